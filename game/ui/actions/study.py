"""What can be done in the study, and on the pages of techniques and rules."""

from typing import TYPE_CHECKING, Any, Final

from game.ui.actions.action import Action
from game.ui.actions.scope import Group, Scope

if TYPE_CHECKING:
    from game.ui.scenes.constraints import ConstraintsScene
    from game.ui.scenes.study import StudyTable
    from game.ui.scenes.technique import TechniqueScene
    from game.ui.study import StudyScene

_STUDY: 'tuple[Action["StudyScene"], ...]' = (
    Action(
        "study.first",
        ("Home",),
        Group.STUDY,
        (Scope.STUDY,),
        lambda study: study.step("first"),
        lambda study: study.why_not_earlier,
    ),
    Action(
        "study.earlier",
        ("Left",),
        Group.STUDY,
        (Scope.STUDY,),
        lambda study: study.step("earlier"),
        lambda study: study.why_not_earlier,
        like="undo",
        repeats=True,
    ),
    Action(
        "study.later",
        ("Right",),
        Group.STUDY,
        (Scope.STUDY,),
        lambda study: study.step("later"),
        lambda study: study.why_not_later,
        like="redo",
        repeats=True,
    ),
    Action(
        "study.last",
        ("End",),
        Group.STUDY,
        (Scope.STUDY,),
        lambda study: study.step("last"),
        lambda study: study.why_not_later,
    ),
    Action(
        "study.closer",
        (),
        Group.STUDY,
        (Scope.STUDY,),
        lambda study: study.closer(),
        lambda study: study.why_not_closer,
        like="hint",
    ),
)


def _tab(tab: str, tool: str) -> 'Action["StudyTable"]':
    return Action(
        f"study.{tab}",
        (),
        Group.STUDY,
        (Scope.TABLE,),
        lambda table: table.turn_to(tab),
        like=f"tool.{tool}",
    )


_TABLE: 'tuple[Action["StudyTable"], ...]' = (
    Action(
        "study.close", (), Group.STUDY, (Scope.TABLE,), lambda table: table.back(), like="study"
    ),
    _tab("steps", "digit"),
    _tab("path", "corner"),
    _tab("facts", "centre"),
    Action(
        "study.solver",
        ("S",),
        Group.STUDY,
        (Scope.TABLE,),
        lambda table: table.stage.push("solver"),
    ),
)


def _half(tab: str, tool: str) -> 'Action["TechniqueScene | ConstraintsScene"]':
    return Action(
        f"study.{tab}",
        (),
        Group.STUDY,
        (Scope.REFERENCE,),
        lambda scene: scene.turn_to(tab),
        like=f"tool.{tool}",
    )


REFERENCE: 'Final[tuple[Action["TechniqueScene | ConstraintsScene"], ...]]' = (
    _half("techniques", "digit"),
    _half("rules", "corner"),
)

STUDY: Final[tuple[Action[Any], ...]] = (*_STUDY, *_TABLE)
