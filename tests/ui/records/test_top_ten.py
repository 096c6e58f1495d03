"""A top ten in the window: reached from the end of a Rush, signed by keys or a gamepad's."""

from game.learn.achievements import reached
from game.play.modes.rush_run import RushRun
from game.ui.games.sample import sample_rush
from game.ui.records.achievements import AchievementsScene
from game.ui.records.name_field import as_name
from game.ui.records.top_ten import TopTenScene
from tests.ui.driver import Driver


def top_ten(driver: Driver) -> TopTenScene:
    scene = driver.pilot.scene
    assert isinstance(scene, TopTenScene)
    return scene


def end_a_rush(driver: Driver) -> RushRun:
    """Record the sample Rush, and open its top ten from its end."""
    rushes = driver.game.services.rushes
    assert rushes is not None
    run = rushes.end(sample_rush())
    driver.game.stage.push("rush_end", run)
    driver.pilot.wait(2)
    return run


def test_names_are_large_letters_of_any_script_and_no_more_than_eight() -> None:
    assert as_name("ida") == "IDA"
    assert as_name("  Jürgen Straße") == "JÜRGEN S"
    assert as_name("straße") == "STRAßE"
    assert as_name("ελένη") == "ΕΛΈΝΗ"
    assert as_name("a\n<b>;ア") == "ABア"


def test_a_rush_in_the_top_ten_is_signed_and_the_name_stands_there_next_time(
    driver: Driver,
) -> None:
    run = end_a_rush(driver)
    driver.pilot.click("top_ten")
    scene = top_ten(driver)
    assert scene.place.text == "Place 1"
    assert not scene.sign_button.enabled
    assert scene.rows[0].text == "Player 1"
    driver.pilot.type("ida")
    assert scene.rows[0].text == "IDA"
    driver.pilot.press("return")
    records = driver.game.services.records
    assert records is not None
    assert records.extra(run.game_id).name == "IDA"
    assert driver.scene == "top_ten"  # and the table stands alone
    driver.pilot.press("escape")
    driver.pilot.click("top_ten")
    assert top_ten(driver).field.text == "IDA"
    driver.pilot.type("bo")  # what is typed takes the place of the old name
    assert top_ten(driver).field.text == "BO"


def test_a_name_is_picked_without_a_keyboard(driver: Driver) -> None:
    end_a_rush(driver)
    driver.pilot.click("top_ten")
    for letter in "NO":
        driver.pilot.click(f"letter.{letter}")
    driver.pilot.click("erase_letter")
    assert top_ten(driver).field.text == "N"
    driver.pilot.press("tab")
    while driver.pilot.scene.form.focus is not top_ten(driver).alphabet[0]:
        driver.pilot.press("tab")
    for button in ("right", "right"):
        driver.pilot.press(button)
    driver.pilot.press("return")
    assert top_ten(driver).field.text == "NC"


def test_a_row_opens_its_run(driver: Driver) -> None:
    end_a_rush(driver)
    driver.game.stage.replace("records")
    driver.game.stage.push("top_ten")
    driver.pilot.settle()
    driver.pilot.click("place.1")
    assert driver.scene == "rush_end"


def test_where_nobody_is_in_it_one_sentence_says_so(driver: Driver) -> None:
    driver.game.stage.push("top_ten")
    driver.pilot.settle()
    assert not top_ten(driver).rows
    assert "text" in {widget.id for widget in driver.pilot.scene.form.walk()}
    driver.pilot.press("escape")
    assert driver.scene == "menu"


def test_a_rush_tells_what_was_achieved_and_older_runs_are_looked_at_once(driver: Driver) -> None:
    run = end_a_rush(driver)
    records = driver.game.services.records
    assert records is not None
    driver.wait_until(lambda: records.extra(run.game_id).marks is not None)
    assert "whole-road:naked-pair" in (records.extra(run.game_id).marks or ())
    older = run._replace(seed="older", ended_at="")
    rushes = driver.game.services.rushes
    assert rushes is not None
    rushes.end(older)
    driver.game.stage.replace("records")
    driver.pilot.settle()
    driver.pilot.click("achievements")
    driver.wait_until(lambda: records.extra(older.game_id).marks is not None)
    scene = driver.pilot.scene
    assert isinstance(scene, AchievementsScene)
    road = [one.achievement.id for one in reached(())].index("whole-road")
    assert 0 < scene.signs[road].share < 1
