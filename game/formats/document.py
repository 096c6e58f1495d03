"""What a file tells of a puzzle beyond its digits, and what a form of files can carry of that."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from enum import Enum
from typing import ClassVar, Final, NamedTuple

from ..core.constraint import FOG, Constraint
from ..core.digits import Mask
from ..core.geometry import CLASSIC, Geometry
from ..core.grid import OPEN_CHARACTERS, Grid, rule_candidates
from ..plain import clean
from .syntax import FormatError, Line, Token, lines_of

CELLS: Final = len(CLASSIC.cells)
LONGEST_FACT: Final = 2000
"""Characters of a title, a name or a comment that are kept."""
LONGEST_RULES: Final = 8000
"""Characters of rules in words that are kept."""


class Feature(Enum):
    """What a form may have no room for; the value is the end of the key of its name."""

    PLACED = "placed"
    CANDIDATES = "candidates"
    CENTRE = "centre"
    CORNER = "corner"
    TITLE = "title"
    AUTHOR = "author"
    FACTS = "facts"
    SOLUTION = "solution"
    RULES = "rules"
    CONSTRAINTS = "constraints"
    DRAWINGS = "drawings"
    """Lines, colours and signs that forbid nothing."""
    SINGLES = "singles"
    """Open cells with one candidate, where a reader would take it for a digit."""


FACTS: Final = ("description", "comment", "date", "source", "level", "url")
"""What may be told about a puzzle besides its title and author."""


class Entry(NamedTuple):
    """A puzzle of a document."""

    grid: Grid
    """Every digit, given or placed, and the candidates where the document tells them."""
    placed: frozenset[int] = frozenset()
    """The cells whose digit a player has placed."""
    centre: tuple[Mask, ...] = ()
    """A set of digits a cell; empty when the document has no such notes."""
    corner: tuple[Mask, ...] = ()
    title: str = ""
    author: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    """Names of `FACTS` with their texts."""
    solution: Grid | None = None
    unread: tuple[str, ...] = ()
    """What the document has besides, in its own words."""
    rules: str = ""
    """The rules as its author tells them."""
    constraints: tuple[Constraint, ...] = ()
    """Rules beyond those of the board's shape, and what is drawn."""

    @property
    def givens(self) -> Grid:
        """The givens alone."""
        values = [0 if c in self.placed else v for c, v in enumerate(self.grid.values)]
        return Grid(values, None, self.grid.geometry)

    @property
    def board(self) -> Grid:
        """The board with those of its rules that are known; `unread` tells that there are more."""
        if not (self.constraints or self.rules):
            return self.grid
        from .reading import reading_of

        geometry = reading_of(self).board.geometry
        known = None if geometry.constraints else self.grid.known_candidates
        return Grid(self.grid.values, known, geometry)

    @property
    def drawings(self) -> tuple[Constraint, ...]:
        """What is only drawn, the colours of cells with it."""
        return tuple(one for one in self.constraints if one.is_drawing and one.kind not in FOG)

    @property
    def own_solution(self) -> Grid | None:
        """The solution that it brings, where that has its givens."""
        if self.solution is None:
            return None
        both = zip(self.givens.values, self.solution.values, strict=True)
        return self.solution if all(given in (0, right) for given, right in both) else None

    @property
    def whole_rules(self) -> tuple[str, ...]:
        """The rules of the whole board that its shape has, as f-puzzles calls them."""
        extras = self.grid.geometry.code.partition("~")[0].split("+")[1:]
        names = {"knight": "antiknight", "king": "antiking", "diagonals": "diagonal+"}
        return tuple(names.get(extra, extra) for extra in extras)

    @property
    def plain(self) -> "Entry":
        """The same with what its board knows beyond its shape told as constraints."""
        geometry = self.grid.geometry
        if not geometry.constraints:
            return self
        from ..core.constraints import base_of
        from ..core.constraints.interchange import specs_of

        return self._replace(
            grid=Grid(self.grid.values, None, base_of(geometry)),
            constraints=(*specs_of(geometry), *self.constraints),
        )

    @property
    def features(self) -> frozenset[Feature]:
        """What this puzzle has that a form may have no room for."""
        known = self.grid.known_candidates
        has = {
            Feature.PLACED: self.placed,
            Feature.CANDIDATES: known is not None and known != rule_candidates(self.grid),
            Feature.CENTRE: any(self.centre),
            Feature.CORNER: any(self.corner),
            Feature.TITLE: self.title,
            Feature.AUTHOR: self.author,
            Feature.FACTS: self.facts,
            Feature.SOLUTION: self.solution is not None,
            Feature.RULES: self.rules,
            Feature.CONSTRAINTS: any(not one.is_drawing for one in self.constraints),
            Feature.DRAWINGS: any(one.is_drawing for one in self.constraints),
        }
        return frozenset(feature for feature, present in has.items() if present)

    def fitted(self, carries: Collection[Feature]) -> "Entry":
        """Return the same, with notes as candidates or the other way, where only that is carried.

        Notes are candidates when every open cell has some in its middle, and all are allowed.
        """
        has, grid = self.features, self.grid
        notes_only = Feature.CENTRE in carries and Feature.CANDIDATES not in carries
        if notes_only and Feature.CANDIDATES in has and Feature.CENTRE not in has:
            return self._replace(grid=bare(grid), centre=grid.candidates)
        rules_only = Feature.CANDIDATES in carries and Feature.CENTRE not in carries
        if rules_only and Feature.CENTRE in has and not has & {Feature.CANDIDATES, Feature.CORNER}:
            pairs = list(zip(self.centre, rule_candidates(grid), strict=True))
            if all(bool(note) == bool(rule) and not note & ~rule for note, rule in pairs):
                return self._replace(grid=Grid(grid.values, self.centre, grid.geometry), centre=())
        return self


class Form:
    """A text form of puzzles: how it is known, read and written.

    One that is only written claims no text; one that is only read has no `write` of its own.
    """

    name: ClassVar[str]
    """Its word on the command line."""
    title: ClassVar[str] = ""
    """A proper name that players know it by; without one it is the message `ui.export.<name>`."""
    suffix: ClassVar[str] = ""
    """The end of the name of a file in it; the window offers forms that have one."""
    rank: ClassVar[int] = 0
    """Its place among those that the window offers."""
    plain: ClassVar[str] = "line"
    """The form of digits alone in which its boards are written where only digits matter."""
    is_written: ClassVar[bool] = True
    """Whether puzzles are converted to it."""
    carries: ClassVar[frozenset[Feature]] = frozenset()
    holds_many: ClassVar[bool] = True
    spells_rules: ClassVar[bool] = True
    """Whether rules beyond a board's shape are written one by one, not by its code."""
    foot: ClassVar[str] = ""
    """What follows the last puzzle of a file."""

    def claims(self, text: str) -> bool:
        """Whether a text is meant to be of this form, be it with mistakes."""
        return False

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzles of a text, at least one; `FormatError` when it has a mistake."""
        raise NotImplementedError

    def by_line(self, first: str) -> "Callable[[str, int], Entry | None] | None":
        """Return what reads a line with its number, where a file beginning so is read by lines."""
        return None

    def head(self, first: Entry) -> str:
        """Return what comes before the first puzzle of a file."""
        return ""

    def write(self, entry: Entry) -> str:
        """Return the text of a puzzle; `FormatError` when there are no boards of its shape."""
        raise NotImplementedError

    def lost(self, entry: Entry) -> frozenset[Feature]:
        """Return what a puzzle loses here."""
        return entry.features - self.carries


class DigitsForm(Form, ABC):
    """A form of digits alone, for boards of any shape.

    A board that is not of the usual shape for its size has the code of its shape before it.
    """

    spells_rules = False
    is_character_a_cell: ClassVar[bool] = False
    """Whether what stands for an open cell must be one character."""

    @abstractmethod
    def claims_lines(self, lines: tuple[Line, ...]) -> bool:
        """Whether a text is meant to be of this form, by its lines that say something."""

    @abstractmethod
    def boards(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Return the boards of lines, at least one; `FormatError` when there is a mistake."""

    @abstractmethod
    def text(self, grid: Grid, *, empty: str = ...) -> str:
        """Return the text of a board, ending with a line break; `empty` is an open cell."""

    def claims(self, text: str) -> bool:
        """Whether the lines that say something are of this form."""
        lines = lines_of(text)
        return bool(lines) and self.claims_lines(lines)

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the classic boards of a text."""
        return tuple(map(Entry, self.boards(lines_of(text))))

    def write(self, entry: Entry) -> str:
        """Write the digits, given or placed."""
        return self.text(entry.grid)


def bare(grid: Grid) -> Grid:
    """Return a board without what is known of its candidates."""
    return Grid(grid.values, None, grid.geometry)


def require_classic(grid: Grid, name: str) -> None:
    """Raise `FormatError` for a board that a form of classic boards has no room for."""
    if grid.geometry != CLASSIC:
        raise FormatError("form_shape", f"no {name} of {grid.geometry.code}", form=name)


def value_in(character: Token) -> int:
    """Return the value of a character that is a cell of a classic board; else `FormatError`."""
    if character.text in OPEN_CHARACTERS:
        return 0
    if character.text in "123456789":
        return int(character.text)
    raise character.mistake("character", "no cell")


def board_in(token: Token) -> Grid:
    """Return the classic board of a word with a character a cell; else `FormatError`."""
    values = [value_in(character) for character in token.characters]
    require_cells(values, token.line, token.column)
    return Grid(values)


def require_cells(cells: Collection[object], line: int | None, column: int | None = None) -> None:
    """Raise `FormatError` where the cells of a classic board are too few or too many."""
    if len(cells) != CELLS:
        raise FormatError(
            "cells",
            f"{len(cells)} cells instead of {CELLS}",
            line=line,
            column=column,
            number=len(cells),
            expected=CELLS,
        )


def text_of(raw: str) -> str:
    """Return a title, a name or a comment from outside, cleaned and of a bounded length."""
    return clean(raw)[:LONGEST_FACT].strip()


def rules_of(raw: str) -> str:
    """Return rules in words from outside, cleaned and of a bounded length, with their lines."""
    return clean(raw[:LONGEST_RULES], lines=True).strip()
