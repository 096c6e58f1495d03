"""What stands beside the boards: captions, code, trees, curves; and the jumps."""

from dataclasses import replace

import pygame
import pytest

from game.core.grid import Grid
from game.play.theatre.chapters import Chapter
from game.play.theatre.theatre import Sync
from game.solve.order import Order
from game.solve.stream import StepKind
from game.ui.theatre.growth import TreePainter
from game.ui.theatre.show import FULL_CAST, Show, order_study
from game.ui.theatre.theatre import TheatreScene
from game.ui.theatre.viewing import Beside
from tests.documents import FIRST, SECOND
from tests.ui.driver import Driver


def watch(driver: Driver, *cast: str, board: Grid = FIRST.board) -> TheatreScene:
    driver.game.stage.push("theatre", Show(board, "A board", cast))
    driver.pilot.frames()
    return theatre(driver)


def theatre(driver: Driver) -> TheatreScene:
    top = driver.pilot.scene
    assert isinstance(top, TheatreScene)
    return top


def settle(driver: Driver) -> None:
    driver.wait_until(lambda: theatre(driver).theatre.is_level)


def test_the_end_and_the_stops_are_a_key_away(driver: Driver) -> None:
    shown = watch(driver, "brute-force", "staged")
    driver.pilot.press("pagedown")
    settle(driver)
    first = shown.theatre.at
    assert shown.panes[0].reel.picture.kind is StepKind.RETREAT
    assert shown.panes[0].info.caption.endswith("led nowhere. Empty it again.")
    driver.pilot.press("pagedown")
    settle(driver)
    assert shown.theatre.at > first
    driver.pilot.press("pageup")
    settle(driver)
    assert shown.theatre.at == first
    driver.pilot.press("k")
    assert shown.viewing.chapter is Chapter.DEDUCTION
    driver.pilot.press("end")
    settle(driver)
    assert shown.theatre.is_over
    assert shown.panes[0].info.caption == "Solved: every cell is filled."
    driver.pilot.press("home")
    assert shown.panes[0].info.caption == "At the start, with 44 empty cells."


def test_the_end_and_the_stops_are_a_click_away(driver: Driver) -> None:
    shown = watch(driver, "brute-force", "staged")
    driver.pilot.click("leap_on")
    settle(driver)
    assert shown.panes[0].reel.picture.kind is StepKind.RETREAT
    driver.pilot.click("leap_back")
    settle(driver)
    assert shown.theatre.at == 0
    driver.pilot.click("end")
    settle(driver)
    assert shown.theatre.is_over


def test_a_click_on_the_curve_goes_to_its_step(driver: Driver) -> None:
    shown = watch(driver, "brute-force", "staged")
    driver.pilot.press("end")
    settle(driver)
    shown.draw(pygame.Surface(driver.game.stage.size))
    info = shown.panes[0].info
    curve = info.curve.area
    driver.pilot.click((curve.left + curve.width // 2, curve.centery))
    settle(driver)
    assert shown.theatre.at == pytest.approx(31, abs=1)
    assert not shown.theatre.is_over


def test_what_stands_beside_a_board_is_chosen(driver: Driver) -> None:
    shown = watch(driver, *FULL_CAST)
    board = shown.panes[0].board.rect.width
    driver.pilot.press("v")
    assert shown.viewing.beside is Beside.CODE
    driver.pilot.frames(2)
    code = shown.panes[1].info.code
    driver.pilot.press("right")
    assert code.current > 0
    driver.pilot.press("v", "v")
    driver.pilot.frames(2)
    assert shown.transport.beside.value is Beside.FIGURES
    assert shown.panes[0].board.rect.width == board


def test_the_line_at_work_and_the_variables_follow_single_steps(driver: Driver) -> None:
    shown = watch(driver, "backtracking")
    assert shown.theatre.sync is Sync.SINGLE
    driver.pilot.press("home")
    shown.theatre.playing = False
    code = shown.panes[0].info.code
    seen = []
    for _ in range(5):
        driver.pilot.press("right")
        seen.append((code.lines[code.current - 1].strip(), dict(code.variables)["digit"]))
    once_more = "if it is in conflict: once more"
    assert seen == [
        *((once_more, digit) for digit in "1234"),
        ("else: index + 1", "5"),
    ]


def test_given_sure_and_guessed_digits_differ(driver: Driver) -> None:
    shown = watch(driver, "brute-force")
    shown.go_to(60)
    faces = shown.panes[0].board.faces
    kinds = {(face.view.given, face.view.guess) for face in faces if face.view.digit}
    assert kinds == {(True, False), (False, False), (False, True)}


def test_orders_are_watched_side_by_side(driver: Driver) -> None:
    watch(driver, "stack", "staged")
    driver.pilot.click("cast")
    driver.pilot.click("orders")
    shown = theatre(driver)
    assert [pane.title.text for pane in shown.panes] == [
        "Stack of boards",
        "Stack of boards, by columns",
        "Stack of boards, fewest first",
    ]
    assert [options.order for options in shown.theatre.options] == list(Order)
    driver.pilot.press("end")
    settle(driver)
    steps = [line.counters.steps for line in shown.theatre.table]
    assert steps[2] == min(steps)
    # Methods are chosen again, and stand in their usual order.
    driver.pilot.press("o", mod=pygame.KMOD_CTRL)
    driver.pilot.click("watch")
    assert theatre(driver).show.orders == ()


def test_a_study_of_orders_needs_a_method_that_has_one() -> None:
    show = Show(FIRST.board, "A board", ("staged", "exact"))
    assert order_study(show).cast == ("brute-force",) * 3
    assert order_study(replace(show, cast=("exact", "backtracking"))).cast[0] == "backtracking"


def drawn(driver: Driver, shown: TheatreScene, painter: TreePainter) -> bytes:
    surface = pygame.Surface((300, 200))
    style = shown.kit.style
    surface.fill(style.surface)
    painter.paint(surface, shown.kit, surface.get_rect())
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("method", ["stack", "brute-force", "exact"])
def test_an_earlier_tree_is_drawn_as_it_was(driver: Driver, method: str) -> None:
    shown = watch(driver, method, board=SECOND[2].board)
    shown.theatre.sync = Sync.STEP
    painter = shown.panes[0].info.tree
    steps = range(60, 125) if method == "exact" else range(300, 420)
    before = {}
    for step in steps:
        shown.go_to(step)
        fresh = TreePainter(driver.game.services, painter._reel)
        before[step] = drawn(driver, shown, fresh), fresh.scale
    drawn(driver, shown, painter)
    compared = 0
    for step in reversed(steps):
        shown.go_to(step)
        now, (then, scale) = drawn(driver, shown, painter), before[step]
        if painter.scale == scale:
            compared += 1
            assert now == then
    assert compared > 40


def test_a_large_tree_is_squeezed_and_not_drawn_anew(driver: Driver) -> None:
    shown = watch(driver, "brute-force", board=SECOND[2].board)
    shown.theatre.sync = Sync.STEP
    painter = shown.panes[0].info.tree
    inks = []
    for step in (9000, 18_000, 36_000):
        shown.go_to(step)
        picture = drawn(driver, shown, painter)
        inks.append(len({picture[i : i + 3] for i in range(0, len(picture), 3)}))
    # What was squeezed is shaded.
    assert inks[-1] > 5
    assert painter.words.startswith("Search tree: ")
