"""The path of a puzzle by ER: each step with its rating, shown as one of our techniques.

The scale says which technique comes next, and what it removes or places. What it removes is then
shown by our own finders of that technique; of chains by the plainest of ours that removes the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ....core.digits import Cell, Digit
from ....core.grid import Grid
from ...board import Board, CancelledError, never
from ...search.placing import SETS, TABLES
from ...sets import bits
from ...step import Candidate, Step
from ...techniques import BY_ID, hidden_single
from .position import Position
from .rating import SCALE

_TURBOT: Final = ("skyscraper", "two-string-kite", "turbot-fish")
_CHAINS: Final = (
    "remote-pair",
    "xy-chain",
    "continuous-nice-loop",
    "discontinuous-nice-loop",
    "aic",
)
_FORCING: Final = ("forcing-chain-contradiction", "forcing-chain-verity")
_NETS: Final = ("forcing-net-contradiction", "forcing-net-verity", "nested-net")
_X: Final = ("x-wing", *_TURBOT, "x-chain", "simple-colours-trap", "simple-colours-wrap")
_CASES: Final = (*_FORCING[::-1], *_NETS[1::-1], _NETS[2])
_ALL: Final = (*_X, "xy-wing", "w-wing", *_CHAINS, *_FORCING, *_NETS)
_SHOWN_BY: Final[dict[str, Sequence[str]]] = {
    "last-cell": ("full-house",),
    "hidden-single-box": ("hidden-single",),
    "hidden-single-line": ("hidden-single",),
    "direct-pointing": ("locked-candidates-1",),
    "direct-claiming": ("locked-candidates-2",),
    "direct-hidden-pair": ("hidden-pair",),
    "direct-hidden-triplet": ("hidden-triple",),
    "pointing": ("locked-candidates-1",),
    "claiming": ("locked-candidates-2",),
    "naked-pair": ("naked-pair", "locked-pair"),
    "naked-triplet": ("naked-triple", "locked-triple"),
    "hidden-triplet": ("hidden-triple",),
    "unique-loop": (*(f"uniqueness-test-{number}" for number in range(1, 5)), "unique-loop"),
    "universal-grave": ("bug-plus-1", "bug-lite"),
    "bidirectional-x-cycle": _ALL,
    "forcing-x-chain": _ALL,
    "bidirectional-y-cycle": ("xy-wing", "w-wing", *_CHAINS, *_FORCING, *_NETS),
    "nishio-forcing-chain": (*_X, *_FORCING, *_NETS),
    "cell-forcing-chains": _CASES,
    "region-forcing-chains": _CASES,
    "dynamic-cell-forcing-chains": _CASES,
    "dynamic-double-forcing-chains": _CASES,
    "dynamic-region-forcing-chains": _CASES,
}
"""By the scale's name of a technique those of ours that show it; others have the same name."""


class RatedStep(NamedTuple):
    """A step of a path by ER."""

    rating: float
    name: str
    """The id of the technique on the scale."""
    step: Step
    """What it removes or places, and by which pattern of ours."""
    is_shown: bool = True
    """Whether it has a pattern: what a few nets of the scale remove, none of ours does."""


def explainer_path(grid: Grid, cancelled: Callable[[], bool] = never) -> Iterator[RatedStep]:
    """Yield the steps to the solution of a 9x9 grid that has one, always the easiest.

    Raises `CancelledError` when `cancelled`, which is called often, returns true.
    """
    position = Position(grid, cancelled)
    while position.exact:
        if cancelled():
            raise CancelledError
        board = position.board()
        known = len(position.placed)
        singles = position.singles()
        taken = None if singles is None else SCALE.step(position, singles)
        if taken is None:
            return
        rating, name, found = taken
        placed = [TABLES.candidate[key] for key in position.placed[known:]]
        wanted = {Candidate(*SETS.candidate[number]) for number in bits(found.gone)}
        wanted |= {Candidate(Cell(cell), Digit(digit)) for cell, digit in placed}
        for step in _shown(name, board, wanted):
            left = _remaining_step(step, grid)
            if left is not None:
                yield RatedStep(rating / 10, _named(name, left), left)
                grid = left.apply(grid)
        if wanted:
            rest = Step(technique=_NETS[0], eliminations=tuple(sorted(wanted)))
            yield RatedStep(rating / 10, name, rest, is_shown=False)
            grid = rest.apply(grid)


def _named(name: str, step: Step) -> str:
    """Return the name of one find among several that were taken together."""
    if step.technique.endswith("verity") and name.endswith(
        ("cell-forcing-chains", "region-forcing-chains")
    ):
        kind = "region" if step.houses else "cell"
        return name.replace("cell-f", f"{kind}-f").replace("region-f", f"{kind}-f")
    return name


def _remaining_step(step: Step, grid: Grid) -> Step | None:
    """Return a step without what earlier ones have eliminated; None if nothing remains."""
    masks = grid.candidates
    gone = tuple(one for one in step.eliminations if masks[one.cell] >> one.digit - 1 & 1)
    return replace(step, eliminations=gone) if gone or step.placements else None


def _shown(name: str, board: Board, wanted: set[Candidate]) -> Iterator[Step]:
    """Yield our steps that conclude only wanted candidates; remove these from `wanted`."""
    ours = _SHOWN_BY.get(name, (name,) if name in BY_ID else _ALL)
    show = _directly if name.startswith("direct") else _concluded
    for technique in ours:
        for step in BY_ID[technique].find(board):
            yield from show(step, board, wanted)
            if not wanted:
                return


def _concluded(step: Step, _: Board, wanted: set[Candidate]) -> Iterator[Step]:
    """Yield a step with its wanted conclusions; remove these from `wanted`."""
    placed = tuple(one for one in step.placements if one in wanted)
    gone = tuple(one for one in step.eliminations if one in wanted)
    if placed or gone:
        wanted.difference_update(placed, gone)
        yield replace(step, placements=placed, eliminations=gone)


def _directly(step: Step, board: Board, wanted: set[Candidate]) -> Iterator[Step]:
    """Yield a step that leaves hidden singles, then these.

    The scale takes only the singles of the step; its eliminations in their houses follow from them
    anyway.
    """
    houses = board.tables.houses
    for single in sorted(wanted):
        for house in board.tables.houses_of[single.cell]:
            inside = houses[house] & board.planes[single.digit - 1]
            gone = tuple(
                one
                for one in step.eliminations
                if one.digit == single.digit and inside >> one.cell & 1
            )
            if inside == 1 << single.cell | sum(1 << one.cell for one in gone):
                yield replace(step, eliminations=gone)
                yield from _concluded(hidden_single.step(*single, house), board, wanted)
                break
