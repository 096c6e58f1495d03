"""A constraint of a puzzle as a file has it, without its meaning."""

from typing import Final, NamedTuple

Place = tuple[int, int]
"""Row and column from 1, as in r4c7; 0 or the size + 1 is beside the board."""

FOG: Final = frozenset({"foglight", "fogofwar", "triggereffect"})
"""What tells where fog lifts. It hides some of the board and forbids nothing."""
COLOURS: Final = "colours"
"""The kind of the colours of a cell, one or several beside each other, as `#RRGGBB`."""
DRAWINGS: Final = frozenset({"line", "circle", "rectangle", "text", "cage", COLOURS}) | FOG
"""Kinds that are only drawn: by themselves they forbid nothing."""
READ: Final = '{"drawn":true}'
"""`more` of a rule that was read from a drawing and the words of the rules."""


class Constraint(NamedTuple):
    """A cage, line, dot or clue, or a rule of the whole board, which has no cells.

    `kind` is the word that links of f-puzzles have for it, whatever form it came in:
    `killercage`, `thermometer`, `nonconsecutive`...
    """

    kind: str
    cells: tuple[Place, ...] = ()
    """The cells that it holds or counts; of an arrow its circle."""
    lines: tuple[tuple[Place, ...], ...] = ()
    """Each from its first cell, such as a bulb, to its end."""
    values: tuple[str, ...] = ()
    """What is written at it: a sum, the letter V, the four digits of a quadruple."""
    at: Place | None = None
    """The one cell that it marks (`odd`, `maximum`), or where a clue stands beside the board."""
    direction: str = ""
    """Where such a clue looks: U, D, L, R or two of them."""
    more: str = ""
    """What else was told of it, as a JSON object."""

    @property
    def is_drawing(self) -> bool:
        """Whether it is only a drawing."""
        return self.kind in DRAWINGS
