"""A lesson is the same for the same seed, has its seven cards, and can be answered right."""

import pytest

from game.learn.course import Placement
from game.learn.exercise import steps_at
from game.learn.item import Items
from game.learn.judge import judge
from game.learn.lesson import deal_task, lesson, practice
from game.learn.marks import pattern_cells
from game.learn.questions import PlanPlacement
from game.learn.road import LESSONS, taught_before
from game.learn.task import Card, Dealt, Mode, Skill
from game.learn.verdict import Answer, Entered, Kind, Marked, Said, Struck
from game.logic.board import Board
from game.logic.techniques import BY_ID
from game.work.question import at_once
from tests.truth import sample

ITEMS = Items()


def right_answer(dealt: Dealt) -> Answer:
    """Answer as somebody who sees it."""
    step = dealt.claim
    if dealt.mode is Mode.SAY:
        return Said(step, dealt.task.change is None, None)
    if dealt.mode is Mode.ENTER:
        return Entered(step.placements[0])
    if dealt.mode is Mode.MARK:
        return Marked(pattern_cells(step))
    if step.placements:
        # Only looked at.
        return Said(step, True)
    return Struck(frozenset(step.eliminations))


def test_a_placement_test_takes_any_technique_of_the_road() -> None:
    tasks = PlanPlacement("test").answer(at_once)
    later = 0
    for station in ("locked-candidates-1", "locked-candidates-2", "naked-pair"):
        exercise = deal_task(tasks[station][0], ITEMS).exercise
        known = {candidate for step in exercise.steps for candidate in step.eliminations}
        for name in ("hidden-pair", "naked-triple"):
            for step in steps_at(exercise.position, exercise.givens, (name,)):
                later += not known.issuperset(step.eliminations)
                verdict = judge(exercise, Struck(frozenset(step.eliminations)))
                assert verdict.kind is Kind.RIGHT, verdict.reason
    assert later


def test_an_easier_technique_does_not_place_somebody() -> None:
    course = Placement({"naked-pair": PlanPlacement("test").answer(at_once)["naked-pair"]})
    assert course.places("naked-pair")
    assert course.places("hidden-pair")
    assert not course.places("locked-candidates-1")


@pytest.mark.parametrize("station", sample(tuple(LESSONS), 4))
def test_every_task_of_a_lesson_can_be_answered(station: str) -> None:
    tasks = lesson(station, "seed", ITEMS)
    assert list(dict.fromkeys(task.card for task in tasks)) == list(Card)
    assert sum(task.card is Card.SAY for task in tasks) == 6
    for task in tasks[:-1]:
        dealt = deal_task(task, ITEMS)
        assert judge(dealt.exercise, right_answer(dealt)).kind is Kind.RIGHT


@pytest.mark.parametrize("station", sample(tuple(LESSONS)[::-1], 4))
def test_the_board_to_play_on_needs_nothing_that_was_not_taught(station: str) -> None:
    task = lesson(station, "onward", ITEMS)[-1]
    dealt = deal_task(task, ITEMS)
    board, taught = dealt.exercise.position, (*dealt.exercise.taught, *LESSONS[station].techniques)
    assert 8 < len(board.open_cells) <= LESSONS[station].most_open
    while not board.is_full:
        position = Board(board, dealt.exercise.givens)
        steps = (step for name in taught for step in BY_ID[name].find(position))
        board = next(steps).apply(board)
    assert board.values == dealt.exercise.solution.values


def test_the_first_boards_to_play_on_grow() -> None:
    cells = [
        len(deal_task(lesson(name, "grow", ITEMS)[-1], ITEMS).exercise.position.open_cells)
        for name in ("full-house", "hidden-single", "naked-single")
    ]
    assert 8 < cells[0] <= 14 < cells[1] <= 22 < cells[2] <= 30


@pytest.mark.parametrize("station", ["hidden-pair", "skyscraper", "simple-colours-trap"])
def test_where_techniques_are_mixed_any_that_was_taught_will_do(station: str) -> None:
    own, others = 0, 0
    for seed in range(4):
        for task in lesson(station, f"mixed {seed}", ITEMS):
            if task.card is not Card.MIXED:
                continue
            dealt = deal_task(task, ITEMS)
            exercise = dealt.exercise
            known = {*exercise.techniques, *exercise.taught}
            assert known == {
                *taught_before(LESSONS[station].techniques[0]),
                *LESSONS[station].techniques,
            }
            for step in steps_at(exercise.position, exercise.givens, tuple(known)):
                if dealt.mode is Mode.ENTER and step.placements:
                    verdict = judge(exercise, Entered(step.placements[0]))
                elif dealt.mode is Mode.STRIKE and step.eliminations:
                    verdict = judge(exercise, Struck(frozenset(step.eliminations)))
                else:
                    continue
                assert verdict.kind is Kind.RIGHT, (task, step.technique)
                own += step.technique in LESSONS[station].techniques
                others += step.technique not in exercise.techniques
    assert own
    assert others


def test_half_of_the_boards_to_say_are_near_misses() -> None:
    for station in sample(tuple(LESSONS), 4):
        says = [t for t in lesson(station, "halves", ITEMS) if t.card is Card.SAY]
        assert sum(task.change is not None for task in says) == 3


def test_the_same_seed_gives_the_same_lesson() -> None:
    assert lesson("x-wing", "a", ITEMS) == lesson("x-wing", "a", ITEMS)
    assert lesson("x-wing", "a", ITEMS) != lesson("x-wing", "b", ITEMS)


def test_practice_asks_for_the_skills_that_are_wanted() -> None:
    wanted = (("x-wing", Skill.RECOGNISE), ("xy-wing", Skill.COMPLETE), ("full-house", Skill.FIND))
    tasks = practice(wanted, "monday", ITEMS)
    assert [task.card for task in tasks] == [Card.SAY, Card.FINISH, Card.FIND]
    assert all(task.change is None for task in tasks[1:]), "only what is asked may be a near miss"
    assert [task.technique for task in tasks] == ["x-wing", "xy-wing", "full-house"]
