"""Runs that the tests play through a real session."""

from collections.abc import Iterable

from game.core.rules import Puzzle
from game.play.arcade.run import Run, run_of
from game.play.game_rules import ARCADE, GameRules
from game.play.intents import EnterDigit, Intent, SelectCells
from game.play.saved import Origin
from game.play.session import Session
from game.solve.exact import solve
from tests.play.arcade.test_referee import HARD, SOLUTION
from tests.play.boards import EASY, Clock

assert SOLUTION is not None
VALUES = SOLUTION.values
ENDED = "2026-11-22T23:30:00Z"
DAY = "2026-11-23"
QUICK = EASY
"""A puzzle that takes singles alone, so that it is judged quickly."""
_QUICK_SOLUTION = solve(QUICK.givens)
assert _QUICK_SOLUTION is not None
QUICK_VALUES = _QUICK_SOLUTION.values


def begun(
    puzzle: Puzzle | None = None, clock: Clock | None = None, rules: GameRules = ARCADE
) -> Session:
    session = Session.new(
        puzzle or Puzzle(HARD),
        clock=clock or Clock(),
        rules=rules,
        origin=Origin.FIRST,
        game_id="test",
    )
    session.begin()
    return session


def enter(session: Session, cell: int, digit: int) -> None:
    session.do(SelectCells((cell,)))
    session.do(EnterDigit(digit))


def run_of_session(session: Session) -> Run:
    return run_of(session.saved(), ended_at=ENDED, day=DAY)


def won_run(
    puzzle: Puzzle | None = None,
    *,
    misses: Iterable[int] = (),
    seconds: float = 3,
    before: Iterable[Intent] = (),
    rules: GameRules = ARCADE,
) -> Run:
    """Return a run that fills all cells in order, some of them after a wrong digit."""
    puzzle = puzzle or Puzzle(HARD)
    solution = solve(puzzle.givens)
    assert solution is not None
    clock = Clock()
    session = begun(puzzle, clock, rules)
    for intent in before:
        session.do(intent)
    for n, cell in enumerate(puzzle.givens.open_cells):
        clock.now += seconds + n % 3
        if cell in misses:
            enter(session, cell, solution.values[cell] % 9 + 1)
            clock.now += 1
        enter(session, cell, solution.values[cell])
    return run_of_session(session)
