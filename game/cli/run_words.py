"""Runs on the command line: reading them, and formatting them as one line."""

from pathlib import Path

from ..messages.catalogue import Catalogue
from ..messages.lists import enumerated
from ..play.arcade.run import Run
from ..play.arcade.run_text import LARGEST_TEXT, MARK, read_run
from ..play.game_rules import MARATHON, RUSH
from ..play.modes.marathon_run import MARK as MARATHON_MARK
from ..play.modes.marathon_run import MarathonRun, is_marathon_text, read_marathon
from ..play.modes.rush_run import MARK as RUSH_MARK
from ..play.modes.rush_run import FirstRush, RushRun, is_rush_text, read_rush
from ..store.library import read_text
from .console import Console


def run_named(name: str, console: Console) -> Run | RushRun | FirstRush | MarathonRun:
    """Return the run in a file, in standard input for `-`, or in the text itself."""
    if name.startswith((f"{MARK}:", f"{RUSH_MARK}:", f"{MARATHON_MARK}:")):
        text = name
    else:
        text = console.stdin.read(LARGEST_TEXT + 1) if name == "-" else read_text(Path(name))
    if is_marathon_text(text):
        return read_marathon(text)
    return read_rush(text) if is_rush_text(text) else read_run(text)


def clock(milliseconds: int) -> str:
    """Return minutes, seconds and tenths."""
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}.{milliseconds % 1000 // 100}"


def format_run(catalogue: Catalogue, run: Run) -> str:
    """Return a run in one line: mode, level, puzzle, end, score, medal and time."""
    game, text = run.game, catalogue.text
    account, thousands = game.account, catalogue.figures.thousands
    parts = [
        text(f"mode.{game.rules.mode}"),
        "" if game.level is None else text(f"level.{game.level.value}"),
        game.puzzle.id or game.puzzle.givens.text,
        text(f"runs.{run.end.value}"),
        catalogue.count("runs.points", run.score) if run.is_scored else "",
        "" if account is None else text("runs.par", par=thousands(account.par.score)),
        "" if account is None or account.medal is None else text(f"medal.{account.medal}"),
        clock(game.milliseconds),
        text("runs.with_help") if game.tally.helped else "",
    ]
    return enumerated(catalogue, [*filter(None, parts)])


def format_rush(catalogue: Catalogue, run: RushRun | FirstRush) -> str:
    """Return a Rush in one line: mode, kind, end, score and time."""
    text = catalogue.text
    parts = (
        text(f"mode.{RUSH}"),
        catalogue.render(run.kind_words),
        text(f"runs.{run.end.value}"),
        catalogue.count("runs.points", run.score),
        clock(run.milliseconds),
    )
    return enumerated(catalogue, parts)


def format_marathon(catalogue: Catalogue, run: MarathonRun) -> str:
    """Return a marathon in one line: mode, stages, end, score and time."""
    text = catalogue.text
    parts = (
        text(f"mode.{MARATHON.mode}"),
        catalogue.count("runs.stages", run.done),
        text(f"runs.{run.end.value}"),
        catalogue.count("runs.points", run.score),
        clock(run.milliseconds),
    )
    return enumerated(catalogue, parts)
