"""The scenes and actions of the study."""

from typing import Final

from ..scene.action import Action
from ..scene.scope import Group

SCENES: Final = {
    "study": "study.study_table",
    "technique": "study.technique",
    "constraints": "study.constraints",
    "solver": "study.solver_scene",
}
"""The scenes, and the modules that they are in."""


def _step(id: str, *chords: str, like: str = "", repeats: bool = False) -> Action:
    return Action(f"study.{id}", chords, Group.STUDY, ("study",), repeats=repeats, like=like)


def _tab(tab: str, tool: str, scope: str) -> Action:
    """Return the action that switches to a tab; it shares the keys of a tool."""
    return Action(f"study.{tab}", (), Group.STUDY, (scope,), like=f"tool.{tool}")


def _solver(id: str, *chords: str, repeats: bool = False) -> Action:
    return Action(f"solver.{id}", chords, Group.LISTS, ("solver",), repeats=repeats)


STUDY: Final = (
    _step("first", "Home"),
    _step("earlier", "Left", like="undo", repeats=True),
    _step("later", "Right", like="redo", repeats=True),
    _step("last", "End"),
    _step("closer", like="hint"),
    Action("study.close", (), Group.STUDY, ("study.table",), like="study"),
    _tab("steps", "digit", "study.table"),
    _tab("path", "corner", "study.table"),
    _tab("facts", "centre", "study.table"),
    _tab("er", "colour", "study.table"),
    Action("study.solver", ("S",), Group.STUDY, ("study.table",), opens="solver"),
)
REFERENCE: Final = (
    _tab("techniques", "digit", "study.reference"),
    _tab("rules", "corner", "study.reference"),
)
SOLVER: Final = (
    _solver("switch", "Insert", "PadY"),
    _solver("earlier", "Ctrl+Up", "PadL", repeats=True),
    _solver("later", "Ctrl+Down", "PadR", repeats=True),
    _solver("less", "Ctrl+Left", repeats=True),
    _solver("more", "Ctrl+Right", repeats=True),
    _solver("reset", "Ctrl+Del", "PadX"),
)
