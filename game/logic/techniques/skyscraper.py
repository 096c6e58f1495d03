"""Skyscraper: two parallel lines with two places each, one of them in a common crossing line.

(Sudopedia, "Skyscraper".)
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from game.logic.board import Board, marks
from game.logic.search.places import PLANES_KEPT, links_of
from game.logic.search.single_digit import two_link_step
from game.logic.step import Step
from game.logic.tables import Tables
from game.logic.technique import Example, Level, Technique


def find(board: Board) -> Iterator[Step]:
    """Yield the skyscrapers, those of rows before those of columns."""
    for kind in (0, 1):
        for digit, plane in enumerate(board.planes, 1):
            for cells, houses, hit in _patterns(board.tables, plane, kind):
                yield two_link_step(TECHNIQUE.id, digit, cells, houses, marks(hit, digit))


@lru_cache(2 * PLANES_KEPT)
def _patterns(
    tables: Tables, plane: int, kind: int
) -> tuple[tuple[tuple[int, int, int, int], tuple[int, int], int], ...]:
    found = []
    peers, size = tables.peers, tables.size
    parallel = [link for link in links_of(tables, plane) if link[2] // size == kind]
    for one, other in combinations(parallel, 2):
        for (roof, near), (near_too, roof_too) in product(_ends(one), _ends(other)):
            # The near places stand in one crossing line.
            if near % size != near_too % size if kind == 0 else near // size != near_too // size:
                continue
            hit = peers[roof] & peers[roof_too] & plane
            if hit:
                found.append(((roof, near, near_too, roof_too), (one[2], other[2]), hit))
    return tuple(found)


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
        board="2876453193419278569653814271.679.5..47853619259..1.67.759.6324.8.4.5976.61.47.9.5",
    ),
)
