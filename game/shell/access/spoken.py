"""Descriptions of a window's parts for screen readers, as plain values."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from ..rect import Rect

Words = Callable[..., str]
"""From the key of a message and its arguments to words in the language in use."""

Role = Literal[
    "window",
    "dialog",
    "group",
    "heading",
    "text",
    "status",
    "button",
    "switch",
    "tab",
    "slider",
    "picker",
    "choice",
    "option",
    "list",
    "line",
    "grid",
    "row",
    "cell",
    "field",
    "picture",
    "meter",
]
"""What something is: each platform has a word for it."""

AccessibleAction = Literal["focus", "click", "more", "less", "set"]
"""What a screen reader can ask of a part."""


class Range(NamedTuple):
    """A number with its bounds, and the step between its values."""

    value: float
    low: float
    high: float
    step: float


class Spoken(NamedTuple):
    """The description of a widget, or of a part of one, for screen readers."""

    role: Role
    name: str = ""
    value: str = ""
    """What it is set to, in words; of a cell, what is in it."""
    description: str = ""
    """What is said last, such as a tip."""
    enabled: bool = True
    chosen: bool | None = None
    on: bool | None = None
    number: Range | None = None
    at: tuple[int, int] | None = None
    """Row and column in a grid, from 0; of a grid, how many there are."""
    live: bool = False
    """Whether changes are announced at once."""
    actions: tuple[AccessibleAction, ...] = ()
    parts: "tuple[SpokenPart, ...]" = ()
    """What is in it that is not a widget: cells, lines, options."""
    focus: str = ""
    """The part that has the focus while the widget has it."""


class SpokenPart(NamedTuple):
    """A part of a widget, identified by a key that stays the same."""

    key: str
    rect: Rect | None
    spoken: Spoken
