"""Two ways to follow an assumption: fast on one integer, and with the reason of everything."""

from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.board import Board
from game.logic.search.nesting import nested_proof, refuted_within
from game.logic.search.propagation import Proof, Propagation, Reason
from game.logic.search.trial import outcomes, trials_of
from game.logic.techniques import BY_ID
from game.solve.exact import random_grid, solve

TRIALS = trials_of(CLASSIC)


def boards() -> list[Board]:
    rng = Random(11)
    hard = [BY_ID[name].example.grid for name in ("forcing-net-contradiction", "nested-net")]
    return [Board(grid) for grid in [*hard, minimal(random_grid(rng), rng)]]


def followed(board: Board, number: int, *, locked: bool = True) -> Propagation:
    net = Propagation(board.tables, board.masks, board.planes, locked=locked)
    net.assume(number)
    net.run()
    return net


@pytest.mark.parametrize("locked", [True, False])
def test_both_ways_come_to_the_same(locked: bool) -> None:
    contradictions = 0
    for board in boards():
        start = board.exact
        for number in TRIALS.left(start):
            fast = TRIALS.settle(start & TRIALS.place[number], locked=locked)
            net = followed(board, number, locked=locked)
            assert fast.contradiction == (net.contradiction is not None)
            contradictions += fast.contradiction
            if not fast.contradiction:
                true = {n for n in range(729) if net.index_of(n, true=True) is not None}
                assert true == {number, *fast.placed}
                open_masks = [
                    0 if any(81 * d + cell in true for d in range(9)) else mask
                    for cell, mask in enumerate(net.masks)
                ]
                kept = {
                    81 * d + c for c, m in enumerate(open_masks) for d in range(9) if m >> d & 1
                }
                assert set(TRIALS.left(fast.board)) == kept
    assert contradictions


def check(proof: Proof) -> None:
    for index, assertion in enumerate(proof.assertions):
        assert all(cause < index for cause in assertion.causes)
        if assertion.refutation:
            check(assertion.refutation)


def test_a_proof_holds_nothing_it_does_not_need() -> None:
    for board in boards():
        for number, outcome in outcomes(board).items():
            if not outcome.contradiction:
                continue
            proof = followed(board, number).proof()
            check(proof)
            assert proof.contradiction is not None
            used = {cause for a in proof.assertions for cause in a.causes}
            needless = set(range(len(proof.assertions))) - used
            # What no assertion rests on, the contradiction does.
            assert len(needless) <= len(proof.contradiction.causes)
            assert proof.assertions[0].reason in (Reason.ASSUMED, Reason.LAST)


def test_a_nested_proof_refutes_what_is_false() -> None:
    board = Board(BY_ID["nested-net"].example.grid)
    solution = solve(Grid(board.values, board.masks))
    assert solution is not None
    known = outcomes(board)
    nested = 0
    for number, outcome in known.items():
        if outcome.contradiction:
            continue
        refuted = refuted_within(TRIALS, outcome, board.poll, thorough=False)
        if refuted is None:
            continue
        assert solution.values[number % 81] != number // 81 + 1
        proof = nested_proof(Propagation(board.tables, board.masks, board.planes), number, refuted)
        check(proof)
        inner = [a.refutation for a in proof.assertions if a.refutation]
        assert proof.contradiction is not None
        assert inner
        assert proof.size > sum(part.size for part in inner)
        nested += 1
    assert nested


def test_a_true_candidate_is_never_refuted() -> None:
    grid = Grid.parse(BY_ID["nested-net"].example.board)
    board = Board(grid)
    solution = solve(grid)
    assert solution is not None
    known = outcomes(board)
    for cell in grid.open_cells:
        outcome = known[board.tables.number(cell, solution.values[cell])]
        assert not outcome.contradiction
        assert refuted_within(TRIALS, outcome, board.poll, thorough=False) is None
