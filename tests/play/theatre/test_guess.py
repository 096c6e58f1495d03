"""Guesses at what a method does next are judged by what it then does."""

import pytest

from game.logic.methods import BY_ID
from game.play.theatre.guess import Guessed, next_change
from game.play.theatre.reel import BEATWISE, Reel
from game.play.theatre.source import Live
from game.solve.stream import Options, StepKind
from tests.documents import FIRST


def reel_of(method: str) -> Reel:
    known = BY_ID[method]
    return Reel(known, FIRST.board, Live(known, FIRST.board, Options(), lambda: 0.0))


@pytest.mark.parametrize(
    "method", ["backtracking", "brute-force", "stack", "staged", "exact", "logic"]
)
def test_what_is_said_to_come_is_what_comes(method: str) -> None:
    reel, size = reel_of(method), FIRST.board.geometry.size
    seen = set()
    for _ in range(120):
        change = next_change(reel)
        if change is None:
            break
        before = reel.picture.values
        reel.forward_to(BEATWISE, change.beat)
        after = reel.picture.values
        step = change.step
        seen.add(step.kind)
        rights = {
            (cell, digit)
            for cell in FIRST.board.geometry.cells
            for digit in range(size + 1)
            if change.judge(cell, digit) is Guessed.RIGHT
        }
        opened = {(cell, 0) for cell, was in enumerate(before) if was and not after[cell]}
        filled = {(step.cell, after[step.cell])}
        if step.kind is StepKind.RETREAT:
            # What was tried in it since the beat before may have left it open.
            filled, opened = set(), opened | {(step.cell, 0)}
        assert rights == opened | filled
        assert all(after[cell] for cell, digit in filled)
        if filled:
            other = after[step.cell] % size + 1
            assert change.judge(step.cell, other) is Guessed.CELL
        assert change.judge((step.cell + 1) % len(after), after[step.cell] or 1) is Guessed.OTHER
    assert StepKind.POP in seen if method == "stack" else StepKind.PLACE in seen


def test_nothing_is_to_be_guessed_at_the_end() -> None:
    reel = reel_of("staged")
    while reel.forward():
        pass
    assert next_change(reel) is None
