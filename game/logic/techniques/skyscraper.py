"""Skyscraper: two parallel lines with two places each, one of them in a common crossing line.

(Sudopedia, "Skyscraper".)
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from game.logic.board import PEERS, Board, marks, strong_links
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
                for (near, roof), (near_too, roof_too) in (
                    (one[:2], other[:2]),
                    (one[1::-1], other[:2]),
                    (one[:2], other[1::-1]),
                    (one[1::-1], other[1::-1]),
                ):
                    same = near // 9 == near_too // 9 if kind else near % 9 == near_too % 9
                    hit = PEERS[roof] & PEERS[roof_too] & plane
                    if same and hit:
                        yield two_link_step(
                            TECHNIQUE.id,
                            digit,
                            (roof, near, near_too, roof_too),
                            (one[2], other[2]),
                            marks(hit, digit),
                        )


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
