"""The choice of the cast: one to four methods, and the board they work on."""

from functools import partial
from os import urandom
from typing import TYPE_CHECKING, Final

from ...core.errors import HousesOnlyError, SudokuError
from ...core.grid import Grid as Board
from ...core.message import Message, message
from ...formats.detect import read
from ...generate.draw import Draw
from ...generate.levels import Level
from ...logic.methods import BY_ID
from ...play.theatre.theatre import MOST_METHODS
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ...solve.stream import Options
from ..scene.dialog import CardScene
from ..widgets.picker import Picker
from ..widgets.pointed_button import PointedButton
from .show import EXAMPLES, Show, example, order_study

if TYPE_CHECKING:
    from .services import TheatreServices

PRESENT: Final = "present"
GAME: Final = "game"
PASTED: Final = "pasted"


class MethodButton(PointedButton):
    """A button that adds a method to the cast, or removes it."""

    def __init__(self, scene: "TheatreCastScene", name: str) -> None:
        super().__init__(
            scene.text(f"method.{name}"),
            partial(scene.flip, name),
            partial(scene.explain, name),
            id=name,
        )


class TheatreCastScene(CardScene):
    """The choice of one to four methods, and of the board they work on."""

    services: "TheatreServices"
    wide = 640
    leaves = True

    def __init__(self, stage: Stage, services: "TheatreServices", argument: Show) -> None:
        super().__init__(stage, services, services.words.text("theatre.cast.title"))
        self._show: Final = argument
        self._cast = list(dict.fromkeys(argument.cast))
        self._options = argument.options
        self._in_orders = False
        self.methods: Final = {name: MethodButton(self, name) for name in BY_ID}
        self.named: Final = Label(
            weight=Weight.TITLE, room_for=[button.text for button in self.methods.values()]
        )
        """The method that the words are about."""
        self.words: Final = Label(
            colour="muted",
            wrap=True,
            id="text",
            room_for=[self.text(f"method.{name}.text") for name in BY_ID],
        )
        self.board: Final = Picker(self._boards(), PRESENT, lambda _: None, id="board")
        self.buttons: Final = (
            Button(self.text("theatre.cast.watch"), self._watch, id="watch", look=Look.PRIMARY),
            Button(
                self.text("theatre.cast.options"),
                lambda: stage.push("method_options", self._options),
                id="options",
            ),
            Button(self.text("theatre.cast.orders"), self._watch_orders, id="orders"),
            Button(self.text("theatre.cast.lecture"), self._give_lecture, id="lecture"),
            Button(self.text("theatre.cast.phases"), lambda: stage.push("phases"), id="phases"),
            Button(self.text("theatre.cast.stages"), lambda: stage.push("stages"), id="stages"),
            Button(self.text("document.title"), self._show_documents, id="documents"),
        )
        self.form.set_focus(self.methods[self._cast[0]])
        self._show_cast()

    def _show_documents(self) -> None:
        """Open the page of the documents, or return to it from a show that it started."""
        if "documents" not in self.stage.ids:
            self.stage.push("documents")
        while self.stage.ids[-1] != "documents":
            self.stage.pop()

    def _boards(self) -> list[tuple[str, str]]:
        boards = [(PRESENT, self.catalogue.said(self._show.title))]
        if self.services.current_game.has_game:
            boards.append((GAME, self.text("theatre.board.game")))
        boards += [(name, self.text(f"theatre.board.{name}")) for name in EXAMPLES]
        boards.append((PASTED, self.text("theatre.board.clipboard")))
        for level in Level:
            words = self.text(f"theatre.board.new.{level.value}")
            boards.append((f"new {level.value}", words))
        return boards

    def content(self) -> Part:
        """Return the methods, an explanation if it fits, the board, and the buttons."""
        return Column(
            Grid(*self.methods.values(), across=(3, 2, 1)),
            Column(self.named, self.words, gap=Space.NONE).folding(1),
            self.board,
            Grid(*self.buttons, across=(4, 3, 2, 1)),
        )

    def returned(self, result: object) -> None:
        """Apply the options that were set, or watch what was chosen elsewhere."""
        if isinstance(result, Options):
            self._options = result
        elif isinstance(result, Show):
            self._play(result.board, result.title, result.cast)

    def flip(self, name: str) -> None:
        """Add a method to the cast, or remove it; the cast has one to four."""
        if name in self._cast:
            if len(self._cast) > 1:
                self._cast.remove(name)
        elif len(self._cast) < MOST_METHODS:
            self._cast.append(name)
        else:
            self.title.text = self.text("theatre.cast.full", most=MOST_METHODS)
        self._show_cast()

    def explain(self, name: str) -> None:
        """Explain a method."""
        self.named.text = self.methods[name].text
        self.words.text = self.text(f"method.{name}.text")

    def _show_cast(self) -> None:
        for name, button in self.methods.items():
            button.selected = name in self._cast

    def _watch_orders(self) -> None:
        """Watch one method fill the empty cells in each order."""
        self._in_orders = True
        self._watch()

    def _give_lecture(self) -> None:
        """Open the lecture that comes with the game."""
        self.stage.switch("lecture")

    def _watch(self) -> None:
        chosen = self.board.value
        cast = tuple(name for name in BY_ID if name in self._cast)
        if chosen == PRESENT:
            self._play(self._show.board, self._show.title, cast)
        elif chosen == GAME:
            board = self.services.current_game.session.puzzle.givens
            self._play(board, message("theatre.board.game"), cast)
        elif chosen == PASTED:
            self._watch_pasted(cast)
        elif chosen in EXAMPLES:
            board = example(self.services.puzzles, chosen)
            self._play(board, message(f"theatre.board.{chosen}"), cast)
        else:
            self._watch_bank(Level(chosen.removeprefix("new ")), cast)

    def _play(self, board: Board, title: Message | str, cast: tuple[str, ...]) -> None:
        if board.geometry.constraints:
            self._refuse_board(HousesOnlyError("theatre"))
            return
        show = Show(board, title, cast, options=self._options)
        self.stage.pop(order_study(show) if self._in_orders else show)

    def _watch_pasted(self, cast: tuple[str, ...]) -> None:
        try:
            board = read(self.stage.clipboard.get())[0]
        except SudokuError as error:
            self._refuse_board(error)
            return
        self._play(board, message("theatre.board.pasted"), cast)

    def _watch_bank(self, level: Level, cast: tuple[str, ...]) -> None:
        try:
            puzzle = self.services.puzzle_bank.show(level, Draw(urandom(16).hex()))
        except SudokuError as error:
            self._refuse_board(error)
            return
        name = message(f"level.{level.value}")
        title = message("theatre.board.dealt", level=name, id=str(puzzle.id))
        self._play(puzzle.givens, title, cast)

    def _refuse_board(self, error: SudokuError) -> None:
        """Show why a board cannot be watched, in place of the explanation."""
        self._in_orders = False
        self.named.text = ""
        self.words.text = self.catalogue.error(error)


SCENE = TheatreCastScene
