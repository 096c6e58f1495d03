"""What every scene gets from the window."""

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
    """Asks the worker on behalf of a scene that the caller need not know: `GameScene.ask`."""

    def __call__(
        self,
        question: "Question[T]",
        then: Callable[[T], object],
        *,
        failed: Callable[[Exception], object] | None = None,
        progress: Callable[[Any], object] | None = None,
    ) -> "OpenQuestion[T]":
        """Call `then` with the answer; without `failed`, an error is shown to the player."""


class SceneServices(Protocol):
    """What every scene needs; rooms that need more extend this protocol.

    The window has one object that satisfies all of them.
    """

    @property
    def words(self) -> "Words":
        """Texts in the language in use."""

    @property
    def preferences(self) -> "Preferences":
        """The settings in force, and the theme."""

    @property
    def bindings(self) -> "Bindings":
        """The keys in use, with their actions."""

    @property
    def worker(self) -> "Worker":
        """Worker processes that answer questions in the background."""

    @property
    def pictures(self) -> Path:
        """The folder for screenshots, and for other files saved for the player."""

    def lacking(self, ability: "Ability") -> str:
        """Return the message key why the system cannot do something; empty if it can."""
        ...

    def open_file(self, path: Path) -> None:
        """Open a file that was dropped on the window."""
