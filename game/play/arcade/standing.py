"""The standing of a scored game: points, combo, lives, and what each event does to them.

All of it is integers, times are whole milliseconds of play, and every change is a function from
one standing to the next: the same moves at the same times always score the same.

A run is *faster* than another of the same entries when no entry took longer, and *cleaner* when
its mistakes are some of the other's. Faster or cleaner never scores less.
"""

from bisect import bisect_right
from typing import Final, NamedTuple

from ..game_rules import CLEAN_FOR_LIFE, COMBO_CLOCKS, UNTIMED
from ..leg import Leg

COMBO_TIERS: Final = (0, 5, 12, 20, 30)
"""Right entries in a row at which the combo's factor rises."""

FACTORS: Final = (4, 5, 6, 7, 8)
"""The factor of each tier, in quarters: x1, 1.25, 1.5, 1.75, 2."""

HINTED_WORTH: Final = 10
"""The points of an entry whose step a hint has named."""

MISTAKE_COST: Final = 2
"""How many times the worth of the right digit a mistake costs: the highest factor of a combo."""

MEDALS: Final = (("platinum", 100), ("gold", 85), ("silver", 65), ("bronze", 45))
"""The least share of par that earns each medal, in hundredths, the best one first."""


def combo_wait(clock: str, pace: int) -> int:
    """Return the milliseconds of the combo's clock for a pace in seconds; 0 without a clock."""
    return 0 if clock == UNTIMED else pace * 500 * COMBO_CLOCKS[clock]


class Standing(NamedTuple):
    """The score state of a game in progress."""

    most_lives: int
    lives: int
    points: int = 0
    """May be negative: a floor would make early guesses free."""
    base: int = 0
    """The worths earned, without combo."""
    combo: int = 0
    best_combo: int = 0
    clean: int = 0
    """Right entries since the last mistake, or since the last life that they gave back."""
    since: int = 0
    """When the combo's clock began."""
    wait: int = 0
    """How long it runs; 0 while it stands still."""
    owed: tuple[tuple[int, int], ...] = ()
    """What mistakes cost, by cell: taken off when the cell is filled, for not to give it away."""
    spent: int = 0
    """What mistakes have cost so far."""
    clean_for_life: int = CLEAN_FOR_LIFE
    """How many of those entries give a life back."""
    allowance: int = 0
    """When the next life is lost to time, in a stage of a marathon; 0 where none is."""
    overruns: int = 0
    """How many were."""

    @property
    def is_clean(self) -> bool:
        """Whether there was no mistake and no allowance ran out."""
        return not (self.spent or self.owed or self.overruns)

    @property
    def tier(self) -> int:
        """The combo's tier, from 0."""
        return bisect_right(COMBO_TIERS, self.combo) - 1

    @property
    def quarters(self) -> int:
        """The combo's factor in quarters."""
        return FACTORS[self.tier]

    @property
    def best_quarters(self) -> int:
        """The highest factor that the combo reached, in quarters."""
        return FACTORS[bisect_right(COMBO_TIERS, self.best_combo) - 1]

    @property
    def is_lost(self) -> bool:
        """Whether the last life is gone."""
        return self.lives <= 0

    def left(self, now: int) -> int:
        """Return the milliseconds left on the combo's clock, 0 if it is stopped."""
        return max(self.since + self.wait - now, 0) if self.wait else 0


def start(
    lives: int,
    most: int | None = None,
    *,
    clean_for_life: int = CLEAN_FOR_LIFE,
    leg: Leg | None = None,
) -> Standing:
    """Return the standing at the start of a game; `most` is the limit of lives."""
    found = Standing(lives if most is None else most, lives, clean_for_life=clean_for_life)
    if leg is None:
        return found
    return found._replace(
        combo=leg.combo, best_combo=leg.combo, clean=leg.clean, allowance=leg.allowance
    )


def overrun(standing: Standing) -> Standing:
    """Return the standing after an allowance ran out: one life less, half the allowance more."""
    return standing._replace(
        lives=standing.lives - 1,
        allowance=standing.allowance + standing.allowance // 2,
        overruns=standing.overruns + 1,
    )


def waited(standing: Standing, now: int) -> Standing:
    """Return the standing after time passed: the combo falls a tier whenever its clock runs out."""
    while standing.wait and now - standing.since > standing.wait:
        if not standing.combo:
            return standing
        standing = _fallen(standing)._replace(since=standing.since + standing.wait)
    return standing


def right(standing: Standing, cell: int, worth: int, now: int) -> Standing:
    """Return the standing after a correct entry; a cell with an earlier mistake earns nothing.

    The combo's clock restarts, but is stopped until `paced` sets its duration.
    """
    standing = waited(standing, now)._replace(since=now, wait=0)
    cost = sum(owed for missed, owed in standing.owed if missed == cell)
    if cost:
        return standing._replace(
            points=standing.points - cost,
            spent=standing.spent + cost,
            owed=tuple(entry for entry in standing.owed if entry[0] != cell),
        )
    # The entry counts at the tier that it reaches.
    combo = standing.combo + 1
    standing = standing._replace(combo=combo, best_combo=max(combo, standing.best_combo))
    clean, lives = standing.clean + 1, standing.lives
    if clean == standing.clean_for_life:
        clean, lives = 0, min(lives + 1, standing.most_lives)
    return standing._replace(
        points=standing.points + worth * standing.quarters // 4,
        base=standing.base + worth,
        clean=clean,
        lives=lives,
    )


def paced(standing: Standing, wait: int) -> Standing:
    """Return the standing with the combo's clock running for some milliseconds."""
    return standing._replace(wait=wait)


def wrong(standing: Standing, cell: int, worth: int, now: int, *, known: bool = False) -> Standing:
    """Return the standing after a wrong entry; `worth` is that of the right digit.

    It costs twice the worth, whatever the combo: otherwise a faster player could score less for a
    mistake. The cost is charged when the cell is filled, or at once if the right digit was `known`.
    """
    standing = waited(standing, now)
    cost = MISTAKE_COST * worth
    standing = standing._replace(lives=standing.lives - 1, combo=0, clean=0)
    if known:
        return standing._replace(points=standing.points - cost, spent=standing.spent + cost)
    return standing._replace(owed=(*standing.owed, (cell, cost)))


def hinted(standing: Standing, now: int) -> Standing:
    """Return the standing after a hint named its step: the combo falls a tier."""
    return _fallen(waited(standing, now))


def _fallen(standing: Standing) -> Standing:
    return standing._replace(combo=COMBO_TIERS[max(standing.tier - 1, 0)])


class Result(NamedTuple):
    """The score of a finished game, item by item."""

    base: int
    """The worths of the entries."""
    combo: int
    """What the combo added to them."""
    spent: int
    """What mistakes cost."""
    lives: int
    """A tenth of the base for each life left."""
    time: int
    """Up to five sixteenths of the base for a quick game: a quarter at par."""
    stage: int = 0
    """A quarter of the base for a stage of a marathon without a mistake, within its allowance."""

    @property
    def total(self) -> int:
        """The score."""
        return self.base + self.combo - self.spent + self.lives + self.time + self.stage


def finished(
    standing: Standing, now: int, par_seconds: int, *, won: bool, bonus: bool = True
) -> Result:
    """Return the score of a game that ended at a moment; a lost one gets no bonus."""
    base = standing.base
    combo = standing.points - base + standing.spent
    if not won or not bonus:
        earns = won and standing.allowance and standing.is_clean
        return Result(base, combo, standing.spent, 0, 0, base // 4 if earns else 0)
    # A quarter of the base times 1.5 - 0.5 t / T, from 0 to 1.25.
    par = max(par_seconds * 1000, 1)
    share = min(max(3 * par - now, 0) * 2, 5 * par)
    return Result(
        base, combo, standing.spent, base * standing.lives // 10, base * share // (16 * par)
    )


def medal(total: int, par: int, *, helped: bool = False) -> str | None:
    """Return the medal that a score earns compared to par; with help at most bronze."""
    for name, share in MEDALS:
        if total * 100 >= par * share and not (helped and name != "bronze"):
            return name
    return None
