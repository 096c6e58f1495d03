"""A constraint of a board: its kind, its cells and its numbers."""

from typing import NamedTuple

from ..digits import Cell


class Clause(NamedTuple):
    """A cage, line, dot or clue; its kind defines its meaning.

    It is what a kind makes of a `game.core.constraint.Constraint`, the entry of a file. A kind that
    speaks of the whole board has no cells.
    """

    kind: str
    """The word of its kind, in codes and in keys of messages."""
    cells: tuple[Cell, ...] = ()
    values: tuple[int, ...] = ()
