"""The boards that the menu shows: how much a level erases, and the game to go on with."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ...core.geometry import CLASSIC, Geometry
from ...generate.levels import Level, LevelRange, Shape
from ...play.cell_view import CellView

if TYPE_CHECKING:
    from ...play.arcade.playback import Trace

_FULL: Final = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
"""A solved board, for show."""
_ORDER: Final = tuple(sorted(range(81), key=lambda cell: (cell * 50 + 23) % 83))
"""The order in which the show board loses its cells: scattered, and the same for all levels."""
SHOWN: Final = 4
"""What the boards of other shapes are drawn from."""
FILL_SECONDS: Final = 0.75
"""From one digit to the next on the board of a level."""
RUN_SECONDS: Final = 25.0
"""What a run that plays itself is shortened to."""
SHORTEST: Final = 0.12
LONGEST: Final = 1.5
"""Seconds from one of its entries to the next."""
LAST_SECONDS: Final = 3.0
"""How long a full board stands before it begins anew."""


def level_cells(level: Level) -> tuple[CellView, ...]:
    """Return a classic board with as many cells erased as a level does: a picture, not a puzzle."""
    return _without(map(int, _FULL), _ORDER, level.range)


class Filling:
    """A preview board that fills itself in, again and again."""

    def __init__(
        self, cells: tuple[CellView, ...], steps: Sequence[tuple[float, Iterable[tuple[int, int]]]]
    ) -> None:
        """Each step is the seconds that it waits for, and which cells have which digits then."""
        self._start: Final = cells
        self._steps: Final = steps
        self._place = 0
        self._since = 0.0
        self.cells = cells

    def advance(self, seconds: float) -> bool:
        """Let time pass; whether the board has changed."""
        self._since += seconds
        is_full = self._place == len(self._steps)
        if self._since < (LAST_SECONDS if is_full else self._next_wait):
            return False
        self._since = 0.0
        if is_full:
            self._place, self.cells = 0, self._start
        else:
            self._step()
        return True

    def finish(self) -> None:
        """Fill the board in at once."""
        while self._place < len(self._steps):
            self._step()

    @property
    def _next_wait(self) -> float:
        return self._steps[self._place][0]

    def _step(self) -> None:
        cells = list(self.cells)
        for cell, digit in self._steps[self._place][1]:
            cells[cell] = CellView(digit=digit)
        self.cells = tuple(cells)
        self._place += 1


def level_filling(level: Level) -> Filling:
    """Return the classic board of a level, which is filled in at an even pace."""
    bounds = level.range
    lacking = _ORDER[: (bounds.fewest + bounds.most) // 2]
    steps = [(FILL_SECONDS, ((cell, int(_FULL[cell])),)) for cell in reversed(lacking)]
    return Filling(level_cells(level), steps)


def run_filling(trace: "Trace") -> Filling:
    """Return the board of a run, which is played as it was, only quicker."""
    times = [0, *(change.at for change in trace.changes)]
    share = RUN_SECONDS / max(times[-1], 1)
    waits = [
        min(max((after - before) * share, SHORTEST), LONGEST) for before, after in pairwise(times)
    ]
    cells = tuple(CellView(digit=digit, given=digit > 0) for digit in trace.givens.values)
    digits = (change.digits for change in trace.changes)
    return Filling(cells, list(zip(waits, digits, strict=True)))


@cache
def shown_geometry(shape: Shape) -> Geometry:
    """Return the board of a shape; of jigsaws, the one that is shown for all of them."""
    if shape is Shape.CLASSIC:
        return CLASSIC
    # Imported when used: the first frame has the classic board.
    from random import Random

    from ...generate.dig import board_of

    return board_of(shape, Random(SHOWN))


@cache
def shape_board(shape: Shape, level: Level) -> tuple[Geometry, tuple[CellView, ...]]:
    """Return a board of a shape with as many cells erased as a level does, for show."""
    if shape is Shape.CLASSIC:
        return CLASSIC, level_cells(level)
    from random import Random

    from ...generate.dig import drawn_grids
    from ...generate.draw import Draw
    from ...solve.exact import random_grid

    rng = Random(SHOWN)
    if shape.is_drawn:
        full = next(drawn_grids(shape, level, rng))
    else:
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
