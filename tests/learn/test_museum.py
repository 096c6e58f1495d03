"""Every technique has its place on the road: taught, or to be looked at."""

from game.learn.chapters import CHAPTERS, LESSONS, STATIONS, TECHNIQUES
from game.learn.progress import Begun, Progress
from game.learn.repetition import Mark
from game.logic.techniques import BY_ID

NOW = "2026-11-22T03:00:00Z"


def test_each_technique_is_on_the_road_once() -> None:
    found = [name for station in STATIONS.values() for name in station.techniques]
    assert sorted(found) == sorted(BY_ID)


def test_what_is_in_the_museum_is_never_asked_for() -> None:
    shown = [station for station in CHAPTERS[-1].stations if station.look_only]
    assert len(shown) == len(CHAPTERS[-1].stations)
    for station in shown:
        assert station.id not in LESSONS
        assert not set(station.techniques) & set(TECHNIQUES)


def test_an_exhibit_is_new_until_it_was_seen() -> None:
    (first, *_) = CHAPTERS[-1].stations
    assert Progress().mark(first.id, NOW) is Mark.NEW
    seen = Progress(begun={first.id: Begun("", 1)})
    assert seen.mark(first.id, NOW) is Mark.SEEN
    assert not seen.is_left(first.id)
