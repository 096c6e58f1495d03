"""Dailies as the window knows them: today's, those that were opened, and the streak."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from ...generate.levels import Shape

if TYPE_CHECKING:
    from datetime import date

    from ...generate.levels import Level
    from ...store.dailies import Dailies
    from ...store.folder import DataFolder
    from ...store.statistics import Recorded


class Daily:
    """Records and openings are read when first asked for; without a folder there are none."""

    def __init__(self, folder: "DataFolder | None", today: "Callable[[], date]") -> None:
        self._folder: Final = folder
        self._today: Final = today

    @cached_property
    def _dailies(self) -> "Dailies | None":
        return None if self._folder is None else self._folder.dailies

    @property
    def today(self) -> "date":
        """The player's date; that of a clock that was turned back is not believed."""
        clock = self._today()
        return clock if self._dailies is None else self._dailies.today(clock)

    @property
    def yesterday(self) -> "date":
        """The day before."""
        from datetime import timedelta

        return self.today - timedelta(1)

    def open(self, day: "date", level: "Level", shape: Shape = Shape.CLASSIC) -> bool:
        """Remember that a daily is opened; whether it counts."""
        from ...play.modes.daily import daily_id

        puzzle_id = str(daily_id(day, level, shape))
        if self._dailies is None:
            return False
        return self._dailies.open(puzzle_id, day, self._today())

    def run_of(
        self, day: "date", level: "Level", shape: Shape = Shape.CLASSIC
    ) -> "Recorded | None":
        """Return the best run of a daily, if it has ended."""
        from ...play.modes.daily import daily_id

        puzzle_id = str(daily_id(day, level, shape))
        runs = [run for run in self._runs() if run.puzzle_id == puzzle_id and run.mode == "daily"]
        return max(runs, key=lambda run: (run.is_won, run.score), default=None)

    def day_of(self, puzzle_id: str | None) -> "date":
        """Return the day whose puzzle it is, as it was opened; else today."""
        opened = () if self._dailies is None else self._dailies.opened()
        return next((one.day for one in opened if one.puzzle_id == puzzle_id), self.today)

    def done(self) -> "frozenset[date]":
        """Return the days with a win that counts."""
        from ...play.modes.daily import days_done

        if self._dailies is None:
            return frozenset()
        clean = (
            run.puzzle_id
            for run in self._runs()
            if run.mode == "daily" and run.is_won and not run.helped
        )
        return days_done(self._dailies.opened(), clean)

    def streak(self) -> int:
        """Return how many days in a row are done."""
        from ...play.modes.daily import streak

        return streak(self.done(), self.today)

    def _runs(self) -> "Sequence[Recorded]":
        return () if self._folder is None else self._folder.records.runs()
