"""Continuous and discontinuous nice loops and alternating inference chains, also grouped.

The links of a plain chain join two candidates of a cell or two places in a house. A grouped chain
may also pass through the places of a digit where a box meets a line, and, as an option of its own,
through almost locked sets. (Sudopedia, "Nice Loop", "Alternating Inference Chain", "Grouped
Chain".)
"""

from collections.abc import Iterator
from functools import partial

from game.logic.board import Board
from game.logic.search.almost_locked_sets import almost_locked_sets
from game.logic.search.chain_steps import chain_step
from game.logic.search.chains import Ends, Shape, chains_of, ordered_chains
from game.logic.search.implications import SINGLE_NODES, Implications
from game.logic.search.link_graph import GraphBuilder
from game.logic.step import Step
from game.logic.technique import Example, Level, Technique


def find_plain(board: Board, technique: str, shape: Shape) -> Iterator[Step]:
    """Yield the chains of one shape through single candidates."""
    graph, ends = board.cached(_plain)
    for chain in ordered_chains(graph, ends[shape], shape):
        yield chain_step(technique, graph, chain)


def find_grouped(board: Board, technique: str, shape: Shape) -> Iterator[Step]:
    """Yield the chains of one shape that pass through a group."""
    graph, ends = board.cached(_grouped)
    for chain in ordered_chains(graph, ends[shape], shape):
        if any(node >= SINGLE_NODES for node in chain.nodes):
            yield chain_step(technique, graph, chain)


def find_with_sets(board: Board, technique: str, shape: Shape) -> Iterator[Step]:
    """Yield the chains of one shape that pass through an almost locked set."""
    graph, ends = board.cached(_with_sets)
    for chain in ordered_chains(graph, ends[shape], shape):
        step = chain_step(technique, graph, chain)
        if step.sets:
            yield step


_Chains = tuple[Implications, dict[Shape, list[Ends]]]


def _plain(board: Board) -> _Chains:
    builder = GraphBuilder(board)
    builder.cells()
    builder.houses()
    return _search(builder)


def _grouped(board: Board) -> _Chains:
    builder = GraphBuilder(board)
    builder.cells()
    builder.houses()
    builder.groups()
    return _search(builder)


def _with_sets(board: Board) -> _Chains:
    builder = GraphBuilder(board)
    builder.cells()
    builder.houses()
    builder.groups()
    builder.almost_locked_sets(board.cached(almost_locked_sets))
    return _search(builder)


def _search(builder: GraphBuilder) -> _Chains:
    graph = builder.build()
    return graph, chains_of(graph)


LOOP = Technique(
    id="continuous-nice-loop",
    rank=5600,
    code="0706",
    score=280,
    level=Level.UNFAIR,
    find=partial(find_plain, technique="continuous-nice-loop", shape=Shape.LOOP),
    example=Example(board="@continuous-nice-loop@"),
)

AIC = Technique(
    id="aic",
    rank=5601,
    code="0708",
    score=280,
    level=Level.UNFAIR,
    find=partial(find_plain, technique="aic", shape=Shape.OPEN),
    example=Example(board="@aic@"),
)

DISCONTINUOUS = Technique(
    id="discontinuous-nice-loop",
    rank=5602,
    code="0707",
    score=280,
    level=Level.UNFAIR,
    find=partial(find_plain, technique="discontinuous-nice-loop", shape=Shape.CELL),
    example=Example(board="@discontinuous-nice-loop@"),
)

GROUPED_LOOP = Technique(
    id="grouped-continuous-nice-loop",
    rank=5650,
    code="0709",
    score=300,
    level=Level.UNFAIR,
    find=partial(find_grouped, technique="grouped-continuous-nice-loop", shape=Shape.LOOP),
    example=Example(board="@grouped-continuous-nice-loop@"),
)

GROUPED_AIC = Technique(
    id="grouped-aic",
    rank=5651,
    code="0711",
    score=300,
    level=Level.UNFAIR,
    find=partial(find_grouped, technique="grouped-aic", shape=Shape.OPEN),
    example=Example(board="@grouped-aic@"),
)

GROUPED_DISCONTINUOUS = Technique(
    id="grouped-discontinuous-nice-loop",
    rank=5652,
    code="0710",
    score=300,
    level=Level.UNFAIR,
    find=partial(find_grouped, technique="grouped-discontinuous-nice-loop", shape=Shape.CELL),
    example=Example(board="@grouped-discontinuous-nice-loop@"),
)

ALS_LOOP = Technique(
    id="als-continuous-nice-loop",
    rank=5660,
    code="0709",
    score=300,
    level=Level.UNFAIR,
    in_path=False,
    find=partial(find_with_sets, technique="als-continuous-nice-loop", shape=Shape.LOOP),
    example=Example(board="@als-continuous-nice-loop@"),
)

ALS_AIC = Technique(
    id="als-aic",
    rank=5661,
    code="0711",
    score=300,
    level=Level.UNFAIR,
    in_path=False,
    find=partial(find_with_sets, technique="als-aic", shape=Shape.OPEN),
    example=Example(board="@als-aic@"),
)

ALS_DISCONTINUOUS = Technique(
    id="als-discontinuous-nice-loop",
    rank=5662,
    code="0710",
    score=300,
    level=Level.UNFAIR,
    in_path=False,
    find=partial(find_with_sets, technique="als-discontinuous-nice-loop", shape=Shape.CELL),
    example=Example(board="@als-discontinuous-nice-loop@"),
)

TECHNIQUES = (
    LOOP,
    AIC,
    DISCONTINUOUS,
    GROUPED_LOOP,
    GROUPED_AIC,
    GROUPED_DISCONTINUOUS,
    ALS_LOOP,
    ALS_AIC,
    ALS_DISCONTINUOUS,
)
