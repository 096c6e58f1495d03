"""Guessing what a method of the theatre does next."""

from collections.abc import Callable
from typing import Final

from ...play.theatre.guess import Guessed, next_change
from ...play.theatre.theatre import Theatre
from ...shell.access.spoken import Spoken, Words
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Flow
from ...shell.widgets.button import Button
from ..scene.base import GameScene
from .pane import Pane

ACTIONS: Final = {
    "open": "theatre.guess.open",
    "show": "theatre.guess.show",
    "end": "theatre.guess",
}
"""The buttons beside the digits, and what they do."""


class SymbolButton(Button):
    """A button with the symbol of a digit."""

    def spoken(self, words: Words) -> Spoken:
        """Return the name of the symbol."""
        return super().spoken(words)._replace(name=words("access.symbol", digit=self.text))


class Guessing:
    """The game of guessing a method's next step: asks for cell and digit, and judges them."""

    def __init__(self, scene: GameScene, theatre: Theatre, moved: Callable[[], object]) -> None:
        """`moved` is called after every visible change."""
        self._services = scene.services
        self._theatre = theatre
        self._moved = moved
        self.pane: Pane | None = None
        """The one that is asked about; None while nothing is."""
        self.right = self.tried = 0
        board = theatre.puzzle.geometry
        self.digits: Final = tuple(
            SymbolButton(board.symbol_for(digit), self._giver(digit), id=f"guess.{digit}", inset=4)
            for digit in range(1, board.size + 1)
        )
        self.buttons: Final = tuple(
            scene.action_button(
                action,
                id=f"guess.{name}",
                text=self._services.words.text("theatre.options.done") if name == "end" else "",
            )
            for name, action in ACTIONS.items()
        )

    def _giver(self, digit: int) -> Callable[[], object]:
        return lambda: self.guess(digit)

    def part(self) -> Part:
        """Return the buttons for guesses."""
        count = len(self.digits)
        return Flow(
            Grid(*self.digits, across=(count, -(-count // 2)), gap=Space.TIGHT),
            Grid(*self.buttons, across=(3, 1)),
        )

    def ask(self, pane: Pane | None) -> None:
        """Ask about a pane, or stop asking."""
        if self.pane is not None:
            self.pane.info.guess_words, self.pane.cursor = "", None
        self.pane = pane
        if pane is not None:
            self._theatre.playing = False
            self.right = self.tried = 0
            pane.cursor = max(pane.reel.picture.focus, 0)
            self._say(self._services.words.text("theatre.guess.ask", key=self._key("open")))

    def _key(self, name: str) -> str:
        return self._services.bindings.key_text(ACTIONS[name])

    def put(self, cell: int) -> None:
        """Move the cursor to a cell."""
        if self.pane is not None:
            self.pane.cursor = cell
            self._moved()

    @handles("theatre.guess.move")
    def move(self, rows: int, columns: int) -> None:
        """Move the cursor, wrapping around the edges."""
        if self.pane is None or self.pane.cursor is None:
            return
        size = self._theatre.puzzle.geometry.size
        row, column = divmod(self.pane.cursor, size)
        self.put((row + rows) % size * size + (column + columns) % size)

    @handles("theatre.guess.digit")
    @handles("theatre.guess.open", 0)
    def guess(self, digit: int) -> None:
        """Guess that the cursor's cell gets a digit next, or with 0 that it is emptied."""
        pane = self.pane
        if pane is None or pane.cursor is None:
            return
        change = next_change(pane.reel)
        if change is None:
            self.show()
            return
        judged = change.judge(pane.cursor, digit)
        self.tried += 1
        self.right += judged is Guessed.RIGHT
        self._continue_from(pane, f"theatre.guess.{judged.value}", change.beat)

    @handles("theatre.guess.show")
    def show(self) -> None:
        """Show what comes next without a guess."""
        pane = self.pane
        if pane is None:
            return
        change = next_change(pane.reel)
        if change is not None:
            self._continue_from(pane, "theatre.guess.shown", change.beat)
        elif pane.reel.is_waiting:
            self._say(self._services.words.text("theatre.thinking"))
        else:
            self._theatre.go_to_end()
            self._moved()
            self._report_guess(pane, "theatre.guess.shown")

    def _continue_from(self, pane: Pane, key: str, beat: int) -> None:
        self._theatre.go_on_to(pane.reel, beat)
        self._moved()
        pane.cursor = max(pane.reel.picture.focus, 0)
        self._report_guess(pane, key)

    def _report_guess(self, pane: Pane, key: str) -> None:
        figures = self._services.words.figures
        self._say(
            self._services.words.text(
                key,
                right=figures.thousands(self.right),
                all=figures.thousands(self.tried),
                step=pane.info.step_words,
            )
        )

    def _say(self, words: str) -> None:
        if self.pane is not None:
            self.pane.info.guess_words = words
        self._moved()
