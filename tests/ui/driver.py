"""A whole game, headless, played through real events."""

import time
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.play.saved import SavedGame
from game.play.versus.game import Kind, Side, VersusGame
from game.play.view import GameView
from game.shell.window import Window
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.board.board import Board
from game.ui.board.drawing import Stroke
from game.ui.games.sample import sample_games
from game.ui.versus.hearing import Hearing
from game.ui.versus.pictures import sample_match, sample_seated
from game.ui.versus.sitting import Paused, Result, Seated
from game.ui.window.app import ASSETS, Game, make_game
from game.ui.window.services import Host
from tests.pilot import DRAWN, Clock, Pilot, headless
from tests.ui.lasting import LastingProcess

PUZZLE: Final = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
SOLUTION: Final = (
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
)
"""A well-known example puzzle with one solution."""
TODAY: Final = date(2026, 11, 20)
"""The day on which tests play, unless they say another."""
PATIENCE: Final = 60.0
"""Seconds for which something is waited for, on a machine that does much else."""


def argument_of(scene: str) -> object:
    """Return what a scene is opened with that tells nothing by itself."""
    if not scene.startswith("versus"):
        return None
    dealt = sample_seated(Kind.RACE)
    match = sample_match(Kind.RACE, Side.A)
    game = VersusGame.start(Kind.RACE, dealt[1].boards)
    known = {
        "versus": dealt,
        "versus_pause": Paused(match, Hearing(match, (None, None))),
        "versus_end": Result(Seated(match), game),
    }
    return known.get(scene)


class Stopwatch:
    """Work that takes as long on every machine: each look is ten microseconds later."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * 1e-5


class Driver:
    """The application in a headless window, with its pilot and shortcuts for tests."""

    def __init__(
        self,
        path: Path,
        size: tuple[int, int] = (1280, 800),
        assets: Path = ASSETS,
        today: Callable[[], date] = lambda: TODAY,
        *,
        welcomes: bool = False,
    ) -> None:
        headless()
        self.path: Final = path
        self.clock: Final = Clock()
        folders = Folders.below(path)
        self.folder: Final = DataFolder(folders)
        self.window: Final = Window("Nonet", size)
        self.game: Final[Game] = make_game(
            self.folder,
            size,
            catalogue=Catalogue(),
            pictures=folders.pictures,
            clock=self.clock,
            stopwatch=Stopwatch(),
            assets=assets,
            today=today,
            host=Host(make_process=partial(LastingProcess, self.clock)),
            welcomes=welcomes,
        )
        self.pilot: Final = Pilot(
            self.window,
            self.game.stage,
            clock=self.clock,
            polls=self.game.polls,
            painted=DRAWN,
        )

    # -- what there is

    def view(self) -> GameView:
        """Return the game as it is shown now."""
        return self.game.services.current_game.view()

    @property
    def scene(self) -> str:
        """The id of the top scene."""
        return self.game.stage.ids[-1]

    @property
    def digits(self) -> str:
        """The board as 81 characters."""
        return "".join(str(cell.digit) for cell in self.view().cells)

    @property
    def board(self) -> Board:
        """The board of the play scene."""
        board = self.pilot.find("board")
        assert isinstance(board, Board)
        return board

    # -- doing things

    def begin(self, *, level: Level | None = Level.EASY) -> None:
        """Begin the test's puzzle and open the play scene."""
        puzzle = Puzzle(Grid.parse(PUZZLE), None)
        self.game.services.current_game.begin(puzzle, level=level)
        self.game.stage.push("play")
        self.pilot.settle()

    def take(self, saved: SavedGame) -> None:
        """Put a game among those in progress, unless it is over, and play it."""
        services = self.game.services
        if not saved.is_over:
            services.games.keep(saved)
        services.current_game.take(saved)

    def wait_for(self, scene: str) -> None:
        """Run frames, in real time, until a scene is on top: the worker takes its time."""
        self.wait_until(lambda: self.scene == scene)

    def wait_until(self, there: Callable[[], bool]) -> None:
        """Run frames, in real time, until something is so, and one more, to lay it out.

        There are ever fewer of them: the worker that is waited for needs the processor.
        """
        end, pause = time.monotonic() + PATIENCE, 0.002
        while not there():
            if time.monotonic() > end:
                raise TimeoutError(f"not so, at {self.scene}")
            time.sleep(pause)
            pause = min(1.3 * pause, 0.05)
            self.pilot.frames()
        self.pilot.frames()

    def open(self, scene: str, size: tuple[int, int]) -> None:
        """Show a scene at a size, with a game in the middle, or won, behind it."""
        stage, services = self.game.stage, self.game.services
        if stage.ids != ("menu",):
            stage.replace("menu")
        if self.window.size != size:
            self.pilot.resize(size)
        games = sample_games(scene)
        for saved in reversed(games if scene == "games" else games[:1]):
            self.take(saved)
        if scene in ("play", "pause", "win", "lost"):
            stage.push("play")
        if scene == "confirm":
            services.switcher.throw_away(games[0], lambda: None)
        elif scene not in ("menu", "play"):
            stage.push(scene, argument_of(scene))
        if scene == "replay":  # goes on by itself
            self.pilot.frames()
        else:
            self.pilot.settle()

    def click_cell(self, cell: int, *, count: int = 1) -> None:
        """Click a cell."""
        self.pilot.click(self.board.cell_rect(cell).center, count=count)

    def kill(self) -> None:
        """Let go of everything without a word, as a killed process does."""
        self.game.worker.close()
        self.folder.writer.flush()
        self.folder.close()
        self.window.close()

    def close(self) -> None:
        """End as a player does, after a last look at what there is."""
        self.pilot.look()
        self.game.stage.close_all()
        self.game.close()
        self.window.close()


def driven(
    path: Path, size: tuple[int, int] = (1280, 800), assets: Path = ASSETS
) -> Iterator[Driver]:
    """Yield a driver and end it."""
    driver = Driver(path, size, assets)
    try:
        yield driver
    finally:
        if pygame.display.get_init():
            driver.close()
        else:  # another test closed the window, or this one the game
            driver.folder.close()


def strokes(board: Board) -> tuple[Stroke, ...]:
    """Return the lines over the cells of a board."""
    return () if board.lines is None else board.lines.drawn.strokes
