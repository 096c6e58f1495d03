"""Moves: every change of a board that can be undone, as frozen values."""

from ..core.value import Value
from .paint import Spot
from .selection import Tool


class Place(Value):
    """Write a digit in cells; with `clean` it is removed from their peers' notes."""

    cells: tuple[int, ...]
    digit: int
    clean: bool


class EraseEntries(Value):
    """Empty cells that have entries."""

    cells: tuple[int, ...]


class EraseNotes(Value):
    """Remove all notes of cells."""

    cells: tuple[int, ...]


class SetNote(Value):
    """Add a note of one kind to cells, or remove it."""

    cells: tuple[int, ...]
    digit: int
    tool: Tool
    present: bool


class FillAll(Value):
    """Write the candidates that the rules allow in all empty cells, as corner notes."""


class StartAgain(Value):
    """Reset the board to the givens."""


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
    """Set both kinds of notes to the same value in several cells."""

    cells: tuple[int, ...]
    corner: int
    centre: int


class RevealDigit(Value):
    """Write the right digit in a cell for the player."""

    cell: int
    digit: int
    clean: bool


class Colour(Value):
    """Add a colour to cells or candidates, or remove it."""

    spots: tuple[Spot, ...]
    colour: int
    present: bool


class Connect(Value):
    """Draw a line between two cells or candidates, or remove it."""

    start: Spot
    end: Spot
    strong: bool
    present: bool


class ErasePaint(Value):
    """Remove all drawings in cells."""

    cells: tuple[int, ...]


class StrikeSet(Value):
    """Rule out a digit set of a cage, or take that back."""

    cage: int
    """The cage's place among the constraints of the board."""
    digits: int
    present: bool


class StartTrial(Value):
    """Start a trial."""


class FinishTrial(Value):
    """Keep the trial, or return to where it began."""

    keep: bool


class KeepCheckpoint(Value):
    """Save the board under a name, replacing any of that name."""

    name: str


class GoToCheckpoint(Value):
    """Return to a saved board."""

    name: str


class ForgetCheckpoint(Value):
    """Delete a saved board."""

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
