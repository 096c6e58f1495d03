"""Duels by code: what is written is read, and what was altered is not."""

import pytest

from game.core.errors import SudokuError
from game.play.arcade.run_text import paste_of
from game.play.duel import Duel, duel_text, is_duel_text, read_duel
from game.ui.games.sample import sample_run

DATES = {"ended_at": "2026-11-22T12:00:00Z", "day": "2026-11-22"}


@pytest.mark.parametrize(
    "duel", [Duel("Ada", paste_of(sample_run())), Duel("Zoë", puzzle_id="es-b1-0421xgz")]
)
def test_a_duel_is_read_as_it_was_written(duel: Duel) -> None:
    text = duel_text(duel, **DATES)
    assert is_duel_text(text)
    assert read_duel(text) == duel


@pytest.mark.parametrize(
    "text",
    [
        duel_text(Duel("Ada", puzzle_id="no-such"), **DATES),
        duel_text(Duel("Ada", puzzle_id="es-b1-0421xgz"), **DATES)[:-4],
        paste_of(sample_run()),
    ],
)
def test_what_is_no_duel_is_refused(text: str) -> None:
    with pytest.raises(SudokuError):
        read_duel(text)
