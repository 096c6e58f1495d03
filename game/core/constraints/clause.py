"""A rule of a puzzle that is understood: what kind it is of, its cells and its numbers."""

from typing import NamedTuple

from ..digits import Cell


class Clause(NamedTuple):
    """One cage, line, dot or clue; what it means is for its kind to say.

    It is what is made of a `game.core.constraint.Constraint`, which says how a file told it.

    A kind that speaks of the whole board has no cells.
    """

    kind: str
    """The word of its kind, in codes and in keys of messages."""
    cells: tuple[Cell, ...] = ()
    values: tuple[int, ...] = ()
