"""Items: positions where a technique is the next step, and near misses of them.

`puzzles/items/<technique>.txt` holds one a line: the 81 characters of the position; the candidates
that were ruled out before, as digit, row and column (`413517`: 4 of r1c3, 5 of r1c7), or `-`; the
puzzle that it was cut from, by its id or by its 81 characters; its difficulty; changes that each
make a near miss of it, joined by commas, or `-`; and the candidates whose strike answers it in
Rush, or `-` where it is not for Rush. A change is a candidate that is given back (`413`), or a
filled cell that is opened (`058`: that of row 5, column 8).
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ..core.digits import Cell, Digit, Mask
from ..core.errors import SudokuError
from ..core.geometry import CLASSIC
from ..core.grid import Grid, rule_candidates
from ..generate.deal import deal
from ..generate.ids import parse_id
from ..generate.transform import Transform
from ..logic.step import Candidate

FOLDER: Final = Path(__file__).resolve().parents[2] / "puzzles" / "items"


class ItemError(SudokuError):
    """The file of a technique's items is missing or damaged."""

    key = "error.items"

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(f"{path}, line {line}: no item", file=path.name, line=line)


class Item(NamedTuple):
    """A position where a technique is the next step for a player who knows the road so far."""

    technique: str
    values: str
    removed: tuple[Candidate, ...]
    source: str
    """The puzzle that it was cut from: its id, or its 81 characters."""
    difficulty: int
    changes: tuple[tuple[int, int], ...]
    """Each a cell with a digit that is given back, or with 0 to open it."""
    strikes: tuple[Candidate, ...]
    """All that it rules out, or a technique of no more par; none where it is not for Rush."""

    @property
    def position(self) -> Grid:
        """The position."""
        return Grid.parse(self.values).without(self.removed)

    @property
    def givens(self) -> Grid:
        """The puzzle that it was taken from."""
        return puzzle_of(self.source)

    def near_miss(self, change: int) -> Grid:
        """Return the position after one of the changes."""
        return changed(self.position, self.removed, *self.changes[change])

    def in_guise(self, guise: Transform) -> "Item":
        """Return the item in a disguise, so that nobody learns boards by heart."""
        places = {source: Cell(cell) for cell, source in enumerate(guise.sources)}
        digits = (0, *guise.digits)

        def moved(candidate: Candidate) -> Candidate:
            return Candidate(places[candidate.cell], Digit(digits[candidate.digit]))

        return self._replace(
            values=guise.apply(Grid.parse(self.values)).text,
            removed=tuple(map(moved, self.removed)),
            changes=tuple((places[cell], digits[digit]) for cell, digit in self.changes),
            strikes=tuple(map(moved, self.strikes)),
        )

    @property
    def line(self) -> str:
        """The item as a line of its file."""
        removed, strikes = spots(self.removed) or "-", spots(self.strikes) or "-"
        changes = ",".join(spots([change]) for change in self.changes) or "-"
        return f"{self.values} {removed} {self.source} {self.difficulty} {changes} {strikes}"


def puzzle_of(source: str) -> Grid:
    """Return the puzzle that an item's source names."""
    is_board = len(source) == len(CLASSIC.cells)
    return Grid.parse(source) if is_board else deal(parse_id(source)).givens


def changed(position: Grid, removed: tuple[Candidate, ...], cell: int, digit: int) -> Grid:
    """Return a position with a candidate restored, or with 0 a cell emptied."""
    if digit:
        masks = list(position.candidates)
        masks[cell] = Mask(masks[cell] | rule_candidates(position)[cell] & 1 << digit - 1)
        return Grid(position.values, masks)
    return position.erase(cell).without(removed)


def read_item(technique: str, line: str) -> Item:
    """Return the item in a line; raises `ValueError`."""
    values, removed, source, difficulty, changes, strikes = line.split()
    Grid.parse(values)
    return Item(
        technique,
        values,
        read_candidates(removed),
        source,
        int(difficulty),
        tuple(_read_spot(word) for word in changes.split(",")) if changes != "-" else (),
        read_candidates(strikes),
    )


def spots(entries: Iterable[tuple[int, int]]) -> str:
    """Return cells with digits as text: digit, row and column of each."""
    return "".join(f"{digit}{cell // 9 + 1}{cell % 9 + 1}" for cell, digit in entries)


def read_candidates(text: str) -> tuple[Candidate, ...]:
    """Return the candidates in a text, `-` for none; raises `ValueError`."""
    found = (_read_spot(text[at : at + 3]) for at in range(0, 0 if text == "-" else len(text), 3))
    return tuple(Candidate(Cell(cell), Digit(digit)) for cell, digit in found)


def _read_spot(text: str) -> tuple[int, int]:
    digit, row, column = (int(character) for character in text)
    return CLASSIC.cell(row, column), digit


class Items:
    """The items of all techniques; a file is read when first needed."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder: Final = folder
        self._lines: dict[str, list[str]] = {}

    @classmethod
    def shelf(cls, name: str) -> "Items":
        """Return the items of a shelf; an empty name is the main road."""
        return cls(FOLDER / name)

    def techniques(self) -> Iterator[str]:
        """Yield the techniques that have a file."""
        return (path.stem for path in self._folder.glob("*.txt"))

    def path(self, technique: str) -> Path:
        """Return the file of a technique."""
        return self._folder / f"{technique}.txt"

    def count(self, technique: str) -> int:
        """Return how many items a technique has."""
        return len(self.lines(technique))

    def item(self, technique: str, index: int) -> Item:
        """Return an item; raises `ItemError` if its line is damaged."""
        try:
            return read_item(technique, self.lines(technique)[index])
        except (ValueError, IndexError):
            raise ItemError(self.path(technique), index + 1) from None

    def all(self, technique: str) -> Iterator[Item]:
        """Yield the items of a technique in order."""
        return (self.item(technique, index) for index in range(self.count(technique)))

    def for_rush(self, technique: str) -> tuple[int, ...]:
        """Return the indices of the items for Rush, without reading their lines."""
        lines = self.lines(technique)
        return tuple(index for index, line in enumerate(lines) if not line.endswith(" -"))

    def lines(self, technique: str) -> list[str]:
        """Return the lines of a technique; none if it has no file."""
        if technique not in self._lines:
            try:
                text = self.path(technique).read_text("ascii")
            except FileNotFoundError:
                text = ""
            except (OSError, UnicodeDecodeError):
                raise ItemError(self.path(technique), 1) from None
            self._lines[technique] = text.splitlines()
        return self._lines[technique]
