"""The heading of a game: the board's name, its level and the mode."""

from typing import TYPE_CHECKING, Final

from ...generate.levels import Shape
from ...generate.sources import shape_of
from ...messages.catalogue import Catalogue
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Space
from ...shell.parts.base import Part
from ...shell.parts.lines import Column, Row
from ...shell.text import Weight
from ...shell.widgets.label import Label

if TYPE_CHECKING:
    from ...play.view import GameView

FOLD: Final = 4
"""Where there is no room for a line, the level stands under the name, and the mode is left out."""


def board_name(catalogue: Catalogue, view: "GameView") -> str:
    """Return the name of the kind of board, such as *Killer*; the classic board has one too."""
    shape = Shape.CLASSIC if view.puzzle_id is None else shape_of(view.puzzle_id)
    if shape is Shape.CLASSIC:
        return catalogue.text("play.classic")
    return catalogue.text(f"shape.{shape.value}")


class SideLabel(Label):
    """A large label that screen readers do not announce as a heading."""

    def spoken(self, words: Words) -> Spoken | None:
        """Return the text with the role of plain text."""
        spoken = super().spoken(words)
        return None if spoken is None else spoken._replace(role="text")


class Heading:
    """The board's name, its level and, of a scored game, the mode, in a line."""

    def __init__(self, catalogue: Catalogue, *, within: str = "") -> None:
        """`within` is a prefix for the ids of its labels, if the plain ones are in use."""
        self._catalogue: Final = catalogue
        kind = SideLabel if within else Label
        self.title: Final = kind(points=26, weight=Weight.TITLE, elides=True, id=f"{within}title")
        self.level: Final = kind(
            points=26, weight=Weight.TITLE, colour="muted", id=f"{within}level"
        )
        self.mode: Final = Label(points=17, colour="muted", elides=True, id=f"{within}mode")

    def part(self, fold: int = FOLD) -> Part:
        """Return the heading in one line, or in two from a given fold on."""
        line = Row(self.title, self.level, self.mode, gap=Space.TIGHT).folding(fold)
        return Row(line, Column(self.title, self.level, gap=Space.NONE).unfolding(fold))

    def show(self, view: "GameView") -> None:
        """Show the name of the game."""
        text, level = self._catalogue.text, view.level
        title = view.title or text("ui.own_board")
        after, mode = "", ""
        if level is not None and not view.rules.is_staged:
            title = board_name(self._catalogue, view)
            after = f"· {text(f'level.{level.value}')}"
        if view.scored is not None:
            mode = text(f"mode.{view.rules.mode}")
            if view.title and level is not None and not view.rules.is_staged:
                mode += f" · {view.title}"
        self.title.text, self.level.text, self.mode.text = title, after, mode
