"""The player's own lines and the author's drawings, as drawn on the board."""

from typing import TYPE_CHECKING

from ...play.view import GameView
from .overlay import Link, Overlay, Pen, Ray

if TYPE_CHECKING:
    from ...formats.drawings import Drawn


def authors(view: GameView) -> "tuple[Drawn, ...]":
    """Return what the author of a puzzle drew on its board."""
    if view.told is None or not view.told.drawings:
        return ()
    from ...formats.drawings import drawn_of  # most boards have none

    return drawn_of(view.told.drawings)


def drawn(view: GameView) -> Overlay:
    """Return the player's lines as an overlay: links between candidates, or lines of cells."""
    digits = tuple(cell for cell, shown in enumerate(view.cells) if shown.digit)
    links = [join for join in view.joins if join.start[1] and join.end[1]]
    pens = [join for join in view.joins if not (join.start[1] and join.end[1])]
    return Overlay(
        links=tuple(Link(join.start, join.end, join.strong) for join in links),
        pens=tuple(Pen(Ray(join.start[0], join.end[0], digits), join.strong) for join in pens),
    )
