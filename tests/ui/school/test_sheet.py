"""What the cards of each lesson show: its own technique, and all that decides."""

import pytest

from game.learn.item import Items
from game.learn.judge import judge
from game.learn.lesson import deal_task, lesson
from game.learn.road import LESSONS, TECHNIQUES
from game.learn.task import Card, Task
from game.learn.verdict import Kind
from game.ui.board.faces import faces
from game.ui.board.phases import phases
from game.ui.board.symbols import symbols
from game.ui.school.sheet import Sheet
from game.ui.school.wording import demonstration_words
from tests.truth import WHOLE, sample
from tests.ui.driver import Driver

ITEMS = Items()


@pytest.mark.parametrize("station", sample(tuple(LESSONS), 4))
def test_what_is_watched_is_what_the_lesson_is_about(station: str) -> None:
    for task in lesson(station, "watch", ITEMS)[:2]:
        assert deal_task(task, ITEMS).claim.technique == LESSONS[station].techniques[0]


@pytest.mark.parametrize("technique", sample(TECHNIQUES, 2))
def test_a_question_leaves_all_bright_and_its_answer_rings_what_spoils_it(technique: str) -> None:
    """Of every technique a sample of its items, true and as near misses; by `NONET_TRUTH` all."""
    for place in range(ITEMS.count(technique)) if WHOLE else (0,):
        changes = ITEMS.item(technique, place).changes
        for change in (None, *range(len(changes) if WHOLE else min(1, len(changes)))):
            _check(Task(Card.SAY, technique, place, f"bright/{technique}/{place}", change))


@pytest.mark.parametrize("technique", ["simple-colours-trap", "medusa", "skyscraper"])
def test_only_links_that_follow_from_each_other_are_told_in_turn(
    driver: Driver, technique: str
) -> None:
    """A web of strong links is coloured: none of it is the end of the one that is told before."""
    sheet = Sheet(deal_task(Task(Card.WATCH, technique, 0, "told"), ITEMS))
    for piece in (*phases(sheet.dealt.claim), sheet.dealt.claim):
        sheet.shown = piece
        _, words = demonstration_words(driver.game.services.words, sheet)
        links = sum(len(chain) for chain in piece.chains)
        assert ("then" in words) is (links > 0 and (links == 1 or technique == "skyscraper"))


@pytest.mark.parametrize(("technique", "card"), [("naked-pair", Card.FIND), ("x-chain", Card.FIND)])
def test_a_cursor_that_nothing_asks_for_is_hidden_until_it_is_used(
    technique: str, card: Card
) -> None:
    sheet = Sheet(deal_task(Task(card, technique, 0, "cursor"), ITEMS))

    def shown() -> list[int]:
        return [at for at, cell in enumerate(sheet.cells()) if cell.cursor]

    hidden = sheet.cursor
    assert shown() == []
    sheet.mark()
    assert shown() == [hidden]
    assert not sheet.marked
    sheet.move(0, 1)
    assert shown() == [sheet.cursor]
    assert sheet.cursor != hidden


def test_by_keys_the_cursor_is_there_from_the_start() -> None:
    dealt = deal_task(Task(Card.FIND, "naked-pair", 0, "cursor"), ITEMS)
    sheet = Sheet(dealt, by_keys=True)
    (at,) = (at for at, cell in enumerate(sheet.cells()) if cell.cursor)
    sheet.mark()
    assert sheet.marked == {at}


@pytest.mark.parametrize("technique", ["hidden-pair", "locked-candidates-1", "x-wing"])
def test_what_is_to_be_struck_is_not_given_away(technique: str) -> None:
    sheet = Sheet(deal_task(Task(Card.FINISH, technique, 0, "pale"), ITEMS))
    assert not any(face.pale for face in faces(sheet.cells(), sheet.overlay()))


def test_the_cursor_is_in_the_cell_that_is_asked_for() -> None:
    sheet = Sheet(deal_task(Task(Card.FINISH, "naked-single", 0, "cursor"), ITEMS))
    asked = sheet.dealt.claim.placements[0].cell
    assert [at for at, cell in enumerate(sheet.cells()) if cell.cursor] == [asked]


def test_what_spoils_a_near_miss_has_its_own_meaning() -> None:
    sheet = Sheet(deal_task(Task(Card.SAY, "naked-pair", 0, "spoilt", 0), ITEMS))
    assert "spoils" not in {symbol.id for symbol in symbols(sheet.overlay())}
    sheet.spoilers = judge(sheet.dealt.exercise, sheet.said(yes=True)).spoilers
    meanings = {symbol.id: symbol.cells for symbol in symbols(sheet.overlay())}
    assert meanings["spoils"] == tuple(sorted({spot.cell for spot in sheet.spoilers}))
    assert "cover" not in meanings


def _check(task: Task) -> None:
    dealt = deal_task(task, ITEMS)
    sheet = Sheet(dealt)
    asked = sheet.cells(), sheet.overlay()
    shown = faces(*asked)
    assert not any(face.pale for face in shown)
    if not sheet.bare:
        # Each candidate is there, and none of them says by its look that it is the one.
        for cell, face in enumerate(shown):
            assert face.view.corner == dealt.exercise.position.candidates[cell], (task, cell)
    verdict = judge(dealt.exercise, sheet.said(yes=True))
    assert (verdict.kind is Kind.RIGHT) is (task.change is None)
    sheet.spoilers = verdict.spoilers
    ringed = {(disc.cell, disc.digit) for disc in sheet.overlay().discs}
    assert {(spot.cell, spot.digit) for spot in sheet.spoilers} <= ringed
