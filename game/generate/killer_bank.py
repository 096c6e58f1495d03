"""The bank of killers: verified puzzles of every level, each dealt in sixteen disguises.

`puzzles/bank/killer/<level>.txt` holds one puzzle a line: 81 characters of givens, 81 that say in
which cage a cell is (`.` for none), the totals of the cages joined by dots, and the techniques
beyond singles that its path needs, joined by commas, or `-` for none. A guise turns and mirrors
the board, and may count digits from the other end (1 becomes 9): what else keeps houses valid
would tear cages apart.

Ids name puzzles by their lines, so no line ever goes, moves or gets another puzzle: one that is not
of its level has the word `retired` at the end of its line, as in the other bank.
"""

from pathlib import Path
from typing import Final, NamedTuple

from ..core.constraints import constrained
from ..core.constraints.clause import Clause
from ..core.digits import Cell
from ..core.geometry import CLASSIC
from ..core.grid import Grid
from ..core.rules import Puzzle
from .bank import FOLDER, RETIRED, BankError, BankFiles
from .draw import Draw
from .guise import GUISES, by_cells
from .ids import PuzzleId
from .levels import Level

KILLERS: Final = FOLDER / "killer"
NAMES: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""The names that the cages of a line have, in turn."""
NO_CAGE: Final = "."


class KillerEntry(NamedTuple):
    """A puzzle of the bank with its ratings."""

    givens: Grid
    techniques: tuple[str, ...]
    """The ids of the techniques beyond singles that its path needs."""
    retired: bool = False
    """Whether it is there for ids of old alone."""


class KillerBank(BankFiles):
    """The bank's killers."""

    def __init__(self, folder: Path = KILLERS) -> None:
        super().__init__(folder)

    def offered(self, level: Level) -> list[int]:
        """Return the puzzles of a level for new games."""
        lines = enumerate(self.lines(level))
        return [index for index, line in lines if not line.endswith(RETIRED)]

    def entry(self, level: Level, index: int) -> KillerEntry:
        """Return a puzzle of a level; raises `BankError` if its line is damaged."""
        try:
            return read_line(self.lines(level)[index])
        except ValueError:
            raise BankError(self.path(level), index + 1) from None

    def deal(self, puzzle_id: PuzzleId) -> Puzzle:
        """Return the puzzle of an id: always the same board, in the disguise that the id names.

        Raises `PuzzleIdError` for an id beyond the bank.
        """
        index = self.place(puzzle_id)
        guise = GUISES[Draw(str(puzzle_id)).below(len(GUISES))]
        return Puzzle(guise.apply(self.entry(puzzle_id.level, index).givens), str(puzzle_id))


def read_line(line: str) -> KillerEntry:
    """Return the puzzle in a line; raises `ValueError` if it is damaged."""
    givens, map_, totals, techniques = line.removesuffix(RETIRED).split()
    if len(map_) != len(CLASSIC.cells):
        raise ValueError(line)
    sums = [int(total) for total in totals.split(".")]
    held: list[list[Cell]] = [[] for _ in sums]
    for cell, name in zip(CLASSIC.cells, map_, strict=True):
        if name != NO_CAGE:
            held[NAMES.index(name)].append(cell)
    cages = [
        Clause("cage", tuple(cells), (total,)) for cells, total in zip(held, sums, strict=True)
    ]
    grid = Grid.parse(givens)
    return KillerEntry(
        Grid(grid.values, None, constrained(CLASSIC, cages)),
        tuple(techniques.split(",")) if techniques != "-" else (),
        line.endswith(RETIRED),
    )


def line_of(entry: KillerEntry) -> str:
    """Return the line of a puzzle."""
    grid = entry.givens
    map_, totals = [NO_CAGE] * len(grid.values), []
    for name, cage in zip(NAMES, sorted(grid.geometry.constraints, key=by_cells), strict=False):
        totals.append(str(cage.values[0]))
        for cell in cage.cells:
            map_[cell] = name
    techniques = ",".join(entry.techniques) or "-"
    givens = "".join(str(value or NO_CAGE) for value in grid.values)
    retired = RETIRED if entry.retired else ""
    return f"{givens} {''.join(map_)} {'.'.join(totals)} {techniques}{retired}"
