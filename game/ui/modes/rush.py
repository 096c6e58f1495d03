"""Rush: position after position against the clock; no games, and so no rules of a game."""

from typing import TYPE_CHECKING, ClassVar, Final

from ...play.game_rules import RUSH
from .mode import Mode, Record, Row

if TYPE_CHECKING:
    from ...store.records import Records
    from ...store.statistics import Best, Recorded

STARTS: Final = (
    "full-house",
    "locked-candidates-1",
    "naked-pair",
    "x-wing",
    "skyscraper",
    "xy-wing",
)
"""The first rungs that the menu offers."""


class Rush(Mode):
    """Its rows are the techniques that it may begin with."""

    name = RUSH
    shows_positions: ClassVar[bool] = True
    is_dealt: ClassVar[bool] = False

    def rows(self) -> tuple[Row, ...]:
        """Return the first rungs."""
        return tuple(
            Row(start, self._text(f"rush.from.{start}"), self._text(f"rush.from.{start}.text"))
            for start in STARTS
        )

    def start(self, row: Row) -> None:
        """Begin at a rung."""
        self.services.stage.push("rush", row.id)

    def record(self, row: Row) -> Record:
        """Return the best of the Rushes that began at a rung."""
        best = self.best(row)
        return Record("" if best is None else self.points(best.score))

    def best(self, row: Row) -> "Best | None":
        """Return the records of the Rushes that began at a row's rung."""
        return best_from(self.services.records, row.id)

    def own_run(self, row: Row) -> "Recorded | None":
        """Return nothing: a position of the rung is shown instead."""
        return None

    def look_through(self, text: str) -> None:
        """Show the Rush of a text, once its score is found to be what its answers earn."""
        from ...learn.questions import VerifyRush

        stage = self.services.stage
        self.services.launcher.wait_for(VerifyRush(text), lambda run: stage.push("rush_end", run))


def best_from(records: "Records | None", rung: str) -> "Best | None":
    """Return the records of the Rushes that began at a rung; `None` before the first one."""
    from ...store.statistics import best_of

    if records is None:
        return None
    return best_of([run for run in records.runs() if (run.mode, run.place) == (RUSH, rung)])


MODE = Rush
