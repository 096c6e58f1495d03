"""Ratings 8.5 and above: dynamic forcing chains, dynamic ones with more, nested ones.

Dynamic chains follow what an assumption leaves of the board, so that their implications may
rest on several others: first with singles alone, then with locked candidates as well, and last
with contradictions found within the assumption. Sudoku Explainer draws finer lines between the
last two; a puzzle that needs them is rated on the same scale, but less exactly.
"""

from collections.abc import Callable

from game.logic.rating.explainer.chains import length_rating
from game.logic.rating.explainer.position import Position
from game.logic.search.nesting import nested_proof, refuted_within
from game.logic.search.propagation import Propagation
from game.logic.search.trial import BAN, PLACE, Outcome, common, tried
from game.logic.search.waves import choices

_COMPARED = 12
"""Of how many quick finds the shortest proof is taken."""


def dynamic_chains(
    position: Position, poll: Callable[[], None], *, base: int, locked: bool
) -> tuple[int, int] | None:
    """Return the rating of the easiest dynamic forcing chains, and the board after them."""
    known = tried(position.board, poll, locked=locked)
    found = [
        _contradiction(position, number, base, locked=locked)
        for _, number in sorted(
            (outcome.rounds, number) for number, outcome in known.items() if outcome.contradiction
        )[:_COMPARED]
    ]
    found += _verities(position, known, base, locked=locked)
    if not found:
        return None
    rating = min(found)[0]
    board = position.board
    for other, mask in found:
        if other == rating:
            board &= mask
    return rating, board


def _contradiction(position: Position, number: int, base: int, *, locked: bool) -> tuple[int, int]:
    net = _net(position, number, locked=locked)
    return base + length_rating(net.proof().size), BAN[number]


def _net(position: Position, number: int, *, locked: bool) -> Propagation:
    net = Propagation(position.fields[:81], position.planes, locked=locked)
    net.assume(number)
    net.run()
    return net


def _verities(
    position: Position, known: dict[int, Outcome], base: int, *, locked: bool
) -> list[tuple[int, int]]:
    """Return the ratings and masks of the quickest ends that all of a cell or house lead to."""
    ends: dict[tuple[int, bool], tuple[int, tuple[int, ...]]] = {}
    for _, starts in choices(position.fields, position.planes):
        outcomes = [known[number] for number in starts]
        if any(outcome.contradiction for outcome in outcomes):
            continue
        rounds = sum(outcome.rounds for outcome in outcomes)
        for true, numbers in zip((True, False), common(outcomes), strict=True):
            for end in numbers:
                if end in known and ends.get((end, true), (rounds + 1,))[0] > rounds:
                    ends[end, true] = rounds, starts
    nets: dict[int, Propagation] = {}
    found = []
    for (end, true), (_, starts) in sorted(ends.items(), key=lambda item: (item[1], item[0]))[
        :_COMPARED
    ]:
        size = 0
        for start in starts:
            if start not in nets:
                nets[start] = _net(position, start, locked=locked)
            size += nets[start].proof(nets[start].index_of(end, true=true)).size
        found.append((base + length_rating(size), PLACE[end] if true else BAN[end]))
    return found


def nested_chains(position: Position, poll: Callable[[], None]) -> tuple[int, int] | None:
    """Return the rating of the easiest of the first nested chains, and the board after it."""
    known = tried(position.board, poll)
    order = sorted(known, key=lambda number: (-len(known[number].placed), number))
    found: list[tuple[int, int]] = []
    for thorough in (False, True):
        for number in order:
            refuted = refuted_within(known[number], poll, thorough=thorough)
            if refuted is not None:
                net = Propagation(position.fields[:81], position.planes)
                proof = nested_proof(net, number, refuted)
                found.append((95 + length_rating(proof.size), position.board & BAN[number]))
                if len(found) == _COMPARED:
                    return min(found)
        if found:
            return min(found)
    return None
