"""Actions of every scene, of lists and of pages; and the scene that asks a question."""

from typing import Final

from .ability import Ability
from .action import Action
from .families import LETTERS, digits
from .scope import EVERYWHERE, SPELLED, Group

SCENES: Final = {
    "confirm": "scene.confirm",
}
"""The scenes, and the modules that they are in."""

SPELLING: Final = digits("digit.letter", Group.BOARD, SPELLED, chords=("{}",), of=LETTERS)


def _anywhere(id: str, *chords: str, opens: str = "", needs: Ability | None = None) -> Action:
    return Action(id, chords, Group.WINDOW, (EVERYWHERE,), opens=opens, needs=needs)


WINDOW: Final = (
    _anywhere("help", "F1", opens="help"),
    _anywhere("documents", "Ctrl+F1", opens="documents"),
    _anywhere("keys", "Ctrl+K", opens="keys"),
    _anywhere("learn", "L"),
    _anywhere("settings", "F10", opens="settings"),
    _anywhere("fullscreen", "F11"),
    _anywhere("keypad", "NumDivide"),
    _anywhere("screenshot", "F12"),
    _anywhere("mute", "M"),
    _anywhere("back", "Esc", "NumPoint", "PadB"),
    _anywhere("quit", "Ctrl+Q", needs=Ability.QUIT),
)


def _list(id: str, *chords: str, repeats: bool = True) -> Action:
    return Action(f"list.{id}", chords, Group.LISTS, ("list",), repeats=repeats)


PAGES: Final = (
    Action("pages.earlier", ("PageUp", "PadL"), Group.LISTS, ("pages",), repeats=True),
    Action("pages.later", ("PageDown", "PadR"), Group.LISTS, ("pages",), repeats=True),
)
LISTS: Final = (
    _list("up", "Up"),
    _list("down", "Down"),
    _list("page_up", "PageUp"),
    _list("page_down", "PageDown"),
    _list("first", "Home"),
    _list("last", "End"),
    _list("open", "Enter", "Space", "PadA", repeats=False),
)
