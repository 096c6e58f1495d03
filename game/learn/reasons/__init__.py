"""Why an answer is wrong, judged by what differs: one family of techniques per file."""

from collections.abc import Callable
from typing import Final

from ...core.message import message
from ..verdict import Exercise
from . import fish, locked, rectangles, singles, subsets, wings
from .reason import Reason
from .struck import why_not_struck

_WHY_NOT: Final[dict[str, Callable[[Exercise, frozenset[int]], Reason | None]]] = {
    technique: family.why_not
    for family in (singles, locked, subsets, fish, wings, rectangles)
    for technique in family.TECHNIQUES
}
"""By technique, what says why cells are none; it may know no reason."""

__all__ = ["Reason", "why_no_pattern", "why_not_struck"]


def why_no_pattern(exercise: Exercise, cells: frozenset[int]) -> Reason:
    """Return why cells are not a pattern of the lesson."""
    why_not = _WHY_NOT.get(exercise.techniques[0])
    found = None if why_not is None else why_not(exercise, cells)
    if found is not None:
        return found
    name = message(f"technique.{exercise.techniques[0]}.name")
    return Reason(message("learn.why.no_pattern", technique=name), tuple(sorted(cells)))
