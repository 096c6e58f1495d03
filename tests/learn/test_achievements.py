"""Each achievement on a run that earns it, and on one that only just does not."""

from collections.abc import Sequence
from datetime import date
from functools import cache

import pytest

from game.generate.levels import Level
from game.learn.achievements import (
    ACHIEVEMENTS,
    Reached,
    done,
    marks_of_match,
    marks_of_run,
    marks_of_rush,
    marks_of_stamps,
    reached,
)
from game.learn.questions import FindMarks
from game.learn.rush import ROAD, Positions, moments
from game.play.arcade.account import Earned
from game.play.arcade.run import Run
from game.play.arcade.run_text import paste_of
from game.play.game_rules import GHOST, MARATHON
from game.play.intents import EnterDigit, SelectCells
from game.play.leg import Leg
from game.play.modes.ghost import pace_of
from game.play.modes.rush import RushStanding
from game.play.modes.rush_run import RushRun
from game.play.selection import Tool
from game.play.versus.game import Kind, Side
from game.play.versus.match import Device, Ended, Match, Player
from game.play.versus.opponent import Pace
from game.ui.games.sample import sample_rush
from tests.play.arcade.played_runs import QUICK, QUICK_VALUES, begun, enter, run_of_session, won_run
from tests.play.boards import Clock

OPEN = QUICK.givens.open_cells


def played(
    cells: Sequence[int],
    *,
    misses: Sequence[int] = (),
    seconds: float = 3,
    note: bool = False,
    level: Level | None = Level.MEDIUM,
) -> Run:
    """Return a run that enters cells in an order, with wrong digits before some of them."""
    clock = Clock()
    session = begun(QUICK, clock)
    for number, cell in enumerate(cells):
        clock.now += seconds
        if number in misses:
            enter(session, cell, QUICK_VALUES[cell] % 9 + 1)
        if note and not number:
            session.do(SelectCells((cell,)))
            session.do(EnterDigit(QUICK_VALUES[cell], Tool.CORNER))
        enter(session, cell, QUICK_VALUES[cell])
    run = run_of_session(session)
    return run._replace(game=run.game._replace(level=level))


@cache
def won() -> Run:
    return played(OPEN)


def needing(technique: str, at: int = 5, worth: int = 75, run: Run | None = None) -> Run:
    """Return a run in which an entry needed a technique."""
    run = run or won()
    account = run.game.account
    assert account is not None
    earned = list(account.earned)
    earned[at] = Earned(earned[at].cell, technique, worth, worth)
    return run._replace(game=run.game._replace(account=account._replace(earned=tuple(earned))))


def change(run: Run, **fields: object) -> Run:
    return run._replace(game=run.game._replace(**fields))  # type: ignore[arg-type]


def test_there_are_twenty_and_none_is_done_by_nothing() -> None:
    assert len({one.id for one in ACHIEVEMENTS}) == 20
    assert not done(())
    assert done(mark for one in ACHIEVEMENTS for mark in one.marks) == {
        one.id for one in ACHIEVEMENTS
    }


def test_a_clean_win_is_a_first_light_spotless_and_by_eye() -> None:
    assert {"first-light", "spotless", "by-eye"} <= marks_of_run(won())
    assert not {"spotless"} & marks_of_run(change(won(), level=Level.EASY))
    assert "by-eye" not in marks_of_run(change(won(), level=Level.BEGINNER))
    assert "spotless" not in marks_of_run(played(OPEN, misses=(3,)))
    assert "by-eye" not in marks_of_run(played(OPEN, note=True))
    assert not marks_of_run(change(won(), account=None))


def test_help_earns_nothing() -> None:
    helped = won().game.tally._replace(helps=1)
    assert not marks_of_run(change(needing("swordfish"), tally=helped))


def test_one_voice_needs_all_cells_of_a_digit_in_a_row() -> None:
    digits = {d: [c for c in OPEN if QUICK_VALUES[c] == d] for d in range(1, 10)}
    cells = next(cells for cells in digits.values() if len(cells) >= 5)
    others = [cell for cell in OPEN if cell not in cells]
    assert "one-voice" in marks_of_run(played([*others[:2], *cells, *others[2:]]))
    torn = [*cells[:3], *others[:1], *cells[3:], *others[1:]]
    assert "one-voice" not in marks_of_run(played(torn))
    assert "one-voice" not in marks_of_run(played([*cells, *others], misses=(2,)))


def test_an_avalanche_is_ten_entries_in_thirty_seconds_after_a_hard_one() -> None:
    assert "avalanche" in marks_of_run(needing("naked-pair", run=played(OPEN, seconds=3)))
    assert "avalanche" not in marks_of_run(needing("naked-pair", run=played(OPEN, seconds=3.1)))
    last = len(OPEN) - 5
    assert "avalanche" not in marks_of_run(needing("naked-pair", at=last))
    assert "avalanche" not in marks_of_run(needing("hidden-single", worth=10))


def test_the_hard_way_is_an_entry_that_was_hard_while_a_single_was_there() -> None:
    assert "hard-way" in marks_of_run(needing("x-wing"))
    assert "hard-way" not in marks_of_run(won())


@pytest.mark.parametrize(
    ("technique", "mark"),
    [
        ("swordfish", "deep-water"),
        ("jellyfish", "deep-water"),
        ("w-wing", "three-wings:w-wing"),
        ("xyz-wing", "three-wings:xyz-wing"),
        ("simple-colours-wrap", "two-colours:simple-colours-wrap"),
        ("xy-chain", "chain-of-reason"),
        ("continuous-nice-loop", "chain-of-reason"),
    ],
)
def test_entries_by_a_technique_earn_its_mark(technique: str, mark: str) -> None:
    assert mark in marks_of_run(needing(technique))
    assert mark not in marks_of_run(needing("x-wing"))


def test_wings_are_gathered_in_any_runs() -> None:
    found = {mark for name in ("w-wing", "xy-wing") for mark in marks_of_run(needing(name))}
    three = next(one for one in reached(found) if one.achievement.id == "three-wings")
    assert (three.have, three.of, three.is_done) == (2, 3, False)
    assert "three-wings" in done(found | marks_of_run(needing("xyz-wing")))


def test_the_last_breath_is_twenty_entries_with_one_life_in_a_game_that_is_won() -> None:
    # After two mistakes one life is left, until ten entries in a row give another.
    assert "last-breath" not in marks_of_run(played(OPEN, misses=(3, 4)))
    long = change(won(), rules=won().game.rules._replace(lives=1, clean_for_life=99))
    assert "last-breath" in marks_of_run(long)


def test_half_the_time_is_half_of_par() -> None:
    account = won().game.account
    assert account is not None
    half = 500 * account.par.seconds
    assert "half-the-time" in marks_of_run(change(won(), milliseconds=half))
    assert "half-the-time" not in marks_of_run(change(won(), milliseconds=half + 1))


def test_each_level_has_its_metal() -> None:
    account = won().game.account
    assert account is not None
    platinum = change(won(), account=account._replace(medal="platinum"), level=Level.HARD)
    assert "seven-metals:hard" in marks_of_run(platinum)
    gold = change(won(), account=account._replace(medal="gold"), level=Level.HARD)
    assert not {"seven-metals:hard"} & marks_of_run(gold)
    assert "seven-metals" in done(f"seven-metals:{level.value}" for level in Level)


def test_a_rush_earns_fifty_flawless_and_the_techniques_that_were_struck_unlit() -> None:
    run = sample_rush(right=24, wrong=0)
    found = marks_of_rush(run, moments(run, Positions()))
    struck = {one for one in found if one.startswith("whole-road:")}
    assert struck == {f"whole-road:{one}" for one in run.asked[: len(struck)]}
    assert struck
    new = run._replace(new=run.asked[0])
    assert f"whole-road:{run.asked[0]}" not in marks_of_rush(new, moments(new, Positions()))
    standing = RushStanding(right=30, longest=50)
    assert {"fifty", "flawless"} == marks_of_rush(RushRun("a", "", standing=standing), ())
    for worse in ({"missed": 1, "longest": 49}, {"passed": 1, "longest": 49}, {"right": 29}):
        assert "flawless" not in marks_of_rush(
            RushRun("a", "", standing=standing._replace(**worse)), ()
        )
    assert not marks_of_rush(RushRun("a", "", standing=standing, given_up=True), ())
    assert "whole-road" in done(f"whole-road:{name}" for name in ROAD)


def test_a_ghost_is_overtaken_that_was_ahead_at_three_quarters() -> None:
    own = pace_of(won())
    quarter = -(-3 * len(own) // 4)
    ahead = tuple(at - 500 for at in own[:quarter]) + tuple(at + 500 for at in own[quarter:])
    raced = change(won(), rules=GHOST, pace=ahead)
    assert "overtaken" in marks_of_run(raced)
    assert "overtaken" not in marks_of_run(change(raced, pace=tuple(at + 500 for at in own)))
    assert "overtaken" not in marks_of_run(change(raced, pace=tuple(at - 500 for at in own)))


def test_the_top_of_the_hill_is_the_twelfth_stage() -> None:
    stage = change(won(), rules=MARATHON, leg=Leg(999_999), game_id=f"marathon-{'a' * 16}-012")
    assert "top-of-the-hill" in marks_of_run(stage)
    assert "top-of-the-hill" not in marks_of_run(change(stage, game_id=f"marathon-{'a' * 16}-011"))


def test_a_match_is_turned_round_by_who_lost_its_first_game() -> None:
    def match(*winners: Side | None, pace: Pace | None = None) -> Match:
        games = tuple(Ended("x", winner, (0, 0), (0, 0), 1) for winner in winners)
        players = (Player("Ada", Device.LEFT), Player("Ben", Device.COMPUTER, pace))
        return Match("a", Kind.RACE, players, games=games)

    assert marks_of_match(match(Side.B, Side.A, Side.A)) == {"turned-round"}
    assert marks_of_match(match(None, Side.B, Side.A, Side.A)) == {"turned-round"}
    assert not marks_of_match(match(Side.A, Side.B, Side.A))
    assert not marks_of_match(match(Side.B, Side.A))
    assert not marks_of_match(match(Side.A, Side.B, Side.B, pace=next(iter(Pace))))


def test_twelve_months_are_stamps_of_any_years() -> None:
    days = [date(2026 + month % 2, month, 3) for month in range(1, 13)]
    assert "twelve-months" in done(marks_of_stamps(days))
    (year,) = (one for one in reached(marks_of_stamps(days[:-1])) if one.have > 1)
    assert year == Reached(ACHIEVEMENTS[-1], 11)


def test_a_run_earns_only_where_its_score_is_what_its_moves_earn() -> None:
    honest = won_run(QUICK)
    assert "first-light" in FindMarks(paste_of(honest)).answer()
    account = honest.game.account
    assert account is not None
    assert account.medal == "platinum"
    forged = change(honest, account=account._replace(medal="silver"))
    assert not FindMarks(paste_of(forged)).answer()
    assert not FindMarks("nonet-rush:2:nonsense").answer()
