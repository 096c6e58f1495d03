"""What the board that is played is called."""

from typing import TYPE_CHECKING

from ...generate.levels import Shape
from ...generate.sources import shape_of
from ...messages.catalogue import Catalogue

if TYPE_CHECKING:
    from ...play.view import GameView


def board_name(catalogue: Catalogue, view: "GameView") -> str:
    """Return the name of a board that was dealt, such as *Killer*; the classic one has one, too."""
    shape = Shape.CLASSIC if view.puzzle_id is None else shape_of(view.puzzle_id)
    if shape is Shape.CLASSIC:
        return catalogue.text("play.classic")
    return catalogue.text(f"shape.{shape.value}")
