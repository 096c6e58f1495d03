"""The part of the table that is about learning: the road and its lessons."""

from typing import TYPE_CHECKING, Any

from ...play.intents import Command, SetTool
from ...play.moves import FillAll
from ...play.selection import Tool
from ..scene.action import Action
from ..scene.families import digits, moves
from ..scene.scope import Group, Scope

if TYPE_CHECKING:
    from collections.abc import Callable

    from .exercising import ExerciseScene
    from .guide import GuideScene
    from .road import RoadScene


def _move(lesson: "ExerciseScene | GuideScene", rows: int, columns: int) -> None:
    lesson.move(rows, columns)


def _digit(lesson: "ExerciseScene | GuideScene", digit: int) -> None:
    lesson.digit(digit)


_LESSON: "tuple[Action[Any], ...]" = (
    *moves("lesson.move", Group.LEARN, Scope.MARKS, _move, like="move"),
    *digits(
        "lesson.digit",
        Group.LEARN,
        (Scope.LESSON, Scope.GUIDE),
        _digit,
        lambda lesson: lesson.why_no_digit,
        like="digit",
    ),
    Action(
        "lesson.mark",
        ("Space",),
        Group.LEARN,
        (Scope.MARKS,),
        lambda lesson: lesson.mark(),
        like="apply",
    ),
    Action(
        "lesson.go_on",
        (),
        Group.LEARN,
        (Scope.LESSON, Scope.GUIDE),
        lambda lesson: lesson.go_on(),
        lambda lesson: lesson.why_not_go_on,
        like="check",
    ),
    Action(
        "lesson.show",
        (),
        Group.LEARN,
        (Scope.LESSON,),
        lambda lesson: lesson.show_it(),
        lambda lesson: lesson.why_not_show,
        like="hint",
    ),
    Action(
        "lesson.yes",
        ("Y",),
        Group.LEARN,
        (Scope.LESSON,),
        lambda lesson: lesson.say(yes=True),
        lambda lesson: lesson.why_not_say,
    ),
    Action(
        "lesson.no",
        ("N",),
        Group.LEARN,
        (Scope.LESSON,),
        lambda lesson: lesson.say(yes=False),
        lambda lesson: lesson.why_not_say,
    ),
)


def _guide(tool: str, does: "Callable[[GuideScene], object]") -> 'Action["GuideScene"]':
    return Action(
        f"guide.{tool}",
        (),
        Group.LEARN,
        (Scope.GUIDE,),
        does,
        lambda guide: guide.why_no(tool),
        like=tool,
    )


_GUIDE: 'tuple[Action["GuideScene"], ...]' = (
    _guide("erase", lambda guide: guide.do(Command.ERASE)),
    _guide("undo", lambda guide: guide.do(Command.UNDO)),
    _guide("hint", lambda guide: guide.do(Command.HINT)),
    _guide("fill_notes", lambda guide: guide.do(FillAll())),
    _guide("tool.digit", lambda guide: guide.do(SetTool(Tool.DIGIT))),
    _guide("tool.corner", lambda guide: guide.do(SetTool(Tool.CORNER))),
)


def _road(
    id: str,
    does: "Callable[[RoadScene], object]",
    why_not: "Callable[[RoadScene], str] | None" = None,
    *,
    chords: tuple[str, ...] = (),
    like: str = "",
) -> 'Action["RoadScene"]':
    return Action(f"road.{id}", chords, Group.LEARN, (Scope.ROAD,), does, why_not, like=like)


LEARN: "tuple[Action[Any], ...]" = (
    Action(
        "school",
        ("Ctrl+L",),
        Group.LEARN,
        (Scope.MENU,),
        lambda scene: scene.stage.push("road"),
    ),
    Action(
        "review",
        (),
        Group.LEARN,
        (Scope.WIN,),
        lambda scene: scene.stage.push("review"),
        like="study",
    ),
    _road("start", lambda road: road.start()),
    _road(
        "practise",
        lambda road: road.practise(),
        lambda road: road.why_not_practise,
        chords=("R",),
    ),
    _road("place", lambda road: road.place()),
    _road("skip", lambda road: road.skip()),
    _road("anew", lambda road: road.begin_anew()),
    _road("export", lambda road: road.export(), like="copy"),
    *_LESSON,
    *_GUIDE,
)
