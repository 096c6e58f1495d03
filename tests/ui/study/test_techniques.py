"""The pages of the techniques: from the help, from the pause, stepping, and the list by level."""

from collections.abc import Callable
from typing import Final

import pygame
import pytest

from game.logic.finder import path
from game.logic.techniques import TECHNIQUES
from game.ui.study.technique import AFTER, BARE, CONCLUSION, PATTERN, TechniqueScene
from game.ui.widgets.list_box import Line, ListBox
from tests.truth import WHOLE
from tests.ui.driver import Driver


def page(driver: Driver) -> TechniqueScene:
    scene = driver.pilot.scene
    assert isinstance(scene, TechniqueScene)
    driver.wait_until(lambda: scene.ready)
    return scene


EVERY = 1 if WHOLE else 20
"""Of so many pages one is stepped through and left by a key; the others are turned over unseen."""


def test_every_technique_has_a_page_to_step_through(driver: Driver) -> None:
    driver.pilot.press("l")
    scene = page(driver)
    text = driver.game.services.words.text
    names = []
    while True:
        names.append(scene.technique)
        assert scene.title.text == text(f"technique.{scene.technique}.name")
        assert scene.card.text == text(f"technique.{scene.technique}.explanation")
        if len(names) % EVERY:
            if not scene.list.step(1):
                break
            continue
        driver.wait_until(lambda: scene.ready)
        assert not any(face.discs for face in scene.board.faces)
        before = [face.view for face in scene.board.faces]
        driver.pilot.press("right")
        assert not any(disc.struck for face in scene.board.faces for disc in face.discs)
        while scene.stage_of_example == PATTERN:
            assert not any(disc.struck for face in scene.board.faces for disc in face.discs)
            assert scene.legend.symbols
            driver.pilot.press("right")
        concluded = any(
            face.view.hint_digit or any(disc.struck for disc in face.discs)
            for face in scene.board.faces
        )
        assert concluded
        assert scene.card.text != text(f"technique.{scene.technique}.explanation")
        driver.pilot.press("right")
        assert [face.view for face in scene.board.faces] != before
        # Further examples may come at any moment.
        assert scene.keys["later"].enabled is (len(scene.examples) > 1)
        pieces = 0
        while scene.stage_of_example != BARE:
            driver.pilot.press("left")
            pieces += scene.stage_of_example == PATTERN
        assert pieces >= 1
        assert [face.view for face in scene.board.faces] == before
        last = scene.technique
        driver.pilot.press("down")
        if scene.technique == last:
            break
    assert sorted(names) == sorted(technique.id for technique in TECHNIQUES)


def test_pages_by_mouse_alone(driver: Driver) -> None:
    driver.begin()
    driver.pilot.click("help")
    driver.pilot.click("learn")
    scene = page(driver)
    box = driver.pilot.find("list")
    assert isinstance(box, ListBox)
    driver.pilot.click((box.rect.centerx, box.rect.top + 2 * box.row + box.row // 2))
    assert scene.technique == "naked-single"
    driver.wait_until(lambda: scene.ready)
    driver.pilot.click("last")
    driver.pilot.click("earlier")
    assert any(face.view.hint_digit for face in scene.board.faces)
    driver.pilot.click("back")
    assert driver.scene == "help"


@pytest.mark.parametrize("way", [lambda d: d.pilot.click("learn"), lambda d: d.pilot.press("l")])
def test_pages_from_the_help(driver: Driver, way: Callable[[Driver], object]) -> None:
    driver.pilot.press("f1")
    way(driver)
    assert driver.scene == "technique"
    driver.pilot.press("escape")
    assert driver.scene == "help"


def test_the_list_has_a_heading_a_level(driver: Driver) -> None:
    driver.pilot.press("l")
    scene = page(driver)
    headings = [line.text for line in scene.list.lines if line.heading]
    text = driver.game.services.words.text
    assert headings == [text(f"study.level.{level}") for level in range(1, 6)]
    assert len(scene.list.lines) == len(TECHNIQUES) + len(headings)


def test_a_page_deals_a_puzzle_that_needs_its_technique(driver: Driver) -> None:
    driver.game.stage.push("technique", "xy-wing")
    scene = page(driver)
    driver.wait_until(lambda: scene.facts.text != "")
    driver.pilot.click("card.find")
    driver.wait_for("play")
    puzzle = driver.game.services.current_game.session.puzzle
    assert puzzle.id is not None
    assert "xy-wing" in path(puzzle.givens).counts


def test_what_no_path_needs_is_not_dealt(driver: Driver) -> None:
    driver.game.stage.push("technique", "template-set")
    scene = page(driver)
    driver.wait_until(lambda: scene.facts.text != "")
    assert not [widget for widget in scene.form.walk() if widget.id == "card.find"]


def test_the_legend_lights_the_cells_of_a_symbol(driver: Driver) -> None:
    driver.pilot.press("l")
    scene = page(driver)
    driver.pilot.press("down", "down")
    driver.wait_until(lambda: scene.ready)
    driver.pilot.click("last")
    driver.pilot.click("earlier")
    symbol, rect = scene.legend.places()[0]
    lit = {cell for cell, face in enumerate(scene.board.faces) if face.ground == "same"}
    assert not lit
    driver.pilot.move(rect.center)
    lit = {cell for cell, face in enumerate(scene.board.faces) if face.ground == "same"}
    assert lit == set(symbol.cells)
    driver.pilot.move((1, 1))
    assert not any(face.ground == "same" for face in scene.board.faces)


def test_a_page_has_three_examples_to_step_through(driver: Driver) -> None:
    driver.game.stage.push("technique", "naked-pair")
    scene = page(driver)
    driver.wait_until(lambda: len(scene.examples) == 3)
    seen = []
    for number in range(3):
        assert (scene.number, scene.stage_of_example) == (number, BARE)
        assert scene.facts.text.endswith(f"example {number + 1} of 3")
        assert scene.example is not None
        assert scene.example.step.technique == "naked-pair"
        assert scene.example.step.check(scene.example.position)
        seen.append(scene.example.position.text)
        driver.pilot.click("last")
        driver.pilot.press("right")
    assert len(set(seen)) == 3
    assert not scene.keys["later"].enabled
    driver.pilot.click("first")
    driver.pilot.press("left")
    assert (scene.number, scene.stage_of_example) == (1, AFTER)


def test_learn_from_a_hint_that_said_all_begins_with_ones_own_position(driver: Driver) -> None:
    driver.begin()
    for stage in (1, 2, 3, 4):
        driver.pilot.press("h")
        driver.wait_until(lambda: driver.view().hint is not None)
        if stage == 2:
            driver.pilot.click("card.learn")
            driver.wait_until(lambda: page(driver).ready)
            assert page(driver).examples[0].position.text != driver.digits.replace("0", ".")
            driver.pilot.press("escape")
    driver.pilot.click("card.learn")
    scene = page(driver)
    own = scene.examples[0]
    hinted = driver.game.services.current_game.session.hinted
    assert hinted is not None
    assert own.position == hinted[0].position
    assert own.step == hinted[1]


@pytest.mark.parametrize("size", [(480, 360), (640, 480), (1280, 800)])
def test_no_two_lines_of_the_list_look_alike(driver: Driver, size: tuple[int, int]) -> None:
    driver.pilot.resize(size)
    driver.pilot.press("l")
    scene = page(driver)
    driver.pilot.frames()
    names = [driver.game.services.words.text(f"technique.{known.id}.name") for known in TECHNIQUES]
    box = ListBox(lambda _: None, lambda _: None)
    box.show([Line(name, figure="450") for name in names])
    wide = scene.list.rect.width
    box.arrange(pygame.Rect(0, 0, wide, len(names) * box.row_height(scene.kit)), scene.kit)
    drawn = pygame.Surface(box.rect.size)
    box.paint(drawn, scene.kit, box.rect)
    # Without the first and the last line, which have the corners of the list.
    rows = [pygame.Rect(4, at * box.row, wide - 8, box.row) for at in range(1, len(names) - 1)]
    assert len({pygame.image.tobytes(drawn.subsurface(row), "RGB") for row in rows}) == len(rows)


LONG: Final = ("small-empty-rectangle", "als-discontinuous-nice-loop", "siamese-finned-x-wing")
"""Pages with the most symbols."""


@pytest.mark.parametrize("size", [(640, 480), (480, 360)])
def test_all_of_the_legend_stands_beside_the_words(driver: Driver, size: tuple[int, int]) -> None:
    driver.pilot.resize(size)
    names = list(LONG)
    if WHOLE:
        names = [technique.id for technique in TECHNIQUES]
    for name in names:
        if (name, size) == ("als-aic", (480, 360)):
            continue  # Its name takes five lines there.
        driver.game.stage.push("technique", name)
        scene = page(driver)
        while scene.stage_of_example < CONCLUSION:
            scene.step("later")
        driver.pilot.frames()
        assert scene.legend in scene.form.walk(), name
        places = scene.legend.places()
        assert [symbol for symbol, _ in places] == list(scene.legend.symbols)
        for at, (_, rect) in enumerate(places):
            assert scene.legend.rect.contains(rect), name
            assert rect.collidelist([other for _, other in places[:at]]) < 0
        driver.game.stage.pop()
