"""The boards that the menu shows: how much a level erases, and the game to go on with."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from game.core.geometry import CLASSIC, Geometry
from game.generate.levels import Level, LevelRange, Shape
from game.play.cell_view import CellView

_FULL: Final = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
"""A solved board, for show."""
_ORDER: Final = tuple(sorted(range(81), key=lambda cell: (cell * 50 + 23) % 83))
"""The order in which the show board loses its cells: scattered, and the same for all levels."""
SHOWN: Final = 4
"""What the boards of other shapes are drawn from."""


def level_cells(level: Level) -> tuple[CellView, ...]:
    """Return a classic board with as many cells erased as a level does: a picture, not a puzzle."""
    return _without(map(int, _FULL), _ORDER, level.range)


def level_fills(level: Level) -> tuple[tuple[int, int], ...]:
    """Return the cells that the board of a level lacks with their digits, as it is filled in."""
    bounds = level.range
    lacking = _ORDER[: (bounds.fewest + bounds.most) // 2]
    return tuple((cell, int(_FULL[cell])) for cell in reversed(lacking))


@cache
def shown_geometry(shape: Shape) -> Geometry:
    """Return the board of a shape; of jigsaws, the one that is shown for all of them."""
    if shape is Shape.CLASSIC:
        return CLASSIC
    # Imported when used: the first frame has the classic board.
    from random import Random

    from game.generate.dig import board_of

    return board_of(shape, Random(SHOWN))


@cache
def shape_board(shape: Shape, level: Level) -> tuple[Geometry, tuple[CellView, ...]]:
    """Return a board of a shape with as many cells erased as a level does, for show."""
    if shape is Shape.CLASSIC:
        return CLASSIC, level_cells(level)
    from random import Random

    from game.generate.draw import Draw
    from game.solve.exact import random_grid

    rng = Random(SHOWN)
    full = random_grid(rng, shown_geometry(shape))
    order = Draw.of(rng).permutation(len(full.values))
    return full.geometry, _without(full.values, order, shape.levels[level])


def _without(
    digits: Iterable[int], order: Sequence[int], bounds: LevelRange
) -> tuple[CellView, ...]:
    erased = set(order[: (bounds.fewest + bounds.most) // 2])
    return tuple(
        CellView() if cell in erased else CellView(digit=digit, given=True)
        for cell, digit in enumerate(digits)
    )
