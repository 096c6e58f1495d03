"""What keys and presses do to a puzzle being made: write digits, paint, draw constraints."""

from functools import cache
from typing import Final, NamedTuple

from ...core.constraints import every_kind
from ...core.constraints.gesture import Gesture

FAMILIES: Final = ("digits", "cages", "lines", "dots", "outside", "cells")
"""What tools there are is told in these groups; the last part of the keys of their names."""
_FAMILY: Final = {
    Gesture.GROUP: "cages",
    Gesture.COPY: "cages",
    Gesture.PATH: "lines",
    Gesture.PAIR: "dots",
    Gesture.CORNER: "dots",
    Gesture.EDGE: "outside",
    Gesture.SLANT: "outside",
    Gesture.CELL: "cells",
}


class Tool(NamedTuple):
    """One of the `OWN` tools, or one that draws a kind of constraint."""

    word: str
    """That of its kind, or its own."""
    gesture: Gesture
    own_family: str = ""

    @property
    def family(self) -> str:
        """Which of `FAMILIES` it belongs to."""
        return self.own_family or _FAMILY[self.gesture]

    @property
    def is_kind(self) -> bool:
        """Whether it draws constraints."""
        return self not in OWN

    @property
    def name_key(self) -> str:
        """The key of its name."""
        return f"constraint.{self.word}.name" if self.is_kind else f"edit.tool.{self.word}"

    @property
    def rule_key(self) -> str:
        """The key of the sentence that explains it."""
        return f"constraint.{self.word}.rule" if self.is_kind else f"edit.tool.{self.word}.rule"


DIGIT: Final = Tool("digit", Gesture.CELL, "digits")
REGION: Final = Tool("region", Gesture.GROUP)
"""Paints the regions of a jigsaw."""
COLOUR: Final = Tool("colour", Gesture.CELL)
CIRCLE: Final = Tool("circle", Gesture.CELL)
"""Drawings, which ask nothing."""
OWN: Final = (DIGIT, REGION, COLOUR, CIRCLE)


@cache
def every_tool() -> dict[str, tuple[Tool, ...]]:
    """Return the tools of each family, the most common kinds first."""
    kinds = [
        Tool(its.word, its.gesture) for its in every_kind() if its.gesture is not Gesture.SWITCH
    ]
    found: dict[str, list[Tool]] = {family: [] for family in FAMILIES}
    for tool in (DIGIT, *kinds, REGION, COLOUR, CIRCLE):
        found[tool.family].append(tool)
    # Regions are what most people look for beside killer cages.
    found["cages"].remove(REGION)
    found["cages"].insert(1, REGION)
    return {family: tuple(tools) for family, tools in found.items()}


@cache
def switches() -> tuple[str, ...]:
    """Return the words of the kinds that apply to the whole board or not at all."""
    return tuple(its.word for its in every_kind() if its.gesture is Gesture.SWITCH)
