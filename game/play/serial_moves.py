"""Converts moves and other played events to plain values for JSON, and back."""

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, NamedTuple

from ..core.geometry import Geometry
from ..plain import LONGEST_NAME, clean
from . import moves
from .fields import LARGEST, SaveError, cause, integer, listed, truth
from .moves import Move
from .paint import COLOURS, Spot
from .played import GoKeeping, GoTo, Missed, Named, OutOfTime, Played
from .selection import Tool


def encode_played(played: Played) -> list[object]:
    """Return the time, the word and the fields of a played event."""
    what = played.what
    fields = (getattr(what, name) for name in what.__match_args__)
    return [played.at, _WORDS[type(what)], *map(_plain, fields)]


class MoveReader:
    """Reads played events on a board of a shape; raises `SaveError` for impossible ones."""

    def __init__(self, geometry: Geometry) -> None:
        self._last_cell: Final = len(geometry.cells) - 1
        self._digits: Final = geometry.size
        self._masks: Final = int(geometry.all_digits)
        self._constraints: Final = geometry.constraints

    def move(self, plain: object) -> Move:
        """Return the move given by a word and its fields."""
        move: Move = self._read(listed(plain), _MOVES)
        return move

    def played(self, plain: list[Any], milliseconds: int) -> tuple[Played, ...]:
        """Return the played events: times never decrease, and none is later than the clock."""
        found, latest, is_timed = [], 0, False
        for number, item in enumerate(plain, 1):
            try:
                time, *what = listed(item)
                if time is not None or is_timed:
                    latest = integer(time, latest, milliseconds)
                    is_timed = True
                found.append(Played(self._read(what, _FORMS), time))
            except (SaveError, TypeError, ValueError) as error:
                reason = error.reason if isinstance(error, SaveError) else cause(error)
                raise SaveError("at_move", number=number, reason=reason) from error
        return tuple(found)

    def _read(self, plain: list[Any], forms: "dict[str, Form]") -> Any:
        word, *items = plain
        if word not in forms:
            raise SaveError("move", value=f"{plain!r:.40}")
        kind, readers = forms[word]
        found = kind(*(read(self, item) for read, item in zip(readers, items, strict=True)))
        if isinstance(found, moves.Connect) and not found.start < found.end:
            raise SaveError("line")
        return found

    # How each kind of field is read.

    def _position(self, value: object) -> int:
        return integer(value, 0, LARGEST)

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

    def _pairs(self, value: object) -> tuple[tuple[int, int], ...]:
        return tuple((self._cell(cell), self._digit(digit)) for cell, digit in listed(value))

    def _spots(self, value: object) -> tuple[Spot, ...]:
        return tuple(map(self._spot, listed(value)))

    def _colour(self, value: object) -> int:
        return integer(value, 1, COLOURS)

    def _truth(self, value: object) -> bool:
        return truth(value)

    def _name(self, value: object) -> str:
        if not isinstance(value, str) or not value or clean(value, most=LONGEST_NAME) != value:
            raise SaveError("name", value=f"{value!r:.40}")
        return value

    def _note_tool(self, value: object) -> Tool:
        tool = Tool(value)
        if tool is Tool.DIGIT:
            raise SaveError("note")
        # An armed digit was once noted with the tool of colours, which stood in the middle.
        return Tool.CENTRE if tool is Tool.COLOUR else tool


class Form(NamedTuple):
    """How a kind of event is written: its class, and a reader for each field."""

    kind: Callable[..., Any]
    readers: tuple[Callable[[MoveReader, object], object], ...] = ()


_CELL, _CELLS, _PAIRS = MoveReader._cell, MoveReader._cells, MoveReader._pairs
_DIGIT, _MASK, _SPOT = MoveReader._digit, MoveReader._mask, MoveReader._spot
_TRUTH, _NAME = MoveReader._truth, MoveReader._name

_MOVES: Final = {
    "place": Form(moves.Place, (_CELLS, _DIGIT, _TRUTH)),
    "erase": Form(moves.EraseEntries, (_CELLS,)),
    "erase-notes": Form(moves.EraseNotes, (_CELLS,)),
    "note": Form(moves.SetNote, (_CELLS, _DIGIT, MoveReader._note_tool, _TRUTH)),
    "fill": Form(moves.FillAll),
    "restart": Form(moves.StartAgain),
    "step": Form(moves.ApplyStep, (_PAIRS, _PAIRS, _TRUTH)),
    "mend": Form(moves.MendNotes, (_CELL, _MASK, _MASK)),
    "set-notes": Form(moves.SetNotes, (_CELLS, _MASK, _MASK)),
    "reveal": Form(moves.RevealDigit, (_CELL, _DIGIT, _TRUTH)),
    "colour": Form(moves.Colour, (MoveReader._spots, MoveReader._colour, _TRUTH)),
    "line": Form(moves.Connect, (_SPOT, _SPOT, _TRUTH, _TRUTH)),
    "erase-paint": Form(moves.ErasePaint, (_CELLS,)),
    "strike": Form(moves.StrikeSet, (MoveReader._cage, _MASK, _TRUTH)),
    "trial": Form(moves.StartTrial),
    "end-trial": Form(moves.FinishTrial, (_TRUTH,)),
    "checkpoint": Form(moves.KeepCheckpoint, (_NAME,)),
    "return": Form(moves.GoToCheckpoint, (_NAME,)),
    "forget": Form(moves.ForgetCheckpoint, (_NAME,)),
}
_FORMS: Final = _MOVES | {
    "go": Form(GoTo, (MoveReader._position,)),
    "go-keeping": Form(GoKeeping, (MoveReader._position, _TRUTH)),
    "missed": Form(Missed, (_CELL, _DIGIT)),
    "named": Form(Named, (_PAIRS, _PAIRS)),
    "out-of-time": Form(OutOfTime),
}
_WORDS: Final = {form.kind: word for word, form in _FORMS.items()}


def _plain(value: object) -> object:
    """Return a field as JSON has it: an enum's value, and lists for tuples."""
    if isinstance(value, Enum):
        return value.value
    return list(map(_plain, value)) if isinstance(value, tuple) else value
