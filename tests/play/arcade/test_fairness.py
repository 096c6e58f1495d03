"""Faster and cleaner never scores less: whole games of a real puzzle, judged as they are played."""

from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.logic.step import Candidate
from game.play.arcade.referee import JudgeEntries
from game.play.arcade.scored import Scored
from game.play.arcade.standing import Result
from game.play.game_rules import ARCADE
from game.play.moves import Place
from game.play.played import Missed, Named, Played
from tests.play.arcade.played_runs import VALUES
from tests.play.arcade.test_referee import HARD, SOLUTION
from tests.truth import WHOLE

assert SOLUTION is not None
OPEN = HARD.open_cells
ORDERS: list[list[int]] = [
    [*OPEN],
    [*reversed(OPEN)],
    *([int(cell) for cell in Random(n).sample(OPEN, len(OPEN))] for n in range(4)),
]
judged = cache(JudgeEntries.answer)


def easiest_first() -> list[int]:
    """Return the cells as a player fills them who always makes the easiest entry."""
    board, order = HARD, list[int]()
    givens = sum(1 << cell for cell, value in enumerate(HARD.values) if value)
    question = JudgeEntries(HARD, givens)
    while not board.is_full:
        board, judgement = judged(question)
        if judgement.proofs:
            proof = next(iter(judgement.proofs.values()))
            order.append(int(proof.cell))
            entry = Candidate(proof.cell, proof.digit)
            question = JudgeEntries(board, givens, entry, proof, judgement.steps)
    return order


ORDERS.append(easiest_first())


class Entry(NamedTuple):
    time: int
    longer: int
    """Milliseconds more that the slower player takes."""


MILLISECONDS = st.integers(0, 4000) | st.integers(0, 90_000)
ENTRIES = st.lists(
    st.builds(Entry, MILLISECONDS, st.just(0) | MILLISECONDS),
    min_size=len(OPEN),
    max_size=len(OPEN),
)
MISTAKES = st.lists(st.integers(0, len(OPEN) - 1), max_size=2)


def scored() -> Scored:
    assert SOLUTION is not None
    return Scored(HARD, SOLUTION, ARCADE)


PAR = scored()._par_question.answer()


def play(
    order: list[int], entries: list[Entry], mistakes: list[int], hints: list[int], *, slow: bool
) -> Result:
    game = scored()
    game.set_par(PAR)
    now = 0
    for number, (cell, entry) in enumerate(zip(order, entries, strict=True)):
        now += entry.time + slow * entry.longer
        moves = [Missed(cell, VALUES[cell] % 9 + 1)] * mistakes.count(number)
        named = [Named(((cell, VALUES[cell]),), ())] * hints.count(number)
        all_moves: list[Missed | Named | Place] = [
            *named,
            *moves,
            Place((cell,), VALUES[cell], True),
        ]
        for move in all_moves:
            while (question := game.question) is not None:
                game.answer(question, judged(question))
            game.play(Played(move, now))
    assert game.lives > 0
    return game.result(now, won=True)


@settings(max_examples=60 if WHOLE else 20, deadline=None)
@given(st.sampled_from(ORDERS), ENTRIES, MISTAKES, st.data())
def test_faster_and_cleaner_never_scores_less(
    order: list[int], entries: list[Entry], mistakes: list[int], data: st.DataObject
) -> None:
    hints = data.draw(st.lists(st.integers(0, len(OPEN) - 1), max_size=3))
    fewer = [mistake for mistake in mistakes if data.draw(st.booleans())]
    best = play(order, entries, fewer, hints, slow=False).total
    assert best >= play(order, entries, fewer, hints, slow=True).total
    assert best >= play(order, entries, mistakes, hints, slow=False).total
    assert best >= play(order, entries, mistakes, hints, slow=True).total


@pytest.mark.parametrize("order", ORDERS)
def test_a_mistake_costs_and_so_does_time(order: list[int]) -> None:
    quick, late = [Entry(2000, 0)] * len(OPEN), [Entry(9000, 0)] * len(OPEN)
    best = play(order, quick, [], [], slow=False).total
    assert best > play(order, late, [], [], slow=False).total
    assert best > play(order, quick, [5], [], slow=False).total


def test_who_comes_faster_to_a_mistake_never_loses_more_by_it() -> None:
    # The slower player's combo has run out when the mistake is made, the other's is at its best.
    for number in range(1, len(OPEN)):
        entries = [Entry(1000, 60_000 * (n == number - 1)) for n in range(len(OPEN))]
        fast = play(ORDERS[-1], entries, [number], [], slow=False)
        slow = play(ORDERS[-1], entries, [number], [], slow=True)
        assert fast.total >= slow.total
