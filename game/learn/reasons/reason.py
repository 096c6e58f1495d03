"""Reasons why an answer is wrong, and questions about cells that several families share."""

from collections.abc import Iterable
from typing import NamedTuple

from ...core.digits import Digit, Mask, digits_of
from ...core.geometry import CLASSIC
from ...core.grid import Grid
from ...core.message import Message, message
from ...core.naming import house_words, listed


class Reason(NamedTuple):
    """Why an answer is wrong, and the cells that show it."""

    words: Message
    cells: tuple[int, ...]


def names(cells: Iterable[int], joint: str = "list") -> Message | str:
    """Return cells, at least one, as a list; with `list.or` as alternatives."""
    return listed([CLASSIC.cell_name(cell) for cell in sorted(cells)], joint)


def figures(digits: Iterable[int], joint: str = "list") -> Message | str:
    """Return digits, at least one, as a list; with `list.or` as alternatives."""
    return listed([str(digit) for digit in sorted(digits)], joint)


def house(index: int) -> Message:
    """Return a house in words."""
    return house_words(CLASSIC.houses[index])


def houses(indices: Iterable[int]) -> Message:
    """Return houses, at least one, as a list."""
    return listed([house(index) for index in sorted(indices)])


def common_houses(cells: Iterable[int]) -> list[int]:
    """Return the houses that contain all of some cells."""
    shared = [set(CLASSIC.houses_of[cell]) for cell in cells]
    return sorted(set.intersection(*shared)) if shared else []


def digits_in(position: Grid, cells: Iterable[int]) -> tuple[Digit, ...]:
    """Return the candidates that occur in some cells."""
    mask = 0
    for cell in cells:
        mask |= position.candidates[cell]
    return digits_of(Mask(mask))


def places(position: Grid, digit: int, index: int) -> frozenset[int]:
    """Return the cells of a house that can hold a digit."""
    return frozenset(
        cell for cell in CLASSIC.houses[index].cells if position.candidates[cell] >> (digit - 1) & 1
    )


def filled(position: Grid, cells: Iterable[int]) -> Reason | None:
    """Return that a marked cell is filled, if one is."""
    for cell in sorted(cells):
        if position.values[cell]:
            said = message("learn.why.filled", cell=CLASSIC.cell_name(cell))
            return Reason(said, (cell,))
    return None


def third_place(position: Grid, digit: int, index: int, cells: frozenset[int]) -> Reason | None:
    """Return where else a digit can be in a house, if anywhere."""
    more = places(position, digit, index) - cells
    if not more:
        return None
    said = message("learn.why.another_place", digit=digit, house=house(index), cells=names(more))
    return Reason(said, tuple(sorted(more)))
