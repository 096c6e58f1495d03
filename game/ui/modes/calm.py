"""Calm: any puzzle, on any board, without a clock that counts."""

from typing import ClassVar

from ...play.game_rules import CALM
from .mode import Mode, Record, Row


class Calm(Mode):
    """Its records are times."""

    name = CALM.mode
    has_boards: ClassVar[bool] = True

    def record(self, row: Row) -> Record:
        """Return one's best time at a row."""
        from ..look.figures import clock

        best = self.best(row)
        return Record() if best is None else Record(clock(best.seconds))


MODE = Calm
