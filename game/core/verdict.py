"""What a solver may answer about a board."""

from enum import Enum


class Verdict(Enum):
    """The answer to "how many solutions?"; the value is its word on the command line."""

    UNIQUE = "unique"
    MANY = "many"
    SOLVED = "solved"
    """There is a solution; whether it is the only one is not known."""
    NONE = "none"
    CONFLICT = "conflict"
    """The board breaks a rule as it stands."""
    STUCK = "stuck"
    """The method has no further step, and says nothing about the solutions."""
    UNJUDGED = "not judged"
    """Its author asks for more than was read, and what was read leaves more than one solution, or
    none."""
    GAVE_UP = "gave up"
    """A bound was reached before the answer was known."""
