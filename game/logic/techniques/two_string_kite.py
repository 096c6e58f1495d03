"""Two-string kite: a row and a column with two places each, joined in a box; also dual.

(Sudopedia, "2-String Kite".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ..board import Board
from ..search.two_links import Pairing, TwoLinks, joined_links, two_link_step
from ..sets import PlainDigit
from ..step import Argument, Step
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the kites, by digit, row and column."""
    for digit, kite in _kites(board):
        yield two_link_step(TECHNIQUES[0].id, digit, kite, kite.outside)


def _kites(board: Board) -> Iterator[tuple[PlainDigit, TwoLinks]]:
    """Yield the kites that eliminate something, each with its digit: the row's ends come first."""
    region_of = board.tables.geometry.region_of
    for digit, plane in enumerate(board.planes, 1):
        for kite in joined_links(board.tables, plane, Pairing.CROSSED):
            if region_of[kite.near] == region_of[kite.near_too] and kite.outside:
                yield digit, kite


def find_dual(board: Board) -> Iterator[Step]:
    """Yield pairs of kites through the same two cells of a box, of one digit or of two."""
    for (digit, one), (digit_too, other) in combinations(_kites(board), 2):
        if {one.near, one.near_too} == {other.near, other.near_too} and (
            digit != digit_too or one.outside != other.outside
        ):
            technique = TECHNIQUES[1].id
            both = ((digit, one), (digit_too, other))
            yield merged(*(two_link_step(technique, d, kite, kite.outside) for d, kite in both))


def merged(one: Step, other: Step) -> Step:
    """Return a step with the eliminations of two steps of the same technique."""
    (_, digit), (_, digit_too) = one.arguments[0], other.arguments[0]
    two_digits: tuple[tuple[str, Argument], ...] = (
        () if digit == digit_too else (("variant", "digits"), ("second_digit", digit_too))
    )
    candidates = {c for step in (one, other) for _, found in step.roles for c in found}
    return Step(
        technique=one.technique,
        eliminations=tuple(sorted({*one.eliminations, *other.eliminations})),
        roles=((one.roles[0][0], tuple(sorted(candidates))),),
        chains=one.chains + other.chains,
        houses=one.houses + other.houses,
        arguments=(
            *one.arguments,
            ("base_houses", one.houses + other.houses),
            *two_digits,
        ),
    )


TECHNIQUES: Final = (
    Technique(
        id="two-string-kite",
        rank=3100,
        code="0401 0701",
        score=150,
        level=Level.HARD,
        explainer=4.1,
        chain_on_classic=True,
        par=50,
        find=find,
        example=Example(
            board="927863451318254967.4.9178231...487922.4...518789125634.7243.18.4.1.8237.8....1246",
        ),
    ),
    Technique(
        id="dual-two-string-kite",
        rank=3110,
        code="0404",
        score=150,
        level=Level.HARD,
        in_path=False,
        find=find_dual,
        example=Example(
            board="5..49876..8.172..5...536..81.38496.7..83571.4...261.8..7..14...2.69...7..4......6",
        ),
    ),
)
