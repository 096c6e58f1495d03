"""Colours a digit's candidates along its strong links: in each part one colour is all true.

Sudopedia, "Simple Colors" and "Multi-Colors".
"""

from typing import NamedTuple

from ..board import Board
from ..sets import bits
from ..tables import Tables
from .places import Links, strong_links


class Part(NamedTuple):
    """One connected part of a digit's strong links and what its two colours see."""

    first: int
    second: int
    seen_by_first: int
    seen_by_second: int


def parts_of(board: Board) -> list[list[Part]]:
    """Return the parts of each digit, by first cell; ask through `Board.cached`."""
    return [_parts(board.tables, links) for links in board.cached(strong_links)]


def _parts(tables: Tables, links: Links) -> list[Part]:
    linked: dict[int, int] = {}
    for one, other, _ in links:
        linked[one] = linked.get(one, 0) | 1 << other
        linked[other] = linked.get(other, 0) | 1 << one
    parts = []
    rest = 0
    for cell in linked:
        rest |= 1 << cell
    while rest:
        colours = [rest & -rest, 0]
        front, turn = colours[0], 1
        while front:
            following = 0
            for cell in bits(front):
                following |= linked[cell]
            front = following & ~colours[turn]
            colours[turn] |= front
            turn ^= 1
        first, second = colours
        seen_by_first, seen_by_second = _seen_by_any(tables, first), _seen_by_any(tables, second)
        parts.append(Part(first, second, seen_by_first, seen_by_second))
        rest &= ~(first | second)
    return parts


def _seen_by_any(tables: Tables, cells: int) -> int:
    """Return the cells that see at least one of the given cells."""
    seen = 0
    for cell in bits(cells):
        seen |= tables.peers[cell]
    return seen
