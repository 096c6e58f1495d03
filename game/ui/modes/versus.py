"""Versus: two at one screen, or one against the computer; matches, and no games of one's own."""

from typing import TYPE_CHECKING, ClassVar

from ...play.game_rules import VERSUS
from .mode import Mode, Record, Row

if TYPE_CHECKING:
    pass


class Versus(Mode):
    """Its row leads to where players and kind are chosen."""

    name = VERSUS
    is_record: ClassVar[bool] = False
    is_dealt: ClassVar[bool] = False

    def rows(self) -> tuple[Row, ...]:
        """Return the way to a match."""
        return (Row(VERSUS, self._text("versus.menu"), self._text("versus.menu.text")),)

    def start(self, row: Row) -> None:
        """Choose who plays what."""
        self.services.stage.push("versus_start")

    def record(self, row: Row) -> Record:
        """Return nothing: matches are in a list of their own."""
        return Record()


MODE = Versus
