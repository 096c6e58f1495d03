"""A game that is brought into the state that a picture shows."""

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
    """A game that sits for its picture: a room opens a scene of it, with something in it."""

    def __init__(self, stage: Stage, services: S_co, poll: Callable[[], object]) -> None:
        """`poll` hears the worker's answers."""
        self.stage: Final = stage
        self.services: Final = services
        self._poll: Final = poll

    def open(self, kind: type[T], id: str, argument: object = None) -> T:
        """Open a scene of a kind."""
        scene = self.stage.push(id, argument)
        assert isinstance(scene, kind)
        return scene

    def wait_for(self, there: Callable[[], bool]) -> None:
        """Let the worker find what the scene shows; `TimeoutError` when it never does."""
        for _ in range(PATIENCE):
            self._poll()
            self.stage.update(0.01)
            if there():
                return
            time.sleep(0.01)
        raise TimeoutError("the worker did not answer")
