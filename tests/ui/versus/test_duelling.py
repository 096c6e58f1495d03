"""Duels opened in the window: played against the run, or refused."""

from pathlib import Path

from game.play.arcade.run_text import paste_of
from game.play.duel import Duel, duel_text
from game.play.game_rules import ARCADE, GHOST
from game.ui.games.sample import sample_run
from game.ui.versus.duelling import open_duel
from tests.ui.driver import Driver

DATES = {"ended_at": "2026-11-22T12:00:00Z", "day": "2026-11-22"}


def test_a_duel_is_played_against_its_run_and_refused_where_that_is_false(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    services = driver.game.services
    run = sample_run()
    open_duel(services, duel_text(Duel("Ada", paste_of(run)), **DATES))
    driver.wait_until(lambda: driver.scene == "play")
    saved = services.current_game.session.saved()
    assert saved.rules.mode == GHOST.mode
    assert len(saved.pace) == len(run.game.puzzle.givens.open_cells)
    assert "Ada" in saved.title
    driver.game.stage.replace("menu")
    faster = run.game._replace(milliseconds=run.game.milliseconds // 2)
    better = run._replace(game=faster)
    open_duel(services, duel_text(Duel("Ada", paste_of(better)), **DATES))
    driver.wait_until(lambda: driver.scene == "confirm")
    driver.game.stage.replace("menu")
    open_duel(services, duel_text(Duel("Ada", puzzle_id="es-b1-0421xgz"), **DATES))
    driver.wait_until(lambda: driver.scene == "play")
    assert services.current_game.session.saved().rules.mode == ARCADE.mode
    assert not services.current_game.session.saved().pace
    driver.close()
