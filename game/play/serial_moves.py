"""Moves and what else was played as plain values for JSON, and back."""

from collections.abc import Callable
from typing import Any, Final, assert_never

from game.core.geometry import Geometry
from game.play.fields import LARGEST, SaveError, cause, integer, listed, truth
from game.play.intents import Tool
from game.play.move import (
    ApplyStep,
    EraseEntries,
    EraseNotes,
    FillAll,
    MendNotes,
    Move,
    Place,
    RevealDigit,
    SetNote,
    StartAgain,
)
from game.play.played import GoTo, Missed, Named, Played


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
        case _:
            assert_never(move)


class MoveReader:
    """Reads what was played on a board of a shape; anything that cannot be is a `SaveError`."""

    def __init__(self, geometry: Geometry) -> None:
        self._last_cell: Final = len(geometry.cells) - 1
        self._digits: Final = geometry.size
        self._masks: Final = int(geometry.all_digits)
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

    def _mask(self, value: object) -> int:
        return integer(value, 0, self._masks)

    def _cells(self, value: object) -> tuple[int, ...]:
        return tuple(self._cell(item) for item in listed(value))

    def _pairs(self, value: object) -> tuple[tuple[int, int], ...]:
        return tuple((self._cell(cell), self._digit(digit)) for cell, digit in listed(value))


def _note_tool(value: object) -> Tool:
    tool = Tool(value)
    if tool is Tool.DIGIT:
        raise SaveError("note")
    return tool
