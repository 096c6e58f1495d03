"""Dates that cannot be, at clocks that are wrong, in zones far apart: each start works, no row more
than the odd one is lost, and after mending nothing odd is left.
"""

import json
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from game.core.errors import SudokuError
from game.learn.repetition import Grade
from game.learn.task import Skill
from game.messages.catalogue import Catalogue
from game.play.arcade.run_text import read_run, write_run
from game.play.arcade.verify import verify
from game.play.modes.daily import counts, streak
from game.play.modes.rush_run import rush_text
from game.play.versus.game import Kind, Side
from game.store.backups import keep, kept_backups, put_back, unpack
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.health import faults, mend
from game.store.statistics import by_day, streaks
from game.ui.games.games import Games
from game.ui.games.sample import sample_run, sample_rush
from game.ui.versus.pictures import sample_match
from tests.campaigns.campaign import Campaign, Given, Told, within
from tests.campaigns.mutants import in_words
from tests.campaigns.samples import write_folder

PATIENCE: Final = 60.0
RUNS: Final = 5
ZONES: Final = (
    *("UTC", "Pacific/Kiritimati", "Etc/GMT+12", "Europe/Lisbon", "America/St_Johns"),
    *("Australia/Lord_Howe", "Asia/Kathmandu", "America/New_York", "Africa/Casablanca"),
)
MOMENTS: Final = (
    *("1970-01-01T00:00:00Z", "1979-12-31T23:59:59Z", "1980-01-01T00:00:00Z"),
    *("2024-02-29T23:59:59Z", "2026-01-02T03:04:05Z", "2026-03-29T01:30:00Z"),
    *("2026-10-25T01:30:00Z", "2028-02-29T12:00:00Z", "2038-01-19T03:14:08Z"),
    *("2060-06-01T10:00:00Z", "2107-12-31T23:59:59Z", "2108-01-01T00:00:00Z"),
    *("0001-01-01T00:00:00Z", "0001-01-02T11:00:00Z", "9999-12-31T23:59:59Z"),
)
"""What a clock may show, right or wrong; the days on which clocks are changed among them."""
IMPOSSIBLE: Final = (
    *("2026-02-30T00:00:00Z", "2027-02-29T00:00:00Z", "2026-13-01T00:00:00Z"),
    *("2026-02-01T99:99:99Z", "2026-06-30T23:59:60Z", "0000-01-01T00:00:00Z"),
    *("10000-01-01T00:00:00Z", "2026-00-00T24:00:00Z", "26-1-2T3:4:5Z", "T99:99:99Z"),
    *("2026-01-02", "10000-01-01", "2026-02-30", "0000-00-00", "", "-001-01-01", "now"),
    *("2026-01-02T03:04:05+14:00", "２０２６-01-02T03:04:05Z", "2026-01-02T03:04:05Z\n", "\0"),
)
FILES: Final = (
    *("games", "games", "records.sqlite", "learning.sqlite", "dailies.json", "matches.json"),
    *("rush.txt", "collections.sqlite", "stamps"),
)
"""Where an odd date may stand; of stamps, those that the system keeps of files."""
DATE: Final = re.compile(r"\d{4,5}-\d\d-\d\d(?:T[\d:]+Z)?")
CATALOGUE: Final = Catalogue()


@contextmanager
def somewhere(zone: str, moment: str) -> Iterator[None]:
    """Let the process live in a zone, with a clock that tells a moment."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = zone
    time.tzset()
    # Of what a clock with years of four digits tells; the stamps of files stay the system's.
    told = datetime.fromisoformat(moment).astimezone(UTC)
    real = time.strftime

    def strftime(form: str, *given: Any) -> str:
        if given:
            return real(form, *given)
        return told.strftime(form).rjust(4, "0")

    try:
        with patch.object(time, "strftime", strftime):
            yield
    finally:
        if before is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = before
        time.tzset()


def whole(folder: Path) -> None:
    """Make a data folder with runs, a match that goes on, and a game that is over."""
    folders = write_folder(folder)
    data = DataFolder(folders, now=lambda: "2026-01-02T03:04:05Z")
    run = sample_run()
    for number in range(RUNS):
        data.records.add(run._replace(game=run.game._replace(game_id=f"run-{number}")))
    data.matches.end(sample_match(Kind.RACE, Side.A))
    data.games.keep(run.game._replace(game_id="over"))
    data.close()


def altered(folder: Path, rng: Random) -> str:
    """Let an odd date stand somewhere in the files of a folder; return where."""
    name = rng.choice(FILES)
    odd = rng.choice(IMPOSSIBLE if rng.random() < 0.7 else MOMENTS)
    if name == "games":
        for path in (folder / "games").glob(rng.choice(("over*", "*"))):
            plain = json.loads(path.read_text("utf-8"))
            path.write_text(json.dumps(plain | {"saved_at": odd}), "utf-8")
    elif name.endswith(".sqlite"):
        _alter_table(folder / name, odd, rng)
    elif name == "rush.txt":
        rush = sample_rush()._replace(ended_at=odd, day=odd[:10])
        (folder / name).write_text(rush_text(rush), "utf-8")
    elif name == "stamps":
        for path in folder.rglob("*"):
            at = rng.choice((-(2**31), 0, 2**31, 2**33))
            os.utime(path, (at, at))
    else:
        text = (folder / name).read_text("utf-8")
        place = rng.choice(list(DATE.finditer(text)))
        quoted = json.dumps(odd)[1:-1]
        (folder / name).write_text(text[: place.start()] + quoted + text[place.end() :], "utf-8")
    return name


def _alter_table(path: Path, odd: str, rng: Random) -> None:
    """Write an odd date into one row of each table that has any."""
    with closing(sqlite3.connect(path)) as base, base:
        names = [n for (n,) in base.execute("select name from sqlite_schema where type = 'table'")]
        for name in names:
            for column in [row[1] for row in base.execute(f"pragma table_info({name})")]:
                rows = base.execute(
                    f"select rowid, {column} from {name}" if name in ROWS else "select 0, 0 where 0"
                ).fetchall()
                dated = [n for n, cell in rows if isinstance(cell, str) and DATE.fullmatch(cell)]
                if dated and rng.random() < 0.6:
                    at = dated[-1]
                    base.execute(f"update {name} set {column} = ? where rowid = ?", (odd, at))


ROWS: Final = {"runs", "attempts", "dues", "strikes", "puzzles"}
"""The tables that hold dates."""


def start(folders: Folders, moment: str, rng: Random) -> tuple[int, list[str]]:
    """Do what a start and some minutes of play do; return the runs there are, and what was told."""
    data = DataFolder(folders, now=lambda: moment)
    try:
        games = Games(data)
        games.all()
        data.rushes.last(3)
        today = data.dailies.today(date.fromisoformat(moment[:10]))
        data.dailies.open(f"md-b2-0a1q7r{rng.randrange(10)}m", today, today)
        streak(frozenset(one.day for one in data.dailies.opened()), today)
        data.matches.all()
        data.learning.progress.next_station(moment)
        data.learning.progress.due(moment)
        data.learning.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
        runs = data.records.runs()
        streaks(by_day(runs), today)
        for run in runs:
            data.records.text_of(run.game_id)
        data.back_up()
        data.writer.flush()
        return len(runs), [CATALOGUE.render(said) for said in data.take_messages()]
    finally:
        data.close()


def heals(folders: Folders, rng: Random) -> None:
    """A clock that was wrong, and is right again for days, has dailies count again."""
    data = DataFolder(folders)
    try:
        right = date(2026, 1, 2) + timedelta(rng.randrange(1000))
        for _ in range(3):
            wrong = right + timedelta(rng.choice((-9000, -400, -1, 1, 2, 3, 400, 12000, 29000)))
            data.dailies.open(f"wrong-{wrong}", wrong, wrong)
        later = right + timedelta(3)
        today = data.dailies.today(later)
        if abs(today - later) <= timedelta(2):
            later += timedelta(3)
        assert data.dailies.today(later) == later
        assert counts(later, later, data.dailies.latest)
    finally:
        data.close()


def as_run(rng: Random) -> None:
    """A run that tells an odd date is refused in words, or is what it says."""
    run = sample_run()._replace(ended_at=rng.choice((*IMPOSSIBLE, *MOMENTS)))
    try:
        verify(read_run(write_run(run)))
    except SudokuError as error:
        in_words(error)


def trial(folder: Path, template: Path, rng: Random, told: Told) -> None:
    """Alter a date, start twice at other times and places, mend, and start again."""
    shutil.copytree(template, folder / "data")
    (folder / "data/lock").unlink(missing_ok=True)
    folders = Folders.below(folder / "data")
    where = altered(folder / "data", rng)
    told.count(where)
    for _ in range(2):
        moment = rng.choice(MOMENTS)
        with somewhere(rng.choice(ZONES), moment):
            runs, _ = start(folders, moment, rng)
            # The odd row alone is out of sight; what was left over is recorded beside.
            assert runs >= RUNS, f"{where}: {runs} runs are left"
            backup = keep(folders)
    for fault in faults(folders):
        mend(folders, fault)
    assert faults(folders) == []
    moment = rng.choice(MOMENTS)
    with somewhere(rng.choice(ZONES), moment):
        runs, said = start(folders, moment, rng)
        assert runs >= RUNS
        assert not said, said
        put_back(folders, unpack(backup))
        start(folders, moment, rng)
        assert kept_backups(folders)
    as_run(rng)
    heals(folders, rng)


def run(given: Given, told: Told) -> None:
    """Try so many folders with an odd date."""
    if not hasattr(time, "tzset"):
        told.count("no zones to choose from")
        return
    template = given.folder / "whole"
    whole(template)
    for number in range(given.trials):
        if told.is_full:
            return
        rng = Random(f"dates {given.seed} {number}")
        folder = given.folder / f"place-{number}"
        folder.mkdir()
        told.count("trials")
        try:
            with within(PATIENCE):
                trial(folder, template, rng, told)
        except Exception as error:
            told.fault(f"seed {given.seed}, trial {number}", error)
        shutil.rmtree(folder, ignore_errors=True)


CAMPAIGN: Final = Campaign("dates", run, short=5, seeds=20, long=500)
