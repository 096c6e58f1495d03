"""Exercises made of a hint's step, whatever its technique."""

import pytest

from game.learn.judge import judge
from game.learn.marks import pattern_cells
from game.learn.seen import deal_seen
from game.learn.task import Mode
from game.learn.verdict import Answer, Built, Entered, Kind, Marked, Struck
from game.logic.board import Board
from game.logic.techniques import BY_ID
from tests.ui.school.player import walk_of

WANTED = {
    "hidden-single": Mode.ENTER,
    "x-wing": Mode.MARK,
    "bug-plus-1": Mode.STRIKE,
    "aic": Mode.BUILD,
    "als-xz": Mode.STRIKE,
    "grouped-aic": Mode.STRIKE,
    "siamese-sashimi-x-wing": Mode.STRIKE,
}


@pytest.mark.parametrize("technique", WANTED)
def test_the_step_of_a_hint_is_right_in_its_exercise(technique: str) -> None:
    known = BY_ID[technique]
    position, givens = known.example.grid, known.example.givens or 0
    step = next(known.find(Board(position, givens)))
    dealt = deal_seen(position, givens, step)
    assert dealt.mode is WANTED[technique]
    gone = frozenset(step.eliminations)
    marked = Marked(pattern_cells(step))
    answers: dict[Mode, Answer] = {Mode.STRIKE: Struck(gone), Mode.MARK: marked}
    if dealt.mode is Mode.ENTER:
        answers[Mode.ENTER] = Entered(step.placements[0])
    elif dealt.mode is Mode.BUILD:
        answers[Mode.BUILD] = Built(walk_of(step), gone)
    assert judge(dealt.exercise, answers[dealt.mode]).kind is Kind.RIGHT
