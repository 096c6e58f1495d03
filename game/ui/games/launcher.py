"""Opens games: reads a request, waits for the board, judges it, starts the game."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from ...core.errors import SudokuError
from ...core.message import Message, message
from ...core.rules import Puzzle
from ...core.verdict import Verdict
from ...generate.levels import Level, Shape
from ...generate.sources import Source
from ...play.game_rules import CALM, GameRules, rules_of
from ...play.questions import DealPuzzle, DealWithTechnique, JudgeBoard
from ...shell.scene import Scene
from ...shell.stage import Stage
from ..scene.question import Question, Reply
from .switcher import NewGame

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...formats.document import Entry
    from ...generate.required import Required
    from ...play.state import State
    from ...play.theatre.lecture import Lecture
    from ...play.told import Told
    from ...solve.exact import Classification
    from ...work.question import Question as Asking
    from ...work.worker import OpenQuestion, Worker
    from ..scene.settings import Preferences
    from ..scene.words import Words
    from .documents import Position
    from .puzzle_bank import PuzzleBank
    from .switcher import GameSwitcher

T = TypeVar("T")

LONGEST_NAME: Final = 60
"""A longer text names no technique."""
LONGEST_ID: Final = 48
"""A longer text is taken for a board."""
PATIENCE: Final = 0.3
"""Seconds before a card says that something is waited for."""


class Request(NamedTuple):
    """What to play: a level, the puzzle of an id, or another board."""

    level: Level | None = None
    technique: str = ""
    """The id of a technique that the puzzle is to need, at whatever level."""
    puzzle_id: str = ""
    """An id that the player gave; or, together with a level, one that was drawn for it."""
    board: "Grid | None" = None
    """A board from elsewhere."""
    entry: "Entry | None" = None
    """What its file tells of that board."""
    entries: "tuple[Entry, ...]" = ()
    """All puzzles of that file, where there are several."""
    title: str = ""
    mode: str = CALM.mode
    """What a puzzle of a level is played by."""
    shape: Shape = Shape.CLASSIC
    """The board that a level is wanted on."""
    lecture: "Lecture | None" = None
    """A lecture in the theatre, instead of a puzzle."""
    class_set: Path | None = None
    """The file of a class's set, instead of a puzzle."""


def is_lecture(path: Path) -> bool:
    """Return whether a file is a lecture or a class's set, by its name."""
    return path.suffix.lower() == ".toml"


def path_technique(text: str) -> str:
    """Return the id of the technique that a text names, such as X-Wing; empty if none.

    Only techniques of solution paths are recognised: puzzles can be requested to need them.
    """
    from ...generate.required import technique_named
    from ...logic.techniques import BY_ID

    name = technique_named(text)
    return name if name in BY_ID and BY_ID[name].used_in_paths else ""


def read_request(text: str) -> Request:
    """Return the request in a text: an id, a technique, or a board in any known format.

    Raises the `SudokuError` that says what is wrong with it.
    """
    from ...formats.lines import entries_of
    from ...formats.syntax import FormatError
    from ...generate.ids import PuzzleIdError, parse_id

    try:
        return Request(puzzle_id=str(parse_id(text)))
    except PuzzleIdError as wrong:
        if len(text) < LONGEST_NAME:
            technique = path_technique(text)
            if technique:
                return Request(technique=technique)
        try:
            return request_of(entries_of(text))
        except FormatError:
            # So short a text was meant to be an id.
            if len(text) < LONGEST_ID:
                raise wrong from None
            raise


def request_of(entries: "tuple[Entry, ...]", title: str = "") -> Request:
    """Return a request for the puzzles of a file: the only one, or a choice between them."""
    if len(entries) > 1:
        return Request(entries=entries, title=title)
    [entry] = entries
    return Request(board=entry.grid, entry=entry, title=entry.title or title)


def level_of(puzzle: Puzzle) -> Level | None:
    """Return the level in the id of a puzzle, if any."""
    from ...generate.ids import parse_id

    return None if puzzle.id is None else parse_id(puzzle.id).level


class GameLauncher:
    """Opens one request at a time; it is read and judged before anything else changes."""

    def __init__(
        self,
        stage: Stage,
        *,
        switcher: "GameSwitcher",
        puzzle_bank: "PuzzleBank",
        preferences: "Preferences",
        words: "Words",
        worker: "Worker",
        puzzles: Path,
        clock: Callable[[], float],
    ) -> None:
        """`puzzles` is the folder of the boards that lectures may use."""
        self._stage: Final = stage
        self._switcher: Final = switcher
        self._puzzle_bank: Final = puzzle_bank
        self._preferences: Final = preferences
        self._words: Final = words
        self._worker: Final = worker
        self._puzzles: Final = puzzles
        self._clock: Final = clock
        self._asked: OpenQuestion[Any] | None = None
        self._since = 0.0
        self._card: Scene | None = None

    def start(self, request: Request) -> None:
        """Open a request once its board is ready; the previous game stays in progress."""
        if self._asked is not None:
            return
        if request.class_set is not None:
            self._stage.push("classes", request.class_set)
        elif request.lecture is not None:
            self._stage.push("lecture", request.lecture)
        elif request.entries:
            self._stage.push("several", request)
        elif request.board is not None:
            from ...formats.document import Entry
            from .documents import position_of

            position = position_of(request.entry or Entry(request.board))
            judged = partial(self._take_verdict, position, request.title)
            self.wait_for(JudgeBoard(position.reading.board), judged)
        elif request.puzzle_id:
            dealt = (
                self._open if request.level else partial(self._open_requested, request.puzzle_id)
            )
            self.wait_for(DealPuzzle(request.puzzle_id), dealt)
        else:
            self._make(request)

    def open_file(self, path: Path) -> None:
        """Open the first board of a file, or say what is wrong with it."""
        from ...store.library import read_entries

        if is_lecture(path):
            self._open_tables(path)
            return
        try:
            request = request_of(read_entries(path, plain=True), path.stem)
        except SudokuError as error:
            self.refuse(error.message)
            return
        self.start(request)

    def start_entry(self, entry: "Entry", title: str) -> None:
        """Open a puzzle from a file."""
        self.start(request_of((entry,), title))

    def _open_tables(self, path: Path) -> None:
        """Open the set of a class or a lecture's first page, or say what is wrong with the file."""
        from ...store.lectures import read_lecture
        from ...store.toml_file import has_part

        try:
            if has_part(path, "card"):
                self.start(Request(class_set=path))
                return
            lecture = read_lecture(path, self._puzzles)
        except SudokuError as error:
            self.refuse(error.message)
            return
        self.start(Request(lecture=lecture))

    def cancel(self) -> None:
        """Cancel the pending request."""
        if self._asked is not None:
            self._asked.drop()
        self._end_wait()

    def poll(self) -> None:
        """Say that a request is pending if it takes long; called once per frame."""
        late = self._clock() - self._since > PATIENCE
        if self._asked is not None and self._card is None and late:
            self._card = self._stage.push("wait")

    # -- getting a board

    def _make(self, request: Request) -> None:
        """Take a puzzle for a level or technique from the bank, or have one generated."""
        from ...generate.draw import Draw

        bank, draw = self._puzzle_bank, Draw(os.urandom(16).hex())
        game = self._preferences.settings.game
        # The bank has no symmetric boards.
        source = Source.PHASES if game.source is Source.BANK and game.symmetric else game.source
        level, puzzle = request.level, None
        if request.shape is not Shape.CLASSIC and (
            source is not Source.BANK or not request.shape.has_bank
        ):
            # The five phases have no such boards, and the bank few.
            source = Source.DUG
        if level is not None and source is Source.BANK:
            puzzle = bank.take(level, draw, request.shape)
        rules = rules_of(request.mode, game.clock)
        dealt = partial(self._open, dealt=True, rules=rules)
        if puzzle is not None:
            dealt(puzzle)
        elif level is None:
            question = DealWithTechnique(request.technique, os.urandom(16).hex())
            self.wait_for(question, partial(self._open_with, rules))
        else:
            from ...generate.deal import new_id
            from ...generate.ids import fresh_id
            from ...generate.symmetry import Symmetry

            symmetry = Symmetry.HALF_TURN if game.symmetric else Symmetry.NONE
            if source is Source.DUG:
                wanted = new_id(level, draw, symmetry, request.shape)
                wanted = wanted._replace(source=source.letter)
            else:
                wanted = fresh_id(level, draw, symmetry, request.shape)
            self.wait_for(DealPuzzle(str(wanted)), dealt)

    def wait_for(self, question: "Asking[T]", then: Callable[[T], object]) -> None:
        """Ask the worker; if the answer takes long, show a card."""

        def take(answer: T) -> None:
            self._end_wait()
            then(answer)

        def fail(error: Exception) -> None:
            self._end_wait()
            self.refuse(self._words.failure_message(error))

        self._since = self._clock()
        self._asked = self._worker.ask(question, take, asker=self, failed=fail)

    def _end_wait(self) -> None:
        card, self._card, self._asked = self._card, None, None
        if card is not None and card is self._stage.top:
            self._stage.pop()

    def _take_verdict(self, position: "Position", title: str, judged: "Classification") -> None:
        verdict = judged.verdict
        if verdict is Verdict.UNIQUE:
            from .documents import position_of

            position = position_of(position.entry, unique=True)
        puzzle, told = position.puzzle, position.told(judged)
        play = partial(self._open, puzzle, title, start=position.start, told=told)
        if verdict in (Verdict.UNIQUE, Verdict.UNJUDGED, Verdict.GAVE_UP):
            play()
        elif verdict is Verdict.MANY:
            answers = (
                Reply("play", "ui.many.play", play),
                Reply("back", "ui.back"),
            )
            said = (message("ui.many.text"),)
            self._stage.push("confirm", Question(message("ui.many.title"), said, answers))
        else:
            from .verdict import unplayable_reason

            words = unplayable_reason(verdict, puzzle.givens)
            if verdict is Verdict.CONFLICT and "play" in self._stage.ids:
                self._end_for(words)
            else:
                self.refuse(words)

    # -- opening it

    def _open_requested(self, asked: str, puzzle: Puzzle) -> None:
        """Open the puzzle of an id that the player gave, with remarks about the id."""
        from ...generate.deal import version_note
        from ...generate.ids import parse_id

        note = version_note(parse_id(asked), puzzle)
        notice = "" if note is None else self._words.catalogue.render(note)
        self._open(puzzle, notice=notice)

    def _open_with(self, rules: GameRules, required: "Required") -> None:
        """Open the puzzle found for a technique, and say how much it needs the technique."""
        notice = self._words.catalogue.render(required.note)
        self._open(required.puzzle, notice=notice, dealt=True, rules=rules)

    def _open(
        self,
        puzzle: Puzzle,
        title: str = "",
        notice: str = "",
        *,
        dealt: bool = False,
        rules: GameRules = CALM,
        start: "State | None" = None,
        told: "Told | None" = None,
    ) -> None:
        new = NewGame(
            puzzle, level_of(puzzle), title, notice, dealt, rules=rules, start=start, told=told
        )
        self._switcher.begin(new)

    def _end_for(self, words: Message) -> None:
        """Leave the game for a board that breaks the rules, and ask for another one.

        The game that was left stays in progress.
        """
        self._stage.replace("menu")
        answers = (
            Reply("open", "ui.choose_another.open", lambda: self._stage.push("open")),
            Reply("back", "ui.back"),
        )
        said = (message("list.sentences", first=words, last=message("ui.choose_another")),)
        self._stage.push("confirm", Question(message("ui.no_board"), said, answers))

    def refuse(self, words: Message) -> None:
        """Show why there is no game."""
        question = Question(message("ui.no_board"), (words,), (Reply("back", "ui.back"),))
        self._stage.push("confirm", question)
