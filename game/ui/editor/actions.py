"""The part of the table that is about making puzzles."""

from typing import TYPE_CHECKING, Any

from ...play.editing.tool import Tool
from ..games import deeds, reasons
from ..scene.action import Action
from ..scene.families import ABOVE, digits, moves
from ..scene.scope import Group, Scope

if TYPE_CHECKING:
    from collections.abc import Callable

    from .editor import EditorScene


def _move(editor: "EditorScene", rows: int, columns: int) -> None:
    editor.move(rows, columns)


def _extend(editor: "EditorScene", rows: int, columns: int) -> None:
    editor.extend(rows, columns)


def _digit(editor: "EditorScene", digit: int) -> None:
    editor.write(digit)


def _why_no_digit(editor: "EditorScene") -> str:
    return editor.why_no_digit


def _use(tool: Tool) -> "Callable[[EditorScene], object]":
    return lambda editor: editor.use(tool)


def _edit(
    id: str,
    does: "Callable[[EditorScene], object]",
    why_not: "Callable[[EditorScene], str] | None" = None,
    *,
    chords: tuple[str, ...] = (),
    like: str = "",
    scope: Scope = Scope.EDITOR,
    repeats: bool = False,
) -> 'Action["EditorScene"]':
    return Action(
        f"edit.{id}", chords, Group.EDITOR, (scope,), does, why_not, repeats=repeats, like=like
    )


EDITOR: "tuple[Action[Any], ...]" = (
    Action(
        "edit",
        ("Ctrl+B",),
        Group.EDITOR,
        (Scope.MENU, Scope.OPEN, Scope.PLAY, Scope.PAUSE),
        deeds.edit,
        reasons.scored,
    ),
    *moves("edit.move", Group.EDITOR, Scope.EDITED, _move, like="move"),
    *moves("edit.extend", Group.EDITOR, Scope.EDITED, _extend, like="extend"),
    *digits("edit.digit", Group.EDITOR, (Scope.EDITOR,), _digit, _why_no_digit, like="digit"),
    *digits(
        "edit.digit",
        Group.EDITOR,
        (Scope.EDIT_LETTERS,),
        _digit,
        _why_no_digit,
        like="digit",
        of=ABOVE,
    ),
    _edit(
        "empty",
        lambda editor: editor.empty(),
        chords=("0", "Num0", ".", "Space", "PadX"),
        scope=Scope.EDITED,
        repeats=True,
    ),
    _edit("erase", lambda editor: editor.erase(), chords=("Del",), repeats=True),
    _edit(
        "back",
        lambda editor: editor.erase_before(),
        chords=("Backspace",),
        scope=Scope.EDITED,
        repeats=True,
    ),
    _edit(
        "next_row", lambda editor: editor.next_row(), chords=("Enter", "PadA"), scope=Scope.EDITED
    ),
    _edit("picker", lambda editor: editor.ask_digit(), like="picker"),
    _edit(
        "undo",
        lambda editor: editor.undo(),
        lambda editor: editor.why_not_undo,
        like="undo",
        repeats=True,
    ),
    _edit(
        "redo",
        lambda editor: editor.redo(),
        lambda editor: editor.why_not_redo,
        like="redo",
        repeats=True,
    ),
    _edit(
        "clear",
        lambda editor: editor.clear(),
        lambda editor: editor.why_not_clear,
        chords=("Ctrl+Del", "Ctrl+Backspace"),
    ),
    _edit("rules", lambda editor: editor.choose_rules(), like="boards"),
    *(
        _edit(f"tool.{tool.value}", _use(tool), like=f"tool.{like}")
        for tool, like in ((Tool.DIGIT, "digit"), (Tool.REGION, "corner"))
    ),
    _edit("symmetry", lambda editor: editor.next_symmetry(), chords=("Y",)),
    _edit(
        "solve", lambda editor: editor.solve(), lambda editor: editor.why_not_solve, chords=("S",)
    ),
    _edit(
        "minimal",
        lambda editor: editor.clues.make_minimal(),
        lambda editor: editor.why_not_minimal,
        chords=("N",),
    ),
    _edit(
        "suggest",
        lambda editor: editor.clues.suggest(),
        lambda editor: editor.why_not_suggest,
        like="hint",
    ),
    _edit("copy", lambda editor: editor.copy(), lambda editor: editor.why_no_board, like="copy"),
    _edit(
        "export", lambda editor: editor.export(), lambda editor: editor.why_no_board, like="export"
    ),
    _edit("save", lambda editor: editor.save(), lambda editor: editor.why_no_board, like="save"),
    _edit(
        "play",
        lambda editor: editor.play(),
        lambda editor: editor.why_not_play,
        chords=("Ctrl+Enter", "PadStart"),
    ),
)
