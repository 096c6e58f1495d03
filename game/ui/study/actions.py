"""What can be done in the study, and on the pages of techniques and rules."""

from typing import TYPE_CHECKING, Any, Final

from ..scene.action import Action
from ..scene.scope import Group, Scope

if TYPE_CHECKING:
    from .base import StudyScene
    from .study_table import StudyTable

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


def _tab(tab: str, tool: str, scope: Scope) -> Action[Any]:
    """Return how a tab is turned to; it has the keys of a tool."""
    return Action(
        f"study.{tab}",
        (),
        Group.STUDY,
        (scope,),
        lambda scene: scene.turn_to(tab),
        like=f"tool.{tool}",
    )


_TABLE: 'tuple[Action["StudyTable"], ...]' = (
    Action(
        "study.close", (), Group.STUDY, (Scope.TABLE,), lambda table: table.back(), like="study"
    ),
    _tab("steps", "digit", Scope.TABLE),
    _tab("path", "corner", Scope.TABLE),
    _tab("facts", "centre", Scope.TABLE),
    Action(
        "study.solver",
        ("S",),
        Group.STUDY,
        (Scope.TABLE,),
        lambda table: table.stage.push("solver"),
    ),
)
REFERENCE: Final[tuple[Action[Any], ...]] = (
    _tab("techniques", "digit", Scope.REFERENCE),
    _tab("rules", "corner", Scope.REFERENCE),
)

STUDY: Final[tuple[Action[Any], ...]] = (*_STUDY, *_TABLE)
