"""Summaries of saved games, made without opening them."""

from typing import NamedTuple

from ...core.geometry import Geometry
from ...core.message import Message, message
from ...generate.levels import Level
from ...messages.catalogue import Catalogue
from ...play.cell_view import CellView
from ...play.game_rules import CALM, MODES
from ...play.saved import SavedGame
from ..look.figures import clock


class Summary(NamedTuple):
    """Level or title, time, and the board without notes."""

    game_id: str
    level: Level | None
    title: str
    seconds: int
    geometry: Geometry
    cells: tuple[CellView, ...]
    mode: str = CALM.mode

    @property
    def is_scored(self) -> bool:
        """Whether its board is visible only while its clock runs."""
        return MODES[self.mode].is_scored

    @property
    def shown_cells(self) -> tuple[CellView, ...]:
        """The board, as far as it may be shown while its clock is stopped."""
        return (CellView(),) * len(self.cells) if self.is_scored else self.cells

    @property
    def open_cells(self) -> int:
        """How many cells are empty."""
        return sum(not cell.digit for cell in self.cells)

    @property
    def erased(self) -> int:
        """How many cells were empty at the start."""
        return sum(not cell.given for cell in self.cells)

    @property
    def words(self) -> Message | str:
        """The level, or the name of the file it came from, as a message."""
        name = self.title or message("ui.own_board")
        if self.level is not None:
            name = message(f"level.{self.level.value}")
        if self.is_scored:
            name = message("ui.of_mode", mode=message(f"mode.{self.mode}"), name=name)
        return name

    def name(self, catalogue: Catalogue) -> str:
        """Return the level, or the name of the file it came from, as text."""
        return catalogue.said(self.words)

    def text(self, catalogue: Catalogue, *, show_time: bool) -> str:
        """Return a one-line description of the game."""
        separator = catalogue.text("ui.separator")
        return separator.join((self.name(catalogue), self.facts(catalogue, show_time=show_time)))

    def facts(self, catalogue: Catalogue, *, show_time: bool) -> str:
        """Return the progress of the game, as text."""
        parts = [clock(self.seconds)] if show_time else []
        parts.append(catalogue.text("ui.left_of", left=self.open_cells, erased=self.erased))
        return catalogue.text("ui.separator").join(parts)


def summary_of(saved: SavedGame) -> Summary:
    """Return the summary of a game, by replaying its moves."""
    state = saved.replayed().state
    givens = saved.puzzle.givens.values
    cells = tuple(
        CellView(
            digit=value,
            given=givens[cell] != 0,
            corner=state.corner[cell],
            centre=state.centre[cell],
        )
        for cell, value in enumerate(state.values)
    )
    return Summary(
        saved.game_id,
        saved.level,
        saved.title,
        saved.milliseconds // 1000,
        saved.puzzle.givens.geometry,
        cells,
        saved.rules.mode,
    )
