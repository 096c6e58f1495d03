"""X-Chain: a chain of five or more strong and weak links of a single digit.

Sudopedia, "X-Chain". Chains of three links have names of their own: skyscraper, two-string kite,
turbot fish.
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..remembered import remembered
from ..search.chain_steps import chain_step
from ..search.chains import chains_of_one_digit
from ..search.link_graph import GraphBuilder
from ..search.places import PLANES_KEPT, links_of
from ..sets import CellSet, bits, union
from ..step import Step
from ..tables import Tables
from ..technique import Example, Level, Technique

_SHORTEST = 5


def find_x_chains(board: Board) -> Iterator[Step]:
    """Yield X-Chains, those that eliminate most first."""
    tables = board.tables
    if not any(_may_chain(tables, plane) for plane in board.planes):
        return
    builder = GraphBuilder(board, within_cells=False)
    builder.houses()
    graph = builder.build()
    for chain in chains_of_one_digit(graph, _SHORTEST):
        yield chain_step(TECHNIQUE.id, graph, chain)


@remembered(PLANES_KEPT)
def _may_chain(tables: Tables, plane: CellSet) -> bool:
    """Whether links of a digit alternate between two cells that see a common third place.

    Only a chain that crosses itself passes this test without being valid.
    """
    peers = tables.peers
    strong: dict[int, int] = {}
    linked = 0
    for one, other, _ in links_of(tables, plane):
        strong[one] = strong.get(one, 0) | 1 << other
        strong[other] = strong.get(other, 0) | 1 << one
        linked |= 1 << one | 1 << other
    hops = {cell: union(strong[after] for after in bits(peers[cell] & linked)) for cell in strong}
    for start in strong:
        front = reached = strong[start]
        links = 1
        while front:
            if links >= _SHORTEST:
                seen = peers[start] & plane
                if any(peers[end] & seen for end in bits(front & ~(1 << start))):
                    return True
            front = union([hops[cell] for cell in bits(front)]) & ~reached
            reached |= front
            links += 2
    return False


TECHNIQUE: Final = Technique(
    id="x-chain",
    rank=5400,
    code="0701",
    score=260,
    level=Level.UNFAIR,
    explainer=6.6,
    find=find_x_chains,
    example=Example(
        board="..23..71.18..4.3653...1.92.7.4...69..1.47385282..9.47..71.3.2464687215392...64187",
        removed=("663"),
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
