"""The rating of a puzzle, as forums publish it: ER, EP and ED of Sudoku Explainer 1.2.1.

A technique is used whenever those before it in the table find nothing. The scale is the published
one; how each technique is found is our own.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from ....core.errors import ClassicOnlyError
from ....core.geometry import CLASSIC
from ....core.grid import Grid
from ...board import Board, never
from ...search.aligned import Aligned, aligned_pairs, aligned_triplets
from ...sets import CandidateSet, union
from . import basics, cycles, forcing, grave, loops
from .climb import Rule, Scale, rated_as
from .position import Position


class ExplainerRating(NamedTuple):
    """The ratings of a puzzle, and the name of the technique that decided them."""

    er: float
    """The rating of the hardest step, with one decimal."""
    ep: float
    """The rating of the hardest step up to the first that places a digit."""
    ed: float
    """The rating of the first step."""
    technique: str
    """The id of the hardest step's technique on this scale."""
    solved: bool
    """Whether the puzzle was solved; if not, the ratings are those of the part that was."""


def _aligned(position: Position, search: Callable[[Board], Iterator[Aligned]]) -> CandidateSet:
    return union(found.gone for found in search(position.board()))


RULES: Final[tuple[Rule, ...]] = (
    *basics.COMMON,
    Rule(rated_as("xy-wing"), "xy-wing", partial(basics.wings, pivot=2), 80),
    Rule(rated_as("xyz-wing"), "xyz-wing", partial(basics.wings, pivot=3)),
    Rule(
        rated_as("uniqueness-test-1"),
        "unique-loop",
        partial(loops.unique_loops, naked_pair=1),
        slow=True,
    ),
    Rule(rated_as("naked-quad"), "naked-quad", partial(basics.naked_subsets, size=4)),
    Rule(rated_as("jellyfish"), "jellyfish", partial(basics.fish, size=4)),
    Rule(rated_as("hidden-quad"), "hidden-quad", partial(basics.hidden_subsets, size=4)),
    Rule(rated_as("bug-plus-1"), "universal-grave", grave.universal_grave),
    Rule(62, "aligned-pair-exclusion", partial(_aligned, search=aligned_pairs), slow=True),
    Rule(65, "forcing-chain", cycles.cycles_and_chains, longer=True),
    Rule(
        75,
        "aligned-triplet-exclusion",
        partial(_aligned, search=aligned_triplets),
        longer=True,
        late=True,
    ),
    Rule(75, "nishio-forcing-chain", forcing.nishio, longer=True),
    Rule(80, "multiple-forcing-chains", forcing.multiple_chains, longer=True),
    Rule(85, "dynamic-forcing-chains", forcing.dynamic_chains, longer=True),
    Rule(90, "dynamic-forcing-chains-plus", forcing.dynamic_chains_plus, longer=True),
    Rule(95, "nested-chains", partial(forcing.nested_chains, level=2), longer=True),
    Rule(100, "nested-multiple-chains", partial(forcing.nested_chains, level=3), longer=True),
    Rule(105, "nested-dynamic-chains", partial(forcing.nested_chains, level=4), longer=True),
)
"""The techniques in the order they are used; singles are apart."""
SCALE: Final = Scale(RULES)


def explainer_rating(grid: Grid, cancelled: Callable[[], bool] = never) -> ExplainerRating:
    """Return the ratings of a 9x9 grid that has one solution.

    Raises `ClassicOnlyError` for another shape, and `CancelledError` when `cancelled`, which is
    called often, returns true.
    """
    if grid.geometry != CLASSIC:
        raise ClassicOnlyError("Sudoku Explainer", grid.geometry.code)
    climb = SCALE.climb(grid, cancelled)
    return ExplainerRating(
        climb.rating / 10, climb.placing / 10, climb.first / 10, climb.hardest, climb.solved
    )


def is_rated(grid: Grid, least: float, cancelled: Callable[[], bool] = never) -> bool:
    """Whether the ER of a 9x9 grid with one solution is at least `least`.

    It is quicker than the full rating for harder grids. Raises as `explainer_rating` does.
    """
    enough = round(10 * least)
    return SCALE.climb(grid, cancelled, enough).rating >= enough
