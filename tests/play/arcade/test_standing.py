from hypothesis import given
from hypothesis import strategies as st

from game.play.arcade.standing import (
    COMBO_TIERS,
    Result,
    Standing,
    combo_wait,
    finished,
    hinted,
    medal,
    paced,
    right,
    start,
    waited,
    wrong,
)

PAR = 300
ENTRIES = st.lists(
    st.tuples(
        st.sampled_from([10, 10, 10, 65, 120, 315]),  # worth
        st.sampled_from([3, 6, 8, 45, 400]),  # pace of the next entry
        st.integers(0, 60_000),  # milliseconds that it takes
        st.integers(0, 60_000),  # milliseconds that it takes longer
        st.sampled_from([0, 0, 0, 1, 2]),  # mistakes of the clean player
        st.sampled_from([0, 0, 1]),  # and further ones of the other
    ),
    max_size=60,
)


def play(entries: list[tuple[int, ...]], *, slow: bool, careless: bool) -> Result:
    """Return the score of a game of entries; it goes on whatever lives are left."""
    standing, now = paced(start(1000), combo_wait("standard", 6)), 0
    for cell, (worth, pace, time, longer, mistakes, more) in enumerate(entries):
        now += time + slow * longer
        for _ in range(mistakes + careless * more):
            standing = wrong(standing, cell, worth, now)
        standing = right(standing, cell, worth, now)
        standing = paced(standing, combo_wait("standard", pace))
    return finished(standing, now, PAR, won=True)


@given(ENTRIES)
def test_faster_never_scores_less(entries: list[tuple[int, ...]]) -> None:
    fast = play(entries, slow=False, careless=False)
    assert fast.total >= play(entries, slow=True, careless=False).total


@given(ENTRIES)
def test_cleaner_never_scores_less(entries: list[tuple[int, ...]]) -> None:
    clean = play(entries, slow=False, careless=False)
    assert clean.total >= play(entries, slow=False, careless=True).total
    assert clean.total >= play(entries, slow=True, careless=True).total


@given(st.lists(st.sampled_from("rrrrrrrrrw"), max_size=80))
def test_fewer_mistakes_never_leave_fewer_lives(events: list[str]) -> None:
    def lives(events: list[str]) -> list[int]:
        standing, seen = start(3), []
        for cell, event in enumerate(events):
            change = right if event == "r" else wrong
            standing = change(standing, cell, 10, 0)
            seen.append(standing.lives)
        return seen

    for index, event in enumerate(events):
        if event == "w":
            fewer = [*events[:index], "r", *events[index + 1 :]]
            assert all(a >= b for a, b in zip(lives(fewer), lives(events), strict=True))


def in_a_row(number: int, wait: int = 0) -> Standing:
    standing = start(3)
    for cell in range(number):
        standing = paced(right(standing, cell, 100, 0), wait)
    return standing


def test_the_combo_rises_in_tiers_and_counts_at_the_tier_it_reaches() -> None:
    assert [in_a_row(n).quarters for n in (0, 4, 5, 11, 12, 19, 20, 29, 30, 50)] == [
        *(4, 4, 5, 5, 6, 6, 7, 7, 8, 8),
    ]
    assert in_a_row(5).points == 4 * 100 + 125
    assert in_a_row(5).base == 500


def test_each_run_out_falls_to_the_start_of_the_tier_below() -> None:
    standing = in_a_row(25, wait=1000)
    assert waited(standing, 1000).combo == 25
    assert waited(standing, 1001).combo == 12
    assert waited(standing, 2000).combo == 12
    assert waited(standing, 2001).combo == 5
    assert waited(standing, 3001).combo == 0
    assert waited(standing, 10**9).combo == 0
    assert waited(waited(standing, 1500), 2500) == waited(standing, 2500)
    assert waited(standing, 1001).left(1001) == 999


def test_the_clock_stands_still_until_it_is_told_how_long_it_runs() -> None:
    standing = right(in_a_row(25, wait=1000), 99, 10, 500)
    assert waited(standing, 10**9).combo == 26
    assert standing.left(600) == 0
    assert waited(paced(standing, 1000), 1501).combo == 12


def test_a_mistake_costs_a_life_and_the_combo_at_once_and_points_when_its_cell_is_filled() -> None:
    before = in_a_row(6)
    after = wrong(before, 70, 80, 0)
    assert (after.lives, after.combo, after.points) == (2, 0, before.points)
    other = right(after, 71, 10, 0)
    assert other.points == before.points + 10
    filled = right(other, 70, 80, 0)
    assert filled.points == other.points - 160
    assert (filled.base, filled.combo) == (other.base, 1)
    assert right(filled, 72, 10, 0).combo == 2


def test_two_mistakes_in_a_cell_cost_twice_and_points_may_be_negative() -> None:
    standing = right(wrong(wrong(start(3), 4, 80, 0), 4, 80, 0), 4, 80, 0)
    assert (standing.points, standing.spent, standing.lives) == (-320, 320, 1)
    assert wrong(standing, 5, 10, 0).is_lost


def test_a_mistake_where_the_digit_is_known_costs_at_once() -> None:
    assert wrong(start(3), 4, 80, 0, known=True).points == -160


def test_ten_right_entries_in_a_row_give_a_life_back() -> None:
    standing = wrong(start(3), 80, 10, 0)
    for cell in range(9):
        standing = right(standing, cell, 10, 0)
    assert standing.lives == 2
    assert right(standing, 9, 10, 0).lives == 3
    assert wrong(standing, 9, 10, 0).lives == 1
    assert in_a_row(40).lives == 3


def test_a_hint_takes_the_combo_down_a_tier() -> None:
    assert [hinted(in_a_row(n), 0).combo for n in (3, 7, 13, 50)] == [0, 0, 5, 20]


def test_the_score_at_the_end_item_by_item() -> None:
    standing = in_a_row(10)._replace(lives=2)
    assert finished(standing, 300_000, 300, won=True) == Result(1000, 150, 0, 200, 250)
    assert finished(standing, 0, 300, won=True).time == 312
    assert finished(standing, 600_000, 300, won=True).time == 125
    assert finished(standing, 900_001, 300, won=True).time == 0
    lost = finished(standing, 0, 300, won=False)
    assert (lost.lives, lost.time, lost.total) == (0, 0, 1150)


def test_the_score_is_what_was_earned_less_what_mistakes_cost() -> None:
    standing = right(wrong(in_a_row(9), 70, 80, 0), 70, 80, 0)
    result = finished(standing, 0, 300, won=False)
    assert result.spent == 160
    assert result.total == standing.points


def test_medals_are_shares_of_par() -> None:
    assert [medal(n, 1000) for n in (1000, 999, 850, 849, 650, 649, 450, 449)] == [
        *("platinum", "gold", "gold", "silver", "silver", "bronze", "bronze", None),
    ]
    assert medal(2000, 1000, helped=True) == "bronze"


def test_tiers_begin_where_the_table_says() -> None:
    for tier, begin in enumerate(COMBO_TIERS):
        assert in_a_row(begin).tier == tier
