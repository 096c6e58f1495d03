"""Fish of rows and columns: a digit's places in base lines, and as many cover lines.

Base candidates outside the covers are fins: when all of them are false, the
covers hold as many copies of the digit as the bases, so nothing else in the covers is true. What
also sees every fin is false either way. (Sudopedia, "Fish", "Finned Fish", "Sashimi Fish",
"Siamese Fish".)
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from ..board import Board, marks
from ..remembered import remembered
from ..sets import CellSet, HouseIndex, LineSet, PlainDigit, bits
from ..step import Role, Step
from ..tables import Tables
from .places import PLANES_KEPT, lines_of
from .subsets import groups_within


class Fish(NamedTuple):
    """A fish of a digit: base and cover houses, fins, and what it eliminates."""

    base: tuple[HouseIndex, ...]
    covers: tuple[HouseIndex, ...]
    fins: CellSet
    eliminations: CellSet


def fish_step(board: Board, technique: str, digit: PlainDigit, *fish: Fish) -> Step:
    """Return the step of a fish, or of siamese fish with the same base."""
    base = fish[0].base
    plane = board.planes[digit - 1]
    covers = tuple(sorted({house for one in fish for house in one.covers}))
    body, covered = plane & cells_in(board.tables, base), plane & cells_in(board.tables, covers)
    fins = eliminations = 0
    for one in fish:
        fins |= one.fins
        eliminations |= one.eliminations
    roles = [(Role.PATTERN, marks(body & ~fins, digit))]
    for role, cells in ((Role.FIN, fins), (Role.COVER, covered & ~body & ~eliminations)):
        if cells:
            roles.append((role, marks(cells, digit)))
    return Step(
        technique=technique,
        eliminations=marks(eliminations, digit),
        roles=tuple(roles),
        houses=base,
        covers=covers,
        arguments=(
            ("digit", digit),
            ("base_houses", base),
            ("cover_houses", covers),
            *((("fin_cells", tuple(bits(fins))),) if fins else ()),
        ),
    )


def find_basic(board: Board, technique: str, size: int) -> Iterator[Step]:
    """Yield the fish of rows in columns and of columns in rows that have no fins."""
    for digit, plane in enumerate(board.planes, 1):
        for fish in basic_fish(board.tables, plane, size):
            yield fish_step(board, technique, digit, fish)


@remembered(3 * PLANES_KEPT)
def basic_fish(tables: Tables, plane: CellSet, size: int) -> tuple[Fish, ...]:
    """Return the fish without fins that eliminate something, those with base rows first."""
    found = []
    rows, columns = lines_of(tables, plane)
    for first_base, first_cover, across in ((0, tables.size, rows), (tables.size, 0, columns)):
        few = [(line, 1 << i) for i, line in enumerate(across) if 2 <= line.bit_count() <= size]
        if len(few) < size:
            continue
        for union, lines in groups_within(few, size, size):
            if union.bit_count() != size:
                continue
            base = tuple([first_base + i for i in bits(lines)])
            covers = tuple([first_cover + i for i in bits(union)])
            hit = plane & cells_in(tables, covers) & ~cells_in(tables, base)
            if hit:
                found.append(Fish(base, covers, 0, hit))
    return tuple(found)


def cells_in(tables: Tables, houses: tuple[HouseIndex, ...]) -> CellSet:
    """Return the cells of houses as a set."""
    cells = 0
    for house in houses:
        cells |= tables.houses[house]
    return cells


def find_finned(board: Board, technique: str, size: int, *, sashimi: bool) -> Iterator[Step]:
    """Yield the finned fish of rows and columns.

    In a sashimi fish a base has a single candidate left besides its fins.
    """
    for digit, plane in enumerate(board.planes, 1):
        for fish, is_sashimi in _finned(board.tables, plane, size):
            if is_sashimi is sashimi:
                yield fish_step(board, technique, digit, fish)


def find_siamese(board: Board, technique: str, size: int, *, sashimi: bool) -> Iterator[Step]:
    """Yield pairs of finned fish with the same base and different eliminations.

    One of them may be sashimi, and with `sashimi` one or both are.
    """
    for digit, plane in enumerate(board.planes, 1):
        groups: dict[tuple[int, ...], list[tuple[Fish, bool]]] = {}
        for fish, is_sashimi in _finned(board.tables, plane, size):
            groups.setdefault(fish.base, []).append((fish, is_sashimi))
        for group in groups.values():
            for (one, kind), (other, kind_too) in combinations(group, 2):
                if (
                    sashimi in (kind, kind_too)
                    and one.covers != other.covers
                    and one.eliminations != other.eliminations
                ):
                    yield fish_step(board, technique, digit, one, other)


@remembered(3 * PLANES_KEPT)
def _finned(tables: Tables, plane: CellSet, size: int) -> tuple[tuple[Fish, bool], ...]:
    """Return the finned fish of rows and columns, each with whether it is sashimi.

    An elimination is in a cover and sees every fin, so it shares a box, or another house that is
    not a line, with all fins.
    """
    found = []
    rows, columns = lines_of(tables, plane)
    for first_base, first_cover, across in ((0, tables.size, rows), (tables.size, 0, columns)):
        usable = [line for line, places in enumerate(across) if places & (places - 1)]
        if len(usable) < size:
            continue
        widest, bands = _bands(tables, first_base)
        for base in _bases(across, usable, size, widest):
            covered = (
                _covers(across, base, size, bands)
                if bands
                else _covers_anywhere(across, base, size, _sections(tables, first_base))
            )
            for covers, house, sashimi in sorted(covered, key=_by_lines):
                bases = tuple(first_base + i for i in base)
                covering = tuple(first_cover + i for i in bits(covers))
                held, over = cells_in(tables, bases), cells_in(tables, covering)
                hit = plane & over & ~held & tables.houses[house]
                found.append((Fish(bases, covering, plane & held & ~over, hit), sashimi))
    return tuple(found)


def _by_lines(cover: tuple[LineSet, HouseIndex, bool]) -> list[int]:
    return bits(cover[0])


def _bases(
    across: tuple[LineSet, ...], usable: list[int], size: int, widest: int
) -> list[tuple[int, ...]]:
    """Return the sets of lines whose places are in few enough crossing lines, in order."""
    # Besides the fins, which lie in all but one line of a box at most, `size` lines cover all.
    limit = size + widest - 1
    groups: list[tuple[tuple[int, ...], int, int]] = [((), 0, 0)]
    for missing in range(size - 1, -1, -1):
        groups = [
            ((*chosen, usable[index]), both, index + 1)
            for chosen, union, start in groups
            for index in range(start, len(usable) - missing)
            if (both := union | across[usable[index]]).bit_count() <= limit
        ]
    return [chosen for chosen, _, _ in groups]


_Band = tuple[tuple[int, ...], tuple[tuple[int, int], ...]]
"""The lines through a row or column of boxes, and each box: the lines across it, and its house."""


@cache
def _bands(tables: Tables, first: int) -> tuple[int, tuple[_Band, ...]]:
    """Return the most crossing lines of any house, and the bands of rows or columns.

    There are no bands if houses other than boxes may hold the fins.
    """
    sections = _sections(tables, first)
    widest = max(_union(parts).bit_count() for _, parts in sections)
    if tables.geometry.box_shape is None or len(tables.houses) > 3 * tables.size:
        return widest, ()
    bands: dict[tuple[int, ...], list[tuple[int, int]]] = {}
    for house, parts in sections:
        lines = tuple([line for line, part in enumerate(parts) if part])
        bands.setdefault(lines, []).append((_union(parts), house))
    return widest, tuple((lines, tuple(boxes)) for lines, boxes in bands.items())


@cache
def _sections(tables: Tables, first: int) -> tuple[tuple[HouseIndex, tuple[LineSet, ...]], ...]:
    """Return each house that is not a line, with the crossing lines that it has in each line."""
    found = []
    for house in range(2 * tables.size, len(tables.houses)):
        across = lines_of(tables, tables.houses[house])
        found.append((house, across[0] if first == 0 else across[1]))
    return tuple(found)


def _union(parts: tuple[LineSet, ...]) -> LineSet:
    union = 0
    for part in parts:
        union |= part
    return union


def _covers(
    across: tuple[LineSet, ...], base: tuple[int, ...], size: int, bands: tuple[_Band, ...]
) -> Iterator[tuple[LineSet, HouseIndex, bool]]:
    """Yield cover lines with fins in one box, that box, and whether the fish is sashimi."""
    for lines, boxes in bands:
        inside = outside = 0
        bodies = []
        for line in base:
            if line in lines:
                inside |= across[line]
                bodies.append(across[line])
            else:
                outside |= across[line]
        if not bodies or outside.bit_count() > size:
            continue
        others = 0
        for line in lines:
            if line not in base:
                others |= across[line]
        for crossing, house in boxes:
            if not others & crossing or not inside & crossing:
                continue
            needed = outside | inside & ~crossing
            for covers, sashimi in _extended(needed, inside & crossing, size, bodies):
                if others & crossing & covers:
                    yield covers, house, sashimi


def _covers_anywhere(
    across: tuple[LineSet, ...],
    base: tuple[int, ...],
    size: int,
    sections: tuple[tuple[HouseIndex, tuple[LineSet, ...]], ...],
) -> Iterator[tuple[LineSet, HouseIndex, bool]]:
    """Yield the same, with fins in one house of any shape that is not a line."""
    bodies = [across[line] for line in base]
    for house, parts in sections:
        inside = outside = others = 0
        for line, part in enumerate(parts):
            if line in base:
                inside |= across[line] & part
                outside |= across[line] & ~part
            else:
                others |= across[line] & part
        if others and inside and outside.bit_count() <= size:
            for covers, sashimi in _extended(outside, inside, size, bodies):
                if others & covers:
                    yield covers, house, sashimi


def _extended(
    needed: LineSet, inside: LineSet, size: int, bodies: list[LineSet]
) -> Iterator[tuple[LineSet, bool]]:
    """Yield covers of a size whose fins are all inside, and whether the fish is sashimi."""
    free = inside & ~needed
    missing = size - needed.bit_count()
    if missing < 0 or missing >= free.bit_count():
        return
    for extra in combinations(bits(free), missing):
        covers = needed
        for line in extra:
            covers |= 1 << line
        fewest = min([(body & covers).bit_count() for body in bodies])
        if fewest:
            yield covers, fewest == 1
