"""The wall of techniques: what lessons and Rush came to, and the way to a lesson."""

from game.learn.mastery import Mastery
from game.learn.road import STATIONS
from game.logic.rating.hodoku import rate
from game.ui.menu.boards import BoardsScene
from game.ui.school.mastery import MasteryScene
from game.ui.school.road import RoadScene
from tests.ui.driver import Driver


def test_strikes_of_rush_and_lessons_are_one_scale(driver: Driver) -> None:
    learning = driver.game.services.learning
    for place in range(3):
        learning.struck("x-wing", place, 5_000, right=True, lit=False)
    learning.struck("skyscraper", 0, 5_000, right=False, lit=False)
    road = driver.game.stage.push("road")
    assert isinstance(road, RoadScene)
    driver.pilot.settle()
    driver.pilot.click("mastery")
    driver.pilot.settle()
    wall = driver.pilot.scene
    assert isinstance(wall, MasteryScene)
    assert wall.tiles["x-wing"].step is Mastery.KNOWN
    assert wall.tiles["skyscraper"].step is Mastery.NONE
    assert wall.facts.text.startswith("1 of")
    assert "Your strength is" in wall.words.text
    wall.tiles["skyscraper"].click()
    assert driver.pilot.scene is road
    assert road.station == "skyscraper"


def test_the_strength_of_somebody_who_begins_is_not_told(driver: Driver) -> None:
    wall = driver.game.stage.push("mastery")
    assert isinstance(wall, MasteryScene)
    assert wall.words.text.startswith("Lessons and Rush count together.")
    assert "Your strength" not in wall.words.text


def test_a_puzzle_with_one_new_technique_begins_in_the_mode_that_is_chosen(driver: Driver) -> None:
    services = driver.game.services
    services.learning.skip(*(name for name in STATIONS if name != "x-wing"))
    driver.game.stage.push("boards")
    driver.pilot.settle()
    driver.pilot.click("stretch")
    driver.wait_for("play")
    puzzle = services.current_game.session.state.puzzle
    assert puzzle.id is not None
    assert rate(puzzle.givens).hardest == "x-wing"


def test_who_knows_the_road_is_told_so(driver: Driver) -> None:
    services = driver.game.services
    services.learning.skip(*STATIONS)
    boards = driver.game.stage.push("boards")
    assert isinstance(boards, BoardsScene)
    assert not boards.stretch.enabled
