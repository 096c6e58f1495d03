"""Skyscraper: two parallel lines with two places each, one of them in a common crossing line.

(Sudopedia, "Skyscraper".)
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.two_links import Pairing, joined_links, two_link_step
from ..step import Step
from ..technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the skyscrapers, those of rows before those of columns."""
    tables = board.tables
    size = tables.size
    for pairing in (Pairing.ROWS, Pairing.COLUMNS):
        for digit, plane in enumerate(board.planes, 1):
            for found in joined_links(tables, plane, pairing):
                near, near_too = found.near, found.near_too
                # They stand in one crossing line, and do not just see each other.
                if pairing is Pairing.ROWS:
                    crossing = near % size == near_too % size
                else:
                    crossing = near // size == near_too // size
                if crossing:
                    yield two_link_step(TECHNIQUE.id, digit, found, found.eliminated)


TECHNIQUE: Final = Technique(
    id="skyscraper",
    rank=3000,
    code="0400 0701",
    score=130,
    level=Level.HARD,
    explainer=4.0,
    chain_on_classic=True,
    par=45,
    find=find,
    example=Example(
        board="2876453193419278569653814271.679.5..47853619259..1.67.759.6324.8.4.5976.61.47.9.5",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
