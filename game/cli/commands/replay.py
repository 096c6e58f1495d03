"""`replay`: a run move by move, with what each entry needs and earns."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from ...core.geometry import CLASSIC
from ...logic.judge import VERSION
from ...messages.catalogue import Catalogue
from ...play.arcade.run import Run
from ...play.arcade.standing import Standing
from ...play.arcade.verify import judged
from ...play.modes.marathon_run import MarathonRun
from ...play.modes.rush_run import FirstRush, RushRun
from ...play.moves import ApplyStep, Place, RevealDigit
from ...play.played import Missed, Named
from ...ui.records.words import technique_name
from .. import exit_codes
from ..console import Console
from ..run_words import clock, format_marathon, format_run, format_rush, run_named

SUMMARY = "replay.summary"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue) -> None:
    """Add an argument for a run."""
    parser.add_argument("run", help=catalogue.text("runs.run"))
    parser.add_argument("--gif", type=Path, metavar="FILE", help=catalogue.text("replay.gif"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Write the run's line, one line per entry, and the score item by item; or a film of it."""
    found = run_named(arguments.run, console)
    if isinstance(found, RushRun | FirstRush):
        return _rush(found, arguments.gif, console)
    if isinstance(found, MarathonRun):
        return _marathon(found, arguments.gif, console)
    if arguments.gif is not None:
        return _film(found, arguments.gif, console)
    _run(found, console)
    return exit_codes.SUCCESS


def _marathon(run: MarathonRun, film: Path | None, console: Console) -> int:
    """Write a marathon stage by stage; it has no film, since each stage has its own board."""
    if film is not None:
        console.error(console.catalogue.text("replay.marathon_no_gif"))
        return exit_codes.USAGE
    console.result(format_marathon(console.catalogue, run))
    for stage in run.stages:
        console.result("")
        _run(stage, console)
    return exit_codes.SUCCESS


def _run(found: Run, console: Console) -> None:
    """Write a run's line, one line per entry, and the score item by item."""
    account, catalogue = found.game.account, console.catalogue
    console.result(format_run(catalogue, found))
    same_judge = found.is_scored and (account is None or account.judge == VERSION)
    if account is not None and not same_judge:
        console.report(catalogue.text("verify.other_judge", judge=account.judge))
    for line in _scored(catalogue, found) if same_judge else _plain(catalogue, found):
        console.result(line.rstrip())
    if account is not None:
        figures = catalogue.figures
        for item, points in account.result._asdict().items():
            if item == "stage" and not points:
                continue
            signed = -points if item == "spent" else points
            told_points = f"{'' if signed < 0 else '+'}{figures.thousands(signed)}"
            console.result(f"{told_points:>7}  {catalogue.text(f'run.item.{item}')}")
        total = figures.thousands(account.result.total)
        console.result(f"{total:>7}  {catalogue.text('replay.total')}")


def _rush(run: RushRun | FirstRush, film: Path | None, console: Console) -> int:
    """Write a Rush, one line per answer; it has no film, since each has its own board."""
    from ...learn.rush import Positions, moments
    from ...learn.rush_verify import is_known, verify

    catalogue, positions = console.catalogue, Positions()
    if film is not None:
        console.error(catalogue.text("replay.rush_no_gif"))
        return exit_codes.USAGE
    console.result(format_rush(catalogue, run))
    if isinstance(run, FirstRush) or not is_known(run, positions):
        console.report(catalogue.text("verify.other_positions"))
        return exit_codes.SUCCESS
    verify(run, positions)
    at = 0
    for moment in moments(run, positions):
        question, answer = moment.question, moment.answer
        at += answer.thought
        sign = "≠" if question.is_strike else "="
        entry = f"{CLASSIC.cell_name(answer.cell)} {sign} {answer.digit}" if answer.digit else "–"
        if question.is_strike:
            name = technique_name(catalogue, question.technique)
        else:
            name = catalogue.text(f"rush.form.{question.form.value}")
        if not moment.right:
            missed = catalogue.text(f"rush.{moment.verdict.value}")
            name = catalogue.text("replay.rush_missed", technique=name, missed=missed)
        line = _line(at, entry, name, moment.gained)
        console.result(f"{line}  {catalogue.figures.thousands(moment.after.score):>6}")
    return exit_codes.SUCCESS


def _film(run: Run, path: Path, console: Console) -> int:
    # Pillow and the drawing of boards are imported when they are needed.
    from ...play.arcade.playback import playback_of
    from ...ui.look.theme import FIRST, load
    from ...ui.records.film import film_run, script_of
    from ...ui.window.app import ASSETS

    theme = load(ASSETS / "themes" / f"{FIRST}.toml")
    font = ASSETS / "fonts" / "Inter-Medium.ttf"
    try:
        frames = film_run(script_of(console.catalogue, run, playback_of(run), theme, font), path)
    except OSError as error:
        reason = error.strerror or str(error)
        console.error(console.catalogue.text("theatre.save.failed", reason=reason))
        return exit_codes.USAGE
    console.report(console.catalogue.text("replay.gif_done", n=frames, path=path))
    return exit_codes.SUCCESS


def _scored(catalogue: Catalogue, run: Run) -> Iterator[str]:
    """Yield a line for everything that the judge judges."""
    text = catalogue.text
    for at, award in judged(run):
        if award.cell < 0:
            what, takes = "", text("replay.hint")
        else:
            what = _entry(run, award.cell, award.digit)
            takes = technique_name(catalogue, award.technique) if award.technique else ""
            if not award.right:
                takes = text("replay.missed")
        yield _line(at, what, takes, award.gained) + _standing_text(catalogue, award.after)


def _plain(catalogue: Catalogue, run: Run) -> Iterator[str]:
    """Yield one line per entry, with its account."""
    account = run.game.account
    earned = {} if account is None else {one.cell: one for one in account.earned}
    for what, at in run.game.played:
        entries: tuple[tuple[int, int], ...] = ()
        note = ""
        match what:
            case Place(cells, digit, _):
                entries = tuple((cell, digit) for cell in cells)
            case RevealDigit(cell, digit, _):
                entries = ((cell, digit),)
            case ApplyStep(placements, _, _):
                entries = placements
            case Missed(cell, digit):
                entries, note = ((cell, digit),), catalogue.text("replay.missed")
            case Named():
                yield _line(at, "", catalogue.text("replay.hint"), None)
        for cell, digit in entries:
            one = None if note else earned.pop(cell, None)
            takes = note if one is None else technique_name(catalogue, one.technique)
            yield _line(at, _entry(run, cell, digit), takes, None if one is None else one.gained)


def _entry(run: Run, cell: int, digit: int) -> str:
    return f"{run.game.puzzle.givens.geometry.cell_name(cell)} = {digit}"


def _line(at: int | None, what: str, takes: str, gained: int | None) -> str:
    points = "" if gained is None else f"{gained:+}"
    return f"{'' if at is None else clock(at):>9}  {what:10}  {takes:26} {points:>5}"


def _standing_text(catalogue: Catalogue, standing: Standing) -> str:
    figures = catalogue.figures
    factor, points = figures.short(standing.quarters / 4), figures.thousands(standing.points)
    words = catalogue.text("replay.standing", combo=standing.combo, factor=factor)
    return f"  {points:>6}  {words:14} {'♥' * max(standing.lives, 0)}"
