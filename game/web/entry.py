"""Nonet in a web page: opens the storage and the game, and runs it until the page closes.

`nonet.mjs` calls `main`. What a desktop does by processes, threads and sleep is done here by Web
Workers, at once, and by awaiting the page's next picture.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import nonet_page
import pygame
from pyodide.ffi import create_proxy

from ..core.message import message
from ..messages.languages import ENGLISH, best_language, catalogue_in, languages
from ..shell.loop import Loop
from ..shell.stage import Stage
from ..store.atomic import UNFINISHED
from ..store.folder import DataFolder
from ..store.folders import Folders
from ..ui.library.files import FilesScene
from ..ui.scene.ability import Ability
from ..ui.window.app import Game, make_game, opened
from ..ui.window.services import Host
from ..work.process import WorkerProcess
from .clipboard import WebClipboard
from .link import Spare, WebLink, buffer
from .mirror import Reader
from .page import Page, numbers
from .reading import read_by_files
from .touch import Touch

DATA: Final = Path("/data")
OUTBOX: Final = Path("/Downloads")
"""What is written there is handed to the player, and told by this path; the page's home folder."""
INBOX: Final = Path("/tmp/inbox")
"""Where files go that the player drops or chooses, until they are read."""
KEYS: Final = {"Backspace": pygame.K_BACKSPACE}
"""Keys of phones' keyboards."""
BUFFER: Final = 2048
"""Samples that the sound device takes at once: it shares the page's thread with the picture."""
LOOK_EVERY: Final = 0.3
"""Seconds between two looks for files to hand over, and for what the storage has to say."""

running: Game | None = None
"""The game that runs, for the browser's console and for tests."""


async def main() -> str:
    """Run the game; return "again" if it should restart, as after restoring a backup."""
    global running
    page: Page = nonet_page
    read_by_files()
    OUTBOX.mkdir(exist_ok=True)
    folders = Folders(DATA, DATA, DATA / "logs", OUTBOX)
    folder = DataFolder(folders, lock=TabLock(page))
    spare = Spare(lambda: WebLink(page, create_proxy), monotonic)
    catalogue = catalogue_in(best_language((*page.languages.split(), ENGLISH), languages()))
    width, height = numbers(page.size())
    game = make_game(
        folder,
        (width, height),
        catalogue=catalogue,
        pictures=folders.pictures,
        host=Host(
            make_process=lambda: WorkerProcess(open_link=spare.take),
            is_dark=lambda: bool(page.isDark),
            clipboard=WebClipboard(page),
            lasting_buffer=BUFFER,
            density=_density(page),
            fingers=bool(page.isCoarse),
            lacks=frozenset(Ability),
        ),
        reduced_motion=bool(page.isStill),
        welcomes=True,
    )
    running = game
    await _run(game, page, spare)
    folder.close()
    return "again" if folder.reopens else ""


async def _run(game: Game, page: Page, spare: Spare) -> None:
    stage = game.stage
    loop = opened(game)
    outside = Outside(loop, page, game)
    loop.events = outside.events
    loop.polls.extend((outside.poll, spare.tend))
    reader = Reader(stage, game.services.words.text, page.mirror, clock=monotonic)
    loop.polls.append(reader.poll)
    stage.later(page.shown)
    await loop.run_async(page.wait, wakes=True)


class TabLock:
    """Keeps other tabs out: the page waited for it before Python was loaded."""

    def __init__(self, page: Page) -> None:
        self.is_held: Final = page.isAlone
        """False where the browser gives no lock, as to pages of a plain address."""

    def release(self) -> None:
        """Do nothing: the browser releases it with the page."""


class Outside:
    """Input from the page as pygame's events, and what the page must know."""

    def __init__(self, loop: Loop, page: Page, game: Game) -> None:
        self._loop = loop
        self._page = page
        self._game = game
        self._stage: Final[Stage] = loop.stage
        self._touch = Touch(self._stage, monotonic, self._ratio)
        self._fields: object = None
        self._handed: set[tuple[str, float]] = set()
        self._looked_at = 0.0
        self._choosing: object = None
        """The card for which the browser's own choice of files was opened."""

    def events(self) -> Iterator[pygame.event.Event]:
        """Yield the input since the last frame."""
        yield from pygame.event.get()
        for kind, *values in self._page.input.take().to_py():
            yield from self._event(kind, values)
        yield from self._touch.due()

    def poll(self) -> bool:
        """Follow the page's size and address, and report where text can be typed."""
        page = self._page
        if page.resized:
            page.resized = False
            width, height = numbers(page.size())
            self._loop.window.resize((width, height))
            self._stage.resize(self._loop.window.size)
            if self._stage.kit.density != _density(page):
                self._stage.kit = self._stage.kit._replace(density=_density(page))
        if page.address:
            address, page.address = page.address, ""
            self._stage.later(lambda: open_address(self._stage, address))
        self._report_fields()
        self._choose_files()
        now = monotonic()
        if now - self._looked_at >= LOOK_EVERY:
            self._looked_at = now
            self._hand_files()
            _report(self._game, page)
        return False

    def _ratio(self) -> float:
        return float(self._page.ratio)

    def _event(self, kind: str, values: list[Any]) -> Iterator[pygame.event.Event]:
        if kind.startswith("touch"):
            number, x, y = values
            yield from self._touch.finger(kind, number, (x, y))
        elif kind == "text":
            yield pygame.event.Event(pygame.TEXTINPUT, text=values[0])
        elif kind == "key":
            for what in (pygame.KEYDOWN, pygame.KEYUP):
                yield pygame.event.Event(what, key=KEYS[values[0]], mod=0, unicode="", scancode=0)
        elif kind == "file":
            yield pygame.event.Event(pygame.DROPFILE, file=str(_temporary_file(*values)))

    def _choose_files(self) -> None:
        """Let the browser show its files when one is to be opened, as the game cannot see them."""
        top = self._stage.top if self._stage.scenes else None
        if isinstance(top, FilesScene) and not top.saves and top is not self._choosing:
            self._page.input.choose("")
        self._choosing = top

    def _hand_files(self) -> None:
        """Offer files written for the player as downloads, once they are complete."""
        for one in os.scandir(OUTBOX):
            mark = one.name, one.stat().st_mtime
            if one.is_file() and mark not in self._handed and not one.name.endswith(UNFINISHED):
                self._handed.add(mark)
                self._page.hand(one.name, buffer(Path(one.path).read_bytes()))

    def _report_fields(self) -> None:
        """Report to the page where text can be typed, if that has changed."""
        if not self._stage.scenes:
            return
        form = self._stage.top.form
        top = form.popup or form
        rects = [list(w.rect) for w in top.walk() if w.takes_text and w.visible and w.enabled]
        if rects != self._fields:
            self._fields = rects
            self._page.input.setFields(json.dumps(rects))


def open_address(stage: Stage, address: str) -> None:
    """Open what comes after # in the address: an id, a run, a duel, or a puzzle's link."""
    for prefix in ("id=", "run=", "link="):
        address = address.removeprefix(prefix)
    if address.strip():
        stage.push("open", address)


def _density(page: Page) -> float:
    """Return the density of the screen's pixels, at least 1 so that zooming out stays legible."""
    return max(1.0, float(page.ratio))


def _report(game: Game, page: Page) -> None:
    """Report new problems with the player's storage."""
    problem = page.storage.takeProblem()
    assert game.folder is not None
    if problem in ("forbidden", "full"):
        game.folder.tell(message(f"web.storage.{problem}"))
    elif problem:
        game.folder.tell(message("web.storage.other", reason=problem))


def _temporary_file(name: str, content: bytes) -> Path:
    """Return the path of a temporary file for content from outside, with the same suffix."""
    INBOX.mkdir(parents=True, exist_ok=True)
    path = INBOX / os.path.basename(name)
    path.write_bytes(bytes(content))
    return path
