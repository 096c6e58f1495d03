"""A description of a run that does not spoil its puzzle, for the clipboard."""

from typing import Final

from ...core.message import Message, message
from ...core.naming import day_words
from .account import Earned
from .run import End, Run

GLYPHS: Final = "▁▃▄▆█"
"""The combo's tiers."""
MISSED: Final = "×"
LONGEST: Final = 24
"""Signs of the combo line; each then stands for several entries."""


def combo_line(run: Run) -> str:
    """Return the course of the combo, entry by entry, with mistakes; empty in Calm.

    If one sign stands for several entries, it shows the highest tier, or a mistake.
    """
    account = run.game.account
    if account is None or not account.earned:
        return ""
    signs = [_sign(one) for one in account.earned]
    each = -(-len(signs) // LONGEST)
    return "".join(_together(signs[at : at + each]) for at in range(0, len(signs), each))


def _sign(earned: Earned) -> str:
    if earned.gained <= 0:
        return MISSED
    # The points are the worth times four to eight quarters.
    quarters = max(4, min(8, -(-4 * earned.gained // earned.worth)))
    return GLYPHS[quarters - 4]


def _together(signs: list[str]) -> str:
    return MISSED if MISSED in signs else max(signs, key=GLYPHS.index)


def share_of(run: Run) -> Message:
    """Return a text about a run: mode and day, level, medal, points, time, combo line.

    Nothing in it helps to solve the puzzle.
    """
    game = run.game
    seconds = game.milliseconds // 1000
    level = message("ui.own_board" if game.level is None else f"level.{game.level.value}")
    result = message(f"runs.{run.end.value}")
    if game.account is not None and game.account.medal is not None:
        result = message(f"medal.{game.account.medal}")
    told = message(
        "share.run" if run.end is End.WON and run.is_scored else "share.plain",
        mode=message(f"mode.{game.rules.mode}"),
        day=day_words(run.day),
        level=level,
        result=result,
        points=message("runs.points", run.score),
        time=f"{seconds // 60}:{seconds % 60:02}",
        mistakes=message("share.mistakes", game.tally.mistakes),
    )
    line = combo_line(run)
    return message("share.lines", told=told, combo=line) if line else told
