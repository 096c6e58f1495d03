"""Remote pair: a chain of cells with the same two digits, which alternate along it.

Sudopedia, "Remote Pair".
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from ..board import Board, bivalue_cells, marks
from ..search.chains import usefulness
from ..sets import CandidateSet, CellIndex, CellSet, DigitSet, bits, cells_of, union
from ..step import Link, Role, Step
from ..tables import Tables
from ..technique import Example, Level, Technique

_SHORTEST = 4


def find_remote_pairs(board: Board) -> Iterator[Step]:
    """Yield what sees two cells of a chain with different digits of the pair.

    For each set of eliminations one of the shortest chains, most eliminations first.
    """
    cells_by_pair: dict[int, int] = {}
    for cell in bits(board.cached(bivalue_cells)):
        pair = board.masks[cell]
        cells_by_pair[pair] = cells_by_pair.get(pair, 0) | 1 << cell
    found: dict[int, tuple[int, ...]] = {}
    for pair, cells in cells_by_pair.items():
        if cells.bit_count() >= _SHORTEST:
            for chain in _chains(board.tables, cells):
                eliminated = _eliminated(board, pair, chain)
                known = found.get(eliminated)
                if eliminated and (known is None or len(chain) < len(known)):
                    found[eliminated] = chain
    for eliminated in sorted(found, key=usefulness(board.tables)):
        yield _step(board, found[eliminated], eliminated)


def _chains(tables: Tables, cells: CellSet) -> Iterator[tuple[CellIndex, ...]]:
    """Yield the chains with an even number of cells, each seeing the next."""
    stack: list[tuple[int, ...]] = [(cell,) for cell in reversed(bits(cells))]
    while stack:
        chain = stack.pop()
        if len(chain) >= _SHORTEST and len(chain) % 2 == 0:
            yield chain
        following = bits(tables.peers[chain[-1]] & cells)
        stack += [(*chain, cell) for cell in reversed(following) if cell not in chain]


def _eliminated(board: Board, pair: DigitSet, chain: tuple[CellIndex, ...]) -> CandidateSet:
    peers, area = board.tables.peers, board.tables.area
    seen = union(
        peers[chain[first]] & peers[chain[second]]
        for first in range(len(chain))
        for second in range(first + _SHORTEST - 1, len(chain), 2)
    ) & ~sum(1 << cell for cell in chain)
    return union((seen & board.planes[digit]) << area * digit for digit in bits(pair))


def _step(board: Board, chain: tuple[CellIndex, ...], eliminated: CandidateSet) -> Step:
    low, high = bits(board.masks[chain[0]])
    first, second = (sum(1 << cell for cell in chain[start::2]) for start in (0, 1))
    return Step(
        technique=TECHNIQUE.id,
        eliminations=board.tables.candidates(eliminated),
        roles=(
            (Role.PATTERN, marks(first, low + 1) + marks(second, high + 1)),
            (Role.SECOND, marks(first, high + 1) + marks(second, low + 1)),
        ),
        chains=(
            tuple(
                Link(marks(1 << one, low + 1), marks(1 << other, low + 1), True)
                for one, other in pairwise(chain)
            ),
        ),
        arguments=(
            ("digits", (low + 1, high + 1)),
            ("first_cells", cells_of(first)),
            ("second_cells", cells_of(second)),
        ),
    )


TECHNIQUE: Final = Technique(
    id="remote-pair",
    rank=2800,
    code="0703",
    score=110,
    level=Level.HARD,
    par=45,
    find=find_remote_pairs,
    example=Example(
        board=".986.3.253572816496.259..38.2315.896..68.9352985326471539718264261435987874962513",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
