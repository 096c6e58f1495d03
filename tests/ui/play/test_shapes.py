"""Boards of every shape in the window: seen, played by keys and mouse, saved and gone on with."""

import time
from pathlib import Path

import pygame
import pytest

from game.core.digits import symbol
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.deal import deal
from game.generate.ids import puzzle_id
from game.generate.levels import Level, Shape
from game.logic.finder import path
from game.messages.hint_words import hint_text
from game.play.intents import EnterDigit, SelectCells
from game.play.view import HintAction, Status
from game.shell.sizes import LEAST_LARGE_WINDOW
from game.shell.widgets.choice import Choice
from game.solve.exact import solve
from game.ui.board.drawing import draw_list
from game.ui.board.explain import step_overlay
from game.ui.board.places import board_layout, cell_for
from game.ui.board.routes import routes
from game.ui.games.launcher import Request
from game.ui.menu.menu import MenuScene
from game.ui.play.play import PlayScene
from game.ui.scene.base import GameScene
from game.ui.school.review import ReviewScene
from game.ui.study.study_table import StudyTable
from game.ui.theatre.theatre import TheatreScene
from game.ui.widgets.message_card import MessageCard
from tests.truth import WHOLE, sample
from tests.ui.driver import Driver
from tests.ui.hands import BY_HAND, Hand, Keys, Mouse, play_on, rights
from tests.ui.window.walk import fitted


def begin(driver: Driver, shape: Shape) -> bytes:
    """Begin an easy puzzle of a shape, and return its solution."""
    puzzle = deal(puzzle_id(next(iter(shape.levels)), "7q2k", shape=shape))
    driver.game.services.current_game.begin(puzzle, level=Level.BEGINNER)
    driver.game.stage.push("play")
    driver.pilot.settle()
    solution = solve(puzzle.givens)
    assert solution is not None
    return solution.values


@pytest.mark.parametrize(
    "shape", sample([s for s in Shape if not s.is_drawn or s is Shape.KILLER], 4)
)
def test_a_whole_game_is_played_by_mouse_and_keys(driver: Driver, shape: Shape) -> None:
    solution = begin(driver, shape)
    board, play = driver.board, driver.pilot.scene
    assert isinstance(play, PlayScene)
    for number, (cell, digit) in enumerate(rights(driver)):
        if number < BY_HAND or WHOLE:
            driver.pilot.click(board.cell_rect(cell).center)
            driver.pilot.press(symbol(digit).lower())
        else:
            play.do(SelectCells((cell,)))
            play.do(EnterDigit(digit))
    driver.pilot.settle()
    assert driver.view().status is Status.WON
    assert [view.digit for view in driver.view().cells] == list(solution)


def test_letters_are_digits_while_a_large_board_has_the_focus(driver: Driver) -> None:
    begin(driver, Shape.TWELVE)
    services, pilot = driver.game.services, driver.pilot
    cell = next(cell for cell, view in enumerate(driver.view().cells) if not view.digit)
    pilot.click(driver.board.cell_rect(cell).center)
    pilot.press("c", mod=pygame.KMOD_SHIFT)
    assert driver.view().cells[cell].corner == 1 << 11
    pilot.press("a", mod=pygame.KMOD_ALT)
    assert driver.view().cells[cell].centre == 1 << 9
    pilot.press("c")
    assert driver.view().cells[cell].digit == 12
    # What the letter does elsewhere keeps a chord, and shows it.
    pilot.press("e", mod=pygame.KMOD_CTRL)
    assert driver.view().tool.value == "centre"
    play = driver.game.stage.top
    assert play.key_text("tool.centre") == "Ctrl+E"  # type: ignore[attr-defined]
    assert services.bindings.key_text("tool.centre") == "C"
    # There is no thirteenth digit.
    pilot.press("d")
    assert not services.preferences.settings.play.digit_first


def test_letters_keep_their_meaning_on_smaller_boards(driver: Driver) -> None:
    begin(driver, Shape.SIX)
    driver.pilot.press("c")
    assert driver.view().tool.value == "centre"
    digits = [view.digit for view in driver.view().cells]
    driver.pilot.press("7")
    assert [view.digit for view in driver.view().cells] == digits


@pytest.mark.parametrize("shape", [Shape.SMALL, Shape.JIGSAW, Shape.SIXTEEN])
def test_a_game_is_gone_on_with(driver: Driver, shape: Shape) -> None:
    solution = begin(driver, shape)
    cell = next(cell for cell, view in enumerate(driver.view().cells) if not view.digit)
    driver.pilot.click(driver.board.cell_rect(cell).center)
    driver.pilot.press(symbol(solution[cell]).lower())
    before = driver.view()
    current = driver.game.services.current_game
    saved = driver.folder.games.load(current.game_id)
    assert saved is not None
    assert saved.game.puzzle == current.session.puzzle
    current.take(saved.game)
    assert driver.view().cells == before.cells
    assert driver.view().geometry == before.geometry


def test_the_menu_offers_a_board_and_the_levels_that_it_has(driver: Driver) -> None:
    pilot, services = driver.pilot, driver.game.services
    pilot.press("b")
    assert driver.scene == "boards"
    pilot.click("4x4")
    assert driver.scene == "menu"
    assert services.preferences.settings.game.shape is Shape.SMALL
    offers = pilot.find("offers")
    assert isinstance(offers, Choice)
    offered = [level for level, _ in offers.options]
    assert offered == [level.value for level in Shape.SMALL.levels]
    pilot.click("play")
    driver.wait_for("play")
    assert driver.view().geometry.size == 4
    assert driver.view().level is Level.EASY
    card = pilot.find("card")
    assert isinstance(card, MessageCard)
    assert card.text == "Each row, column and box contains 1 to 4 once."


def test_a_mode_that_has_not_the_chosen_board_says_so(driver: Driver) -> None:
    game = driver.game
    text = game.services.words.text
    menu, hand = game.stage.top, Mouse(driver)
    assert isinstance(menu, MenuScene)
    hand.press("boards")
    hand.press("6x6")
    for mode in ("calm", "arcade"):
        hand.turn_to(mode)
        assert menu.board.text == text("shape.6x6") in menu.play.detail
    assert game.services.preferences.settings.game.mode == "arcade"
    hand.turn_to("daily")
    assert menu.board.text == text("shape.9x9") in menu.play.detail
    hand.press("boards")
    hand.press("6x6")
    assert game.services.preferences.settings.game.mode == "calm"
    hand.turn_to("rush")
    assert not menu.has_boards
    for shape in ("9x9", "killer"):
        hand.turn_to("calm")
        hand.press("boards")
        hand.press(shape)
        hand.turn_to("daily")
        assert menu.board.text == text(f"shape.{shape}")


@pytest.mark.parametrize(
    ("shape", "hand"),
    [
        (Shape.SMALL, Keys),
        (Shape.JIGSAW, Mouse),
        (Shape.TEN, Keys),
        (Shape.TEN, Mouse),
        (Shape.KILLER, Keys),
        (Shape.KILLER, Mouse),
    ],
)
def test_a_game_is_chosen_played_and_gone_on_with_by_one_hand(
    tmp_path: Path, shape: Shape, hand: type[Hand]
) -> None:
    driver = Driver(tmp_path / "data", (1280, 800))
    for id in ("boards", shape.value):
        hand(driver).press(id)
    hand(driver).choose("calm", "beginner")
    driver.wait_for("play")
    todo = rights(driver)
    assert {digit for _, digit in todo} <= {*range(1, driver.view().geometry.size + 1)}
    # The last cells are enough to see it saved.
    for cell, digit in todo[: max(len(todo) - 4, 2)]:
        driver.game.services.current_game.session.do(SelectCells((cell,)))
        driver.game.services.current_game.session.do(EnterDigit(digit))
    hand(driver).enter(*rights(driver)[0])
    before = driver.digits
    driver.kill()

    again = Driver(tmp_path / "data", (1280, 800))
    hand(again).press("resume")
    assert again.digits == before
    play_on(again, hand(again))
    assert again.view().status is Status.WON
    again.close()


def test_another_game_is_on_the_same_board(driver: Driver) -> None:
    solution = begin(driver, Shape.SMALL)
    first = driver.game.services.current_game.session.puzzle
    for cell, view in enumerate(driver.view().cells):
        if not view.digit:
            driver.pilot.click(driver.board.cell_rect(cell).center)
            driver.pilot.press(symbol(solution[cell]))
    driver.pilot.wait(4)
    assert driver.scene == "win"
    driver.pilot.press("return")
    driver.wait_for("play")
    puzzle = driver.game.services.current_game.session.puzzle
    assert puzzle != first
    assert puzzle.givens.geometry == first.givens.geometry


@pytest.mark.parametrize("shape", [Shape.SIX, Shape.JIGSAW, Shape.SIXTEEN])
def test_the_theatre_plays_on_any_shape(driver: Driver, shape: Shape) -> None:
    begin(driver, shape)
    givens = driver.game.services.current_game.session.puzzle.givens
    driver.pilot.press("p")
    driver.pilot.press("w")
    scene = driver.game.stage.top
    assert isinstance(scene, TheatreScene)
    scene.go_to(30)
    for pane in scene.panes:
        assert pane.board.geometry == givens.geometry
        assert len(pane.board.faces) == len(givens.values)


@pytest.mark.parametrize("shape", [Shape.SIX, Shape.DIAGONAL])
def test_a_hint_finds_a_step(driver: Driver, shape: Shape) -> None:
    begin(driver, shape)
    driver.pilot.press("h")
    driver.pilot.settle()
    for _ in range(200):
        if driver.view().hint is not None:
            break
        driver.game.services.poll()
        time.sleep(0.02)
    hint = driver.view().hint
    assert hint is not None
    for _ in range(hint.stages - 1):
        driver.pilot.press("h")
        driver.pilot.settle()
    hint = driver.view().hint
    assert hint is not None
    assert hint.step is not None
    assert HintAction.APPLY in hint.actions
    card = driver.pilot.find("card")
    assert isinstance(card, MessageCard)
    catalogue = driver.game.services.words.catalogue
    assert card.text == hint_text(catalogue, hint, plainly=True)


@pytest.mark.parametrize("shape", [Shape.SMALL, Shape.SIX, Shape.JIGSAW, Shape.DIAGONAL])
def test_study_lists_steps_and_walks_to_the_solution(driver: Driver, shape: Shape) -> None:
    solution = begin(driver, shape)
    driver.pilot.press("t")
    study = driver.game.stage.top
    assert isinstance(study, StudyTable)
    driver.wait_until(lambda: study.finished)
    geometry = driver.game.services.current_game.view().geometry
    assert study.board.geometry == geometry
    assert study.steps
    for found in study.steps:
        assert all(solution[cell] == digit for cell, digit in found.step.placements)
        assert all(solution[cell] != digit for cell, digit in found.step.eliminations)
    driver.pilot.click("tab.path")
    driver.pilot.press("end")
    assert [face.view.digit for face in study.board.faces] == list(solution)
    driver.pilot.click("tab.facts")
    facts = {line.text: line.figure for line in driver.pilot.find("list").lines}  # type: ignore[attr-defined]
    text = driver.game.services.words.text
    assert facts[text("study.fact.difficulty")].endswith(f", {text('study.level.1')}")
    assert facts[text("study.fact.er")] == text("study.fact.none")


@pytest.mark.parametrize("shape", [Shape.TEN])
def test_a_game_is_reviewed_on_its_board(driver: Driver, shape: Shape) -> None:
    solution = begin(driver, shape)
    cells = [cell for cell, view in enumerate(driver.view().cells) if not view.digit]
    size = driver.board.geometry.size
    for cell, digit in (
        (cells[0], solution[cells[0]] % size + 1),
        *((c, solution[c]) for c in cells),
    ):
        driver.pilot.click(driver.board.cell_rect(cell).center)
        driver.pilot.press(symbol(digit).lower())
    driver.pilot.settle()
    driver.game.stage.push("review")
    review = driver.game.stage.top
    assert isinstance(review, ReviewScene)
    driver.wait_until(lambda: review.review is not None)
    assert review.review is not None
    assert review.review.entries == len(cells) + 1
    driver.pilot.press("end")
    assert review.board.geometry == driver.game.services.current_game.view().geometry
    assert len(review.board.faces) == size * size
    assert review.chosen is not None


def test_a_board_of_another_shape_from_elsewhere_is_told_to_have_one_solution(
    driver: Driver,
) -> None:
    givens = deal(puzzle_id(Level.BEGINNER, "7q2k", shape=Shape.SIX)).givens
    driver.game.services.launcher.start(Request(board=givens))
    driver.wait_for("play")
    play = driver.game.stage.top
    assert isinstance(play, PlayScene)
    driver.wait_until(lambda: play.verdict.rated)
    text = driver.game.services.words.text
    assert play.verdict.words.startswith(text("study.board.unique"))
    assert text("study.level.1") in play.verdict.words


SMALL_WINDOWS = ((480, 360), (640, 480), (1280, 800), (800, 1280), (2560, 1440))
LEAST_CELL = 19
"""Pixels of a cell in which a letter is easily read."""


@pytest.mark.parametrize("shape", Shape)
def test_a_board_of_any_shape_fits_into_any_window(driver: Driver, shape: Shape) -> None:
    begin(driver, shape)
    scene, geometry = driver.game.stage.top, driver.board.geometry
    for size in (LEAST_LARGE_WINDOW, *SMALL_WINDOWS):
        found = fitted(scene, size, 1.0)
        if min(size) >= min(LEAST_LARGE_WINDOW):
            assert cell_for(found.square, geometry) >= LEAST_CELL


def told(driver: Driver) -> str:
    scene = driver.pilot.scene
    assert isinstance(scene, GameScene)
    return " ".join(line for bubble in scene.bubbles for line in bubble.lines)


@pytest.mark.parametrize(("shape", "needs"), [(Shape.SIXTEEN, True), (Shape.SIX, False)])
def test_a_large_board_says_which_window_it_needs(
    driver: Driver, shape: Shape, needs: bool
) -> None:
    width, height = LEAST_LARGE_WINDOW
    driver.pilot.resize((width - 1, height))
    begin(driver, shape)
    assert (f"{width}x{height}" in told(driver)) is needs
    driver.pilot.resize((width, height))
    assert f"{width}x{height}" not in told(driver)
    driver.pilot.resize((width, height - 1))
    assert (f"{width}x{height}" in told(driver)) is needs


@pytest.mark.parametrize("shape", [Shape.EIGHT, Shape.DIAGONAL, Shape.JIGSAW, Shape.KING])
def test_hints_are_drawn_on_their_board(shape: Shape) -> None:
    """What is drawn of the steps of a path lies where these steps are."""
    grid = deal(puzzle_id(Level.HARD, "7q2k", shape=shape)).givens
    geometry = grid.geometry
    for step in path(grid).steps:
        overlay = step_overlay(step, grid)
        assert {(disc.cell, disc.digit) for disc in overlay.discs if disc.struck} == {
            (one.cell, one.digit) for one in step.eliminations
        }
        for sight in overlay.sights:
            assert sight.end[0] in geometry.peers[sight.start[0]]
        layout = board_layout(0, 0, 40, geometry)
        noted = [int(mask) for mask in grid.candidates]
        drawn = draw_list(overlay, routes(overlay, grid.values, noted, geometry), layout)
        for stroke in drawn.strokes:
            assert all(
                -40 <= x <= layout.outer.w + 40 and -40 <= y <= layout.outer.h + 40
                for x, y in stroke.points
            )
        grid = step.apply(grid)


def test_the_calculator_tells_what_is_left_for_a_cage(driver: Driver) -> None:
    board = geometry_of("9x9~cage=14:r1c1.r1c2~cage=3:r1c4.r1c5")
    solution = solve(Grid.empty(board))
    assert solution is not None
    givens = Grid([0, 0, *solution.values[2:]], None, board)
    driver.game.services.current_game.begin(Puzzle(givens))
    play = driver.game.stage.push("play")
    assert isinstance(play, PlayScene)
    driver.pilot.settle()
    play.do(SelectCells((0,)))
    driver.pilot.press("q")
    driver.pilot.settle()
    assert "the cage of 14: 14" in play.panel.card.text
    play.do(SelectCells((80,)))
    driver.pilot.press("q")
    driver.pilot.settle()
    assert play.panel.card.text == "The cursor is not in a cage with a sum."


def test_the_theatre_says_that_it_knows_no_cages(driver: Driver) -> None:
    grid = Grid.empty(geometry_of("9x9~cage=14:r1c1.r1c2"))
    driver.game.services.current_game.begin(Puzzle(grid))
    driver.game.stage.push("play")
    driver.game.stage.push("pause")
    driver.pilot.press("w")
    driver.pilot.settle()
    assert driver.scene == "pause"
