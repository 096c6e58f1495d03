"""Pages of puzzles, their solutions, and their solution paths in words."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from ..core.constraints import base_of
from ..core.digits import Mask
from ..core.grid import Grid
from ..core.value import Value
from ..formats.drawings import Drawn
from ..logic.board import filled_cells
from ..logic.cause import SINGLES
from ..logic.finder import DEFAULT_OPTIONS, path
from ..logic.step import Step
from ..messages.catalogue import Catalogue
from ..messages.lists import listed
from ..messages.sentences import name, sentence
from ..messages.shapes import rules_of
from ..messages.short_notation import cells_text
from ..play.options import Symbols
from ..play.paint import NO_PAINT, Paint
from ..shell.pieces import pieces
from .board import Picture, draw_board
from .canvas import BLACK, Canvas, Colour, Face, Point, Size
from .qr import Rows, code_of, draw_code

_T = TypeVar("_T")
MARGIN: Final = 42.0
"""Around a page, in points."""
GAP: Final = 24.0
GREY: Final = (110, 110, 110)
LAYOUTS: Final = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 9: (3, 3)}
"""Puzzles a page: how many beside and below each other."""
SOLUTIONS: Final = ((2, 2), (3, 4), (4, 5))
"""Solutions beside and below each other: the first with room for all, else the last."""
STEPS: Final = 3
"""Steps a page."""
CODE: Final = 54.0
"""The least side of a QR code, in points."""
MODULE: Final = 1.3
"""The least side of one of its modules."""
SHARE: Final = 0.45
"""How much of a column a code may be wide."""


class Paper(Enum):
    """A size of paper; the value is its word on the command line."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> Size:
        """Its width and height."""
        return Size(595.28, 841.89) if self is Paper.A4 else Size(612.0, 792.0)


class Item(NamedTuple):
    """A puzzle to print."""

    grid: Grid
    """Its givens, and what else stands on the board."""
    givens: frozenset[int]
    title: str = ""
    facts: str = ""
    """Its level and id, or who made it."""
    notes: tuple[Mask, ...] = ()
    solution: Grid | None = None
    paint: Paint = NO_PAINT
    """What the player has coloured and joined."""
    asked: str = ""
    """What is to be done with it, over the board."""
    rules: str = ""
    """The rules as its author tells them, in place of ours."""
    drawings: tuple[Drawn, ...] = ()
    """What its author has drawn."""
    drawn: Step | None = None
    """What is drawn on the board."""
    answer: Step | None = None
    """The step that is asked for, told on pages of its own."""
    code: str = ""
    """What a QR code over the board tells."""


class _Text(NamedTuple):
    """The style of a text."""

    size: float
    face: Face = Face.REGULAR
    colour: Colour = BLACK


_TITLE: Final = _Text(11, Face.SEMIBOLD)
_FACTS: Final = _Text(8.5, colour=GREY)
_SAID: Final = _Text(10)
_HEAD: Final = _Text(15, Face.SEMIBOLD)


class Book(Value):
    """What to print of which puzzles, and how."""

    items: tuple[Item, ...]
    title: str = ""
    paper: Paper = Paper.A4
    a_page: int = 1
    """Puzzles on a page; one of `LAYOUTS`."""
    solutions: bool = False
    steps: bool = False
    symbols: Symbols = Symbols.DIGITS

    def draw(self, canvas: Canvas, catalogue: Catalogue) -> int:
        """Draw all pages, and return how many."""
        return _Press(self, canvas, catalogue).print()


class _Press:
    """Draws the pages of a book."""

    def __init__(self, book: Book, canvas: Canvas, catalogue: Catalogue) -> None:
        self._book, self._canvas, self._catalogue = book, canvas, catalogue
        self._size = book.paper.size
        self._pages = 0

    def print(self) -> int:
        """Draw all pages, and return how many."""
        numbers = range(1, len(self._book.items) + 1)
        # A single puzzle has its page to itself, wherever more would have room.
        a_page = next(n for n in LAYOUTS if n >= min(self._book.a_page, len(self._book.items)))
        for group in _groups(zip(numbers, self._book.items, strict=True), a_page):
            self._page(self._book.title)
            self._puzzles(group, *LAYOUTS[a_page])
        if self._book.steps:
            for number, item in enumerate(self._book.items, 1):
                self._draw_path(number, item)
        if self._book.solutions:
            self._solutions()
        answers = [(i.givens, _Stage(i.grid, (i.answer,))) for i in self._book.items if i.answer]
        self._explain(self._catalogue.text("print.solutions"), answers)
        return self._pages

    def _page(self, title: str) -> None:
        """Start a page, with its number at the foot and perhaps a title at the head."""
        self._pages += 1
        self._canvas.page(self._size)
        if title:
            self._write((MARGIN, MARGIN), title, _HEAD)
        foot = self._size.height - 0.6 * MARGIN
        self._write((MARGIN, foot), "Nonet", _FACTS)
        text = self._catalogue.text("print.page", number=self._pages)
        width = self._canvas.width(text, _FACTS.size, _FACTS.face)
        self._write((self._size.width - MARGIN - width, foot), text, _FACTS)

    def _write(self, at: Point, text: str, style: _Text) -> None:
        self._canvas.write(at, text, style.size, style.face, style.colour)

    def _room(self, *, headed: bool) -> tuple[float, float, float, float]:
        """Return left, top, width and height of the space between head and foot."""
        top = MARGIN + (18 if headed else 0)
        return MARGIN, top, self._size.width - 2 * MARGIN, self._size.height - top - 1.2 * MARGIN

    def _places(
        self, columns: int, rows: int, head: float, *, headed: bool
    ) -> Iterator[tuple[Point, float]]:
        """Yield the places of boards on a page, each below `head` points for text, with sides."""
        left, top, _, height = self._room(headed=headed)
        across = self._across(columns)
        down = (height - (rows - 1) * GAP) / rows
        side = min(across, down - head)
        for row in range(rows):
            for column in range(columns):
                x = left + column * (across + GAP) + (across - side) / 2
                yield (x, top + row * (down + GAP) + head), side

    def _puzzles(self, group: Sequence[tuple[int, Item]], columns: int, rows: int) -> None:
        headed = bool(self._book.title)
        codes = [self._code(item, columns) for _, item in group]
        wide = max((max(CODE, MODULE * len(code)) for code in codes if code), default=0.0)
        # Words have the width of a board below few of them; many make the board itself smaller.
        _, widest = next(self._places(columns, rows, max(34.0, wide + 14), headed=headed))
        room = widest - (wide + 12 if wide else 0)
        texts = [self._facts_about(item, room) for _, item in group]
        head = max(34.0, 23.0 + 11 * max(map(len, texts)), wide + 14)
        places = self._places(columns, rows, head, headed=headed)
        for (number, item), code, lines, ((left, top), side) in zip(
            group, codes, texts, places, strict=False
        ):
            title = item.title or self._catalogue.text("print.puzzle", number=number)
            bottom, start = top - 8 - 11 * len(lines), left - (widest - side) / 2
            self._write((start, bottom - 1), self._fitting(title, room, _TITLE), _TITLE)
            for line, said in enumerate(lines, 1):
                self._write((start, bottom + 11 * line), said, _FACTS)
            if code:
                draw_code(self._canvas, (start + widest - wide, top - 8 - wide), wide, code)
            picture = Picture(
                item.grid,
                item.givens,
                item.notes,
                item.drawn,
                item.paint,
                self._book.symbols,
                item.drawings,
            )
            draw_board(self._canvas, (left, top), side, picture)

    def _code(self, item: Item, columns: int) -> Rows:
        """Return the QR code of a puzzle; without modules if the column is too narrow."""
        code = code_of(item.code) if item.code else ()
        return code if MODULE * len(code) <= SHARE * self._across(columns) else ()

    def _facts_about(self, item: Item, room: float) -> list[str]:
        """Return lines about a puzzle: facts, unusual rules, and its task."""
        plain = item.grid.geometry.code == "9x9"
        own = "" if plain else rules_of(self._catalogue, item.grid.geometry)
        said = (item.facts, *(item.rules or own).splitlines(), item.asked)
        return [line for text in said if text for line in self._lines(text, room, _FACTS)]

    def _across(self, columns: int) -> float:
        """Return the width of a column."""
        width = self._size.width - 2 * MARGIN
        return (width - (columns - 1) * GAP) / columns

    def _solutions(self) -> None:
        solved = [
            (number, item.solution)
            for number, item in enumerate(self._book.items, 1)
            if item.solution is not None
        ]
        title = self._catalogue.text("print.solutions")
        roomy = (layout for layout in SOLUTIONS if layout[0] * layout[1] >= len(solved))
        columns, rows = next(roomy, SOLUTIONS[-1])
        for group in _groups(solved, columns * rows):
            self._page(title)
            for (number, solution), ((left, top), side) in zip(
                group, self._places(columns, rows, 12, headed=True), strict=False
            ):
                item = self._book.items[number - 1]
                label = item.title or self._catalogue.text("print.puzzle", number=number)
                self._write((left, top - 4), self._fitting(label, side, _FACTS), _FACTS)
                # Its digits are to be read: cages and lines would only be in their way.
                bare = Grid(solution.values, None, base_of(solution.geometry))
                picture = Picture(bare, item.givens, symbols=self._book.symbols)
                draw_board(self._canvas, (left, top), side, picture)

    def _fitting(self, text: str, width: float, style: _Text) -> str:
        while self._canvas.width(text, style.size, style.face) > width and len(text) > 1:
            text = text[:-2].rstrip() + "…"
        return text

    def _draw_path(self, number: int, item: Item) -> None:
        """Draw the steps of a puzzle: each with its board, the singles in between together."""
        puzzle = item.title or self._catalogue.text("print.puzzle", number=number)
        title = self._catalogue.text("print.steps", puzzle=puzzle)
        self._explain(title, ((item.givens, stage) for stage in _stages(item.grid)))

    def _explain(self, title: str, told: "Iterable[tuple[frozenset[int], _Stage]]") -> None:
        """Draw stages one below the other, each with its text beside it."""
        for group in _groups(enumerate(told, 1), STEPS):
            self._page(title)
            left, top, width, _ = self._room(headed=True)
            down = (self._size.height - top - 1.2 * MARGIN - (STEPS - 1) * GAP) / STEPS
            side = min(down, 0.48 * width)
            for row, (count, (givens, stage)) in enumerate(group):
                y = top + row * (down + GAP)
                picture = Picture(
                    stage.grid,
                    givens,
                    stage.grid.candidates,
                    stage.drawn,
                    symbols=self._book.symbols,
                )
                draw_board(self._canvas, (left, y), side, picture)
                self._write_stage(
                    (left + side + GAP, y + 10), count, stage, width - side - GAP, down
                )

    def _write_stage(
        self, at: Point, count: int, stage: "_Stage", width: float, height: float
    ) -> None:
        catalogue, board = self._catalogue, stage.grid.geometry
        size = board.size
        if stage.single_step is None:
            heading = catalogue.text("print.singles")
            placed = [
                f"{cells_text([cell], size)}={catalogue.named(board.symbol_for(digit))}"
                for step in stage.steps
                for cell, digit in step.placements
            ]
            said = catalogue.text("print.singles.placed", cells=listed(catalogue, placed))
        else:
            heading = name(catalogue, stage.single_step.technique)
            said = sentence(catalogue, stage.single_step, stage.grid)
        self._write(at, f"{count}. {heading}", _TITLE)
        lines = [line for part in said.split("\n") for line in self._lines(part, width, _SAID)]
        most = int((height - 24) // 13.5)
        if len(lines) > most:
            lines[most - 1 :] = ["…"]
        for number, line in enumerate(lines, 1):
            self._write((at[0], at[1] + 6 + 13.5 * number), line, _SAID)

    def _lines(self, text: str, width: float, style: _Text) -> list[str]:
        """Return a text broken into lines."""
        lines = [""]
        for piece in pieces(text):
            longer = lines[-1] + piece
            if lines[-1] and self._canvas.width(longer.rstrip(), style.size, style.face) > width:
                lines.append(piece)
            else:
                lines[-1] = longer
        return [line.rstrip() for line in lines]


class _Stage(NamedTuple):
    """A position and its explanation: one step, or consecutive singles."""

    grid: Grid
    steps: tuple[Step, ...]

    @property
    def single_step(self) -> Step | None:
        """The step that is explained; None for singles."""
        return None if self.steps[0].technique in SINGLES else self.steps[0]

    @property
    def drawn(self) -> Step:
        """What is drawn: the step, or all singles at once."""
        placed = tuple(single for step in self.steps for single in step.placements)
        return self.single_step or Step(technique=self.steps[0].technique, placements=placed)


def _stages(grid: Grid) -> Iterator[_Stage]:
    """Yield the stages of the path to the solution, as far as techniques lead."""
    singles: list[Step] = []
    before = after = grid
    for step in path(grid, DEFAULT_OPTIONS, filled_cells(grid)).steps:
        if step.technique in SINGLES:
            singles.append(step)
        else:
            if singles:
                yield _Stage(before, tuple(singles))
                singles = []
            yield _Stage(after, (step,))
        after = step.apply(after)
        if not singles:
            before = after
    if singles:
        yield _Stage(before, tuple(singles))


def _groups(items: Iterable[_T], size: int) -> Iterator[list[_T]]:
    source = iter(items)
    while group := list(islice(source, size)):
        yield group
