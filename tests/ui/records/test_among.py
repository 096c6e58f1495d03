"""The result of a scored game among others of its kind."""

import pytest

from benchmarks.contact_sheet import OPEN, SCENES, TODAY, Scene, Wall, wait_for_judge
from game.generate.deal import deal
from game.generate.ids import puzzle_id
from game.generate.levels import Level
from game.play.arcade.run import run_of
from game.play.game_rules import CALM
from game.play.questions import FindPath
from game.play.study import Subject
from game.ui.arcade.win import LEAST_AMONG, WinScene
from game.ui.games.verdict import NEARLY
from tests.ui.driver import Driver

SCORED = SCENES["win"]
UNSCORED = Scene(lambda: list(OPEN[:-1]), OPEN[-1], rules=CALM)
WITH_ROOM = (1280, 1024)
"""The board does not yield to plots: in a lower window they go first."""


def won(driver: Driver, before: int, last: Scene = SCORED) -> WinScene:
    """Win after so many games of the same kind."""
    game = last.game()
    for number in range(before):
        old = game._replace(game_id=f"old-{number}")
        driver.folder.records.add(
            run_of(old, ended_at=f"2026-11-0{number + 1}T12:00:00Z", day=f"2026-11-0{number + 1}")
        )
    driver.take(game)
    driver.game.stage.push("play")
    wait_for_judge(driver.game, driver.pilot)
    driver.pilot.settle()
    driver.pilot.press(last.key)
    driver.wait_for("win")
    scene = driver.game.stage.top
    assert isinstance(scene, WinScene)
    return scene


@pytest.mark.parametrize("last", [SCORED, UNSCORED], ids=["scored", "calm"])
def test_a_result_is_marked_among_the_others(driver: Driver, last: Scene) -> None:
    driver.pilot.resize(WITH_ROOM)
    scene = won(driver, LEAST_AMONG - 1, last)
    assert scene.histogram is not None
    assert scene.histogram._histogram is not None
    assert scene.histogram._histogram.marked is not None
    assert driver.pilot.find("histogram").visible


def test_a_first_result_tells_what_the_puzzle_takes(driver: Driver) -> None:
    scene = won(driver, 0)
    assert scene.histogram is None
    assert scene.took is not None
    driver.wait_until(lambda: scene.known)
    driver.pilot.resize(WITH_ROOM)
    driver.pilot.settle()
    shown = scene.took.shares
    assert shown[-1].technique == "full-house"
    assert sum(share.entries for share in shown) >= scene.view.erased
    assert driver.pilot.find("took").visible


def test_what_the_puzzle_takes_is_known_before_the_last_entry(driver: Driver) -> None:
    game = SCORED.game()
    driver.take(game)
    driver.game.stage.push("play")
    wait_for_judge(driver.game, driver.pilot)
    ratings = driver.game.services.ratings.of(Subject(game.puzzle.givens, game.puzzle.givens, True))
    driver.wait_until(lambda: ratings.route is not None)
    driver.pilot.press(SCORED.key)
    driver.wait_for("win")
    scene = driver.game.stage.top
    assert isinstance(scene, WinScene)
    assert scene.known
    assert scene.took is not None
    assert scene.took.shares


def test_a_board_with_many_empty_cells_asks_for_no_path(driver: Driver) -> None:
    # A board from elsewhere is asked about at once.
    puzzle = deal(puzzle_id(Level.EASY, "7q2k"))
    driver.game.services.current_game.begin(puzzle, level=Level.EASY)
    driver.game.stage.push("play")
    driver.pilot.settle()
    assert driver.view().open_cells > NEARLY
    assert not any(isinstance(one.question, FindPath) for one in driver.game.services.worker.open)


def test_a_score_and_its_items_count_up_once(driver: Driver) -> None:
    scene = won(driver, 0)
    assert scene.view.scored is not None
    whole = scene.services.words.figures.thousands(scene.view.scored.points)
    assert scene.items is not None
    assert scene.bar is not None
    assert scene.bar._shown == 0
    driver.pilot.wait(1.1)
    assert scene.bar._shown == scene.bar.share
    assert scene.items._shown == len(scene.items.lines)
    assert scene.figure.text == whole
    scene.enter()
    assert scene.items._shown == len(scene.items.lines)
    assert scene.figure.text == whole


def test_the_points_of_a_win_are_drawn_against_those_at_par(driver: Driver) -> None:
    scene = won(driver, 0)
    scored = scene.view.scored
    assert scored is not None
    assert scored.par is not None
    assert scored.result is not None
    driver.pilot.wait(2.0)
    drawn = driver.pilot.find("course")
    assert drawn.visible
    # The bonuses of the end are no entry: neither course has them.
    own, best = scored.course, scored.par.course
    assert own[-1][1] == scored.result.base + scored.result.combo
    assert len(own) == len(best) == scene.view.erased
    assert best[-1][0] == 1000 * scored.par.seconds
    assert list(own) == sorted(own)
    assert list(best) == sorted(best)


def test_the_stamp_of_a_day_is_pressed_beside_the_days_before(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(driver.game.services), "daily", Wall(None, lambda: TODAY))
    heard: list[str] = []
    monkeypatch.setattr(driver.game.stage.audio, "play", heard.append)
    scene = won(driver, 0, SCENES["stamp"])
    assert scene.week is not None
    driver.pilot.wait(0.8)
    assert "stamp" not in heard
    assert scene.week._down == 0
    driver.pilot.wait(1.3)
    assert heard.count("stamp") == 1
    assert scene.week._down == 1
    assert driver.pilot.find("week").visible
    # No other game has one.
    assert won(driver, 0).week is None


def test_the_score_is_whole_in_a_small_window(driver: Driver) -> None:
    scene = won(driver, 0)
    driver.pilot.resize((640, 480))
    driver.pilot.settle()
    assert scene.figure.lines(scene.kit, scene.figure.rect.width) == (scene.figure.text,)
