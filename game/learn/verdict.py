"""Exercises, answers and verdicts."""

from enum import Enum
from typing import NamedTuple

from ..core.grid import Grid
from ..core.message import Message
from ..core.value import Value
from ..logic.step import Candidate, Step


class Exercise(NamedTuple):
    """A position with all its steps, by which answers are judged."""

    techniques: tuple[str, ...]
    """Those of the lesson."""
    position: Grid
    givens: int
    """The set of given cells."""
    solution: Grid
    steps: tuple[Step, ...]
    """Every step of these techniques."""
    taught: tuple[str, ...] = ()
    """What else the player has been taught."""
    mixed: bool = False
    """Whether any of that will do as well."""


class Marked(Value):
    """The answer is the cells of a pattern."""

    cells: frozenset[int]


class Struck(Value):
    """The answer is candidates to eliminate, by a pattern that is drawn or by any."""

    candidates: frozenset[Candidate]
    by: Step | None = None


class Entered(Value):
    """The answer is a digit that a cell must hold."""

    candidate: Candidate


class Proved(Value):
    """The answer is the cells that prove a digit."""

    candidate: Candidate
    cells: frozenset[int]


class Said(Value):
    """The answer is whether the drawing is a step of the lesson."""

    claim: Step
    yes: bool
    change: tuple[int, int] | None = None
    """What makes a near miss of it: a candidate that was given back, or an opened cell and 0."""


class Built(Value):
    """The answer is a chain, candidate by candidate, and its eliminations."""

    nodes: tuple[Candidate, ...]
    struck: frozenset[Candidate]


Answer = Marked | Struck | Entered | Proved | Said | Built


class Kind(Enum):
    """The kinds of verdicts."""

    RIGHT = "right"
    PART = "part"
    """True, and there is more."""
    OTHER_WAY = "other-way"
    """True, by another technique."""
    BEYOND = "beyond"
    """True, but nothing that was taught shows it."""
    CAREFUL = "careful"
    """It goes against the solution."""
    WRONG = "wrong"


class Verdict(NamedTuple):
    """The verdict on an answer: its kind, the reason, and the cells that show it."""

    kind: Kind
    reason: Message
    cells: tuple[int, ...] = ()
    step: Step | None = None
    """The step that was seen."""
    spoilers: tuple[Candidate, ...] = ()
    """What keeps a near miss from being a pattern: without these it would be one."""
