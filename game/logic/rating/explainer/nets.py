"""Ratings 8.5 and above: dynamic forcing chains, dynamic ones with more, nested ones.

Dynamic chains follow what an assumption leaves of the board, so that their implications may
rest on several others: first with singles alone, then with locked candidates as well, and last
with contradictions found within the assumption. Sudoku Explainer draws finer lines between the
last two; a puzzle that needs them is rated on the same scale, but less exactly.
"""

from itertools import islice

from ...board import Board
from ...search.nesting import nested, nested_proof
from ...search.placing import SETS
from ...search.propagation import Propagation
from ...search.trial import Outcome, Verity, outcomes, verities
from ...step import Candidate
from .chains import Search
from .position import TRIALS, Found, Position

_COMPARED = 12
"""Of how many quick finds the shortest proof is taken."""


def dynamic_chains(position: Position, *, base: int, locked: bool) -> Found | None:
    """Return the easiest dynamic forcing chains."""
    board = position.board()
    known = board.cached(outcomes if locked else _outcomes_of_singles)
    search = Search(position.level, base)
    refuted = [number for number, outcome in known.items() if outcome.contradiction]
    refuted.sort(key=lambda number: known[number].rounds)
    for number in refuted[:_COMPARED]:
        search.add(_net(board, number, locked=locked).proof().size, 1 << number)
    nets: dict[int, Propagation] = {}
    for (end, true), found in sorted(verities(board, known).items(), key=_order)[:_COMPARED]:
        size = 0
        for start in found.starts:
            if start not in nets:
                nets[start] = _net(board, start, locked=locked)
            size += nets[start].proof(nets[start].index_of(end, true=true)).size
        if true:
            search.add(size, 0, 1 << end)
        else:
            search.add(size, 1 << end)
    return search.result()


def _outcomes_of_singles(board: Board) -> dict[int, Outcome]:
    return TRIALS.tried(board.exact, board.poll, locked=False)


def _net(board: Board, number: int, *, locked: bool) -> Propagation:
    net = Propagation(SETS, board.masks, board.planes, locked=locked)
    net.assume(number)
    net.run()
    return net


def _order(
    item: tuple[tuple[int, bool], Verity],
) -> tuple[int, list[Candidate], Candidate, bool]:
    """Return what ends are sorted by: the quickest first, then in reading order."""
    (end, true), found = item
    candidate = SETS.candidate
    return found.rounds, [candidate[start] for start in found.starts], candidate[end], true


def nested_chains(position: Position) -> Found | None:
    """Return the easiest of the first nested chains."""
    board = position.board()
    search = Search(position.level, 95)
    for number, refuted in islice(nested(board), _COMPARED):
        net = Propagation(SETS, board.masks, board.planes)
        search.add(nested_proof(net, number, refuted).size, 1 << number)
    return search.result()
