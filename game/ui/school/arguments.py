"""The arguments that lessons are opened with."""

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ...learn.task import Skill

if TYPE_CHECKING:
    from ...learn.class_set import ClassSet


class CourseKind(Enum):
    """The kinds of course."""

    LESSON = "lesson"
    PRACTICE = "practice"
    PLACEMENT = "placement"
    SLIP = "slip"
    ASIDE = "aside"


class CourseRequest(NamedTuple):
    """A course to open: a lesson, practice, a placement test, or exercises against a mistake."""

    kind: CourseKind
    station: str = ""
    """The station of a lesson, beside the main road or on it, or the kind of slip."""
    skills: tuple[tuple[str, Skill], ...] = ()
    seed: str = ""
    """What a lesson is drawn from; the moment where nothing is told."""


class ClassRequest(NamedTuple):
    """A set of a class to do, and who does it."""

    set: "ClassSet"
    name: str
