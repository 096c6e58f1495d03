"""A side's choice of box, cell and digit: three taps of nine keys are an entry.

A tap means what is lit and nothing else. A key that never arrived leaves everything as it was, and
so does what the other side enters meanwhile: only one's own taps change what the next one means.
"""

from enum import Enum
from typing import Final, NamedTuple

from ...core.geometry import CLASSIC
from .game import Side, VersusGame

BOXES: Final = tuple(tuple(house.cells) for house in CLASSIC.houses[18:27])
"""The cells of each box in reading order: the places of the nine keys."""


class Asks(Enum):
    """What the next tap chooses; the value ends a key of its message."""

    BOX = "box"
    CELL = "cell"
    DIGIT = "digit"


class Hand(NamedTuple):
    """The choices made for an entry so far."""

    box: int | None = None
    cell: int | None = None

    @property
    def asks(self) -> Asks:
        """What the next tap chooses."""
        if self.cell is not None:
            return Asks.DIGIT
        return Asks.BOX if self.box is None else Asks.CELL

    @property
    def back(self) -> "Hand":
        """The hand one tap earlier."""
        return Hand(self.box) if self.cell is not None else Hand()


EMPTY: Final = Hand()


def at_cell(cell: int) -> Hand:
    """Return a hand that has chosen a cell."""
    return Hand(cell // 27 * 3 + cell % 9 // 3, cell)


def can_fill(game: VersusGame, side: Side, cell: int) -> bool:
    """Whether a side may still enter something in a cell."""
    return not game.values[side][cell] and cell not in game.closed[side]


def reach(hand: Hand, game: VersusGame, side: Side) -> frozenset[int]:
    """Return the keys, from 0, that have an effect now and are lit."""
    match hand.asks:
        case Asks.BOX:
            return frozenset(
                box
                for box, cells in enumerate(BOXES)
                if any(can_fill(game, side, cell) for cell in cells)
            )
        case Asks.CELL:
            assert hand.box is not None
            return frozenset(
                place for place, cell in enumerate(BOXES[hand.box]) if can_fill(game, side, cell)
            )
        case Asks.DIGIT:
            return frozenset(range(9))


def tapped(hand: Hand, game: VersusGame, side: Side, key: int) -> tuple[Hand, int | None]:
    """Return the hand after a tap, and the digit if it was the third.

    Unlit keys have no effect, unless none is lit: then the hand is empty again.
    """
    lit = reach(hand, game, side)
    if key not in lit:
        return (hand if lit else EMPTY), None
    match hand.asks:
        case Asks.BOX:
            return Hand(key), None
        case Asks.CELL:
            assert hand.box is not None
            return Hand(hand.box, BOXES[hand.box][key]), None
        case Asks.DIGIT:
            return hand, key + 1
