"""Turbot fish: two strong links of a digit, at least one of them in a box, joined by a weak link.

Two links in lines make a skyscraper or a two-string kite. (Sudopedia, "Turbot Fish".)
"""

from collections.abc import Iterator
from typing import Final

from game.logic.board import PEERS, Board, marks
from game.logic.search.places import strong_links
from game.logic.search.single_digit import two_link_step
from game.logic.step import Step
from game.logic.technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the turbot fish, by digit."""
    for digit, links in enumerate(board.cached(strong_links), 1):
        plane = board.planes[digit - 1]
        boxes = [link for link in links if link[2] >= 18]
        seen = set()
        for c, d, box in boxes:
            near = PEERS[c] | PEERS[d]
            for a, b, line in links:
                if line == box or not (near >> a | near >> b) & 1 or a in (c, d) or b in (c, d):
                    continue
                for end, joint in ((a, b), (b, a)):
                    for joint_too, end_too in ((c, d), (d, c)):
                        if not PEERS[joint] >> joint_too & 1:
                            continue
                        hit = PEERS[end] & PEERS[end_too] & plane
                        hit &= ~(1 << joint | 1 << joint_too)
                        cells = end, joint, joint_too, end_too
                        if hit and cells not in seen:
                            seen |= {cells, cells[::-1]}
                            yield two_link_step(
                                TECHNIQUE.id, digit, cells, (line, box), marks(hit, digit)
                            )


TECHNIQUE: Final = Technique(
    id="turbot-fish",
    rank=3120,
    code="0403",
    score=120,
    level=Level.HARD,
    explainer=4.2,
    find=find,
    example=Example(
        board="..98.72..2.......348..2..79..7.3.8...4..8..5....6.5...6.......1.94...63..2.9.6.4.",
    ),
)
