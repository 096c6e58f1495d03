"""A board from elsewhere: its verdict and its ratings, as they arrive, while play goes on."""

from game.core.grid import Grid
from game.ui.games.launcher import Request
from game.ui.play.play import PlayScene
from game.ui.widgets.message_card import MessageCard
from tests.ui.driver import PUZZLE, SOLUTION, Driver


def card(driver: Driver) -> MessageCard:
    found = driver.pilot.find("card")
    assert isinstance(found, MessageCard)
    return found


def test_ratings_arrive_while_the_game_goes_on(driver: Driver) -> None:
    driver.game.services.launcher.start(Request(board=Grid.parse(PUZZLE)))
    driver.wait_for("play")
    text = driver.game.services.words.text
    scene = driver.pilot.scene
    assert isinstance(scene, PlayScene)
    assert card(driver).text.startswith(text("study.board.unique"))
    cell = PUZZLE.index("0")
    driver.click_cell(cell)
    driver.pilot.press(SOLUTION[cell])
    assert driver.digits[cell] == SOLUTION[cell]
    driver.wait_until(lambda: scene.verdict.explained)
    assert scene.verdict.rated
    said = card(driver).text
    assert text("study.board.rating") not in said
    assert text("study.board.classic", er="1.2", ep="1.2", ed="1.2") in said
    figures = scene.verdict.figures
    assert len(figures) == 2
    assert figures[0] in scene.panel.about(driver.view())


def test_a_hint_does_not_wait_for_ratings(driver: Driver) -> None:
    hard = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
    driver.game.services.launcher.start(Request(board=Grid.parse(hard)))
    driver.wait_for("play")
    driver.pilot.press("h")
    driver.wait_until(lambda: driver.view().hint is not None)
    scene = driver.pilot.scene
    assert isinstance(scene, PlayScene)
    before = card(driver).title
    driver.wait_until(lambda: bool(scene.verdict.figures) or scene.verdict.rated)
    assert card(driver).title == before


def test_a_board_with_several_solutions_says_so(driver: Driver) -> None:
    driver.game.services.launcher.start(Request(board=Grid.parse("12" + "." * 79)))
    driver.wait_for("confirm")
    driver.pilot.press("return")
    driver.wait_for("play")
    assert card(driver).text == driver.game.services.words.text("study.board.several")


def test_a_generated_puzzle_is_not_rated_again(driver: Driver) -> None:
    driver.open("play", (1280, 800))
    scene = driver.pilot.scene
    assert isinstance(scene, PlayScene)
    assert not scene.verdict.words
