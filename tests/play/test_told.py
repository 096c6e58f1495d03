"""A puzzle whose rules are not all known: played by what its file brings."""

import pytest

from game.core.constraint import Constraint
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.core.verdict import Verdict
from game.play.fields import SaveError
from game.play.game_events import Refusal, Refused
from game.play.intents import Command, EnterDigit, SelectCells, Settled
from game.play.questions import SettleBoard
from game.play.serial import decode, encode
from game.play.session import Session
from game.play.told import Told
from game.play.view import Status
from game.work.question import at_once

SHAPE = geometry_of("4x4/1x4~unread")
OWN = Grid.parse("1234341221434321", SHAPE)
GIVENS = Grid.parse(".234341221434321", SHAPE)
DRAWING = Constraint("line", lines=(((1, 1), (1, 2)),), values=("3",), more='{"width":0.3}')


def begun(**parts: object) -> Session:
    told = Told(Verdict.UNJUDGED, OWN, "Ada", "Rows and columns.\nNo more.", (DRAWING,), ("loop",))
    told = told._replace(**parts)  # type: ignore[arg-type]
    return Session.new(Puzzle(GIVENS), clock=lambda: 0.0, told=told)


def test_no_hint_is_given_and_a_check_knows_its_solution() -> None:
    session = begun()
    refused = session.do(Command.HINT)
    assert any(isinstance(e, Refused) and e.reason is Refusal.UNJUDGED for e in refused.events)
    session.do(SelectCells((0,)))
    after = []
    for digit in (2, 1):
        session.do(EnterDigit(digit))
        after.append(session.status)
    assert after == [Status.FULL_WRONG, Status.WON]


def test_it_is_won_by_its_own_solution_though_that_breaks_a_row() -> None:
    twice = Grid.parse("2234341221434321", SHAPE)
    session = begun(solution=twice)
    session.do(SelectCells((0,)))
    session.do(EnterDigit(2))
    assert session.status is Status.WON


def test_a_save_keeps_what_the_file_told() -> None:
    saved = begun().saved()
    plain = encode(saved)
    assert decode(plain).told == saved.told
    told = plain["told"]
    assert isinstance(told, dict)
    drawn = begun(drawn=("thermometer",)).saved()
    assert decode(encode(drawn)).told == drawn.told
    del told["drawn"]
    assert decode(plain).told == saved.told, "an older save lacks it"
    told["solution"] = ".234341221434321"
    with pytest.raises(SaveError):
        decode(plain)


@pytest.mark.parametrize("verdict", [Verdict.UNIQUE, Verdict.MANY, Verdict.NONE])
def test_a_verdict_is_taken_up_when_it_comes(verdict: Verdict) -> None:
    board = geometry_of("4x4")
    texts = {
        Verdict.UNIQUE: ".234341221434321",
        Verdict.MANY: "................",
        # Each digit of the first row's last cell is ruled out.
        Verdict.NONE: "12.....3........",
    }
    givens = Grid.parse(texts[verdict], board)
    open_yet = Told(Verdict.GAVE_UP, rules="As usual.")
    session = Session.new(Puzzle(givens), clock=lambda: 0.0, told=open_yet)
    assert session.solution is None
    outcome = session.do(Settled(SettleBoard(givens).answer(at_once)))
    assert outcome.save
    told = decode(encode(session.saved())).told
    assert told is not None
    assert (told.verdict, told.rules) == (verdict, "As usual.")
    assert (session.solution is not None) == (verdict is Verdict.UNIQUE)
    assert session.view().told == told
    refused = session.do(Command.HINT).events
    off = any(isinstance(e, Refused) and e.reason is Refusal.UNSOLVABLE for e in refused)
    assert off == (verdict is Verdict.NONE)
    session.do(Command.REWIND_MISTAKE)
    assert not session.do(Settled(SettleBoard(givens).answer(at_once))).changed
