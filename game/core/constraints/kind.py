"""What a kind of constraints is: everything but its words stands in its one file."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..constraint import Constraint
from ..digits import Cell, digits_of
from ..message import Message, message
from .clause import Clause
from .gesture import Gesture
from .meaning import Meaning
from .rule import Rule

if TYPE_CHECKING:
    from ..geometry import Geometry
    from .marks import Mark


class Example(NamedTuple):
    """A 9x9 position where a deduction finds something."""

    constraints: str
    """As a code has them."""
    cells: str
    removed: str = ""
    """What was ruled out before: digit, row and column of each candidate."""


class Case(NamedTuple):
    """What the page of a kind shows on a 9x9 board: constraints, and digits that keep them."""

    constraints: str
    """As a code has them."""
    digits: str
    """Cells with their digits: `r3c3=4 r3c4=9`."""


class Position(Protocol):
    """What a deduction looks at: a finders' board has it."""

    @property
    def values(self) -> Sequence[int]:
        """The digits that stand, 0 for an open cell."""

    @property
    def masks(self) -> Sequence[int]:
        """The candidates of open cells."""


class Finding(NamedTuple):
    """What follows from constraints at a position, and what a sentence says of it."""

    cells: tuple[Cell, ...]
    """What to look at."""
    placements: tuple[tuple[Cell, int], ...] = ()
    eliminations: tuple[tuple[Cell, int], ...] = ()
    arguments: tuple[tuple[str, Any], ...] = ()
    """Named values for the sentence, rendered by the last words of their names."""
    constraints: tuple[int, ...] = ()
    """The places of the constraints that it follows from, among those of the board."""
    houses: tuple[int, ...] = ()


class Deduction(NamedTuple):
    """A way to find what follows: a technique as soon as a finder has wrapped it."""

    id: str
    """Its messages are `technique.<id>.name`, `.look`, `.explanation` and `.sentence`."""
    rank: int
    """Its place in the search among all techniques."""
    score: int
    level: int
    """The level of `game.logic.technique.Level`, from 1."""
    find: "Callable[[Geometry, Position], Iterator[Finding]]"
    example: Example


NARROWING = 510
"""The rank of what single constraints leave: after singles, before what houses say together."""


def domains(cells: Sequence[int], position: Position) -> tuple[int, ...]:
    """Return the digits that cells can hold, those that stand included."""
    values, masks = position.values, position.masks
    return tuple([1 << values[c] - 1 if values[c] else masks[c] for c in cells])


def eliminated_candidates(
    cells: Sequence[Cell], position: Position, left: Sequence[int]
) -> tuple[tuple[Cell, int], ...]:
    """Return the candidates that go when only some digits are left to cells."""
    return tuple(
        (cell, digit)
        for cell, mask in zip(cells, left, strict=True)
        if not position.values[cell]
        for digit in digits_of(position.masks[cell] & ~mask)
    )


class Kind(ABC):
    """A kind of constraints. A new one is a module in `kinds` with its `KINDS`, and its words.

    The words are one row of `game.messages.english.constraint_lines` or `constraint_cells`.
    """

    word: str
    """What it is called in codes, and in keys of messages."""
    rank: int
    """Its place in the list of all kinds, those that people meet most first."""
    shown: Case
    example: Example | None = None
    """Of what its relations leave; None where candidates and peers say all that follows."""
    links: tuple[str, ...] = ()
    """What f-puzzles calls it."""
    numbers: tuple[int, int] = (0, 0)
    """How many values it has at least and at most."""
    least: int = 1
    """How many cells it has at least; 0 for one that speaks of the whole board."""
    gesture: Gesture = Gesture.GROUP
    """How it is drawn by hand. The editor has a tool for each kind, among those alike."""
    choices: tuple[int, ...] = ()
    """The only values that there are, the usual one first; () where a number is typed."""

    @abstractmethod
    def relations(
        self, one: Clause, board: "Geometry", every: Sequence[Clause]
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return what it asks of cells; `board` has no constraints, `every` are all there are."""

    @abstractmethod
    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Meaning:
        """Return what it means to the checker of proofs, said apart from `relations`."""

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return groups of cells that hold no digit twice."""
        return ()

    def implied(
        self, every: Sequence[Clause], board: "Geometry"
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return what all of the kind together imply: it helps who solves, and nobody else."""
        return ()

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Whether cells and values make sense; what comes from outside is asked this first."""
        fewest, most = self.numbers
        return (
            len(one.cells) >= self.least
            and bool(one.cells) == bool(self.least)
            and fewest <= len(one.values) <= most
        )

    @property
    def typed(self) -> str:
        """What is typed at one, as the end of the keys of words: a number, digits or nothing."""
        if self.choices or not self.numbers[1]:
            return "nothing"
        return "digits" if self.numbers[1] > 1 else "number"

    def sketched(self, cells: tuple[Cell, ...], values: tuple[int, ...] = ()) -> Clause:
        """Return the constraint that a stroke through cells means, with what is typed at it."""
        written = tuple(sorted(values)) if self.typed == "digits" else values
        return Clause(self.word, cells, written or self.choices[:1])

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> "Iterable[Mark]":
        """Return what is drawn of it."""
        return ()

    def deductions(self) -> tuple[Deduction, ...]:
        """Return the ways to find what follows; by default what each relation leaves its cells."""
        if self.example is None:
            return ()
        return (Deduction(self.word, NARROWING, 40, 2, self._find_narrowed, self.example),)

    def reasons(
        self, one: Clause, cells: tuple[Cell, ...], position: Position
    ) -> tuple[tuple[str, Any], ...]:
        """Return what a sentence about some of its cells may name besides the first and last."""
        return ()

    def _find_narrowed(self, geometry: "Geometry", position: Position) -> Iterator[Finding]:
        for cells, rule, owner in geometry.relations:
            one = geometry.constraints[owner]
            if one.kind != self.word:
                continue
            left = rule.narrow(domains(cells, position))
            lost = () if left is None else eliminated_candidates(cells, position, left)
            if lost:
                ends = (("first_cell", cells[0]), ("last_cell", cells[-1]))
                named = self.arguments(one).items()
                arguments = (*ends, *named, *self.reasons(one, cells, position))
                yield Finding(cells, (), lost, arguments, (owner,))

    def arguments(self, one: Clause) -> dict[str, "str | int | Message"]:
        """Return what its words may name."""
        return {}

    def broken_message(self, one: Clause, cells: tuple[Cell, ...], grid: "GridLike") -> Message:
        """Return what is wrong when digits break it in some cells."""
        names = [grid.geometry.cell_name(cell) for cell in (cells[0], cells[-1])]
        return message(
            f"constraint.{self.word}.broken", first=names[0], last=names[1], **self.arguments(one)
        )

    def name_message(self, one: Clause) -> Message:
        """Return what one is called: the cage of 14."""
        return message(f"constraint.{self.word}.one", **self.arguments(one))

    @abstractmethod
    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the constraints that a file's entry means, whose kind is one of `links`.

        None where it asks nothing. Raises `ValueError` for nonsense.
        """

    @abstractmethod
    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return the entry that files have for it."""


class GridLike(Protocol):
    """A board with digits."""

    @property
    def values(self) -> bytes:
        """One a cell."""

    @property
    def geometry(self) -> "Geometry":
        """Its shape."""
