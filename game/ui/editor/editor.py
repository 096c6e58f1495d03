"""Making a puzzle: typed as one reads it, judged at every change."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ...core.digits import DECIMAL
from ...core.errors import SudokuError
from ...core.grid import Grid
from ...formats.drawings import drawn_of
from ...formats.forms.links import FPuzzlesForm
from ...formats.lines import entries_of
from ...formats.written import Conversion
from ...generate.symmetry import Symmetry
from ...play.editing.draft import NOTHING, Draft, Rules
from ...play.editing.editing import Editing
from ...play.editing.tool import Tool
from ...play.intents import DragTo, Intent, PressCell, SelectSame
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.around import Largest, Loose, Scroll
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Label
from ...shell.widgets.scroll import ScrollArea
from ..board.board import Board
from ..games.launcher import request_of
from ..look.layout import LEAST_SHARE, PANEL, PANEL_SHARE, keys_across
from ..play.digit_button import DigitButton
from ..play.voices import PLAIN_ENTRY, entry
from ..scene.base import GameScene
from ..scene.header import framed, header
from .availability import EditorAvailability
from .brought import entry_of, taken
from .clues import Clues
from .judgement import Judgement
from .picker import DigitPicker
from .shown import cells_of, marks_of, words_of

if TYPE_CHECKING:
    from ...shell.widgets.base import Widget
    from .services import EditorServices

CHANGES: Final = ("edit.undo", "edit.redo", "edit.empty", "edit.clear")
HELPS: Final = ("edit.suggest", "edit.minimal", "edit.solve")
WAYS: Final = ("edit.rules", "paste", "edit.copy", "edit.export")
"""The buttons under the pad, by what they are about."""
VERDICT_LINES: Final = 4
LEAST_PAGE: Final = 400
LEAST_FOOT: Final = 60
"""Of what stands beside the board, or under its pad, in points: where there is more, it scrolls."""


class EditorScene(GameScene):
    """The editor: a board that takes digits and regions, with a verdict and what to do with it."""

    services: "EditorServices"
    scopes = ("editor",)
    inner = ("editor.board", "edit_letters", "spelled")
    delegates = (("clues", Clues), ("availability", EditorAvailability))
    digits = "edit.digit"

    def __init__(self, stage: Stage, services: "EditorServices", argument: Grid | None) -> None:
        super().__init__(stage, services)
        kept = services.drafts.load()
        self.editing: Final = Editing(kept.drafts, kept.position)
        self.clues: Final[Clues] = Clues(
            self.editing,
            self.ask,
            show_suggestions=self._show_suggestions,
            take_minimal=self._take_minimal,
        )
        self._painted: int | None = None
        """The region that a press has picked up."""
        self.judgement: Final = Judgement(services, self.ask, self.show, self.tell_failure)
        self.availability: Final = EditorAvailability(self.editing, self.judgement)
        draft = self.editing.draft
        self.board: Final = Board(
            self.animator,
            self._pressed,
            theme=lambda: services.preferences.theme,
            numbers=services.preferences.numbers,
            geometry=draft.board,
            gestures=self,
        )
        self.title: Final = Label(
            self.text("edit.title"), points=26, weight=Weight.TITLE, wrap=True, id="title"
        )
        self.verdict: Final = Label(
            wrap=True, max_lines=VERDICT_LINES, elides=True, id="verdict", points=15
        )
        self.leave_button: Final = self.back_button()
        self.tabs: Final = {
            tool: self.bind_tab(f"edit.tool.{tool.value}", id=f"tool.{tool.value}") for tool in Tool
        }
        self.pad: tuple[DigitButton, ...] = ()
        self.picker: Final = DigitPicker(
            self.editing,
            lambda: self.board,
            services.preferences,
            self._focus,
            write=self.write,
            erase=self.erase,
            tip=partial(self.tip_of, "edit.erase"),
        )
        self.buttons: Final = {
            action: self.action_button(action, id=action.removeprefix("edit."), look=Look.QUIET)
            for action in (*CHANGES, *HELPS, *WAYS)
        }
        self.symmetry: Final = self.action_button(
            "edit.symmetry", id="symmetry", text=self._symmetry_name(), look=Look.QUIET
        )
        self.play_button: Final = self.action_button("edit.play", id="play", look=Look.PRIMARY)
        self.save_button: Final = self.action_button("edit.save", id="save")
        self.page: Final = ScrollArea(id="page")
        self.form.set_focus(self.board, by_keys=False)
        self._make_pad()
        if argument is not None and self.editing.take(argument):
            self._keep()
        self._judge()

    def take_over(self, before: "EditorScene") -> None:
        """Go on with the same tool and symmetry at the same cell."""
        self.editing.cursor, self.editing.symmetry = before.editing.cursor, before.editing.symmetry
        if self.editing.draft.regions:
            self.editing.tool = before.editing.tool
        self.show()

    # -- places

    def parts(self) -> Part:
        """Return the board with the rest beside it or under it, whatever makes it larger."""
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        tools = Row(*self.tabs.values(), gap=Space.LINE, at=0)
        beside_pad, under_pad = (
            Tiles(*(Item(key, tall=64) for key in self.pad), across=across)
            for across in (
                (keys_across(len(self.pad)),),
                (len(self.pad), (len(self.pad) + 1) // 2),
            )
        )
        groups = [
            Tiles(
                *(Item(button, tall=44) for button in group),
                across=(4, 2, 1),
                gap=Space.LINE,
            )
            for group in (
                [self.buttons[action] for action in CHANGES],
                [self.symmetry, *(self.buttons[action] for action in HELPS)],
                [self.buttons[action] for action in WAYS],
            )
        ]
        foot = Tiles(
            Item(self.save_button, tall=54), Item(self.play_button, tall=54), across=(2, 1)
        )

        beside = Column(
            Scroll(
                self.page,
                Column(self.verdict, tools, beside_pad, *groups),
                least=LEAST_PAGE,
            ).growing(),
            foot,
        )
        under = Column(
            self.verdict,
            board,
            under_pad,
            Scroll(self.page, Column(tools, *groups, foot), least=LEAST_FOOT).growing(),
        )
        least = round(PANEL_SHARE * self.room[0])
        panel = Loose(beside, wide=PANEL, least=least, y=0.0).filling()
        body = Largest(Row(board, panel, gap=Space.APART), under)
        surface = framed(header(self.leave_button, self.title), body)
        return self.picker.over(surface)

    def layout(self, kit: Kit) -> None:
        """Place everything, and show the digits in the present colours."""
        super().layout(kit)
        for key in self.pad:
            key.theme = self.preferences.theme
        self.show()

    def _make_pad(self) -> None:
        """Have a key for each digit of the board, or for each region."""
        board = self.editing.draft.board
        size = board.size
        self.letters = ("edit_letters",) if size > DECIMAL else self.spelled(board)
        if [key.text for key in self.pad] != [board.symbol_for(1 + place) for place in range(size)]:
            self.pad = tuple(
                self.bind(
                    DigitButton(digit, board, partial(self.write, digit), pips=False),
                    f"edit.digit.{digit}",
                )
                for digit in range(1, size + 1)
            )
            self.picker.make()

    def _focus(self, widget: "Widget | None") -> None:
        self.resized()
        self.form.set_focus(widget or self.board)

    def inner_scopes(self) -> Iterator[str]:
        """Yield the board, where its keys are not a button's."""
        if self.form.focus in (None, self.board):
            yield from (*self.letters, "editor.board")

    # -- typing

    @handles("edit.digit")
    def write(self, digit: int) -> None:
        """Write a digit at the cursor, or give its cell to a region, and run on."""
        self._do(self.editing.enter(digit), entry(digit))

    @handles("edit.empty")
    def empty(self) -> None:
        """Leave a cell open and run on."""
        self._do(self.editing.empty(), "erase")

    @handles("edit.erase")
    def erase(self) -> None:
        """Open the cell at the cursor."""
        self._do(self.editing.erase(), "erase")

    @handles("edit.back")
    def erase_before(self) -> None:
        """Go back a cell and open it."""
        self._do(self.editing.erase_before(), "erase")

    @handles("edit.next_row")
    def next_row(self) -> None:
        """Take what is suggested at the cursor, or go to the start of the next row."""
        suggested = self.clues.at(self.editing.cursor)
        if suggested is not None:
            self._write(self.editing.cursor, suggested.digit)
        else:
            self.editing.next_row()
            self.show()

    @handles("edit.move")
    def move(self, rows: int, columns: int) -> None:
        """Move the cursor."""
        self.editing.move(rows, columns)
        self.show()

    @handles("edit.extend")
    def extend(self, rows: int, columns: int) -> None:
        """Move the cursor, and where regions are painted take the next cell into this one's."""
        region = self.editing.draft.regions and self.editing.draft.regions[self.editing.cursor]
        self.editing.move(rows, columns)
        done = self.editing.tool is Tool.REGION and self.editing.paint(
            (self.editing.cursor,), int(region or 0)
        )
        self._do(done, "note")

    @handles("edit.undo")
    def undo(self) -> None:
        """Take the last change back."""
        self._do(self.editing.undo(), "erase")

    @handles("edit.redo")
    def redo(self) -> None:
        """Make it again."""
        self._do(self.editing.redo(), PLAIN_ENTRY)

    @handles("edit.clear")
    def clear(self) -> None:
        """Take all digits away."""
        self._do(self.editing.clear(), "erase")

    @handles("edit.tool.digit", Tool.DIGIT)
    @handles("edit.tool.region", Tool.REGION)
    def use(self, tool: Tool) -> None:
        """Take a tool."""
        self._do(self.editing.use(tool), "digit")

    @handles("edit.symmetry")
    def next_symmetry(self) -> None:
        """Take the next symmetry."""
        every = tuple(Symmetry)
        self.editing.symmetry = every[(every.index(self.editing.symmetry) + 1) % len(every)]
        self.show()

    def _symmetry_name(self) -> str:
        return self.text(f"edit.symmetry.{self.editing.symmetry.value}")

    @handles("edit.rules")
    def choose_rules(self) -> None:
        """Choose another board."""
        self.stage.push("editor_rules", self.editing.draft.rules)

    def returned(self, result: object) -> None:
        """Take the board that was chosen."""
        if isinstance(result, Rules):
            self._change(self.editing.draft.ruled(result), "digit")

    @handles("paste")
    def paste(self) -> None:
        """Take the board in the clipboard."""
        text = self.stage.clipboard.get().strip()
        if not text:
            self.tell(self.text("ui.open.nothing"))
            return
        try:
            board, brought = taken(entries_of(text)[0])
        except SudokuError as error:
            self.tell(self.catalogue.error(error))
            return
        self._do(self.editing.take(board, brought), "digit")

    def _write(self, cell: int, digit: int) -> None:
        self.editing.cursor = self.editing.draft.board.cells[cell]
        self._change(self.editing.draft.write((cell,), digit), entry(digit))

    def _take_minimal(self, draft: Draft) -> None:
        gone = draft.values.count(0) - self.editing.draft.values.count(0)
        self._change(draft, "erase")
        self.tell(self.catalogue.count("edit.minimal", gone))

    def _change(self, draft: Draft, sound: str) -> None:
        self._do(self.editing.change(draft), sound)

    def _do(self, done: bool, sound: str) -> None:
        if done:
            self.stage.audio.play(sound)
            self.clues.drop()
            self._keep()
            self._judge()
        self.show()

    def _keep(self) -> None:
        self.services.drafts.keep(self.editing.drafts, self.editing.position)

    # -- the mouse

    def _pressed(self, intent: Intent) -> None:
        draft, editing = self.editing.draft, self.editing
        if isinstance(intent, PressCell | SelectSame):
            again = intent.cell == editing.cursor
            editing.cursor = draft.board.cells[intent.cell]
            suggested = self.clues.at(intent.cell)
            self.form.set_focus(self.board)
            if suggested is not None and again:
                self._write(intent.cell, suggested.digit)
                return
            self._painted = draft.regions[intent.cell] if editing.tool is Tool.REGION else None
            self.show()
        elif isinstance(intent, DragTo):
            editing.cursor = draft.board.cells[intent.cell]
            if self._painted is not None:
                self._do(editing.paint((intent.cell,), self._painted), "note")
            else:
                self.show()

    def ask_at(self, cell: int) -> None:
        """Offer the digits at a cell that was pressed."""
        self.editing.cursor = self.editing.draft.board.cells[cell]
        self.picker.open(cell)
        self.show()

    @handles("edit.picker")
    def ask_digit(self) -> None:
        """Offer the digits at the cursor."""
        self.picker.open(self.editing.cursor)

    def turn_at(self, cell: int, steps: int) -> None:
        """Step through the digits of a cell."""
        if self.editing.tool is Tool.DIGIT and not self.picker.is_open:
            draft = self.editing.draft
            digit = (draft.values[cell] + (1 if steps > 0 else -1)) % (draft.board.size + 1)
            self._write(cell, digit)

    def note_at(self, cell: int) -> None:
        """Open a cell."""
        self.editing.cursor = self.editing.draft.board.cells[cell]
        self.erase()

    # -- what is asked of the worker

    def _judge(self) -> None:
        self.judgement.ask(self.editing.draft)

    @handles("edit.solve")
    def solve(self) -> None:
        """Fill the board in with its solution, the first one where there are several."""
        judged = self.judgement.judged
        assert judged is not None
        self._change(self.editing.draft._replace(values=judged.solution), "house")

    def _show_suggestions(self) -> None:
        if self.clues.suggestions:
            self.editing.cursor = self.editing.draft.board.cells[self.clues.suggestions[0].cell]
            self.form.set_focus(self.board)
        else:
            self.tell(self.text("edit.suggest.none"))
        self.show()

    # -- what is done with it

    @handles("edit.copy")
    def copy(self) -> None:
        """Put the board into the clipboard."""
        draft = self.editing.draft
        entry = entry_of(draft)
        # A link tells what a line of digits cannot.
        form = "line" if draft.brought == NOTHING else FPuzzlesForm.name
        self.stage.clipboard.put("".join(Conversion(form).texts([entry])).rstrip("\n"))
        self.tell(self.text("ui.board_copied"))

    @handles("edit.export")
    def export(self) -> None:
        """Copy or save it in another form."""
        self.stage.push("export", entry_of(self.editing.draft))

    @handles("edit.save")
    def save(self) -> None:
        """Keep it in the collections, among the player's own."""
        try:
            added = self.services.collections.add(entry_of(self.editing.draft))
        except SudokuError as error:
            self.tell(self.catalogue.error(error))
            return
        self.tell(self.text("edit.saved" if added.is_new else "edit.saved.before"))

    @handles("edit.play")
    def play(self) -> None:
        """Play it; it stays in the making."""
        self.services.launcher.start(request_of((entry_of(self.editing.draft),)))

    # -- what is shown

    def show(self) -> None:
        """Bring everything on the screen up to date."""
        draft, editing = self.editing.draft, self.editing
        if self.board.geometry != draft.board:
            self.board.geometry = draft.board
            self._make_pad()
            self.resized()
        drawings = tuple(one for one in draft.brought.constraints if one.is_drawing)
        self.board.draw_authors(drawn_of(drawings) if drawings else ())
        seen = self.editing, self.judgement, self.clues.suggestions
        self.board.show(cells_of(*seen), marks_of(*seen))
        self.verdict.text = self._words()
        self.symmetry.text = self._symmetry_name()
        for tool, tab in self.tabs.items():
            tab.selected = tool is editing.tool
        here = draft.values[editing.cursor]
        if editing.tool is Tool.REGION:
            here = draft.regions[editing.cursor] + 1
        for key in self.pad:
            key.selected = key.digit == here
        self.picker.show()
        self.show_actions()

    def _words(self) -> str:
        suggestion = self.clues.at(self.editing.cursor)
        if suggestion is None:
            return self.judgement.words(self.editing.draft)
        return self.catalogue.render(words_of(suggestion, self.editing.draft.board))

    def update(self, dt: float) -> None:
        """Let time pass, for long presses."""
        super().update(dt)
        self.board.update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """See that keys go on writing after a click on the pad."""
        used = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self.form.focus in (*self.pad, *self.buttons):
            self.form.set_focus(self.board)
        return used


SCENE = EditorScene
