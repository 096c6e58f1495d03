"""Wings of four to nine cells: as many digits as cells, in a line and a box that meet.

A digit whose cells all lie in the line, or all in the box, is in one of them at most. If only one
digit of the set is not confined like that, it must be in the set: without it the others would be
one short. If every digit is, each is in the set exactly once.

WXYZ-Wing to RSTUVWXYZ-Wing by the number of their cells; with four cells a wing has a hinge where
the line meets the box, and what has none is called a bent quad. (Sudopedia, "WXYZ-Wing",
"VWXYZ-Wing"; the rest in the same way.)
"""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from ..board import Board
from ..search.almost_locked_sets import seen_by_all
from ..sets import CandidateSet, CellSet, DigitIndex, DigitSet, HouseIndex, bits, cells_of, union
from ..step import Role, Step
from ..technique import Example, Level, Technique

FEWEST: Final = 4
MOST: Final = 9


class BentSet(NamedTuple):
    """As many cells as digits in a line and a box that meet, and the eliminations."""

    cells: CellSet
    digits: DigitSet
    houses: tuple[HouseIndex, HouseIndex]
    free: DigitIndex
    """The digit from 0 that is not confined; -1 where all are."""
    gone: CandidateSet


def bent_sets(board: Board) -> dict[int, list[BentSet]]:
    """Return all bent sets that eliminate something, by size; use through `Board.cached`."""
    tables = board.tables
    found: dict[int, list[BentSet]] = {size: [] for size in range(FEWEST, MOST + 1)}
    known: set[CellSet] = set()
    for line in tables.straight:
        for box in tables.blocks:
            houses = tables.houses[line], tables.houses[box]
            if not houses[0] & houses[1]:
                continue
            board.poll()
            for cells, digits, size in _choices(board, houses):
                if size < FEWEST or digits.bit_count() != size or cells in known:
                    continue
                if cells & ~houses[0] and cells & ~houses[1]:
                    known.add(cells)
                    bent = _measured(board, cells, digits, (line, box))
                    if bent is not None:
                        found[size].append(bent)
    return found


def _choices(
    board: Board, houses: tuple[CellSet, CellSet]
) -> Iterator[tuple[CellSet, DigitSet, int]]:
    """Yield choices of empty cells with at most `MOST` digits: cells, digits, number of cells."""
    grown: list[tuple[CellSet, DigitSet, int]] = [(0, 0, 0)]
    for cell in bits((houses[0] | houses[1]) & union(board.planes)):
        mask = board.masks[cell]
        more = [
            (cells | 1 << cell, digits | mask, size + 1)
            for cells, digits, size in grown
            if size < MOST and (digits | mask).bit_count() <= MOST
        ]
        grown += more
    yield from grown


def _measured(
    board: Board, cells: CellSet, digits: DigitSet, houses: tuple[HouseIndex, HouseIndex]
) -> BentSet | None:
    tables = board.tables
    free = -1
    places: dict[int, CellSet] = {}
    for digit in bits(digits):
        own = places[digit] = board.planes[digit] & cells
        if own & ~tables.houses[houses[0]] and own & ~tables.houses[houses[1]]:
            if free >= 0:
                return None
            free = digit
    gone = 0
    for digit in bits(digits) if free < 0 else (free,):
        seen = seen_by_all(tables, places[digit]) & board.planes[digit] & ~cells
        gone |= seen << tables.area * digit
    return BentSet(cells, digits, houses, free, gone) if gone else None


_QUAD: Final = 4


def _find(board: Board, name: str, size: int) -> Iterator[Step]:
    """Yield the wings of a size, those without a naked set first."""
    wings = [bent for bent in board.cached(bent_sets)[size] if bent.free >= 0]
    plain = [bent for bent in wings if not _holds_a_naked_set(board, bent)]
    if size == _QUAD:
        plain = [bent for bent in plain if _has_hinge(board, bent)]
        wings = plain if name != QUAD else [bent for bent in wings if bent not in plain]
    else:
        wings = plain + [bent for bent in wings if bent not in plain]
    for bent in wings:
        yield _step(board, name, bent)


def _has_hinge(board: Board, bent: BentSet) -> bool:
    line, box = (board.tables.houses[house] for house in bent.houses)
    return bool(bent.cells & line & box)


def _holds_a_naked_set(board: Board, bent: BentSet) -> bool:
    """Whether some cells in one of its houses have no more digits than there are cells."""
    for house in bent.houses:
        sets = [(0, 0)]
        for cell in bits(bent.cells & board.tables.houses[house]):
            mask = board.masks[cell]
            sets += [(size + 1, digits | mask) for size, digits in sets]
        if any(size and digits.bit_count() <= size for size, digits in sets):
            return True
    return False


def _step(board: Board, name: str, bent: BentSet) -> Step:
    tables = board.tables
    free = 1 << bent.free
    held = union(board.candidates(1 << c, board.masks[c] & ~free) for c in bits(bent.cells))
    return Step(
        technique=name,
        eliminations=tables.candidates(bent.gone),
        roles=(
            (Role.PATTERN, tables.candidates(held)),
            (Role.SECOND, tables.candidates(board.candidates(bent.cells, free))),
        ),
        houses=bent.houses,
        arguments=(
            ("set_cells", cells_of(bent.cells)),
            ("set_digits", tuple(digit + 1 for digit in bits(bent.digits))),
            ("free_digit", bent.free + 1),
        ),
    )


QUAD: Final = "bent-quad"


def _technique(name: str, size: int, rank: int, code: str, example: Example) -> Technique:
    return Technique(
        id=name,
        rank=rank,
        code=code,
        score=220 + 20 * (size - _QUAD),
        level=Level.UNFAIR,
        in_path=False,
        largest=9,
        find=partial(_find, name=name, size=size),
        example=example,
    )


TECHNIQUES: Final = (
    _technique(
        "wxyz-wing",
        4,
        5110,
        "0804 0802",
        Example(
            board=".....791..2891..6.1..6..83..75...391..1.9...8.8.3715265467..189...16.2...124..6.3",
            removed=("441 451 456 386 589"),
        ),
    ),
    _technique(
        QUAD,
        4,
        5111,
        "0802",
        Example(
            board=".6..14.5.7..6..8.....8......34.7..652..4.59..1...2...3.1..8....5..2....8...5.3.7.",
        ),
    ),
    _technique(
        "vwxyz-wing",
        5,
        5112,
        "0805",
        Example(
            board="916.3842.437.2..8.582.4....8614572393952861..274193658759.12...643.75.12128.64...",
            removed=("924 934 379"),
        ),
    ),
    _technique(
        "uvwxyz-wing",
        6,
        5113,
        "0806",
        Example(
            board=".7..2.314.1.7.3895.3....76278.5.423...3.9.457...23718....379648348652971697481523",
            removed=("643 663"),
        ),
    ),
    _technique(
        "tuvwxyz-wing",
        7,
        5114,
        "0807",
        Example(
            board=".6..14.5.7..6..8.....8......34.7..652..4.59..1...2...3.1..8....5..2....8...5.3.7.",
        ),
    ),
    _technique(
        "stuvwxyz-wing",
        8,
        5115,
        "0808",
        Example(
            board="8..97.563..5.68.94...4...187.....4.9..1...83..3..4.1.......397.92..16345....9468.",
            removed=(
                "224 233 633 843 244 544 644 844 651 652 754 256 556 259 661 263 663 264 564 "
                "764 266 566 269 873 874"
            ),
        ),
    ),
    _technique(
        "rstuvwxyz-wing",
        9,
        5116,
        "0809",
        Example(
            board="7.61.3..4.1...98739...2.6515......42..7.6.3..328.....9.34.9...6.713...9.8..2.64.7",
        ),
    ),
)
