"""Dailies: the same boards everywhere, and a streak that a clock cannot bend."""

import os
import shutil
import subprocess
import sys
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.generate.bank import index_of
from game.generate.deal import deal
from game.generate.killer_bank import KillerBank
from game.generate.levels import Level, Shape
from game.play.modes.daily import (
    GRACE,
    LINES,
    Opened,
    counts,
    daily_id,
    days_done,
    lines,
    streak,
)
from tests.play.modes.daily_table import table

TABLE = Path(__file__).parent / "daily-2026.txt"
ROOT = Path(__file__).parents[3]


@cache
def pythons() -> dict[tuple[int, int], str]:
    """Return the Pythons that run here, those installed beside this one too, by their version."""
    beside = Path(sys.base_prefix).parent.glob("*/bin/python3.*")
    named = [found for minor in range(11, 20) if (found := shutil.which(f"python3.{minor}"))]
    script = "import sys; print(*sys.version_info[:2])"
    versions: dict[tuple[int, int], str] = {}
    for name in (*map(str, beside), *named, sys.executable):
        if name.rpartition("python3.")[2].isdigit() or name == sys.executable:
            run = subprocess.run([name, "-c", script], capture_output=True, text=True)
            if not run.returncode:
                major, minor = map(int, run.stdout.split())
                versions[major, minor] = name
    return {version: name for version, name in versions.items() if version >= (3, 11)}


def table_by(python: str, **environment: str) -> str:
    """Return the year's table as another process makes it."""
    return subprocess.run(
        [python, "-m", "tests.play.modes.daily_table"],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_a_year_of_boards_is_what_it_was() -> None:
    assert table() == TABLE.read_text("ascii")


def test_no_day_of_a_year_has_the_boards_of_another() -> None:
    lines = TABLE.read_text("ascii").split("\n")
    assert len({line[11:] for line in lines if line}) == 365


def test_killers_of_a_year_are_of_the_bank_and_differ_from_day_to_day() -> None:
    first = date(2026, 1, 1)
    ids = [daily_id(first + timedelta(n), Level.MEDIUM, Shape.KILLER) for n in range(365)]
    assert all(str(each).startswith("9x9k-md-b2-") for each in ids)
    assert all(index_of(each) < LINES[Shape.KILLER] for each in ids)
    assert len(set(ids)) == 365
    # The draws are part of what a day is.
    assert str(ids[0]) == FIRST_KILLER
    assert deal(ids[0]).givens.geometry.constraints


def test_an_extreme_killer_is_drawn_from_the_lines_that_there_were() -> None:
    assert str(daily_id(date(2026, 11, 22), Level.EXTREME, Shape.KILLER)) == "9x9k-xt-b2-00bft5hq"
    bank = KillerBank()
    for level in Shape.KILLER.levels:
        assert lines(level, Shape.KILLER) <= bank.size(level)


FIRST_KILLER = "9x9k-md-b2-053evv81"


@pytest.mark.parametrize(
    ("shape", "first"),
    [
        (Shape.THERMOMETERS, "9x9t-md-b2-000bxke5"),
        (Shape.ARROWS, "9x9a-md-b2-000td8r1"),
        (Shape.KROPKI, "9x9d-md-b2-000zrfwp"),
        (Shape.DIAGONAL, "9x9+diagonals-md-b2-000f5n0k"),
        (Shape.JIGSAW, "9x9j-md-b2-0003n03x"),
        (Shape.WINDOKU, "9x9+windows-md-b2-0009mjw1"),
        (Shape.KNIGHT, "9x9+knight-md-b2-00096t1z"),
        (Shape.KING, "9x9+king-md-b2-00077mz6"),
    ],
    ids=str,
)
def test_days_of_other_boards_take_their_puzzles_in_turn(shape: Shape, first: str) -> None:
    start = date(2026, 1, 1)
    ids = [daily_id(start + timedelta(n), Level.MEDIUM, shape) for n in range(365)]
    assert str(ids[0]) == first
    assert len(set(ids)) == 365
    for number, each in enumerate(ids):
        assert index_of(each) == number % lines(Level.MEDIUM, shape)
    # A clock that stands before the first release finds boards too.
    assert index_of(daily_id(date(1980, 1, 1), Level.EASY, shape)) < lines(Level.EASY, shape)


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_the_boards_of_a_year_are_the_same_in_every_zone(zone: str) -> None:
    assert table_by(sys.executable, TZ=zone) == TABLE.read_text("ascii")


@pytest.mark.parametrize("which", ["oldest", "newest"])
def test_the_boards_of_a_year_are_the_same_with_other_pythons(which: str) -> None:
    found = pythons()
    version = (3, 11) if which == "oldest" else max(found)
    if version not in found or version == sys.version_info[:2]:
        pytest.skip(f"the {which} Python of all that are installed is the one that runs the tests")
    assert table_by(found[version]) == TABLE.read_text("ascii")


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


def test_a_streak_begins_with_the_calendar() -> None:
    """There is no day before the year 1: a clock that stands there ended the start."""
    first, second = date(1, 1, 1), date(1, 1, 2)
    assert streak(frozenset({first}), second) == 1
    assert streak(frozenset({first, second}), second) == 2
    assert streak(frozenset({second}), first) == 0


@given(st.sets(st.integers(0, 60)))
def test_another_day_done_never_shortens_a_streak(ago: set[int]) -> None:
    plain = streak(days(*ago), TODAY)
    assert plain <= len(ago)
    assert streak(days(*ago, 0), TODAY) >= plain
    assert GRACE == 7
