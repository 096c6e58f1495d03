"""Dailies: the same boards everywhere, and a streak that a clock cannot bend."""

import os
import shutil
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.generate.bank import Bank
from game.play.modes.daily import (
    GRACE,
    LEVELS,
    Opened,
    counts,
    daily_id,
    days_done,
    streak,
)

TABLE = Path(__file__).parent / "daily-2026.txt"
ROOT = Path(__file__).parents[3]
FIRST = date(2026, 1, 1)
SCRIPT = "from tests.play.modes.test_daily import table; print(table(), end='')"
NEWER = [f"python3.{minor}" for minor in range(20, sys.version_info.minor, -1)]


def table() -> str:
    """Return a year's boards, a day a line: the date, and the sum of the board of each level."""
    bank, lines = Bank(), []
    for number in range(365):
        day = FIRST + timedelta(number)
        boards = [bank.deal(daily_id(day, level)).givens.text for level in LEVELS]
        lines.append(" ".join([day.isoformat(), *(f"{crc32(b.encode()):08x}" for b in boards)]))
    return "\n".join(lines) + "\n"


def newest_python() -> str | None:
    """Return a newer Python that runs here; one that is only a name for another does not."""
    for name in NEWER:
        found = shutil.which(name)
        if found and not subprocess.run([found, "--version"], capture_output=True).returncode:
            return found
    return None


def test_a_year_of_boards_is_what_it_was() -> None:
    assert table() == TABLE.read_text("ascii")


def test_no_day_of_a_year_has_the_boards_of_another() -> None:
    lines = TABLE.read_text("ascii").split("\n")
    assert len({line[11:] for line in lines if line}) == 365


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_the_boards_are_the_same_in_every_zone(zone: str) -> None:
    env = os.environ | {"TZ": zone}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == TABLE.read_text("ascii")


def test_the_boards_are_the_same_with_the_newest_python_there_is() -> None:
    found = newest_python()
    if found is None:
        pytest.skip("no Python newer than this one is installed")
    script = (
        "from game.play.modes import daily; from game.generate.bank import Bank;"
        "from datetime import date; b = Bank();"
        "print(*(b.deal(daily.daily_id(date(2026, 3, d), l)).givens.text"
        " for d in range(1, 31) for l in daily.LEVELS))"
    )
    runs = [
        subprocess.run(
            [python, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for python in (sys.executable, found)
    ]
    assert runs[0] == runs[1]


TODAY = date(2026, 11, 22)


@pytest.mark.parametrize(
    ("day", "today", "latest", "counted"),
    [
        (TODAY, TODAY, None, True),
        (TODAY, TODAY, TODAY, True),
        (TODAY, TODAY, TODAY - timedelta(3), True),
        (TODAY - timedelta(1), TODAY, TODAY, False),
        (TODAY + timedelta(1), TODAY, TODAY, False),
        (TODAY, TODAY, TODAY + timedelta(1), False),
    ],
)
def test_what_counts_is_a_daily_on_its_day(
    day: date, today: date, latest: date | None, counted: bool
) -> None:
    assert counts(day, today, latest) is counted


def test_a_day_is_done_by_a_clean_win_of_a_daily_that_counts() -> None:
    opened = (
        Opened("won", TODAY, True),
        Opened("lost", TODAY - timedelta(1), True),
        Opened("late", TODAY - timedelta(2), False),
    )
    assert days_done(opened, ["won", "late", None]) == {TODAY}


def days(*ago: int) -> frozenset[date]:
    return frozenset(TODAY - timedelta(n) for n in ago)


@pytest.mark.parametrize(
    ("done", "long"),
    [
        ((), 0),
        ((0,), 1),
        ((1,), 1),
        ((0, 1, 2), 3),
        ((1, 2), 2),
        ((0, 2, 3), 3),
        ((0, 3, 4), 1),
        ((0, 2, 4, 5), 2),
        ((0, 2, 3, 4, 5, 6, 8), 6),
        ((0, 2, 3, 4, 5, 6, 7, 9), 8),
        ((0, 2, 3, 4, 5, 6, 7, 8, 9), 9),
        ((2, 3), 2),
        ((3, 4), 0),
    ],
)
def test_a_streak_has_one_day_of_grace_a_week(done: tuple[int, ...], long: int) -> None:
    assert streak(days(*done), TODAY) == long


@given(st.sets(st.integers(0, 60)))
def test_another_day_done_never_shortens_a_streak(ago: set[int]) -> None:
    plain = streak(days(*ago), TODAY)
    assert plain <= len(ago)
    assert streak(days(*ago, 0), TODAY) >= plain
    assert GRACE == 7
