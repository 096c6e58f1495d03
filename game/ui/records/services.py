"""What the scenes of the records are given."""

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ..games.services import GameServices

if TYPE_CHECKING:
    from ...store.records import Records
    from ..modes.daily import DailyCalendar


class RecordsServices(GameServices, Protocol):
    """What the scenes of the records need beside the games."""

    @property
    def records(self) -> "Records | None":
        """The runs that were played; None where nothing is kept."""

    @property
    def assets(self) -> Path:
        """The folder of the fonts, in which a film writes."""

    @property
    def daily(self) -> "DailyCalendar":
        """Today, and the dailies that were done."""
