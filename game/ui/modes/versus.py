"""Versus: two players at one screen, or one against the computer."""

from typing import TYPE_CHECKING, ClassVar

from ...play.game_rules import VERSUS
from .mode import Mode, Record, Row

if TYPE_CHECKING:
    pass


class Versus(Mode):
    """Versus: one row, which leads to the choice of players and kind."""

    name = VERSUS
    is_record: ClassVar[bool] = False
    is_dealt: ClassVar[bool] = False

    def rows(self) -> tuple[Row, ...]:
        """Return the row that leads to a match."""
        return (Row(VERSUS, self._text("versus.menu"), self._text("versus.menu.text")),)

    def start(self, row: Row) -> None:
        """Choose who plays what."""
        self.services.stage.push("versus_start")

    def record(self, row: Row) -> Record:
        """Return nothing: matches have a list of their own."""
        return Record()


MODE = Versus
