"""Moves and what else was played as plain values for JSON, and back."""

from collections.abc import Callable
from typing import Any, Final, assert_never

from ..core.geometry import Geometry
from ..plain import LONGEST_NAME, clean
from .fields import LARGEST, SaveError, cause, integer, listed, truth
from .moves import (
    ApplyStep,
    Colour,
    Connect,
    EraseEntries,
    EraseNotes,
    ErasePaint,
    FillAll,
    FinishTrial,
    ForgetCheckpoint,
    GoToCheckpoint,
    KeepCheckpoint,
    MendNotes,
    Move,
    Place,
    RevealDigit,
    SetNote,
    StartAgain,
    StartTrial,
    StrikeSet,
)
from .paint import COLOURS, Spot
from .played import GoTo, Missed, Named, Played
from .selection import Tool


def encode_played(played: Played) -> list[object]:
    """Return the time, the word and the rest of something that was played."""
    return [played.at, *_encode(played.what)]


def _encode(what: Move | GoTo | Missed | Named) -> list[object]:
    match what:
        case GoTo(position):
            return ["go", position]
        case Missed(cell, digit):
            return ["missed", cell, digit]
        case Named(placements, eliminations):
            return ["named", list(map(list, placements)), list(map(list, eliminations))]
        case _:
            return _encode_move(what)


def _encode_move(move: Move) -> list[object]:
    match move:
        case Place(cells, digit, clean):
            return ["place", list(cells), digit, clean]
        case EraseEntries(cells):
            return ["erase", list(cells)]
        case EraseNotes(cells):
            return ["erase-notes", list(cells)]
        case SetNote(cells, digit, tool, present):
            return ["note", list(cells), digit, tool.value, present]
        case FillAll():
            return ["fill"]
        case StartAgain():
            return ["restart"]
        case ApplyStep(placements, eliminations, clean):
            return ["step", list(map(list, placements)), list(map(list, eliminations)), clean]
        case MendNotes(cell, corner, centre):
            return ["mend", cell, corner, centre]
        case RevealDigit(cell, digit, clean):
            return ["reveal", cell, digit, clean]
        case Colour(spots, colour, present):
            return ["colour", list(map(list, spots)), colour, present]
        case Connect(start, end, strong, present):
            return ["line", list(start), list(end), strong, present]
        case ErasePaint(cells):
            return ["erase-paint", list(cells)]
        case StrikeSet(cage, digits, present):
            return ["strike", cage, digits, present]
        case StartTrial():
            return ["trial"]
        case FinishTrial(keep):
            return ["end-trial", keep]
        case KeepCheckpoint(name):
            return ["checkpoint", name]
        case GoToCheckpoint(name):
            return ["return", name]
        case ForgetCheckpoint(name):
            return ["forget", name]
        case _:
            assert_never(move)


class MoveReader:
    """Reads what was played on a board of a shape; anything that cannot be is a `SaveError`."""

    def __init__(self, geometry: Geometry) -> None:
        self._last_cell: Final = len(geometry.cells) - 1
        self._digits: Final = geometry.size
        self._masks: Final = int(geometry.all_digits)
        self._constraints: Final = geometry.constraints
        self._moves: Final[dict[str, Callable[..., Move]]] = {
            "place": lambda cells, digit, clean: Place(
                self._cells(cells), self._digit(digit), truth(clean)
            ),
            "erase": lambda cells: EraseEntries(self._cells(cells)),
            "erase-notes": lambda cells: EraseNotes(self._cells(cells)),
            "note": lambda cells, digit, tool, present: SetNote(
                self._cells(cells), self._digit(digit), _note_tool(tool), truth(present)
            ),
            "fill": FillAll,
            "restart": StartAgain,
            "step": lambda placed, removed, clean: ApplyStep(
                self._pairs(placed), self._pairs(removed), truth(clean)
            ),
            "mend": lambda cell, corner, centre: MendNotes(
                self._cell(cell), self._mask(corner), self._mask(centre)
            ),
            "reveal": lambda cell, digit, clean: RevealDigit(
                self._cell(cell), self._digit(digit), truth(clean)
            ),
            "colour": lambda spots, colour, present: Colour(
                tuple(map(self._spot, listed(spots))), integer(colour, 1, COLOURS), truth(present)
            ),
            "line": lambda start, end, strong, present: Connect(
                *self._ends(start, end), truth(strong), truth(present)
            ),
            "strike": lambda cage, digits, present: StrikeSet(
                self._cage(cage), self._mask(digits), truth(present)
            ),
            "erase-paint": lambda cells: ErasePaint(self._cells(cells)),
            "trial": StartTrial,
            "end-trial": lambda keep: FinishTrial(truth(keep)),
            "checkpoint": lambda name: KeepCheckpoint(_name(name)),
            "return": lambda name: GoToCheckpoint(_name(name)),
            "forget": lambda name: ForgetCheckpoint(_name(name)),
        }

    def move(self, plain: object) -> Move:
        """Return a move."""
        kind, *items = listed(plain)
        if kind not in self._moves:
            raise SaveError("move", value=f"{plain!r:.40}")
        return self._moves[kind](*items)

    def played(self, plain: list[Any], milliseconds: int) -> tuple[Played, ...]:
        """Return what was played: its times never fall, and none is later than the clock."""
        found, latest, is_timed = [], 0, False
        for number, item in enumerate(plain, 1):
            try:
                time, *what = listed(item)
                if time is not None or is_timed:
                    latest = integer(time, latest, milliseconds)
                    is_timed = True
                found.append(Played(self._what(what), time))
            except (SaveError, TypeError, ValueError) as error:
                reason = error.reason if isinstance(error, SaveError) else cause(error)
                raise SaveError("at_move", number=number, reason=reason) from error
        return tuple(found)

    def _what(self, plain: list[Any]) -> Move | GoTo | Missed | Named:
        match plain:
            case ["go", position]:
                return GoTo(integer(position, 0, LARGEST))
            case ["missed", cell, digit]:
                return Missed(self._cell(cell), self._digit(digit))
            case ["named", placements, eliminations]:
                return Named(self._pairs(placements), self._pairs(eliminations))
            case _:
                return self.move(plain)

    def _cell(self, value: object) -> int:
        return integer(value, 0, self._last_cell)

    def _digit(self, value: object) -> int:
        return integer(value, 1, self._digits)

    def _cage(self, value: object) -> int:
        cage = integer(value, 0, len(self._constraints) - 1)
        if self._constraints[cage].kind != "cage":
            raise SaveError("move", value=f"{value!r:.40}")
        return cage

    def _mask(self, value: object) -> int:
        return integer(value, 0, self._masks)

    def _cells(self, value: object) -> tuple[int, ...]:
        return tuple(self._cell(item) for item in listed(value))

    def _spot(self, value: object) -> Spot:
        cell, digit = listed(value)
        return self._cell(cell), integer(digit, 0, self._digits)

    def _ends(self, start: object, end: object) -> tuple[Spot, Spot]:
        one, other = self._spot(start), self._spot(end)
        if not one < other:
            raise SaveError("line")
        return one, other

    def _pairs(self, value: object) -> tuple[tuple[int, int], ...]:
        return tuple((self._cell(cell), self._digit(digit)) for cell, digit in listed(value))


def _name(value: object) -> str:
    if not isinstance(value, str) or not value or clean(value, most=LONGEST_NAME) != value:
        raise SaveError("name", value=f"{value!r:.40}")
    return value


def _note_tool(value: object) -> Tool:
    tool = Tool(value)
    if tool is Tool.DIGIT:
        raise SaveError("note")
    # An armed digit was once noted with the tool of colours, which stood in the middle.
    return Tool.CENTRE if tool is Tool.COLOUR else tool
