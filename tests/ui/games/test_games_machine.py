"""Any order of playing, switching, winning, throwing away, restarting and being killed."""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from game.core.message import Message
from game.generate.levels import Level
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.selection import Tool
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.writer import Writer
from game.ui.games.current_game import CurrentGame
from game.ui.games.games import Games
from tests.play.boards import EASY, EASY_SOLUTION, Clock
from tests.truth import WHOLE


class PatientWriter(Writer):
    """Does its jobs when it is told to, so that a process can be killed before any of them."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[str, Callable[[], None]] = {}

    def submit(
        self,
        name: str,
        job: Callable[[], None],
        *,
        failure: str = "store.cannot_write",
        line: str = "",
    ) -> None:
        self.waiting[name] = job

    def work(self, jobs: int) -> None:
        for name in list(self.waiting)[:jobs]:
            self.waiting.pop(name)()

    def flush(self) -> None:
        self.work(len(self.waiting))

    def take_problems(self) -> tuple[Message, ...]:
        return ()

    def close(self) -> None:
        self.flush()


class SeveralGames(RuleBasedStateMachine):
    """What the games are, beside what they should be: boards by id, the last played last."""

    def __init__(self) -> None:
        super().__init__()
        self.path = Path(tempfile.mkdtemp())
        self.clock = Clock()
        self.boards: dict[str, bytes] = {}
        self.won: set[str] = set()

    def teardown(self) -> None:
        self.folder.close()
        shutil.rmtree(self.path)

    @initialize()
    def start(self) -> None:
        with patch("game.store.folder.Writer", PatientWriter):
            self.folder = DataFolder(Folders.below(self.path))
        writer = self.folder.writer
        assert isinstance(writer, PatientWriter)
        self.writer = writer
        self.games = Games(self.folder)
        self.current = CurrentGame(self.clock, self.games)
        self.current.take(self.games.newest())

    def put_down(self) -> None:
        """Leave the game, as the scene of play does."""
        game_id = self.current.game_id
        if game_id in self.boards:
            self.current.do(Command.PAUSE)
            self.boards[game_id] = self.boards.pop(game_id)

    def note(self) -> None:
        """Remember the board of the game that is played as the newest."""
        session = self.current.session
        self.boards.pop(session.game_id, None)
        if session.saved().is_over:
            self.won.add(session.game_id)
        else:
            self.boards[session.game_id] = session.state.values

    @rule()
    def begin(self) -> None:
        self.put_down()
        self.current.begin(EASY, level=Level.EASY)
        self.note()

    @precondition(lambda self: self.current.has_game)
    @rule(cell=st.sampled_from(EASY.givens.open_cells), digit=st.integers(1, 9))
    def play(self, cell: int, digit: int) -> None:
        self.current.do(Command.RESUME)
        self.clock.now += 0.25
        self.current.do(SelectCells((cell,)))
        before = self.current.session.state
        self.current.do(EnterDigit(digit, Tool.CORNER if digit == 1 else None))
        if self.current.session.state != before:
            self.note()

    @precondition(lambda self: self.current.has_game)
    @rule()
    def undo(self) -> None:
        self.current.do(Command.RESUME)
        if self.current.do(Command.UNDO).changed:
            self.note()

    @precondition(lambda self: self.current.has_game)
    @rule()
    def win(self) -> None:
        self.current.do(Command.RESUME)
        for cell in EASY.givens.open_cells:
            self.current.do(SelectCells((cell,)))
            self.current.do(EnterDigit(EASY_SOLUTION.values[cell]))
        self.note()

    @precondition(lambda self: self.boards)
    @rule(which=st.integers(0, 9))
    def go_on(self, which: int) -> None:
        game_id = list(self.boards)[which % len(self.boards)]
        self.put_down()
        saved = self.games.load(game_id)
        assert saved is not None
        if self.current.game_id != game_id:
            self.current.take(saved)
        assert self.current.session.state.values == self.boards[game_id]

    @precondition(lambda self: self.boards)
    @rule(which=st.integers(0, 9))
    def throw_away(self, which: int) -> None:
        game_id = list(self.boards)[which % len(self.boards)]
        if self.current.game_id == game_id:
            self.current.take(None)
        self.games.throw_away(game_id)
        del self.boards[game_id]

    @rule(jobs=st.integers(1, 3))
    def write(self, jobs: int) -> None:
        self.writer.work(jobs)

    @rule()
    def restart(self) -> None:
        self.put_down()
        self.folder.close()
        self.start()

    @rule()
    def kill(self) -> None:
        self.writer.waiting.clear()
        self.folder.close()
        self.start()

    @invariant()
    def nothing_is_lost(self) -> None:
        if not hasattr(self, "games"):
            return
        found = {game.game_id: game.replayed().state.values for game in self.games.all()}
        assert found == self.boards
        assert self.folder.take_messages() == ()

    @invariant()
    def a_win_is_recorded_once(self) -> None:
        if not hasattr(self, "games") or not self.won:
            return
        self.games.all()
        best = self.folder.records.best("easy")
        assert best is not None
        assert best.wins == len(self.won)

    @invariant()
    def the_newest_is_the_one_played_last(self) -> None:
        if hasattr(self, "games"):
            newest = self.games.newest()
            assert (newest and newest.game_id) == next(reversed(self.boards), None)


TestSeveralGames = SeveralGames.TestCase
TestSeveralGames.settings = settings(
    max_examples=60 if WHOLE else 20,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
