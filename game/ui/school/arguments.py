"""What a lesson is opened with."""

from enum import Enum
from typing import NamedTuple

from ...learn.task import Skill


class Kind(Enum):
    """What kind of course one goes through."""

    LESSON = "lesson"
    PRACTICE = "practice"
    PLACEMENT = "placement"


class Wanted(NamedTuple):
    """A course: a station's lesson, what is to be practised, or a placement test."""

    kind: Kind
    station: str = ""
    skills: tuple[tuple[str, Skill], ...] = ()
    seed: str = ""
    """What a lesson is drawn from; the moment where nothing is told."""
