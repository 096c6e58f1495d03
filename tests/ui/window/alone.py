"""Plays the game without processes, threads and sleep, once these are forbidden."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from game.messages.catalogue import Catalogue
from game.play.intents import EnterDigit, SelectCells
from game.play.view import Status
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.lock import FolderLock
from game.ui.board.board import Board
from game.ui.play.play import PlayScene
from game.ui.window.app import make_game, opened
from game.ui.window.services import Host
from game.work.here import Here
from game.work.process import WorkerProcess
from tests.pilot import Clock, Pilot, headless
from tests.ui.window.forbidden import imported

BY_MOUSE: Final = 12
"""Cells of the board that are filled by mouse."""


class Held:
    """The lock that a page holds for as long as it is open."""

    is_held = True

    def release(self) -> None:
        """It stays the page's."""


class Page:
    """The game as a page has it: made from the same parts, and stepped from outside."""

    def __init__(self, path: Path) -> None:
        headless()
        clock, folders = Clock(), Folders.below(path)
        self.folder = DataFolder(folders, lock=Held())
        self.game = make_game(
            self.folder,
            (1280, 800),
            catalogue=Catalogue(),
            pictures=folders.pictures,
            clock=clock,
            stopwatch=clock,
            host=Host(
                make_process=partial(WorkerProcess, clock=clock, open_link=Here),
                lasting_buffer=2048,
            ),
            welcomes=True,
        )
        loop = opened(self.game)
        loop.begin()
        self.pilot = Pilot(loop.window, self.game.stage, clock=clock, loop=loop)

    def until(self, there: Callable[[], object]) -> None:
        """Run frames until something is so, ten seconds at most."""
        for _ in range(600):
            if there():
                return self.pilot.settle()
            self.pilot.frames()
        raise TimeoutError(f"not so, at {self.game.stage.ids}")

    def until_at(self, scene: str) -> None:
        """Run frames until a scene is on top."""
        self.until(lambda: self.game.stage.ids[-1] == scene)

    def close(self) -> None:
        """End as a page does that is closed."""
        self.pilot.loop.end()
        self.folder.close()
        self.game.close()
        self.pilot.window.close()


def play(path: Path) -> None:
    """Play as somebody new does: welcome, a board by mouse, a hint, a win; then come back."""
    page = Page(path)
    pilot, current = page.pilot, page.game.services.current_game
    page.until_at("welcome")
    pilot.click("welcome.theme")
    theme = page.game.services.preferences.settings.look.theme
    pilot.click("know")
    page.until_at("play")

    pilot.press("h")
    page.until_at("confirm")
    pilot.click("help")
    page.until(lambda: current.view().hint is not None)
    pilot.press("escape")
    page.until(lambda: current.view().hint is None)

    scene, board, solution = pilot.scene, pilot.find("board"), current.session.solution
    assert isinstance(scene, PlayScene)
    assert isinstance(board, Board)
    assert solution is not None
    open_cells = current.session.state.grid.open_cells
    for cell in open_cells[BY_MOUSE:]:
        scene.do(SelectCells((cell,)))
        scene.do(EnterDigit(solution.values[cell]))
    for cell in open_cells[:BY_MOUSE]:
        pilot.click(board.cell_rect(cell).center)
        pilot.click(f"digit.{solution.values[cell]}")
    assert current.view().status is Status.WON
    page.until_at("win")
    page.close()

    again = Page(path)
    assert again.game.stage.ids == ("menu",)
    assert again.game.services.preferences.settings.look.theme == theme != "paper"
    assert [run.end for run in again.folder.records.runs()] == ["won"]
    again.close()

    lock = FolderLock(path)
    assert not lock.is_held, "nothing else keeps others out"
    lock.release()
    assert not imported(), f"imported all the same: {imported()}"
