"""XY-Chain: a chain of bivalue cells; one of its ends holds the shared digit.

Sudopedia, "XY-Chain".
"""

from collections.abc import Iterator
from typing import Final

from ..board import Board
from ..search.chain_steps import chain_step
from ..search.chains import chains_of_one_digit
from ..search.link_graph import GraphBuilder
from ..step import Step
from ..technique import Example, Level, Technique

_SHORTEST = 5


def find_xy_chains(board: Board) -> Iterator[Step]:
    """Yield XY-Chains, those that eliminate most first."""
    builder = GraphBuilder(board, within_cells=False)
    builder.cells()
    graph = builder.build()
    for chain in chains_of_one_digit(graph, _SHORTEST):
        yield chain_step(TECHNIQUE.id, graph, chain)


TECHNIQUE: Final = Technique(
    id="xy-chain",
    rank=5500,
    code="0702",
    score=260,
    level=Level.UNFAIR,
    explainer=7.0,
    find=find_xy_chains,
    example=Example(
        board="754263891132.9.76586975143297...5.1.241376589.8591..7..1.6..958.9.5..123528139647",
    ),
)

TECHNIQUES: Final = (TECHNIQUE,)
