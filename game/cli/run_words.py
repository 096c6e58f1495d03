"""Runs on the command line: read from wherever they are, and told in a line."""

from pathlib import Path

from game.cli.console import Console
from game.logic.techniques import BY_ID
from game.messages import sentences
from game.messages.catalogue import Catalogue
from game.play.arcade.run import Run
from game.play.arcade.run_text import LARGEST_TEXT, MARK, read_run
from game.play.game_rules import RUSH
from game.play.modes.rush_run import MARK as RUSH_MARK
from game.play.modes.rush_run import RushRun
from game.store.library import read_text


def run_named(name: str, console: Console) -> Run:
    """Return the run of a file, of standard input for `-`, or of a pasted text itself."""
    return read_run(text_named(name, console))


def text_named(name: str, console: Console) -> str:
    """Return what is in a file or on standard input, or a pasted text itself."""
    if name.startswith((f"{MARK}:", f"{RUSH_MARK}:")):
        return name
    return console.stdin.read(LARGEST_TEXT + 1) if name == "-" else read_text(Path(name))


def clock(milliseconds: int) -> str:
    """Return minutes, seconds and tenths."""
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}.{milliseconds % 1000 // 100}"


def told(catalogue: Catalogue, run: Run) -> str:
    """Return a run in one line: mode, level, puzzle, end, score, medal and time."""
    game, text = run.game, catalogue.text
    account, thousands = game.account, catalogue.figures.thousands
    parts = [
        text(f"mode.{game.rules.mode}"),
        "" if game.level is None else text(f"level.{game.level.value}"),
        game.puzzle.id or game.puzzle.givens.text,
        text(f"runs.{run.end.value}"),
        catalogue.count("runs.points", run.score),
        "" if account is None else text("runs.par", par=thousands(account.par.score)),
        "" if account is None or account.medal is None else text(f"medal.{account.medal}"),
        clock(game.milliseconds),
        text("runs.with_help") if game.tally.helped else "",
    ]
    return ", ".join(filter(None, parts))


def rush_told(catalogue: Catalogue, run: RushRun) -> str:
    """Return a Rush in one line: mode, first rung, end, score and time."""
    text = catalogue.text
    parts = (
        text(f"mode.{RUSH}"),
        sentences.name(catalogue, run.start) if run.start in BY_ID else run.start,
        text(f"runs.{run.end.value}"),
        catalogue.count("runs.points", run.score),
        clock(run.milliseconds),
    )
    return ", ".join(parts)
