"""What the modes get from the window."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...shell.stage import Stage
    from ...store.records import Records
    from ...work.worker import Worker
    from ..games.puzzle_bank import PuzzleBank
    from .daily import DailyCalendar


class ModeServices(GameServices, Protocol):
    """What the modes need to start games and to show their results."""

    @property
    def stage(self) -> "Stage":
        """The stack of scenes."""

    @property
    def worker(self) -> "Worker":
        """Worker processes that answer questions in the background."""

    @property
    def puzzle_bank(self) -> "PuzzleBank":
        """The bank of ready puzzles."""

    @property
    def records(self) -> "Records | None":
        """The recorded runs; None if nothing is stored."""

    def prepare(self, scene: str) -> None:
        """Import a scene's modules before it is opened, one per frame."""

    @property
    def daily(self) -> "DailyCalendar":
        """Today's date, and which dailies were opened and done."""
