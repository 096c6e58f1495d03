"""Duels by code: a run with its player's name, or a puzzle alone, as text to paste.

Whoever opens one plays the same puzzle against that run. Its score is verified when it is opened: a
run that fails is refused.
"""

from typing import Final, NamedTuple

from ..generate.ids import parse_id
from ..plain import clean
from .arcade.run_text import packed, read_summed, summed
from .fields import Fields

KIND: Final = "duel"
MARK: Final = "nonet-duel"
LONGEST_NAME: Final = 24


class Duel(NamedTuple):
    """The challenger of a duel, and what to play."""

    name: str
    run: str = ""
    """The text of a run, or of a Rush; empty where there is none to play against."""
    puzzle_id: str = ""
    """The puzzle, where there is no run."""


def duel_text(duel: Duel, *, ended_at: str, day: str) -> str:
    """Return a duel as a text without blanks; its dates are those of the run, or of now."""
    fields = {
        "ended_at": ended_at,
        "day": day,
        "name": duel.name,
        "run": duel.run,
        "puzzle": duel.puzzle_id,
    }
    return packed(MARK, summed(KIND, fields))


def is_duel_text(text: str) -> bool:
    """Whether a text claims to be a duel."""
    return text.lstrip().startswith(f"{MARK}:")


def read_duel(text: str) -> Duel:
    """Return the duel in a text; raises as `read_run` does, and for an invalid id."""
    return read_summed(text, MARK, KIND, _duel)


def _duel(top: Fields) -> Duel:
    run, puzzle_id = top.text("run"), top.text("puzzle")
    if not run:
        puzzle_id = str(parse_id(puzzle_id))
    return Duel(clean(top.text("name"), most=LONGEST_NAME), run, puzzle_id)
