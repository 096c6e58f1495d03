"""Continuous and discontinuous nice loops and alternating inference chains, also grouped.

The links of a plain chain join two candidates of a cell or two places in a house. A grouped chain
may also pass through the places of a digit where a box meets a line, and, as an option of its own,
through almost locked sets, of a house or completed by a cell outside it. (Sudopedia, "Nice Loop",
"Alternating Inference Chain", "Grouped Chain".)
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from ..board import Board
from ..search.almost_locked_sets import almost_locked_sets, spread_sets
from ..search.chain_steps import chain_step
from ..search.chains import ChainFilter, ChainSearch, Shape, always
from ..search.implications import Implications
from ..search.link_graph import GraphBuilder
from ..step import Step
from ..technique import Example, Level, Technique


def plain(board: Board, *, every: bool = False) -> Iterator[Step]:
    """Yield the loops and chains of single candidates, the most useful first."""
    return _steps(board.cached(_plain), always, "", every=every)


def grouped(board: Board, *, every: bool = False) -> Iterator[Step]:
    """Yield the loops and chains with a group, the most useful first."""
    graph = board.cached(_grouped)
    return _steps(graph, graph.uses_group, "grouped-", every=every)


def with_sets(board: Board, *, every: bool = True) -> Iterator[Step]:
    """Yield the loops and chains with an almost locked set, the most useful first."""
    graph = board.cached(_with_sets)
    return _steps(graph, graph.uses_set, "als-", every=every)


_IDS: Final = {
    Shape.LOOP: "continuous-nice-loop",
    Shape.OPEN: "aic",
    Shape.CELL: "discontinuous-nice-loop",
}


def _steps(graph: Implications, accepts: ChainFilter, kind: str, *, every: bool) -> Iterator[Step]:
    for chain in ChainSearch(graph, accepts, every=every).in_order():
        yield chain_step(kind + _IDS[chain.shape], graph, chain)


def _find(board: Board, search: Callable[..., Iterator[Step]], technique: str) -> Iterator[Step]:
    return (step for step in search(board, every=True) if step.technique == technique)


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
    builder.almost_locked_sets([*board.cached(almost_locked_sets), *board.cached(spread_sets)])
    return builder.build()


def _technique(
    id: str,
    rank: int,
    code: str,
    score: int,
    search: Callable[..., Iterator[Step]],
    board: str,
    removed: str = "",
    puzzle: str = "",
) -> Technique:
    """Return one of the three kinds that a search finds together."""
    return Technique(
        id=id,
        rank=rank,
        code=code,
        score=score,
        level=Level.UNFAIR,
        optional=search is with_sets,
        find=partial(_find, search=search, technique=id),
        path_search=search,
        example=Example(board=board, removed=removed, puzzle=puzzle),
    )


TECHNIQUES: Final = (
    _technique(
        *("continuous-nice-loop", 5600, "0706", 280, plain),
        "1.3.74..9.9..23..1....913..2.5167.93317489652.693521..9347162856..935.1.571248936",
        "832 833",
    ),
    _technique(
        *("aic", 5601, "0708", 280, plain),
        "7.6.41..241.2.5.6782..67...6....927.3..7245.62.7156...572698143134572698968413725",
        "937 842 962",
    ),
    _technique(
        *("discontinuous-nice-loop", 5602, "0707", 280, plain),
        "1.3.74..9.9..23..1....913..2.5167.93317489652.693521..9347162856..935.1.571248936",
        "514 827 232 832 833",
    ),
    _technique(
        *("grouped-continuous-nice-loop", 5650, "0709", 300, grouped),
        "82597..4.6..28495...4...278..2.6..8..613.8.273.852..69.8....73..5.83..1....7..89.",
        "616 441 442 147 549 971 981",
    ),
    _technique(
        *("grouped-aic", 5651, "0711", 300, grouped),
        ".35.62.9.6.95.73242.793.5.6.762.91.3.2.356.79.9.7..6.2...69..3....12.96.96..7....",
        "832 441 853 161 163 466 868 571 472 473 179 581 193 897 598 898",
    ),
    _technique(
        *("grouped-discontinuous-nice-loop", 5652, "0710", 300, grouped),
        "..9126.57216.75.39.7539.1269.125..7.7.2...94....7.9.121.7..2.6..2....79.6.4.37281",
        "412 847 855 461 867 572 574 477 884 886 589",
    ),
    _technique(
        *("als-continuous-nice-loop", 5660, "0709", 300, with_sets),
        "..4.8.7...8..5.....36.74815893567142.42318.6.6..492.8..6...9...4..8.....3...452..",
        "923 624 329 274 577 779 182 183 587 789 799",
    ),
    _technique(
        *("als-aic", 5661, "0711", 300, with_sets),
        "1482....6736.4.258295786143..4.3.....125...84..94.2..1.27...43..63.2.8..4.1..5...",
        puzzle=".4......67...4.25....786..3..4.3.....125...8...9..2..1.2....43..6..2.8..4.1..5...",
    ),
    _technique(
        *("als-discontinuous-nice-loop", 5662, "0710", 300, with_sets),
        "8.75936.13.6.7......1.6.3.7273.4.568485236179619758..31.8.2.73673261.8.4.64387.1.",
        "228 428 238 438",
    ),
)
