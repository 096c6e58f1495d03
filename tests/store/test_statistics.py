"""What runs tell together."""

import csv
import io
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store.statistics import (
    Best,
    Day,
    Recorded,
    Technique,
    as_csv,
    best_of,
    by_day,
    by_technique,
    median_of,
    of_table,
    win_share,
)


def run(n: int, score: int = 0, **fields: object) -> Recorded:
    record = Recorded(
        game_id=f"g{n}",
        mode="arcade",
        clock="standard",
        level="hard",
        puzzle="." * 81,
        puzzle_id=None,
        place="hard 1",
        end="won",
        score=score,
        par=1000,
        medal=None,
        milliseconds=60_999,
        mistakes=0,
        hints=0,
        helped=0,
        pauses=0,
        origin="first",
        judge=1,
        techniques="[]",
        ended_at=f"2026-11-22T00:{n // 60:02}:{n % 60:02}Z",
        day="2026-11-22",
    )
    return record._replace(**fields)  # type: ignore[arg-type]


def test_a_table_is_a_mode_a_level_and_a_clock_in_the_order_of_time() -> None:
    runs = [
        run(3),
        run(1),
        run(4, mode="ghost"),
        run(5, clock="fast"),
        run(6, level="easy"),
        run(2, level=None),
    ]
    assert [one.game_id for one in of_table(runs, "hard", "arcade", "standard")] == ["g1", "g3"]
    assert [one.game_id for one in of_table(runs, "hard", "ghost", "standard")] == ["g4"]
    assert [one.game_id for one in of_table(runs, None, "arcade", "standard")] == ["g2"]


def test_a_record_is_for_a_first_opening_that_was_won_without_help() -> None:
    table = [
        run(1, 500, milliseconds=90_000),
        run(2, 400, milliseconds=50_000),
        run(3, 999, helped=1),
        run(4, 999, origin="again"),
        run(5, 999, origin="other"),
        run(6, 999, end="lost"),
    ]
    assert best_of(table) == Best(50, 500, 2, median_of([table[i] for i in (0, 1, 2, 5)]))
    assert best_of(table[2:]) is None
    assert best_of([]) is None


def test_in_calm_every_win_counts() -> None:
    table = [run(n, 100 * n, mode="calm", judge=None, helped=1, origin="other") for n in (1, 2, 3)]
    assert best_of(table) == Best(60, 300, 3, 200)


def test_a_game_that_was_given_up_or_helped_counts_as_played_with_nothing() -> None:
    table = [run(n, 600) for n in range(3)]
    assert median_of(table) == 600
    table += [run(9, 0, end="given-up") for _ in range(3)]
    assert median_of(table) == 300
    assert median_of([*table, run(10, 900, helped=1)]) == 0
    assert median_of([*table, run(10, 900, end="lost")]) == 600


@given(st.lists(st.integers(-300, 3000), min_size=1, max_size=25))
def test_the_median_is_that_of_the_last_ten(scores: list[int]) -> None:
    last = sorted(scores[-10:])
    below, above = last[(len(last) - 1) // 2], last[len(last) // 2]
    assert median_of([run(n, score) for n, score in enumerate(scores)]) == (below + above) // 2


def test_the_share_of_wins() -> None:
    assert win_share([]) is None
    assert win_share([run(1), run(2, end="lost"), run(3, end="given-up"), run(4)]) == 0.5


def test_techniques_add_up_over_runs() -> None:
    runs = [
        run(1, techniques='[["x-wing",1,0,1,100],["hidden-single",20,1,0,205]]'),
        run(2, techniques='[["x-wing",1,2,0,120]]'),
        run(3),
    ]
    assert by_technique(runs) == (
        Technique("hidden-single", 20, 1, 0, 205),
        Technique("x-wing", 2, 2, 1, 220),
    )


def test_days_are_the_players() -> None:
    runs = [run(1), run(2, end="lost"), run(3, day="2026-11-20")]
    assert by_day(runs) == (Day(date(2026, 11, 20), 1, 1), Day(date(2026, 11, 22), 2, 1))


def test_a_table_for_other_programs() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv([run(1, 700), run(2, level=None)]))))
    assert [row["score"] for row in rows] == ["700", "0"]
    assert [row["level"] for row in rows] == ["hard", ""]
    assert "techniques" not in rows[0]


@pytest.mark.parametrize(("end", "won"), [("won", True), ("lost", False), ("given-up", False)])
def test_only_a_solved_puzzle_is_won(end: str, won: bool) -> None:
    assert run(1, end=end).is_won is won
