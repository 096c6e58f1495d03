"""A daily that is shared: a text in the clipboard that gives nothing away."""

from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from game.core.naming import day_words
from game.ui.arcade.ending import EndScene
from game.ui.arcade.share_picture import SIZE
from game.ui.board.poster import tiles_of
from tests.paper.test_qr import read as read_codes
from tests.ui.hands import solve, solve_at_once
from tests.ui.modes.test_daily import TODAY, Days, days, open_daily

__all__ = ["days"]


def test_a_daily_is_shared_with_its_own_day_and_without_its_puzzle(days: Days) -> None:
    open_daily(days, "today.easy")
    solve(days, 5)
    days.date = TODAY + timedelta(1)
    solve_at_once(days)
    days.wait_for("win")
    days.pilot.click("share")
    text = days.game.stage.clipboard.get()
    day = days.game.services.words.catalogue.render(day_words(TODAY.isoformat()))
    assert f"Daily, {day}, Easy" in text
    assert "point" in text
    puzzle = days.game.services.current_game.session.puzzle
    assert puzzle.id is not None
    assert puzzle.id not in text
    assert len(text.splitlines()) == 3


def test_a_picture_is_saved_beside_it_whose_hues_are_not_the_solution(days: Days) -> None:
    days.open("win", (1280, 800))
    days.pilot.click("share")
    (path,) = days.game.services.pictures.glob("nonet-result-*.png")
    assert pygame.image.load(path).get_size() == SIZE
    scene = days.pilot.scene
    assert isinstance(scene, EndScene)
    told, view = scene.picture_texts(), scene.view
    assert view.puzzle_id is not None
    assert view.puzzle_id in told.same_board
    assert read_codes(path) == [view.puzzle_id]
    tiles = tiles_of(view.cells)
    assert all(tile.digit for tile in tiles)
    assert [tile.found for tile in told.tiles] == [tile.found for tile in tiles]
    # Were they the board's own digits under other names, each would stand for one alone.
    pairs = {(tile.digit, shown.digit) for tile, shown in zip(tiles, told.tiles, strict=True)}
    assert len(pairs) > 27


def test_a_folder_that_cannot_be_written_is_told_and_the_words_are_copied(
    days: Days, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    days.open("win", (1280, 800))
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    monkeypatch.setattr(days.game.services, "pictures", blocked)
    said: list[str] = []
    monkeypatch.setattr(days.pilot.scene, "tell", said.append)
    days.pilot.click("share")
    assert len(said) == 1
    assert said[0].startswith("Copied: your result. Its picture could not be saved")
    assert days.game.stage.clipboard.get().startswith("Nonet")
