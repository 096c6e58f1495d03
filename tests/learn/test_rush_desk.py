"""The desk of Rush: when the clock runs, what is shown, and that play always verifies."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.learn.rush import Positions
from game.learn.rush_desk import CARD_LEAST, SHOWN_LEAST, SHOWN_MOST, STALL, AgainDesk, Desk, Phase
from game.learn.rush_verify import verify
from game.play.arcade.verify import Finding
from game.play.modes.rush import CLOCK, LEAST_THOUGHT
from game.play.modes.rush_run import RushRun

POSITIONS = Positions()


def desk(*asked: str, new: str = "", reads: bool = False) -> Desk:
    return Desk(RushRun("desk", POSITIONS.digest, asked=asked, new=new), POSITIONS, reads=reads)


def let(one: Desk, milliseconds: int) -> None:
    one.drawn()
    while milliseconds > 0:
        one.pass_time(min(50, milliseconds))
        milliseconds -= 50


def phase(one: Desk | AgainDesk) -> Phase:
    return one.phase


def test_time_counts_from_the_first_frame_and_a_stall_for_little() -> None:
    one = desk()
    one.pass_time(5_000)
    assert one.left == CLOCK
    one.drawn()
    one.pass_time(5_000)
    assert one.left == CLOCK - STALL


def test_nothing_answers_within_the_first_moments() -> None:
    one = desk()
    cell, digit = min(one.question.answers)
    let(one, LEAST_THOUGHT - 50)
    assert one.answer(cell, digit) is None
    assert one.skip() is None
    let(one, 50)
    assert one.answer(cell, digit) is not None
    assert one.answer(cell, digit) is None


def test_an_answer_is_shown_for_a_while_and_then_goes_by_a_key_or_by_itself() -> None:
    one = desk()
    let(one, 1_000)
    one.skip()
    assert phase(one) is Phase.SHOWN
    shown, left = one.question, one.left
    assert not one.press()
    let(one, SHOWN_LEAST)
    assert one.press()
    assert one.question is not shown
    assert one.left == left
    let(one, 1_000)
    one.skip()
    let(one, SHOWN_MOST)
    assert phase(one) is Phase.ASKED


def test_the_card_of_a_new_technique_comes_once() -> None:
    one = desk("naked-pair", new="naked-pair")
    cards = 0
    for _ in range(40):
        if phase(one) is Phase.CARD:
            cards += 1
            assert one.question.is_new
            assert not one.press()
            let(one, CARD_LEAST)
            assert one.press()
        let(one, 200)
        one.answer(*min(one.question.answers))
    assert cards == 1


def test_pausing_before_the_first_frame_passes_nothing() -> None:
    one = desk()
    one.pause()
    assert (phase(one), one.moments) == (Phase.PAUSED, [])
    one.drawn()
    assert one.press()
    one.drawn()
    one.pass_time(20)
    one.pause()
    assert one.answers[-1].thought == LEAST_THOUGHT


@given(st.integers(0, 5_000))
def test_whatever_is_pressed_whenever_the_rush_verifies(number: int) -> None:
    rng = Random(number)
    one = desk(*rng.sample(("naked-pair", "x-wing", "locked-pair"), rng.randrange(4)))
    for _ in range(160):
        if phase(one) is Phase.OVER:
            break
        if rng.random() < 0.8:
            one.drawn()
        one.pass_time(rng.choice((0, 16, 100, 250, 9_999)))
        one.prepare()
        question = one.question
        what = rng.random()
        if what < 0.3:
            one.answer(*min(question.answers))
        elif what < 0.5:
            one.answer(rng.randrange(81), rng.randrange(1, 10))
        elif what < 0.6:
            one.skip()
        elif what < 0.64:
            one.pause()
        else:
            one.press()
    run = one.ended._replace(ended_at="2026-11-22T12:00:00Z", day="2026-11-22")
    if phase(one) is not Phase.OVER:
        run = run._replace(given_up=True)
    found = verify(run, POSITIONS)
    assert found is (Finding.GIVEN_UP if run.given_up else Finding.EARNED)


def test_what_comes_again_has_no_clock_and_waits_for_a_key() -> None:
    questions = tuple(POSITIONS.strike("x-wing", index) for index in (0, 1))
    one = AgainDesk(questions)
    one.drawn()
    one.pass_time(100_000)
    assert phase(one) is Phase.ASKED
    one.skip()
    assert (phase(one), one.question) == (Phase.SHOWN, questions[0])
    one.drawn()
    one.pass_time(100_000)
    assert phase(one) is Phase.SHOWN
    assert one.press()
    one.drawn()
    one.pass_time(200)
    assert one.answer(*min(questions[1].answers))
    assert (phase(one), one.found) == (Phase.OVER, [False, True])
