"""Boards that are made coarser: each tells less than the one before, and has the same solution."""

from itertools import islice, pairwise

import pytest

from game.core.geometry import Geometry
from game.generate.constrained import LOOKS, Coarser
from game.generate.deal import deal
from game.generate.dig import erasures
from game.generate.grade import Fit, fit
from game.generate.ids import parse_id, puzzle_id
from game.generate.levels import Level, Shape
from game.solve.exact import count
from tests.truth import WHOLE

DRAWN = [shape for shape in Shape if shape.is_drawn]


def told(geometry: Geometry) -> set[frozenset[int]]:
    return {frozenset(one.cells) for one in geometry.constraints if one.cells}


@pytest.mark.parametrize("shape", DRAWN)
def test_the_boards_of_a_chain_tell_less_and_less(shape: Shape) -> None:
    drawn = erasures(puzzle_id(Level.HARD, "seed4", shape=shape))
    grew = looked_at = 0
    while looked_at < (20 if WHOLE else 2):
        chain = list(islice(drawn, LOOKS))
        if chain[0].board().is_full:
            continue  # without givens some boards have several solutions
        looked_at += 1
        assert [attempt.is_harder for attempt in chain] == [False] + [True] * (LOOKS - 1)
        # Without givens it takes seconds to see that there are other solutions.
        some = chain[:3] if shape is Shape.BARE_KILLER and not WHOLE else chain
        boards = [attempt.board() for attempt in some]
        for attempt, board in zip(some, boards, strict=True):
            assert isinstance(attempt, Coarser)
            assert count(board) == 1
        for board, coarser in pairwise(boards):
            assert coarser.values == board.values
            before, after = told(board.geometry), told(coarser.geometry)
            # What is new is what two of the others have grown together to.
            for cells in after - before:
                assert any(cells > small for small in before)
            assert len(after) <= len(before)
            grew += after != before
    assert grew


def test_what_follows_a_board_that_is_too_hard_is_not_looked_at() -> None:
    made = puzzle_id(Level.HARD, "seed1", shape=Shape.KILLER)
    dealt = deal(made)
    assert dealt.id is not None
    attempt = parse_id(dealt.id).attempt
    assert attempt is not None
    beyond, before = False, None
    for number, erasure in enumerate(islice(erasures(made), attempt + 1)):
        board = erasure.board()
        beyond = beyond and erasure.is_harder
        found = fit(Level.HARD, board, Shape.KILLER)
        # Had it been looked at, it would have been no good.
        assert (found is Fit.SUITS) is (number == attempt) or board == before
        assert not (beyond and found is Fit.SUITS)
        beyond, before = beyond or found is Fit.HARDER, board
