"""Hints in the game: every stage for a position of every family, by keys and by mouse."""

import pygame
import pytest

from game.play.hints import question_of
from game.play.intents import Command, HintFound
from game.play.view import HintKind
from game.ui.play.play import PlayScene
from game.ui.widgets.message_card import MessageCard
from tests.truth import sample
from tests.ui.board.drawn import FAMILIES
from tests.ui.driver import PUZZLE, SOLUTION, Driver, strokes
from tests.ui.lasting import unheard
from tests.ui.study.positions import game_at, hinted, open_at


@pytest.fixture
def small(driver: Driver) -> Driver:
    """A game in a small window."""
    driver.pilot.resize((640, 480))
    return driver


def card(driver: Driver) -> MessageCard:
    found = driver.pilot.find("card")
    assert isinstance(found, MessageCard)
    return found


@pytest.mark.parametrize("technique", sample(FAMILIES, 3))
def test_four_stages_apply_and_undo(small: Driver, technique: str) -> None:
    _, step = game_at(technique)
    hinted(small, technique)
    current_game = small.game.services.current_game
    before = current_game.session.state
    name = small.game.services.words.text(f"technique.{technique}.name")
    titles = []
    for stage in (1, 2, 3, 4):
        if stage > 1:
            small.pilot.press("h")
        hint = small.view().hint
        assert hint is not None
        assert (hint.kind, hint.stage, hint.stages) == (HintKind.STEP, stage, 4)
        titles.append(card(small).title)
        assert f"{stage} of 4" in card(small).note
        faces = small.board.faces
        struck = {(c, d.digit) for c, face in enumerate(faces) for d in face.discs if d.struck}
        large = {(c, face.view.hint_digit) for c, face in enumerate(faces) if face.view.hint_digit}
        assert struck == ({(c.cell, c.digit) for c in step.eliminations} if stage == 4 else set())
        assert large == ({(c.cell, c.digit) for c in step.placements} if stage == 4 else set())
        drawn = strokes(small.board)
        assert not drawn or stage >= 3
        assert drawn or stage < 3 or step.technique.startswith("template")
        shown = any(face.discs or face.listed for face in faces)
        assert not shown or stage >= 3
    assert titles[0] != name
    assert titles[1:] == [name] * 3
    small.pilot.press("return")
    after = current_game.session.state
    assert small.view().hint is None
    assert all(after.values[cell] == digit for cell, digit in step.placements)
    assert all(after.eliminated[cell] >> (digit - 1) & 1 for cell, digit in step.eliminations)
    assert after != before
    # The end of a won game takes no key yet.
    current_game.do(Command.UNDO)
    assert current_game.session.state == before


def test_by_mouse_alone(driver: Driver) -> None:
    hinted(driver, "x-wing")
    before = driver.game.services.current_game.session.state
    for _ in range(3):
        driver.pilot.click("card.more")
    driver.pilot.click("card.apply")
    assert driver.game.services.current_game.session.state != before
    driver.pilot.click("undo")
    assert driver.game.services.current_game.session.state == before


def test_escape_closes_and_each_stage_is_counted_once(driver: Driver) -> None:
    hinted(driver, "x-wing")
    driver.pilot.press("h", "h")
    stages = (1, 1, 1, 0)
    assert driver.game.services.current_game.session.saved().tally.stages == stages
    driver.pilot.press("escape")
    assert driver.view().hint is None
    assert not strokes(driver.board)
    driver.pilot.press("h")
    hint = driver.view().hint
    assert hint is not None
    assert hint.stage == 3
    assert driver.game.services.current_game.session.saved().tally.stages == stages


def test_the_first_wrong_entry_comes_first_and_is_rewound(driver: Driver) -> None:
    driver.begin()
    cell = PUZZLE.index("0")
    right = int(SOLUTION[cell])
    wrong = next(d for d in range(1, 10) if d != right and allowed(cell, d))
    driver.click_cell(cell)
    driver.pilot.press(str(wrong))
    other = PUZZLE.index("0", cell + 1)
    driver.click_cell(other)
    driver.pilot.press(SOLUTION[other], "h")
    hint = driver.view().hint
    assert hint is not None
    assert hint.kind is HintKind.MISTAKE
    assert f"{wrong} is wrong" in card(driver).text
    assert driver.board.faces[cell].ground == "conflict_ground"
    driver.pilot.click("card.rewind")
    assert driver.digits == PUZZLE


def test_a_missing_note_comes_before_any_step(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("f")
    cell = PUZZLE.index("0")
    driver.click_cell(cell)
    driver.pilot.press(SOLUTION[cell], mod=pygame.KMOD_SHIFT)
    notes = driver.view().cells[cell].corner
    assert not notes >> (int(SOLUTION[cell]) - 1) & 1
    driver.pilot.press("h")
    hint = driver.view().hint
    assert hint is not None
    assert hint.kind is HintKind.NOTE
    driver.pilot.press("return")
    assert driver.view().cells[cell].corner >> (int(SOLUTION[cell]) - 1) & 1


def test_the_worker_finds_the_easiest_step(driver: Driver) -> None:
    driver.begin()
    driver.pilot.press("h")
    driver.wait_until(lambda: driver.view().hint is not None)
    hint = driver.view().hint
    assert hint is not None
    assert hint.kind is HintKind.STEP


def test_an_answer_to_another_board_is_dropped(driver: Driver) -> None:
    saved, step = game_at("x-wing")
    scene = open_at(driver, saved)
    assert isinstance(scene, PlayScene)
    with unheard():
        driver.pilot.press("h")
        session = driver.game.services.current_game.session
        question = question_of(session.state, session.solution)
        driver.click_cell(session.state.values.index(0))
        solution = session.solution
        assert solution is not None
        driver.pilot.press(str(solution.values[session.state.values.index(0)]))
        scene.do(HintFound(question, step))
    assert driver.view().hint is None


@pytest.mark.parametrize("technique", ["als-chain", "forcing-net-verity"])
def test_long_words_can_be_read_to_the_end(driver: Driver, technique: str) -> None:
    driver.pilot.resize((480, 360))
    hinted(driver, technique)
    driver.pilot.press("h", "h", "h")
    found = card(driver)
    assert found.rect.bottom <= 360
    assert found.scrolls
    assert found.shown_lines >= 2
    assert not found.scroll(-1)
    driver.pilot.press("pagedown")
    assert found.scroll(-1)
    while found.scroll(1):
        pass
    assert not found.turn(1)
    driver.pilot.press("pageup")
    assert found.scroll(1)


def test_two_lines_are_seen_at_640_by_480(small: Driver) -> None:
    for technique in ("naked-single", "x-wing", "xy-wing"):
        hinted(small, technique)
        small.pilot.press("h", "h", "h")
        small.pilot.settle()
        assert card(small).shown_lines >= 2
        assert all(button.rect.bottom <= 480 for button in card(small).children)


def test_the_name_of_a_hint_leads_to_its_page(driver: Driver) -> None:
    hinted(driver, "x-wing")
    assert "card.learn" not in {child.id for child in card(driver).children}
    driver.pilot.press("h")
    driver.pilot.click("card.learn")
    assert driver.scene == "technique"
    driver.pilot.press("escape")
    assert driver.scene == "play"
    driver.pilot.press("l")
    assert driver.scene == "technique"


def allowed(cell: int, digit: int) -> bool:
    from game.core.grid import Grid

    return bool(Grid.parse(PUZZLE).candidates[cell] >> (digit - 1) & 1)
