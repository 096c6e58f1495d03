"""The items are what their lines say."""

from random import Random

import pytest

from game.core.digits import Digit
from game.generate.draw import Draw
from game.generate.transform import drawn_transform
from game.learn.chapters import CHAPTERS, TECHNIQUES, station_of
from game.learn.exercise import exercise_of, givens_of, steps_at
from game.learn.item import FOLDER, ItemError, Items, read_item
from game.logic.step import Candidate
from game.logic.techniques import BY_ID
from puzzles.build_items import problem

ITEMS = Items()


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_a_sample_of_the_items_is_verified(technique: str) -> None:
    count = ITEMS.count(technique)
    for index in Random(technique).sample(range(count), min(3, count)):
        assert problem(ITEMS.item(technique, index)) == ""


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_line_reads_back_and_no_position_comes_twice(technique: str) -> None:
    lines = ITEMS.path(technique).read_text("ascii").splitlines()
    assert lines == [read_item(technique, line).line for line in lines]
    assert len({line.split()[0] for line in lines}) == len(lines)
    hard = [ITEMS.item(technique, index).difficulty for index in range(len(lines))]
    assert hard == sorted(hard)


def test_a_wrong_item_is_noticed() -> None:
    item = ITEMS.item("naked-pair", 0)
    assert problem(item._replace(difficulty=item.difficulty + 1))
    solution = exercise_of(item).solution
    cell = item.position.open_cells[0]
    answer = Candidate(cell, Digit(solution.values[cell]))
    assert problem(item._replace(removed=(*item.removed, answer)))
    assert problem(item._replace(technique="x-wing"))
    other = ITEMS.item("naked-pair", 1)
    assert problem(item._replace(source=other.source))


@pytest.mark.parametrize(
    "technique", ["naked-pair", "xy-wing", "uniqueness-test-1", "hidden-single"]
)
def test_an_item_in_a_guise_has_the_same_steps(technique: str) -> None:
    for number in range(5):
        item = ITEMS.item(technique, number)
        guise = drawn_transform(Draw(f"{technique}/{number}"))
        dealt = item.in_guise(guise)
        names = station_of(technique).techniques
        plain = exercise_of(item)
        givens = givens_of(guise.apply(item.givens))
        steps = steps_at(dealt.position, givens, names)
        assert dealt.position == guise.apply(item.position)
        assert sorted(len(s.eliminations) for s in steps) == sorted(
            len(s.eliminations) for s in plain.steps
        )
        for change in range(len(item.changes)):
            assert dealt.near_miss(change) == guise.apply(item.near_miss(change))


def test_every_technique_of_the_road_exists_once_and_has_a_file() -> None:
    assert len(set(TECHNIQUES)) == len(TECHNIQUES)
    assert set(TECHNIQUES) <= set(BY_ID)
    assert {path.stem for path in FOLDER.glob("*.txt")} <= set(TECHNIQUES)
    assert all(chapter.stations for chapter in CHAPTERS)


def test_what_is_no_item_is_an_error_that_names_its_line() -> None:
    with pytest.raises(ItemError, match="line 100001"):
        ITEMS.item("naked-pair", 100_000)
