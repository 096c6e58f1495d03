"""Rush: question after question against the clock, without games or their rules."""

from typing import TYPE_CHECKING, ClassVar

from ...play.game_rules import RUSH
from ...play.modes.rush_run import CHOSEN, KINDS, RELAXED, RushRun
from .mode import Mode, Record, Row

if TYPE_CHECKING:
    from ...store.statistics import Best


class Rush(Mode):
    """Rush: a row for each kind."""

    name = RUSH
    is_dealt: ClassVar[bool] = False

    def rows(self) -> tuple[Row, ...]:
        """Return a row for each kind."""
        return tuple(
            Row(kind, self._text(f"rush.kind.{kind}.name"), self._text(f"rush.kind.{kind}.text"))
            for kind in KINDS
        )

    def start(self, row: Row) -> None:
        """Start a Rush of a kind; the custom kind first asks for its techniques."""
        if row.id == CHOSEN:
            self.services.stage.push("rush_chosen")
        else:
            self.services.stage.push("rush", row.id)

    def offered(self) -> None:
        """Read its positions, and import its scene step by step."""
        self.services.stage.later(self._make_ready)

    def _make_ready(self) -> None:
        """Prepare one part per frame, after what the start itself still imports."""
        self.services.prepare("rush")
        self.services.stage.later(_read_positions)

    def record(self, row: Row) -> Record:
        """Return the best Rush of a kind; the custom kind has a table for each set."""
        best = self.best(row)
        return Record("" if best is None else self.points(best.score))

    def best(self, row: Row) -> "Best | None":
        """Return the records for the Rushes of a kind."""
        from ...store.statistics import best_of

        records = self.services.records
        if records is None or row.id == CHOSEN:
            return None
        place = RushRun("", "", kind=RELAXED if row.id == RELAXED else KINDS[0]).place
        return best_of([one for one in records.runs() if (one.mode, one.place) == (RUSH, place)])

    def look_through(self, text: str) -> None:
        """Show the Rush of a text, once its score is verified by its answers."""
        from ...learn.questions import VerifyRush

        stage = self.services.stage
        self.services.launcher.wait_for(VerifyRush(text), lambda run: stage.push("rush_end", run))


def _read_positions() -> None:
    from ...learn.rush import positions

    _ = positions().digest


MODE = Rush
