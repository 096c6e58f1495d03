"""The types of the road: chapters of stations, with a station for each lesson."""

from enum import Enum
from typing import Final, NamedTuple

TOLD_APART: Final = 10
"""So many positions are named where techniques are told apart."""
LOOKED_FOR: Final = 7
"""So many positions are looked at beside the main road, the first of them shown."""
PAPER: Final = "paper"
RULES: Final = "rules"
SHELVES: Final = (PAPER, RULES)
"""Positions with corner notes alone, and those of boards with rules of their own."""
EVERY_CELL: Final = 81
"""Of the classic board, which all stations but the first steps are on."""


class Goal(Enum):
    """What a card of a guided station asks for."""

    FILL = "fill"
    """The right digits in its cells."""
    LED = "led"
    """The right digits, the house of each in its turn drawn."""
    ERASE = "erase"
    """What was entered already is gone."""
    CROSS = "cross"
    """The digits found that rule cells of a house out, and the digit put into what is left."""
    HINT = "hint"
    """A digit put in after a hint."""
    NOTE = "note"
    """Exactly its notes in its cells."""
    FILL_NOTES = "fill-notes"
    """All candidates as notes, by the one action that writes them."""


class FoundBy(Enum):
    """How a pattern is found in a lesson without entries."""

    MARKS = "marks"
    """By marking its cells."""
    CONCLUSION = "conclusion"
    """By striking what follows: the pattern is large, or of many forms."""
    CHAIN = "chain"
    """By building a chain link by link, and striking what follows."""


class Stop(NamedTuple):
    """One card of a guided station: a board, and the task there.

    Its words are `learn.guide.<id>`.
    """

    id: str
    board: str
    """The givens, row by row, dots for open cells."""
    goal: Goal = Goal.FILL
    cells: tuple[int, ...] = ()
    """The cells that it is about; every open one where there are none."""
    house: int | None = None
    """The house that is drawn, by its index in the geometry."""
    digit: int = 0
    """The digit that is to be found a place in that house, if it is about one."""
    entries: tuple[tuple[int, int], ...] = ()
    """Digits that were entered already, right or wrong."""
    noted: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Notes that stand already."""
    notes: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Notes that are to stand."""
    seeks: bool = False
    """Whether its cells are to be found, so that they are not marked."""
    nudges: bool = False
    """Whether it is told where to look next."""
    lines: bool = False
    """Whether it is drawn from the beginning what the digit's copies rule out."""
    tools: tuple[str, ...] = ()
    """What there is beside digits, by the ends of the ids of actions."""


class Station(NamedTuple):
    """One lesson: what it is called in the messages, and what it is about.

    With techniques it is exercised with items: its words are `learn.<id>.try` and `.how`. Without,
    it leads from stop to stop, or tells techniques apart, and `learn.station.<id>` is its name.
    One with techniques to look at only leads to their pages.
    """

    id: str
    techniques: tuple[str, ...] = ()
    stops: tuple[Stop, ...] = ()
    look_only: bool = False
    most_open: int = EVERY_CELL
    """How many open cells the board has that its lesson ends with."""
    found_by: FoundBy = FoundBy.MARKS
    alike: tuple[str, ...] = ()
    """Techniques that are taken for each other: to be compared, and then told apart."""

    aside: str = ""
    """The technique that is looked for beside the main road, on positions of a shelf of its own."""
    shelf: str = ""
    """One of `SHELVES`."""

    @property
    def length(self) -> int:
        """How many consecutive parts it has; 0 if they are not counted."""
        if self.aside:
            return LOOKED_FOR
        return TOLD_APART if self.alike else len(self.stops)

    @property
    def named_after(self) -> str:
        """The technique that gives it name and words; empty if it has its own."""
        return self.aside if self.shelf == RULES else next(iter(self.techniques), "")

    @property
    def shown(self) -> str:
        """The technique in its picture; empty for a guided station."""
        return self.aside or next(iter(self.techniques or self.alike), "")


class Chapter(NamedTuple):
    """A group of lessons; `learn.chapter.<id>` is its name."""

    id: str
    stations: tuple[Station, ...]


def station(
    *techniques: str,
    id: str = "",
    most_open: int = EVERY_CELL,
    found_by: FoundBy = FoundBy.MARKS,
) -> Station:
    """Return the station of some techniques, named after the first unless `id` is given."""
    return Station(id or techniques[0], techniques, most_open=most_open, found_by=found_by)


def look_alikes(id: str, *techniques: str) -> Station:
    """Return a station that distinguishes techniques."""
    return Station(id, alike=techniques)


def on_paper(id: str, technique: str) -> Station:
    """Return a station that finds a technique with corner notes alone."""
    return Station(id, aside=technique, shelf=PAPER)


def with_rules(technique: str) -> Station:
    """Return a station for a technique of boards with constraints."""
    return Station(technique, aside=technique, shelf=RULES)


def exhibit(*techniques: str) -> Station:
    """Return a station of techniques that are only shown."""
    return Station(techniques[0], techniques, look_only=True)
