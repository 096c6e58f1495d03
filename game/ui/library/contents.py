"""The scenes and actions of the library."""

from typing import Final

from ..scene.action import Action
from ..scene.scope import Group

SCENES: Final = {
    "export": "library.export",
    "collections": "library.collections",
    "collected": "library.collected",
    "naming": "library.naming",
    "importing": "library.importing",
    "files": "library.files",
    "print": "library.print",
    "qr": "library.qr",
}
"""The scenes, and the modules that they are in."""

_PUZZLES: Final = ("collections.list",)

LIBRARY: Final = (
    Action("collections", ("Ctrl+Shift+B",), Group.GAME, ("menu",), opens="collections"),
    Action("collections.play", (), Group.LISTS, ("collections",)),
    Action("collections.search", ("Ctrl+F",), Group.LISTS, ("collections",)),
    Action("collections.favour", ("F",), Group.LISTS, _PUZZLES),
    Action("collections.more", ("E", "PadY"), Group.LISTS, _PUZZLES),
    Action("collections.delete", ("Del", "Backspace", "PadX"), Group.LISTS, _PUZZLES),
    Action("collections.undo", (), Group.LISTS, _PUZZLES, like="undo"),
    Action("files.up", ("Backspace", "PadX"), Group.LISTS, ("files.list",)),
)
