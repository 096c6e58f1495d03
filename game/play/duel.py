"""A duel by code: a run and the name of who made it, or a puzzle alone, as a text to be pasted.

Whoever opens it plays the same against that run. Whether its score is what its moves earn is found
where it is opened: a run that does not verify is refused there.
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
    """Who asks for a duel, and what is played."""

    name: str
    run: str = ""
    """The text of a run, or of a Rush; empty where there is none to play against."""
    puzzle_id: str = ""
    """The puzzle, where there is no run."""


def duel_text(duel: Duel, *, ended_at: str, day: str) -> str:
    """Return a duel as a text without blanks; the dates are those of its run, or of now."""
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
    """Return the duel of a text; raises what `read_run` does, and for what is not an id."""
    return read_summed(text, MARK, KIND, _duel)


def _duel(top: Fields) -> Duel:
    run, puzzle_id = top.text("run"), top.text("puzzle")
    if not run:
        puzzle_id = str(parse_id(puzzle_id))
    return Duel(clean(top.text("name"), most=LONGEST_NAME), run, puzzle_id)
