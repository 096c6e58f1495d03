"""Sue de Coq: cells where a line meets a box, completed to locked digits by cells of both.

Two or three cells of the meeting hold two or more digits too many. Cells of the rest of the line
and of the rest of the box, whose digits among them are disjoint, take up the surplus exactly:
then every digit is locked in the part where it occurs. Basic when the further cells hold no other
digits, extended when they bring digits of their own. (Sudopedia, "Sue de Coq", also known as
"Two-Sector Disjoint Subsets".)
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.logic.board import HOUSE, Board, bits
from game.logic.search.candidates import PLANE, candidates_of, cells_of
from game.logic.step import Role, Step
from game.logic.technique import Example, Level, Technique


class _Part(NamedTuple):
    """Some cells of the rest of a line or box, their digits, how many of the surplus they take."""

    cells: int
    digits: int
    taken: int


class _Pattern(NamedTuple):
    """The cells of the meeting, of the line and of the box, each with its digits."""

    meeting: tuple[int, int]
    line: tuple[int, int]
    box: tuple[int, int]
    houses: tuple[int, int]
    eliminated: int


def find_sue_de_coq(board: Board) -> Iterator[Step]:
    """Yield every Sue de Coq, most eliminations first."""
    best: dict[int, _Pattern] = {}
    for pattern in _patterns(board):
        known = best.get(pattern.eliminated)
        if known is None or _size(pattern) < _size(known):
            best[pattern.eliminated] = pattern
    for pattern in sorted(
        best.values(), key=lambda each: (-each.eliminated.bit_count(), _size(each))
    ):
        yield _step(board, pattern)


def _size(pattern: _Pattern) -> tuple[int, _Pattern]:
    cells = pattern.meeting[0] | pattern.line[0] | pattern.box[0]
    return cells.bit_count(), pattern


def _patterns(board: Board) -> Iterator[_Pattern]:
    for line in range(18):
        for box in range(18, 27):
            meeting = HOUSE[line] & HOUSE[box]
            if not meeting:
                continue
            cores = [
                (cells, digits)
                for cells, digits in _subsets(board, meeting)
                if cells & (cells - 1) and digits.bit_count() >= cells.bit_count() + 2
            ]
            if not cores:
                continue
            in_line = _subsets(board, HOUSE[line] & ~HOUSE[box])
            in_box = _subsets(board, HOUSE[box] & ~HOUSE[line])
            for cells, digits in cores:
                surplus = digits.bit_count() - cells.bit_count()
                line_parts = list(_parts(in_line, digits, surplus))
                if not line_parts:
                    continue
                box_parts = list(_parts(in_box, digits, surplus))
                for one in line_parts:
                    for other in box_parts:
                        if one.taken + other.taken != surplus:
                            continue
                        if one.digits & other.digits & digits:
                            continue
                        eliminated = _eliminations(board, line, box, cells, digits, one, other)
                        if eliminated:
                            yield _Pattern(
                                (cells, digits),
                                (one.cells, one.digits),
                                (other.cells, other.digits),
                                (line, box),
                                eliminated,
                            )


def _subsets(board: Board, cells: int) -> list[tuple[int, int]]:
    subsets = [(0, 0)]
    for cell in bits(cells):
        mask = board.masks[cell]
        if mask:
            subsets += [(chosen | 1 << cell, digits | mask) for chosen, digits in subsets]
    return subsets[1:]


def _parts(subsets: list[tuple[int, int]], digits: int, surplus: int) -> Iterator[_Part]:
    for cells, held in subsets:
        taken = cells.bit_count() - (held & ~digits).bit_count()
        if 0 < taken < surplus and held & digits:
            yield _Part(cells, held, taken)


def _eliminations(
    board: Board, line: int, box: int, cells: int, digits: int, one: _Part, other: _Part
) -> int:
    rest_of_line = HOUSE[line] & ~cells & ~one.cells
    rest_of_box = HOUSE[box] & ~cells & ~other.cells
    in_line = (digits | one.digits) & ~(other.digits & digits)
    in_box = (digits | other.digits) & ~(one.digits & digits)
    eliminated = 0
    for digit, plane in enumerate(board.planes):
        region = 0
        if in_line >> digit & 1:
            region |= rest_of_line
        if in_box >> digit & 1:
            region |= rest_of_box
        eliminated |= (plane & region) << PLANE * digit
    return eliminated


def _step(board: Board, pattern: _Pattern) -> Step:
    def held(cells: int, digits: int) -> int:
        result = 0
        for digit in bits(digits):
            result |= (board.planes[digit] & cells) << PLANE * digit
        return result

    meeting, line, box = pattern.meeting, pattern.line, pattern.box
    # Each digit is coloured by the part that takes it from the meeting.
    for_line = held(line[0], line[1]) | held(meeting[0], line[1])
    for_box = held(box[0], box[1]) | held(meeting[0], box[1])
    free = held(meeting[0], meeting[1] & ~line[1] & ~box[1])
    return Step(
        technique=TECHNIQUE.id,
        eliminations=candidates_of(pattern.eliminated),
        roles=(
            (Role.PATTERN, candidates_of(for_line)),
            (Role.SECOND, candidates_of(for_box)),
            (Role.FIN, candidates_of(free)),
        ),
        houses=pattern.houses,
        arguments=(
            ("meeting_cells", cells_of(meeting[0])),
            ("digits", tuple(digit + 1 for digit in bits(meeting[1]))),
            ("line_cells", cells_of(line[0])),
            ("box_cells", cells_of(box[0])),
        ),
    )


TECHNIQUE = Technique(
    id="sue-de-coq",
    rank=5300,
    code="1101",
    score=250,
    level=Level.UNFAIR,
    find=find_sue_de_coq,
    example=Example(
        board="1..78.2.5...591.74...32....5986......6.8.9.....7....8.....6...7..4..8...2..437.5.",
    ),
)
