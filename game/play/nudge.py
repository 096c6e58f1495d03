"""Where an expert would look next, without naming the cell or digit to find."""

from ..core.geometry import CLASSIC, Geometry, House, HouseKind
from ..core.grid import Grid
from ..core.message import Message, message
from ..core.naming import house_words

NEARLY_FULL = 3
"""So many empty cells of a house are few."""


def nudge(grid: Grid) -> Message | None:
    """Return a nearly full house, or a frequent digit, where an entry is possible.

    Houses with one empty cell come first, then whatever leaves least to examine. None if no house
    and no digit has a last place.
    """
    geometry, values = grid.geometry, grid.values
    empty = {house: [c for c in house.cells if not values[c]] for house in geometry.houses}
    found: list[tuple[int, int, Message]] = []
    for house, cells in empty.items():
        if 0 < len(cells) <= NEARLY_FULL and any(_is_known(grid, cell) for cell in cells):
            words = message("nudge.house", len(cells), house=_named(house, geometry))
            found.append((2 * len(cells) - 1, house.number, words))
    for digit in range(1, geometry.size + 1):
        there = sum(value == digit for value in values)
        if any(_has_last_place(grid, digit, house) for house in geometry.houses):
            words = message("nudge.digit", there, digit=geometry.symbol_for(digit))
            found.append((2 * (geometry.size - there), digit, words))
    return min(found, key=lambda each: each[:2])[2] if found else None


def _named(house: House, geometry: Geometry) -> Message:
    """Return the name of a house; a box by its position, since box numbers are not shown."""
    if geometry == CLASSIC and house.kind is HouseKind.BOX:
        return message(f"nudge.box.{house.number}")
    return house_words(house)


def _is_known(grid: Grid, cell: int) -> bool:
    """Whether the digits on the board force a cell's digit, or a digit of it into that cell."""
    mask, houses = grid.candidates[cell], grid.geometry.houses
    if mask.bit_count() == 1:
        return True
    return any(
        _has_last_place(grid, digit, houses[house])
        for digit in grid.candidates_of(cell)
        for house in grid.geometry.houses_of[cell]
    )


def _has_last_place(grid: Grid, digit: int, house: House) -> bool:
    bit = 1 << (digit - 1)
    return sum(1 for cell in house.cells if grid.candidates[cell] & bit) == 1
