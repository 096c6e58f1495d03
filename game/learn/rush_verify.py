"""Verifies the score of a Rush, and shares its result without spoiling boards."""

from typing import Final

from ..core.message import Message, message
from ..core.naming import day_words
from ..play.arcade.share import GLYPHS, MISSED
from ..play.arcade.verify import Finding, RunError
from ..play.game_rules import RUSH
from ..play.modes.rush import CLOCKS, LAST_CALL, LEAST_THOUGHT, VERSION, Verdict
from ..play.modes.rush_run import CHOSEN, RELAXED, STANDARD, FirstRush, RushRun
from .rush import ROAD, Moment, Positions, begun, moments

PASSED: Final = "·"
LENGTHS: Final = {STANDARD: CLOCKS[:1], RELAXED: (2 * CLOCKS[0],), CHOSEN: CLOCKS}
"""The clocks of each kind."""


def is_known(run: RushRun | FirstRush, positions: Positions) -> bool:
    """Whether a Rush was played by the present rules and positions."""
    return (
        isinstance(run, RushRun)
        and (run.rules, run.positions) == (VERSION, positions.digest)
        and all(positions.count(name) for name in run.asked)
    )


def verify(run: RushRun | FirstRush, positions: Positions) -> Finding:
    """Verify the score of a Rush; raises `RunError` if its answers do not earn it.

    One with other rules or positions is reported as not verified.
    """
    if not isinstance(run, RushRun) or not is_known(run, positions):
        return Finding.OTHER_JUDGE
    _check_kind(run)
    standing, told = begun(run), run.standing
    found = moments(run, positions)
    for number, answer in enumerate(run.answers, 1):
        if answer.thought < LEAST_THOUGHT:
            raise _error("hasty", n=number, ms=answer.thought, least=LEAST_THOUGHT)
        if not standing.can_answer(answer.thought):
            raise _error("over", n=number)
        moment = next(found)
        if answer.digit and not moment.question.takes(answer.cell, answer.digit):
            raise _error("not_asked", n=number)
        standing = moment.after
    if run.given_up:
        return Finding.GIVEN_UP
    if not standing.is_over and run.rest < standing.left:
        raise _error("unspent", n=len(run.answers))
    if run.rest > standing.left + LAST_CALL:
        raise _error("rest", n=len(run.answers))
    if told.score != standing.score:
        raise _error("score", told=told.score, earned=standing.score)
    if told.missed != standing.missed:
        raise _error("mistakes", told=told.missed, found=standing.missed)
    if told != standing:
        raise _error("standing")
    return Finding.EARNED


def _check_kind(run: RushRun) -> None:
    """Raise `RunError` for anything that no Rush of its kind begins with."""
    is_list = len(set(run.asked)) == len(run.asked) and (not run.new or run.new == run.asked[:1][0])
    is_road = run.kind == CHOSEN or set(run.asked) <= set(ROAD)
    if run.clock not in LENGTHS[run.kind] or not is_list or not is_road:
        raise _error("list")


def _error(kind: str, **arguments: str | int | Message) -> RunError:
    return RunError(message(f"error.run.{kind}", **arguments))


def share_of(run: RushRun | FirstRush, positions: Positions) -> Message:
    """Return a text to share about a Rush: kind, points, and a sign for each answer."""
    seconds = run.milliseconds // 1000
    missed = run.missed if isinstance(run, FirstRush) else run.standing.missed
    right = run.right if isinstance(run, FirstRush) else run.standing.right
    told = message(
        "share.run",
        mode=message(f"mode.{RUSH}"),
        day=day_words(run.day) if run.day else "",
        level=run.kind_words,
        result=message("rush.share.right", right),
        points=message("runs.points", run.score),
        time=f"{seconds // 60}:{seconds % 60:02}",
        mistakes=message("share.mistakes", missed),
    )
    if not isinstance(run, RushRun) or not run.answers or not is_known(run, positions):
        return told
    line = "".join(_sign(moment) for moment in moments(run, positions))
    return message("share.lines", told=told, combo=line)


def _sign(moment: Moment) -> str:
    if moment.verdict is Verdict.MISSED:
        return MISSED
    if moment.verdict is Verdict.PASSED:
        return PASSED
    return GLYPHS[moment.after.quarters - 4]
