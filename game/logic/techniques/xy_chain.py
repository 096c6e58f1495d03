"""XY-Chain: a chain through cells with two candidates; one of its ends holds the shared digit.

Sudopedia, "XY-Chain".
"""

from collections.abc import Iterator

from game.logic.board import Board
from game.logic.search.chain_steps import chain_step
from game.logic.search.chains import chains_of_one_digit
from game.logic.search.link_graph import GraphBuilder
from game.logic.step import Step
from game.logic.technique import Example, Level, Technique

_SHORTEST = 5


def find_xy_chains(board: Board) -> Iterator[Step]:
    """Yield XY-Chains, those that eliminate most first."""
    builder = GraphBuilder(board, within_cells=False)
    builder.cells()
    graph = builder.build()
    for chain in chains_of_one_digit(graph, _SHORTEST):
        yield chain_step(TECHNIQUE.id, graph, chain)


TECHNIQUE = Technique(
    id="xy-chain",
    rank=5500,
    code="0702",
    score=260,
    level=Level.UNFAIR,
    explainer=7.0,
    find=find_xy_chains,
    example=Example(
        board="...1.....6.84.27311.2.3....2...813...81....6........18865924173719863..4423715896",
        removed="532",
    ),
)
