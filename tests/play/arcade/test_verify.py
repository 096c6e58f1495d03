"""What is found of runs: those that are what they say, and all the ways in which they are not."""

from collections.abc import Callable
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.deal import deal
from game.generate.ids import parse_id
from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.play.arcade.run import End, Run
from game.play.arcade.verify import Finding, RunError, judged, verify
from game.play.game_rules import CALM, DAILY
from game.play.intents import Command, Intent, Reveal
from game.play.modes.daily import daily_id
from game.play.moves import ApplyStep, FillAll, Place, RevealDigit
from game.play.played import GoTo, Missed, Named, Played, PlayedError
from game.play.saved import SavedGame
from game.play.scoring import Won
from tests.play.arcade.played_runs import (
    QUICK,
    QUICK_VALUES,
    VALUES,
    begun,
    enter,
    run_of_session,
    won_run,
)
from tests.play.arcade.test_referee import HARD
from tests.play.boards import Clock
from tests.truth import WHOLE

OPEN = HARD.open_cells


@pytest.fixture(scope="module")
def run() -> Run:
    return won_run(misses=OPEN[3:5])


def changed(run: Run, **fields: object) -> Run:
    return run._replace(game=run.game._replace(**fields))  # type: ignore[arg-type]


def with_played(run: Run, number: int, *new: Played, instead: int = 1) -> Run:
    played = run.game.played
    return changed(run, played=(*played[: number - 1], *new, *played[number - 1 + instead :]))


def reason(run: Run) -> str:
    with pytest.raises(RunError) as caught:
        verify(run)
    return Catalogue().error(caught.value)


def test_a_run_that_was_played_has_earned_its_score(run: Run) -> None:
    assert run.end is End.WON
    assert verify(run) is Finding.EARNED
    last = judged(run)[-1]
    assert run.game.account is not None
    assert last.award.after.points == sum(run.game.account.result[:2]) - run.game.account.result[2]
    assert sum(earned.gained for earned in run.game.account.earned) == last.award.after.points
    assert len(run.game.account.earned) == len(OPEN)


@settings(max_examples=15 if WHOLE else 6, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                Command.HINT,
                Command.HINT,
                Command.APPLY_HINT,
                Reveal(),
                Command.UNDO,
                Command.REDO,
                Command.ERASE,
                FillAll(),
                "enter",
                "miss",
            ]
        ),
        max_size=14,
    ),
    st.integers(0, 50),
)
def test_whatever_is_done_in_a_game_its_run_is_what_it_says(
    deeds: list[Intent | str], start: int
) -> None:
    clock = Clock()
    session = begun(clock=clock)
    cells = [*OPEN[start:], *OPEN[:start]]
    for deed in deeds:
        clock.now += 2.3
        if isinstance(deed, str):
            cell = cells.pop()
            enter(session, cell, VALUES[cell] if deed == "enter" else VALUES[cell] % 9 + 1)
        else:
            session.do(deed)
    for cell in OPEN:
        clock.now += 1
        enter(session, cell, VALUES[cell])
    found = run_of_session(session)
    assert verify(found) is Finding.EARNED
    assert found.end is (End.LOST if found.game.win is None else End.WON)


def test_a_lost_run_and_one_that_was_given_up() -> None:
    session = begun()
    for cell in OPEN[:2]:
        enter(session, cell, VALUES[cell])
    given_up = run_of_session(session)
    assert (given_up.end, given_up.score) == (End.GIVEN_UP, 0)
    assert verify(given_up) is Finding.GIVEN_UP
    for cell in OPEN[5:8]:
        enter(session, cell, VALUES[cell] % 9 + 1)
    lost = run_of_session(session)
    assert lost.end is End.LOST
    assert lost.score > 0
    assert verify(lost) is Finding.EARNED
    assert lost.game.account is not None
    assert "given up" in reason(changed(given_up, account=lost.game.account))
    assert "does not say" in reason(changed(lost, account=None))
    more = lost.game.tally._replace(lives_back=1)
    assert "lives end" in reason(changed(lost, tally=more, account=None))


def test_another_judges_score_is_kept_and_not_worked_out_again(run: Run) -> None:
    account = run.game.account
    assert account is not None
    strange = account._replace(judge=99, par=account.par._replace(score=1))
    assert verify(changed(run, account=strange)) is Finding.OTHER_JUDGE
    # What cannot be played is refused whatever the judge.
    with pytest.raises(RunError):
        verify(
            with_played(
                changed(run, account=strange), 9, Played(Missed(OPEN[3], VALUES[OPEN[3]]), 1)
            )
        )


def test_a_calm_run_is_looked_at_without_its_score() -> None:
    session = begun(QUICK, rules=CALM)
    for cell in QUICK.givens.open_cells:
        enter(session, cell, QUICK_VALUES[cell])
    run = run_of_session(session)
    assert (run.end, run.is_scored, run.game.account) == (End.WON, False, None)
    assert verify(run) is Finding.UNSCORED
    assert "do not solve" in reason(changed(run, played=run.game.played[:-1]))


END = 1_000_000
WRONG = VALUES[OPEN[0]] % 9 + 1
FIVE = next(cell for cell in OPEN if VALUES[cell] == 5)


@pytest.mark.parametrize(
    ("alter", "words"),
    [
        (lambda r: with_played(r, 9, r.game.played[8]._replace(at=5)), "Move 9 has the time 5 ms"),
        (lambda r: with_played(r, 9, r.game.played[8]._replace(at=None)), "Move 9 has no time"),
        (lambda r: changed(r, milliseconds=1000), "the game ended at 1,000 ms"),
        (lambda r: with_played(r, 1, Played(Place((OPEN[0],), WRONG, True), 0)), "wrong"),
        (lambda r: with_played(r, 1, Played(Place((FIVE,), 4, True), 0)), "wrong"),
        (lambda r: with_played(r, 1, Played(Place((FIVE,), 6, True), 0)), "wrong"),
        (lambda r: with_played(r, 1, Played(Place(OPEN[:2], 1, True), 0)), "several cells"),
        (lambda r: with_played(r, 1, Played(Missed(OPEN[0], VALUES[OPEN[0]]), 0)), "right there"),
        (lambda r: with_played(r, 1, Played(FillAll(), 0), instead=0), "Move 1 uses help"),
        (lambda r: with_played(r, 1, Played(Named((), ()), 0), instead=0), "Move 1 uses help"),
        (
            lambda r: with_played(r, 1, Played(ApplyStep(((OPEN[0], 1),), (), True), 0)),
            "no hint has named",
        ),
        (
            lambda r: with_played(r, 1, Played(RevealDigit(OPEN[0], 1, True), 0)),
            "no hint has named",
        ),
        (lambda r: changed(r, played=r.game.played[:-1]), "do not solve"),
        (
            lambda r: changed(r, played=(*r.game.played, Played(GoTo(0), r.game.milliseconds))),
            "after the end",
        ),
        (
            lambda r: changed(r, played=(*r.game.played, r.game.played[-1])),
            "after the end of the game",
        ),
        (lambda r: with_played(r, 4), "mistakes"),
        (lambda r: changed(r, tally=r.game.tally._replace(mistakes=1)), "its moves make 2"),
        (lambda r: changed(r, rules=r.game.rules._replace(lives=9)), "by the rules"),
        (lambda r: changed(r, start=r.game.replayed().start), "by the rules"),
        (lambda r: changed(r, milliseconds=r.game.milliseconds * 2), "points for time"),
        (lambda r: changed(r, win=Won(True, r.game.win.seconds, 9999, 2, 0)), "score of 9,999"),
        (lambda r: changed(r, win=Won(True, 1, r.score, 2, 0)), "claims 1 seconds"),
        (lambda r: with_earned(r, 5, technique="x-wing"), "Entry 6, r2c1"),
        (lambda r: with_earned(r, 5, worth=9), "Entry 6, r2c1"),
        (lambda r: with_account(r, medal=None), "medal"),
        (lambda r: with_account(r, par=r.game.account.par._replace(score=1)), "par of 1"),
        (lambda r: with_account(r, earned=r.game.account.earned[:-1]), "entries"),
        (lambda r: with_account(r, earned=r.game.account.earned[::-1]), "Entry 1 of its score"),
        (lambda r: changed(r, tally=r.game.tally._replace(helps=1)), "medal"),
        (lambda r: changed(r, rules=r.game.rules._replace(clock="fast")), ""),
    ],
)
def test_a_run_that_is_not_what_it_says_is_refused(
    run: Run, alter: Callable[[Run], Run], words: str
) -> None:
    assert words in reason(alter(run))


def with_earned(run: Run, number: int, **fields: object) -> Run:
    assert run.game.account is not None
    earned = list(run.game.account.earned)
    earned[number] = earned[number]._replace(**fields)  # type: ignore[arg-type]
    return with_account(run, earned=tuple(earned))


def with_account(run: Run, **fields: object) -> Run:
    assert run.game.account is not None
    return changed(run, account=run.game.account._replace(**fields))  # type: ignore[arg-type]


def test_gold_of_a_version_without_platinum_still_counts() -> None:
    run = won_run(QUICK)
    account = run.game.account
    assert account is not None
    assert account.medal == "platinum"
    verify(with_account(run, medal="gold"))
    with pytest.raises(RunError):
        verify(with_account(run, medal="silver"))


def test_a_move_that_cannot_be_made_is_named(run: Run) -> None:
    given = HARD.values.index(next(v for v in HARD.values if v))
    for what in (Place((given,), 1, True), GoTo(99)):
        with pytest.raises(PlayedError) as caught:
            verify(with_played(run, 6, Played(what, run.game.played[5].at)))
        assert "Move 6 cannot be made" in Catalogue().error(caught.value)


@settings(max_examples=25 if WHOLE else 6, deadline=None)
@given(st.integers(0, len(OPEN) - 1))
def test_two_moves_that_changed_places_are_refused(number: int) -> None:
    played = list(RUN.game.played)
    other = (number + 7) % len(played)
    one, two = played[number], played[other]
    played[number], played[other] = one._replace(what=two.what), two._replace(what=one.what)
    with pytest.raises(RunError):
        verify(changed(RUN, played=tuple(played)))


def test_a_board_that_its_id_does_not_deal_is_refused() -> None:
    puzzle = deal(parse_id("es-b2-0a1q7r5m"))
    dealt = won_run(puzzle)
    game: SavedGame = dealt.game._replace(level=Level.EASY)
    assert verify(dealt._replace(game=game)) is Finding.EARNED
    assert "names" in reason(dealt._replace(game=game._replace(level=Level.HARD)))
    other = game._replace(puzzle=Puzzle(puzzle.givens, "es-b2-0a1q7r5n"))
    assert "deals" in reason(dealt._replace(game=other))


def test_an_id_of_the_first_version_deals_its_board_too() -> None:
    game = RUN.game._replace(puzzle=Puzzle(RUN.game.puzzle.givens, "hd-g1-7q2k"))
    assert "deals" in reason(RUN._replace(game=game))


def test_a_level_that_no_id_names_is_refused() -> None:
    assert "no puzzle id" in reason(changed(RUN, level=Level.EXTREME))


@pytest.mark.parametrize(
    ("ended", "day"),
    [
        ("0001-01-02T00:00:00Z", "0001-01-02"),
        ("2030-01-01T00:00:00Z", "2030-01-01"),
        ("2026-11-23T12:00:00Z", "2026-11-25"),
    ],
)
def test_a_run_of_a_day_that_cannot_be_is_refused(ended: str, day: str) -> None:
    with pytest.raises(RunError) as caught:
        verify(RUN._replace(ended_at=ended, day=day), date(2026, 11, 24))
    assert day in Catalogue().error(caught.value)


def test_a_daily_is_one_of_its_day_or_of_a_day_before() -> None:
    day = date(2026, 11, 20)
    named = daily_id(day, Level.EASY)
    run = won_run(deal(named), rules=DAILY)
    run = changed(run, level=Level.EASY)
    assert verify(run, date(2026, 11, 24)) is Finding.EARNED
    assert "daily" in reason(run._replace(day="2026-11-19", ended_at="2026-11-19T08:00:00Z"))


def test_a_scored_run_needs_a_board_with_one_solution() -> None:
    run = changed(RUN, puzzle=Puzzle(Grid.parse("." * 81)), played=(), win=None, account=None)
    assert "several solutions" in reason(run)
    with pytest.raises(RunError):
        judged(run)


RUN = won_run()
