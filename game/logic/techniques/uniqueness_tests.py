"""Uniqueness tests 1 to 6: a rectangle of two digits must not become swappable.

The floor is the corners that hold the two digits and nothing else, the roof those that hold more.
Sudopedia, "Uniqueness Test 1" to "Uniqueness Test 6".
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.almost_locked_sets import seen_by_all
from ..search.rectangles import Rectangle, deadly, open_rectangles
from ..sets import CandidateSet, CellSet, DigitSet, HouseIndex, bits, cells_of
from ..step import Role, Step
from ..technique import Example, Level, Technique

_DIAGONALS = ((0, 3), (1, 2))

_MOST_CELLS = 10
"""Of a house that are tried for the set of type 3; the classic board has no more."""


def find_type_1(board: Board) -> Iterator[Step]:
    """Yield rectangles with one roof cell: it holds none of the pair."""
    for rectangle in board.cached(open_rectangles):
        if len(rectangle.roof) == 1:
            cell = rectangle.cells[rectangle.roof[0]]
            yield _step(TYPE_1.id, board, rectangle, _in_cells(board, 1 << cell, rectangle.pair))


def find_type_2(board: Board) -> Iterator[Step]:
    """Yield rectangles whose two adjacent roof cells share their one other digit."""
    for rectangle in board.cached(open_rectangles):
        if len(rectangle.roof) == 2 and rectangle.roof not in _DIAGONALS:
            yield from _same_extra(TYPE_2.id, board, rectangle)


def find_type_5(board: Board) -> Iterator[Step]:
    """Yield rectangles whose two diagonal or three roof cells share their one other digit."""
    for rectangle in board.cached(open_rectangles):
        if len(rectangle.roof) == 3 or rectangle.roof in _DIAGONALS:
            yield from _same_extra(TYPE_5.id, board, rectangle)


def find_type_3(board: Board) -> Iterator[Step]:
    """Yield rectangles whose two adjacent roof cells form a naked set with other cells.

    One of the two cells holds an extra digit: together they count as one cell with these digits.
    """
    for rectangle in board.cached(open_rectangles):
        if len(rectangle.roof) != 2 or rectangle.roof in _DIAGONALS:
            continue
        one, other = rectangle.roof
        extra = rectangle.extras[one] | rectangle.extras[other]
        roof = rectangle.roof_cells
        for house, cells in enumerate(board.tables.houses):
            if roof & ~cells:
                continue
            for members, digits in _naked_sets(board, cells & ~roof, extra, rectangle.pair):
                eliminated = 0
                for digit in bits(digits):
                    places = members & board.planes[digit]
                    for corner in rectangle.roof:
                        if rectangle.extras[corner] >> digit & 1:
                            places |= 1 << rectangle.cells[corner]
                    seen = seen_by_all(board.tables, places) & board.planes[digit]
                    eliminated |= (seen & ~members & ~roof) << board.tables.area * digit
                if eliminated:
                    fins = _in_cells(board, members, digits) | _in_cells(board, roof, extra)
                    yield _step(
                        TYPE_3.id,
                        board,
                        rectangle,
                        eliminated,
                        fins=fins,
                        houses=(house,),
                        members=members,
                        digits=digits,
                    )


def find_type_4(board: Board) -> Iterator[Step]:
    """Yield rectangles whose roof holds the only places of one of the pair in a house."""
    for rectangle in board.cached(open_rectangles):
        if len(rectangle.roof) != 2 or rectangle.roof in _DIAGONALS:
            continue
        roof = rectangle.roof_cells
        for house, cells in enumerate(board.tables.houses):
            if roof & ~cells:
                continue
            for digit in bits(rectangle.pair):
                places = board.planes[digit] & cells
                if places and not places & ~roof:
                    eliminated = _in_cells(board, roof, rectangle.pair & ~(1 << digit))
                    if eliminated:
                        yield _step(
                            TYPE_4.id,
                            board,
                            rectangle,
                            eliminated,
                            houses=(house,),
                            digits=1 << digit,
                        )


def find_type_6(board: Board) -> Iterator[Step]:
    """Yield rectangles with a diagonal roof, one of whose digits is confined to it in both lines.

    In a roof cell that digit would force the whole pattern.
    """
    size = board.tables.size
    for rectangle in board.cached(open_rectangles):
        if rectangle.roof not in _DIAGONALS:
            continue
        corners = rectangle.corners
        top, bottom = rectangle.cells[0], rectangle.cells[3]
        for houses in (
            (top // size, bottom // size),
            (size + top % size, size + bottom % size),
        ):
            for digit in bits(rectangle.pair):
                first = board.planes[digit] & board.tables.houses[houses[0]]
                second = board.planes[digit] & board.tables.houses[houses[1]]
                if first and second and not (first | second) & ~corners:
                    eliminated = _in_cells(board, rectangle.roof_cells, 1 << digit)
                    if eliminated:
                        yield _step(
                            TYPE_6.id,
                            board,
                            rectangle,
                            eliminated,
                            houses=houses,
                            digits=1 << digit,
                        )


def _same_extra(technique: str, board: Board, rectangle: Rectangle) -> Iterator[Step]:
    extra = rectangle.extras[rectangle.roof[0]]
    if extra & (extra - 1) or any(rectangle.extras[corner] != extra for corner in rectangle.roof):
        return
    digit = extra.bit_length() - 1
    roof = rectangle.roof_cells
    eliminated = _in_cells(board, seen_by_all(board.tables, roof), extra)
    if eliminated:
        fins = roof << board.tables.area * digit
        yield _step(technique, board, rectangle, eliminated, fins=fins, digits=extra)


def _naked_sets(
    board: Board, cells: CellSet, extra: DigitSet, pair: DigitSet
) -> Iterator[tuple[CellSet, DigitSet]]:
    """Yield cells that, with the roof as one more cell, have as many digits, none of the pair."""
    masks = board.masks
    usable = [cell for cell in bits(cells) if masks[cell] and not masks[cell] & pair]
    subsets = [(0, extra, 1)]
    for cell in usable[:_MOST_CELLS]:
        mask = masks[cell]
        subsets += [
            (members | 1 << cell, digits | mask, size + 1) for members, digits, size in subsets
        ]
    for members, digits, size in subsets:
        if members and digits.bit_count() == size:
            yield members, digits


def _in_cells(board: Board, cells: CellSet, digits: DigitSet) -> CandidateSet:
    candidates = 0
    for digit in bits(digits):
        candidates |= (cells & board.planes[digit]) << board.tables.area * digit
    return candidates


def _step(
    technique: str,
    board: Board,
    rectangle: Rectangle,
    eliminated: CandidateSet,
    *,
    fins: CandidateSet = 0,
    houses: tuple[HouseIndex, ...] = (),
    members: CellSet = 0,
    digits: DigitSet = 0,
) -> Step:
    tables = board.tables
    corners = _in_cells(board, rectangle.corners, rectangle.pair)
    roles = [(Role.PATTERN, tables.candidates(corners))]
    if fins:
        roles.append((Role.FIN, tables.candidates(fins)))
    return Step(
        technique=technique,
        eliminations=tables.candidates(eliminated),
        roles=tuple(roles),
        houses=houses,
        arguments=(
            ("pair_digits", tuple(digit + 1 for digit in bits(rectangle.pair))),
            ("corner_cells", rectangle.cells),
            ("roof_cells", cells_of(rectangle.roof_cells)),
            ("set_cells", cells_of(members)),
            ("digits", tuple(digit + 1 for digit in bits(digits))),
            ("houses", houses),
        ),
        patterns=(deadly(rectangle.cells, rectangle.pair),),
    )


TYPE_1 = Technique(
    id="uniqueness-test-1",
    rank=3500,
    code="0600",
    score=100,
    level=Level.HARD,
    explainer=4.5,
    assumes_uniqueness=True,
    par=30,
    find=find_type_1,
    example=Example(
        board="..7...562...57.3...5....7..7156..439893745216264319857571264983638957124429831675",
        removed=("826"),
    ),
)

TYPE_2 = Technique(
    id="uniqueness-test-2",
    rank=3600,
    code="0601",
    score=100,
    level=Level.HARD,
    explainer=4.5,
    assumes_uniqueness=True,
    par=45,
    find=find_type_2,
    example=Example(
        board="...4976.36..821759.976351.4...14296....95384.9..78623.385279416...314598419568372",
        removed=("211 811 213 542 252 153"),
    ),
)

TYPE_3 = Technique(
    id="uniqueness-test-3",
    rank=3700,
    code="0602",
    score=100,
    level=Level.HARD,
    explainer=4.5,
    assumes_uniqueness=True,
    par=60,
    find=find_type_3,
    example=Example(
        board="928376541631...97.754..163.583..4217162.3..9.49712..6.2.9.5.18.3158.972.8.6.1..59",
        removed=("826 859 869"),
    ),
)

TYPE_4 = Technique(
    id="uniqueness-test-4",
    rank=3800,
    code="0603",
    score=100,
    level=Level.HARD,
    explainer=4.5,
    assumes_uniqueness=True,
    par=45,
    find=find_type_4,
    example=Example(
        board="467325189189647...235198647923564...874913562651782..4.46271....98436....128594.6",
        removed=("328 377 579"),
    ),
)

TYPE_5 = Technique(
    id="uniqueness-test-5",
    rank=3900,
    code="0604",
    score=100,
    level=Level.HARD,
    assumes_uniqueness=True,
    par=60,
    find=find_type_5,
    example=Example(
        board="786325491312...856495.8.273.73..8....285...3..54.3.687549.63..82318.4.6.867.5.3..",
        removed="925 996",
    ),
)

TYPE_6 = Technique(
    id="uniqueness-test-6",
    rank=4000,
    code="0605",
    score=100,
    level=Level.HARD,
    assumes_uniqueness=True,
    par=60,
    find=find_type_6,
    example=Example(
        board="...17849.7483295169..546.87.5.487.2.8..253.4.234961875...832964386794.5.492615738",
        removed=("153"),
    ),
)

TECHNIQUES: Final = (TYPE_1, TYPE_2, TYPE_3, TYPE_4, TYPE_5, TYPE_6)
