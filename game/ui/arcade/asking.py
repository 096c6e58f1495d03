"""The base of scenes that ask the questions of Rush: board, card, pad and keys."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...core.geometry import CLASSIC
from ...learn.rush import Question
from ...learn.rush_desk import AgainDesk, Desk, Phase
from ...messages import sentences
from ...play.modes.rush import Form
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.around import Inset, Loose, Stack
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ..scene.base import GameScene
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from .rush_board import RushBoard
from .rush_card import QuestionCard
from .rush_key import RushKey

if TYPE_CHECKING:
    from ..look.theme import Theme
    from .services import ArcadeServices

WIDE: Final = 900
"""The width of the window from which on a button has room in the card's corner."""
BOUNCE: Final = 0.030
"""Seconds within which a key that is down again after going up has bounced."""


class AskingScene(GameScene):
    """Asks one question after the other; its desk decides which, and judges the answers."""

    services: "ArcadeServices"
    scopes: ClassVar[tuple[str, ...]] = ("rush",)
    inner = ("spelled",)
    digits = "rush.digit"
    tick = 0.05

    def __init__(self, stage: Stage, services: "ArcadeServices", desk: Desk | AgainDesk) -> None:
        super().__init__(stage, services)
        self.desk = desk
        self.cursor = CLASSIC.middle
        self._last = services.clock()
        self._released: dict[int, float] = {}

        def theme() -> "Theme":
            return services.preferences.theme

        self.board: Final = RushBoard(self.animator, self._press, theme=theme)
        self.card: Final = QuestionCard(theme)
        self.pad: Final = [
            self.bind(RushKey(digit), f"rush.digit.{digit}") for digit in range(1, 10)
        ]
        for key in self.pad:
            # What they do is what they show, and a tip would cover what is read.
            key.tip = None
        self.pass_button: Final = self.action_button("rush.pass", id="pass", radius=18)
        self.pass_button.colour = "sunken"
        self.leave_button: Final = self.bind(
            IconButton(Icon.BACK, id="back", is_round=True), "back"
        )
        self.letters = self.spelled(CLASSIC)
        self.form.set_focus(self.board, by_keys=False)

    # -- time

    def _let_time_pass(self) -> None:
        now = self.services.clock()
        self.desk.pass_time(round(1000 * (now - self._last)))
        self._last = now

    def update(self, dt: float) -> None:
        """Advance the clock, and prepare the next question."""
        super().update(dt)
        before = self.desk.phase, self.desk.question
        self._let_time_pass()
        self.desk.prepare()
        if (self.desk.phase, self.desk.question) != before:
            self.show_question()
        self.tell_time()

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the scene; a question counts from the first frame that shows it."""
        super().paint(surface, area)
        self.desk.drawn()

    def tell_time(self) -> None:
        """Show the time, if it is counted."""

    # -- what is pressed

    def handle(self, event: pygame.event.Event) -> bool:
        """Drop bounced keys; if something is shown, any key or press continues."""
        self._let_time_pass()
        if event.type == pygame.KEYUP:
            self._released[event.scancode] = self.services.clock()
        elif event.type == pygame.KEYDOWN:
            released = self._released.get(event.scancode, -1.0) if event.scancode else -1.0
            if self.services.clock() - released < BOUNCE:
                return True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.pause()
        if self._continues(event):
            return True
        return super().handle(event)

    def _continues(self, event: pygame.event.Event) -> bool:
        """Continue if something is shown, except by the keys for leaving and help."""
        if self.desk.phase in (Phase.ASKED, Phase.OVER):
            return False
        is_key = event.type == pygame.KEYDOWN and not getattr(event, "repeated", False)
        if is_key and (event.key == pygame.K_ESCAPE or event.mod & pygame.KMOD_CTRL):
            return False
        on_board = event.type == pygame.MOUSEBUTTONDOWN and not (
            self.leave_button.rect.collidepoint(event.pos)
        )
        if not is_key and not on_board:
            return False
        if self.desk.press():
            self.show_question()
        return True

    def inner_scopes(self) -> Iterator[str]:
        """Yield the scope in which letters are digits, if they are."""
        yield from self.letters

    @handles("rush.move")
    def move(self, rows: int, columns: int) -> None:
        """Move the cursor, wrapping around; in a highlighted house between empty cells.

        While a digit is being chosen, move between digits.
        """
        question, chosen = self.desk.question, self._chosen
        if chosen:
            across = 3 if self.pad[3].rect.top > self.pad[0].rect.top else 9
            row, column = divmod(chosen - 1, across)
            row, column = (row + rows) % (9 // across), (column + columns) % across
            self.form.set_focus(self.pad[across * row + column])
            return
        if self.desk.phase is not Phase.ASKED or question.cell is not None:
            return
        if question.digit:
            cells = question.cells
            at = cells.index(self.cursor) if self.cursor in cells else 0
            self.cursor = CLASSIC.cells[_moved(cells, at, rows, columns)]
        else:
            row, column = divmod(self.cursor, 9)
            self.cursor = CLASSIC.cells[(row + rows) % 9 * 9 + (column + columns) % 9]
        self._show_board()

    @handles("rush.enter")
    def answer_at_cursor(self) -> None:
        """Answer with the cursor's cell, or choose a digit for it, as a gamepad has no digits."""
        chosen, asked = self._chosen, self.desk.question.digit
        if asked or chosen:
            self.form.set_focus(self.board, by_keys=False)
            self.give(self.cursor, asked or chosen)
        elif self.desk.phase is Phase.ASKED:
            self.form.set_focus(self.pad[4])

    @property
    def _chosen(self) -> int:
        """The digit whose key has the focus; 0 if none has."""
        return next((key.digit for key in self.pad if key is self.form.focus), 0)

    @handles("rush.digit")
    def digit(self, digit: int) -> None:
        """Answer with a digit in the cursor's cell."""
        self.give(self.cursor, digit)

    @handles("rush.pass")
    def skip(self) -> None:
        """Pass the question."""
        raise NotImplementedError

    @handles("rush.pause")
    def pause(self) -> None:
        """Hide the board, if that stops the clock."""

    def _press(self, cell: int, digit: int) -> None:
        """Handle a press on a cell, at the place of a digit in it or 0."""
        question = self.desk.question
        if self.desk.phase is not Phase.ASKED:
            return
        self.form.set_focus(self.board, by_keys=False)
        if question.digit:
            if cell in question.cells:
                self.cursor = CLASSIC.cells[cell]
                self.give(cell, question.digit)
        elif question.cell is None:
            self.cursor = CLASSIC.cells[cell]
            self._show_board()
            if question.is_strike and digit:
                self.give(cell, digit)

    def give(self, cell: int, digit: int) -> None:
        """Answer with a digit in a cell."""
        raise NotImplementedError

    # -- what is shown

    def show_question(self) -> None:
        """Show what is on the desk."""
        desk, question = self.desk, self.desk.question
        if desk.phase in (Phase.ASKED, Phase.READ):
            where = question.cells
            if question.cell is not None or (question.digit and self.cursor not in where):
                self.cursor = CLASSIC.cells[where[0]]
        hides = desk.phase in (Phase.PAUSED, Phase.CARD)
        for key in self.pad:
            key.show(
                struck=question.is_strike and not hides,
                lit=question.digit == key.digit,
                does_something=question.digit in (0, key.digit),
            )
        self._show_board()
        self._show_card()
        waits = desk.phase not in (Phase.ASKED, Phase.OVER)
        self.pass_button.text = self.text("rush.go_on") if waits else self.pass_words
        self.invalidate()

    @property
    def pass_words(self) -> str:
        """The text of the button that passes, or continues if something is shown."""
        return self.text("rush.show")

    def _show_board(self) -> None:
        desk, question = self.desk, self.desk.question
        if desk.phase is Phase.SHOWN:
            self.board.tell(question, self.wrong)
        elif desk.phase in (Phase.PAUSED, Phase.CARD):
            self.board.ask(None, None)
        elif desk.phase is not Phase.OVER:
            self.board.ask(question, self.cursor)

    @property
    def wrong(self) -> tuple[int, int] | None:
        """The wrong answer that is shown, if any."""
        return None

    def _show_card(self) -> None:
        question, phase = self.desk.question, self.desk.phase
        caption = self.caption(question)
        if phase is Phase.SHOWN:
            shown = "strike" if question.is_strike else "single"
            digit = min(question.answers)[1]
            title = self.text(f"rush.shown.{shown}", digit=digit)
            self.card.show(question, caption, title)
        elif phase is Phase.PAUSED:
            self.card.show(None, self.text("ui.paused"), self.text("rush.paused"))
        elif phase is Phase.CARD:
            name = self.technique_name(question)
            look = self.text(f"technique.{question.technique}.look")
            self.card.show(None, self.text("rush.new"), name, more=look)
        else:
            self.card.show(question, caption, self._asked(question), self._told(question))

    def caption(self, question: Question) -> str:
        """Return the kind of question; for a technique, its name."""
        if question.is_strike:
            return self.technique_name(question)
        return self.text(f"rush.form.{question.form.value}")

    def technique_name(self, question: Question) -> str:
        """Return the name of a question's technique."""
        return sentences.name(self.catalogue, question.technique)

    def _asked(self, question: Question) -> str:
        kind = question.form.value
        if question.form is Form.LINE:
            kind = "row" if question.house is not None and question.house < 9 else "column"
        return self.text(f"rush.ask.{kind}", digit=question.digit)

    def _told(self, question: Question) -> str:
        """Return the question with the name of what is highlighted, for screen readers."""
        asked = self._asked(question)
        if question.cell is not None:
            return f"{asked} {CLASSIC.cell_name(question.cell)}"
        if question.house is not None:
            places = ", ".join(CLASSIC.cell_name(cell) for cell in question.cells)
            return f"{asked} {places}"
        return asked

    def asked(self) -> Part:
        """Return the card with the pass button in its corner, or below it.

        The explanation of a new technique takes the space of the digits.
        """
        self.card.has_corner = self.room[0] >= WIDE
        card = Item(self.card, tall=124)
        if self.desk.phase is Phase.CARD:
            card = card.growing()
        if self.card.has_corner:
            return Stack(card, Loose(Inset(self.pass_button, Space.LINE), x=1, y=0))
        return Column(card, self.pass_button, gap=Space.LINE)

    def layout(self, kit: Kit) -> None:
        """Lay out the scene in the colours of the theme."""
        for key in self.pad:
            key.theme = self.preferences.theme
        super().layout(kit)


def _moved(cells: tuple[int, ...], at: int, rows: int, columns: int) -> int:
    """Return the nearest of some cells in a direction, or the next one in reading order."""
    here = cells[at]
    row, column = divmod(here, 9)

    def away(cell: int) -> tuple[int, int]:
        down, right = cell // 9 - row, cell % 9 - column
        along, across = (down * rows, right) if rows else (right * columns, down)
        if along <= 0:
            return 99, 0
        # Up and down go from row to row; left and right stay in theirs where they can.
        return (along, abs(across)) if rows else (abs(across), along)

    nearest = min(cells, key=away)
    if away(nearest)[0] < 99:
        return nearest
    return cells[(at + rows + columns) % len(cells)]
