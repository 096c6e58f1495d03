"""Texts about a run and its moments; without pygame, since the command line uses them."""

from ...core.geometry import CLASSIC
from ...logic.techniques import BY_ID
from ...messages import sentences
from ...messages.catalogue import Catalogue
from ...messages.lists import enumerated
from ...play.arcade.playback import Moment, Playback
from ...play.arcade.run import Run
from ...play.game_rules import MARATHON, RUSH
from ...play.modes.rush_run import table_words
from ..look.figures import clock


def technique_name(catalogue: Catalogue, technique: str) -> str:
    """Return the name of a technique; its id if only another version knows it."""
    return sentences.name(catalogue, technique) if technique in BY_ID else technique


def table_name(
    catalogue: Catalogue, mode: str, level: str | None, clock_name: str, shape: str
) -> str:
    """Return the name of a table of comparable runs: mode, level, board and clock."""
    text = catalogue.text
    if mode == RUSH:
        kind = catalogue.render(table_words(clock_name))
        return enumerated(catalogue, [text(f"mode.{mode}"), kind])
    is_whole = mode == MARATHON.mode and level is None
    parts = [
        text(f"mode.{mode}"),
        "" if is_whole else text("ui.own_board" if level is None else f"level.{level}"),
        "" if shape == CLASSIC.code else shape,
        text(f"records.clock.{clock_name}") if clock_name in ("relaxed", "fast") else "",
    ]
    return enumerated(catalogue, list(filter(None, parts)))


def title(catalogue: Catalogue, run: Run) -> str:
    """Return the title of a run: its mode and its level."""
    text, level = catalogue.text, run.game.level
    words = text("ui.own_board" if level is None else f"level.{level.value}")
    return text("replay.title", mode=text(f"mode.{run.game.rules.mode}"), level=words)


def entry(catalogue: Catalogue, run: Run, moment: Moment) -> str:
    """Return an entry as text, such as `r4c7 = 5`; or that a hint was taken."""
    if moment.hint:
        return catalogue.text("replay.hint")
    name = run.game.puzzle.givens.geometry.cell_name
    return enumerated(catalogue, [f"{name(cell)} = {moment.digit}" for cell in moment.cells])


def takes(catalogue: Catalogue, moment: Moment) -> str:
    """Return what an entry needed, or that it was wrong; empty for other moments."""
    if moment.missed:
        return catalogue.text("replay.missed")
    award = moment.award
    if award is None or not award.technique:
        return ""
    return technique_name(catalogue, award.technique)


def gained(catalogue: Catalogue, moment: Moment) -> str:
    """Return the points of a moment with their sign; empty for none."""
    award = moment.award
    return "" if award is None or not award.gained else catalogue.figures.signed(award.gained)


def caption(catalogue: Catalogue, run: Run, moment: Moment) -> str:
    """Return what happened at a moment, in one line."""
    parts = (entry(catalogue, run, moment), takes(catalogue, moment), gained(catalogue, moment))
    return catalogue.text("ui.separator").join(filter(None, parts))


def headline(catalogue: Catalogue, moment: Moment | None, at: int) -> tuple[str, str, str]:
    """Return time, points and combo at a moment; the last two are empty in Calm."""
    standing = None if moment is None else moment.standing
    if standing is None:
        return clock(at // 1000), "", ""
    figures = catalogue.figures
    combo = f"{standing.combo} ×{figures.short(standing.quarters / 4)}"
    return clock(at // 1000), figures.thousands(standing.points), combo


def captions(catalogue: Catalogue, run: Run, playback: Playback) -> tuple[str, ...]:
    """Return what happened at each moment."""
    return tuple(caption(catalogue, run, moment) for moment in playback.moments)
