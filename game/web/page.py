"""The page that Python runs in: what `nonet.mjs` and its neighbours offer, as types."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol


class WebWorker(Protocol):
    """A Web Worker from outside."""

    def postMessage(self, data: object, /) -> None:  # noqa: N802 - the browser's name
        """Send it bytes."""

    def terminate(self) -> None:
        """End it at once."""


class Input(Protocol):
    """What came in besides what SDL hears."""

    def take(self) -> Any:
        """Return what came in since last asked: lists of a kind and its values."""
        ...

    def setFields(self, told: str, /) -> None:  # noqa: N802
        """Be told where text can be typed, as JSON."""

    def choose(self, kinds: str, /) -> None:
        """Let the player choose a file, which comes in like any other."""


class Mirror(Protocol):
    """The unseen elements that screen readers find."""

    def follow(self, told: str, /) -> None:
        """Follow a change, told as JSON."""

    def take(self) -> Any:
        """Return the numbers of the parts that were asked for."""
        ...


class Storage(Protocol):
    """Where the player's things are kept."""

    def takeProblem(self) -> str:  # noqa: N802 - the browser's style
        """Return, once, what went wrong: "forbidden", "full" or the browser's own words."""
        ...


class Page(Protocol):
    """What the game asks of the page."""

    input: Input
    mirror: Mirror
    storage: Storage
    address: str
    """What stands behind # in the address."""
    resized: bool
    """Whether its size has changed; whoever has heard it sets it back."""
    ratio: float
    """Pixels of the picture to one of the page."""
    isAlone: bool  # noqa: N815
    """Whether no other tab has the player's things open, and none can."""
    languages: str
    """The codes of the languages that the player reads, by spaces."""
    isCoarse: bool  # noqa: N815
    """Whether its first pointer is a finger."""
    isDark: bool  # noqa: N815
    isStill: bool  # noqa: N815

    def size(self) -> Any:
        """Return the width and height of the picture, in pixels of the screen."""
        ...

    def wait(self, seconds: float, /) -> Awaitable[object]:
        """Wait for the next frame."""
        ...

    def openWorker(self, came: Callable[..., object], /) -> WebWorker:  # noqa: N802
        """Open a Web Worker; `came` hears the bytes that it sends."""
        ...

    def copy(self, text: str, /) -> bool:
        """Copy a text; False where the browser lets nobody."""
        ...

    def pasted(self) -> str:
        """Return the text that was pasted last, "" if none was."""
        ...

    def hand(self, name: str, content: object, /) -> None:
        """Hand a file to the player, as a download."""

    def shown(self) -> object:
        """Hear that the first picture is there."""
        ...


def numbers(values: Any) -> Sequence[int]:
    """Return a JavaScript array of numbers as Python's."""
    return [int(value) for value in values.to_py()]
