"""Print jobs: which puzzles to print and how, carried out by the worker."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ..core.digits import Mask
from ..core.grid import Grid
from ..core.value import Value
from ..formats.document import Entry
from ..formats.drawings import drawn_of
from ..generate.bank import Bank, bank_id
from ..generate.draw import Draw
from ..generate.ids import fresh_id
from ..generate.levels import Level, Shape
from ..generate.symmetry import Symmetry
from ..messages.catalogue import Catalogue
from ..messages.languages import catalogue_in
from ..play.emblems import names_of
from ..play.options import Symbols
from ..play.paint import Paint
from ..play.questions import DealPuzzle
from ..solve.exact import classify, solve
from ..store.collections.collections import Collections
from ..store.folder import utc_now
from ..work.question import Lane, Pause
from .output import print_book
from .qr import text_of
from .sheets import Book, Item, Paper

MOST: Final = 1000
"""Puzzles of a book."""


class Look(Value):
    """The appearance of the pages."""

    paper: Paper = Paper.A4
    a_page: int = 4
    notes: bool = False
    solutions: bool = False
    steps: bool = False
    codes: bool = False
    """A QR code beside each puzzle."""
    title: str = ""
    symbols: Symbols = Symbols.DIGITS
    """What is shown for the digits, drawn and in words."""


class PrintPuzzles(Value):
    """Asks for puzzles to be printed into files, whose paths are the answer.

    They are `entries`, or those of `numbers` in the collections, or new ones of a level.
    """

    file: Path
    language: str
    look: Look
    entries: tuple[Entry, ...] = ()
    collections: Path | None = None
    numbers: tuple[int, ...] = ()
    level: Level | None = None
    shape: Shape = Shape.CLASSIC
    count: int = 0
    seed: str = ""

    paint: Paint | None = None
    """What the player has drawn on the one of `entries`."""
    replaces: bool = False
    """Whether a file that is there already may go."""

    lane = Lane.LONG

    def answer(self, pause: Pause) -> list[Path]:
        """Return the paths, after fetching the puzzles and drawing them."""
        catalogue, look = catalogue_in(self.language), self.look
        catalogue.signs = names_of(look.symbols, catalogue.text)
        items = []
        for item in self._items(catalogue, pause):
            items.append(item)
            pause()
        book = Book(
            tuple(items),
            look.title,
            look.paper,
            look.a_page,
            solutions=look.solutions,
            steps=look.steps,
            symbols=look.symbols,
        )
        return print_book(book, self.file, catalogue, replaces=self.replaces)

    def _items(self, catalogue: Catalogue, pause: Pause) -> Iterator[Item]:
        if self.level is not None:
            for givens, name in self._dealt(self.level, pause):
                said = f"{catalogue.text(f'level.{self.level.value}')} · {name}"
                item = item_of(Entry(givens), self.look)
                yield item._replace(facts=said, code=name if self.look.codes else "")
        elif self.collections is not None:
            collections = Collections(self.collections, utc_now)
            try:
                yield from (item_of(e, self.look) for e in collections.entries(self.numbers[:MOST]))
            finally:
                collections.close()
        else:
            for entry in self.entries:
                item = item_of(entry, self.look)
                yield item if self.paint is None else item._replace(paint=self.paint)

    def _dealt(self, level: Level, pause: Pause) -> Iterator[tuple[Grid, str]]:
        """Yield new puzzles of a level: classic ones from the bank, without repeats."""
        draw = Draw(self.seed)
        if self.shape is Shape.CLASSIC:
            bank = Bank()
            offered = bank.offered(level)
            for place in draw.permutation(len(offered))[: self.count]:
                puzzle = bank.deal(bank_id(level, offered[place], draw))
                yield puzzle.givens, puzzle.id or ""
            return
        for _ in range(self.count):
            wanted = str(fresh_id(level, draw, Symmetry.NONE, self.shape))
            yield DealPuzzle(wanted).answer(pause).givens, wanted


def item_of(entry: Entry, look: Look) -> Item:
    """Return a puzzle for printing: with its own notes, or else with all candidates."""
    grid = entry.board
    given = frozenset(cell for cell, value in enumerate(grid.values) if value) - entry.placed
    notes: tuple[Mask, ...] = ()
    if look.notes:
        notes = _own_notes(entry) or grid.candidates
    solution = entry.solution
    if solution is None and look.solutions:
        givens = Grid(entry.givens.values, None, grid.geometry)
        solution = classify(givens).solution if grid.geometry.unread else solve(givens)
    return Item(
        grid,
        given,
        entry.title,
        entry.author,
        notes,
        solution,
        rules=entry.rules,
        drawings=drawn_of(entry.drawings),
        code=text_of(entry) if look.codes else "",
    )


def _own_notes(entry: Entry) -> tuple[Mask, ...]:
    kinds: Iterable[tuple[Mask, ...]] = filter(None, (entry.corner, entry.centre))
    found = tuple(map(_union, zip(*kinds, strict=True)))
    return found if any(found) else ()


def _union(masks: tuple[Mask, ...]) -> Mask:
    joined = 0
    for mask in masks:
        joined |= mask
    return Mask(joined)
