"""What the cards of each lesson show: its own technique, and all that decides."""

import pytest

from game.learn.item import Items
from game.learn.judge import judge
from game.learn.lesson import deal_task, lesson
from game.learn.road import LESSONS
from game.learn.task import Card
from game.ui.board.faces import faces
from game.ui.school.sheet import Sheet
from tests.truth import sample

ITEMS = Items()


@pytest.mark.parametrize("station", sample(tuple(LESSONS), 4))
def test_what_is_watched_is_what_the_lesson_is_about(station: str) -> None:
    for task in lesson(station, "watch", ITEMS)[:2]:
        assert deal_task(task, ITEMS).claim.technique == LESSONS[station].techniques[0]


@pytest.mark.parametrize("station", sample(tuple(LESSONS), 4))
def test_a_question_leaves_all_bright_and_its_answer_rings_what_spoils_it(station: str) -> None:
    for task in lesson(station, "question", ITEMS):
        if task.card is not Card.SAY:
            continue
        dealt = deal_task(task, ITEMS)
        sheet = Sheet(dealt)
        shown = faces(sheet.cells(), sheet.overlay())
        assert not any(face.pale for face in shown)
        sheet.spoilers = judge(dealt.exercise, sheet.said(yes=True)).spoilers
        ringed = {(disc.cell, disc.digit) for disc in sheet.overlay().discs}
        assert {(spot.cell, spot.digit) for spot in sheet.spoilers} <= ringed
