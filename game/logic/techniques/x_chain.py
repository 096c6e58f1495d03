"""X-Chain: a chain of five or more strong and weak links of a single digit.

Sudopedia, "X-Chain". Chains of three links have names of their own: skyscraper, two-string kite,
turbot fish.
"""

from collections.abc import Iterator

from game.logic.board import Board
from game.logic.search.chain_steps import chain_step
from game.logic.search.chains import chains_of_one_digit
from game.logic.search.link_graph import GraphBuilder
from game.logic.step import Step
from game.logic.technique import Example, Level, Technique

_SHORTEST = 5


def find_x_chains(board: Board) -> Iterator[Step]:
    """Yield X-Chains, those that eliminate most first."""
    builder = GraphBuilder(board, within_cells=False)
    builder.houses()
    graph = builder.build()
    for chain in chains_of_one_digit(graph, _SHORTEST):
        yield chain_step(TECHNIQUE.id, graph, chain)


TECHNIQUE = Technique(
    id="x-chain",
    rank=5400,
    code="0701",
    score=260,
    level=Level.UNFAIR,
    explainer=6.6,
    find=find_x_chains,
    example=Example(
        board="9...43..6.3....4..564..9.3.1.6....4.423..87...594.1.63695187324.4.......318294675",
        removed="817",
    ),
)
