"""Times of repetition, what counts as known, and the bars."""

from game.learn.repetition import (
    Attempt,
    Due,
    Grade,
    Mark,
    due_now,
    grade_of,
    known_since,
    mark_of,
    repeated,
    share,
)
from game.learn.task import Skill


def attempt(day: str, grade: Grade = Grade.GOOD, skill: Skill = Skill.FIND) -> Attempt:
    return Attempt("x-wing", "x-wing", skill, grade, 0, 20_000, f"{day}T10:00:00Z", day)


def days(*numbers: int) -> list[Attempt]:
    return [attempt(f"2026-03-{number:02}") for number in numbers]


def test_what_goes_well_is_due_later_each_time_and_what_was_forgotten_soon() -> None:
    due: Due | None = None
    at, gaps = "2026-03-01T10:00:00Z", []
    for grade in (Grade.GOOD, Grade.GOOD, Grade.GOOD, Grade.AGAIN):
        due = repeated(due, grade, at)
        gaps.append((due.at > at, due.at))
        at = due.at
    assert all(later for later, _ in gaps)
    dates = [text[:10] for _, text in gaps]
    assert dates == sorted(dates)
    first, second, third, fourth = ([int(part) for part in text.split("-")] for text in dates)
    lengths = [
        (b[0] - a[0]) * 365 + (b[1] - a[1]) * 30 + b[2] - a[2]
        for a, b in ((first, second), (second, third), (third, fourth))
    ]
    assert lengths[1] > lengths[0] > 1
    assert lengths[2] < lengths[1]


def test_a_grade_says_how_it_went() -> None:
    assert grade_of(0, 5_000, shown=False) is Grade.EASY
    assert grade_of(0, 60_000, shown=False) is Grade.GOOD
    assert grade_of(2, 5_000, shown=False) is Grade.HARD
    assert grade_of(0, 5_000, shown=True) is Grade.AGAIN


def test_known_takes_three_sittings_two_days_apart() -> None:
    assert known_since(days(1, 3, 5)) == "2026-03-05"
    assert known_since(days(1, 2, 3)) is None
    assert known_since(days(1, 2, 3, 4, 5)) == "2026-03-05"
    assert known_since(days(1, 1, 1, 1)) is None


def test_a_wrong_claim_spoils_its_sitting_and_being_shown_begins_anew() -> None:
    spoilt = [*days(1, 3), attempt("2026-03-05", Grade.HARD)]
    assert known_since(spoilt) is None
    assert known_since([*spoilt, *days(7)]) == "2026-03-07"
    shown = [*days(1, 3), attempt("2026-03-05", Grade.AGAIN), *days(7)]
    assert known_since(shown) is None
    assert known_since([*shown, *days(9, 11)]) == "2026-03-11"


def test_recognising_alone_makes_nothing_known() -> None:
    assert known_since(attempt(f"2026-03-{d:02}", skill=Skill.RECOGNISE) for d in (1, 4, 8)) is None


def test_bars_fill_with_tries_and_fall_with_failures() -> None:
    good = days(1, 2, 3, 4, 5)
    bars = [share(good[:n], Skill.FIND) for n in range(6)]
    assert bars == sorted(bars)
    assert bars[0] == 0
    assert bars[5] == 1
    assert share([*good, attempt("2026-03-06", Grade.AGAIN)], Skill.FIND) < 1
    assert share(good, Skill.USE) == 0


def test_marks_of_stations() -> None:
    now = "2026-03-06T00:00:00Z"
    later = {Skill.FIND: Due("{}", "2026-04-01T00:00:00Z")}
    assert mark_of((), {}, now) is Mark.NEW
    assert mark_of((), {}, now, skipped=True) is Mark.SKIPPED
    assert mark_of(days(1), later, now) is Mark.LEARNING
    assert mark_of(days(1, 3, 5), later, now) is Mark.KNOWN
    assert mark_of(days(1, 3, 5), {Skill.FIND: Due("{}", now)}, now) is Mark.DUE


def test_what_is_due_comes_in_the_order_of_the_road() -> None:
    past, future = Due("{}", "2026-03-01T00:00:00Z"), Due("{}", "2026-04-01T00:00:00Z")
    dues = {
        ("x-wing", Skill.FIND): past,
        ("naked-pair", Skill.FIND): past,
        ("naked-pair", Skill.RECOGNISE): past,
        ("skyscraper", Skill.FIND): future,
        ("no-station-any-more", Skill.FIND): past,
    }
    assert due_now(dues, "2026-03-06T00:00:00Z") == (
        ("naked-pair", Skill.RECOGNISE),
        ("naked-pair", Skill.FIND),
        ("x-wing", Skill.FIND),
    )


def test_what_would_be_due_after_the_end_of_the_calendar_is_due_at_once() -> None:
    """A clock of the year 9999 ended the program in the first lesson."""
    due = repeated(None, Grade.EASY, "9999-12-31T23:59:59Z")
    assert due.at == "9999-12-31T23:59:59Z"
    assert repeated(due, Grade.GOOD, "2026-01-02T03:04:05Z").at > "2026-01-02"
