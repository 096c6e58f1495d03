"""The top tens follow from the records of all who play; what is kept beside runs is their names."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from game.play.arcade.run import Run
from game.play.game_rules import MARATHON
from game.play.modes.rush import RushStanding
from game.play.modes.rush_run import RELAXED, RushRun, rush_text
from game.store.extras import Extra
from game.store.players import Player
from game.store.records import Records, record_of
from game.store.statistics import Recorded
from game.store.top_tens import RUSHES, Key, Source, TopTens, key_of
from game.store.writer import Writer
from tests.play.arcade.played_runs import QUICK, won_run


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def opened(path: Path, writer: Writer) -> Records:
    return Records(path, writer, lambda moment: moment[:10])


def add_rush(records: Records, seed: str, score: int, **more: Any) -> str:
    run = RushRun(
        seed,
        "0" * 16,
        standing=RushStanding(score=score),
        ended_at=f"2026-11-22T12:00:{records_count(records):02}Z",
        day="2026-11-22",
    )._replace(**more)
    records.add_rush(run, rush_text(run))
    return run.game_id


def records_count(records: Records) -> int:
    return len(records.runs())


def test_the_best_ten_of_all_players_are_ranked_with_the_earlier_of_equals_first(
    tmp_path: Path, writer: Writer
) -> None:
    mine, theirs = opened(tmp_path / "a", writer), opened(tmp_path / "b", writer)
    for number in range(8):
        add_rush(mine, f"aa{number}", 100 * number)
        add_rush(theirs, f"bb{number}", 100 * number + 50)
    add_rush(mine, "cc", 650)
    add_rush(mine, "dd", 9_999, given_up=True)
    add_rush(mine, "ee", 9_998, kind=RELAXED, clock=360_000)
    tens = TopTens(lambda: (Source(Player(1, "Ida"), mine), Source(Player(2, "Tim"), theirs)))
    table = tens.of(RUSHES)
    assert [one.score for one in table] == [750, 700, 650, 650, 600, 550, 500, 450, 400, 350]
    assert [one.game_id for one in table[2:4]] == ["rush-bb6", "rush-cc"]
    assert (table[0].name, table[0].is_own, table[1].name) == ("Tim", False, "Ida")
    assert tens.find("rush-aa1") is None
    relaxed = tens.find("rush-ee")
    assert relaxed is not None
    assert (relaxed[0].clock, relaxed[1].place) == ("rush relaxed", 1)


def test_a_name_is_kept_beside_its_run_and_goes_with_the_records(
    tmp_path: Path, writer: Writer
) -> None:
    path = tmp_path / "records.sqlite"
    records = opened(path, writer)
    game_id = add_rush(records, "aa", 300)
    records.sign(game_id, "ΙΔΑ")
    records.mark(game_id, {"fifty", "flawless"})
    writer.flush()
    again = opened(path, writer)
    assert again.extra(game_id) == Extra("ΙΔΑ", ("fifty", "flawless"))
    tens = TopTens(lambda: (Source(Player(1), again),))
    assert (tens.of(RUSHES)[0].name, tens.last_name()) == ("ΙΔΑ", "ΙΔΑ")
    again.clear()
    writer.flush()
    with closing(sqlite3.connect(path)) as connection:
        left = connection.execute("select count(*) from sqlite_master where name = 'extras'")
        assert left.fetchone() == (0,)


def test_only_what_makes_a_record_counts(tmp_path: Path) -> None:
    run: Run = won_run(QUICK)
    row = record_of(run)._replace(level="easy")
    assert key_of(row) == Key("arcade", "easy", "standard")
    for change in ({"helped": 1}, {"origin": "again"}, {"end": "lost"}, {"mode": "daily"}):
        assert key_of(row._replace(**change)) is None


def test_a_marathon_counts_once_when_it_has_ended_with_all_its_stages(
    tmp_path: Path, writer: Writer
) -> None:
    records = opened(tmp_path / "records.sqlite", writer)

    def stage(series: str, number: int, score: int, end: str, helped: int = 0) -> Recorded:
        game_id = f"marathon-{series * 16}-{number:03}"
        row = record_of(won_run(QUICK))._replace(
            game_id=game_id, mode="marathon", clock=MARATHON.clock, score=score, end=end
        )
        return row._replace(helped=helped, level="gentle")

    rows = [stage("a", 1, 300, "won"), stage("a", 2, 120, "lost"), stage("b", 1, 900, "won")]
    rows += [stage("c", 1, 800, "won", helped=1), stage("c", 2, 10, "lost")]
    for row in rows:
        records._runs[row.game_id] = row
    tens = TopTens(lambda: (Source(Player(1), records),))
    (key,) = tens.keys()
    assert [(one.score, one.game_id[-3:]) for one in tens.of(key)] == [(420, "002")]


def test_what_came_to_no_points_is_in_no_table(tmp_path: Path, writer: Writer) -> None:
    records = opened(tmp_path / "records.sqlite", writer)
    tens = TopTens(lambda: (Source(Player(1), records),))
    idle = add_rush(records, "a", 0)
    assert tens.keys() == ()
    assert tens.find(idle) is None
    found = tens.find(add_rush(records, "b", 5))
    assert found is not None
    assert found[1].place == 1
