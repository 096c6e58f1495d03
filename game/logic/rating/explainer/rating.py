"""The rating of a puzzle: that of its hardest step when each step is the easiest there is.

The scale is the published one of Sudoku Explainer, in tenths from 1.0 to about 12; how each
technique is found is our own.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Final, NamedTuple

from game.core.grid import Grid
from game.logic.board import CancelledError, never
from game.logic.rating.explainer import basics, bent, chains, grave, links, loops, nets
from game.logic.rating.explainer.position import BOX_FIELDS, CELL_FIELDS, OPEN, Found, Position
from game.logic.search.locked import claiming_in, pointing_in
from game.logic.search.placing import TABLES
from game.logic.search.two_links import Pairing
from game.logic.sets import CandidateSet
from game.logic.techniques import BY_ID


class ExplainerRating(NamedTuple):
    """The rating of a puzzle, and the name of the technique that decided it."""

    rating: float
    """The rating of the hardest step, with one decimal."""
    hardest: str
    """The id of that step's technique on this scale."""
    solved: bool
    """Whether the puzzle was solved; if not, `rating` is that of the part that was."""


class Rule(NamedTuple):
    """A technique with one rating."""

    rating: int
    name: str
    find: Callable[[Position], Found | CandidateSet | None]
    """Returns what all finds of it remove, or place."""
    until: int = 999
    """The rating from which other techniques together do all that this one does."""
    slow: bool = False
    """Whether to try it after others once its rating no longer counts."""


def _as(technique: str) -> int:
    """Return the rating that the file of a technique tells."""
    return round(10 * (BY_ID[technique].explainer or 0))


_NET: Final = _as("forcing-net-verity")
RULES: Final[tuple[Rule, ...]] = (
    Rule(17, "direct-pointing", partial(basics.direct_locked, search=pointing_in), 26),
    Rule(19, "direct-claiming", partial(basics.direct_locked, search=claiming_in), 28),
    Rule(20, "direct-hidden-pair", partial(basics.direct_hidden, size=2), 34),
    Rule(25, "direct-hidden-triplet", partial(basics.direct_hidden, size=3), 40),
    Rule(_as("locked-candidates-1"), "pointing", partial(basics.locked, search=pointing_in)),
    Rule(_as("locked-candidates-2"), "claiming", partial(basics.locked, search=claiming_in)),
    Rule(_as("naked-pair"), "naked-pair", partial(basics.naked_subsets, size=2)),
    Rule(_as("x-wing"), "x-wing", partial(basics.fish, size=2)),
    Rule(_as("hidden-pair"), "hidden-pair", partial(basics.hidden_subsets, size=2)),
    Rule(_as("naked-triple"), "naked-triplet", partial(basics.naked_subsets, size=3)),
    Rule(_as("swordfish"), "swordfish", partial(basics.fish, size=3)),
    Rule(_as("hidden-triple"), "hidden-triplet", partial(basics.hidden_subsets, size=3)),
    Rule(
        _as("skyscraper"),
        "skyscraper",
        partial(basics.two_links, pairings=(Pairing.ROWS, Pairing.COLUMNS)),
        66,
    ),
    Rule(
        _as("two-string-kite"),
        "two-string-kite",
        partial(basics.two_links, pairings=(Pairing.CROSSED,)),
        66,
    ),
    Rule(
        _as("turbot-fish"), "turbot-fish", partial(basics.two_links, pairings=(Pairing.BLOCK,)), 66
    ),
    Rule(_as("xy-wing"), "xy-wing", partial(basics.wings, pivot=2), 71),
    Rule(_as("empty-rectangle"), "grouped-links", links.grouped_links, slow=True),
    Rule(_as("xyz-wing"), "xyz-wing", partial(basics.wings, pivot=3)),
    Rule(_as("uniqueness-test-1"), "unique-loop", loops.unique_loops, slow=True),
    Rule(_as("naked-quad"), "naked-quad", partial(basics.naked_subsets, size=4)),
    Rule(_as("jellyfish"), "jellyfish", partial(basics.fish, size=4)),
    Rule(_as("hidden-quad"), "hidden-quad", partial(basics.hidden_subsets, size=4)),
    Rule(54, "three-links", partial(links.three_links, grouped=False), 67),
    Rule(55, "wxyz-wing", partial(bent.bent_wing, size=4), slow=True),
    Rule(_as("bug-plus-1"), "universal-grave", grave.universal_grave),
    Rule(57, "grouped-three-links", partial(links.three_links, grouped=True), slow=True),
    Rule(62, "vwxyz-wing", partial(bent.bent_wing, size=5), slow=True),
    Rule(65, "forcing-chain", chains.cycles_and_chains),
    Rule(66, "uvwxyz-wing", partial(bent.bent_wing, size=6), slow=True),
    Rule(75, "nishio", chains.nishio),
    Rule(_as("forcing-chain-verity"), "multiple-forcing-chains", chains.multiple_chains),
    Rule(_NET, "dynamic-forcing-chains", partial(nets.dynamic_chains, base=_NET, locked=False)),
    Rule(90, "dynamic-forcing-chains-plus", partial(nets.dynamic_chains, base=90, locked=True)),
    Rule(_as("nested-net"), "nested-forcing-chains", nets.nested_chains),
)
"""The techniques, easiest first; singles are apart. Numbers are of what only this scale has."""
_NAKED_SINGLE: Final = _as("naked-single")
_BEFORE_NAKED_SINGLES: Final = [rule for rule in RULES if rule.rating < _NAKED_SINGLE]


def explainer_rating(grid: Grid, cancelled: Callable[[], bool] = never) -> ExplainerRating:
    """Return the rating of a 9x9 grid that has one solution.

    Raises `CancelledError` when `cancelled`, which is asked often, says so.
    """

    position = Position(grid, cancelled)
    if position.broken:
        return ExplainerRating(0.0, "", False)
    hardest = ""
    while position.exact:
        if cancelled():
            raise CancelledError
        singles = position.singles()
        if singles is None:
            break
        step = _single(position, singles) or _easiest(position, _order(position.level))
        if step is None:
            break
        rating, name = step
        if rating > position.level:
            position.level, hardest = rating, name
    return ExplainerRating(position.level / 10, hardest, position.solved)


@cache
def _order(level: int) -> list[Rule]:
    """Return the rules in the order to try them, those left out that others make needless.

    Of the rules that can no longer raise the rating, the quick ones come first.
    """
    useful = [rule for rule in RULES if rule.until > level]
    return sorted(useful, key=lambda rule: rule.slow if rule.rating <= level else rule.rating)


def _easiest(position: Position, order: list[Rule]) -> tuple[int, str] | None:
    """Take the easiest step that is no single; return its rating and its name."""
    best: tuple[int, str, Found] | None = None
    for rule in order:
        if best is not None and rule.rating >= best[0]:
            continue
        found = rule.find(position)
        if isinstance(found, int):
            found = Found(found)
        if found is not None and (found.gone or found.placed):
            rating = found.rating or rule.rating
            if best is None or rating < best[0]:
                best = rating, rule.name, found
            if rating <= max(position.level, rule.rating):
                break
    if best is None:
        return None
    rating, name, found = best
    position.take(found)
    return rating, name


def _single(position: Position, singles: int) -> tuple[int, str] | None:
    """Take the easiest singles; return their rating and their name.

    Steps that are easier than a naked single come before it. None when there is no single.
    """
    if not singles:
        return None
    if position.level < _NAKED_SINGLE:
        hidden = singles & ~CELL_FIELDS
        if hidden:
            rating, name, easiest = _hidden_single(position, hidden)
            position.take_singles(easiest)
            return rating, name
        direct = _easiest(position, _BEFORE_NAKED_SINGLES)
        if direct is not None:
            return direct
    position.take_singles(singles)
    return _NAKED_SINGLE, "naked-single"


def _hidden_single(position: Position, hidden: int) -> tuple[int, str, int]:
    """Return the rating and name of the easiest hidden singles, and their bits."""
    level = position.level
    if level >= 15:
        # None of them can raise the rating.
        return 15, "hidden-single-line", hidden
    boxes = hidden & BOX_FIELDS
    if not boxes or level < 12:
        last = hidden & ~_last_cells(position.exact)
        if last:
            return 10, "last-cell", last
    if boxes:
        return 12, "hidden-single-box", boxes
    return 15, "hidden-single-line", hidden


def _last_cells(board: int) -> int:
    """Return the board with the last open cell of every house filled."""
    found = board
    for own in OPEN:
        still = board & own
        if still and not still & (still - 1):
            # The guard of the cell lies above its one candidate.
            found &= TABLES.place[(board & (still - (still >> 9))).bit_length()]
    return found
