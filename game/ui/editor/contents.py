"""The scenes and actions of the editor."""

from typing import Final

from ..games import availability
from ..scene.action import Action
from ..scene.families import ABOVE, digits, moves
from ..scene.scope import Group

SCENES: Final = {
    "editor": "editor.editor",
    "editor_rules": "editor.rules",
    "editor_tools": "editor.tools",
    "editor_about": "editor.about",
}
"""The scenes, and the modules that they are in."""
STATES: Final = (
    "editor.regions",
    "editor.suggest",
    "editor.sketch",
    "editor.candidates",
    "editor.path",
    "editor.share",
)
"""What there are pictures of besides: scenes in another state."""

_BOARD: Final = "editor.board"


def _edit(
    id: str, *chords: str, like: str = "", scope: str = "editor", repeats: bool = False
) -> Action:
    return Action(f"edit.{id}", chords, Group.EDITOR, (scope,), repeats=repeats, like=like)


EDITOR: Final = (
    Action(
        "edit",
        ("Ctrl+B",),
        Group.EDITOR,
        ("menu", "open", "play", "pause"),
        availability.scored,
        opens="editor",
    ),
    *moves("edit.move", Group.EDITOR, _BOARD, like="move"),
    *moves("edit.extend", Group.EDITOR, _BOARD, like="extend"),
    *digits("edit.digit", Group.EDITOR, "editor", like="digit"),
    *digits("edit.digit", Group.EDITOR, "edit_letters", like="digit", of=ABOVE),
    _edit("empty", "0", "Num0", ".", "Space", "PadX", scope=_BOARD, repeats=True),
    _edit("erase", "Del", repeats=True),
    _edit("back", "Backspace", scope=_BOARD, repeats=True),
    _edit("next_row", "Enter", "PadA", scope=_BOARD),
    _edit("picker", like="picker"),
    _edit("undo", like="undo", repeats=True),
    _edit("redo", like="redo", repeats=True),
    _edit("clear", "Ctrl+Del", "Ctrl+Backspace"),
    _edit("rules", like="boards"),
    _edit("page.draw", "Q"),
    _edit("page.check", "W"),
    _edit("page.share", "O"),
    _edit("tool.digit", like="tool.digit"),
    _edit("tool.region", like="tool.corner"),
    _edit("family.cages", "Ctrl+1"),
    _edit("family.lines", "Ctrl+2"),
    _edit("family.dots", "Ctrl+3"),
    _edit("family.outside", "Ctrl+4"),
    _edit("family.cells", "Ctrl+5"),
    _edit("tools", "T"),
    _edit("symmetry", "Y"),
    _edit("solve", "S"),
    _edit("minimal", "N"),
    _edit("suggest", like="hint"),
    _edit("candidates", "V"),
    _edit("step", "PageDown", repeats=True),
    _edit("step_back", "PageUp", repeats=True),
    _edit("about", "I"),
    _edit("copy", like="copy"),
    _edit("export", like="export"),
    _edit("save", like="save"),
    _edit("play", "Ctrl+Enter", "PadStart"),
)
