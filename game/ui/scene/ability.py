"""What not every system lets the game do."""

from enum import Enum


class Ability(Enum):
    """Where it lacks, `ui.why.lacks.<value>` is the sentence that says why."""

    QUIT = "quit"
    """To end: a page stays until it is closed."""
    PAPER = "paper"
    """Pages for paper, by fpdf2 and Pillow."""
    FILMS = "films"
    """Animated pictures, by Pillow."""
