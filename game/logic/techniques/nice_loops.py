"""Continuous and discontinuous nice loops and alternating inference chains, also grouped.

The links of a plain chain join two candidates of a cell or two places in a house. A grouped chain
may also pass through the places of a digit where a box meets a line, and, as an option of its own,
through almost locked sets. (Sudopedia, "Nice Loop", "Alternating Inference Chain", "Grouped
Chain".)
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from game.logic.board import Board
from game.logic.search.almost_locked_sets import almost_locked_sets
from game.logic.search.chain_steps import chain_step
from game.logic.search.chains import ChainSearch, Shape, Wanted, always
from game.logic.search.implications import SINGLE_NODES, Implications
from game.logic.search.link_graph import GraphBuilder
from game.logic.step import Step
from game.logic.technique import Example, Level, Technique


def plain(board: Board, *, every: bool = False) -> Iterator[Step]:
    """Yield the loops and chains through single candidates, the most useful first."""
    return _steps(board.cached(_plain), always, "", every=every)


def grouped(board: Board, *, every: bool = False) -> Iterator[Step]:
    """Yield the loops and chains that pass through a group, the most useful first."""
    return _steps(board.cached(_grouped), _has_group, "grouped-", every=every)


def with_sets(board: Board, *, every: bool = True) -> Iterator[Step]:
    """Yield the loops and chains that pass through an almost locked set, most useful first."""
    graph = board.cached(_with_sets)
    return _steps(graph, graph.uses_set, "als-", every=every)


_IDS: Final = {
    Shape.LOOP: "continuous-nice-loop",
    Shape.OPEN: "aic",
    Shape.CELL: "discontinuous-nice-loop",
}


def _steps(graph: Implications, wanted: Wanted, kind: str, *, every: bool) -> Iterator[Step]:
    for chain in ChainSearch(graph, wanted, every=every).in_order():
        yield chain_step(kind + _IDS[chain.shape], graph, chain)


def _find(board: Board, search: Callable[..., Iterator[Step]], technique: str) -> Iterator[Step]:
    return (step for step in search(board, every=True) if step.technique == technique)


def _has_group(nodes: Sequence[int]) -> bool:
    return max(nodes) >= SINGLE_NODES


def _plain(board: Board) -> Implications:
    builder = GraphBuilder(board)
    builder.cells()
    builder.houses()
    return builder.build()


def _grouped(board: Board) -> Implications:
    builder = GraphBuilder(board)
    builder.cells()
    builder.houses()
    builder.groups()
    return builder.build()


def _with_sets(board: Board) -> Implications:
    builder = GraphBuilder(board)
    builder.cells()
    builder.houses()
    builder.groups()
    builder.almost_locked_sets(board.cached(almost_locked_sets))
    return builder.build()


LOOP = Technique(
    id="continuous-nice-loop",
    rank=5600,
    code="0706",
    score=280,
    level=Level.UNFAIR,
    find=partial(_find, search=plain, technique="continuous-nice-loop"),
    path_search=plain,
    example=Example(
        board="...1.....6.84.27311.2.3....2...813...81....6........18865924173719863..4423715896",
        removed="532 542",
    ),
)

AIC = Technique(
    id="aic",
    rank=5601,
    code="0708",
    score=280,
    level=Level.UNFAIR,
    find=partial(_find, search=plain, technique="aic"),
    path_search=plain,
    example=Example(
        board="...1.....6.84.27311.2.3....2...813...81....6........18865924173719863..4423715896",
        removed="532 542 554 564 664",
    ),
)

DISCONTINUOUS = Technique(
    id="discontinuous-nice-loop",
    rank=5602,
    code="0707",
    score=280,
    level=Level.UNFAIR,
    find=partial(_find, search=plain, technique="discontinuous-nice-loop"),
    path_search=plain,
    example=Example(
        board="1...8..7....72...1..7...5....1.79..8..3..6....79.4..2.4....7....12....39.9.1.26..",
        removed="412 422 432 872 487",
    ),
)

GROUPED_LOOP = Technique(
    id="grouped-continuous-nice-loop",
    rank=5650,
    code="0709",
    score=300,
    level=Level.UNFAIR,
    find=partial(_find, search=grouped, technique="grouped-continuous-nice-loop"),
    path_search=grouped,
    example=Example(
        board=".1..27..4.....51.8..51.......75.9....2..4.7.5..43726.1.4.25......9.6..1.83......6",
        removed="918 928 336 836 938 651 653 978 587 997 998",
    ),
)

GROUPED_AIC = Technique(
    id="grouped-aic",
    rank=5651,
    code="0711",
    score=300,
    level=Level.UNFAIR,
    find=partial(_find, search=grouped, technique="grouped-aic"),
    path_search=grouped,
    example=Example(
        board="1...8..7....72...1..7...5....1.79..8..3..6....79.4..2.4....7....12....39.9.1.26..",
        removed="412 422 432 872 575 487",
    ),
)

GROUPED_DISCONTINUOUS = Technique(
    id="grouped-discontinuous-nice-loop",
    rank=5652,
    code="0710",
    score=300,
    level=Level.UNFAIR,
    find=partial(_find, search=grouped, technique="grouped-discontinuous-nice-loop"),
    path_search=grouped,
    example=Example(
        board="1...8..7....72...1..7...5....1.79..8..3..6....79.4..2.43...7.1..12....39.9.1326..",
        removed="412 521 621 821 422 231 631 831 432 242 252 559 575 584 586 487",
    ),
)

ALS_LOOP = Technique(
    id="als-continuous-nice-loop",
    rank=5660,
    code="0709",
    score=300,
    level=Level.UNFAIR,
    optional=True,
    find=partial(_find, search=with_sets, technique="als-continuous-nice-loop"),
    path_search=with_sets,
    example=Example(
        board="..6.25.49..5947...4926..7.56.1472.....8196...9..538...1.9.5..265632.94.728..6....",
    ),
)

ALS_AIC = Technique(
    id="als-aic",
    rank=5661,
    code="0711",
    score=300,
    level=Level.UNFAIR,
    optional=True,
    find=partial(_find, search=with_sets, technique="als-aic"),
    path_search=with_sets,
    example=Example(
        board="4.923....5....829.827.....467...45.8.98...64.245186..9.8..65...7........9528.....",
    ),
)

ALS_DISCONTINUOUS = Technique(
    id="als-discontinuous-nice-loop",
    rank=5662,
    code="0710",
    score=300,
    level=Level.UNFAIR,
    optional=True,
    find=partial(_find, search=with_sets, technique="als-discontinuous-nice-loop"),
    path_search=with_sets,
    example=Example(
        board="8.75936.13.6.7......1.6.3.7273.4.568485236179619758..31.8.2.73673261.8.4.64387.1.",
        removed="228 428 238 438",
    ),
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
