"""Locked candidates of the whole board at once, for boards of 3x3 boxes.

A *segment* is the three cells that a line (a row or column) shares with a box. Where a digit's
places in a box lie in one segment, the digit leaves the rest of the line (pointing); where its
places in a line lie in one segment, it leaves the rest of the box (claiming). The fields of
rows and columns show both: a line's segments are three bits apart within its field, and a box's
three segments lie in fields that are a fixed distance apart.
"""

from typing import Final

_WIDTH: Final = 10
_LINES: Final = 2 * 9 * 9
"""The fields of rows and columns, which are the lowest of the board."""
_STEP: Final = _WIDTH * 27
"""From a segment to the next one of the same box."""
_SEGMENTS: Final = 0b001001001
"""The lowest bit of each segment of a field."""


def _repeat(pattern: int, fields: list[int]) -> int:
    """Return a pattern of bits put into each of some fields."""
    return sum(pattern << _WIDTH * field for field in fields)


class LockedCandidates:
    """Finds and removes what locked candidates rule out.

    `full` is the board with no digit placed, `ban` the masks that remove a candidate, by cell
    and digit.
    """

    __slots__ = ("_bits", "_first_lines", "_first_segments", "_remove", "_segments")

    def __init__(self, full: int, ban: list[list[int]]) -> None:
        lines = list(range(_LINES))
        self._bits: Final = _repeat(0b111111111, lines)
        self._segments: Final = _repeat(_SEGMENTS, lines)
        self._first_segments: Final = _repeat(0b1, lines)
        self._first_lines: Final = _repeat(_SEGMENTS, [*range(27), *range(81, 108)])
        self._remove: Final = [full] * (_WIDTH * _LINES + 1)
        """By bit length of a segment's bit: AND with it removes the digit from the segment."""
        for line in range(9):
            place = line % 3 * 3 + line // 3
            for start in (0, 3, 6):
                for digit in range(9):
                    for kind in (0, 1):
                        key = _WIDTH * (81 * kind + 9 * place + digit) + start + 1
                        for step in range(start, start + 3):
                            cell = 9 * line + step if kind == 0 else 9 * step + line
                            self._remove[key] &= ban[cell][digit + 1]

    def find(self, board: int) -> int:
        """Return the segments to clear of a digit, one bit each; 0 when there are none."""
        bits = board & self._bits
        segments = (bits | bits >> 1 | bits >> 2) & self._segments
        # Segments that are their box's only one clear the others of their line.
        second = segments >> _STEP
        third = segments >> 2 * _STEP
        either = second | third
        alone = ((segments | either) ^ (segments & either | second & third)) & self._first_lines
        pointing = segments & (alone | alone << _STEP | alone << 2 * _STEP)
        lines = (pointing | pointing >> 3 | pointing >> 6) & self._first_segments
        cleared = segments & (lines * _SEGMENTS ^ pointing)
        # Segments that are their line's only one clear the others of their box.
        second = segments >> 3
        third = segments >> 6
        either = second | third
        alone = ((segments | either) ^ (segments & either | second & third)) & self._first_segments
        claiming = segments & alone * _SEGMENTS
        boxes = (claiming | claiming >> _STEP | claiming >> 2 * _STEP) & self._first_lines
        return cleared | (segments ^ claiming) & (boxes | boxes << _STEP | boxes << 2 * _STEP)

    def clear(self, board: int, cleared: int) -> int:
        """Return the board without the digits of the segments that `find` found."""
        remove = self._remove
        while cleared:
            key = cleared.bit_length()
            board &= remove[key]
            cleared ^= 1 << (key - 1)
        return board
