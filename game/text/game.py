"""A whole game in a terminal: choose a board, move, undo, ask, win."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from ..core.digits import Cell, digits_of, symbol
from ..core.errors import SudokuError
from ..core.geometry import CLASSIC, Geometry, geometry_of
from ..core.grid import Grid
from ..core.rules import Conflict, Puzzle, conflicts, degrees_of_freedom, is_valid
from ..core.verdict import Verdict
from ..formats.detect import write
from ..formats.forms.matrix import MatrixForm
from ..generate.deal import deal, fresh_from, version_note
from ..generate.draw import Draw
from ..generate.ids import PuzzleId, parse_id
from ..generate.levels import Level, Shape
from ..generate.sources import Source, source_of
from ..messages.lists import enumerated
from ..plain import shortened
from ..play.game_events import Refusal, Refused
from ..play.game_rules import CALM
from ..play.history import FEWEST, HistoryCapacityError
from ..play.intents import Command, EnterDigit, SelectCells
from ..play.options import ConflictRule, Options
from ..play.outcome import Outcome
from ..play.session import Session
from ..play.view import Status
from ..solve.exact import classify
from ..store.library import comes_with_nonet, file_named, hides_ours, read_puzzle_file
from .dialog import Dialog
from .drawing import NO_WAY, Style, draw_board, draw_freedom
from .entry import QUESTIONS, type_board
from .orders import Order, parse, read_cell, read_value, same_word
from .vocabulary import parse_request, shapes, spoken
from .wording import conflict_text, rules_text

SOLVER: Final = "backtracking"
"""The method that solves unless the player names another."""

PAIR: Final = 2
"""Cells of what is not a house, but a pair that holds no digit twice."""

LONGEST_WORD: Final = 24
"""Characters of a word that is quoted."""
HISTORY: Final = 15
"""Moves that can be taken back unless the player asks for another number."""


class Handler(NamedTuple):
    """A word that the player may type, and the method that carries it out."""

    word: str
    act: Callable[["TextGame", tuple[str, ...]], bool]
    """Whether what followed the word was understood."""
    needs_board: bool = True
    takes_path: bool = False
    """Whether it gets what followed as it was typed, in one piece."""


class TextGame:
    """A game at a terminal: the dialog, and the session once there is a board."""

    questions: ClassVar[tuple[str, str, str]] = QUESTIONS
    """The keys of what is asked of each cell of a board that is typed in."""
    names: ClassVar[Mapping[str, str]] = {}
    """What is understood besides our words, and the English word for it."""

    def __init__(
        self,
        dialog: Dialog,
        *,
        style: Style,
        clock: Callable[[], float],
        seed: Callable[[], str],
        history: int = HISTORY,
        beside: tuple[Path, ...] = (),
    ) -> None:
        """`seed` returns a different text each time, for boards that are not requested by id.

        Boards that are loaded by name may be in the folders `beside`, such as a script's.
        """
        if history < FEWEST:
            raise HistoryCapacityError(history)
        self._dialog = dialog
        self._texts = dialog.catalogue
        handlers = {handler.word: handler for handler in HANDLERS}
        named = {same_word(name): handlers[word] for name, word in self.names.items()}
        self._handlers = spoken(self._texts, handlers) | named
        self._style = style
        self._clock = clock
        self._seed = seed
        self._history = history
        self._beside = beside
        self._session: Session | None = None
        self._over = False

    def run(self) -> None:
        """Play until the player quits or the input ends."""
        self._say("text.welcome")
        if self._session is None:
            self._say("text.choose")
        while not self._over:
            line = self._dialog.ask(self._texts.text("text.prompt"))
            if line is None:
                break
            order = parse(line)
            if order is not None:
                self.obey(order)
        self._say("text.bye")

    def obey(self, order: Order) -> None:
        """Carry out one line, or say why not."""
        handler = self._handlers.get(same_word(order.word))
        if handler is None:
            self._say("text.unknown", word=shortened(order.word, LONGEST_WORD))
            return
        if handler.needs_board and self._session is None:
            self._say("text.no_board")
            self._say("text.choose")
            return
        try:
            said = (order.said,) if handler.takes_path and order.said else order.rest
            understood = handler.act(self, said)
        except SudokuError as error:
            self._dialog.say(self._texts.error(error))
            return
        if not understood:
            usage = self._texts.text(f"text.say.{handler.word or 'move'}")
            self._say("text.usage", usage=usage)

    # Choosing a board.

    def load(self, file: str, geometry: Geometry | None = None) -> bool:
        """Start with the first board of a file; False if it breaks the rules.

        Such a board also ends the game in progress: the player must choose another one. The shape
        is the given geometry, or what the text says.
        """
        asked = Path(file)
        path = file_named(asked, *self._beside)
        boards = read_puzzle_file(path, geometry)
        if comes_with_nonet(path, asked):
            self._say("text.bundled", name=file)
        elif hides_ours(path, asked):
            self._say("text.own", name=file)
        if len(boards) > 1:
            self._dialog.say(self._texts.count("text.file_boards", len(boards), file=file))
        return self._start(Puzzle(boards[0]))

    def type_in(self, geometry: Geometry = CLASSIC) -> bool:
        """Start with a typed board; False if it breaks the rules."""
        return self._start(Puzzle(type_board(self._dialog, geometry, self.questions)))

    def deal(self, puzzle_id: PuzzleId) -> Puzzle:
        """Start with a new board."""
        puzzle = deal(puzzle_id)
        source = source_of(str(puzzle.id))
        assert source is not None
        self._start(puzzle, announce=False)
        self._say(
            "text.board_id",
            source=self._texts.text(f"source.{source.value}"),
            level=self._texts.text(f"level.{puzzle_id.level.value}"),
            id=puzzle.id,
            open=len(puzzle.givens.open_cells),
        )
        self._say_rules()
        return puzzle

    def deal_id(self, puzzle_id: PuzzleId) -> None:
        """Start with the board of an id from the player."""
        told = version_note(puzzle_id, self.deal(puzzle_id))
        if told is not None:
            self._dialog.say(self._texts.render(told))

    def deal_level(
        self, level: Level, source: Source | None = None, shape: Shape = Shape.CLASSIC
    ) -> None:
        """Start with a new board of a level, by default from the usual source.

        For classic boards that is the document's five phases.
        """
        usual = Source.PHASES if shape is Shape.CLASSIC else Source.DUG
        self.deal(fresh_from(source or usual, level, Draw(self._seed()), shape))

    def _start(self, puzzle: Puzzle, *, announce: bool = True) -> bool:
        found = conflicts(puzzle.givens)
        if found:
            self._say("text.invalid")
            for conflict in found:
                self._say_conflict("invalid_conflict", conflict, conflict.cells, puzzle.givens)
            if self._session is not None:
                self._session = None
                self._say("text.abandoned")
            self._say("text.choose_another")
            return False
        self._session = Session.new(
            puzzle,
            clock=self._clock,
            options=Options(conflict_rule=ConflictRule.REFUSE),
            rules=CALM._replace(capacity=self._history),
        )
        if announce:
            self._dialog.say(self._texts.count("text.board", len(puzzle.givens.open_cells)))
            self._say_rules()
            verdict = classify(puzzle.givens).verdict
            if verdict is Verdict.NONE:
                self._say("text.unsolvable")
            elif verdict is Verdict.MANY:
                self._say("text.several")
            elif verdict is Verdict.UNJUDGED:
                self._say("text.unjudged")
        return True

    # Moves.

    @property
    def _game(self) -> Session:
        assert self._session is not None
        return self._session

    @property
    def _grid(self) -> Grid:
        return self._game.state.grid

    def _cell_in(self, words: tuple[str, ...]) -> tuple[Cell, str, tuple[str, ...]] | None:
        """Read a cell of the board; return it with its name and the words after it."""
        there = read_cell(words, self._grid.geometry)
        if there is None:
            return None
        return there[0], self._grid.geometry.cell_name(there[0]), there[1]

    def _move(self, words: tuple[str, ...]) -> bool:
        there = self._cell_in(words)
        if there is None or len(there[2]) != 1:
            return False
        cell, name, (word,) = there
        digit = read_value(word, self._grid.geometry)
        if digit is None:
            return False
        if self._grid.values[cell] == digit and not self._game.puzzle.is_given(cell):
            self._say("text.same", cell=name, digit=symbol(digit))
            return True
        self._game.do(SelectCells((cell,)))
        outcome = self._game.do(EnterDigit(digit))
        if not self._refused(outcome, cell, digit):
            self._say("text.placed", cell=name, digit=symbol(digit))
            self._notice_end()
        return True

    def _erase(self, words: tuple[str, ...]) -> bool:
        there = self._cell_in(words)
        if there is None or there[2]:
            return False
        cell, name, _ = there
        self._game.do(SelectCells((cell,)))
        if not self._refused(self._game.do(Command.ERASE), cell, self._grid.values[cell]):
            self._say("text.erased", cell=name)
        return True

    def _refused(self, outcome: Outcome, cell: int, digit: int) -> bool:
        """Say why a move was refused, if it was."""
        refusal = next((e for e in outcome.events if isinstance(e, Refused)), None)
        if refusal is None:
            return False
        name = self._grid.geometry.cell_name(cell)
        if refusal.reason is Refusal.GIVEN:
            given = symbol(self._game.puzzle.givens.values[cell])
            self._say("text.refused.given", cell=name, digit=given)
        elif refusal.reason is Refusal.CONFLICT:
            self._say("text.refused.conflict", cell=name, digit=symbol(digit))
            for conflict in refusal.conflicts:
                others = tuple(other for other in conflict.cells if other != cell)
                pair = "_pair" if len(conflict.house.cells) == PAIR else ""
                self._say_conflict(f"refused.conflict_in{pair}", conflict, others, self._grid)
        else:
            reason = self._texts.text(f"play.refused.{refusal.reason.value}")
            self._say("text.refused.other", reason=reason)
        return True

    def _notice_end(self) -> None:
        if self._game.status is Status.WON:
            self._say("text.finished")

    def _undo(self, words: tuple[str, ...]) -> bool:
        if len(words) > 1 or not all(word.isdecimal() and int(word) for word in words):
            return False
        wanted = int(words[0]) if words else 1
        done = 0
        while done < wanted and self._game.do(Command.UNDO).changed:
            done += 1
        if done:
            self._dialog.say(self._texts.count("text.undone", done))
        if done < wanted:
            self._say("text.nothing_to_undo")
        return True

    def _reset(self, words: tuple[str, ...]) -> bool:
        if not words:
            self._start(self._game.puzzle, announce=False)
            self._say("text.reset")
        return not words

    # Questions.

    def _board(self, words: tuple[str, ...]) -> bool:
        if not words:
            for line in draw_board(self._grid, self._game.puzzle.givens, self._style):
                self._dialog.say(line)
        return not words

    def _freedom(self, words: tuple[str, ...]) -> bool:
        if not words:
            for line in draw_freedom(self._grid, self._style):
                self._dialog.say(line)
            self._say("text.freedom_legend", filled=self._style.empty, no_way=NO_WAY)
        return not words

    def _candidates(self, words: tuple[str, ...]) -> bool:
        there = self._cell_in(words)
        if there is None or there[2]:
            return False
        cell, name, _ = there
        digits = self._possible(cell)
        if self._grid.values[cell]:
            self._say("text.candidates_filled", cell=name)
        elif digits:
            found = enumerated(self._texts, [*map(symbol, digits)])
            self._say("text.candidates", cell=name, digits=found)
        else:
            self._say("text.candidates_none", cell=name)
        return True

    def _moves(self, words: tuple[str, ...]) -> bool:
        there = self._cell_in(words)
        if there is None or there[2]:
            return False
        cell = there[0]
        digits = self._possible(cell)
        row, column = divmod(cell, self._grid.geometry.size)
        if not digits:
            self._say("text.moves_none")
            return True
        self._dialog.say(self._texts.count("text.moves", len(digits)))
        for digit in digits:
            self._say("text.move", row=row + 1, column=column + 1, digit=symbol(digit))
        return True

    def _possible(self, cell: int) -> tuple[int, ...]:
        """Return the digits that the rules allow in an empty cell, ascending."""
        return digits_of(Grid(self._grid.values, None, self._grid.geometry).candidates[cell])

    def _suggest(self, words: tuple[str, ...]) -> bool:
        if words:
            return False
        degrees = degrees_of_freedom(self._grid)
        if 1 not in degrees:
            self._say("text.no_suggestion")
            return True
        cell = degrees.index(1)
        row, column = divmod(cell, self._grid.geometry.size)
        self._say(
            "text.suggestion",
            row=row + 1,
            column=column + 1,
            digit=symbol(self._possible(cell)[0]),
            cell=self._grid.geometry.cell_name(cell),
        )
        return True

    def _check(self, words: tuple[str, ...]) -> bool:
        if words:
            return False
        if is_valid(self._grid):
            self._say("text.valid")
        if self._grid.is_full:
            self._notice_end()
            return True
        self._dialog.say(self._texts.count("text.open_cells", len(self._grid.open_cells)))
        said = self._game.do(Command.CHECK).message
        if said is not None:
            self._dialog.say(self._texts.render(said))
        return True

    def _matrix(self, words: tuple[str, ...]) -> bool:
        if not words:
            for line in write(self._grid, MatrixForm.name, empty="-1").splitlines():
                self._dialog.say(line)
        return not words

    def _solve(self, words: tuple[str, ...]) -> bool:
        """Run a method on the present board; the game itself stays unchanged."""
        # All the techniques come with the methods: only who asks for them waits for them.
        from ..logic.methods import BY_ID

        name = words[0].lower() if words else SOLVER
        if len(words) > 1 or name not in BY_ID:
            return False
        result = BY_ID[name].solve(self._grid)
        verdict = self._texts.text(f"verdict.{result.verdict.value}")
        method = self._texts.text(f"method.{name}")
        steps = self._texts.figures.thousands(result.counters.steps)
        self._say("text.solve", method=method, verdict=verdict, steps=steps)
        if result.error is not None:
            self._dialog.say(self._texts.error(result.error))
        if result.reached is not None:
            for line in draw_board(result.reached, self._game.puzzle.givens, self._style):
                self._dialog.say(line)
        return True

    # The rest.

    def _load(self, words: tuple[str, ...]) -> bool:
        if words:
            self.load(words[0].strip("\"'"))
        return bool(words)

    def _type(self, words: tuple[str, ...]) -> bool:
        shape = shapes(self._texts).get(same_word(words[0])) if words else Shape.CLASSIC
        # Which regions a jigsaw has nobody could tell in a word.
        if len(words) > 1 or shape is None or shape.jigsaw_size or shape.is_drawn:
            return False
        self.type_in(geometry_of(shape.code))
        return True

    def _new(self, words: tuple[str, ...]) -> bool:
        wanted = parse_request(words, self._texts)
        if wanted is not None:
            self.deal_level(*wanted)
        elif len(words) == 1:
            self.deal_id(parse_id(words[0]))
        return wanted is not None or len(words) == 1

    def _help(self, words: tuple[str, ...]) -> bool:
        for handler in HANDLERS:
            explanation = self._texts.text(f"text.help.{handler.word or 'move'}")
            self._dialog.say(f"  {self._usual(handler.word):<11} {explanation}")
        for name, word in self.names.items():
            self._dialog.say(f"  {name} = {self._usual(word)}")
        return True

    def _usual(self, word: str) -> str:
        """Return the usual word in the player's language for an English one; for none, a move."""
        return self._texts.text(f"text.word.{word}").split()[0] if word else "2 1 4"

    def _quit(self, words: tuple[str, ...]) -> bool:
        self._over = True
        return True

    def _say(self, key: str, **arguments: object) -> None:
        self._dialog.say(self._texts.text(key, **arguments))

    def _say_rules(self) -> None:
        for line in rules_text(self._texts, self._grid.geometry):
            self._dialog.say(line)

    def _say_conflict(
        self, key: str, conflict: Conflict, cells: tuple[int, ...], grid: Grid
    ) -> None:
        self._dialog.say(conflict_text(self._texts, key, conflict, cells, grid.geometry))


HANDLERS: Final = (
    Handler("", TextGame._move),
    Handler("erase", TextGame._erase),
    Handler("undo", TextGame._undo),
    Handler("reset", TextGame._reset),
    Handler("board", TextGame._board),
    Handler("freedom", TextGame._freedom),
    Handler("candidates", TextGame._candidates),
    Handler("moves", TextGame._moves),
    Handler("suggest", TextGame._suggest),
    Handler("check", TextGame._check),
    Handler("matrix", TextGame._matrix),
    Handler("solve", TextGame._solve),
    Handler("load", TextGame._load, needs_board=False, takes_path=True),
    Handler("type", TextGame._type, needs_board=False),
    Handler("new", TextGame._new, needs_board=False),
    Handler("help", TextGame._help, needs_board=False),
    Handler("quit", TextGame._quit, needs_board=False),
)
"""What a player can say, in the order of the help."""
