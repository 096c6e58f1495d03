"""What the player chose to see beside the boards of the theatre."""

from enum import Enum

from ...play.theatre.chapters import Chapter


class Beside(Enum):
    """What is shown beside a board if not all fits; values end message keys."""

    FIGURES = "figures"
    CODE = "code"
    TREE = "tree"


class Viewing:
    """What the player chose to see beside the boards."""

    def __init__(self) -> None:
        self.beside = Beside.FIGURES
        self.chapter = Chapter.RETREAT
        """What jumps go to, and what is marked on the curves."""
        self.large = False
        """Whether captions are to be read from afar."""

    @property
    def caption_points(self) -> float:
        """The font size of captions, in points."""
        return 20 if self.large else 15

    @property
    def code_points(self) -> float:
        """The font size of the pseudo-code, in points."""
        return 16 if self.large else 13
