"""What the plots show, as numbers."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from game.store.statistics import Day, Recorded, Streaks, Technique, streaks
from game.ui.games.sample import sample_records
from game.ui.records.charts import (
    MOST_BARS,
    SCORE,
    TIME,
    calendar,
    histogram,
    shares,
    takes,
    trend_of,
)

RUN = sample_records()[0]


def runs(*scores: int, end: str = "won") -> list[Recorded]:
    return [
        RUN._replace(game_id=str(n), score=score, milliseconds=1000 * score, end=end)
        for n, score in enumerate(scores)
    ]


def test_the_best_only_gets_better_and_the_median_is_of_the_last_ten() -> None:
    found = trend_of(runs(10, 30, 20, 50), SCORE, "2")
    assert found is not None
    assert (found.low, found.high) == (10, 50)
    assert [y for _, y in found.points] == [0, 0.5, 0.25, 1]
    assert [y for _, y in found.best] == [0, 0.5, 0.5, 1]
    assert [y for _, y in found.median] == [0, 0.25, 0.25, 0.375]
    assert found.marked == 2
    many = trend_of(runs(*([1000] * 5), *([0] * 10)), SCORE)
    assert many is not None
    assert many.median[-1][1] == 0


def test_of_times_the_lowest_is_the_best_and_only_wins_have_one() -> None:
    found = trend_of([*runs(30, 20, 40), *runs(5, end="lost")], TIME)
    assert found is not None
    assert len(found.points) == 3
    assert [y for _, y in found.best] == [0.5, 0, 0]
    assert trend_of(runs(5, end="lost"), TIME) is None
    assert trend_of(runs(5, end="given-up"), SCORE) is None


def test_a_single_run_stands_in_the_middle() -> None:
    found = trend_of(runs(7), SCORE)
    assert found is not None
    assert found.points == ((0.5, 0.5),)


@given(st.lists(st.integers(-2000, 50_000), min_size=1, max_size=60))
def test_a_histogram_counts_every_figure_once(scores: list[int]) -> None:
    for measure in (SCORE, TIME):
        found = histogram(runs(*scores), measure, "0")
        assert found is not None
        assert sum(bar.figures for bar in found.bars) == len(scores)
        assert len(found.bars) <= MOST_BARS + 1
        assert found.marked is not None
        bar = found.bars[found.marked]
        assert bar.low <= measure.of(runs(*scores)[0]) < bar.high
        for one, other in zip(found.bars, found.bars[1:], strict=False):
            assert one.high == other.low


def test_the_calendar_ends_today_and_begins_on_a_monday() -> None:
    today = date(2026, 11, 22)
    days = [Day(today, 3, 2), Day(today - timedelta(days=7), 1, 0)]
    found = calendar(days, today, 4)
    assert len(found) == 3 * 7 + today.weekday() + 1
    assert (found[-1].week, found[-1].weekday, found[-1].played, found[-1].won) == (3, 6, 3, 2)
    assert (found[-8].played, found[-8].won) == (1, 0)
    assert sum(day.played for day in found) == 4


def test_days_in_a_row_need_a_win_and_today_may_still_come() -> None:
    today = date(2026, 11, 22)

    def won(*ago: int) -> list[Day]:
        return [Day(today - timedelta(days=n), 1, 1) for n in ago]

    assert streaks([], today) == Streaks(0, 0)
    assert streaks(won(0, 1, 2, 4), today) == Streaks(3, 3)
    assert streaks(won(1, 2), today) == Streaks(2, 2)
    assert streaks(won(2, 3, 4, 5), today) == Streaks(0, 4)
    assert streaks([*won(1), Day(today, 2, 0)], today) == Streaks(1, 1)
    # A clock that was turned back makes nothing longer.
    assert streaks(won(-1, -2, 0), today) == Streaks(1, 1)


def test_the_shares_of_a_technique_are_of_all_its_entries() -> None:
    found = shares([Technique("x-wing", 2, 1, 1, 300), Technique("", 5, 0, 0, 50)], 10)
    assert [(one.technique, one.own, one.hinted, one.missed, one.entries) for one in found] == [
        ("x-wing", 0.5, 0.25, 0.25, 4)
    ]


def test_what_a_puzzle_takes_begins_with_the_hardest() -> None:
    shown = takes({"full-house": 20, "hidden-single": 5, "x-wing": 1})
    assert [(one.technique, one.own, one.entries) for one in shown] == [
        ("x-wing", 1.0, 1),
        ("hidden-single", 1.0, 5),
        ("full-house", 1.0, 20),
    ]
