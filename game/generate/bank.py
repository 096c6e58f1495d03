"""The bank: verified puzzles of every level with ratings, dealt in countless disguises.

`puzzles/bank/<level>.txt` holds one puzzle a line: 81 characters, the score, the ER
and the techniques beyond singles that its path needs, joined by commas, or `-` for none. A puzzle
is dealt through a permutation drawn from the id, which keeps its solution path and its ratings.

Ids name puzzles by their lines, so no line ever goes, moves or gets another puzzle: a puzzle that
no longer suits its level has the word `retired` at the end of its line; ids of old deal it, and
no new game takes it. A line with `for` and a technique is a puzzle that needs that technique, and
is dealt where the technique is asked for: such puzzles are too odd for a game of their level.
"""

from pathlib import Path
from typing import Final, NamedTuple

from ..core.errors import SudokuError
from ..core.grid import Grid
from ..core.rules import Puzzle
from .draw import Draw
from .ids import (
    BANK,
    DIGGER,
    NEAR,
    NEAR_ANY,
    OPEN,
    SYMBOLS,
    VERSION,
    PuzzleId,
    PuzzleIdError,
    number_of,
    symbols,
)
from .levels import Level, Shape
from .symmetry import Symmetry
from .transform import drawn_transform

FOLDER: Final = Path(__file__).resolve().parents[2] / "puzzles" / "bank"
_INDEX_LENGTHS: Final = {OPEN: 2, VERSION: 3, NEAR: 3, NEAR_ANY: 3}
"""How many symbols of a seed are the puzzle's place, by version of the id."""
_GUISE_LENGTH: Final = 5
FIRST_HIGH: Final = 1076
"""The line of Extreme from which on every puzzle was high when it came."""
RETIRED: Final = " retired"
FOR: Final = " for "


class BankError(SudokuError):
    """The bank's file of a level is missing or damaged."""

    key = "error.bank"

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(f"{path}, line {line}: no puzzle", file=path.name, line=line)


class BankEntry(NamedTuple):
    """A puzzle of the bank with its ratings."""

    givens: str
    """81 characters."""
    score: int
    explainer: float
    techniques: frozenset[str]
    """The ids of the techniques beyond singles that its path needs."""
    needs: str | None = None
    """The technique that it is there for."""
    retired: bool = False
    """Whether it is there for ids of old alone."""


class BankFiles:
    """The files of a bank; a level is read when first needed."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._lines: dict[Level, list[str]] = {}

    def path(self, level: Level) -> Path:
        """Return the file of a level."""
        return self._folder / f"{level.value}.txt"

    def lines(self, level: Level) -> list[str]:
        """Return the lines of a level, one puzzle each; raises `BankError`."""
        if level not in self._lines:
            try:
                text = self.path(level).read_text("ascii")
            except (OSError, UnicodeDecodeError):
                raise BankError(self.path(level), 1) from None
            self._lines[level] = text.splitlines()
        return self._lines[level]

    def size(self, level: Level) -> int:
        """Return how many puzzles a level has, the retired ones included."""
        return len(self.lines(level))

    def place(self, puzzle_id: PuzzleId) -> int:
        """Return the index of an id's puzzle; raises `PuzzleIdError` for one beyond the bank."""
        index = index_of(puzzle_id)
        if index >= self.size(puzzle_id.level):
            raise PuzzleIdError(str(puzzle_id))
        return index


class Bank(BankFiles):
    """The bank's puzzles."""

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(folder)

    def offered(self, level: Level) -> list[int]:
        """Return the puzzles of a level for new games."""
        return [
            index
            for index, line in enumerate(self.lines(level))
            if not line.endswith(RETIRED) and FOR not in line
        ]

    def entry(self, level: Level, index: int) -> BankEntry:
        """Return a puzzle of a level; raises `BankError` if its line is damaged."""
        line = self.lines(level)[index]
        try:
            known, _, needs = line.removesuffix(RETIRED).partition(FOR)
            givens, score, explainer, techniques = known.split()
            Grid.parse(givens)
            return BankEntry(
                givens,
                int(score),
                float(explainer),
                frozenset(techniques.split(",") if techniques != "-" else ()),
                needs or None,
                line.endswith(RETIRED),
            )
        except ValueError:
            raise BankError(self.path(level), index + 1) from None

    def with_technique(self, level: Level, technique: str) -> list[int]:
        """Return the puzzles of a level whose path uses a technique, including retired ones.

        Who asks for a technique cares about the kind of puzzle.
        """
        lines = self.lines(level)
        return [
            index
            for index, line in enumerate(lines)
            if FOR not in line
            and technique in line.removesuffix(RETIRED).rpartition(" ")[2].split(",")
        ]

    def made_for(self, level: Level, technique: str) -> list[int]:
        """Return the puzzles that were added because they need a technique."""
        return [
            index for index, line in enumerate(self.lines(level)) if line.endswith(FOR + technique)
        ]

    def deal(self, puzzle_id: PuzzleId) -> Puzzle:
        """Return the puzzle of an id: always the same board, in the disguise that the id names.

        Raises `PuzzleIdError` for an id beyond the bank.
        """
        index = self.place(puzzle_id)
        guise = drawn_transform(Draw(str(puzzle_id)))
        givens = guise.apply(self.givens(puzzle_id.level, index))
        return Puzzle(givens, str(puzzle_id))

    def givens(self, level: Level, index: int) -> Grid:
        """Return a puzzle of a level as it stands in the bank; `BankError` as `entry` does."""
        return Grid.parse(self.entry(level, index).givens)


def bank_id(level: Level, index: int, draw: Draw, shape: Shape = Shape.CLASSIC) -> PuzzleId:
    """Return the id of a shape's puzzle in the bank, in a disguise that is drawn."""
    place = symbols(index, _INDEX_LENGTHS[VERSION])
    guise = "".join(SYMBOLS[draw.below(len(SYMBOLS))] for _ in range(_GUISE_LENGTH))
    return PuzzleId(level, place + guise, Symmetry.NONE, BANK, VERSION, shape=shape)


def near_id(level: Level, index: int, draw: Draw) -> PuzzleId:
    """Return the open id of puzzles near those of the bank up to one."""
    named = bank_id(level, index, draw)
    return named._replace(source=DIGGER, version=NEAR_ANY)


def index_of(puzzle_id: PuzzleId) -> int:
    """Return the index of a bank puzzle in its level, whatever its disguise."""
    return number_of(puzzle_id.seed[: _INDEX_LENGTHS[puzzle_id.version]])
