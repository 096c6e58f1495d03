"""The pattern of a question: shown after a miss, and highlighted while new."""

from ..logic.board import Board
from ..logic.step import Role, Step
from ..logic.techniques import BY_ID
from .rush import Question


def pattern_of(question: Question) -> Step | None:
    """Return a step of the technique that a position was chosen for; `None` for a single."""
    if not question.is_strike:
        return None
    return next(iter(BY_ID[question.technique].find(Board(question.grid))), None)


def digits_of_pattern(step: Step) -> frozenset[int]:
    """Return the digits of a pattern."""
    candidates = [one for role, marks in step.roles if role is not Role.COVER for one in marks]
    return frozenset(one.digit for one in candidates or step.eliminations)
