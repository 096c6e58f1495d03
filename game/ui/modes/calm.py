"""Calm: any puzzle on any board, without a score."""

from typing import ClassVar

from ...play.game_rules import CALM
from .mode import Mode, Record, Row


class Calm(Mode):
    """Calm, whose records are times."""

    name = CALM.mode
    has_boards: ClassVar[bool] = True

    def record(self, row: Row) -> Record:
        """Return the best time for a row."""
        from ..look.figures import clock

        best = self.best(row)
        return Record() if best is None else Record(clock(best.seconds))


MODE = Calm
