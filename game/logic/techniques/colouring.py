"""Simple colours (trap, wrap) and multi colours (1, 2): strong links of one digit, two-coloured.

In each connected part of a digit's strong links, all candidates of one colour are true and all of
the other are false. (Sudopedia, "Simple Colors", "Multi-Colors".)
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final, NamedTuple

from ..board import Board, marks
from ..search.places import Links, strong_links
from ..sets import CellSet, DigitIndex, bits, cells_of
from ..step import Link, Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique


class Part(NamedTuple):
    """A connected component of a digit's strong links, and what its two colours see."""

    first: CellSet
    second: CellSet
    seen_by_first: CellSet
    seen_by_second: CellSet


def parts_of(board: Board) -> list[list[Part]]:
    """Return the components of each digit, by first cell; use through `Board.cached`."""
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


def _seen_by_any(tables: Tables, cells: CellSet) -> CellSet:
    """Return the cells that see at least one of the given cells."""
    seen = 0
    for cell in bits(cells):
        seen |= tables.peers[cell]
    return seen


def find_traps(board: Board) -> Iterator[Step]:
    """Yield what sees both colours of a component."""
    for digit, (plane, parts) in enumerate(zip(board.planes, board.cached(parts_of), strict=True)):
        for part in parts:
            seen = plane & part.seen_by_first & part.seen_by_second & ~(part.first | part.second)
            if seen:
                yield _step(TRAP.id, board, digit, seen, part)


def find_wraps(board: Board) -> Iterator[Step]:
    """Yield colours that occur twice in one house."""
    for digit, parts in enumerate(board.cached(parts_of)):
        for part in parts:
            for false, seen in (
                (part.first, part.seen_by_first),
                (part.second, part.seen_by_second),
            ):
                if false & seen:
                    yield _step(WRAP.id, board, digit, false, part)


def find_multi_colours_1(board: Board) -> Iterator[Step]:
    """Yield what sees a colour in each of two components, one of which must be true.

    If a colour of one component sees a colour of the other, they are not both true, so one of their
    opposites is.
    """
    for digit, (plane, parts) in enumerate(zip(board.planes, board.cached(parts_of), strict=True)):
        for one, other in combinations(parts, 2):
            seen = 0
            for colour, opposite_seen in (
                (one.first, one.seen_by_second),
                (one.second, one.seen_by_first),
            ):
                if colour & other.seen_by_first:
                    seen |= opposite_seen & other.seen_by_second
                if colour & other.seen_by_second:
                    seen |= opposite_seen & other.seen_by_first
            seen &= plane
            if seen:
                yield _step(MULTI_1.id, board, digit, seen, one, other)


def find_multi_colours_2(board: Board) -> Iterator[Step]:
    """Yield colours that see both colours of another component."""
    for digit, parts in enumerate(board.cached(parts_of)):
        for one, other in permutations(parts, 2):
            for false in (one.first, one.second):
                if false & other.seen_by_first and false & other.seen_by_second:
                    yield _step(MULTI_2.id, board, digit, false, one, other)


def _step(
    technique: str, board: Board, digit: DigitIndex, eliminated: CellSet, *parts: Part
) -> Step:
    """Return a step; its roles list the two colours of each component in turn."""
    links = []
    for part in parts:
        cells = part.first | part.second
        links.append(
            tuple(
                Link(marks(1 << one, digit + 1), marks(1 << other, digit + 1), True)
                for one, other, _ in board.cached(strong_links)[digit]
                if cells >> one & 1
            )
        )
    roles = [
        (role, marks(colour, digit + 1))
        for part in parts
        for role, colour in ((Role.PATTERN, part.first), (Role.SECOND, part.second))
    ]
    return Step(
        technique=technique,
        eliminations=marks(eliminated, digit + 1),
        roles=tuple(roles),
        chains=tuple(links),
        arguments=(
            ("digit", digit + 1),
            ("first_cells", cells_of(parts[0].first)),
            ("second_cells", cells_of(parts[0].second)),
            ("third_cells", cells_of(parts[-1].first)),
            ("fourth_cells", cells_of(parts[-1].second)),
            ("false_cells", cells_of(eliminated)),
        ),
    )


TRAP = Technique(
    id="simple-colours-trap",
    rank=5330,
    code="0500",
    score=150,
    level=Level.HARD,
    par=75,
    find=find_traps,
    example=Example(
        board="5874.1.3..913728..32.5.87.1.49.173....3254.1..15.3.47..3872516.15..43.87...18.5.3",
        removed=("651 659 661 969 291 691"),
    ),
)

WRAP = Technique(
    id="simple-colours-wrap",
    rank=5331,
    code="0501",
    score=150,
    level=Level.HARD,
    par=75,
    find=find_wraps,
    example=Example(
        board="4..71.5.35..3624......4.2.6.1.8....47..4..85184517.6.2...2.7148...68432.284.31.6.",
        removed=("912 813 913 723 923 728 928 732 333 933 936 938 945 946 948 952 956 972 983 789"),
    ),
)

MULTI_1 = Technique(
    id="multi-colours-1",
    rank=5360,
    code="0502",
    score=200,
    level=Level.HARD,
    par=100,
    find=find_multi_colours_1,
    example=Example(
        board="..23..71.18..4.3653...1.92.7.4...69..1.47385282..9.47..71.3.2464687215392...64187",
        removed=("663 564 593"),
    ),
)

MULTI_2 = Technique(
    id="multi-colours-2",
    rank=5361,
    code="0503",
    score=200,
    level=Level.HARD,
    par=100,
    find=find_multi_colours_2,
    example=Example(
        board="3.215.8...6728..5..58.....2.8.9257.353....2..27.3.8...62.4.....7..8.263.813567429",
        removed="418 419 927 435 436 936 137 638 443 453 659 167 468 668 579 983",
    ),
)

TECHNIQUES: Final = (TRAP, WRAP, MULTI_1, MULTI_2)
