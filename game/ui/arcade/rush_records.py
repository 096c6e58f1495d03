"""Rush on a board: the positions, read once, and what is shown of one."""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...core.grid import Grid
    from ...learn.rush import Positions
    from ...logic.step import Step
    from ...messages.catalogue import Catalogue
    from ...play.cell_view import CellView
    from ..board.overlay import Overlay


@cache
def positions() -> "Positions":
    """Return the positions; a start reads none."""
    from ...learn.rush import Positions

    return Positions()


def shown_rung(
    position: "Grid", step: "Step | None"
) -> "tuple[tuple[CellView, ...], Overlay | None]":
    """Return what a board shows of a position with the step that it asks for."""
    from ..board.explain import step_overlay

    if step is None:
        return position_cells(position, ""), None
    return position_cells(position, step.technique), step_overlay(step, position)


def position_cells(position: "Grid", technique: str) -> "tuple[CellView, ...]":
    """Return a position as cells, with its notes unless singles alone are asked for."""
    from ...logic.cause import SINGLES
    from ..study.base import cells_of

    return cells_of(position, None, notes=technique not in SINGLES)


def rung_words(catalogue: "Catalogue", rung: str) -> str:
    """Return what is said of a position of a rung in the menu."""
    from ...messages import sentences

    return catalogue.text("rush.begins", technique=sentences.name(catalogue, rung))
