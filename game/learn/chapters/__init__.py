"""The chapters, one a file, and the road that they make."""

from typing import Final

from ..chapter import Chapter, Station
from . import (
    almost_locked_sets,
    chains,
    first_steps,
    fish,
    last_places,
    locked_candidates,
    museum,
    naked_singles,
    notes,
    one_digit,
    subsets,
    uniqueness,
    wings,
)

CHAPTERS: Final[tuple[Chapter, ...]] = (
    first_steps.CHAPTER,
    last_places.CHAPTER,
    naked_singles.CHAPTER,
    notes.CHAPTER,
    locked_candidates.CHAPTER,
    subsets.CHAPTER,
    one_digit.CHAPTER,
    wings.CHAPTER,
    uniqueness.CHAPTER,
    fish.CHAPTER,
    chains.CHAPTER,
    almost_locked_sets.CHAPTER,
    museum.CHAPTER,
)
"""The road, from its beginning."""

STATIONS: Final[dict[str, Station]] = {
    station.id: station for chapter in CHAPTERS for station in chapter.stations
}
"""Every station by its id, in the order of the road."""

LESSONS: Final[dict[str, Station]] = {
    name: station
    for name, station in STATIONS.items()
    if station.techniques and not station.look_only
}
"""Those with exercises of a technique; the others lead from stop to stop, or are looked at."""

TECHNIQUES: Final[tuple[str, ...]] = tuple(
    name for station in LESSONS.values() for name in station.techniques
)
"""The ids of the techniques that are taught, in the order of the road."""


def station_of(technique: str) -> Station:
    """Return the station where a technique is taught."""
    return next(each for each in STATIONS.values() if technique in each.techniques)


def chapter_of(station: str) -> Chapter:
    """Return the chapter that a station belongs to."""
    return next(
        chapter for chapter in CHAPTERS if any(station == each.id for each in chapter.stations)
    )


def taught_before(technique: str) -> tuple[str, ...]:
    """Return the techniques that are taught before one, those of its own station excepted."""
    return TECHNIQUES[: TECHNIQUES.index(station_of(technique).techniques[0])]
