"""From the ids of the keymap to what the game is asked to do."""

from collections.abc import Callable, Mapping
from typing import Final

from game.play.intents import (
    ApplyArmed,
    Check,
    EnterDigit,
    Erase,
    FillNotes,
    Hint,
    Intent,
    InvertSelection,
    MoveCursor,
    NextTool,
    Redo,
    Restart,
    SelectAll,
    SelectNone,
    SetTool,
    Tool,
    Undo,
)

_SIMPLE: Final[Mapping[str, Callable[[], Intent]]] = {
    "erase": Erase,
    "undo": Undo,
    "redo": Redo,
    "restart": Restart,
    "hint": Hint,
    "check": Check,
    "fill_notes": FillNotes,
    "tool.next": NextTool,
    "apply": ApplyArmed,
    "select.all": SelectAll,
    "select.none": SelectNone,
    "select.invert": InvertSelection,
}
_STEPS: Final = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


def intent_of(action: str) -> Intent | None:
    """Return what an action asks of the game, or None for one that is not about the game."""
    if action in _SIMPLE:
        return _SIMPLE[action]()
    kind, _, what = action.partition(".")
    match kind:
        case "move" | "extend":
            return MoveCursor(*_STEPS[what], extend=kind == "extend")
        case "digit":
            return EnterDigit(int(what))
        case "corner":
            return EnterDigit(int(what), Tool.CORNER)
        case "centre":
            return EnterDigit(int(what), Tool.CENTRE)
        case "tool" if what != "hold":
            return SetTool(Tool(what))
    return None


def acts_on_board(action: str) -> bool:
    """Whether a key means this only while the board has the focus: buttons use it otherwise."""
    return action.startswith(("move.", "extend.")) or action in ("tool.next", "apply")
