"""Every technique has its place on the road, and every lesson all that it needs."""

from collections import Counter

import pytest

from game.learn.chapter import Station, Stop
from game.learn.item import Items
from game.learn.progress import Begun, Progress
from game.learn.repetition import Mark
from game.learn.road import CHAPTERS, LESSONS, STATIONS, TECHNIQUES
from game.logic.techniques import BY_ID
from game.messages.catalogue import english

NOW = "2026-11-22T03:00:00Z"


def lacks(station: Station) -> list[str]:
    """Say what else is to be added for a station of the road."""
    found, words = [], english()

    def need(key: str, module: str) -> None:
        if key not in words:
            found.append(f"the words {key} in game/messages/english/{module}.py")

    if station.id in LESSONS:
        need(f"learn.{station.id}.try", "learn_lessons")
        need(f"learn.{station.id}.how", "learn_lessons")
        if not any(map(Items().count, station.techniques)):
            build = f"python -m puzzles.build_items --technique {station.techniques[0]}"
            found.append(f"its items in puzzles/items: {build}")
    elif station.aside:
        need(f"learn.{station.shelf}.{station.aside}.how", "learn_lessons")
        if not Items.shelf(station.shelf).count(station.aside):
            found.append(f"its items in puzzles/items/{station.shelf}")
    if not (station.techniques or station.look_only or station.named_after):
        need(f"learn.station.{station.id}", "learn_guide")
        need(f"learn.station.{station.id}.text", "learn_guide")
        for stop in station.stops:
            need(f"learn.guide.{stop.id}", "learn_guide")
            need(f"learn.guide.done.{stop.id}", "learn_guide")
    return found


@pytest.mark.parametrize("station", STATIONS)
def test_a_lesson_has_all_that_it_needs(station: str) -> None:
    lacking = lacks(STATIONS[station])
    assert not lacking, f"The lesson {station} lacks {', and '.join(lacking)}."


def test_a_chapter_has_a_name() -> None:
    words = english()
    for chapter in CHAPTERS:
        key = f"learn.chapter.{chapter.id}"
        assert key in words, f"The chapter {chapter.id} lacks its name {key} in learn.py."


def test_what_a_lesson_lacks_is_named() -> None:
    assert lacks(Station("no-wing", ("no-wing",), look_only=True)) == []
    guided = lacks(Station("nowhere", stops=(Stop("never", "1234"),)))
    assert "the words learn.guide.never in game/messages/english/learn_guide.py" in guided
    assert len(guided) == 4


def test_each_technique_is_on_the_road_once() -> None:
    stations = [station for chapter in CHAPTERS for station in chapter.stations]
    found = Counter(name for station in stations for name in station.techniques)
    missing = sorted(set(BY_ID) - set(found))
    assert not missing, f"game/learn/road.py lacks a station or an exhibit of {missing}."
    twice = sorted(name for name, count in found.items() if count > 1)
    assert not twice, f"game/learn/road.py has {twice} twice: an exhibit of them may go."
    assert set(found) <= set(BY_ID)


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
