"""The options of play, which may change at any moment and apply at once."""

from enum import Enum
from typing import NamedTuple


class ConflictDisplay(Enum):
    """Which entries are marked as wrong; the value is its word in settings and saves."""

    OFF = "off"
    RULES = "rules"
    """Digits that stand twice in a house."""
    SOLUTION = "solution"
    """Those, and entries that differ from the only solution."""


class ConflictRule(Enum):
    """What happens to an entry that breaks a rule."""

    SHOW = "show"
    REFUSE = "refuse"


class Symbols(Enum):
    """The symbols for the digits 1 to 9."""

    DIGITS = "digits"
    LETTERS = "letters"
    SHAPES = "shapes"
    COLOURS = "colours"


class Options(NamedTuple):
    """The options of play; each may change at any moment."""

    conflicts: ConflictDisplay = ConflictDisplay.RULES
    conflict_rule: ConflictRule = ConflictRule.SHOW
    clean_notes: bool = True
    """A placement takes its digit out of the notes of its peers, as part of the same move."""
    digit_first: bool = False
    """A digit key or pad button arms the digit; a press on a cell then applies it."""
    show_peers: bool = True
    show_same: bool = True
    show_freedom: bool = False
    """Every cell tells its degrees of freedom."""
    dim_pad: bool = False
    """The pad dims the digits that no selected cell can take: an assist."""
    nudges: bool = False
    """The card beside the board tells where to look next: an assist."""
    ask_why: bool = False
    """After a right digit one is asked which cells prove it."""

    def without_assists(self) -> "Options":
        """Return the options for a scored game, without help about what is possible.

        Refusing entries would also reveal it, to a player who tries all digits.
        """
        return self._replace(
            show_freedom=False,
            dim_pad=False,
            nudges=False,
            ask_why=False,
            conflict_rule=ConflictRule.SHOW,
        )
