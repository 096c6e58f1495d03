"""What is looked for beside the main road: with corner notes alone, and by other rules."""

from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.learn.chapter import LOOKED_FOR, PAPER, RULES
from game.learn.item import Items
from game.learn.judge import judge
from game.learn.lesson import aside, deal_task
from game.learn.marks import pattern_cells
from game.learn.on_paper import corner_notes, is_seen
from game.learn.road import ASIDE, STATIONS
from game.learn.task import Card, Mode
from game.learn.verdict import Entered, Kind, Marked, Struck
from game.logic.board import Board
from game.logic.techniques import BY_ID
from game.solve.exact import count
from puzzles.build_items import steps_at
from puzzles.build_paper import problem
from tests.truth import WHOLE

STATIONS_ASIDE = [name for name, station in STATIONS.items() if station.aside]


@pytest.mark.parametrize("station", STATIONS_ASIDE)
def test_every_task_is_answered_right_by_what_the_engine_finds(station: str) -> None:
    tasks = aside(station, "a")
    assert len(tasks) == LOOKED_FOR
    assert tasks == aside(station, "a")
    for task in tasks:
        dealt = deal_task(task, Items())
        claim = dealt.claim
        if task.card is Card.WATCH:
            continue
        if dealt.mode is Mode.ENTER:
            assert judge(dealt.exercise, Entered(claim.placements[0])).kind is Kind.RIGHT
        elif dealt.mode is Mode.MARK:
            assert judge(dealt.exercise, Marked(pattern_cells(claim))).kind is Kind.RIGHT
        else:
            struck = frozenset(claim.eliminations)
            assert judge(dealt.exercise, Struck(struck)).kind is Kind.RIGHT


@pytest.mark.parametrize("technique", ASIDE[PAPER])
def test_positions_on_paper_show_it_in_corner_notes_and_no_single(technique: str) -> None:
    items = Items.shelf(PAPER)
    for place in range(0, items.count(technique), 1 if WHOLE else 12):
        item = items.item(technique, place)
        assert problem(item) == ""


def test_a_digit_is_noted_where_it_has_two_places_in_a_box() -> None:
    position = Items.shelf(PAPER).item("x-wing", 0).position
    notes = corner_notes(position)
    for box in range(18, 27):
        for digit in range(9):
            cells = CLASSIC.houses[box].cells
            places = {cell for cell in cells if position.candidates[cell] >> digit & 1}
            noted = {cell for cell in cells if notes[cell] >> digit & 1}
            assert noted == (places if len(places) == 2 else set())


def test_what_only_full_notes_show_is_not_seen_on_paper() -> None:
    items = Items()
    item = items.item("naked-triple", 0)
    step = next(BY_ID["naked-triple"].find(Board(item.position)))
    assert not is_seen(step, item.position)


@pytest.mark.parametrize("technique", ASIDE[RULES])
def test_boards_with_rules_have_one_solution_and_few_steps(technique: str) -> None:
    items = Items.shelf(RULES)
    numbers = range(items.count(technique))
    for place in numbers if WHOLE else Random(technique).sample(numbers, 3):
        task = next(t for t in aside(technique, "x"))._replace(place=place)
        exercise = deal_task(task, items).exercise
        assert exercise.position.geometry.constraints
        assert count(exercise.position, 2) == 1
        found = steps_at(exercise.position, exercise.givens, (technique,), 9)
        assert 0 < len(found) <= 3
