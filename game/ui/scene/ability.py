"""Abilities that not every system gives the game."""

from enum import Enum


class Ability(Enum):
    """An ability; where it is missing, `ui.why.lacks.<value>` is the sentence that says why."""

    QUIT = "quit"
    """To end: a page stays until it is closed."""
    PAPER = "paper"
    """Pages for paper, by fpdf2 and Pillow."""
    FILMS = "films"
    """Animated pictures, by Pillow."""
