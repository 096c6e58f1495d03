"""Empty rectangle: a box whose places of a digit lie in one row and one column, and a strong link.

HoDoKu asks for three places in the box; with two the pattern is a turbot fish as well.
(Sudopedia, "Empty Rectangle".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from ..board import Board, marks
from ..remembered import remembered
from ..search.places import PLANES_KEPT, links_of
from ..sets import CellIndex, CellSet, HouseIndex, PlainDigit
from ..step import Link, Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique


class Empty(NamedTuple):
    """A box whose places are in one row and one column, and a strong link to one of them.

    `near` and `far` are the cells of the link: `near` is in the row or column, `cross` is the one
    of these that it is not in.
    """

    digit: PlainDigit
    box: HouseIndex
    places: CellSet
    line: HouseIndex
    cross: HouseIndex
    link: HouseIndex
    near: CellIndex
    far: CellIndex
    eliminations: CellSet


@remembered(8 * PLANES_KEPT)
def _hinges(
    tables: Tables, box: HouseIndex, places: CellSet
) -> tuple[tuple[HouseIndex, HouseIndex], ...]:
    """Return the row and column pairs that contain all places in a box, each with some."""
    houses = tables.houses
    return tuple(
        [
            (row, column)
            for row in tables.rows
            if houses[box] & houses[row]
            for column in tables.columns
            if houses[box] & houses[column]
            and not places & ~(houses[row] | houses[column])
            and places & ~houses[row]
            and places & ~houses[column]
        ]
    )


def empty_rectangles(board: Board) -> Iterator[Empty]:
    """Yield the empty rectangles that eliminate something."""
    for digit, plane in enumerate(board.planes, 1):
        for found in _empty_rectangles(board.tables, plane):
            yield found._replace(digit=digit)


@remembered(PLANES_KEPT)
def _empty_rectangles(tables: Tables, plane: CellSet) -> tuple[Empty, ...]:
    links = links_of(tables, plane)
    lines = [link for link in links if link[2] in tables.columns]
    lines += [link for link in links if link[2] in tables.rows]
    found: list[Empty] = []
    if lines:
        for box in tables.regions:
            for row, column in _hinges(tables, box, plane & tables.houses[box]):
                found += _meeting(tables, plane, box, row, column, lines)
    return tuple(found)


def _meeting(
    tables: Tables,
    plane: CellSet,
    box: HouseIndex,
    row: HouseIndex,
    column: HouseIndex,
    lines: list[tuple[int, int, int]],
) -> Iterator[Empty]:
    """Yield the eliminations by links that meet the row or the column of a box."""
    houses, size = tables.houses, tables.size
    own = houses[box]
    for one, other, link in lines:
        # A column's link meets the row, and the other way round.
        line, cross = (row, column) if link >= size else (column, row)
        meeting = houses[line] & ~own
        if meeting >> one & 1:
            near, far = one, other
        elif meeting >> other & 1:
            near, far = other, one
        else:
            continue
        if own >> far & 1:
            continue
        ends = houses[far // size] if link >= size else houses[size + far % size]
        hit = ends & houses[cross] & plane & ~own & ~(1 << near | 1 << far)
        if hit:
            yield Empty(0, box, plane & own, line, cross, link, near, far, hit)


def empty_step(tables: Tables, technique: str, *rectangles: Empty) -> Step:
    """Return the step of an empty rectangle, or of two with the same box."""
    houses = tables.houses
    first = rectangles[0]
    links = tuple(dict.fromkeys(one.link for one in rectangles))
    ends = 0
    hit = 0
    chains = []
    for one in rectangles:
        ends |= 1 << one.near | 1 << one.far
        hit |= one.eliminations
        start = marks(one.places & houses[one.cross] & ~houses[one.line], one.digit)
        middle = marks(one.places & houses[one.line], one.digit)
        near, far = marks(1 << one.near, one.digit), marks(1 << one.far, one.digit)
        chains.append((Link(start, middle, True), Link(middle, near, False), Link(near, far, True)))
    return Step(
        technique=technique,
        eliminations=marks(hit, first.digit),
        roles=(
            (Role.PATTERN, marks(ends, first.digit)),
            (Role.FIN, marks(first.places, first.digit)),
        ),
        chains=tuple(chains),
        houses=(first.box, *links),
        arguments=(
            ("digit", first.digit),
            ("box_house", first.box),
            ("line_house", first.line),
            ("cross_house", first.cross),
            ("link_houses", links),
            ("near_cell", first.near),
            ("far_cell", first.far),
        ),
    )


def dual(steps: list[Empty]) -> Iterator[tuple[Empty, Empty]]:
    """Yield pairs for one digit and box that use different lines, or the same ones reversed."""
    for one, other in combinations(steps, 2):
        if (
            (one.digit, one.box) == (other.digit, other.box)
            and (one.line, one.cross) != (other.line, other.cross)
            and one.eliminations != other.eliminations
        ):
            yield one, other


def find(board: Board) -> Iterator[Step]:
    """Yield the empty rectangles with three or more places in the box."""
    for one in empty_rectangles(board):
        if one.places.bit_count() > 2:
            yield empty_step(board.tables, TECHNIQUES[0].id, one)


def find_small(board: Board) -> Iterator[Step]:
    """Yield the empty rectangles with two places in the box."""
    for one in empty_rectangles(board):
        if one.places.bit_count() == 2:
            yield empty_step(board.tables, TECHNIQUES[1].id, one)


def find_dual(board: Board) -> Iterator[Step]:
    """Yield pairs of empty rectangles of one box, one by its row and one by its column."""
    for one, other in dual(list(empty_rectangles(board))):
        yield empty_step(board.tables, TECHNIQUES[2].id, one, other)


TECHNIQUES: Final = (
    Technique(
        id="empty-rectangle",
        rank=3170,
        code="0402",
        score=120,
        level=Level.HARD,
        explainer=4.3,
        chain_on_classic=True,
        par=50,
        find=find,
        example=Example(
            board="847231965...865742..2749318483.7265......4873.75.8342.7.4.28196.184.6237..6.17584",
        ),
    ),
    Technique(
        id="small-empty-rectangle",
        rank=3171,
        code="0402-1",
        score=120,
        level=Level.HARD,
        in_path=False,
        find=find_small,
        example=Example(
            board="..98.726.27..69.83486.2..79567.3.8...4..8..56...6.5...6.......1.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="dual-empty-rectangle",
        rank=3172,
        code="0405",
        score=120,
        level=Level.HARD,
        in_path=False,
        find=find_dual,
        example=Example(
            board="3198.726.275.69.83486.2..79567.3.892941782356832695.1.658.7.921.942.863..239.6.48",
        ),
    ),
)
