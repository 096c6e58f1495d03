"""The rating of a puzzle: that of its hardest step when each step is the easiest there is.

The scale is the published one of Sudoku Explainer, in tenths from 1.0 to about 12; how each
technique is found is our own.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from ....core.grid import Grid
from ...board import never
from ...search.two_links import Pairing
from . import basics, bent, chains, grave, links, loops, nets
from .climb import Rule, Scale, rated_as


class ExplainerRating(NamedTuple):
    """The rating of a puzzle, and the name of the technique that decided it."""

    rating: float
    """The rating of the hardest step, with one decimal."""
    hardest: str
    """The id of that step's technique on this scale."""
    solved: bool
    """Whether the puzzle was solved; if not, `rating` is that of the part that was."""


_NET: Final = rated_as("forcing-net-verity")
RULES: Final[tuple[Rule, ...]] = (
    *basics.COMMON,
    Rule(
        rated_as("skyscraper"),
        "skyscraper",
        partial(basics.two_links, pairings=(Pairing.ROWS, Pairing.COLUMNS)),
        66,
    ),
    Rule(
        rated_as("two-string-kite"),
        "two-string-kite",
        partial(basics.two_links, pairings=(Pairing.CROSSED,)),
        66,
    ),
    Rule(
        rated_as("turbot-fish"),
        "turbot-fish",
        partial(basics.two_links, pairings=(Pairing.BLOCK,)),
        66,
    ),
    Rule(rated_as("xy-wing"), "xy-wing", partial(basics.wings, pivot=2), 71),
    Rule(rated_as("empty-rectangle"), "grouped-links", links.grouped_links, slow=True),
    Rule(rated_as("xyz-wing"), "xyz-wing", partial(basics.wings, pivot=3)),
    Rule(rated_as("uniqueness-test-1"), "unique-loop", loops.unique_loops, slow=True),
    Rule(rated_as("naked-quad"), "naked-quad", partial(basics.naked_subsets, size=4)),
    Rule(rated_as("jellyfish"), "jellyfish", partial(basics.fish, size=4)),
    Rule(rated_as("hidden-quad"), "hidden-quad", partial(basics.hidden_subsets, size=4)),
    Rule(54, "three-links", partial(links.three_links, grouped=False), 67),
    Rule(55, "wxyz-wing", partial(bent.bent_wing, size=4), slow=True),
    Rule(rated_as("bug-plus-1"), "universal-grave", grave.universal_grave),
    Rule(57, "grouped-three-links", partial(links.three_links, grouped=True), slow=True),
    Rule(62, "vwxyz-wing", partial(bent.bent_wing, size=5), slow=True),
    Rule(65, "forcing-chain", chains.cycles_and_chains),
    Rule(66, "uvwxyz-wing", partial(bent.bent_wing, size=6), slow=True),
    Rule(75, "nishio", chains.nishio),
    Rule(rated_as("forcing-chain-verity"), "multiple-forcing-chains", chains.multiple_chains),
    Rule(_NET, "dynamic-forcing-chains", partial(nets.dynamic_chains, base=_NET, locked=False)),
    Rule(90, "dynamic-forcing-chains-plus", partial(nets.dynamic_chains, base=90, locked=True)),
    Rule(rated_as("nested-net"), "nested-forcing-chains", nets.nested_chains),
)
"""The techniques, easiest first; singles are apart. Numbers are of what only this scale has."""
SCALE: Final = Scale(RULES)


def explainer_rating(grid: Grid, cancelled: Callable[[], bool] = never) -> ExplainerRating:
    """Return the rating of a 9x9 grid that has one solution.

    Raises `CancelledError` when `cancelled`, which is asked often, says so.
    """
    climb = SCALE.climb(grid, cancelled)
    return ExplainerRating(climb.rating / 10, climb.hardest, climb.solved)
