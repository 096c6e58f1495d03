"""What the scenes of the records are given."""

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
    """What the scenes of the records need beside the games."""

    @property
    def records(self) -> "Records | None":
        """The runs that were played; None where nothing is kept."""

    @property
    def matches(self) -> "Matches | None":
        """The matches of two; None where nothing is kept."""

    @property
    def top_tens(self) -> "TopTens | None":
        """The best runs of all who play on this machine; None where nothing is kept."""

    @property
    def assets(self) -> Path:
        """The folder of the fonts, in which a film writes."""

    @property
    def puzzle_bank(self) -> "PuzzleBank":
        """Puzzles at once."""

    @property
    def modes(self) -> "Modes":
        """The modes by name."""

    @property
    def daily(self) -> "DailyCalendar":
        """Today, and the dailies that were done."""
