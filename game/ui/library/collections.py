"""The collections: folders, search results, and a preview of the chosen puzzle."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ...core.errors import SudokuError
from ...core.geometry import CLASSIC
from ...core.grid import Grid as Position
from ...formats.document import Entry
from ...plain import shortened
from ...play.cell_view import CellView
from ...play.game_rules import RUSH
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Loose
from ...shell.parts.base import PLENTY, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Align, Label
from ...shell.widgets.text_field import TextField
from ...store.collections.collections import (
    BANK,
    OWN,
    STANDING,
    CollectionsError,
    Folder,
    Played,
    PuzzleRow,
)
from ...store.collections.search import Sort, State
from ...store.collections.stored import drawn
from ..board.board import Board
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.list_box import Line, ListBox
from ..widgets.picker import Picker
from .arguments import ImportRequest
from .questions import Exported, ExportPuzzles, FindPuzzles, FindTwins, TakeBank
from .rows import Rows, exported_words, folder_words, line_of, name_of

if TYPE_CHECKING:
    from ...work.worker import OpenQuestion
    from .services import LibraryServices

ALL: Final = 0
FAVOURITES: Final = -1
"""What is looked at beside folders, which have numbers from 1."""
FOLDERS: Final = 230
LIST: Final = 470
PREVIEW: Final = 330
"""The widths that the columns would like, in points."""
LEAST_PREVIEW: Final = 150
"""The smallest side of the preview in pixels."""
LONGEST_SEARCH: Final = 200
LONGEST_NAME: Final = 24
"""Characters of a folder's name where there is no room for a list of them."""


class CollectionsScene(GameScene):
    """The collections: folders, a search line, and the puzzles found; Enter plays one."""

    services: "LibraryServices"
    scopes = ("collections",)
    inner = ("collections.list",)
    tick = 0.1

    def __init__(self, stage: Stage, services: "LibraryServices", argument: int | None) -> None:
        """`argument` is the folder to show first; by default the player's own."""
        super().__init__(stage, services)
        text = self.text
        self.collections: Final = services.collections
        self.place = OWN if argument is None else argument
        """The folder that is looked at, `ALL` or `FAVOURITES`."""
        self.descending = True
        self.undone: list[int] = []
        """The deletions that can be brought back, the last one last."""
        self._all_folders: list[Folder] = []
        self._numbers: list[int] = []
        self._seen = -1
        """The state of the collections that is shown."""
        self._open_question: OpenQuestion[array[int]] | None = None
        self._filling: OpenQuestion[int] | None = None
        self._to_choose: int | None = None
        """The puzzle that is to be chosen in what is found next."""
        self.rows = Rows(self.collections, array("q"), services.words.catalogue)
        self.title: Final = Label(
            text("collections.title"), points=26, weight=Weight.TITLE, elides=True, id="title"
        )
        self.folders: Final = ListBox(self._choose_folder, lambda _: self._to_list(), id="folders")
        self.folder: Picker[int] = Picker([(OWN, "")], OWN, self._go_to, id="folder")
        self.field: Final = TextField(
            stage.clipboard,
            lambda _: self._to_list(),
            id="search",
            placeholder=text("collections.search"),
            max_length=LONGEST_SEARCH,
            on_change=lambda _: self._search(),
        )
        self.field.tip = lambda: text("collections.search.tip")
        self.sort: Final = Picker(
            [(sort, text(f"collections.sort.{sort.value}")) for sort in Sort],
            Sort.ADDED,
            lambda _: self._search(),
            id="sort",
        )
        self.puzzles: Final = ListBox(self._choose, lambda _: self.play(), id="puzzles")
        self.said: Final = Label(colour="muted", wrap=True, id="said")
        self.preview: Final = Board(
            self.animator, lambda _: None, theme=lambda: services.preferences.theme, id="preview"
        )
        self.preview.focusable = False
        self.caption: Final = Label(
            colour="muted", align=Align.CENTRE, wrap=True, elides=True, max_lines=2, id="caption"
        )
        self.buttons: Final = (
            self.action_button("collections.play", look=Look.PRIMARY),
            self.action_button("collections.favour"),
            self.action_button("collections.more"),
            self.action_button("collections.undo"),
        )
        self.leave_button: Final = self.back_button()
        self.attempt(self._take_games)
        self._list_folders()
        self.form.set_focus(self.puzzles)

    def take_over(self, before: "CollectionsScene") -> None:
        """Keep folder, search and choice."""
        self.place, self.descending, self.undone = before.place, before.descending, before.undone
        self.field.text, self.sort.value = before.field.text, before.sort.value
        self._to_choose = None if before.chosen is None else before.chosen.number
        self._list_folders()

    # -- parts

    def parts(self) -> Part:
        """Return folders, list and preview side by side, as far as they fit."""
        head = header(self.leave_button, self.title)
        search = Row(
            Item(self.field, wide=LIST).growing(),
            Item(self.sort, wide=200),
            gap=Space.TIGHT,
        )
        found = Column(
            Item(self.folder).unfolding(2),
            search,
            Item(self.puzzles, wide=LIST, tall=PLENTY).growing(),
            Item(self.said),
        )
        board = self.preview.part(least=LEAST_PREVIEW, most=PREVIEW, matters=False)
        preview = Loose(Column(board, self.caption), wide=PREVIEW, y=0.0)
        columns = Row(
            Item(self.folders, wide=FOLDERS, tall=PLENTY).folding(2),
            found.growing(),
            preview.folding(1),
            gap=Space.PADDING,
        )
        buttons = Grid(*(Item(one, tall=48) for one in self.buttons), across=(4, 2, 1))
        return framed(head, Column(columns.growing(), buttons))

    # -- what is looked at

    @property
    def chosen(self) -> PuzzleRow | None:
        """The chosen puzzle."""
        return None if self.puzzles.chosen is None else self.rows.kept(self.puzzles.chosen)

    @property
    def here(self) -> int:
        """The folder to which new puzzles are added."""
        return self.place if self.place > ALL else OWN

    @property
    @unavailable("collections.play", "collections.favour", "collections.delete")
    def why_nothing(self) -> str:
        """The message key of the reason, if no puzzle is chosen; else empty."""
        return "" if self.puzzles.chosen is not None else "collections.why.nothing"

    @property
    @unavailable("collections.undo")
    def why_no_undo(self) -> str:
        """The message key of the reason, if nothing was deleted; else empty."""
        return "" if self.undone else "collections.why.no_undo"

    def attempt(self, act: Callable[[], object]) -> bool:
        """Try to change the collections, or say why that fails; return whether it worked."""
        try:
            act()
        except CollectionsError as error:
            self.tell(self.catalogue.error(error))
            return False
        return True

    def _take_games(self) -> None:
        """Record games begun or finished since the last time."""
        last, records = self.collections.last_finished(), self.services.records
        games = [
            Played(Entry(saved.puzzle.givens, title=saved.title), State.BEGUN, "")
            for saved in self.services.games.all()
            if not saved.is_over
        ]
        for run in () if records is None else records.runs():
            if run.is_won and run.mode != RUSH and run.ended_at >= last:
                board = drawn(run.shape, run.puzzle)
                if isinstance(board, Position):
                    facts = () if run.level is None else (("level", run.level),)
                    entry = Entry(board, title=run.puzzle_id or "", facts=facts)
                    games.append(Played(entry, State.SOLVED, run.ended_at))
        if games:
            self.collections.note_played(games)

    def _list_folders(self) -> None:
        with suppress(CollectionsError):
            self._all_folders = self.collections.folders()
        text, thousands = self.text, self.catalogue.figures.thousands
        total = sum(folder.puzzles for folder in self._all_folders)
        named = [(ALL, text("collections.folder.all"), thousands(total))]
        named.append((FAVOURITES, text("collections.folder.favourites"), ""))
        for folder in self._all_folders:
            name = folder_words(folder, self.catalogue)
            # The bank is counted when it is looked at for the first time.
            is_known = folder.puzzles or folder.number != BANK
            named.append((folder.number, name, thousands(folder.puzzles) if is_known else ""))
        numbers = [number for number, _, _ in named]
        if self.place not in numbers:
            self.place = OWN
        self.folders.show(
            [Line(name, figure=figure) for _, name, figure in named],
            numbers.index(self.place) if self.place in numbers else None,
        )
        self._numbers = numbers
        self._show_folder([(number, shortened(name, LONGEST_NAME)) for number, name, _ in named])

    @property
    def name_of_chosen(self) -> str:
        """The title of the chosen puzzle; empty if there is none."""
        kept = self.chosen
        return "" if kept is None else name_of(kept, self.catalogue)

    @property
    def names_of_folders(self) -> dict[str, int]:
        """The folders by their names."""
        return {folder_words(f, self.catalogue): f.number for f in self._all_folders}

    def folder_name(self, number: int) -> str:
        """Return what a folder is called."""
        for folder in self._all_folders:
            if folder.number == number:
                return folder_words(folder, self.catalogue)
        return ""

    def _choose_folder(self, index: int) -> None:
        self.place = self._numbers[index]
        self._show_folder(self.folder.options)
        self._search()

    def _show_folder(self, options: Sequence[tuple[int, str]]) -> None:
        """Show the chosen folder on a button if there is no space for the list."""
        before = self.folder
        self.folder = Picker(options, self.place, self._go_to, id="folder")
        if self.form.focus is before:
            self.form.set_focus(self.folder)
        self.resized()

    def _go_to(self, number: int) -> None:
        self.place = number
        self.folders.show(self.folders.lines, self._numbers.index(number))
        self._search()

    def _to_list(self) -> None:
        self.form.set_focus(self.puzzles)

    # -- searching

    def _search(self) -> None:
        """Have the worker search; previous results stay until then."""
        if self._open_question is not None:
            self._open_question.drop()
        if self._to_choose is None and self.chosen is not None:
            self._to_choose = self.chosen.number
        self._seen = self.collections.changes
        question = FindPuzzles(
            self.collections.path,
            self.place if self.place > ALL else None,
            self.place == FAVOURITES,
            self.field.text,
            self.catalogue.language,
            self.sort.value,
            self.descending == (self.sort.value in _NEWEST_FIRST),
            self._seen,
        )
        self._open_question = self.ask(question, self._show_results)
        if self.place == BANK and self._filling is None and not self._puzzles_in(BANK):
            self._filling = self.ask(TakeBank(self.collections.path), lambda _: self.refresh())

    def _puzzles_in(self, number: int) -> int:
        return sum(one.puzzles for one in self._all_folders if one.number == number)

    @property
    def is_there(self) -> bool:
        """Whether all results have arrived."""
        questions = (self._open_question, self._filling)
        return not any(question is not None and question.is_open for question in questions)

    def refresh(self) -> None:
        """Search again, because the file has changed."""
        self._list_folders()
        self._search()

    def _show_results(self, numbers: "array[int]") -> None:
        self.rows = Rows(self.collections, numbers, self.catalogue)
        before, self._to_choose = self._to_choose, None
        at: int | None = 0 if numbers else None
        if before is not None:
            with suppress(ValueError):
                at = numbers.index(before)
        self.puzzles.show(self.rows, at)
        count = self.catalogue.count
        said = count("collections.found", len(numbers)) if numbers else self.text(self._why_empty)
        self.said.text = " ".join(filter(None, (said, self._rating)))
        self._show_chosen()
        self.resized()

    @property
    def _rating(self) -> str:
        """The progress of ratings made in the background."""
        rater, thousands = self.services.rater, self.catalogue.figures.thousands
        if rater.is_working:
            done, total = thousands(rater.done), thousands(rater.total)
            return self.text("collections.rating", done=done, total=total)
        return rater.failure

    @property
    def _why_empty(self) -> str:
        if self.field.text.strip():
            return "collections.none_found"
        return f"collections.empty.{_EMPTY.get(self.place, 'folder')}"

    def _choose(self, index: int) -> None:
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Show the board of the chosen puzzle."""
        kept = self.chosen
        board = None if kept is None else drawn(kept.shape, kept.givens)
        self.preview.geometry = CLASSIC if board is None else board.geometry
        values = bytes(len(CLASSIC.cells)) if board is None else board.values
        self.preview.show(tuple(CellView(digit=v, given=v > 0) for v in values))
        self.caption.text = ""
        if kept is not None:
            line = line_of(kept, self.catalogue)
            self.caption.text = self.text("ui.separator").join(filter(None, line[:2]))
        self.show_actions()

    # -- what is done

    def inner_scopes(self) -> Iterator[str]:
        """Yield the lists while they have the focus."""
        if self.form.focus in (self.puzzles, self.folders):
            yield "collections.list"
        yield from super().inner_scopes()

    @handles("collections.play")
    def play(self) -> None:
        """Play the chosen puzzle."""
        kept = self.chosen
        if kept is None:
            self.tell(self.text("collections.why.nothing"))
            return
        try:
            entry = self.collections.entry(kept.number)
        except SudokuError as error:
            self.tell(self.catalogue.error(error))
            return
        if entry is not None:
            title = name_of(kept, self.catalogue)
            self.services.launcher.start_entry(entry, entry.title or title)

    @handles("collections.favour")
    def favour(self) -> None:
        """Toggle the favourite mark of the chosen puzzle."""
        kept = self.chosen
        if kept is not None:
            favourite = not kept.favourite
            self.attempt(lambda: self.collections.favour([kept.number], favourite=favourite))

    @handles("collections.delete")
    def delete(self) -> None:
        """Delete the chosen puzzle, with undo."""
        kept = self.chosen
        if kept is not None:
            self.delete_all([kept.number])

    def delete_all(self, numbers: Sequence[int]) -> None:
        """Delete puzzles, with undo."""
        at = self.puzzles.chosen
        following = [] if at is None else self.rows.numbers[at + 1 : at + 2]
        if self.attempt(lambda: self.undone.append(self.collections.delete(numbers))):
            self._to_choose = following[0] if following else None
            self.tell(self.catalogue.count("collections.deleted", len(numbers)))

    def delete_folder(self) -> None:
        """Delete the folder with its puzzles, or empty it, with undo."""
        folder, name = self.place, self.folder_name(self.place)
        if self.attempt(lambda: self.undone.append(self.collections.delete_folder(folder))):
            self.tell(self.text("collections.folder_deleted", name=name))

    @handles("collections.undo")
    def undo(self) -> None:
        """Restore what was deleted last."""
        removal = self.undone.pop()
        self.attempt(lambda: self.collections.restore(removal))
        self.refresh()

    @handles("collections.more")
    def more(self) -> None:
        """Open the card of further actions."""
        self.stage.push("collected", self)

    @handles("collections.search")
    def search(self) -> None:
        """Focus the search line."""
        self.form.set_focus(self.field)

    def turn_order(self) -> None:
        """Reverse the order."""
        self.descending = not self.descending
        self._search()

    # -- events

    def enter(self) -> None:
        """Refresh, since a game may have been played."""
        self.refresh()

    def update(self, dt: float) -> None:
        """Refresh if something has changed; report problems with a page."""
        super().update(dt)
        if self.collections.changes != self._seen:
            self.refresh()
        if self.rows.problem is not None:
            problem, self.rows.problem = self.rows.problem, None
            self.tell(self.catalogue.error(problem))

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; a dropped file is imported into the folder shown."""
        if event.type == pygame.DROPFILE:
            self.take_file(Path(event.file))
            return True
        return super().handle(event)

    def take_file(self, path: Path) -> None:
        """Import the puzzles of a file into the folder shown, or one of its name."""

        def begin() -> None:
            folder = self.place if self.place > ALL and self.place not in STANDING else 0
            folder = folder or self.collections.folder(path.stem)
            self.place = folder
            self.stage.push("importing", ImportRequest(path, folder, self.collections.arrival()))

        self.attempt(begin)

    def find_twins(self) -> None:
        """Have the worker search all results for puzzles in disguise."""
        self.tell(self.text("collections.twins.looking"))
        question = FindTwins(self.collections.path, tuple(self.rows.numbers))
        self.ask(question, self._tag_twins)

    def _tag_twins(self, numbers: tuple[int, ...]) -> None:
        tag = self.text("collections.twins.tag")
        if numbers and self.attempt(lambda: self.collections.tag(numbers, tag)):
            self.refresh()
        self.tell(self.catalogue.count("collections.twins", len(numbers), tag=tag))

    def export(self, numbers: tuple[int, ...], path: Path, form: str) -> None:
        """Write puzzles to a file, in a form."""
        question = ExportPuzzles(self.collections.path, numbers, path, form)
        self.ask(question, self._report_export)

    def _report_export(self, done: Exported) -> None:
        self.tell(exported_words(done, self.catalogue))


_NEWEST_FIRST: Final = frozenset({Sort.ADDED, Sort.PLAYED})
"""What begins with the greatest; other orders begin with the least."""
_EMPTY: Final = {ALL: "all", FAVOURITES: "favourites", OWN: "own", BANK: "bank", 2: "games"}

SCENE = CollectionsScene
