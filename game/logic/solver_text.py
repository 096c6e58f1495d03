"""The solver's settings as TOML, to store, edit and share.

A list of the techniques that are on, in order, a line each, and a table of the scores that are not
standard. What is off stands in the list as a comment, where it would come by default.
"""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from ..core.errors import SudokuError
from ..core.message import Message
from ..plain import shortened
from .solver import MOST_SCORE, SolverSettings, settings_of
from .techniques import TECHNIQUES

FORMAT: Final = 1
LARGEST: Final = 64 * 1024
"""Bytes of the largest text that is read."""
SUFFIX: Final = ".toml"
LATER: Final = "later"
"""The kind of fault of a text that a later version wrote."""
KEYS: Final = ("format", "techniques", "scores")
"""What may stand in it."""
_IDS: Final = frozenset(technique.id for technique in TECHNIQUES)
_RANKS: Final = {technique.id: technique.rank for technique in TECHNIQUES}


class SolverTextError(SudokuError):
    """Raised for a text that is not settings of the solver; `key` and arguments say why."""

    def __init__(self, kind: str, /, **arguments: str | int | Message) -> None:
        details = ", ".join(f"{name} {value}" for name, value in arguments.items())
        super().__init__(f"{kind.replace('_', ' ')}: {details}", **arguments)
        self.key = f"solver.error.{kind}"
        self.is_later: Final = kind == LATER


def solver_text(settings: SolverSettings, about: str = "") -> str:
    """Return settings as a text for `read_solver`; `about` is the comment before them."""
    waiting = list(settings.off)
    lines = []
    for id in settings.techniques:
        while waiting and _RANKS[waiting[0]] < _RANKS[id]:
            lines.append(f'  # "{waiting.pop(0)}",')
        lines.append(f'  "{id}",')
    lines += [f'  # "{id}",' for id in waiting]
    listed = "\n".join(lines)
    scores = "".join(f"{id} = {score}\n" for id, score in settings.scores)
    said = f"# {about}\n" if about else ""
    return f"{said}format = {FORMAT}\ntechniques = [\n{listed}\n]\n\n[scores]\n{scores}"


def read_solver(text: str) -> SolverSettings:
    """Parse settings; `SolverTextError` says what is wrong with the text."""
    if len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        raise SolverTextError("too_large", most=LARGEST)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Tables in tables without end, a number with thousands of digits.
        raise SolverTextError("no_toml", reason=str(error)) from None
    # Who writes a list by hand need not say how the first such file is written.
    version = table.get("format", FORMAT)
    if not isinstance(version, int) or isinstance(version, bool) or version < FORMAT:
        raise SolverTextError("format", value=_quoted(version), wanted=FORMAT)
    if version > FORMAT:
        raise SolverTextError(LATER)
    unknown = next((key for key in table if key not in KEYS), None)
    if unknown is not None:
        raise SolverTextError("key", name=unknown)
    return settings_of(_techniques(table), _scores(table))


def _techniques(table: Mapping[str, Any]) -> list[str]:
    listed = table.get("techniques")
    if not isinstance(listed, list) or not listed:
        raise SolverTextError("techniques")
    found: dict[str, int] = {}
    for place, id in enumerate(listed, 1):
        if not isinstance(id, str) or id not in _IDS:
            raise SolverTextError("unknown", name=_quoted(id), place=place)
        if id in found:
            raise SolverTextError("twice", name=id, first=found[id], place=place)
        found[id] = place
    return list(found)


def _scores(table: Mapping[str, Any]) -> dict[str, int]:
    scores = table.get("scores", {})
    if not isinstance(scores, dict):
        raise SolverTextError("scores")
    for id, score in scores.items():
        if id not in _IDS:
            raise SolverTextError("score_of_unknown", name=id)
        if not isinstance(score, int) or isinstance(score, bool) or not 0 <= score <= MOST_SCORE:
            raise SolverTextError("score", name=id, value=_quoted(score), most=MOST_SCORE)
    return scores


def _quoted(plain: object) -> str:
    """Return a value as text for a message; Python refuses to write very long numbers."""
    try:
        return shortened(str(plain), 40)
    except (ValueError, RecursionError):
        return "…"
