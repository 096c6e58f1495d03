"""The moves: every change of a board that undo takes back, as a frozen value."""

from ..core.value import Value
from .paint import Spot
from .selection import Tool


class Place(Value):
    """Write a digit into cells; with `clean` their peers lose it from their notes."""

    cells: tuple[int, ...]
    digit: int
    clean: bool


class EraseEntries(Value):
    """Open cells that hold entries."""

    cells: tuple[int, ...]


class EraseNotes(Value):
    """Take all notes off cells."""

    cells: tuple[int, ...]


class SetNote(Value):
    """Write a note of one kind into cells, or take it off."""

    cells: tuple[int, ...]
    digit: int
    tool: Tool
    present: bool


class FillAll(Value):
    """Write the candidates that the rules allow into all open cells as corner notes."""


class StartAgain(Value):
    """Go back to the givens."""


class ApplyStep(Value):
    """Make the placements and eliminations of a step, each a cell and a digit."""

    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...]
    clean: bool


class MendNotes(Value):
    """Set both kinds of notes of a cell: the correction that a hint proposes."""

    cell: int
    corner: int
    centre: int


class SetNotes(Value):
    """Set both kinds of notes of cells alike."""

    cells: tuple[int, ...]
    corner: int
    centre: int


class RevealDigit(Value):
    """Write the right digit into a cell for the player."""

    cell: int
    digit: int
    clean: bool


class Colour(Value):
    """Put a colour on cells or candidates, or take it off."""

    spots: tuple[Spot, ...]
    colour: int
    present: bool


class Connect(Value):
    """Draw a line between two cells or candidates, or take it away."""

    start: Spot
    end: Spot
    strong: bool
    present: bool


class ErasePaint(Value):
    """Take everything away that is drawn in cells."""

    cells: tuple[int, ...]


class StrikeSet(Value):
    """Strike a set of digits that a cage could hold, or take the stroke away."""

    cage: int
    """The cage's place among the constraints of the board."""
    digits: int
    present: bool


class StartTrial(Value):
    """Begin to try something."""


class FinishTrial(Value):
    """Keep what was tried, or go back to where that began."""

    keep: bool


class KeepCheckpoint(Value):
    """Remember the board under a name; one of that name is replaced."""

    name: str


class GoToCheckpoint(Value):
    """Go back to a board that was remembered."""

    name: str


class ForgetCheckpoint(Value):
    """Remember a board no longer."""

    name: str


Notework = EraseNotes | SetNote | SetNotes | MendNotes
"""What changes notes alone."""
Paintwork = Colour | Connect | ErasePaint | StrikeSet
"""What changes nothing but the drawing."""
Branching = StartTrial | FinishTrial | KeepCheckpoint | GoToCheckpoint | ForgetCheckpoint
"""What no scored game has: its entries count when they are made."""
Move = (
    Place
    | EraseEntries
    | Notework
    | FillAll
    | StartAgain
    | ApplyStep
    | RevealDigit
    | Paintwork
    | Branching
)
