"""What the screen shows while nobody plays."""

from game.ui.games.sample import sample_rush
from game.ui.menu.attract import GROWN, PAGES, SECONDS, AttractScene
from tests.ui.driver import Driver


def attract(driver: Driver) -> AttractScene:
    scene = driver.pilot.scene
    assert isinstance(scene, AttractScene)
    return scene


def test_pages_follow_each_other_and_those_without_anything_are_left_out(driver: Driver) -> None:
    driver.game.stage.push("attract")
    pages = []
    while driver.scene == "attract":
        pages.append(attract(driver).page)
        driver.pilot.wait(1)
    assert list(dict.fromkeys(pages)) == ["today", "technique"]
    assert driver.scene == "theatre"
    driver.pilot.press("a")
    assert driver.scene == "menu"


def test_the_best_rush_grows_answer_by_answer_and_a_forged_one_is_never_shown(
    driver: Driver,
) -> None:
    rushes, folder = driver.game.services.rushes, driver.game.folder
    assert rushes is not None
    assert folder is not None
    run = rushes.end(sample_rush())
    folder.writer.flush()
    driver.game.stage.push("attract")
    assert attract(driver).page == PAGES[0]
    driver.pilot.wait(SECONDS + 0.2)
    assert attract(driver).page == "rush"
    driver.pilot.wait(1)
    early = int(attract(driver).score.text)
    driver.pilot.wait(GROWN)
    assert 0 < early < int(attract(driver).score.text) == run.score
    forged = run.standing._replace(score=run.score + 100)
    rushes.end(run._replace(seed="f0", standing=forged, ended_at=""))
    folder.writer.flush()
    driver.game.stage.replace("menu")
    driver.game.stage.push("attract", "rush")
    assert attract(driver).page == "today"


def test_a_technique_is_first_a_board_and_then_lit_with_words(driver: Driver) -> None:
    driver.game.stage.push("attract", "technique")
    scene = attract(driver)
    driver.wait_until(lambda: scene._example is not None)
    before = scene.facts.text
    driver.pilot.wait(6)
    assert scene.page == "technique"
    assert scene.facts.text != before
