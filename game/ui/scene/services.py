"""What every scene is given."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from ...work.question import Question
    from ...work.worker import OpenQuestion, Worker
    from .ability import Ability
    from .bindings import Bindings
    from .settings import Preferences
    from .words import Words

T = TypeVar("T")


class Ask(Protocol):
    """Asks the worker on behalf of a scene, which helpers need not know: `GameScene.ask`."""

    def __call__(
        self,
        question: "Question[T]",
        then: Callable[[T], object],
        *,
        failed: Callable[[Exception], object] | None = None,
        progress: Callable[[Any], object] | None = None,
    ) -> "OpenQuestion[T]":
        """Have `then` called with the answer; without `failed`, an error is told to the player."""


class SceneServices(Protocol):
    """What every scene is given: a room whose scenes need more says so in a protocol of its own.

    The window has one object that satisfies all of them.
    """

    @property
    def words(self) -> "Words":
        """How the game speaks to its player."""

    @property
    def preferences(self) -> "Preferences":
        """The settings in force, and the theme."""

    @property
    def bindings(self) -> "Bindings":
        """The keys in use."""

    @property
    def worker(self) -> "Worker":
        """Answers what takes thought."""

    @property
    def pictures(self) -> Path:
        """The folder of screenshots, and of what else is saved for the player to find."""

    def lacking(self, ability: "Ability") -> str:
        """Return the key of the sentence why the system cannot do something; empty if it can."""
        ...

    def open_file(self, path: Path) -> None:
        """Open a file that was dropped on the window."""
