"""Dailies in the window: opened once to count, over midnight, with a clock turned back."""

import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pygame
import pytest

from game.core.geometry import CLASSIC
from game.generate.levels import Level, Shape
from game.play.arcade.run_text import read_run
from game.play.arcade.verify import Finding, verify
from game.play.modes.daily import daily_id
from game.play.saved import Origin
from game.play.view import Status
from game.ui.records.stamps import DayTile
from tests.ui.driver import Driver
from tests.ui.hands import Mouse, solve, solve_at_once

TODAY = date(2026, 11, 22)


class Days(Driver):
    """A driver whose date can be set."""

    def __init__(self, path: Path) -> None:
        self.date = TODAY
        super().__init__(path, today=lambda: self.date)


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    driver = Days(tmp_path / "data")
    yield driver
    if pygame.display.get_init():
        driver.close()


def open_daily(driver: Driver, row: str) -> None:
    """Click a board of the day, or choose what is not beside the others."""
    driver.game.stage.replace("menu")
    driver.pilot.settle()
    day, _, level = row.partition(".")
    if day == "today":
        driver.pilot.click(f"day.{level}")
    else:
        Mouse(driver).choose("daily", row)
    driver.wait_for("play")


def origin(driver: Driver) -> Origin:
    return driver.game.services.current_game.session.saved().origin


def test_a_daily_is_won_over_midnight_and_counts_for_the_day_it_was_opened(days: Days) -> None:
    open_daily(days, "today.easy")
    assert days.view().puzzle_id == str(daily_id(TODAY, Level.EASY))
    assert origin(days) is Origin.FIRST
    solve(days, 5)
    days.date = TODAY + timedelta(1)
    solve_at_once(days)
    assert days.view().status is Status.WON
    assert days.game.services.daily.done() == {TODAY}
    assert days.game.services.daily.streak() == 1


def test_a_daily_that_was_left_goes_on_and_still_counts(days: Days, tmp_path: Path) -> None:
    open_daily(days, "today.easy")
    solve(days, 5)
    days.kill()
    again = Days(tmp_path / "data")
    open_daily(again, "today.easy")
    assert len(again.game.services.current_game.session.saved().moves) == 5
    assert origin(again) is Origin.FIRST
    solve(again)
    assert again.game.services.daily.streak() == 1
    again.close()


def test_what_comes_after_a_daily_is_the_next_of_the_day_and_then_the_menu(days: Days) -> None:
    open_daily(days, "today.medium")
    for level in (Level.MEDIUM, Level.EASY, Level.HARD):
        assert days.view().puzzle_id == str(daily_id(TODAY, level))
        solve_at_once(days)
        days.wait_for("win")
        days.pilot.press("return")
        days.pilot.settle()
    assert days.scene == "menu"
    assert {run.puzzle_id for run in days.folder.records.runs()} == {
        str(daily_id(TODAY, level)) for level in (Level.EASY, Level.MEDIUM, Level.HARD)
    }


def test_yesterday_can_be_played_and_does_not_count(days: Days) -> None:
    open_daily(days, "yesterday.easy")
    assert origin(days) is Origin.AGAIN
    solve_at_once(days)
    assert days.game.services.daily.streak() == 0


def test_a_second_opening_does_not_count(days: Days) -> None:
    open_daily(days, "today.easy")
    solve_at_once(days)
    open_daily(days, "today.easy")
    assert origin(days) is Origin.AGAIN


def test_a_clock_that_is_turned_back_neither_breaks_nor_lengthens_a_streak(days: Days) -> None:
    for ahead in range(2):
        days.date = TODAY + timedelta(ahead)
        open_daily(days, "today.easy")
        solve_at_once(days)
        days.wait_for("win")
    daily = days.game.services.daily
    assert daily.streak() == 2
    days.date = TODAY - timedelta(1)
    assert daily.today == TODAY + timedelta(1)
    assert daily.streak() == 2
    assert not daily.open(days.date, Level.EASY)
    assert not daily.open(daily.today, Level.HARD)
    assert daily.streak() == 2


def test_a_clock_that_was_years_ahead_heals(days: Days) -> None:
    days.date = date(2060, 5, 1)
    open_daily(days, "today.easy")
    days.date = TODAY
    assert days.game.services.daily.today == TODAY
    open_daily(days, "today.easy")
    solve_at_once(days)
    assert days.game.services.daily.streak() == 1


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process is set elsewhere")
@pytest.mark.parametrize("east", [14, 1, -11])
def test_the_day_is_the_local_date_in_every_zone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, east: int
) -> None:
    monkeypatch.setenv("TZ", f"ZONE{-east:+}")
    time.tzset()
    try:
        driver = Driver(tmp_path / "data", today=date.today)
        here = datetime.now(timezone(timedelta(hours=east))).date()
        assert driver.game.services.daily.today == here
        driver.close()
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process is set elsewhere")
@pytest.mark.parametrize(
    ("zone", "opened", "won", "streak"),
    [
        # 02:30 in Berlin, and 02:30 once more.
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T00:30Z", "2026-10-25T01:30Z", 1),
        # 23:30 in Santiago, and 23:30 once more: the day has 25 hours.
        ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-04-05T02:30Z", "2026-04-05T03:30Z", 1),
        # 23:30 in Cairo, and 01:30: the next day has no midnight.
        ("EET-2EEST,M4.5.5/0,M10.5.4/24", "2026-04-23T21:30Z", "2026-04-23T22:30Z", 2),
    ],
)
def test_clocks_that_change_within_a_daily_take_nothing_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, zone: str, opened: str, won: str, streak: int
) -> None:
    now = datetime.fromisoformat(opened).timestamp()
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        driver = Driver(tmp_path / "data", today=lambda: date(*time.localtime(now)[:3]))
        calendar = driver.game.services.daily
        first = calendar.today
        open_daily(driver, "today.easy")
        solve(driver, 5)
        now = datetime.fromisoformat(won).timestamp()
        solve_at_once(driver)
        assert calendar.done() == {first}
        assert driver.view().elapsed < 60
        assert calendar.streak() == 1
        open_daily(driver, "today.medium")
        solve_at_once(driver)
        assert calendar.streak() == streak
        driver.close()
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_clock_of_a_daily_goes_on_without_the_focus(days: Days) -> None:
    open_daily(days, "today.easy")
    before = days.view().elapsed
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    days.pilot.frames()
    days.pilot.wait(5)
    assert days.view().elapsed >= before + 5


def test_help_takes_a_daily_out_of_the_streak(days: Days) -> None:
    open_daily(days, "today.easy")
    days.game.services.current_game.use_help()
    solve_at_once(days)
    assert days.view().status is Status.WON
    assert days.game.services.daily.streak() == 0


@pytest.mark.parametrize("shape", [Shape.THERMOMETERS, Shape.KROPKI, Shape.JIGSAW], ids=str)
def test_a_daily_of_another_board_is_stamped_and_verified(days: Days, shape: Shape) -> None:
    mouse = Mouse(days)
    mouse.press("boards")
    mouse.press(shape.value)
    mouse.choose("daily", "today.easy")
    days.wait_for("play")
    view = days.view()
    named = str(daily_id(TODAY, Level.EASY, shape))
    assert view.puzzle_id == named
    assert view.geometry != CLASSIC
    assert origin(days) is Origin.FIRST
    solve_at_once(days)
    days.wait_for("win")
    calendar = days.game.services.daily
    assert calendar.stamps()[TODAY].puzzle_id == named
    run = days.folder.records.runs()[-1]
    text = days.folder.records.text_of(run.game_id)
    assert text is not None
    assert verify(read_run(text)) is Finding.EARNED
    days.pilot.press("return")
    days.pilot.settle()
    assert days.view().puzzle_id == str(daily_id(TODAY, Level.MEDIUM, shape))
    # The wall of stamps shows the pattern of the board that earned its stamp.
    days.game.stage.replace("stamps")
    days.pilot.settle()
    tile = days.pilot.find(f"day.{TODAY.isoformat()}")
    assert isinstance(tile, DayTile)
    assert len(tile.tiles) == 81
