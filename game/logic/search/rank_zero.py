"""Sets of cells that as many houses' digits cover: every link is used up.

N cells hold N digits. If all their candidates lie in N pairs of a house and a digit, each of these
pairs is used once, so that the digit goes from the rest of its house. (A. Barker,
"rank 0"; "Multi-Sector Locked Sets", 2010; S. Kurzhals, "SK Loop".)
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from game.logic.board import Board
from game.logic.sets import CandidateSet, CellSet, bits, union
from game.logic.tables import Tables

_MOST_COVERS: Final = 4
_SHAPES: Final = ((3, 3), (3, 4), (4, 3), (4, 4), (4, 5), (5, 4), (3, 5), (5, 3), (5, 5))
"""Of how many rows and columns a multi-sector locked set is made."""


class RankZero(NamedTuple):
    """Cells, the links that cover them (house and digit from 0), and what goes."""

    cells: CellSet
    links: tuple[tuple[int, int], ...]
    gone: CandidateSet


def covered(board: Board, cells: CellSet) -> RankZero | None:
    """Return the cells with as many links, where they have so few and something goes."""
    tables, count = board.tables, cells.bit_count()
    links: list[tuple[int, int]] = []
    for digit, plane in enumerate(board.planes):
        places = plane & cells
        if places:
            houses = fewest_houses(tables, places)
            if not houses:
                return None
            links += [(house, digit) for house in houses]
            if len(links) > count:
                return None
    if len(links) != count:
        return None
    gone = 0
    for house, digit in links:
        gone |= (board.planes[digit] & tables.houses[house] & ~cells) << tables.area * digit
    return RankZero(cells, tuple(links), gone) if gone else None


@lru_cache(65536)
def fewest_houses(tables: Tables, cells: CellSet) -> tuple[int, ...]:
    """Return the fewest houses that hold some cells; none where it takes more than a few."""
    first = cells & -cells
    own = tables.houses_of[first.bit_length() - 1]
    for size in range(1, _MOST_COVERS + 1):
        found = _cover(tables, cells, own, size)
        if found:
            return found
    return ()


def _cover(tables: Tables, cells: CellSet, own: tuple[int, ...], size: int) -> tuple[int, ...]:
    for house in own:
        left = cells & ~tables.houses[house]
        if not left:
            return (house,)
        if size > 1:
            following = tables.houses_of[(left & -left).bit_length() - 1]
            found = _cover(tables, left, following, size - 1)
            if found:
                return (house, *found)
    return ()


def locked_sets(board: Board) -> Iterator[RankZero]:
    """Yield the locked sets of the open cells where some rows and some columns cross."""
    tables = board.tables
    open_cells = union(board.planes)
    known: set[CandidateSet] = set()
    for rows, columns in _SHAPES:
        across = [union(tables.houses[h] for h in c) for c in combinations(tables.columns, columns)]
        for chosen in combinations(tables.rows, rows):
            board.poll()
            lines = union(tables.houses[house] for house in chosen) & open_cells
            for houses in across:
                cells = lines & houses
                if cells.bit_count() < rows * columns - 4 or not _may_cover(board, cells):
                    continue
                found = covered(board, cells)
                if found is not None and found.gone not in known:
                    known.add(found.gone)
                    yield found


def _may_cover(board: Board, cells: CellSet) -> bool:
    """Whether so few houses may do, since one takes a row or a column of them at most."""
    size, least = board.tables.size, 0
    for plane in board.planes:
        places = plane & cells
        if places:
            rows = columns = 0
            for cell in bits(places):
                rows |= 1 << cell // size
                columns |= 1 << cell % size
            least += (min(rows.bit_count(), columns.bit_count()) + 1) // 2
    return least <= cells.bit_count()


def rings(board: Board) -> Iterator[RankZero]:
    """Yield the SK loops: in four boxes, the cells beside where two rows cross two columns."""
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
                found = covered(board, cells)
                if found is not None:
                    yield found
