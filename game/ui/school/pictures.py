"""Sample states of the scenes of the school, for pictures."""

from typing import TYPE_CHECKING, Final

from ...formats.lines import entries_of
from ...learn.class_set import ClassCard, ClassSet
from ...learn.item import Items
from ...learn.lesson import deal_task
from ...learn.questions import DealProof
from ...learn.rush import ROAD
from ...learn.slips import Slip
from ...learn.task import Card, Task
from ...play.hint_card import NAME
from ..play.pictures import explain
from ..scene.picture import Sitting
from .alike import AlikeScene
from .arguments import ClassRequest, CourseKind, CourseRequest
from .class_add import ClassAddScene
from .classes import ClassesScene
from .lesson import LessonScene
from .mastery import MasteryScene
from .own_class import ClassScene
from .review import ReviewScene
from .road import RoadScene
from .seen import SeenScene
from .slips import SlipsScene
from .why import WhyScene

if TYPE_CHECKING:
    from .services import ClassServices, SchoolServices

SAMPLE_LESSON: Final = CourseRequest(CourseKind.LESSON, "naked-pair", seed="picture")

SAMPLE_SLIPS: Final = (
    (Slip.THIRD_CANDIDATE, "naked-pair"),
    (Slip.THIRD_PLACE, "hidden-pair"),
    (Slip.FIN, "finned-x-wing"),
)
_PAIRS: Final = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
SAMPLE_SET: Final = ClassSet(
    "Pairs",
    (
        ClassCard(entries_of(_PAIRS)[0]),
        ClassCard(entries_of(_PAIRS)[0], "strike"),
    ),
    minutes=20,
)
SAMPLE_PROOF: Final = Task(Card.FIND, "hidden-single", 3, "picture")


def _road(sitting: "Sitting[SchoolServices]") -> None:
    road = sitting.open(RoadScene, "road", "x-wing")
    sitting.wait_for(lambda: road.ready)


def _lesson(sitting: "Sitting[SchoolServices]") -> None:
    lesson = sitting.open(LessonScene, "lesson", SAMPLE_LESSON)
    sitting.wait_for(lambda: lesson.sheet is not None)


def _seen(sitting: "Sitting[SchoolServices]") -> None:
    sitting.stage.push("play")
    explain(sitting.services.current_game, stages=NAME)
    seen = sitting.open(SeenScene, "seen")
    sitting.wait_for(lambda: seen.sheet is not None)


def _why(sitting: "Sitting[SchoolServices]") -> None:
    dealt = deal_task(SAMPLE_PROOF, Items())
    exercise, asked = dealt.exercise, dealt.claim.placements[0]
    proof = DealProof(exercise.position, exercise.givens, exercise.solution, asked)
    why = sitting.open(WhyScene, "why", proof)
    sitting.wait_for(lambda: why.sheet is not None)


def _alike(sitting: "Sitting[SchoolServices]") -> None:
    alike = sitting.open(AlikeScene, "alike", "alike-links")
    sitting.wait_for(lambda: bool(alike.compared))


def _mastery(sitting: "Sitting[SchoolServices]") -> None:
    for number, technique in enumerate(ROAD[:9]):
        for place in range(10 - number):
            sitting.services.learning.struck(technique, place, 4_000, right=True, lit=place > 7)
    sitting.open(MasteryScene, "mastery")


def _slips(sitting: "Sitting[SchoolServices]") -> None:
    for slip, technique in SAMPLE_SLIPS:
        task = Task(Card.FIND, technique, 3, "picture")
        sitting.services.learning.slipped(slip, task)
    slips = sitting.open(SlipsScene, "slips")
    sitting.wait_for(lambda: len(slips.dealt) == len(SAMPLE_SLIPS))


def _class(sitting: "Sitting[ClassServices]") -> None:
    lesson = sitting.open(ClassScene, "class", ClassRequest(SAMPLE_SET, "Ada"))
    sitting.wait_for(lambda: lesson.sheet is not None)


def _classes(sitting: "Sitting[ClassServices]") -> None:
    sitting.services.classes.add(SAMPLE_SET.title, SAMPLE_SET.cards[0])
    classes = sitting.open(ClassesScene, "classes")
    sitting.wait_for(lambda: classes.set is not None)


def _class_add(sitting: "Sitting[ClassServices]") -> None:
    sitting.stage.push("play")
    added = sitting.open(ClassAddScene, "class_add")
    sitting.wait_for(lambda: added.add_button.enabled)


def _review(sitting: "Sitting[SchoolServices]") -> None:
    review = sitting.open(ReviewScene, "review")
    sitting.wait_for(lambda: review.review is not None)


PICTURES = {
    "road": _road,
    "lesson": _lesson,
    "seen": _seen,
    "why": _why,
    "alike": _alike,
    "slips": _slips,
    "mastery": _mastery,
    "class": _class,
    "classes": _classes,
    "class_add": _class_add,
    "review": _review,
}
"""What opens a scene that is more than opened for its picture."""
