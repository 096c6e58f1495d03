"""The scenes and actions of the school."""

from typing import Final

from ...play.intents import Command, Intent, SetTool
from ...play.moves import FillAll
from ...play.selection import Tool
from ..games import availability
from ..scene.action import Action
from ..scene.families import digits, moves
from ..scene.scope import Group

SCENES: Final = {
    "road": "school.road",
    "mastery": "school.mastery",
    "lesson": "school.lesson",
    "seen": "school.seen",
    "why": "school.why",
    "alike": "school.alike",
    "slips": "school.slips",
    "classes": "school.classes",
    "class": "school.own_class",
    "class_add": "school.class_add",
    "guide": "school.guide",
    "review": "school.review",
}
"""The scenes, and the modules that they are in."""

_BOARDS: Final = ("lesson.board", "guide.board")
_ANY_LESSON: Final = ("lesson", "guide")
NAMES: Final = {number: str(number) for number in (1, 2, 3)}
"""The names of techniques that look alike, by the keys that choose them."""


def _lesson(id: str, *chords: str, like: str = "", scopes: tuple[str, ...] = ("lesson",)) -> Action:
    return Action(f"lesson.{id}", chords, Group.LEARN, scopes, like=like)


def _guide(tool: str, intent: Intent) -> Action:
    return Action(f"guide.{tool}", (), Group.LEARN, ("guide",), intent=intent, like=tool)


def _road(id: str, *chords: str, like: str = "") -> Action:
    return Action(f"road.{id}", chords, Group.LEARN, ("road",), like=like)


SCHOOL: Final = (
    Action("school", ("Ctrl+L",), Group.LEARN, ("menu",), opens="road"),
    Action("review", (), Group.LEARN, ("win",), opens="review", like="study"),
    Action("lesson", (), Group.LEARN, ("win",), like="school"),
    Action("classes", (), Group.LEARN, ("road",), opens="classes"),
    Action("class.add", (), Group.LEARN, ("play", "pause"), availability.scored, opens="class_add"),
    Action("class.later", ("P",), Group.LEARN, ("class",)),
    Action("slips", (), Group.LEARN, ("road", "records"), opens="slips"),
    _road("start"),
    _road("practise", "R"),
    _road("place"),
    _road("skip"),
    _road("anew"),
    Action("mastery", (), Group.LEARN, ("road",), opens="mastery"),
    Action("stretch", ("W",), Group.LEARN, ("road", "boards")),
    Action("road.export", (), Group.LEARN, ("mastery",), like="copy"),
    *moves("lesson.move", Group.LEARN, *_BOARDS, like="move"),
    *digits("lesson.digit", Group.LEARN, *_ANY_LESSON, like="digit"),
    *digits("lesson.note", Group.LEARN, "guide", like="corner"),
    _lesson("mark", "Space", like="apply", scopes=_BOARDS),
    _lesson("go_on", like="check", scopes=(*_ANY_LESSON, "alike")),
    _lesson("show", like="hint"),
    _lesson("yes", "Y"),
    _lesson("no", "N"),
    *digits("alike.name", Group.LEARN, "alike", like="digit", of=NAMES),
    _guide("erase", Command.ERASE),
    _guide("undo", Command.UNDO),
    _guide("hint", Command.HINT),
    _guide("fill_notes", FillAll()),
    _guide("tool.digit", SetTool(Tool.DIGIT)),
    _guide("tool.corner", SetTool(Tool.CORNER)),
)
