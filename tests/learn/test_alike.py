"""Look-alikes: examples with what tells them apart, and positions whose name is the engine's."""

from collections import Counter

import pytest

from game.learn.alike import _digits, asked, compared, difference, tasks_of
from game.learn.item import Items
from game.learn.road import STATIONS, TECHNIQUES
from game.logic.board import Board
from game.logic.techniques import BY_ID

ITEMS = Items()
ALIKE = [station for station in STATIONS.values() if station.alike]


@pytest.mark.parametrize("station", ALIKE, ids=lambda station: station.id)
def test_examples_are_real_and_about_the_same_digits(station) -> None:  # type: ignore[no-untyped-def]
    for seed in "abcd":
        found = compared(station.id, seed, ITEMS)
        assert tuple(dealt.claim.technique for dealt in found) == station.alike
        assert len({frozenset(_digits(dealt.claim)) for dealt in found}) == 1
        for dealt in found:
            exercise = dealt.exercise
            board = Board(exercise.position, exercise.givens)
            assert dealt.claim in BY_ID[dealt.claim.technique].find(board)
            cells, houses = difference(dealt.claim, exercise.position)
            assert cells or houses, "something is lit"


@pytest.mark.parametrize("station", ALIKE, ids=lambda station: station.id)
def test_ten_are_asked_each_about_as_often(station) -> None:  # type: ignore[no-untyped-def]
    tasks = tasks_of(station.id, "seed", ITEMS)
    assert len(tasks) == 10
    numbers = Counter(task.technique for task in tasks)
    assert set(numbers) == set(station.alike)
    assert max(numbers.values()) - min(numbers.values()) <= 1
    for task in tasks:
        assert task.technique in asked(task, station.id, ITEMS).names
    assert tasks == tasks_of(station.id, "seed", ITEMS) != tasks_of(station.id, "other", ITEMS)


def test_only_what_was_taught_is_told_apart() -> None:
    order = list(STATIONS)
    for station in ALIKE:
        taught = [
            name for id in order[: order.index(station.id)] for name in STATIONS[id].techniques
        ]
        assert set(station.alike) <= set(taught)
        assert set(station.alike) <= set(TECHNIQUES)
