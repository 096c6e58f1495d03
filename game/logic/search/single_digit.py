"""Patterns of one digit made of two strong links and what joins them."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from game.core.digits import Cell, Digit
from game.logic.board import HOUSE, PEERS, Board, marks, strong_links
from game.logic.step import Candidate, Link, Role, Step


def two_link_step(
    technique: str,
    digit: int,
    cells: tuple[int, int, int, int],
    houses: tuple[int, int],
    eliminations: tuple[Candidate, ...],
) -> Step:
    """Return the step of a strong, a weak and a strong link through four cells.

    One of the two ends of such a chain is true, so what sees both is false.
    """
    nodes = [(Candidate(Cell(cell), Digit(digit)),) for cell in cells]
    pattern = tuple(sorted(candidate for node in nodes for candidate in node))
    return Step(
        technique=technique,
        eliminations=eliminations,
        roles=((Role.PATTERN, pattern),),
        chains=(
            (
                Link(nodes[0], nodes[1], True),
                Link(nodes[1], nodes[2], False),
                Link(nodes[2], nodes[3], True),
            ),
        ),
        houses=houses,
        arguments=(
            ("digit", digit),
            ("first_house", houses[0]),
            ("second_house", houses[1]),
            ("end_cells", (cells[0], cells[3])),
            ("joined_cells", (cells[1], cells[2])),
        ),
    )


class Kite(NamedTuple):
    """A row and a column with two places each, of which one each lies in a common box."""

    digit: int
    row: int
    column: int
    row_end: int
    row_joint: int
    column_joint: int
    column_end: int
    eliminations: int


def kites(board: Board) -> Iterator[Kite]:
    """Yield the two-string kites that rule something out."""
    for digit, links in enumerate(board.cached(strong_links), 1):
        plane = board.planes[digit - 1]
        rows = [link for link in links if link[2] < 9]
        columns = [link for link in links if 9 <= link[2] < 18]
        for a, b, row in rows:
            for c, d, column in columns:
                for row_end, row_joint in ((a, b), (b, a)):
                    for column_joint, column_end in ((c, d), (d, c)):
                        if row_joint == column_joint or not _same_box(row_joint, column_joint):
                            continue
                        hit = PEERS[row_end] & PEERS[column_end] & plane
                        hit &= ~(1 << row_joint | 1 << column_joint)
                        if hit and len({row_end, row_joint, column_joint, column_end}) == 4:
                            yield Kite(
                                digit,
                                row,
                                column,
                                row_end,
                                row_joint,
                                column_joint,
                                column_end,
                                hit,
                            )


def kite_step(technique: str, kite: Kite) -> Step:
    """Return the step of a kite."""
    return two_link_step(
        technique,
        kite.digit,
        (kite.row_end, kite.row_joint, kite.column_joint, kite.column_end),
        (kite.row, kite.column),
        marks(kite.eliminations, kite.digit),
    )


def _same_box(one: int, other: int) -> bool:
    return one // 27 == other // 27 and one % 9 // 3 == other % 9 // 3


class Empty(NamedTuple):
    """A box whose places lie in one row and one column, and a strong link that meets one of them.

    `near` and `far` are the cells of the link: `near` lies in the row or column, `cross` is the
    one of these that it does not lie in.
    """

    digit: int
    box: int
    places: int
    line: int
    cross: int
    link: int
    near: int
    far: int
    eliminations: int


def empty_rectangles(board: Board) -> Iterator[Empty]:
    """Yield the empty rectangles that rule something out."""
    for digit, links in enumerate(board.cached(strong_links), 1):
        plane = board.planes[digit - 1]
        lines = [link for link in links if link[2] < 18]
        if not lines:
            continue
        for box in range(18, 27):
            places = plane & HOUSE[box]
            if places.bit_count() < 2:
                continue
            top, left = (box - 18) // 3 * 3, (box - 18) % 3 * 3
            for row in range(top, top + 3):
                for column in range(left + 9, left + 12):
                    in_row, in_column = places & HOUSE[row], places & HOUSE[column]
                    if (in_row | in_column) != places or in_row in (0, places):
                        continue
                    if in_column in (0, places):
                        continue
                    for line in lines:
                        for near, far in (line[:2], line[1::-1]):
                            yield from _meeting(digit, plane, box, row, column, line[2], near, far)


def _meeting(
    digit: int, plane: int, box: int, row: int, column: int, link: int, near: int, far: int
) -> Iterator[Empty]:
    if HOUSE[box] >> near & 1 or HOUSE[box] >> far & 1:
        return
    for line, cross in ((row, column), (column, row)):
        # A link along the row itself would say nothing about the column.
        if not HOUSE[line] >> near & 1 or (link < 9) == (line < 9):
            continue
        hit = PEERS[far] & HOUSE[cross] & plane & ~HOUSE[box] & ~(1 << near)
        hit &= HOUSE[far // 9] if link >= 9 else HOUSE[9 + far % 9]
        if hit:
            places = plane & HOUSE[box]
            yield Empty(digit, box, places, line, cross, link, near, far, hit)


def empty_step(technique: str, *rectangles: Empty) -> Step:
    """Return the step of an empty rectangle, or of two with the same box."""
    first = rectangles[0]
    links = tuple(dict.fromkeys(one.link for one in rectangles))
    ends = 0
    hit = 0
    chains = []
    for one in rectangles:
        ends |= 1 << one.near | 1 << one.far
        hit |= one.eliminations
        start = marks(one.places & HOUSE[one.cross] & ~HOUSE[one.line], one.digit)
        middle = marks(one.places & HOUSE[one.line], one.digit)
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
    """Yield pairs of one digit and one box that use different lines, or the same the other way."""
    for one, other in combinations(steps, 2):
        if (
            (one.digit, one.box) == (other.digit, other.box)
            and (one.line, one.cross) != (other.line, other.cross)
            and one.eliminations != other.eliminations
        ):
            yield one, other
