"""Contradictions under an assumption that need further assumptions to be found.

Under an assumption, every candidate that a net refutes is removed, until the assumption itself
leads to a contradiction.
"""

from collections.abc import Callable, Iterator

from ..board import Board
from ..sets import CandidateNumber
from .propagation import Proof, Propagation
from .trial import Outcome, Trials, outcomes, trials_of


def refuted_within(
    trials: Trials, outcome: Outcome, poll: Callable[[], None], *, thorough: bool
) -> list[CandidateNumber] | None:
    """Return the candidates that nets refute under an assumption, up to a contradiction.

    None when there is no contradiction. Unless `thorough`, only candidates of cells and houses
    with just two are tried: refuting one of them places the other.
    """
    refuted: list[int] = []
    position = outcome.board
    while position:
        falling = []
        for number in trials.left(position) if thorough else trials.pairs(position):
            poll()
            trial = trials.settle(position & trials.place[number])
            if trial.contradiction:
                falling.append((trial.rounds, trials.candidate[number], number))
        if not falling:
            return None
        # The quickest first: they make for short proofs, and may be all it takes.
        for _, _, number in sorted(falling):
            if not trials.has(position, number):
                continue
            refuted.append(number)
            after = trials.settle(position & trials.ban[number])
            if after.contradiction:
                return refuted
            position = after.board
    return None


def nested(board: Board) -> Iterator[tuple[CandidateNumber, list[CandidateNumber]]]:
    """Yield each candidate that nested nets refute, with what must be refuted for that.

    The likeliest come first. Within them, candidates of cells and houses with just two are tried
    first; if that refutes nothing, all candidates.
    """
    known, trials = board.cached(outcomes), trials_of(board.tables.geometry)
    order = sorted(known, key=lambda number: -len(known[number].placed))
    done = {number for number in order if known[number].contradiction}
    before = len(done)
    for thorough in (False, True):
        for number in order:
            if number in done:
                continue
            refuted = refuted_within(trials, known[number], board.poll, thorough=thorough)
            if refuted is not None:
                done.add(number)
                yield number, refuted
        if len(done) > before:
            # What the quick search found is enough for the next step to go on from.
            return


def nested_proof(
    net: Propagation, number: CandidateNumber, refuted: list[CandidateNumber]
) -> Proof:
    """Return the proof that refutes a candidate, given the nested refutations in order."""
    net.assume(number)
    net.run()
    for inner in refuted:
        if net.contradiction is not None:
            break
        outer = len(net)
        trial = net.within()
        trial.assume(inner)
        trial.run()
        net.refute(inner, trial.proof(outer=outer), trial.granted(outer))
        net.run()
    return net.proof()
