"""Simulated power cuts: a file layer that forgets what nobody waited for to be on the disk.

A game is played on a clock of its own while every write is taken down with its moment. For many
moments the disk is put together as a cut may leave it: what was synced is there, of the rest any
part, and a file that was never synced may be empty, zeros, cut short or whole. SQLite's files
change as a whole when it says that they have: its own promises are its authors' to test.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple
from unittest.mock import patch

from game.generate.levels import Level
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.selection import Tool
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.current_game import CurrentGame
from game.ui.games.games import Games
from game.ui.scene.settings import Settings
from tests.campaigns.campaign import Campaign, Given, Told
from tests.campaigns.desk import Slow
from tests.play.boards import EASY, EASY_SOLUTION

PROMISED: Final = 5.0
"""Seconds of play that a power cut may take."""
SLOWEST: Final = 0.5
"""Seconds that the disk takes to sync a file, at worst."""
EVENTS: Final = 120
"""What is done in one play before its cuts."""
CUTS: Final = 60
"""Cuts of one play."""
SETTLED: Final = 100.0


class Change(NamedTuple):
    """Something that happened to a name on the disk, and when."""

    at: float
    name: str
    content: bytes | None
    """None where the name goes."""
    is_synced: bool
    """Whether the content is on the disk; the name may not be."""


class Sync(NamedTuple):
    """From here on all names of a folder that changed before are on the disk."""

    at: float
    folder: str


class Disk:
    """Takes down what is done below a folder; `now` is the moment of whoever does it."""

    def __init__(self, root: Path, rng: Random) -> None:
        self.root: Final = root
        self.now = 0.0
        self._rng: Final = rng
        self.log: Final[list[Change | Sync]] = []
        self._synced: set[tuple[str, bytes]] = set()
        self._databases: dict[str, bytes] = {}

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Take down what is written meanwhile."""
        replace, unlink, fsync = os.replace, os.unlink, os.fsync

        def replaced(source: os.PathLike[str], to: os.PathLike[str], **_: object) -> None:
            content = Path(source).read_bytes()
            replace(source, to)
            self._change(Path(to), content, (str(source), content) in self._synced)

        def unlinked(path: os.PathLike[str], **_: object) -> None:
            # A job commits the record of a win before it lets go of the save.
            self._look_at_databases()
            unlink(path)
            self._change(Path(path), None, True)

        def synced(descriptor: int) -> None:
            fsync(descriptor)
            self.now += self._rng.choice((0.001, 0.004, 0.02, 0.1, SLOWEST)) * self._rng.random()
            path = Path(os.readlink(f"/proc/self/fd/{descriptor}"))
            if path.is_dir():
                self.log.append(Sync(self.now, self._name(path)))
            else:
                self._synced.add((str(path), path.read_bytes()))

        with (
            patch("os.replace", replaced),
            patch("os.unlink", unlinked),
            patch("os.fsync", synced),
        ):
            yield

    def run(self, job: Callable[[], None], begins: float) -> float:
        """Do a job of the writer at a moment, and return when it has ended."""
        before, self.now = self.now, begins
        job()
        self._look_at_databases()
        ended, self.now = self.now, before
        return ended

    def _look_at_databases(self) -> None:
        """Take down what SQLite has committed since the last look."""
        for path in self.root.glob("*.sqlite"):
            content = path.read_bytes()
            if self._databases.get(path.name) != content:
                self._databases[path.name] = content
                self.now += self._rng.random() * SLOWEST
                self._change(path, content, True)
                self.log.append(Sync(self.now, self._name(path.parent)))

    def _name(self, path: Path) -> str:
        return path.resolve().relative_to(self.root.resolve()).as_posix()

    def _change(self, path: Path, content: bytes | None, is_synced: bool) -> None:
        self.log.append(Change(self.now, self._name(path), content, is_synced))

    def after_cut(self, at: float, folder: Path, rng: Random) -> None:
        """Write a folder as a cut at a moment may leave it."""
        done = sorted((each for each in self.log if each.at <= at), key=lambda each: each.at)
        last: dict[str, int] = {}
        for number, each in enumerate(done):
            if isinstance(each, Sync):
                last[each.folder] = number
        folder.mkdir(parents=True)
        for number, each in enumerate(done):
            if isinstance(each, Sync):
                continue
            path = folder / each.name
            parent = Path(each.name).parent.as_posix()
            if number > last.get(parent, -1) and rng.random() < 0.5:
                continue  # the name is as it was before
            if each.content is None:
                path.unlink(missing_ok=True)
                continue
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(each.content if each.is_synced else lost(each.content, rng))


def lost(content: bytes, rng: Random) -> bytes:
    """Return what a cut may leave of a content that nobody synced."""
    kept = rng.randrange(len(content) + 1)
    return rng.choice(
        (content, b"", bytes(len(content)), content[:kept], content[:kept] + bytes(9))
    )


class Played(NamedTuple):
    """What the player had seen of a game by a moment."""

    at: float
    boards: dict[str, bytes]
    won: frozenset[str]
    scale: float


def run(given: Given, told: Told) -> None:
    """Play and cut, until there were so many cuts."""
    rng = given.rng("power")
    number = 0
    while told.counts["cuts"] < given.trials and not told.is_full:
        number += 1
        root = given.folder / f"play-{number}"
        disk = Disk(root, rng)
        course = play(disk, rng)
        told.count("plays")
        told.count("writes", len(disk.log))
        for _ in range(min(CUTS, given.trials - told.counts["cuts"])):
            # Anywhere, or just after something was written.
            at = rng.choice((rng.uniform(0, course[-1].at + PROMISED), rng.choice(disk.log).at))
            told.count("cuts")
            try:
                check(disk, course, at, given.folder / "cut", rng, told)
            except Exception as error:
                told.fault(f"seed {given.seed}, play {number}, a cut at {at:.3f}", error)
            shutil.rmtree(given.folder / "cut", ignore_errors=True)
        shutil.rmtree(root)


def play(disk: Disk, rng: Random) -> list[Played]:
    """Play some games at a player's pace, and return what was on the screen, moment by moment."""
    writer = Slow(lambda: disk.now, disk.run)
    scale = 1.0
    with patch("game.store.folder.Writer", lambda: writer), disk.watched():
        folder = DataFolder(Folders.below(disk.root))
        games = Games(folder)
        settings = folder.settings(Settings())
        current = CurrentGame(lambda: disk.now, games)
        boards: dict[str, bytes] = {}
        won: set[str] = set()
        course = [Played(0.0, {}, frozenset(), scale)]
        for _ in range(EVENTS):
            disk.now += rng.choice((0.05, 0.3, 1.0, 4.0, 20.0)) * rng.random()
            writer.work(disk.now)
            deed = rng.random()
            if not current.has_game or deed < 0.02:
                current.begin(EASY, level=Level.EASY)
            elif deed < 0.08:
                for cell in EASY.givens.open_cells:
                    current.do(SelectCells((cell,)))
                    current.do(EnterDigit(EASY_SOLUTION.values[cell]))
            elif deed < 0.1:
                game_id = rng.choice(sorted(boards))
                if game_id != current.game_id:
                    current.take(games.load(game_id))
            elif deed < 0.12 and len(boards) > 1:
                game_id = rng.choice(sorted(set(boards) - {current.game_id}))
                games.throw_away(game_id)
                del boards[game_id]
            elif deed < 0.2:
                scale = rng.choice((0.8, 1.0, 1.25, 1.5))
                look = settings.settings.look._replace(scale=scale)
                settings.keep(settings.settings._replace(look=look))
            elif deed < 0.3:
                current.do(Command.UNDO)
            else:
                current.do(SelectCells((rng.choice(EASY.givens.open_cells),)))
                tool = rng.choice((None, None, Tool.CORNER, Tool.CENTRE))
                current.do(EnterDigit(rng.randrange(1, 10), tool))
            session = current.session
            if session.saved().is_over:
                won.add(session.game_id)
                boards.pop(session.game_id, None)
                current.take(None)
            else:
                boards[session.game_id] = session.state.values
            course.append(Played(disk.now, dict(boards), frozenset(won), scale))
        writer.flush()
        folder.close()
    return course


def check(
    disk: Disk, course: list[Played], at: float, folder: Path, rng: Random, told: Told
) -> None:
    """Start after a cut, and find what was there five seconds before or later."""
    disk.after_cut(at, folder, rng)
    before = [seen for seen in course if seen.at <= at - PROMISED]
    since = [before[-1] if before else course[0]]
    since += [seen for seen in course if at - PROMISED < seen.at <= at]
    data = DataFolder(Folders.below(folder))
    try:
        settings = data.settings(Settings())
        assert settings.messages == (), settings.messages
        assert settings.settings.look.scale in {seen.scale for seen in since}
        games = Games(data)
        found = {game.game_id: game.replayed().state.values for game in games.all()}
        data.writer.flush()
        recorded = [run.game_id for run in data.records.runs()]
        for said in data.take_messages():
            told.count(f"told {said.key}")
    finally:
        data.close()
    assert len(recorded) == len(set(recorded)), "a win was recorded twice"
    always = set.intersection(*(set(seen.boards) for seen in since))
    for game_id in always:
        boards = [seen.boards[game_id] for seen in since]
        assert game_id in found, f"{game_id} is gone"
        assert found[game_id] in boards, f"{game_id} is older than {PROMISED:.0f} s"
    for game_id in since[0].won:
        assert game_id in recorded, f"the win of {game_id} is not recorded"
        assert game_id not in found
    for game_id in since[-1].won & since[0].boards.keys():
        assert game_id in recorded or game_id in found, f"{game_id} was won and is gone"
        told.count("wins just before")
    told.count("games found", len(always))
    told.count("wins found", len(since[0].won))


CAMPAIGN: Final = Campaign("power", run, short=15, seeds=20, long=1000)
