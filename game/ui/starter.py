"""Starts games: reads what is asked for, waits for the board, has it played."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from game.core.errors import SudokuError
from game.core.rules import Puzzle
from game.core.verdict import Verdict
from game.generate.levels import Level
from game.shell.scene import Scene
from game.shell.stage import Stage
from game.ui.question import Answer, Question

if TYPE_CHECKING:
    from game.core.grid import Grid
    from game.ui.context import Context
    from game.ui.dealer import Deal

LONGEST_NAME: Final = 60
"""A longer text names no technique."""
LONGEST_ID: Final = 30
"""A longer text is taken for a board."""
PATIENCE: Final = 0.3
"""Seconds before a wait is told of."""


class Request(NamedTuple):
    """What to play: a level, the puzzle of an id, or a board from elsewhere."""

    level: Level | None = None
    technique: str = ""
    """The id of a technique that the puzzle is to need, at whatever level."""
    puzzle_id: str = ""
    """An id that the player gave; or, together with a level, one that was drawn for it."""
    board: "Grid | None" = None
    title: str = ""


def technique_named(text: str) -> str:
    """Return the id of the technique that a text names, such as X-Wing; empty for none.

    Only techniques that solution paths use are known here: a puzzle can be asked to need them.
    """
    from game.logic.techniques import BY_ID

    name = "-".join(text.lower().split())
    return name if name in BY_ID and BY_ID[name].used_in_paths else ""


def read_request(text: str) -> Request:
    """Return what a text asks for: an id, a technique, or a board in any known format.

    Raises the `SudokuError` that names what is wrong with it.
    """
    from game.formats.detect import read
    from game.generate.ids import PuzzleIdError, parse_id

    try:
        return Request(puzzle_id=str(parse_id(text)))
    except PuzzleIdError:
        if len(text) < LONGEST_NAME:
            technique = technique_named(text)
            if technique:
                return Request(technique=technique)
        if len(text) < LONGEST_ID:
            raise
    return Request(board=read(text)[0])


def level_of(puzzle: Puzzle) -> Level | None:
    """Return the level that the id of a puzzle names."""
    from game.generate.ids import parse_id

    return None if puzzle.id is None else parse_id(puzzle.id).level


class Starter:
    """One request at a time; `poll` is called once a frame."""

    def __init__(self, stage: Stage, context: "Context", clock: Callable[[], float]) -> None:
        self._stage = stage
        self._context = context
        self._clock = clock
        self._deal: Deal | None = None
        self._since = 0.0
        self._wait: Scene | None = None

    @property
    def busy(self) -> bool:
        """Whether a board is being made."""
        return self._deal is not None

    def start(self, request: Request) -> None:
        """Start a game; the one that was played stays among those in progress."""
        if self._deal is not None:
            return
        try:
            if self._from_bank(request):
                return
            self._deal = self._order(request)
        except SudokuError as error:
            self._refuse(self._context.catalogue.error(error))
            return
        self._since = self._clock()

    def open_file(self, path: Path) -> None:
        """Start the first board of a file, or say what is wrong with it."""
        from game.store.library import read_puzzle_file

        try:
            board = read_puzzle_file(path)[0]
        except SudokuError as error:
            self._refuse(self._context.catalogue.error(error))
            return
        self.start(Request(board=board, title=path.stem))

    def poll(self) -> bool:
        """Open the game when its board is there; True while one is waited for."""
        deal = self._deal
        if deal is None:
            return False
        if not deal.job.finished:
            if self._wait is None and self._clock() - self._since > PATIENCE:
                self._wait = self._tell(deal)
            return True
        self._deal = None
        wait, self._wait = self._wait, None
        if wait is self._stage.top:
            self._stage.pop()
        self._take(deal)
        return False

    def _from_bank(self, request: Request) -> bool:
        """Open a puzzle that is there already, if the request can have one."""
        from game.generate.draw import Draw

        draw = Draw(os.urandom(16).hex())
        level, puzzle = request.level, None
        if request.technique:
            found = self._context.puzzle_bank.take_with(request.technique, draw)
            if found is not None:
                level, puzzle = found
        elif (
            level is not None
            and not request.puzzle_id
            and not self._context.settings.game.symmetric
        ):
            puzzle = self._context.puzzle_bank.take(level, draw)
        if puzzle is not None:
            self._open(puzzle, level)
        return puzzle is not None

    def _order(self, request: Request) -> "Deal":
        dealer = self._context.dealer
        if request.board is not None:
            return dealer.judge(request.board, request.title)
        if request.technique:
            return dealer.deal_with(request.technique, os.urandom(16).hex())
        if request.level is None:
            return dealer.deal(request.puzzle_id)._replace(asked=request.puzzle_id)
        if request.puzzle_id:
            return dealer.deal(request.puzzle_id)
        from game.generate.draw import Draw
        from game.generate.ids import fresh_id
        from game.generate.symmetry import Symmetry

        draw = Draw(os.urandom(16).hex())
        symmetric = self._context.settings.game.symmetric
        symmetry = Symmetry.HALF_TURN if symmetric else Symmetry.NONE
        return dealer.deal(str(fresh_id(request.level, draw, symmetry)))

    def _take(self, deal: "Deal") -> None:
        from game.ui.verdict import unplayable
        from game.work.job import JobError

        try:
            result = deal.job.result
        except JobError as error:
            self._refuse(self._context.text("ui.deal_failed", reason=error))
            return
        if isinstance(result, Puzzle):
            self._open(result, deal.level or level_of(result), deal.title, self._told(deal, result))
            return
        assert deal.puzzle is not None
        puzzle = deal.puzzle
        if result is Verdict.UNIQUE:
            self._open(puzzle, deal.level, deal.title)
        elif result is Verdict.MANY:
            text = self._context.text

            def play() -> None:
                self._open(puzzle, deal.level, deal.title)

            self._stage.push(
                "confirm",
                Question(
                    text("ui.many.title"),
                    text("ui.many.text"),
                    (
                        Answer("play", text("ui.many.play"), play),
                        Answer("back", text("ui.back")),
                    ),
                ),
            )
        else:
            said = unplayable(result, puzzle.givens)
            self._refuse(self._context.catalogue.render(said))

    def _told(self, deal: "Deal", puzzle: Puzzle) -> str:
        """Return what to tell of the id that the player gave."""
        if not deal.asked:
            return ""
        from game.generate.deal import told_of
        from game.generate.ids import parse_id

        told = told_of(parse_id(deal.asked), puzzle)
        return "" if told is None else self._context.catalogue.render(told)

    def _open(self, puzzle: Puzzle, level: Level | None, title: str = "", told: str = "") -> None:
        self._context.switching.begin(puzzle, level, title, told)

    def _refuse(self, words: str) -> None:
        text = self._context.text
        answers = (Answer("back", text("ui.back")),)
        self._stage.push("confirm", Question(text("ui.no_board"), words, answers))

    def _tell(self, deal: "Deal") -> Scene:
        text = self._context.text

        def stop() -> None:
            self._deal = self._wait = None
            self._context.dealer.cancel(deal)

        answers = (Answer("cancel", text("ui.cancel"), stop),)
        question = Question(text("ui.dealing.title"), text("ui.dealing.text"), answers)
        return self._stage.push("confirm", question)
