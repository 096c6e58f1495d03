"""Junior and senior exocet: the digits of two cells are those of two others.

The base are two cells in a line and a box that hold three or four digits in all. Three cross-lines
run across the band of that box: through its third cell of the line, and one through each of the two
other boxes. Take a digit that is true in the base. It goes from what both base cells see, and if
none of two targets held it, each cross-line would have it in one of its other places. Where two
lines hold all of these, that is one too few. So both digits of the base are in the targets, each in
one of them. Junior exocet: both targets in the band. Senior: elsewhere in the cross-lines too.

The digit of a target in the band is once more in the next box, beyond the lines of base and target:
in its mirror node. (D. P. Bird, "JExocet Compendium", 2012.)
"""

from collections.abc import Iterable, Iterator
from functools import cache, partial
from itertools import combinations, permutations, product
from typing import Final, NamedTuple

from ..board import Board
from ..sets import CandidateSet, CellIndex, CellSet, DigitSet, HouseIndex, bits, cells_of, union
from ..step import Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique

_BAND: Final = 3
_SIZES: Final = (3, 4)
"""How many digits a base holds."""
_HELD: Final = 2
"""How many of them a target holds at least."""

_Pair = tuple[int, int]
"""Digits of the first and of the second target."""


class Frame(NamedTuple):
    """A base with its cross-lines, independent of the digits."""

    base: tuple[CellIndex, CellIndex]
    line: HouseIndex
    lines: tuple[HouseIndex, HouseIndex, HouseIndex]
    near: CellSet
    """The cells of the cross-lines in the band that the base does not see."""
    far: CellSet
    """The cells of the cross-lines outside the band."""
    along: tuple[int, ...]
    """All lines that run as that of the base."""
    boxes: tuple[HouseIndex, HouseIndex]
    """The other boxes of the band."""


class Exocet(NamedTuple):
    """An exocet, and what it eliminates."""

    frame: Frame
    targets: tuple[CellIndex, CellIndex]
    digits: DigitSet
    covers: tuple[HouseIndex, ...]
    """The lines that hold what the cross-lines leave to the digits, two a digit at most."""
    mirrored: bool
    """Whether mirror nodes are looked at."""
    gone: CandidateSet

    @property
    def is_junior(self) -> bool:
        """Whether both targets are in the band of the base."""
        return all(self.frame.near >> target & 1 for target in self.targets)


def exocets(board: Board) -> tuple[Exocet, ...]:
    """Return the exocets that eliminate something; use through `Board.cached`."""
    if board.tables.geometry.box_shape != (_BAND, _BAND):
        return ()
    return tuple(_found(board))


@cache
def _frames(tables: Tables) -> tuple[Frame, ...]:
    return tuple(
        frame
        for along, crossing in ((tables.rows, tables.columns), (tables.columns, tables.rows))
        for line in along
        for box in tables.regions
        if tables.houses[line] & tables.houses[box]
        for frame in _frames_of(tables, line, box, tuple(along), tuple(crossing))
    )


def _frames_of(
    tables: Tables,
    line: HouseIndex,
    box: HouseIndex,
    along: tuple[int, ...],
    crossing: tuple[int, ...],
) -> Iterator[Frame]:
    houses = tables.houses
    one, other = (r for r in tables.regions if r != box and houses[r] & houses[line])
    band = houses[box] | houses[one] | houses[other]
    inside = bits(houses[line] & houses[box])
    for third in inside:
        first, second = (cell for cell in inside if cell != third)
        home = next(h for h in crossing if houses[h] >> third & 1)
        for across in product(crossing, crossing):
            if houses[across[0]] & houses[one] and houses[across[1]] & houses[other]:
                cells = houses[across[0]] | houses[across[1]]
                yield Frame(
                    (first, second),
                    line,
                    (home, *across),
                    cells & band & ~houses[line],
                    (cells | houses[home]) & ~band,
                    along,
                    (one, other),
                )


def _found(board: Board) -> Iterator[Exocet]:
    masks, places = board.masks, _places(board)
    for frame in _frames(board.tables):
        one, other = frame.base
        digits = masks[one] | masks[other]
        if digits.bit_count() in _SIZES and masks[one] and masks[other]:
            board.poll()
            for targets in _targets(board, places, frame, digits):
                covers = _covers(board.tables, places, frame, digits, targets)
                if covers is not None:
                    filling = _Filling(board, places, frame, targets)
                    yield from filling.exocets(digits, covers)


def _places(board: Board) -> list[CellSet]:
    """Return for each digit the cells that hold it or have it as a candidate."""
    places = list(board.planes)
    for cell, value in enumerate(board.values):
        if value:
            places[value - 1] |= 1 << cell
    return places


def _targets(
    board: Board, places: list[CellSet], frame: Frame, digits: DigitSet
) -> Iterator[tuple[CellIndex, CellIndex]]:
    """Yield pairs of possible target cells, if nothing else in the band can hold a digit."""
    near = frame.near & union(places[digit] for digit in bits(digits))
    if near.bit_count() <= 2:
        holding = [
            cell
            for cell in bits(near | frame.far)
            if (board.masks[cell] & digits).bit_count() >= _HELD
        ]
        for one, other in combinations(holding, 2):
            if not near & ~(1 << one | 1 << other):
                yield one, other


def _covers(
    tables: Tables,
    places: list[CellSet],
    frame: Frame,
    digits: DigitSet,
    targets: tuple[CellIndex, CellIndex],
) -> tuple[int, ...] | None:
    """Return lines that cover the places of all digits, two for each; None if two are too few."""
    free = frame.far & ~(1 << targets[0] | 1 << targets[1])
    found: set[int] = set()
    for digit in bits(digits):
        lines = _two_lines(tables, frame, places[digit] & free)
        if lines is None:
            return None
        found.update(lines)
    return tuple(sorted(found))


def _two_lines(tables: Tables, frame: Frame, cells: CellSet) -> tuple[int, ...] | None:
    """Return at most two lines that contain some cells, or None."""
    houses = tables.houses
    for count in range(_BAND):
        for dropped in combinations(frame.lines, count):
            left = cells & ~union(houses[line] for line in dropped)
            needed = tuple(line for line in frame.along if houses[line] & left)
            if len(needed) + count < _BAND:
                return (*needed, *dropped)
    return None


class _Mirror(NamedTuple):
    """The cells that repeat the digit of a target, and their box."""

    cells: CellSet
    box: CellSet


class _Filling:
    """The ways to fill base and targets of an exocet, and what is in none of them."""

    def __init__(
        self, board: Board, places: list[CellSet], frame: Frame, targets: tuple[int, int]
    ) -> None:
        self._board: Final = board
        self._places: Final = places
        self._frame: Final = frame
        self._targets: Final = targets
        self._mirrors: Final = tuple(
            self._mirror(target, other)
            for target, other in zip(targets, targets[::-1], strict=True)
        )

    def exocets(self, digits: DigitSet, covers: tuple[int, ...]) -> Iterator[Exocet]:
        """Yield what follows from base, targets and cross-lines; then what mirrors add."""
        pairs = [
            pair
            for pair in permutations(bits(digits), 2)
            if self._is_in_base(pair) and all(map(self._has_room, self._targets, pair))
        ]
        gone = self._lost(pairs)
        if gone:
            yield Exocet(self._frame, self._targets, digits, covers, False, gone)
        pairs = [
            pair
            for pair in pairs
            if all(
                not mirror.cells or self._places[digit] & mirror.cells
                for mirror, digit in zip(self._mirrors, pair, strict=True)
            )
        ]
        more = self._lost(pairs) | self._lost_in_mirrors(pairs)
        if more & ~gone:
            yield Exocet(self._frame, self._targets, digits, covers, True, more)

    def _is_in_base(self, pair: _Pair) -> bool:
        one, other = (self._board.masks[cell] for cell in self._frame.base)
        return any(one >> a & 1 and other >> b & 1 for a, b in (pair, pair[::-1]))

    def _has_room(self, target: int, digit: int) -> bool:
        """Whether a digit is possible in a target and in the cross-lines that do not cross it."""
        tables = self._board.tables
        cells = self._places[digit] & self._frame.far & ~tables.peers[target]
        cells &= ~union(1 << each for each in self._targets)
        one, *others = [
            cells & tables.houses[line]
            for line in self._frame.lines
            if not tables.houses[line] >> target & 1
        ]
        return bool(self._board.masks[target] >> digit & 1) and any(
            all(self._is_free(each, other) for other in others) for each in _each(one)
        )

    def _is_free(self, cell: CellSet, others: CellSet) -> bool:
        return bool(others & ~self._board.tables.peers[cell.bit_length() - 1])

    def _mirror(self, target: int, other: int) -> _Mirror:
        """Return the mirror node of a target; empty if it is not in the band."""
        tables, frame = self._board.tables, self._frame
        if not frame.near >> target & 1:
            return _Mirror(0, 0)
        box = next(tables.houses[b] for b in frame.boxes if not tables.houses[b] >> target & 1)
        lines = union(
            tables.houses[line]
            for line in frame.along
            if line == frame.line or tables.houses[line] >> target & 1
        )
        return _Mirror(box & ~lines & ~(1 << other), box)

    def _lost(self, pairs: Iterable[_Pair]) -> CandidateSet:
        """Return the candidates of base and targets that occur in none of the ways."""
        (one, other), masks = self._frame.base, self._board.masks
        held = dict.fromkeys((one, other, *self._targets), 0)
        for a, b in pairs:
            held[self._targets[0]] |= 1 << a
            held[self._targets[1]] |= 1 << b
            for first, second in ((a, b), (b, a)):
                if masks[one] >> first & 1 and masks[other] >> second & 1:
                    held[one] |= 1 << first
                    held[other] |= 1 << second
        return union(
            self._board.candidates(1 << cell, masks[cell] & ~mask) for cell, mask in held.items()
        )

    def _lost_in_mirrors(self, pairs: Iterable[_Pair]) -> CandidateSet:
        """Return the candidates of mirror nodes that occur in none of the ways."""
        gone = 0
        for place, mirror in enumerate(self._mirrors):
            for cell in _each(mirror.cells):
                left = 0
                for pair in pairs:
                    own = 1 << pair[place]
                    other = 1 << pair[1 - place]
                    if self._places[pair[place]] & cell:
                        left |= own
                    if self._places[pair[place]] & mirror.cells & ~cell:
                        in_box = mirror.box >> self._targets[1 - place] & 1
                        left |= ~(own | other if in_box else own)
                number = cell.bit_length() - 1
                gone |= self._board.candidates(cell, self._board.masks[number] & ~left)
        return gone


def _each(cells: CellSet) -> Iterator[CellSet]:
    return (1 << cell for cell in bits(cells))


def _find(board: Board, name: str, *, junior: bool) -> Iterator[Step]:
    for exocet in board.cached(exocets):
        if exocet.is_junior is junior:
            yield _step(board, name, exocet)


def _step(board: Board, name: str, exocet: Exocet) -> Step:
    tables, frame = board.tables, exocet.frame
    base = union(1 << cell for cell in frame.base)
    targets = union(1 << cell for cell in exocet.targets)
    places = union(tables.houses[line] for line in frame.lines)
    if exocet.mirrored:
        places |= union(tables.houses[box] for box in frame.boxes)
    every = (1 << tables.size) - 1
    return Step(
        technique=name,
        eliminations=tables.candidates(exocet.gone),
        roles=(
            (Role.PATTERN, tables.candidates(board.candidates(base, exocet.digits))),
            (Role.SECOND, tables.candidates(board.candidates(targets, every))),
            (
                Role.FIN,
                tables.candidates(board.candidates(places & ~base & ~targets, exocet.digits)),
            ),
        ),
        houses=frame.lines,
        covers=exocet.covers,
        arguments=(
            *((("variant", "mirror"),) if exocet.mirrored else ()),
            ("base_cells", cells_of(base)),
            ("target_cells", cells_of(targets)),
            ("cross_houses", tuple(sorted(frame.lines))),
            ("set_digits", tuple(digit + 1 for digit in bits(exocet.digits))),
        ),
    )


def _technique(name: str, rank: int, code: str, example: Example, *, junior: bool) -> Technique:
    return Technique(
        id=name,
        rank=rank,
        code=code,
        score=480,
        level=Level.EXTREME,
        in_path=False,
        largest=9,
        find=partial(_find, name=name, junior=junior),
        example=example,
    )


TECHNIQUES: Final = (
    _technique(
        "junior-exocet",
        8430,
        "9015",
        Example(
            board="5964..1737....6259132795..491.....4.8.....9..2....953.6719.43.53.9..74..4...6.79.",
            removed="824 825 245 845 255 865 285 885",
        ),
        junior=True,
    ),
    _technique(
        "senior-exocet",
        8440,
        "9016",
        Example(
            board="384...16.2...3.48..1.48.2.37568..3.4921643578843.7562..78..493....3.874.43.7..8.6",
            removed="915 916 924 926 929 933 593",
        ),
        junior=False,
    ),
)
