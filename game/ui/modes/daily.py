"""Daily: the same puzzles for everybody on a day, with a streak."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, ClassVar, Final

from ...core.errors import SudokuError
from ...generate.levels import Shape
from ...play.game_rules import DAILY
from .mode import Mode, NextGame, Record, Row

if TYPE_CHECKING:
    from datetime import date

    from ...generate.levels import Level
    from ...play.modes.daily import Stamp
    from ...play.view import GameView
    from ...store.dailies import Dailies
    from ...store.folder import DataFolder
    from ...store.statistics import Recorded


class DailyCalendar:
    """Which dailies were opened and done; read when first asked for, nothing without a folder."""

    def __init__(self, folder: "DataFolder | None", today: "Callable[[], date]") -> None:
        self._folder: Final = folder
        self._today: Final = today

    @cached_property
    def _dailies(self) -> "Dailies | None":
        return None if self._folder is None else self._folder.dailies

    @property
    def today(self) -> "date":
        """Today's date for the player; a clock that was turned back is not believed."""
        clock = self._today()
        return clock if self._dailies is None else self._dailies.today(clock)

    @property
    def yesterday(self) -> "date":
        """The day before."""
        from datetime import timedelta

        return self.today - timedelta(1)

    def open(self, day: "date", level: "Level", shape: Shape = Shape.CLASSIC) -> bool:
        """Record that a daily is opened; return whether it counts."""
        from ...play.modes.daily import daily_id

        puzzle_id = str(daily_id(day, level, shape))
        if self._dailies is None:
            return False
        return self._dailies.open(puzzle_id, day, self._today())

    def run_of(
        self, day: "date", level: "Level", shape: Shape = Shape.CLASSIC
    ) -> "Recorded | None":
        """Return the best finished run of a daily."""
        from ...play.modes.daily import daily_id

        puzzle_id = str(daily_id(day, level, shape))
        runs = [run for run in self._runs() if run.puzzle_id == puzzle_id and run.mode == "daily"]
        return max(runs, key=lambda run: (run.is_won, run.score), default=None)

    def day_of(self, puzzle_id: str | None) -> "date":
        """Return the day whose daily a puzzle is, if it was opened; otherwise today."""
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

    def stamps(self) -> "Mapping[date, Stamp]":
        """Return the stamps by day."""
        from ...play.modes.daily import stamps_of

        if self._dailies is None:
            return {}
        wins = (
            (run.puzzle_id, run.medal)
            for run in self._runs()
            if run.mode == "daily" and run.is_won and not run.helped
        )
        return stamps_of(self._dailies.opened(), wins)

    def streak(self) -> int:
        """Return how many days in a row are done."""
        from ...play.modes.daily import streak

        return streak(self.done(), self.today)

    def _runs(self) -> "Sequence[Recorded]":
        return () if self._folder is None else self._folder.records.runs()


class Daily(Mode):
    """Daily: today's puzzles, and yesterday's, which no longer count."""

    name = DAILY.mode
    has_boards: ClassVar[bool] = True
    is_dealt: ClassVar[bool] = False

    def deals(self, shape: Shape) -> bool:
        """Whether dailies have boards of a shape."""
        return shape.has_days

    def rows(self) -> tuple[Row, ...]:
        """Return the puzzles of two days."""
        from ...play.modes.daily import SHAPE_LEVELS

        calendar, found = self.services.daily, []
        for day, key in ((calendar.today, "today"), (calendar.yesterday, "yesterday")):
            for level in SHAPE_LEVELS[self.shape]:
                name = self._text(f"daily.{key}.level", level=self.level_name(level))
                words = self.promise(level) if key == "today" else self._text("daily.late")
                found.append(Row(f"{key}.{level.value}", name, words, level, day))
        return tuple(found)

    def start(self, row: Row) -> None:
        """Open the daily of a row."""
        if row.day is not None and row.level is not None:
            self.open(row.day, row.level, self.shape)

    def record(self, row: Row) -> Record:
        """Return the result of a daily."""
        run = self._run_of(row)
        return Record("" if run is None else self.points(run.score), run and run.medal, True)

    def next_game(self, view: "GameView") -> NextGame:
        """Return today's first unfinished daily, otherwise the menu."""
        from ...generate.sources import shape_of
        from ...play.modes.daily import SHAPE_LEVELS

        calendar, shape = self.services.daily, shape_of(view.puzzle_id)
        for level in SHAPE_LEVELS[shape]:
            if calendar.run_of(calendar.today, level, shape) is None:
                words = self._text("ui.next", level=self.level_name(level))
                return NextGame(words, partial(self.open, calendar.today, level, shape), level)
        return self.menu()

    def open(self, day: "date", level: "Level", shape: Shape = Shape.CLASSIC) -> None:
        """Open a day's daily, counted if it still counts."""
        from ...play.modes.daily import daily_id
        from ..games.switcher import NewGame

        services = self.services
        try:
            puzzle = services.puzzle_bank.deal(daily_id(day, level, shape))
        except SudokuError as error:
            services.launcher.refuse(error.message)
            return
        same = services.games.find(puzzle)
        if same is not None and same.rules.mode == self.name:
            services.switcher.go_on(same.game_id)
            return
        counts = services.daily.open(day, level, shape)
        notice = "" if counts else self._text("daily.counts_not")
        new = NewGame(puzzle, level, notice=notice, dealt=True, again=not counts, rules=DAILY)
        services.switcher.begin(new)

    def _run_of(self, row: Row) -> "Recorded | None":
        if row.day is None or row.level is None:
            return None
        return self.services.daily.run_of(row.day, row.level, self.shape)


MODE = Daily
