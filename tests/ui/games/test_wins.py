"""A win is recorded exactly once, whenever the process ends after it."""

import os
import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.games import Games

ROUNDS = 12
LONGEST = 0.25
"""Seconds after the win in which the process is killed: the record takes some hundredths."""
WINNER = """
import sys, time
from pathlib import Path
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.play.intents import EnterDigit, SelectCells
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.current_game import CurrentGame
from game.ui.games.games import Games
from tests.play.boards import EASY, EASY_SOLUTION

folder = DataFolder(Folders.below(Path(sys.argv[1])))
current = CurrentGame(time.monotonic, Games(folder))
current.begin(Puzzle(EASY.givens), level=Level.EASY)
for cell in EASY.givens.open_cells:
    current.do(SelectCells((cell,)))
    current.do(EnterDigit(EASY_SOLUTION.values[cell]))
print("won", flush=True)
time.sleep(60)
"""


def wins(path: Path) -> list[tuple[str, str]]:
    if not (path / "records.sqlite").exists():
        return []
    with closing(sqlite3.connect(path / "records.sqlite")) as connection:
        if connection.execute("pragma user_version").fetchone() == (0,):
            return []  # it was just being made
        return connection.execute("select game_id, ended_at from runs").fetchall()


def start_again(path: Path) -> None:
    """Do with the games what a start does."""
    folder = DataFolder(Folders.below(path), now=lambda: "2099-01-01T00:00:00Z")
    assert Games(folder).all() == []
    assert folder.take_messages() == ()
    folder.close()


@pytest.mark.skipif(os.name == "nt", reason="Windows ends no process at a random moment so")
def test_a_win_is_recorded_once_however_soon_the_process_is_killed(tmp_path: Path) -> None:
    moments = random.Random("kill")
    late = 0
    for number in range(ROUNDS):
        path = tmp_path / str(number)
        with subprocess.Popen(
            [sys.executable, "-c", WINNER, str(path)],
            cwd=Path(__file__).parents[3],
            stdout=subprocess.PIPE,
        ) as winner:
            assert winner.stdout is not None
            assert winner.stdout.readline().strip() == b"won"
            if number:
                # Most of the moments are early, where the record is not on the disk.
                time.sleep(LONGEST * moments.random() ** 3)
            winner.kill()
        late += not wins(path)
        start_again(path)
        (recorded,) = wins(path)
        assert not recorded[1].startswith("2099"), "not the date of the win"
        start_again(path)
        assert wins(path) == [recorded]
        assert list((path / "games").iterdir()) == []
    assert late, "none was killed before its record was written"
