"""Turbot fish: two strong links of a digit, joined by a weak link, one of them in no line.

Two links in lines make a skyscraper or a two-string kite. (Sudopedia, "Turbot Fish".)
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.two_links import Pairing, joined_links, two_link_step
from ..step import Step
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the turbot fish, by digit."""
    for digit, plane in enumerate(board.planes, 1):
        for found in joined_links(board.tables, plane, Pairing.BLOCK):
            if found.outside:
                yield two_link_step(TECHNIQUE.id, digit, found, found.outside)


TECHNIQUE: Final = Technique(
    id="turbot-fish",
    rank=3120,
    code="0403 0701",
    score=120,
    level=Level.HARD,
    explainer=4.2,
    chain_on_classic=True,
    par=50,
    find=find,
    example=Example(
        board=".42639.711378456299.6217..4.231.6945...4921..4915.326.279358416.1.764.92..492175.",
        removed=("851"),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
