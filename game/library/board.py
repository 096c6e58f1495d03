"""A board of the library: made from any text, it solves, rates and explains itself."""

from collections.abc import Iterator
from typing import NamedTuple

from ..cli.commands.canonical import form_of
from ..cli.commands.check_step import judge
from ..cli.position_arguments import Position, position_in, position_of
from ..cli.rating import Request, rate_puzzle
from ..core.digits import SYMBOLS, digits_of
from ..core.errors import SudokuError
from ..core.geometry import CLASSIC, geometry_of
from ..core.grid import Grid
from ..core.verdict import Verdict
from ..formats.document import Entry
from ..formats.lines import is_marked
from ..formats.written import Conversion
from ..logic.board import filled_cells
from ..logic.finder import FinderOptions, all_steps, next_step, path
from ..logic.step import Step as Found
from ..logic.techniques import BY_ID
from ..paper.board import Picture
from ..paper.picture import board_svg
from ..solve.exact import classify, solutions
from .steps import CATALOGUE, Check, Step


class Rating(NamedTuple):
    """The difficulty of a puzzle, on HoDoKu's scale and on the Explainer's that forums use."""

    level: str | None
    """HoDoKu's level: Easy, Medium, Hard, Unfair, Extreme; None where logic comes to no end."""
    score: int | None
    """HoDoKu's score."""
    er: float | None
    """ER: the hardest step."""
    ep: float | None
    """EP: the hardest step up to the first digit."""
    ed: float | None
    """ED: the first step."""
    hardest: str | None
    """The id of the hardest technique of the path."""
    techniques: dict[str, int]
    """How often the path takes each technique."""
    verdict: str
    """`unique`, or why there is no rating: `none`, `many`, `conflict`, `gave up`."""


class Move(NamedTuple):
    """A digit that is still possible in a cell."""

    cell: str
    digit: int


class Board:
    """A Sudoku of any shape, with what was placed and ruled out. It never changes.

    >>> board = Board("6x6 12............................34....")
    >>> board["r1c1"], board.candidates("r1c3")
    (1, (3, 4, 5, 6))
    """

    __slots__ = ("_entry", "_position", "id")

    def __init__(self, text: str = "", *, shape: str | None = None) -> None:
        """Read the first puzzle of a text in any form that Nonet reads.

        `shape` is a code such as 6x6 where the text does not tell it; without a text the board is
        empty. Raises `nonet.SudokuError` for a text that is not a puzzle.
        """
        geometry = None if shape is None else geometry_of(shape)
        if not text:
            entry = Entry(Grid.empty(geometry or CLASSIC))
            position = Position(entry.grid, 0)
        else:
            entry, position = position_in(text, geometry)
        self._set(position, entry, None)

    def _set(self, position: Position, entry: Entry, puzzle_id: str | None) -> None:
        self._position: Position = position
        self._entry: Entry = entry
        self.id: str | None = puzzle_id
        """The id of a puzzle that Nonet generated."""

    @classmethod
    def of(cls, entry: Entry, puzzle_id: str | None = None) -> "Board":
        """Return the board of a puzzle that was read or generated."""
        board = cls.__new__(cls)
        board._set(position_of(entry), entry, puzzle_id)
        return board

    def _after(self, grid: Grid) -> "Board":
        board = Board.__new__(Board)
        board._set(Position(grid, self._position.givens), self._entry, self.id)
        return board

    # What it is.

    @property
    def text(self) -> str:
        """One character per cell, `.` for an empty one."""
        return self._grid.text

    @property
    def givens(self) -> str:
        """The same with the givens alone."""
        given = self._position.givens
        return "".join(c if given >> n & 1 else "." for n, c in enumerate(self.text))

    @property
    def shape(self) -> str:
        """The code of its shape, with its constraints: 9x9, 6x6, 9x9~cage=…"""
        return self._grid.geometry.code

    @property
    def size(self) -> int:
        """Its number of cells in a row."""
        return self._grid.geometry.size

    @property
    def title(self) -> str:
        """Its title, if the text has one."""
        return self._entry.title

    @property
    def author(self) -> str:
        """Its author, if the text names one."""
        return self._entry.author

    @property
    def is_solved(self) -> bool:
        """Whether every cell is filled and no rule is broken."""
        return self._grid.is_solved

    def __getitem__(self, cell: str) -> int | None:
        """Return the digit in a cell such as r4c7, None for an empty one."""
        return self._grid.values[self._cell(cell)] or None

    def candidates(self, cell: str) -> tuple[int, ...]:
        """Return the digits that are still possible in an empty cell."""
        return tuple(map(int, self._grid.candidates_of(self._cell(cell))))

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every candidate, in reading order."""
        name = self._grid.geometry.cell_name
        return tuple(
            Move(name(cell), int(digit))
            for cell in self._grid.geometry.cells
            for digit in digits_of(self._grid.candidates[cell])
        )

    @property
    def pencilmarks(self) -> str:
        """A grid of the candidates of each cell, or its digit if it is filled."""
        marks = [
            SYMBOLS[value - 1] if value else "".join(SYMBOLS[d - 1] for d in digits_of(mask))
            for value, mask in zip(self._grid.values, self._grid.candidates, strict=True)
        ]
        size, width = self.size, max(map(len, marks))
        rows = (marks[start : start + size] for start in range(0, len(marks), size))
        return "\n".join(" ".join(each.ljust(width) for each in row).rstrip() for row in rows)

    # What follows it.

    def place(self, cell: str, digit: int) -> "Board":
        """Return the board with a digit in an empty cell, removed from the cells that it sees."""
        at = self._cell(cell)
        if self._grid.values[at]:
            raise FilledError(cell)
        return self._after(self._grid.place(at, digit))

    def remove(self, cell: str, digit: int) -> "Board":
        """Return the board without a candidate."""
        return self._after(self._grid.without([(self._cell(cell), digit)]))

    def apply(self, step: Step) -> "Board":
        """Return the board after a step."""
        return self._after(step._found.apply(self._grid))

    # Solving.

    @property
    def verdict(self) -> str:
        """`unique`, `many`, `none` or `conflict`; `gave up` if it takes too long to find out.

        `not judged` if some rules are unknown and the others do not leave a unique solution.
        """
        return classify(self._grid).verdict.value

    def solve(self) -> "Board | None":
        """Return the solution; None if there is none, or more than one."""
        found = classify(self._grid)
        solution = found.solution if found.verdict is Verdict.UNIQUE else None
        return None if solution is None else self._after(solution)

    def solutions(self) -> Iterator["Board"]:
        """Yield every solution as it is found, however many there are."""
        return map(self._after, solutions(self._grid))

    def canonical(self) -> "Board":
        """Return the canonical form that a puzzle shares with all its disguises."""
        return Board.of(Entry(form_of(self._grid)))

    # Logic.

    def rate(
        self, *, er: bool = True, uniqueness: bool = True, seconds: float | None = None
    ) -> Rating:
        """Return both ratings of a 9x9 puzzle; without `er` the hardest ones are much quicker.

        Without `uniqueness` no technique assumes a unique solution. It gives up after `seconds`.
        """
        request = Request(with_counts=True, with_er=er, uniqueness=uniqueness, seconds=seconds)
        grid, givens = self._position
        placed = frozenset(c for c, v in enumerate(grid.values) if v and not givens >> c & 1)
        found = rate_puzzle(request, Entry(grid, placed))
        scale = found.er if found.er is not None and found.er.solved else None
        return Rating(
            found.level,
            found.score,
            None if scale is None else scale.er,
            None if scale is None else scale.ep,
            None if scale is None else scale.ed,
            found.hardest,
            found.techniques or {},
            found.verdict,
        )

    def steps(self, *techniques: str, nets: bool = False) -> Iterator[Step]:
        """Yield every step, the easiest techniques first; or those of some techniques.

        Techniques are given by id, such as x-wing. Nets are only searched with `nets`.
        """
        unique = self.verdict == "unique"
        options = FinderOptions(uniqueness=unique, nets=nets, optional=frozenset(BY_ID))
        unknown = next((each for each in techniques if each not in BY_ID), None)
        if unknown is not None:
            raise NoTechniqueError(unknown)
        sound = unique and not self._grid.geometry.constraints
        chosen = [BY_ID[each] for each in techniques if sound or not BY_ID[each].assumes_uniqueness]
        found = all_steps(self._grid, options, self._position.givens, chosen or None)
        return map(self._step, () if techniques and not chosen else found)

    def hint(self) -> Step | None:
        """Return the easiest step; None if there is none."""
        options = FinderOptions(uniqueness=self.verdict == "unique")
        found = next_step(self._grid, options, self._position.givens)
        return None if found is None else self._step(found)

    def path(self) -> tuple[Step, ...]:
        """Return the steps from here as far as logic leads, always the easiest."""
        options = FinderOptions(uniqueness=self.verdict == "unique")
        steps, position = [], self._position
        for found in path(self._grid, options, self._position.givens).steps:
            steps.append(self._step(found, position))
            position = Position(found.apply(position.grid), position.givens)
        return tuple(steps)

    def check(self, step: Step | str) -> Check:
        """Return whether a step follows from its text: Eureka, HoDoKu's lines, JSON, or a `Step`.

        Raises `nonet.SudokuError` for a part of a text that is not understood, quoting it.
        """
        found = judge(self._position, step if isinstance(step, str) else step.json)
        return Check(
            follows=found.by_pattern,
            true=found.true,
            assumes_uniqueness=found.uniqueness,
            reason=None if found.reason is None else CATALOGUE.render(found.reason),
            unchecked=found.unchecked,
        )

    # How it is written.

    def to(self, form: str) -> str:
        """Return the board in a form of `nonet convert --to`, such as hodoku, 729 or f-puzzles."""
        grid, givens = self._position
        placed = frozenset(c for c, v in enumerate(grid.values) if v and not givens >> c & 1)
        return "".join(Conversion(form).texts([self._entry._replace(grid=grid, placed=placed)]))

    def __str__(self) -> str:
        """Return its rows."""
        text, size = self.text, self.size
        return "\n".join(" ".join(text[n : n + size]) for n in range(0, len(text), size))

    def __repr__(self) -> str:
        """Return code that makes the board again."""
        grid, givens = self._position
        if grid.geometry == CLASSIC and Grid(grid.values) == grid and givens == filled_cells(grid):
            return f"nonet.Board({self.text!r})"
        return f"nonet.Board({self._position.text!r})"

    def _repr_svg_(self) -> str:
        """Return the board as a picture for notebooks."""
        grid, givens = self._position
        bold = frozenset(c for c in grid.geometry.cells if givens >> c & 1)
        notes = grid.candidates if is_marked(grid) else ()
        return board_svg(Picture(grid, bold, notes))

    def __eq__(self, other: object) -> bool:
        """Whether another board has the same cells, candidates and givens."""
        if not isinstance(other, Board):
            return NotImplemented
        return self._position == other._position

    def __hash__(self) -> int:
        """Return the hash of its cells."""
        return hash((self.shape, self.text))

    @property
    def _grid(self) -> Grid:
        return self._position.grid

    def _cell(self, name: str) -> int:
        return self._grid.geometry.parse_cell(name)

    def _step(self, found: Found, position: Position | None = None) -> Step:
        return Step(found, position or self._position)


class FilledError(SudokuError):
    """A digit was placed in a cell that has one."""

    key = "error.library_filled"

    def __init__(self, cell: str) -> None:
        super().__init__(f"{cell} is filled", cell=cell)


class NoTechniqueError(SudokuError):
    """A technique has no such id."""

    key = "cli.no_technique"

    def __init__(self, technique: str) -> None:
        super().__init__(f"{technique!r} is not a technique", technique=technique)
