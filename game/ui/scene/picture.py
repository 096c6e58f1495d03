"""Setting up a game for a picture."""

import time
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ...shell.scene import Scene
from ...shell.stage import Stage

S_co = TypeVar("S_co", covariant=True)
"""What a room's scenes are given."""
T = TypeVar("T", bound=Scene)

PATIENCE: Final = 6000
"""Looks at the worker, a hundredth of a second apart, before a picture is given up."""


class Sitting(Generic[S_co]):
    """A game to take a picture of; rooms open their scenes in it, in a sample state."""

    def __init__(self, stage: Stage, services: S_co, poll: Callable[[], object]) -> None:
        """`poll` fetches the worker's answers."""
        self.stage: Final = stage
        self.services: Final = services
        self._poll: Final = poll

    def open(self, kind: type[T], id: str, argument: object = None) -> T:
        """Open a scene, and return it as its class `kind`."""
        scene = self.stage.push(id, argument)
        assert isinstance(scene, kind)
        return scene

    def wait_for(self, there: Callable[[], bool]) -> None:
        """Wait until the worker has found what the scene shows; raises `TimeoutError`."""
        for _ in range(PATIENCE):
            self._poll()
            self.stage.update(0.01)
            if there():
                return
            time.sleep(0.01)
        raise TimeoutError("the worker did not answer")
