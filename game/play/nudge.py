"""Where an eye that knows would look next, without saying which cell or digit it would find."""

from ..core.geometry import CLASSIC, Geometry, House, HouseKind
from ..core.grid import Grid
from ..core.message import Message, message
from ..core.naming import house_words

NEARLY_FULL = 3
"""So many empty cells of a house are few."""


def nudge(grid: Grid) -> Message | None:
    """Return a house that is nearly full, or a digit that is often there, where an entry waits.

    A house with one empty cell first, then what leaves least to look at. None where no house and
    no digit has a last place.
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
    """Return a house in words; a box by its place, since nothing shows the numbers of boxes."""
    if geometry == CLASSIC and house.kind is HouseKind.BOX:
        return message(f"nudge.box.{house.number}")
    return house_words(house)


def _is_known(grid: Grid, cell: int) -> bool:
    """Whether the digits on the board leave a cell one digit, or a digit of its that cell alone."""
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
