"""The records in the window: what was played is shown, exported, played back and cleared."""

import csv

import pygame
import pytest

from game.play.arcade.run import Run
from game.play.game_rules import RUSH
from game.store.records import Records
from game.store.writer import Writer
from game.ui.games.sample import sample_records, sample_run, sample_rush
from game.ui.records.records import RecordsScene
from tests.ui.driver import Driver


def opened(driver: Driver, *runs: Run) -> RecordsScene:
    for run in runs:
        driver.folder.records.add(run)
    driver.folder.writer.flush()
    driver.pilot.click("records")
    scene = driver.game.stage.top
    assert isinstance(scene, RecordsScene)
    return scene


def numbered(number: int) -> Run:
    run = sample_run()
    return run._replace(game=run.game._replace(game_id=f"game-{number}"))


def test_without_a_game_it_says_so(driver: Driver) -> None:
    scene = opened(driver)
    assert scene.runs == ()
    assert driver.pilot.find("text").visible
    driver.pilot.press("escape")
    assert driver.scene == "menu"


def test_what_was_played_is_counted_and_marked(driver: Driver) -> None:
    scene = opened(driver, numbered(1), numbered(2))
    assert len(scene.runs) == 2
    assert scene.counters["played"].value == "2"
    assert scene.counters["won"].value.startswith("100")
    assert scene.tables.text == "Arcade, Hard"
    driver.pilot.click("measure")
    assert scene.counters["best"].value.count(":") == 1


def test_the_bar_of_a_single_game_is_in_the_middle_and_narrow(driver: Driver) -> None:
    scene = opened(driver, numbered(1))
    surface = driver.pilot.look()
    plot = scene.histogram
    assert plot is not None
    row = [surface.get_at((x, plot.rect.centery)) for x in range(*_inside(plot.rect))]
    bar = [place for place, colour in enumerate(row) if colour != row[0]]
    assert len(row) / 8 < len(bar) < len(row) / 3
    assert abs(bar[0] + bar[-1] - len(row)) < len(row) / 10


def _inside(rect: pygame.Rect) -> tuple[int, int]:
    """Return where a card begins and ends, without its frame."""
    return rect.left + 10, rect.right - 10


def test_the_last_run_is_played_back(driver: Driver) -> None:
    opened(driver, numbered(1))
    driver.pilot.click("replay")
    assert driver.scene == "replay"
    driver.pilot.press("escape")
    assert driver.scene == "records"


def test_csv_has_a_line_for_every_run_of_the_table(driver: Driver) -> None:
    scene = opened(driver, numbered(1), numbered(2))
    driver.pilot.click("csv")
    [path] = driver.game.services.pictures.glob("*.csv")
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["game_id"] for row in rows] == [run.game_id for run in scene.runs]
    assert len(rows) == 2


def test_clearing_asks_once_and_forgets_for_good(driver: Driver) -> None:
    scene = opened(driver, numbered(1))
    driver.pilot.click("clear")
    assert driver.scene == "confirm"
    driver.pilot.press("escape")
    assert len(driver.folder.records.runs()) == 1
    driver.pilot.click("clear")
    driver.pilot.click("forget")
    assert driver.scene == "records"
    assert scene.runs == ()
    driver.folder.writer.flush()
    path = driver.folder.folders.data / "records.sqlite"
    again = Records(path, Writer(), lambda moment: moment[:10])
    assert again.runs() == ()
    assert b"game-1" not in path.read_bytes()


def test_runs_of_months_are_shown(driver: Driver) -> None:
    scene = opened(driver)
    scene.take(sample_records())
    driver.pilot.frames(2)
    assert len(scene.runs) == len(sample_records())
    assert scene.trend._trend is not None
    assert scene.trend._trend.marked == len(scene.trend._trend.points) - 1


def test_a_rush_has_no_share_of_won_games_and_no_techniques_without_any(driver: Driver) -> None:
    rushes = driver.game.services.rushes
    assert rushes is not None
    rushes.end(sample_rush())
    driver.folder.writer.flush()
    driver.game.stage.push("records")
    driver.pilot.settle()
    scene = driver.game.stage.top
    assert isinstance(scene, RecordsScene)
    [run] = scene.runs
    assert run.mode == RUSH
    for shown in ("played", "best", "course"):
        assert driver.pilot.find(shown).visible
    for missing in ("won", "techniques"):
        with pytest.raises(KeyError):
            driver.pilot.find(missing)
