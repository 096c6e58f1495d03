"""Factories of scenes, looked up by id."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ...shell.scene import Scene
    from ...shell.stage import SceneFactory, Stage
    from .services import Services

FIRST: Final = {"menu": "menu.menu", "welcome": "menu.welcome"}
"""The scenes that a start shows, and their modules: no start reads the list of all scenes."""


class Factories(dict[str, "SceneFactory"]):
    """A factory for each scene, imported from the list of scenes when first opened."""

    def __init__(self, services: "Services") -> None:
        super().__init__()
        self._services: Final = services
        self.update((id, self._factory(module)) for id, module in FIRST.items())

    def __missing__(self, id: str) -> "SceneFactory":
        """Return the factory of a scene; raises `KeyError` if no room has that id."""
        from .scenes import SCENES

        made = self[id] = self._factory(SCENES[id])
        return made

    def _factory(self, module: str) -> "SceneFactory":
        def make(stage: "Stage", argument: Any) -> "Scene":
            kind = import_module(f"..{module}", __package__).SCENE
            scene: Scene = kind(stage, self._services, argument)
            return scene

        return make
