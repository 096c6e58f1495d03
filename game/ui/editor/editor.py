"""The editor: digits typed in reading order, constraints drawn, judged at every change."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ...core.digits import DECIMAL
from ...core.grid import Grid
from ...formats.drawings import drawn_of
from ...generate.symmetry import Symmetry
from ...play.editing.draft import Draft, Rules
from ...play.editing.editing import Editing
from ...play.editing.tool import COLOUR, DIGIT, REGION, Tool
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
from ..look.layout import LEAST_SHARE, PANEL, PANEL_SHARE
from ..play.voices import PLAIN_ENTRY, entry
from ..scene.base import GameScene
from ..scene.header import framed, header
from .about import About
from .availability import EditorAvailability
from .checking import Checking
from .clues import Clues
from .judgement import Judgement
from .panel import PAGES, Panel
from .picker import DigitPicker
from .sharing import Sharing
from .shown import cells_of, marks_of, words_of
from .sketch_board import Sketch, SketchBoard
from .sketching import Sketching

if TYPE_CHECKING:
    from ...shell.widgets.base import Widget
    from .services import EditorServices

VERDICT_LINES: Final = 4
LEAST_PAGE: Final = 400
LEAST_FOOT: Final = 60
"""Of what is beside the board, or under its pad, in points: where there is more, it scrolls."""


class EditorScene(GameScene):
    """A board that takes digits, regions and constraints, with a verdict on it."""

    services: "EditorServices"
    scopes = ("editor",)
    inner = ("editor.board", "edit_letters", "spelled")
    delegates = (
        ("clues", Clues),
        ("availability", EditorAvailability),
        ("sketching", Sketching),
        ("checking", Checking),
        ("sharing", Sharing),
    )
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
        do, tell = self._do, self.tell
        self.sketching: Final = Sketching(
            self.editing, stage, lambda: self.catalogue, do=do, tell=tell
        )
        self.sharing: Final = Sharing(self.editing, stage, services, do=do, tell=tell)
        self.checking: Final[Checking] = Checking(
            self.editing,
            self.judgement,
            services,
            self.ask,
            show=self._show_found,
            failed=self.tell_failure,
        )
        draft = self.editing.draft
        self.board: Final = SketchBoard(
            self.animator,
            self._pressed,
            theme=lambda: services.preferences.theme,
            numbers=services.preferences.numbers,
            geometry=draft.board,
            gestures=self,
            strokes=self.sketching,
        )
        self.title: Final = Label(
            self.text("edit.title"), points=26, weight=Weight.TITLE, wrap=True, id="title"
        )
        self.verdict: Final = Label(
            wrap=True, max_lines=VERDICT_LINES, elides=True, id="verdict", points=15
        )
        self.leave_button: Final = self.back_button()
        self.panel: Final = Panel(self, self.write)
        self.picker: Final = DigitPicker(
            self.editing,
            lambda: self.board,
            services.preferences,
            self._focus,
            write=self.write,
            erase=self.erase,
            tip=partial(self.tip_of, "edit.erase"),
        )
        self.play_button: Final = self.action_button("edit.play", id="play", look=Look.PRIMARY)
        self.save_button: Final = self.action_button("edit.save", id="save")
        self.area: Final = ScrollArea(id="page")
        self.form.set_focus(self.board, by_keys=False)
        self._make_pad()
        if argument is not None and self.editing.take(argument):
            self._store_drafts()
        self._judge()

    def take_over(self, before: "EditorScene") -> None:
        """Keep tool, symmetry and cursor."""
        self.editing.cursor, self.editing.symmetry = before.editing.cursor, before.editing.symmetry
        if self.editing.draft.regions or before.editing.tool != REGION:
            self.editing.tool = before.editing.tool
        self.panel.page = before.panel.page
        self.show()

    # -- places

    def parts(self) -> Part:
        """Return the board with the rest beside or below it, whichever gives the larger board."""
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        foot = Tiles(
            Item(self.save_button, tall=54), Item(self.play_button, tall=54), across=(2, 1)
        )
        beside = Column(
            self.verdict,
            self.panel.tabs(),
            Scroll(self.area, Column(*self.panel.content(under=False)), least=LEAST_PAGE).growing(),
            foot,
        )
        pad = (self.panel.pad(under=True),) if self.panel.page == PAGES[0] else ()
        under = Column(
            self.verdict,
            board,
            *pad,
            self.panel.tabs(),
            Scroll(
                self.area, Column(*self.panel.content(under=True), foot), least=LEAST_FOOT
            ).growing(),
        )
        least = round(PANEL_SHARE * self.room[0])
        panel = Loose(beside, wide=PANEL, least=least, y=0.0).filling()
        body = Largest(Row(board, panel, gap=Space.APART), under)
        surface = framed(header(self.leave_button, self.title), body)
        return self.picker.over(surface)

    def layout(self, kit: Kit) -> None:
        """Lay out the scene, and colour the digits."""
        super().layout(kit)
        self.show()

    def _make_pad(self) -> None:
        """Make a key for each digit of the board, or for each region."""
        board = self.editing.draft.board
        self.letters = ("edit_letters",) if board.size > DECIMAL else self.spelled(board)
        if self.panel.make_keys(board):
            self.picker.make()

    def _focus(self, widget: "Widget | None") -> None:
        self.resized()
        self.form.set_focus(widget or self.board)

    def inner_scopes(self) -> Iterator[str]:
        """Yield the board's scope, unless a button has the focus."""
        if self.form.focus in (None, self.board):
            yield from (*self.letters, "editor.board")

    @handles("edit.page.draw", PAGES[0])
    @handles("edit.page.check", PAGES[1])
    @handles("edit.page.share", PAGES[2])
    def turn_to(self, page: str) -> None:
        """Switch to another page beside the board; the path is closed with its page."""
        self.panel.page = page
        if page != "check":
            self.checking.drop()
        self.resized()
        self.show()

    def back(self) -> None:
        """Drop a stroke begun by keys, or leave."""
        if not self.sketching.drop():
            super().back()

    # -- typing

    @handles("edit.digit")
    def write(self, digit: int) -> None:
        """Write a digit at the cursor and advance, or in what the tool has drawn."""
        if self.sketching.draws:
            self.sketching.write(digit)
        else:
            self._do(self.editing.enter(digit), entry(digit))

    @handles("edit.empty")
    def empty(self) -> None:
        """Empty a cell and advance; in a number it is the digit 0."""
        if not self.sketching.draws:
            self._do(self.editing.empty(), "erase")
        elif self.sketching.pencil.chosen is not None:
            self.sketching.write(0)
        else:
            self.sketching.extend()

    @handles("edit.erase")
    def erase(self) -> None:
        """Empty the cursor's cell, or remove what the tool has drawn there."""
        if self.sketching.draws:
            self.sketching.erase()
        else:
            self._do(self.editing.erase(), "erase")

    @handles("edit.back")
    def erase_before(self) -> None:
        """Go back a cell and empty it; in a number remove the last digit."""
        if self.sketching.draws:
            self.sketching.rub()
        else:
            self._do(self.editing.erase_before(), "erase")

    @handles("edit.next_row")
    def next_row(self) -> None:
        """Accept the suggestion at the cursor, end a stroke, or go to the next row."""
        suggested = self.clues.at(self.editing.cursor)
        if suggested is not None:
            self._write(self.editing.cursor, suggested.digit)
        elif self.sketching.draws:
            self.sketching.finish()
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
        """Move the cursor while drawing, or while painting the region of its cell."""
        if self.sketching.draws:
            self.sketching.extend_to(rows, columns)
            return
        region = self.editing.draft.regions and self.editing.draft.regions[self.editing.cursor]
        self.editing.move(rows, columns)
        done = self.editing.tool == REGION and self.editing.paint(
            (self.editing.cursor,), int(region or 0)
        )
        self._do(done, "note")

    @handles("edit.undo")
    def undo(self) -> None:
        """Undo the last change."""
        self._do(self.editing.undo(), "erase")

    @handles("edit.redo")
    def redo(self) -> None:
        """Redo the last undone change."""
        self._do(self.editing.redo(), PLAIN_ENTRY)

    @handles("edit.clear")
    def clear(self) -> None:
        """Remove all digits."""
        self._do(self.editing.clear(), "erase")

    @handles("edit.symmetry")
    def next_symmetry(self) -> None:
        """Choose the next symmetry."""
        every = tuple(Symmetry)
        self.editing.symmetry = every[(every.index(self.editing.symmetry) + 1) % len(every)]
        self.show()

    @handles("edit.rules")
    def choose_rules(self) -> None:
        """Choose another board."""
        self.stage.push("editor_rules", self.editing.draft.rules)

    def returned(self, result: object) -> None:
        """Apply what was chosen: a board, a tool, or texts."""
        if isinstance(result, Rules):
            self._change(self.editing.draft.ruled(result), "digit")
        elif isinstance(result, Tool):
            self.sketching.use(result)
        elif isinstance(result, About):
            self.sharing.take_about(result)

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
            self.checking.drop()
            self._store_drafts()
            self._judge()
        self.show()

    def _store_drafts(self) -> None:
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
            self._painted = draft.regions[intent.cell] if editing.tool == REGION else None
            self.show()
        elif isinstance(intent, DragTo):
            editing.cursor = draft.board.cells[intent.cell]
            if self._painted is not None:
                self._do(editing.paint((intent.cell,), self._painted), "note")
            else:
                self.show()

    def ask_at(self, cell: int) -> None:
        """Offer the digits for a cell that was pressed, or remove what a tool has drawn there."""
        if self.sketching.draws:
            self.sketching.erase_at(cell)
            return
        self.editing.cursor = self.editing.draft.board.cells[cell]
        self.picker.open(cell)
        self.show()

    @handles("edit.picker")
    def ask_digit(self) -> None:
        """Offer the digits at the cursor."""
        self.picker.open(self.editing.cursor)

    def turn_at(self, cell: int, steps: int) -> None:
        """Step through the digits of a cell."""
        if self.editing.tool == DIGIT and not self.picker.is_open:
            draft = self.editing.draft
            digit = (draft.values[cell] + (1 if steps > 0 else -1)) % (draft.board.size + 1)
            self._write(cell, digit)

    def note_at(self, cell: int) -> None:
        """Empty a cell."""
        self.editing.cursor = self.editing.draft.board.cells[cell]
        self.erase()

    # -- what is asked of the worker

    def _judge(self) -> None:
        self.judgement.ask(self.editing.draft)

    @handles("edit.solve")
    def solve(self) -> None:
        """Fill in the solution, the first one if there are several."""
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

    def _show_found(self) -> None:
        """Show the solver's result, whose text may need another layout."""
        self.show()
        self.resized()

    # -- what is shown

    def show(self) -> None:
        """Update everything on the screen."""
        draft, editing, panel = self.editing.draft, self.editing, self.panel
        if self.board.geometry != draft.board:
            self.board.geometry = draft.board
            self._make_pad()
            self.resized()
        drawings = tuple(one for one in draft.brought.constraints if one.is_drawing)
        self.board.draw_authors(drawn_of(drawings) if drawings else ())
        draws = panel.page == PAGES[0] and self.sketching.draws
        self.board.draws = draws
        self.board.roomy = self.sketching.needs_room
        seen = self.editing, self.judgement, self.clues.suggestions
        overlay = self.checking.overlay
        if overlay is not None:
            self.board.show(self.checking.cells, overlay)
        else:
            whole = self.checking.shows_candidates
            self.board.show(cells_of(*seen, whole=whole), marks_of(*seen))
        self.board.show_sketch(self.sketching.sketch if draws else Sketch())
        self.verdict.text = self._words()
        self._show_panel()
        here = draft.values[editing.cursor] if editing.tool == DIGIT else 0
        if editing.tool == REGION:
            here = draft.regions[editing.cursor] + 1
        theme = self.preferences.theme
        colour = self.sketching.colour
        panel.show_keys(theme, colour or here, colours=editing.tool == COLOUR)
        self.picker.show()
        self.show_actions()

    def _show_panel(self) -> None:
        panel, tool = self.panel, self.editing.tool
        symmetry = self.editing.symmetry.value
        panel.buttons["edit.symmetry"].text = self.text(f"edit.symmetry.{symmetry}")
        panel.buttons["edit.candidates"].selected = self.checking.shows_candidates
        for page, tab in panel.pages.items():
            tab.selected = page == panel.page
        for family, tab in panel.families.items():
            tab.selected = family == tool.family
        panel.tool.text = self.text(tool.name_key)
        if panel.tool.visible is not panel.has_tools:
            panel.tool.visible = panel.has_tools
            self.resized()
        panel.how.text = self.sketching.words
        # Small digits that are suggested are no true candidates.
        shown = "" if self.clues.suggestions else self.checking.candidates_words
        panel.found.text = self.checking.path_words or shown

    def _words(self) -> str:
        suggestion = self.clues.at(self.editing.cursor)
        if suggestion is None:
            return self.judgement.words(self.editing.draft)
        return self.catalogue.render(words_of(suggestion, self.editing.draft.board))

    def update(self, dt: float) -> None:
        """Advance the time, for long presses."""
        super().update(dt)
        self.board.update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; a click on the pad leaves the keys for writing."""
        used = super().handle(event)
        pressed = (*self.panel.keys, *self.panel.buttons.values(), self.panel.empty,
                   self.panel.rub, self.panel.undo, *self.panel.families.values())  # fmt: skip
        if event.type == pygame.MOUSEBUTTONUP and self.form.focus in pressed:
            self.form.set_focus(self.board)
        return used


SCENE = EditorScene
