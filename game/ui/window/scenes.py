"""The scenes, one module each, imported when one is opened.

A scene module has a class `SCENE`, made from the stage, the services and the argument that the
opening scene gave. The list is read without pygame: the command line offers it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...shell.scene import Scene
    from ...shell.stage import Stage
    from .services import Services

SCENES: Final = {
    "menu": "menu.menu",
    "welcome": "menu.welcome",
    "games": "menu.games",
    "boards": "menu.boards",
    "editor": "editor.editor",
    "editor_rules": "editor.rules",
    "play": "play.play",
    "branches": "play.branches",
    "export": "library.export",
    "several": "menu.several",
    "collections": "library.collections",
    "collected": "library.collected",
    "naming": "library.naming",
    "importing": "library.importing",
    "files": "library.files",
    "print": "library.print",
    "pause": "play.pause",
    "win": "arcade.win",
    "lost": "arcade.lost",
    "rules": "arcade.rules",
    "open": "menu.open",
    "settings": "settings.settings",
    "help": "settings.help",
    "keys": "settings.key_settings",
    "solver": "study.solver_scene",
    "backups": "settings.backups",
    "confirm": "scene.confirm",
    "wait": "games.wait",
    "study": "study.study_table",
    "technique": "study.technique",
    "constraints": "study.constraints",
    "road": "school.road",
    "lesson": "school.lesson",
    "seen": "school.seen",
    "guide": "school.guide",
    "review": "school.review",
    "theatre": "theatre.theatre",
    "theatre_cast": "theatre.cast",
    "theatre_about": "theatre.about",
    "theatre_table": "theatre.table",
    "theatre_save": "theatre.save",
    "lecture": "theatre.lecture",
    "phases": "theatre.phases",
    "method_options": "theatre.method_options",
    "stages": "theatre.stages",
    "records": "records.records",
    "replay": "records.replay",
    "rush": "arcade.rush_scene",
    "rush_end": "arcade.rush_end",
}
"""Where each scene is, by the id by which scenes open each other."""
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


def factories(services: "Services") -> "dict[str, Callable[[Stage, Any], Scene]]":
    """Return what makes each scene."""

    def factory(name: str) -> "Callable[[Stage, Any], Scene]":
        def make(stage: "Stage", argument: Any) -> "Scene":
            scene: Scene = import_module(f"..{SCENES[name]}", __package__).SCENE(
                stage, services, argument
            )
            return scene

        return make

    return {name: factory(name) for name in SCENES}
