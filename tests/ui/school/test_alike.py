"""Look-alikes by pilot: compared, ten named by keys and the mouse, and left in the middle."""

from game.learn.repetition import Mark
from game.learn.task import Skill
from game.ui.school.alike import AlikeScene
from tests.ui.driver import Driver


def begin(driver: Driver, station: str = "alike-links") -> AlikeScene:
    driver.game.stage.push("road", station)
    driver.pilot.press("return")
    scene = driver.pilot.scene
    assert isinstance(scene, AlikeScene)
    driver.wait_until(lambda: bool(scene.compared))
    return scene


def name(driver: Driver, scene: AlikeScene, *, right: bool, by_key: bool = True) -> None:
    """Name the present position."""
    driver.wait_until(lambda: scene.asked is not None)
    assert scene.asked is not None
    names = scene.asked.names
    number = next(n for n, one in enumerate(scene.station.alike, 1) if (one in names) is right)
    if by_key:
        driver.pilot.press(str(number))
    else:
        driver.pilot.click(f"choice.{number}")


def test_ten_are_named_and_the_station_is_known(driver: Driver) -> None:
    scene = begin(driver)
    assert scene.compares
    assert all(words in scene.card.text for words in ("Skyscraper", "kite", "Empty rectangle"))
    driver.pilot.press("return")
    for number in range(10):
        assert scene.number == number
        name(driver, scene, right=number != 3, by_key=number % 2 == 0)
        assert scene.card.title == ("Not quite" if number == 3 else "Right")
        driver.pilot.press("return")
    assert scene.is_over
    assert "9 of 10" in scene.card.text
    learning = driver.game.services.learning
    assert learning.progress.mark(scene.station.id, learning.now) is Mark.KNOWN
    tried = [one for one in learning.progress.attempts if one.skill is Skill.RECOGNISE]
    assert [one.wrong for one in tried] == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert {one.station for one in tried} == set(scene.station.alike)
    driver.pilot.press("return")
    assert driver.scene == "road"


def test_one_that_was_left_is_taken_up_with_the_same_positions(driver: Driver) -> None:
    scene = begin(driver, "alike-wings")
    driver.pilot.click("go")
    driver.wait_until(lambda: scene.asked is not None)
    driver.pilot.press("k")
    assert scene.number == 0, "a name comes first"
    name(driver, scene, right=True)
    driver.pilot.press("k")
    driver.wait_until(lambda: scene.asked is not None)
    assert scene.asked is not None
    task = scene.asked.dealt.task
    driver.pilot.press("escape")
    again = begin(driver, "alike-wings")
    driver.pilot.click("go")
    driver.wait_until(lambda: again.asked is not None)
    assert again.asked is not None
    assert again.asked.dealt.task == task
