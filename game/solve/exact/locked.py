"""Locked candidates of the whole board at once, for boards of 3x3 boxes.

A *segment* is the three cells that a line (a row or column) shares with a box. Where a digit's
places in a box lie in one segment, the digit leaves the rest of the line (pointing); where its
places in a line lie in one segment, it leaves the rest of the box (claiming). The fields of
rows and columns show both: a line's segments are three bits apart within its field, and a box's
three segments lie in fields that are a fixed distance apart. Rows and columns are treated at
once, as two bits of the same field.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

_WIDTH: Final = 10
_ROWS: Final = 9 * 9
"""The fields of rows are the lowest of the board; those of columns follow."""
_STEP: Final = _WIDTH * 27
"""From a segment to the next one of the same box."""
_SEGMENTS: Final = 0b001001001
"""The lowest bit of each segment of a field."""


class LockedCandidates(NamedTuple):
    """Finds and removes what locked candidates eliminate."""

    find: Callable[[int], int]
    """Returns, for a board, the segments to clear of a digit, one bit each; 0 for none."""
    remove: list[int]
    """By bit length of a segment's bit: AND with it removes the digit from the segment."""

    def clear(self, board: int, segments: int) -> int:
        """Return the board without the digits of the segments that `find` returned."""
        remove = self.remove
        while segments:
            key = segments.bit_length()
            board &= remove[key]
            segments ^= 1 << (key - 1)
        return board


def locked_candidates(full: int, ban: list[list[int]]) -> LockedCandidates:
    """Return a `LockedCandidates` for boards with the tables' `full` and `ban`."""
    lines = _repeat(0b111111111, range(2 * _ROWS))
    in_lines = _repeat(_SEGMENTS, range(2 * _ROWS))
    # A row's segments begin at bits 0, 3 and 6 of its field, a column's beside them at 1, 4, 7.
    to_columns = _WIDTH * _ROWS - 1
    all_rows = (1 << _WIDTH * _ROWS) - 1
    first_segments = _repeat(0b11, range(_ROWS))
    first_lines = _repeat(0b11 * _SEGMENTS, range(27))

    def find(board: int) -> int:
        bits = board & lines
        bits = (bits | bits >> 1 | bits >> 2) & in_lines
        segments = bits & all_rows | bits >> to_columns
        # Segments that are their box's only one clear the others of their line.
        second = segments >> _STEP
        third = segments >> 2 * _STEP
        either = second | third
        alone = ((segments | either) ^ (segments & either | second & third)) & first_lines
        pointing = segments & (alone | alone << _STEP | alone << 2 * _STEP)
        by_line = (pointing | pointing >> 3 | pointing >> 6) & first_segments
        cleared = segments & (by_line * _SEGMENTS ^ pointing)
        # Segments that are their line's only one clear the others of their box.
        second = segments >> 3
        third = segments >> 6
        either = second | third
        alone = ((segments | either) ^ (segments & either | second & third)) & first_segments
        claiming = segments & alone * _SEGMENTS
        by_box = (claiming | claiming >> _STEP | claiming >> 2 * _STEP) & first_lines
        return cleared | (segments ^ claiming) & (by_box | by_box << _STEP | by_box << 2 * _STEP)

    remove = [full] * (_WIDTH * _ROWS + 1)
    for line in range(9):
        place = line % 3 * 3 + line // 3
        for start in (0, 3, 6):
            for digit in range(9):
                key = _WIDTH * (9 * place + digit) + start + 1
                for step in range(start, start + 3):
                    remove[key] &= ban[9 * line + step][digit + 1]
                    remove[key + 1] &= ban[9 * step + line][digit + 1]
    return LockedCandidates(find, remove)


def _repeat(pattern: int, fields: Iterable[int]) -> int:
    """Return a pattern of bits repeated in each field of some fields."""
    return sum(pattern << _WIDTH * field for field in fields)
