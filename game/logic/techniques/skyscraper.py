"""Skyscraper: two parallel lines with two places each, one of them in a common crossing line.

(Sudopedia, "Skyscraper".)
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from game.logic.board import PEERS, Board, marks
from game.logic.search.places import strong_links
from game.logic.search.single_digit import two_link_step
from game.logic.step import Step
from game.logic.technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the skyscrapers, by digit, rows before columns."""
    for digit, links in enumerate(board.cached(strong_links), 1):
        plane = board.planes[digit - 1]
        for kind in (0, 1):
            parallel = [link for link in links if link[2] // 9 == kind]
            for one, other in combinations(parallel, 2):
                for (roof, near), (near_too, roof_too) in product(_ends(one), _ends(other)):
                    # The near places stand in one crossing line.
                    if near % 9 != near_too % 9 if kind == 0 else near // 9 != near_too // 9:
                        continue
                    hit = PEERS[roof] & PEERS[roof_too] & plane
                    if hit:
                        yield two_link_step(
                            TECHNIQUE.id,
                            digit,
                            (roof, near, near_too, roof_too),
                            (one[2], other[2]),
                            marks(hit, digit),
                        )


def _ends(link: tuple[int, int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    return (link[0], link[1]), (link[1], link[0])


TECHNIQUE: Final = Technique(
    id="skyscraper",
    rank=3000,
    code="0400",
    score=130,
    level=Level.HARD,
    explainer=4.0,
    find=find,
    example=Example(
        board="..98.72..2.......348..2..79..7.3.8...4..8..5....6.5...6.......1.94...63..2.9.6.4.",
    ),
)
