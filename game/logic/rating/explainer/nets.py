"""Ratings 8.5 and above: dynamic forcing chains, dynamic ones with more, nested ones.

Dynamic chains follow what an assumption leaves of the board, so that their implications may
rest on several others: first with singles alone, then with locked candidates as well, and last
with contradictions found within the assumption. Sudoku Explainer draws finer lines between the
last two; a puzzle that needs them is rated on the same scale, but less exactly.
"""

from game.logic.rating.explainer.chains import Search
from game.logic.rating.explainer.position import SETS, TRIALS, Position
from game.logic.search.nesting import nested_proof, refuted_within
from game.logic.search.propagation import Propagation
from game.logic.search.trial import Outcome
from game.logic.search.waves import choices
from game.logic.step import Candidate

_COMPARED = 12
"""Of how many quick finds the shortest proof is taken."""


def dynamic_chains(position: Position, *, base: int, locked: bool) -> tuple[int, int] | None:
    """Return the rating of the easiest dynamic forcing chains, and the board after them."""
    known = TRIALS.tried(position.board, position.poll, locked=locked)
    search = Search(position.level, base)
    quickest = sorted(
        (number for number, outcome in known.items() if outcome.contradiction),
        key=lambda number: known[number].rounds,
    )
    for number in quickest[:_COMPARED]:
        search.add(_net(position, number, locked=locked).proof().size, TRIALS.ban[number])
    _add_verities(search, position, known, locked=locked)
    return search.result(position)


def _net(position: Position, number: int, *, locked: bool) -> Propagation:
    net = Propagation(SETS, position.fields[:81], position.planes, locked=locked)
    net.assume(number)
    net.run()
    return net


def _add_verities(
    search: Search, position: Position, known: dict[int, Outcome], *, locked: bool
) -> None:
    """Find the quickest ends that all candidates of a cell, or places of a digit, lead to."""
    ends: dict[tuple[int, bool], tuple[int, tuple[int, ...]]] = {}
    for _, starts in choices(SETS, position.fields[:81], position.planes):
        outcomes = [known[number] for number in starts]
        if any(outcome.contradiction for outcome in outcomes):
            continue
        rounds = sum(outcome.rounds for outcome in outcomes)
        for true, numbers in zip(
            (True, False), TRIALS.common(position.board, outcomes), strict=True
        ):
            for end in numbers:
                if ends.get((end, true), (rounds + 1,))[0] > rounds:
                    ends[end, true] = rounds, starts
    nets: dict[int, Propagation] = {}
    for (end, true), (_, starts) in sorted(ends.items(), key=_quickness)[:_COMPARED]:
        size = 0
        for start in starts:
            if start not in nets:
                nets[start] = _net(position, start, locked=locked)
            size += nets[start].proof(nets[start].index_of(end, true=true)).size
        search.add(size, TRIALS.place[end] if true else TRIALS.ban[end])


def _quickness(
    found: tuple[tuple[int, bool], tuple[int, tuple[int, ...]]],
) -> tuple[int, list[Candidate], Candidate, bool]:
    """Return what ends are sorted by: their rounds, then in reading order."""
    (end, true), (rounds, starts) = found
    candidate = SETS.candidate
    return rounds, [candidate[start] for start in starts], candidate[end], true


def nested_chains(position: Position) -> tuple[int, int] | None:
    """Return the rating of the easiest of the first nested chains, and the board after it."""
    known = TRIALS.tried(position.board, position.poll)
    order = sorted(known, key=lambda number: -len(known[number].placed))
    search = Search(position.level, 95)
    count = 0
    for thorough in (False, True):
        for number in order:
            refuted = refuted_within(TRIALS, known[number], position.poll, thorough=thorough)
            if refuted is None:
                continue
            net = Propagation(SETS, position.fields[:81], position.planes)
            search.add(nested_proof(net, number, refuted).size, TRIALS.ban[number])
            count += 1
            if count == _COMPARED:
                return search.result(position)
        if count:
            break
    return search.result(position)
