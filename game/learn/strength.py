"""The strength of players and the difficulty of items: Glicko-2.

M. E. Glickman, *Example of the Glicko-2 system* (2013, glicko.net). A day of practice is a period;
an item that was found is a game that was won, one that had to be shown a game that was lost.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from .mastery import Strike
from .repetition import Attempt, Grade
from .road import TECHNIQUES, station_of
from .task import Skill

SCALE: Final = 173.7178
"""Rating points of one unit of the system's own scale."""
MIDDLE: Final = 1500.0
CHANGE: Final = 0.5
"""The system's constant: how much volatility may change."""
CLOSE: Final = 1e-6

LOWEST: Final = 800.0
STEP: Final = 25.0
SPREAD: Final = 200.0
PLENTY: Final = 200
"""Where items begin: by the place of their technique on the road, and by their own among so many,
since the easiest come first."""
AIM: Final = 190.0
"""By so much one is stronger than what one finds three times out of four."""
LEAST: Final = 0.15
"""The share of a technique's items that one practises with at least."""
SCORES: Final = {Grade.AGAIN: 0.0, Grade.HARD: 0.5, Grade.GOOD: 1.0, Grade.EASY: 1.0}
RATED: Final = (Skill.COMPLETE, Skill.FIND)
"""Skills that a guess does not show."""


class Rating(NamedTuple):
    """A rating with its deviation: the true value is mostly within two deviations."""

    value: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06


class Strength(NamedTuple):
    """The ratings of a player, and of the items that were tried."""

    player: Rating
    items: Mapping[tuple[str, int], Rating]


NEW: Final = Rating(LOWEST + AIM)
"""Somebody who begins is expected to be as strong as the first items."""


def item_rating(technique: str, place: int) -> Rating:
    """Return the initial rating of an item."""
    value = LOWEST + STEP * TECHNIQUES.index(technique) + SPREAD * place / PLENTY
    return Rating(value, 150.0)


def share_for(player: float, technique: str) -> float:
    """Return which share of a technique's items, the easiest first, suits a player."""
    share = (player - AIM - item_rating(technique, 0).value) / SPREAD
    return min(1.0, max(LEAST, share))


def expected(player: Rating, item: Rating) -> float:
    """Return the probability that a player finds an item."""
    weight = _weight(item.deviation / SCALE)
    return 1 / (1 + math.exp(-weight * (player.value - item.value) / SCALE))


def with_strikes(attempts: Iterable[Attempt], strikes: Iterable[Strike]) -> list[Attempt]:
    """Return attempts together with the strikes that were not attempts, as games against items."""
    games = [
        Attempt(
            station_of(one.technique).id,
            one.technique,
            Skill.FIND,
            Grade.GOOD if one.right else Grade.AGAIN,
            0,
            one.milliseconds,
            one.at,
            one.day,
            one.place,
        )
        for one in strikes
        if one.lit or not one.right
    ]
    return sorted((*attempts, *games), key=lambda one: one.day)


def strength(attempts: Iterable[Attempt]) -> Strength:
    """Return the ratings after some attempts, day by day."""
    player, items = NEW, dict[tuple[str, int], Rating]()
    for _, group in groupby(attempts, key=lambda attempt: attempt.day):
        games: list[tuple[Rating, float]] = []
        for each in group:
            if each.place is None or each.skill not in RATED:
                continue
            key, score = (each.technique, each.place), SCORES[each.grade]
            item = items.get(key) or item_rating(*key)
            games.append((item, score))
            items[key] = rated(item, [(player, 1 - score)])
        if games:
            player = rated(player, games)
    return Strength(player, items)


def rated(rating: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after a period's games, each an opponent with a result 0, ½ or 1."""
    middle, deviation = (rating.value - MIDDLE) / SCALE, rating.deviation / SCALE
    inverse = gain = 0.0
    for other, score in games:
        weight = _weight(other.deviation / SCALE)
        likely = expected(rating, other)
        inverse += weight**2 * likely * (1 - likely)
        gain += weight * (score - likely)
    variance = 1 / inverse
    volatility = _volatility(rating.volatility, deviation, variance, variance * gain)
    before = deviation**2 + volatility**2
    after = 1 / (1 / before + inverse)
    return Rating(SCALE * (middle + after * gain) + MIDDLE, SCALE * math.sqrt(after), volatility)


def _weight(deviation: float) -> float:
    return 1 / math.sqrt(1 + 3 * deviation**2 / math.pi**2)


def _volatility(before: float, deviation: float, variance: float, change: float) -> float:
    """Return the new volatility: step 5 of the paper, by the Illinois variant of regula falsi."""
    start = math.log(before**2)

    def slope(x: float) -> float:
        power, spread = math.exp(x), deviation**2 + variance + math.exp(x)
        return power * (change**2 - spread) / (2 * spread**2) - (x - start) / CHANGE**2

    low = start
    if change**2 > deviation**2 + variance:
        high = math.log(change**2 - deviation**2 - variance)
    else:
        steps = 1
        while slope(start - steps * CHANGE) < 0:
            steps += 1
        high = start - steps * CHANGE
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
