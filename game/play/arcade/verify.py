"""Verifies the score of a run from its moves and their times alone.

It checks that a run is consistent; who played it cannot be verified.
"""

from datetime import date, timedelta
from enum import Enum
from typing import Final, NamedTuple

from ...core.errors import SudokuError
from ...core.grid import Grid
from ...core.message import Message, message
from ...generate.deal import deal
from ...generate.ids import PuzzleId, parse_id
from ...logic.judge import VERSION
from ..game_rules import DAILY, rules_kept
from ..history import History
from ..mistakes import solution_to_play
from ..modes.daily import FIRST_DAY, SHAPE_LEVELS, daily_id
from ..modes.marathon import LayStage, stage_of
from ..moves import ApplyStep, Branching, FillAll, Move, Place, RevealDigit
from ..played import GoKeeping, GoTo, Missed, Named, OutOfTime, Played, retrace
from ..state import State
from .account import Account, Earned
from .referee import Award
from .run import End, Run
from .scored import Scored
from .standing import Result

DAY: Final = timedelta(1)


class RunError(SudokuError):
    """A run is inconsistent; `reason` is the message that says why, and where."""

    key = "error.run"

    def __init__(self, reason: Message) -> None:
        super().__init__(f"{reason.key} {dict(reason.arguments)}", reason=reason)


class Finding(Enum):
    """The result of checking a consistent run; the value ends its message's key."""

    EARNED = "earned"
    """Its score is what its moves earn."""
    OTHER_JUDGE = "other_judge"
    """A judge of another version said its score, which was not worked out again."""
    GIVEN_UP = "given_up"
    """It was given up, and has no score."""
    UNSCORED = "unscored"
    """Its score is not one of entries: its moves can be made, and its end is theirs."""


class Judged(NamedTuple):
    """A judged event, and when it was played."""

    at: int
    award: Award


def verify(run: Run, today: date | None = None) -> Finding:
    """Return the result of checking a run; `RunError` says what is wrong with it, and where.

    Its date may be tomorrow, since the player's date may be ahead of `today`, this machine's.
    """
    game = run.game
    _check_dates(run, today or date.today())
    _check_rules(run)
    _check_puzzle(run)
    _check_times(game.played, game.milliseconds)
    solution = solution_to_play(game.puzzle.givens)
    if run.is_scored:
        if solution is None:
            raise _error("many")
        _check_moves(run, solution)
    if run.end is End.WON and not game.replayed().state.grid.is_solved:
        raise _error("unsolved")
    if not run.is_scored or solution is None:
        return Finding.UNSCORED
    if run.end is End.GIVEN_UP:
        if game.account is not None:
            raise _error("account")
        return Finding.GIVEN_UP
    if game.account is None:
        raise _error("no_account")
    if game.account.judge != VERSION:
        return Finding.OTHER_JUDGE
    _check_account(run, game.account, solution)
    return Finding.EARNED


def judged(run: Run) -> list[Judged]:
    """Return all judged events of a scored run, in order.

    Raises `RunError` for one on a board with several solutions.
    """
    solution = solution_to_play(run.game.puzzle.givens)
    if solution is None:
        raise _error("many")
    game = run.game
    scored = Scored(game.puzzle.givens, solution, game.rules, leg=game.leg)
    found = []
    for one in game.played:
        scored.settle()
        awards = (*scored.play(one), *scored.settle())
        found += [Judged(one.at or 0, award) for award in awards]
    return found


def _error(kind: str, **arguments: str | int | Message) -> RunError:
    return RunError(message(f"error.run.{kind}", **arguments))


def _check_rules(run: Run) -> None:
    rules = run.game.rules
    own = rules_kept(rules.mode, rules.clock)._replace(capacity=rules.capacity)
    if own.most_lives is not None and rules.lives is not None:
        own = own._replace(lives=min(rules.lives, own.most_lives))
    if rules != own or (run.is_scored and run.game.start is not None):
        raise _error("rules", mode=rules.mode)


def _check_dates(run: Run, today: date) -> None:
    ended, day = date.fromisoformat(run.ended_at[:10]), date.fromisoformat(run.day)
    # The player's own date is never further from the one in UTC.
    if not FIRST_DAY <= ended <= today + DAY or abs(ended - day) > DAY:
        raise _error("dates", ended=run.ended_at, day=run.day)


def _check_puzzle(run: Run) -> None:
    puzzle, level, leg = run.game.puzzle, run.game.level, run.game.leg
    if puzzle.id is None:
        if level is not None:
            raise _error("no_id")
        return
    named = parse_id(puzzle.id)
    dealt = deal(named)
    if leg is not None:
        stage = stage_of(run.game.game_id)
        if stage is None or level is not stage.level:
            raise _error("stage")
        dealt, par = LayStage(dealt, stage.number).answer()
        if leg.allowance != stage.allowance(par):
            raise _error("allowance", claimed=leg.allowance, found=stage.allowance(par))
    if dealt.givens != puzzle.givens:
        raise _error("board", id=puzzle.id)
    if level not in (None, named.level):
        raise _error("level", id=puzzle.id)
    if run.game.rules.mode == DAILY.mode and not _is_daily(named, date.fromisoformat(run.day)):
        raise _error("daily", id=puzzle.id, day=run.day)


def _is_daily(named: PuzzleId, last: date) -> bool:
    """Whether an id belongs to a daily of some day, up to the day on which it was finished."""
    if named.level not in SHAPE_LEVELS.get(named.shape, ()):
        return False
    days = (last - DAY * ago for ago in range((last - FIRST_DAY).days + 1))
    return any(daily_id(day, named.level, named.shape) == named for day in days)


def _check_times(played: tuple[Played, ...], milliseconds: int) -> None:
    before: int | None = 0
    for number, (_, at) in enumerate(played, 1):
        if at is None and (before is None or number == 1):
            before = None  # a game that the first version began
            continue
        if at is None:
            raise _error("untimed", n=number)
        if at < (before or 0):
            raise _error("backwards", n=number, at=at, before=before or 0)
        if at > milliseconds:
            raise _error("late", n=number, at=at, end=milliseconds)
        before = at


def _check_moves(run: Run, solution: Grid) -> None:
    """Check that the moves are possible in a scored game."""
    game, name = run.game, run.game.puzzle.givens.geometry.cell_name
    scored = Scored(game.puzzle.givens, solution, game.rules, leg=game.leg)
    history: History[State, Move] = History(State.start(game.puzzle), game.rules.capacity)
    named: set[tuple[int, int]] = set()
    missed, is_over = 0, False
    for number, (one, _) in enumerate(zip(game.played, retrace(history, game.played), strict=True)):
        n, what = number + 1, one.what
        if is_over:
            raise _error("over", n=n)
        _check_time_of(one, scored, n)
        if isinstance(what, Branching):
            raise _error("branch", n=n)
        if isinstance(what, Missed):
            missed += 1
            if solution.values[what.cell] == what.digit:
                raise _error("no_miss", n=n, cell=name(what.cell), digit=what.digit)
        if isinstance(what, Named):
            named |= {*what.placements, *what.eliminations}
        for cell, digit in _entered(what, n, named):
            if solution.values[cell] != digit:
                raise _error("wrong", n=n, cell=name(cell), digit=digit)
        if isinstance(what, Named | FillAll) and not game.tally.helped:
            raise _error("helped", n=n)
        scored.play(one)
        is_over = scored.lives <= 0 or history.state.grid.is_solved
    _check_counts(run, scored, missed)


def _check_counts(run: Run, scored: Scored, missed: int) -> None:
    """Compare the recorded loss of lives with that by the moves."""
    told, overruns = run.game.tally, scored.counts.overruns
    if missed != told.mistakes:
        raise _error("mistakes", told=told.mistakes, found=missed)
    if overruns != told.overruns:
        raise _error("overruns", claimed=told.overruns, found=overruns)
    if (scored.lives <= 0) is not (run.end is End.LOST):
        raise _error("lives")


def _check_time_of(one: Played, scored: Scored, n: int) -> None:
    """Check that a life was lost to time exactly at its moment."""
    allowance = scored.allowance
    if isinstance(one.what, OutOfTime) and (not allowance or one.at != allowance):
        raise _error("early", n=n)
    if not isinstance(one.what, OutOfTime) and 0 < allowance < (one.at or 0):
        raise _error("overtime", n=n)


def _entered(
    what: Move | GoTo | GoKeeping | Missed | Named | OutOfTime, n: int, named: set[tuple[int, int]]
) -> tuple[tuple[int, int], ...]:
    """Return what the `n`-th event enters into cells.

    Raises `RunError` for several cells at once, and for help that no hint has named.
    """
    match what:
        case Place((cell,), digit, _):
            return ((cell, digit),)
        case Place():
            raise _error("several", n=n)
        case ApplyStep(placements, eliminations, _):
            if not {*placements, *eliminations} <= named:
                raise _error("unnamed", n=n)
            return placements
        case RevealDigit(cell, digit, _):
            if (cell, digit) not in named:
                raise _error("unnamed", n=n)
            return ((cell, digit),)
    return ()


def _check_account(run: Run, told: Account, solution: Grid) -> None:
    """Compare the recorded score with what the moves earn, entries first."""
    game, name = run.game, run.game.puzzle.givens.geometry.cell_name
    won = run.end is End.WON
    scored = Scored(game.puzzle.givens, solution, game.rules, game.played, leg=game.leg)
    found = scored.account(game.milliseconds, won=won, helped=game.tally.helped)
    for n, (one, other) in enumerate(zip(told.earned, found.earned, strict=False), 1):
        if one.cell != other.cell:
            raise _error("entry", n=n, cell=name(other.cell))
        if one != other:
            raise _error(
                "worth",
                n=n,
                cell=name(one.cell),
                told=_earned_text(one),
                earned=_earned_text(other),
            )
    if len(told.earned) != len(found.earned):
        raise _error("entries", told=len(told.earned), found=len(found.earned))
    for item, points, earned in zip(Result._fields, told.result, found.result, strict=True):
        if points != earned:
            raise _error("item", item=message(f"run.item.{item}"), told=points, earned=earned)
    if told.par != found.par:
        raise _error("par", told=told.par.score, earned=found.par.score)
    if told.medal != found.medal and (told.medal, found.medal) != ("gold", "platinum"):
        # Gold was the best medal before there was platinum.
        raise _error("medal")
    if run.score != found.result.total:
        raise _error("score", told=run.score, earned=found.result.total)
    if game.win is not None and game.win.seconds != game.milliseconds // 1000:
        raise _error("seconds", told=game.win.seconds, found=game.milliseconds // 1000)


def _earned_text(earned: Earned) -> str:
    return f"{earned.technique} {earned.worth} {earned.gained:+}"
