"""A game, a hint, a lesson and the settings by a screen reader alone, through AT-SPI."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.solve.exact import solve
from tests.shell.screen import PATIENCE, Screen, screen

pytest.importorskip("accesskit", reason="AccessKit is not installed")

from tests.ui.access.at_spi import AtSpi, Seen

__all__ = ["screen"]  # a fixture
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


@pytest.fixture
def bus() -> Iterator[str]:
    """The address of a private session bus."""
    if shutil.which("dbus-daemon") is None or not any(map(os.path.exists, LAUNCHERS)):
        pytest.skip("dbus-daemon or at-spi2-core is not installed")
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert daemon.stdout is not None
    yield daemon.stdout.readline().strip()
    daemon.terminate()
    daemon.wait(PATIENCE)
    daemon.stdout.close()


class Heard(NamedTuple):
    """A game, and what a reader hears of it."""

    reader: AtSpi
    folder: Path


@pytest.fixture
def heard(screen: Screen, bus: str, tmp_path: Path) -> Iterator[Heard]:
    with closing(AtSpi(bus)) as reader:
        game = screen.start(
            *(sys.executable, "main.py", "--data-dir", tmp_path),
            DBUS_SESSION_BUS_ADDRESS=bus,
            NONET_LANG="en",
        )
        yield Heard(reader, tmp_path)
        game.terminate()
        assert game.wait(PATIENCE) == 0


def cells_of(reader: AtSpi) -> list[Seen]:
    return [seen for seen in reader.tree() if seen.role == "table cell"]


def inside(cell: Seen) -> str:
    """Return what is told to be in a cell: r1c2, 3, given."""
    return cell.name.partition(", ")[2]


def enter(reader: AtSpi, cell: str, digit: int) -> None:
    """Go to a cell, hear that one is there, and press a button of the pad."""
    reader.grab(reader.wait("table cell", f"{cell}, "))
    reader.until(lambda: reader.focus().name.startswith(f"{cell}, "), f"the focus in {cell}")
    reader.click("button", f"{digit}, ")
    reader.until(
        lambda: inside(reader.find("table cell", f"{cell}, ")).startswith(str(digit)),
        f"{digit} in {cell}",
    )


def test_a_game_a_hint_and_the_settings_by_ear(heard: Heard) -> None:
    reader = heard.reader
    reader.wait("heading", "How well do you know Sudoku?")
    reader.click("button", "I know it Easy")
    reader.wait("button", "Hint")
    reader.click("button", "Back to the menu")

    reader.click("button", "Look, rules, sound")
    reader.click("page tab", "Game, sound")
    reader.set_value(reader.wait("slider", "Sounds"), 0.3)
    reader.click("toggle button", "Music in Calm")
    reader.click("combo box", "Undo")
    reader.wait("combo box", "Undo, in new games, 10")
    reader.click("button", "Back")
    reader.until(
        lambda: "volume" in (heard.folder / "settings.toml").read_text("utf-8"),
        "the settings to be saved",
    )
    kept = tomllib.loads((heard.folder / "settings.toml").read_text("utf-8"))
    assert (kept["sound"]["volume"], kept["sound"]["calm_music"]) == (0.3, True)
    assert kept["game"]["undo_limit"] == 10

    reader.click("radio button", "Calm")
    reader.click("button", "Classic 9×9")
    reader.click("button", "4×4")
    reader.wait("button", "4×4")
    reader.click("radio button", "Beginner")
    reader.click("button", "New game")
    reader.wait("button", "Hint")
    reader.until(lambda: len(cells_of(reader)) == 16, "a board of 16 cells")
    before = cells_of(reader)
    givens = [int(inside(cell)[0]) if "given" in cell.name else 0 for cell in before]
    solution = solve(Grid(givens, geometry=geometry_of("4x4")))
    assert solution is not None

    for stage in ("1 of 4", "2 of 4", "3 of 4", "4 of 4"):
        reader.click("button", "Hint")
        reader.until(partial(said_beside, reader, stage), f"stage {stage}")
    reader.until(
        lambda: any("missing" in said or "only" in said.lower() for said in reader.heard),
        "the reason to be announced",
    )
    reader.click("button", "Apply")
    reader.until(lambda: "empty" not in "".join(hinted(before, cells_of(reader))), "a digit")

    for cell, digit in zip(before, solution.values, strict=True):
        name = cell.name.partition(",")[0]
        if "empty" in reader.find("table cell", f"{name}, ").name:
            enter(reader, name, digit)
    reader.wait("heading", "Solved")


def said_beside(reader: AtSpi, words: str) -> bool:
    """Return whether the card has words beside its title."""
    return words in reader.find("status bar", "").description


def hinted(before: list[Seen], after: list[Seen]) -> list[str]:
    """Return what is in the cells that changed."""
    changed = [b for a, b in zip(before, after, strict=True) if inside(a) != inside(b)]
    return [inside(cell) for cell in changed] or ["empty"]


def test_the_first_lesson_by_ear(heard: Heard) -> None:
    reader = heard.reader
    reader.wait("heading", "How well do you know Sudoku?")
    reader.click("button", "I am new to it")
    reader.wait("heading", "The rules")
    reader.until(lambda: any("in the frame" in cell.name for cell in cells_of(reader)), "a frame")
    framed = [cell for cell in cells_of(reader) if "in the frame" in cell.name]
    (empty,) = (cell for cell in framed if inside(cell).startswith("empty"))
    (missing,) = {1, 2, 3, 4} - {int(inside(cell)[0]) for cell in framed if cell is not empty}
    reader.act(empty, "click")
    reader.click("button", str(missing))
    name = empty.name.partition(",")[0]
    reader.until(
        lambda: inside(reader.find("table cell", name)).startswith(str(missing)),
        f"{missing} in {name}",
    )
    reader.until(lambda: "enabled" in reader.find("button", "Next").states, "Next to be enabled")
    reader.click("button", "Next")
    reader.wait("label", "2 of 6")
