"""Multi-sector locked set and SK loop: as many cells as links that cover them.

N cells hold N digits. If all their candidates lie in N pairs of a house and a digit, each of these
pairs is used once, so that the digit goes from the rest of its house. (A. Barker, "rank 0 logic";
"Multi-Sector Locked Sets", 2010; S. Kurzhals, "SK Loop", also "Virus Pattern".)
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from typing import Final, NamedTuple

from ...core.digits import symbol
from ..board import Board
from ..remembered import remembered
from ..sets import CandidateSet, CellSet, DigitIndex, HouseIndex, bits, cells_of, union
from ..step import Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique

_MOST_COVERS: Final = 4
_SHAPES: Final = ((3, 3), (3, 4), (4, 3), (4, 4), (4, 5), (5, 4), (3, 5), (5, 3), (5, 5))
"""Of how many rows and columns a multi-sector locked set is made."""


class RankZero(NamedTuple):
    """Cells, the links that cover them (house and digit from 0), and the eliminations."""

    cells: CellSet
    links: tuple[tuple[HouseIndex, DigitIndex], ...]
    gone: CandidateSet


def covered(board: Board, cells: CellSet) -> Iterator[RankZero]:
    """Yield the cells with as many links as cells, if that eliminates something.

    If other houses cover a digit as well, eliminations in those are found, too.
    """
    tables, count = board.tables, cells.bit_count()
    covers: list[tuple[int, tuple[tuple[int, ...], ...]]] = []
    for digit, plane in enumerate(board.planes):
        places = plane & cells
        if places:
            ways = fewest_houses(tables, places)
            count -= len(ways[0]) if ways else cells.bit_count() + 1
            if count < 0:
                return
            covers.append((digit, ways))
    if count:
        return
    known = 0
    usual = {digit: ways[0] for digit, ways in covers}
    for way in (usual, *(usual | {digit: other} for digit, ways in covers for other in ways[1:])):
        links = tuple((house, digit) for digit, houses in way.items() for house in houses)
        gone = 0
        for house, digit in links:
            gone |= (board.planes[digit] & tables.houses[house] & ~cells) << tables.area * digit
        if gone & ~known:
            known |= gone
            yield RankZero(cells, links, gone)


@remembered(8192)
def fewest_houses(tables: Tables, cells: CellSet) -> tuple[tuple[int, ...], ...]:
    """Return the ways to cover cells with the fewest houses; none if that takes many."""
    for size in range(1, _MOST_COVERS + 1):
        # The same houses may come in another order.
        found = {frozenset(way): way for way in _covers(tables, cells, size)}
        if found:
            return tuple(found.values())
    return ()


def _covers(tables: Tables, cells: CellSet, size: int) -> Iterator[tuple[int, ...]]:
    for house in tables.houses_of[(cells & -cells).bit_length() - 1]:
        left = cells & ~tables.houses[house]
        if not left:
            yield (house,)
        elif size > 1:
            for others in _covers(tables, left, size - 1):
                yield (house, *others)


def locked_sets(board: Board) -> Iterator[RankZero]:
    """Yield the locked sets among the empty cells where some rows and some columns cross."""
    tables, size = board.tables, board.tables.size
    open_cells = union(board.planes)
    in_rows = [
        [plane >> size * row & (1 << size) - 1 for row in range(size)] for plane in board.planes
    ]
    known: set[CandidateSet] = set()
    everything: CandidateSet = 0
    for rows, columns in _SHAPES:
        across = [
            (
                union(tables.houses[tables.columns[column]] for column in c),
                union(1 << column for column in c),
            )
            for c in combinations(range(size), columns)
        ]
        for chosen in combinations(range(size), rows):
            board.poll()
            lines = union(tables.houses[tables.rows[row]] for row in chosen) & open_cells
            places = [[each[row] for row in chosen] for each in in_rows]
            for houses, crossed in across:
                cells = lines & houses
                count = cells.bit_count()
                if count < rows * columns - 4 or not _may_cover(places, crossed, count):
                    continue
                for number, found in enumerate(covered(board, cells)):
                    # Of further houses for the same cells there are many: only what is new.
                    if found.gone not in known and (not number or found.gone & ~everything):
                        known.add(found.gone)
                        everything |= found.gone
                        yield found


def _may_cover(places: Sequence[Sequence[int]], columns: int, count: int) -> bool:
    """Whether the given number of houses may suffice, each covering a row or a column.

    `places` has the places of each digit in each row, as columns.
    """
    least = 0
    for digit in places:
        rows = across = 0
        for row in digit:
            if row & columns:
                rows += 1
                across |= row
        least += (min(rows, (across & columns).bit_count()) + 1) // 2
    return least <= count


def rings(board: Board) -> Iterator[RankZero]:
    """Yield the SK loops: in four boxes, the cells next to crossings of two rows and columns."""
    tables = board.tables
    open_cells = union(board.planes)
    for rows in combinations(tables.rows, 2):
        for columns in combinations(tables.columns, 2):
            crossings = [
                tables.houses[row] & tables.houses[column] for row, column in product(rows, columns)
            ]
            boxes = [
                box
                for crossing in crossings
                for box in tables.regions
                if tables.houses[box] & crossing
            ]
            if len(set(boxes)) < 4:
                continue
            lines = union(tables.houses[house] for house in (*rows, *columns))
            inside = union(tables.houses[box] for box in boxes)
            cells = lines & inside & ~union(crossings) & open_cells
            if cells.bit_count() > 11:
                yield from covered(board, cells)


def _find(board: Board, name: str, search: Callable[[Board], Iterator[RankZero]]) -> Iterator[Step]:
    for found in search(board):
        yield _step(board, name, found)


def _step(board: Board, name: str, found: RankZero) -> Step:
    tables = board.tables
    geometry = tables.geometry
    lines = tables.rows
    held = union(board.candidates(1 << cell, board.masks[cell]) for cell in bits(found.cells))
    by_row = union(
        board.candidates(tables.houses[house] & found.cells, 1 << digit)
        for house, digit in found.links
        if house in lines
    )
    houses = tuple(sorted({house for house, _ in found.links}))
    return Step(
        technique=name,
        eliminations=tables.candidates(found.gone),
        roles=tuple(
            role
            for role in (
                (Role.PATTERN, tables.candidates(held & ~by_row)),
                (Role.SECOND, tables.candidates(by_row)),
            )
            if role[1]
        ),
        houses=houses,
        arguments=(
            ("set_cells", cells_of(found.cells)),
            ("count", found.cells.bit_count()),
            ("cover_houses", houses),
        ),
        truths=tuple(geometry.cell_name(cell) for cell in bits(found.cells)),
        links=tuple(
            f"{symbol(digit + 1)}{geometry.houses[house].name}" for house, digit in found.links
        ),
    )


TECHNIQUES: Final = (
    Technique(
        id="multi-sector-locked-set",
        rank=5340,
        code="9010",
        score=400,
        level=Level.EXTREME,
        in_path=False,
        largest=9,
        find=partial(_find, name="multi-sector-locked-set", search=locked_sets),
        example=Example(
            board=".8.56179.9.6724.8.7.589346.65.947..819.386..7.781529.65692.83.4.476.98..8.14.56.9",
            removed=("213 248 258 289"),
        ),
    ),
    Technique(
        id="sk-loop",
        rank=5341,
        code="9011",
        score=400,
        level=Level.EXTREME,
        in_path=False,
        largest=9,
        find=partial(_find, name="sk-loop", search=rings),
        example=Example(
            board="...........3..4.......................8..3.........1.6.9............9.....62.5...",
            removed=(
                "413 913 116 616 521 621 721 821 522 622 722 822 624 824 225 625 825 433 "
                "933 136 636 143 243 443 746 151 251 451 152 252 452 454 954 255 455 955 "
                "263 463 766"
            ),
        ),
    ),
)
