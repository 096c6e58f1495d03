"""A gamepad as the hand of one side: a stick for the cells, and one for the digits.

The right stick's eight ways and its click are the square of digits; a digit is entered as the stick
comes back. Without sticks A opens the square, and the cross and A choose in it.
"""

from typing import TYPE_CHECKING, Final

from ...play.versus.game import Side
from ...shell.gamepad import CROSS, LEFT_STICK, PUSHED, RELEASED, RIGHT_CLICK, RIGHT_STICK, PadEvent

if TYPE_CHECKING:
    from ...play.versus.table import Happened, Table

MIDDLE: Final = 4
"""The number of the key in the middle of the square, which the click is."""
SLANTED: Final = 0.41
"""What is this share of the other way, or more, is a diagonal: the tangent of 22.5 degrees."""
HELD_AFTER: Final = 0.28
HELD_STEP: Final = 0.09
"""Seconds until a held way goes on, and from then on from cell to cell."""


def key_towards(x: float, y: float) -> int | None:
    """Return the key of the square in a stick's direction; `None` at rest."""
    if x * x + y * y < PUSHED * PUSHED:
        return None
    across, down = abs(x), abs(y)
    column = 0 if across < SLANTED * down else (1 if x > 0 else -1)
    row = 0 if down < SLANTED * across else (1 if y > 0 else -1)
    return (row + 1) * 3 + column + 1


class PadHand:
    """A gamepad's choices: a cell, and whether the square of digits is open."""

    def __init__(self, pad: int, side: Side) -> None:
        self.pad: Final = pad
        self.side: Final = side
        self.cell = 40
        self.square: int | None = None
        """The key that is looked at in the square, while that is open."""
        self.aim: int | None = None
        """The key that the right stick is pushed to."""
        self.notes = False
        """Whether what is entered is a note."""
        self._stick = (0.0, 0.0)
        self._way = (0, 0)
        self._held = 0.0

    @property
    def shown(self) -> frozenset[int]:
        """The keys that are pointed at."""
        return frozenset(key for key in (self.square, self.aim) if key is not None)

    def hear(self, told: PadEvent, table: "Table") -> "Happened | None":
        """Carry out what the gamepad reports."""
        if told.control == RIGHT_STICK:
            # Both of its axes are told one after the other: what they mean is seen with the frame.
            self._stick = told.x, told.y
        elif told.is_stick:
            self._turn(told, table)
        elif told.control == "L":
            self.notes = told.down
        elif told.down:
            return self._press(told.control, table)
        return None

    def _press(self, control: str, table: "Table") -> "Happened | None":
        if control == RIGHT_CLICK and self.aim is None:
            return self._write(MIDDLE, table)
        if control == "A":
            if self.square is None:
                self.square = MIDDLE
            else:
                key, self.square = self.square, None
                return self._write(key, table)
        elif control == "B":
            self.square = None
        return None

    def _aim(self, table: "Table") -> "Happened | None":
        x, y = self._stick
        key = key_towards(x, y)
        if key is not None:
            self.aim = key
        elif self.aim is not None and max(abs(x), abs(y)) < RELEASED:
            key, self.aim = self.aim, None
            return self._write(key, table)
        return None

    def _write(self, key: int, table: "Table") -> "Happened | None":
        self.reach(table)
        return table.write(self.side, key + 1, is_note=self.notes, stays=True)

    def _turn(self, told: PadEvent, table: "Table") -> None:
        limit = PUSHED if told.control == LEFT_STICK else 0.5
        way = (
            (told.x > limit) - (told.x < -limit),
            (told.y > limit) - (told.y < -limit),
        )
        if told.control == CROSS or max(abs(told.x), abs(told.y)) < RELEASED or any(way):
            if any(way) and way != self._way:
                self._step(way, table)
                self._held = 0.0
            self._way = way

    def update(self, seconds: float, table: "Table") -> "Happened | None":
        """Repeat a held direction, and enter the digit when the right stick returns."""
        if any(self._way):
            self._held += seconds
            while self._held >= HELD_AFTER:
                self._held -= HELD_STEP
                self._step(self._way, table)
        return self._aim(table)

    def _step(self, way: tuple[int, int], table: "Table") -> None:
        if self.square is not None:
            row, column = divmod(self.square, 3)
            row, column = (
                max(0, min(2, row + way[1])),
                max(0, min(2, column + way[0])),
            )
            self.square = row * 3 + column
            return
        row, column = divmod(self.cell, 9)
        self.cell = (row + way[1]) % 9 * 9 + (column + way[0]) % 9
        self.reach(table)

    def reach(self, table: "Table") -> None:
        """Set the hand on the table to the cursor."""
        table.point(self.side, self.cell)
