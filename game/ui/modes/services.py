"""What the modes are given."""

from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...shell.stage import Stage
    from ...store.records import Records
    from ...work.worker import Worker
    from ..games.puzzle_bank import PuzzleBank
    from .daily import DailyCalendar


class ModeServices(GameServices, Protocol):
    """What the modes need to start games, and to tell what came of them."""

    @property
    def stage(self) -> "Stage":
        """The stack of scenes."""

    @property
    def worker(self) -> "Worker":
        """Answers what takes thought."""

    @property
    def puzzle_bank(self) -> "PuzzleBank":
        """Puzzles at once."""

    @property
    def records(self) -> "Records | None":
        """The runs that were played; None where nothing is kept."""

    def prepare(self, scene: str) -> None:
        """Import what a scene is made of before it is opened, part by part."""

    @property
    def daily(self) -> "DailyCalendar":
        """Today, and the dailies that were opened and done."""
