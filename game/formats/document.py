"""What a file says about a puzzle besides its digits, and what each form can represent."""

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
    """Something a form may be unable to represent; the value ends the key of its name."""

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
    """A puzzle in a document."""

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
        """The board with the rules that are known; its `unread` says that there are more."""
        if not (self.constraints or self.rules):
            return self.grid
        from .reading import reading_of

        geometry = reading_of(self).board.geometry
        known = None if geometry.constraints else self.grid.known_candidates
        return Grid(self.grid.values, known, geometry)

    @property
    def drawings(self) -> tuple[Constraint, ...]:
        """Constraints that are only drawings, including the colours of cells."""
        return tuple(one for one in self.constraints if one.is_drawing and one.kind not in FOG)

    @property
    def own_solution(self) -> Grid | None:
        """The solution in the file, if it agrees with the givens."""
        if self.solution is None:
            return None
        both = zip(self.givens.values, self.solution.values, strict=True)
        return self.solution if all(given in (0, right) for given, right in both) else None

    @property
    def whole_rules(self) -> tuple[str, ...]:
        """The rules of the whole board that its shape implies, by their names in f-puzzles."""
        extras = self.grid.geometry.code.partition("~")[0].split("+")[1:]
        names = {"knight": "antiknight", "king": "antiking", "diagonals": "diagonal+"}
        return tuple(names.get(extra, extra) for extra in extras)

    @property
    def plain(self) -> "Entry":
        """The same puzzle, with what its board knows beyond its shape expressed as constraints."""
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
        """What this puzzle has that a form may be unable to represent."""
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
        """Return the same with notes as candidates, or the reverse, if only that is possible here.

        Notes become candidates if every empty cell has some in its centre and all are possible.
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
    """A text form of puzzles: how it is recognised, read and written.

    A form that is only written claims no text; one that is only read does not override `write`.
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
        """Whether a text is meant to be in this form, even if it has mistakes."""
        return False

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the puzzles of a text, at least one; raises `FormatError` for mistakes."""
        raise NotImplementedError

    def by_line(self, first: str) -> "Callable[[str, int], Entry | None] | None":
        """Return a reader of numbered lines, if files that begin with `first` are read by lines."""
        return None

    def head(self, first: Entry) -> str:
        """Return the text before the first puzzle of a file."""
        return ""

    def write(self, entry: Entry) -> str:
        """Return the text of a puzzle; raises `FormatError` if the form has no such boards."""
        raise NotImplementedError

    def lost(self, entry: Entry) -> frozenset[Feature]:
        """Return what a puzzle loses in this form."""
        return entry.features - self.carries


class DigitsForm(Form, ABC):
    """A form of digits alone, for boards of any shape.

    Boards with unusual boxes for their size are preceded by the code of their shape.
    """

    spells_rules = False
    is_character_a_cell: ClassVar[bool] = False
    """Whether what stands for an open cell must be one character."""

    @abstractmethod
    def claims_lines(self, lines: tuple[Line, ...]) -> bool:
        """Whether a text is meant to be in this form, judged by its lines with content."""

    @abstractmethod
    def boards(self, lines: tuple[Line, ...], geometry: Geometry = CLASSIC) -> tuple[Grid, ...]:
        """Return the boards of lines, at least one; raises `FormatError` for mistakes."""

    @abstractmethod
    def text(self, grid: Grid, *, empty: str = ...) -> str:
        """Return the text of a board, ending with a line break; `empty` is for empty cells."""

    def claims(self, text: str) -> bool:
        """Whether the lines with content are in this form."""
        lines = lines_of(text)
        return bool(lines) and self.claims_lines(lines)

    def read(self, text: str) -> tuple[Entry, ...]:
        """Return the classic boards of a text."""
        return tuple(map(Entry, self.boards(lines_of(text))))

    def write(self, entry: Entry) -> str:
        """Write the digits, both givens and entries."""
        return self.text(entry.grid)


def bare(grid: Grid) -> Grid:
    """Return a board without eliminated candidates."""
    return Grid(grid.values, None, grid.geometry)


def require_classic(grid: Grid, name: str) -> None:
    """Raise `FormatError` unless a board is classic, as a form requires."""
    if grid.geometry != CLASSIC:
        raise FormatError("form_shape", f"no {name} of {grid.geometry.code}", form=name)


def value_in(character: Token) -> int:
    """Return the value of a character for a cell of a classic board; raises `FormatError`."""
    if character.text in OPEN_CHARACTERS:
        return 0
    if character.text in "123456789":
        return int(character.text)
    raise character.mistake("character", "no cell")


def board_in(token: Token) -> Grid:
    """Return the classic board of a word, one character per cell; raises `FormatError`."""
    values = [value_in(character) for character in token.characters]
    require_cells(values, token.line, token.column)
    return Grid(values)


def require_cells(cells: Collection[object], line: int | None, column: int | None = None) -> None:
    """Raise `FormatError` unless there are as many cells as on a classic board."""
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
    """Return a title, name or comment from outside, cleaned and limited in length."""
    return clean(raw)[:LONGEST_FACT].strip()


def rules_of(raw: str) -> str:
    """Return the text of rules from outside, cleaned and limited in length, with line breaks."""
    return clean(raw[:LONGEST_RULES], lines=True).strip()
