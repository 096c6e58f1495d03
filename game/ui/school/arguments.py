"""What a lesson is opened with."""

from enum import Enum
from typing import NamedTuple

from ...learn.task import Skill


class CourseKind(Enum):
    """The kinds of course."""

    LESSON = "lesson"
    PRACTICE = "practice"
    PLACEMENT = "placement"
    SLIP = "slip"


class CourseRequest(NamedTuple):
    """A course to open: a lesson, a practice, a placement test, or what helps against a slip."""

    kind: CourseKind
    station: str = ""
    """The station of a lesson, or the kind of slip."""
    skills: tuple[tuple[str, Skill], ...] = ()
    seed: str = ""
    """What a lesson is drawn from; the moment where nothing is told."""
