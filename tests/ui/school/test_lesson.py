"""Lessons by pilot: every kind of card, right and wrong, by mouse and by keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.learn.exercise import steps_at
from game.learn.item import Items
from game.learn.lesson import deal_task, lesson
from game.learn.marks import pattern_cells
from game.learn.repetition import Mark
from game.learn.task import SKILL_OF, Card, Mode, Skill
from game.learn.verdict import Kind
from game.ui.school.arguments import CourseKind, CourseRequest
from tests.truth import sample
from tests.ui.driver import Driver
from tests.ui.hands import Keys, play_on
from tests.ui.school.player import Learner, until_card


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Learner]:
    driver = Driver(tmp_path)
    yield Learner(driver)
    driver.close()


@pytest.mark.parametrize(
    "station", sample(["naked-pair", "full-house", "hidden-single", "x-wing", "xy-chain"], 5)
)
def test_a_whole_lesson_is_gone_through(learner: Learner, station: str) -> None:
    scene = learner.begin(station)
    cards = []
    while not scene.finished:
        task = scene.course.task
        assert task is not None
        cards.append(task.card)
        sheet = scene.sheet
        assert sheet is not None
        assert scene.card.text
        learner.answer()
        if sheet.mode is not Mode.LOOK:
            assert scene.verdict is not None
            assert scene.verdict.kind is Kind.RIGHT, scene.card.text
            assert scene.card.text
            for words in ("That's right", "Yes, this is it"):
                assert words not in scene.card.text, "its title says so already"
            assert scene.answered
            learner.go_on()
        learner.wait()
    assert list(dict.fromkeys(cards)) == [card for card in Card if card is not Card.PLAY_ON]
    asked = sum(card in SKILL_OF for card in cards)
    assert f"You got {asked} of {asked} exercises right" in scene.card.text
    learning = learner.driver.game.services.learning
    assert station not in learning.progress.begun
    skills = {attempt.skill for attempt in learning.progress.of(station)}
    assert skills == {Skill.RECOGNISE, Skill.COMPLETE, Skill.FIND}
    assert learning.progress.mark(station, learning.now) is Mark.LEARNING
    learner.driver.pilot.click("go")
    learner.driver.wait_for("play")


def test_the_game_of_a_lesson_goes_back_to_the_lessons(learner: Learner) -> None:
    driver = learner.driver
    driver.pilot.click("school")
    learner.begin("full-house")
    until_card(learner, Card.PLAY_ON)
    driver.pilot.click("go")
    driver.wait_for("play")
    driver.pilot.click("menu")
    assert driver.game.stage.ids == ("menu", "road")
    services = driver.game.services
    services.learning.leave("naked-pair", "test", 1)
    services.switcher.go_on(services.games.all()[0].game_id)
    play_on(driver, Keys(driver))
    driver.wait_for("win")
    driver.pilot.wait(2)
    driver.pilot.click("lesson")
    assert driver.game.stage.ids == ("menu", "road")


@pytest.mark.parametrize("keys", [True, False])
def test_who_comes_by_keys_sees_the_cursor_on_the_first_board(
    learner: Learner, *, keys: bool
) -> None:
    pilot = learner.driver.pilot
    learner.driver.game.stage.push("road", "naked-pair")
    if keys:
        pilot.press("return")
    else:
        pilot.click("start")
    learner.wait()
    sheet = learner.lesson.sheet
    assert sheet is not None
    assert sheet.dealt.task.card is Card.TRY
    assert sheet.points is keys
    words = learner.lesson.card.text
    assert words.endswith("Then choose Check, or press K. If you see none, choose Show me.")


def test_a_near_miss_says_what_spoils_it(learner: Learner) -> None:
    scene = learner.begin("naked-pair")
    until_card(learner, Card.SAY)
    while scene.course.task is not None and scene.course.task.change is None:
        learner.answer()
        learner.go_on()
    learner.driver.pilot.press("y")
    learner.driver.wait_until(lambda: scene.verdict is not None)
    assert scene.verdict is not None
    assert scene.verdict.kind is Kind.WRONG
    assert "No." in scene.card.text
    assert scene.go_button.enabled


def test_enter_answers_neither_yes_nor_no_and_the_buttons_name_their_keys(learner: Learner) -> None:
    scene = learner.begin("naked-pair")
    until_card(learner, Card.WATCH)
    while scene.sheet is None or scene.sheet.mode is not Mode.SAY:
        learner.driver.pilot.press("return")
        learner.wait()
    assert scene.facts.text == "Card 3 of 7: Yes or no? (1 of 6)"
    learner.driver.pilot.press("return")
    assert scene._judging is None
    assert not scene.answered
    assert [button.detail for button in scene.says] == ["Y", "N"]


def test_wrong_cells_get_their_reason_and_may_be_mended(learner: Learner) -> None:
    scene = learner.begin("naked-pair")
    until_card(learner, Card.FIND)
    sheet = scene.sheet
    assert sheet is not None
    assert sheet.mode is Mode.MARK
    assert scene.card.text.endswith("Then choose Check, or press K.")
    pattern = sorted(pattern_cells(sheet.dealt.claim))
    learner.press(pattern[0])
    learner.driver.pilot.press("k")
    learner.driver.wait_until(lambda: scene.verdict is not None)
    assert scene.verdict is not None
    assert scene.verdict.kind is Kind.PART
    assert "1 more cell" in scene.card.text
    assert not scene.answered
    learner.press(pattern[1])
    learner.driver.pilot.press("k")
    learner.driver.wait_until(lambda: scene.answered)


def test_the_board_can_be_marked_by_keys_alone(learner: Learner) -> None:
    scene = learner.begin("naked-pair")
    until_card(learner, Card.FIND)
    sheet = scene.sheet
    assert sheet is not None
    for cell in sorted(pattern_cells(sheet.dealt.claim)):
        while sheet.cursor // 9 != cell // 9:
            learner.driver.pilot.press("down")
        while sheet.cursor % 9 != cell % 9:
            learner.driver.pilot.press("right")
        learner.driver.pilot.press("space")
    learner.driver.pilot.press("k")
    learner.driver.wait_until(lambda: scene.answered)
    learner.driver.pilot.press("return")
    learner.driver.wait_until(lambda: scene.sheet not in (sheet, None))


def test_what_is_shown_counts_as_not_known(learner: Learner) -> None:
    scene = learner.begin("x-wing")
    until_card(learner, Card.FINISH)
    learner.driver.pilot.press("h")
    assert scene.answered
    assert "can be" in scene.card.text or "not" in scene.card.text
    attempts = learner.driver.game.services.learning.progress.of("x-wing")
    assert attempts[-1].skill is Skill.COMPLETE
    assert attempts[-1].grade.value == 1


def test_a_lesson_that_was_left_is_taken_up(learner: Learner) -> None:
    scene = learner.begin("full-house")
    until_card(learner, Card.SAY)
    task = scene.course.task
    learner.driver.pilot.press("escape")
    assert learner.driver.scene == "menu"
    again = learner.begin("full-house", seed="another")
    assert again.course.task == task


def test_a_wrong_digit_is_taken_off_again(learner: Learner) -> None:
    scene = learner.begin("hidden-single")
    sheet = scene.sheet
    assert sheet is not None
    cell, digit = sheet.dealt.claim.placements[0]
    learner.press(cell)
    learner.driver.pilot.press(str(digit % 9 + 1))
    learner.driver.wait_until(lambda: scene.verdict is not None)
    assert scene.verdict is not None
    assert scene.verdict.kind in (Kind.WRONG, Kind.CAREFUL)
    assert sheet.entered is None
    learner.driver.pilot.press(str(digit))
    learner.driver.wait_until(lambda: scene.answered)


def test_corners_that_are_filled_can_be_marked(learner: Learner) -> None:
    wanted = (("avoidable-rectangle-1", Skill.FIND),)
    scene = learner.open(CourseRequest(CourseKind.PRACTICE, skills=wanted, seed="test"))
    learner.answer()
    assert scene.verdict is not None
    assert scene.verdict.kind is Kind.RIGHT


def test_after_a_right_digit_one_is_asked_what_proves_it(learner: Learner) -> None:
    scene = learner.begin("hidden-single")
    until_card(learner, Card.FIND)
    sheet = scene.sheet
    assert sheet is not None
    learner.digit()
    assert sheet.asks_why
    assert not scene.answered
    assert "prove" in scene.card.text
    attempts = learner.driver.game.services.learning.progress.of("hidden-single")
    filled = next(c for c in range(81) if sheet.dealt.exercise.position.values[c])
    learner.press(filled)
    learner.driver.pilot.press("k")
    learner.driver.wait_until(lambda: scene.verdict is not None)
    assert "prove" in scene.card.text or "keeps" in scene.card.text
    learner.press(filled)
    learner.prove()
    assert sheet.proof
    assert learner.driver.game.services.learning.progress.of("hidden-single") == attempts


def test_what_proves_a_digit_can_be_shown(learner: Learner) -> None:
    scene = learner.begin("naked-single")
    until_card(learner, Card.FINISH)
    learner.digit()
    learner.driver.pilot.press("h")
    assert scene.answered
    assert scene.sheet is not None
    assert scene.sheet.shown is not None
    attempts = learner.driver.game.services.learning.progress.of("naked-single")
    assert attempts[-1].grade.value > 1, "the digit itself was found"


def test_where_techniques_are_mixed_that_which_was_used_is_found(learner: Learner) -> None:
    items, station = Items(), "hidden-pair"
    easier = ("locked-candidates-1", "locked-candidates-2", "locked-pair")
    seed, task, used = next(
        (seed, task, step)
        for seed in map(str, range(40))
        for task in lesson(station, seed, items)
        if task.card is Card.MIXED and task.technique in easier
        for exercise in [deal_task(task, items).exercise]
        for step in steps_at(exercise.position, exercise.givens, ("naked-pair",))
        if not any(
            set(other.eliminations) <= set(step.eliminations)
            for other in steps_at(exercise.position, exercise.givens, easier)
        )
    )
    scene = learner.begin(station, seed)
    while scene.course.task != task:
        learner.answer()
        if scene.verdict is not None:
            learner.go_on()
        learner.wait()
    for cell, digit in used.eliminations:
        learner.press(cell, digit)
    learner.driver.pilot.click("go")
    learner.driver.wait_until(lambda: scene.answered)
    assert "Only" in scene.card.text
    found = learner.driver.game.services.learning.progress.attempts[-1]
    assert (found.station, found.technique, found.skill) == ("naked-pair", "naked-pair", Skill.FIND)
    assert found.place is None
