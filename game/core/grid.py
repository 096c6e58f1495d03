"""The board as an immutable value: digits and remaining candidates."""

from collections.abc import Iterable
from typing import Final

from .digits import SYMBOLS, Cell, Digit, Mask, digits_of
from .errors import DigitError, GridSizeError, GridTextError
from .geometry import CLASSIC, Geometry

OPEN_CHARACTERS: Final = ".0-_*"
_WRITTEN: Final = f".{SYMBOLS}".encode().ljust(256, b"?")
"""By value, how it is written."""
_NO_CELL: Final = 255
_READ: Final = bytes(
    0 if chr(code) in OPEN_CHARACTERS else SYMBOLS.find(chr(code).upper()) + 1 or _NO_CELL
    for code in range(128)
).ljust(256, bytes((_NO_CELL,)))
"""By code, the value that is written so."""


class Grid:
    """Values and candidates of every cell.

    `values` has one byte a cell in reading order, 0 for an open cell. `candidates` has one mask
    a cell: the digits it can still take, empty for a filled cell. A new grid has all candidates
    that the rules allow; `without` removes some, and placing a digit keeps what was removed.
    """

    __slots__ = ("_candidates", "geometry", "values")

    def __init__(
        self,
        values: Iterable[int],
        candidates: Iterable[int] | None = None,
        geometry: Geometry = CLASSIC,
    ) -> None:
        cells = values if isinstance(values, bytes) else tuple(values)
        if len(cells) != len(geometry.cells):
            raise GridSizeError(len(cells), len(geometry.cells))
        if min(cells) < 0 or max(cells) > geometry.size:
            wrong = next(value for value in cells if not 0 <= value <= geometry.size)
            raise DigitError(wrong, geometry.size)
        self.geometry: Final = geometry
        self.values: Final = bytes(cells)
        self._candidates: tuple[Mask, ...] | None = (
            None if candidates is None else tuple(Mask(mask) for mask in candidates)
        )

    @classmethod
    def empty(cls, geometry: Geometry = CLASSIC) -> "Grid":
        """Return the board with no digit placed."""
        return cls(bytes(len(geometry.cells)), None, geometry)

    @classmethod
    def parse(cls, text: str, geometry: Geometry = CLASSIC) -> "Grid":
        """Parse one character per cell, ignoring white space; `. 0 - _ *` are empty cells.

        Raises `GridTextError` for another character and `GridSizeError` for a wrong count.
        """
        written = "".join(text.split())
        values = written.encode("ascii", "replace").translate(_READ)
        if max(values, default=0) > geometry.size:
            at = next(at for at, value in enumerate(values) if value > geometry.size)
            raise GridTextError(written[at], at + 1)
        return cls(values, None, geometry)

    @property
    def candidates(self) -> tuple[Mask, ...]:
        """The candidates of every cell."""
        if self._candidates is None:
            self._candidates = rule_candidates(self)
        return self._candidates

    @property
    def known_candidates(self) -> tuple[Mask, ...] | None:
        """The candidates if they were given or computed; None while they follow from the digits."""
        return self._candidates

    @property
    def text(self) -> str:
        """One character per cell, `.` if it is empty; 81 characters for 9x9."""
        return self.values.translate(_WRITTEN).decode("ascii")

    @property
    def is_full(self) -> bool:
        """Whether no cell is empty; a full board may still break the rules."""
        return 0 not in self.values

    @property
    def is_solved(self) -> bool:
        """Whether every house has every digit once, and pairs and constraints are satisfied."""
        values, geometry = self.values, self.geometry
        full = set(range(1, geometry.size + 1))
        return (
            all({values[c] for c in h.cells} == full for h in geometry.houses)
            and all(values[one] != values[other] for _, _, (one, other) in geometry.pairs)
            and all(relation.holds(values) for relation in geometry.relations)
        )

    @property
    def filled(self) -> int:
        """The number of filled cells."""
        return len(self.values) - self.values.count(0)

    @property
    def open_cells(self) -> tuple[Cell, ...]:
        """The empty cells in reading order."""
        return tuple(cell for cell in self.geometry.cells if not self.values[cell])

    def candidates_of(self, cell: int) -> tuple[Digit, ...]:
        """Return the candidates of a cell in ascending order; none for a filled cell."""
        return digits_of(self.candidates[cell])

    def place(self, cell: int, digit: int) -> "Grid":
        """Return the grid with a digit in a cell, removed from its peers' candidates.

        A digit that conflicts may be placed: `game.core.rules` finds the conflicts.
        """
        if not 1 <= digit <= self.geometry.size:
            raise DigitError(digit, self.geometry.size)
        values = bytearray(self.values)
        before = values[cell]
        values[cell] = digit
        if self._candidates is None or before:
            # Replacing a digit may give candidates back: the rules decide anew.
            return Grid(values, None, self.geometry)
        masks: list[int] = list(self._candidates)
        masks[cell] = 0
        keep = ~(1 << (digit - 1))
        for peer in self.geometry.peers[cell]:
            masks[peer] &= keep
        for relation in self.geometry.relations:
            if cell in relation.cells:
                for other, allowed in relation.allowed(values):
                    masks[other] &= allowed
        return Grid(values, masks, self.geometry)

    def erase(self, cell: int) -> "Grid":
        """Return the grid with a cell emptied, and all candidates that the rules allow."""
        values = bytearray(self.values)
        values[cell] = 0
        return Grid(values, None, self.geometry)

    def without(self, removed: Iterable[tuple[int, int]]) -> "Grid":
        """Return the grid without the given candidates, each a cell and a digit."""
        masks: list[int] = list(self.candidates)
        for cell, digit in removed:
            masks[cell] &= ~(1 << (digit - 1))
        return Grid(self.values, masks, self.geometry)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return (
            self.values == other.values
            and self.geometry == other.geometry
            and self.candidates == other.candidates
        )

    def __hash__(self) -> int:
        return hash((self.values, self.geometry))

    def __repr__(self) -> str:
        if self._candidates is not None and self._candidates != rule_candidates(self):
            return f"Grid({self.values!r}, {tuple(self._candidates)!r}, {self.geometry!r})"
        if self.geometry == CLASSIC:
            return f"Grid.parse({self.text!r})"
        return f"Grid.parse({self.text!r}, {self.geometry!r})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Grid, (self.values, self._candidates, self.geometry)


def rule_candidates(grid: Grid) -> tuple[Mask, ...]:
    """Return for every cell the digits that neither a peer nor a single constraint excludes.

    None for a filled cell. What several constraints imply together is left to solvers.
    """
    geometry, values = grid.geometry, grid.values
    used = [0] * len(geometry.houses)
    for cell, value in enumerate(values):
        if value:
            for house in geometry.houses_of[cell]:
                used[house] |= 1 << (value - 1)
    full = geometry.all_digits
    masks = []
    for cell, value in enumerate(values):
        mask = 0
        if not value:
            mask = full
            for house in geometry.houses_of[cell]:
                mask &= ~used[house]
        masks.append(Mask(mask))
    for _, _, (one, other) in geometry.pairs:
        for cell, peer in ((one, other), (other, one)):
            if values[peer]:
                masks[cell] = Mask(masks[cell] & ~(1 << (values[peer] - 1)))
    for relation in geometry.relations:
        for cell, allowed in relation.allowed(values):
            masks[cell] = Mask(masks[cell] & allowed)
    return tuple(masks)
