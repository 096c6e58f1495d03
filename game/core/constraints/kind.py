"""What a kind of constraint is: all but its texts is in its one file."""

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
    """The case on the page of a kind: constraints of a 9x9 board, and digits that satisfy them."""

    constraints: str
    """As a code has them."""
    digits: str
    """Cells with their digits: `r3c3=4 r3c4=9`."""


class Position(Protocol):
    """What a deduction gets: a finders' board has it."""

    @property
    def values(self) -> Sequence[int]:
        """The digits on the board, 0 for an empty cell."""

    @property
    def masks(self) -> Sequence[int]:
        """The candidates of empty cells."""


class Finding(NamedTuple):
    """What follows from constraints at a position, with the arguments of its sentence."""

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
    """A method of deduction; a finder wraps it as a technique."""

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
    """Return the digits that cells can hold, including those they have."""
    values, masks = position.values, position.masks
    return tuple([1 << values[c] - 1 if values[c] else masks[c] for c in cells])


def eliminated_candidates(
    cells: Sequence[Cell], position: Position, left: Sequence[int]
) -> tuple[tuple[Cell, int], ...]:
    """Return the eliminations when only some digits are left for cells."""
    return tuple(
        (cell, digit)
        for cell, mask in zip(cells, left, strict=True)
        if not position.values[cell]
        for digit in digits_of(position.masks[cell] & ~mask)
    )


class Kind(ABC):
    """A kind of constraint. A new one is a module in `kinds` with its `KINDS`, and its texts.

    The texts are one row of `game.messages.english.constraint_lines` or `constraint_cells`.
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
        """Return its rules with their cells; `board` has no constraints, `every` has all."""

    @abstractmethod
    def meaning(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> Meaning:
        """Return its meaning for the checker of proofs, defined independently of `relations`."""

    def apart(self, one: Clause, board: "Geometry") -> Iterable[tuple[Cell, ...]]:
        """Return groups of cells without repeated digits."""
        return ()

    def implied(
        self, every: Sequence[Clause], board: "Geometry"
    ) -> Iterable[tuple[tuple[Cell, ...], Rule]]:
        """Return rules that all constraints of the kind imply together, only to help solving."""
        return ()

    def fits(self, one: Clause, board: "Geometry") -> bool:
        """Return whether cells and values are valid; checked first for anything from outside."""
        fewest, most = self.numbers
        return (
            len(one.cells) >= self.least
            and bool(one.cells) == bool(self.least)
            and fewest <= len(one.values) <= most
        )

    @property
    def typed(self) -> str:
        """What is typed into one: a number, digits or nothing; ends the keys of its texts."""
        if self.choices or not self.numbers[1]:
            return "nothing"
        return "digits" if self.numbers[1] > 1 else "number"

    def sketched(self, cells: tuple[Cell, ...], values: tuple[int, ...] = ()) -> Clause:
        """Return the constraint that a stroke through cells means, with what is typed into it."""
        written = tuple(sorted(values)) if self.typed == "digits" else values
        return Clause(self.word, cells, written or self.choices[:1])

    def marks(self, one: Clause, board: "Geometry", every: Sequence[Clause]) -> "Iterable[Mark]":
        """Return its drawing."""
        return ()

    def deductions(self) -> tuple[Deduction, ...]:
        """Return its methods of deduction; by default, what each relation leaves its cells."""
        if self.example is None:
            return ()
        return (Deduction(self.word, NARROWING, 40, 2, self._find_narrowed, self.example),)

    def reasons(
        self, one: Clause, cells: tuple[Cell, ...], position: Position
    ) -> tuple[tuple[str, Any], ...]:
        """Return arguments of a sentence about its cells, besides the first and last cell."""
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
        """Return the arguments of its texts."""
        return {}

    def broken_message(self, one: Clause, cells: tuple[Cell, ...], grid: "GridLike") -> Message:
        """Return what is wrong if the digits in some cells violate it."""
        names = [grid.geometry.cell_name(cell) for cell in (cells[0], cells[-1])]
        return message(
            f"constraint.{self.word}.broken", first=names[0], last=names[1], **self.arguments(one)
        )

    def name_message(self, one: Clause) -> Message:
        """Return the name of a constraint, such as the cage of 14."""
        return message(f"constraint.{self.word}.one", **self.arguments(one))

    @abstractmethod
    def parse(self, spec: Constraint, board: "Geometry") -> Iterable[Clause]:
        """Return the constraints that a file's entry means; its kind is one of `links`.

        It is empty if the entry demands nothing. Raises `ValueError` for invalid ones.
        """

    @abstractmethod
    def write(self, one: Clause, board: "Geometry") -> Constraint:
        """Return its entry in files."""


class GridLike(Protocol):
    """A board with digits."""

    @property
    def values(self) -> bytes:
        """The digits, one byte per cell."""

    @property
    def geometry(self) -> "Geometry":
        """Its shape."""
