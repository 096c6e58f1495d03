"""The items are what their lines say."""

from itertools import islice
from random import Random

import pytest

from game.core.digits import Digit
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.ids import parse_id
from game.generate.transform import drawn_transform
from game.learn.exercise import givens_of, steps_at
from game.learn.item import FOLDER, ItemError, Items, changed, read_item
from game.learn.road import CHAPTERS, TECHNIQUES, station_of
from game.logic.finder import DEFAULT_OPTIONS, FinderOptions
from game.logic.step import Candidate
from game.logic.techniques import BY_ID
from game.solve.exact import random_grid, solve
from puzzles.build_items import BEYOND, dug, is_miss, problem
from puzzles.near import Near, exchanged, is_puzzle
from puzzles.stock import likeness
from tests.learn.exercises import exercise_of
from tests.truth import WHOLE, sample

ITEMS = Items()


@pytest.mark.parametrize("technique", sample(TECHNIQUES, 2))
def test_a_sample_of_the_items_is_verified(technique: str) -> None:
    count = ITEMS.count(technique)
    for index in Random(technique).sample(range(count), min(3 if WHOLE else 1, count)):
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


def test_a_pattern_with_a_cell_more_is_not_a_near_miss() -> None:
    """A line whose places for a digit are all in one box may have one more of them there."""
    tried = 0
    for index in range(40):
        item = ITEMS.item("locked-candidates-2", index)
        exercise = exercise_of(item)
        step = next(step for step in exercise.steps if step.technique == item.technique)
        digit = step.eliminations[0].digit
        houses = item.position.geometry.houses
        both = set.intersection(*({*houses[h].cells} for h in (*step.houses, *step.covers)))
        for cell in both:
            more = changed(item.position, item.removed, cell, 0)
            if item.position.values[cell] and more.candidates[cell] >> digit - 1 & 1:
                tried += 1
                assert not is_miss(item, step, exercise.givens, (cell, 0))
    assert tried


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


def test_an_item_may_bring_its_puzzle_along() -> None:
    item = ITEMS.item("naked-pair", 0)
    alone = item._replace(source=item.givens.text)
    assert alone.givens == item.givens
    assert read_item("naked-pair", alone.line) == alone
    assert problem(alone) == ""


@pytest.mark.parametrize(
    ("technique", "options"),
    [("hidden-quad", DEFAULT_OPTIONS), ("hidden-triple", DEFAULT_OPTIONS), ("unique-loop", BEYOND)],
)
def test_a_search_finds_puzzles_that_come_to_the_technique(
    technique: str, options: FinderOptions
) -> None:
    near = Near(technique, Random(1), options)
    starts = (item.givens for item in ITEMS.all(technique))
    start = next(filter(near.comes, starts))
    puzzle = next(near.puzzles(start))
    assert is_puzzle(puzzle)
    assert near.comes(puzzle)
    assert solve(puzzle) != solve(start)


def test_two_digits_are_exchanged_where_that_makes_another_grid() -> None:
    rng = Random(1)
    for _ in range(10):
        grid = random_grid(rng)
        others = [exchanged(grid, rng) for _ in range(10)]
        assert all(other.is_solved for other in others)
        assert any(other != grid for other in others)


def test_a_guise_is_no_other_position_and_an_exchange_makes_one() -> None:
    item = ITEMS.item("x-wing", 0)
    guise = drawn_transform(Draw("guise"))
    plain = likeness(item.values)
    assert likeness(item.in_guise(guise).values).is_like(plain)
    solution = solve(item.givens)
    assert solution is not None
    rng, open_cells = Random(1), item.position.open_cells
    orbits = set()
    for _ in range(40):
        board = exchanged(solution, rng)
        for cell in open_cells:
            board = board.erase(cell)
        if is_puzzle(board):
            orbits.add(likeness(board.text).orbit)
    assert len(orbits) > 2


def test_what_comes_after_the_bank_can_be_dealt() -> None:
    [first] = islice(dug(), 1)
    assert deal(parse_id(first)).id == first
