"""The player's position and tool, which undo does not change."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from .paint import Spot

NO_CELLS: Final[frozenset[int]] = frozenset()


class Tool(Enum):
    """What a digit does to the selected cells; the value is its word in saves and message keys."""

    DIGIT = "digit"
    CORNER = "corner"
    CENTRE = "centre"
    COLOUR = "colour"
    """Colours instead of digits, for cells or for one of their candidates."""


class SelectMode(Enum):
    """How cells are added to the selection."""

    REPLACE = "replace"
    ADD = "add"
    REMOVE = "remove"
    TOGGLE = "toggle"


@dataclass(frozen=True, slots=True)
class Selection:
    """Cursor, selected cells, tool and armed digit."""

    cursor: int
    cells: frozenset[int]
    tool: Tool = Tool.DIGIT
    held: Tool | None = None
    """The tool of a key that is held down."""
    armed: int | None = None
    aim: int | None = None
    """The candidate that colours and lines mean; `None` for the cells themselves."""
    pen: Spot | None = None
    """Where a line was begun."""
    drag: SelectMode | None = None
    """What a drag does to the cells it comes to, while one is going on."""

    @classmethod
    def at(cls, cell: int) -> "Selection":
        """Return the selection of one cell."""
        return cls(cell, frozenset((cell,)))

    @property
    def effective_tool(self) -> Tool:
        """The tool that a digit would use now."""
        return self.held or self.tool

    @property
    def ordered(self) -> tuple[int, ...]:
        """The selected cells in reading order."""
        return tuple(sorted(self.cells))

    def select(self, cells: tuple[int, ...], mode: SelectMode) -> "Selection":
        """Return the selection with cells added or removed; the cursor moves to the last."""
        given = frozenset(cells)
        match mode:
            case SelectMode.REPLACE:
                chosen = given
            case SelectMode.ADD:
                chosen = self.cells | given
            case SelectMode.REMOVE:
                chosen = self.cells - given
            case SelectMode.TOGGLE:
                chosen = self.cells ^ given
        return replace(self, cells=chosen, cursor=cells[-1] if cells else self.cursor)
