"""What the scenes of the records get from the window."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.matches import Matches
    from ...store.records import Records
    from ...store.top_tens import TopTens
    from ..games.puzzle_bank import PuzzleBank
    from ..modes.daily import DailyCalendar
    from ..modes.mode import Modes


class RecordsServices(GameServices, Protocol):
    """What the scenes of the records need besides the games."""

    @property
    def records(self) -> "Records | None":
        """The recorded runs; None if nothing is stored."""

    @property
    def matches(self) -> "Matches | None":
        """The matches of two players; None if nothing is stored."""

    @property
    def top_tens(self) -> "TopTens | None":
        """The best runs of all players of this machine; None if nothing is stored."""

    @property
    def assets(self) -> Path:
        """The folder of assets, whose fonts a film uses."""

    @property
    def puzzle_bank(self) -> "PuzzleBank":
        """The bank of ready puzzles."""

    @property
    def modes(self) -> "Modes":
        """The modes by name."""

    @property
    def daily(self) -> "DailyCalendar":
        """Today's date, and which dailies were done."""
