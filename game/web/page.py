"""The page that Python runs in: types for what `nonet.mjs` and its neighbours provide."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol


class WebWorker(Protocol):
    """A Web Worker from outside."""

    def postMessage(self, data: object, /) -> None:  # noqa: N802 - the browser's name
        """Send it bytes."""

    def terminate(self) -> None:
        """End it at once."""


class Input(Protocol):
    """Input besides what SDL receives."""

    def take(self) -> Any:
        """Return the input since the last call: lists of a kind and its values."""
        ...

    def setFields(self, told: str, /) -> None:  # noqa: N802
        """Set where text can be typed, as JSON."""

    def choose(self, kinds: str, /) -> None:
        """Let the player choose a file, which arrives like any other input."""


class Mirror(Protocol):
    """The invisible elements that screen readers find."""

    def follow(self, told: str, /) -> None:
        """Apply a change, given as JSON."""

    def take(self) -> Any:
        """Return the numbers of the parts that were requested."""
        ...


class Storage(Protocol):
    """The storage of the player's data."""

    def takeProblem(self) -> str:  # noqa: N802 - the browser's style
        """Return, once, what went wrong: "forbidden", "full" or the browser's own words."""
        ...


class Page(Protocol):
    """What the game needs of the page."""

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
        """Open a Web Worker; `came` is called with the bytes that it sends."""
        ...

    def copy(self, text: str, /) -> bool:
        """Copy a text; return False if the browser refuses."""
        ...

    def pasted(self) -> str:
        """Return the text that was pasted last, "" if none was."""
        ...

    def hand(self, name: str, content: object, /) -> None:
        """Offer a file to the player as a download."""

    def shown(self) -> object:
        """Called when the first picture is visible."""
        ...


def numbers(values: Any) -> Sequence[int]:
    """Return a JavaScript array of numbers as Python's."""
    return [int(value) for value in values.to_py()]
