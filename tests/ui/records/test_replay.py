"""A run in the window: played, wound, scrubbed and filmed, by keys and by mouse."""

from pathlib import Path

import pytest
from PIL import Image

from game.cli.main import main
from game.play.arcade.run_text import paste_of
from game.ui.games.sample import sample_run
from game.ui.records.replay import ReplayScene
from game.ui.records.timeline import Timeline
from tests.play.arcade.played_runs import QUICK, won_run
from tests.ui.driver import Driver

RUN = won_run(QUICK, misses=(QUICK.givens.open_cells[5],))


def opened(driver: Driver) -> ReplayScene:
    scene = driver.game.stage.push("replay", RUN)
    assert isinstance(scene, ReplayScene)
    driver.wait_until(lambda: scene.player is not None)
    return scene


def test_it_plays_by_itself_and_shows_what_every_entry_took(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.player is not None
    assert scene.player.playing
    driver.pilot.frames(240)
    assert scene.player.count > 2
    moment = scene.player.moment
    assert moment is not None
    assert moment.standing is not None
    assert scene.counters["score"].value == str(moment.standing.points)
    assert (
        scene.list.chosen == sum(p < scene.player.count for p in scene.player.playback.entries) - 1
    )
    assert scene.board.digits == tuple(moment.state.values)


def test_the_keys_of_the_theatre_wind_it(driver: Driver) -> None:
    scene = opened(driver)
    player = scene.player
    assert player is not None
    driver.pilot.press("p")
    assert not player.playing
    driver.pilot.press("home")
    assert player.count == 0
    driver.pilot.press("right", "right")
    assert player.count == 2
    driver.pilot.press("left")
    assert player.count == 1
    speed = player.speed
    driver.pilot.press("up", "up", "down")
    assert player.speed == speed + 1
    driver.pilot.press("escape")
    assert driver.scene == "menu"


def test_the_course_is_scrubbed_and_entries_are_chosen_by_mouse(driver: Driver) -> None:
    scene = opened(driver)
    player = scene.player
    assert player is not None
    driver.pilot.click("play")
    timeline = scene.form.find("course")
    assert isinstance(timeline, Timeline)
    driver.pilot.drag(timeline.rect.center, (timeline.rect.right - 12, timeline.rect.centery))
    assert player.at == player.playback.milliseconds
    driver.pilot.click((timeline.rect.left + 12, timeline.rect.centery))
    assert player.at == 0
    scene.list.choose(5)
    moment = player.moment
    assert moment is not None
    assert moment.missed
    assert scene.board.digits[moment.cells[0]] == moment.digit
    assert driver.pilot.find("lives").value == "2"  # type: ignore[attr-defined]


def test_something_on_top_makes_it_stand_still(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.player is not None
    driver.pilot.press("f1")
    assert not scene.player.playing
    driver.pilot.press("escape")
    assert scene.player.playing


def test_a_film_of_it_is_saved(driver: Driver) -> None:
    scene = opened(driver)
    driver.pilot.click("save")
    folder = driver.game.services.pictures
    driver.wait_until(lambda: bool(list(folder.glob("*.gif"))))
    [path] = folder.glob("nonet-replay*.gif")
    assert scene.player is not None
    with Image.open(path) as film:
        assert getattr(film, "n_frames", 1) == len(scene.player.playback.moments) + 1


def test_the_command_line_writes_a_film(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.gif"
    assert main(["replay", paste_of(RUN), "--gif", str(path)]) == 0
    assert str(path) in capsys.readouterr().err
    with Image.open(path) as film:
        assert getattr(film, "n_frames", 1) > len(QUICK.givens.open_cells)
    assert main(["replay", paste_of(RUN), "--gif", str(tmp_path)]) == 2


def test_the_sample_run_is_won_with_one_miss() -> None:
    run = sample_run()
    assert run.game.win is not None
    assert run.game.tally.mistakes == 1
