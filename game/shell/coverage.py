"""Which characters a font file has glyphs for, from its table "cmap" (OpenType 1.9).

SDL draws a box for a character that a font lacks, and pygame does not report that.
"""

from bisect import bisect_right
from pathlib import Path
from struct import error as StructError  # noqa: N812 - the name says nothing by itself
from struct import unpack_from
from typing import Final

_BEST: Final = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))
"""Platforms and encodings of Unicode subtables, those with all planes first."""


def covered(path: Path) -> "Coverage":
    """Return the coverage of a font file; empty if it cannot be read."""
    try:
        data = path.read_bytes()
        return Coverage(_ranges(data, _subtable(data)))
    except (OSError, StructError, ValueError):
        return Coverage([])


class Coverage:
    """A set of characters as ranges of their codes."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        self._first = [first for first, _ in ranges]
        self._last = [last for _, last in ranges]

    def __contains__(self, character: str) -> bool:
        code = ord(character)
        index = bisect_right(self._first, code) - 1
        return index >= 0 and code <= self._last[index]


def _subtable(data: bytes) -> int:
    """Return the offset of the best subtable of the first font in a file."""
    start = 0
    if data[:4] == b"ttcf":
        (start,) = unpack_from(">I", data, 12)
    (count,) = unpack_from(">H", data, start + 4)
    tables = (unpack_from(">4sIII", data, start + 12 + 16 * n) for n in range(count))
    cmap = next((offset for tag, _, offset, _ in tables if tag == b"cmap"), None)
    if cmap is None:
        raise ValueError("no cmap")
    (count,) = unpack_from(">H", data, cmap + 2)
    found = {
        (platform, encoding): cmap + offset
        for platform, encoding, offset in (
            unpack_from(">HHI", data, cmap + 4 + 8 * n) for n in range(count)
        )
    }
    for kind in _BEST:
        if kind in found:
            at: int = found[kind]
            return at
    raise ValueError("no Unicode")


def _ranges(data: bytes, at: int) -> list[tuple[int, int]]:
    """Return the ranges of codes with glyphs in a subtable, in order."""
    (kind,) = unpack_from(">H", data, at)
    if kind == 12:
        (count,) = unpack_from(">I", data, at + 12)
        groups = (unpack_from(">III", data, at + 16 + 12 * n) for n in range(count))
        return [(first, last) for first, last, _ in groups]
    if kind != 4:
        raise ValueError(f"cmap format {kind}")
    (count,) = unpack_from(">H", data, at + 6)
    count //= 2
    lasts = unpack_from(f">{count}H", data, at + 14)
    firsts = unpack_from(f">{count}H", data, at + 16 + 2 * count)
    return [(a, b) for a, b in zip(firsts, lasts, strict=True) if a <= b and a != 0xFFFF]
