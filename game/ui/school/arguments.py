"""What a lesson is opened with."""

from enum import Enum
from typing import NamedTuple

from ...learn.task import Skill


class CourseKind(Enum):
    """The kinds of course."""

    LESSON = "lesson"
    PRACTICE = "practice"
    PLACEMENT = "placement"


class CourseRequest(NamedTuple):
    """A course to open: a station's lesson, a practice, or a placement test."""

    kind: CourseKind
    station: str = ""
    skills: tuple[tuple[str, Skill], ...] = ()
    seed: str = ""
    """What a lesson is drawn from; the moment where nothing is told."""
