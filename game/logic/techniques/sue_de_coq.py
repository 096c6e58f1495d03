"""Sue de Coq: an intersection of line and box, completed to locked digits by cells of both.

Two or three cells of the meeting hold two or more digits too many. Cells of the rest of the line
and of the rest of the box, whose digits among them are disjoint, take up the surplus exactly:
then every digit is locked in the part where it occurs. Basic when the further cells hold no other
digits, extended when they bring digits of their own. (Sudopedia, "Sue de Coq", also known as
"Two-Sector Disjoint Subsets".)
"""

from collections.abc import Iterator
from functools import cache
from operator import itemgetter
from typing import Final, NamedTuple

from ..board import Board
from ..remembered import remembered
from ..sets import CandidateSet, CellSet, DigitSet, HouseIndex, bits, cells_of
from ..step import Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique

_Part = tuple[int, int, int]


class _Meeting(NamedTuple):
    """A line and a box with several common cells, these cells, and the rest of both."""

    line: HouseIndex
    box: HouseIndex
    cells: "_Region"
    line_rest: "_Region"
    box_rest: "_Region"


class _Region(NamedTuple):
    """A set of cells, with a function that picks their masks from those of the board."""

    cells: CellSet
    pick: "itemgetter[tuple[int, ...]]"


@cache
def _meetings(tables: Tables) -> tuple[_Meeting, ...]:
    houses = tables.houses

    def region(cells: int) -> _Region:
        return _Region(cells, itemgetter(*bits(cells)))

    return tuple(
        _Meeting(
            line,
            box,
            region(both),
            region(houses[line] & ~houses[box]),
            region(houses[box] & ~houses[line]),
        )
        for line in tables.straight
        for box in tables.blocks
        if (both := houses[line] & houses[box]).bit_count() > 1
        and (houses[line] & ~houses[box]).bit_count() > 1
    )


class _Pattern(NamedTuple):
    """The cells of the intersection, of the line and of the box, each with its digits."""

    meeting: tuple[CellSet, DigitSet]
    line: tuple[CellSet, DigitSet]
    box: tuple[CellSet, DigitSet]
    houses: tuple[HouseIndex, HouseIndex]
    eliminated: CandidateSet


def find_sue_de_coq(board: Board) -> Iterator[Step]:
    """Yield every Sue de Coq; of those with the same eliminations, the first."""
    known = set()
    for pattern in _patterns(board):
        if pattern.eliminated not in known:
            known.add(pattern.eliminated)
            yield _step(board, pattern)


def _patterns(board: Board) -> Iterator[_Pattern]:
    masks = board.masks
    for line, box, meeting, line_rest, box_rest in _meetings(board.tables):
        cores = [
            (cells, digits, surplus)
            for cells, digits, size in _choices(meeting.cells, meeting.pick(masks))
            if 1 < size < 4 and (surplus := digits.bit_count() - size) > 1
        ]
        if not cores:
            continue
        of_line = _parts(line_rest.cells, line_rest.pick(masks))
        of_box = _parts(box_rest.cells, box_rest.pick(masks))
        if not (of_line and of_box):
            continue
        for cells, digits, surplus in cores:
            line_parts = _taking(of_line, digits, surplus)
            if not line_parts:
                continue
            box_parts = _taking(of_box, digits, surplus)
            for one in line_parts:
                for other in box_parts:
                    if one[2] + other[2] != surplus or one[1] & other[1] & digits:
                        continue
                    eliminated = _eliminations(board, line, box, (cells, digits), one, other)
                    if eliminated:
                        yield _Pattern((cells, digits), one[:2], other[:2], (line, box), eliminated)


def _choices(region: CellSet, masks: tuple[DigitSet, ...]) -> list[_Part]:
    """Return the choices of empty cells in a region: cells, digits, number of cells."""
    found = [(0, 0, 0)]
    # From behind, so that choices come in the order of their first cell, then of their second.
    for cell, mask in reversed(list(zip(bits(region), masks, strict=True))):
        if mask:
            bit = 1 << cell
            with_cell = [(cells | bit, digits | mask, size + 1) for cells, digits, size in found]
            found = [found[0], *with_cell, *found[1:]]
    return found


@remembered(512)
def _parts(region: CellSet, masks: tuple[DigitSet, ...]) -> list[_Part]:
    """Return the choices with one or two candidates more than cells.

    Others cannot be part of the pattern: the two parts share no digit of the meeting, which
    lets their numbers of candidates exceed those of their cells by as many as the meeting has
    cells, three at most, in all; and a part with none too many is a naked set.
    """
    return [part for part in _choices(region, masks) if 0 < part[1].bit_count() - part[2] < 3]


def _taking(parts: list[_Part], digits: DigitSet, surplus: int) -> list[_Part]:
    """Return the parts that use up some of the surplus: cells, digits, and how much."""
    others = ~digits
    return [
        (cells, held, taken)
        for cells, held, size in parts
        if 0 < (taken := size - (held & others).bit_count()) < surplus
    ]


def _eliminations(
    board: Board,
    line: HouseIndex,
    box: HouseIndex,
    core: tuple[CellSet, DigitSet],
    one: _Part,
    other: _Part,
) -> CandidateSet:
    cells, digits = core
    tables = board.tables
    rest_of_line = tables.houses[line] & ~cells & ~one[0]
    rest_of_box = tables.houses[box] & ~cells & ~other[0]
    in_line = (digits | one[1]) & ~(other[1] & digits)
    in_box = (digits | other[1]) & ~(one[1] & digits)
    eliminated = 0
    for digit, plane in enumerate(board.planes):
        region = 0
        if in_line >> digit & 1:
            region |= rest_of_line
        if in_box >> digit & 1:
            region |= rest_of_box
        eliminated |= (plane & region) << tables.area * digit
    return eliminated


def _step(board: Board, pattern: _Pattern) -> Step:
    tables = board.tables

    def held(cells: CellSet, digits: DigitSet) -> CandidateSet:
        result = 0
        for digit in bits(digits):
            result |= (board.planes[digit] & cells) << tables.area * digit
        return result

    meeting, line, box = pattern.meeting, pattern.line, pattern.box
    # Each digit is coloured by the part that takes it from the meeting.
    for_line = held(line[0], line[1]) | held(meeting[0], line[1])
    for_box = held(box[0], box[1]) | held(meeting[0], box[1])
    free = held(meeting[0], meeting[1] & ~line[1] & ~box[1])
    return Step(
        technique=TECHNIQUE.id,
        eliminations=tables.candidates(pattern.eliminated),
        roles=(
            (Role.PATTERN, tables.candidates(for_line)),
            (Role.SECOND, tables.candidates(for_box)),
            (Role.FIN, tables.candidates(free)),
        ),
        houses=pattern.houses,
        arguments=(
            ("meeting_cells", cells_of(meeting[0])),
            ("digits", tuple(digit + 1 for digit in bits(meeting[1]))),
            ("line_cells", cells_of(line[0])),
            ("box_cells", cells_of(box[0])),
        ),
    )


TECHNIQUE: Final = Technique(
    id="sue-de-coq",
    rank=5300,
    code="1101",
    score=250,
    level=Level.UNFAIR,
    find=find_sue_de_coq,
    example=Example(
        board="467325189189647...235198647923564...874913562651782..4.46271....98436....128594.6",
        removed=("328 377 378 579"),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
