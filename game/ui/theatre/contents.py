"""The scenes and actions of the theatre."""

from typing import Final

from ..scene.action import Action
from ..scene.families import digits, moves
from ..scene.scope import Group

SCENES: Final = {
    "theatre": "theatre.theatre",
    "theatre_cast": "theatre.cast",
    "theatre_about": "theatre.about",
    "documents": "theatre.documents",
    "document_map": "theatre.document_map",
    "theatre_table": "theatre.table",
    "theatre_save": "theatre.save",
    "lecture": "theatre.lecture",
    "phases": "theatre.phases",
    "method_options": "theatre.method_options",
    "stages": "theatre.stages",
}
"""The scenes, and the modules that they are in."""


def _theatre(
    id: str, *chords: str, like: str = "", also: tuple[str, ...] = (), repeats: bool = False
) -> Action:
    scopes = ("theatre", *also)
    return Action(f"theatre.{id}", chords, Group.THEATRE, scopes, repeats=repeats, like=like)


def _lecture(id: str, *chords: str) -> Action:
    return Action(f"lecture.{id}", chords, Group.THEATRE, ("lecture",))


def _guess(id: str, *chords: str, like: str) -> Action:
    return Action(f"theatre.guess.{id}", chords, Group.THEATRE, ("guess",), like=like)


_ALL: Final = ("replay", "phases")
"""Where else something is played that stands still and goes on."""

THEATRE: Final = (
    _theatre("play", like="pause", also=_ALL),
    _theatre("restart", "Home", like="restart", also=_ALL),
    _theatre("step_back", "Left", like="undo", also=_ALL, repeats=True),
    _theatre("step_forward", "Right", like="redo", also=_ALL, repeats=True),
    _theatre("end", "End", also=("phases",)),
    _theatre("leap_back", "PageUp", "Ctrl+Left", repeats=True),
    _theatre("leap_on", "PageDown", "Ctrl+Right", repeats=True),
    _theatre("chapter", "K"),
    _theatre("beside", "V"),
    _theatre("front", "F"),
    _theatre("guess", "G"),
    *moves("theatre.guess.move", Group.THEATRE, "guess", like="move"),
    *digits("theatre.guess.digit", Group.THEATRE, "guess", like="digit"),
    _guess("open", like="erase"),
    _guess("show", "Space", like="hint"),
    _lecture("next", "PageDown", "N"),
    _lecture("back", "PageUp"),
    _lecture("answer", "A"),
    _lecture("blank", "B"),
    _theatre("faster", "Up", also=("replay",), repeats=True),
    _theatre("slower", "Down", also=("replay",), repeats=True),
    _theatre("cast", like="open"),
    _theatre("about", like="hint"),
    _theatre("compare", like="check"),
    _theatre("save", like="save", also=("replay",)),
)
