"""The wall of stamps in the window, and days that are over as practice."""

from calendar import monthrange
from datetime import timedelta

from game.play.modes.daily import Opened, Stamp, daily_id, stamps_of
from game.ui.games.sample import SAMPLE_DAY, sample_stamps
from game.ui.records.stamps import StampsScene
from tests.ui.driver import Driver


def scene_of(driver: Driver) -> StampsScene:
    scene = driver.game.stage.top
    assert isinstance(scene, StampsScene)
    return scene


def test_a_day_has_the_best_metal_of_its_boards_and_none_that_does_not_count() -> None:
    before = SAMPLE_DAY - timedelta(days=1)
    opened = [Opened("a", SAMPLE_DAY, True), Opened("b", SAMPLE_DAY, True)]
    opened += [Opened("c", before, False), Opened("d", before - timedelta(days=1), True)]
    wins = [("a", "silver"), ("b", "gold"), ("c", "platinum"), ("d", None), (None, "gold")]
    assert stamps_of(opened, wins) == {
        SAMPLE_DAY: Stamp("b", "gold"),
        before - timedelta(days=1): Stamp("d", None),
    }


def test_a_month_shows_its_stamps_and_leads_to_the_one_before(driver: Driver) -> None:
    driver.game.stage.push("stamps")
    scene = scene_of(driver)
    scene.take(sample_stamps())
    stamped = [tile for tile in scene.days if tile.tiles]
    shown = scene._first.month
    assert len(stamped) == sum(day.month == shown for day in sample_stamps())
    assert len(scene.days) == monthrange(scene._first.year, shown)[1]
    driver.pilot.settle()
    driver.pilot.click("earlier")
    assert scene._first.month == (shown - 2) % 12 + 1


def test_an_older_day_is_played_for_practice_and_leaves_no_stamp(driver: Driver) -> None:
    today = driver.game.services.daily.today
    day = today - timedelta(days=40)
    driver.game.stage.push("stamps", day)
    driver.pilot.settle()
    driver.pilot.click(f"day.{day.isoformat()}")
    assert driver.scene == "confirm"
    driver.pilot.click("easy")
    driver.wait_for("play")
    view = driver.view()
    assert view.rules.mode == "daily"
    assert view.level is not None
    assert view.puzzle_id == str(daily_id(day, view.level))
    assert day not in driver.game.services.daily.stamps()
