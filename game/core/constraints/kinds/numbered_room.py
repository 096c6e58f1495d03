"""Numbered rooms: a clue is the digit in the cell whose number is the first digit of the line."""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...digits import Cell
from ..clause import Clause
from ..edge import EdgeKind
from ..kind import Case, Example
from ..marks import Clue
from ..meaning import AtOnce, Digits
from ..rule import Automaton, Rule
from ..unrolled import State

if TYPE_CHECKING:
    from ...geometry import Geometry


class Room(Automaton):
    """The digit at the index given by the first digit is the wanted one, and no other is."""

    start = 0

    def __init__(self, wanted: int, size: int) -> None:
        super().__init__(size)
        self._wanted = wanted

    def step(self, state: State, digit: int, place: int) -> Hashable | None:
        """Count the index from 1; the state begins with the first digit."""
        room: int = state if place else digit
        return room if (digit == self._wanted) is (place + 1 == room) else None


@cache
def room(wanted: int, size: int) -> Room:
    """Return the shared, cached rule."""
    return Room(wanted, size)


class NumberedRoomKind(EdgeKind):
    """A clue at the end of a row or column, in a frame that is its room."""

    word = "numbered-room"
    rank = 420
    links = ("numberedroom",)
    shown = Case(
        "numbered-room=7:r4c1.r4c2.r4c3.r4c4.r4c5.r4c6.r4c7.r4c8.r4c9",
        "r4c1=3 r4c2=8 r4c3=7",
    )
    example = Example(
        (
            "numbered-room=7:r9c5.r8c5.r7c5.r6c5.r5c5.r4c5.r3c5.r2c5.r1c5~"
            "numbered-room=7:r2c9.r2c8.r2c7.r2c6.r2c5.r2c4.r2c3.r2c2.r2c1~"
            "numbered-room=6:r5c9.r5c8.r5c7.r5c6.r5c5.r5c4.r5c3.r5c2.r5c1~"
            "numbered-room=6:r1c1.r1c2.r1c3.r1c4.r1c5.r1c6.r1c7.r1c8.r1c9~"
            "numbered-room=5:r8c1.r8c2.r8c3.r8c4.r8c5.r8c6.r8c7.r8c8.r8c9~"
            "numbered-room=6:r9c1.r9c2.r9c3.r9c4.r9c5.r9c6.r9c7.r9c8.r9c9~"
            "numbered-room=9:r9c6.r8c6.r7c6.r6c6.r5c6.r4c6.r3c6.r2c6.r1c6~"
            "numbered-room=5:r9c3.r8c3.r7c3.r6c3.r5c3.r4c3.r3c3.r2c3.r1c3~"
            "numbered-room=8:r8c9.r8c8.r8c7.r8c6.r8c5.r8c4.r8c3.r8c2.r8c1~"
            "numbered-room=8:r6c9.r6c8.r6c7.r6c6.r6c5.r6c4.r6c3.r6c2.r6c1~"
            "numbered-room=4:r3c1.r3c2.r3c3.r3c4.r3c5.r3c6.r3c7.r3c8.r3c9~"
            "numbered-room=4:r1c6.r2c6.r3c6.r4c6.r5c6.r6c6.r7c6.r8c6.r9c6"
        ),
        "...........5......9......84..25..9....3...........6.3..34.........6.......83.....",
    )

    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return the rule about the digit's room."""
        return [(one.cells, room(one.values[0], board.size))]

    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> AtOnce:
        """Return that the cell named by the first one has the clue, or is empty."""
        [wanted] = one.values
        first, cells = one.cells[0], one.cells

        def keeps(digits: Digits) -> bool:
            if first not in digits:
                return True
            return digits.get(cells[digits[first] - 1], wanted) == wanted

        return AtOnce(keeps)

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether the clue is a digit."""
        return super().fits(one, board) and 1 <= one.values[0] <= board.size

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Iterable[Clue]:
        """Return the clue as the number of a room."""
        for mark in super().marks(one, board, every):
            yield mark._replace(text=f"#{mark.text}")


KINDS = (NumberedRoomKind(),)
