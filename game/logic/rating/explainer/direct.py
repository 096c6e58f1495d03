"""Ratings 1.7 to 2.5: hidden singles that one locked candidate or hidden subset reveals.

Many positions have to be looked at that need none of these, so the exact engine's board tells of
all houses and digits together whether there may be any.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from ...search.events import singles_among
from ...search.locked import Locked, pointing_in
from ...search.placing import SETS, SIZE, TABLES, WIDTH
from ...search.subsets import hidden_groups
from ...sets import CellSet
from ...tables import Tables
from .position import AREA, HIDDEN, HOUSE, Found, Position

_ALIKE: Final = tuple(range(house - house % 9, house - house % 9 + 9) for house in range(27))
"""For each house those of its kind."""
_ROWS: Final = tuple((WIDTH * SIZE * (row % 3 * 3 + row // 3), SIZE * row) for row in range(SIZE))
"""By row where its fields begin, and its cells."""
_SEGMENTS: Final = (0o7, 0o70, 0o700, 0b1001001, 0b10010010, 0b100100100)
"""Those of a house, as places in it; the last three are of boxes alone."""
_PLACES: Final = (1 << SIZE) - 1
_HOUSES: Final = (1 << 3 * AREA * WIDTH) - 1
_UNITS: Final = sum(1 << WIDTH * digit for digit in range(SIZE))
_HOUSE_BITS: Final = _PLACES * _UNITS
"""The candidates of a house's fields."""
_HOUSE_GUARDS: Final = _UNITS << SIZE
_LATER: Final = tuple(
    (
        WIDTH * step,
        sum(1 << WIDTH * field + SIZE for field in range(3 * AREA) if field % SIZE + step < SIZE),
    )
    for step in range(1, SIZE)
)
"""How far the field of a later digit of a house is, and the guards of fields that have one."""

LockedSearch = Callable[[Tables, CellSet], tuple[Locked, ...]]


def direct_locked(position: Position, search: LockedSearch) -> Found:
    """Place the hidden singles that one use of locked candidates reveals.

    Pointing: where all places of a digit in a box lie in one line, another box that the line
    crosses keeps one place. Claiming: the same with the parts of lines and boxes exchanged.
    """
    placed = 0
    lines, boxes = _shown(position.exact)
    for digit in boxes if search is pointing_in else lines:
        plane = _plane(position.exact, digit)
        for locked in search(SETS, plane):
            for house in _ALIKE[locked.house]:
                if locked.eliminated & HOUSE[house]:
                    left = plane & HOUSE[house] & ~locked.eliminated
                    if not left & (left - 1):
                        placed |= left << AREA * digit
    return Found(placed=placed)


@lru_cache(1)
def _shown(board: int) -> tuple[set[int], set[int]]:
    """Return the digits that one use of locked candidates may leave one place in a line, or box.

    It leaves none that all of them together do not leave, and clears one segment of a house: the
    three cells that a line shares with a box.
    """
    lines: set[int] = set()
    boxes: set[int] = set()
    locked = TABLES.locked
    if locked is None or not (segments := locked.find(board)):
        return lines, boxes
    cleared = locked.clear(board, segments)
    found = singles_among(cleared, cleared & HIDDEN)
    while found:
        field = found.bit_length() // WIDTH - 1
        found ^= 1 << WIDTH * field + SIZE
        gone = (board ^ cleared) >> WIDTH * field & _PLACES
        house, digit = divmod(field, SIZE)
        is_line = house < 2 * SIZE
        if any(gone and not gone & ~segment for segment in _SEGMENTS[: 3 if is_line else 6]):
            (lines if is_line else boxes).add(digit)
    return lines, boxes


def _plane(board: int, digit: int) -> CellSet:
    fields = board >> WIDTH * digit
    return sum([(fields >> start & _PLACES) << cell for start, cell in _ROWS])


def direct_hidden_pair(position: Position) -> Found:
    """Place the hidden singles that a hidden pair leaves for another digit of its house."""
    board = position.exact
    placed = 0
    for field, pair in _pairs(board):
        start = field - field % SIZE
        house = board >> WIDTH * start & _HOUSE_BITS
        taken = house & pair * _UNITS
        left = house ^ taken
        # Fields that had a place of the pair, and have one place left.
        more = (left | _HOUSE_GUARDS) - _UNITS
        found = (taken | _HOUSE_GUARDS) - _UNITS & more & ~((left & more | _HOUSE_GUARDS) - _UNITS)
        found &= _HOUSE_GUARDS
        while found:
            digit = found.bit_length() // WIDTH - 1
            found ^= 1 << WIDTH * digit + SIZE
            key = WIDTH * (start + digit) + (left >> WIDTH * digit & _PLACES).bit_length()
            placed |= 1 << SETS.number(*TABLES.candidate[key])
    return Found(placed=placed)


def _pairs(board: int) -> Iterator[tuple[int, int]]:
    """Yield the first field and the places of two digits with the same two places in a house.

    All houses are examined together, for each distance between two digits.
    """
    board &= _HOUSES
    unmet = board & HIDDEN
    units = unmet >> SIZE
    more = board & (board - units)
    fewer = more - units
    two = fewer & unmet
    two ^= ((more & fewer) - (two >> SIZE)) & two
    places = board & (two - (two >> SIZE))
    for shift, before in _LATER:
        both = two & two >> shift & before
        if both:
            units = both >> SIZE
            differ = (places ^ places >> shift) & (both - units)
            same = both ^ (((both | differ) - units) & both)
            while same:
                field = same.bit_length() // WIDTH - 1
                same ^= 1 << WIDTH * field + SIZE
                yield field, places >> WIDTH * field & _PLACES


def direct_hidden_triplet(position: Position) -> Found:
    """Place the hidden singles that a hidden triplet leaves for another digit of its house."""
    board = position.board()
    placed = 0
    for house, cells, digits in hidden_groups(board, 3, fresh=True):
        for digit, plane in enumerate(board.planes):
            if plane & cells and not digits >> digit & 1:
                left = plane & HOUSE[house] & ~cells
                if not left & (left - 1):
                    placed |= left << AREA * digit
    return Found(placed=placed)
