"""The scenes, one module each, imported when one is opened.

A scene module has a class `SCENE`, made from the stage, the context and the argument that the
opening scene gave. The list is read without pygame: the command line offers it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...shell.scene import Scene
    from ...shell.stage import Stage
    from ..context import Context

SCENES: Final[tuple[str, ...]] = (
    "menu",
    "welcome",
    "games",
    "boards",
    "editor",
    "editor_rules",
    "play",
    "branches",
    "export",
    "several",
    "collections",
    "collected",
    "naming",
    "importing",
    "files",
    "print",
    "pause",
    "win",
    "lost",
    "rules",
    "open",
    "settings",
    "help",
    "keys",
    "solver",
    "backups",
    "confirm",
    "wait",
    "study",
    "technique",
    "constraints",
    "road",
    "lesson",
    "seen",
    "guide",
    "review",
    "theatre",
    "theatre_cast",
    "theatre_about",
    "theatre_table",
    "theatre_save",
    "lecture",
    "phases",
    "method_options",
    "stages",
    "records",
    "replay",
    "rush",
    "rush_end",
)
"""The ids by which scenes open each other, which are the names of their modules."""
PICTURES: Final = (
    *SCENES,
    "editor.regions",
    "editor.suggest",
    "play.arcade",
    "win.arcade",
    "play.colours",
    "hint",
    "picker",
    "rush_end.miss",
    "settings.play",
    "settings.game",
)
"""What there are pictures of: every scene, and some of them in another state."""


def factories(context: "Context") -> "dict[str, Callable[[Stage, Any], Scene]]":
    """Return what makes each scene."""

    def factory(name: str) -> "Callable[[Stage, Any], Scene]":
        def make(stage: "Stage", argument: Any) -> "Scene":
            scene: Scene = import_module(f".{name}", __name__).SCENE(stage, context, argument)
            return scene

        return make

    return {name: factory(name) for name in SCENES}
