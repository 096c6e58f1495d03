"""Which techniques a Rush asks for, how well they are mastered, and which rank somebody has."""

import pytest

from game.learn.mastery import InRush, Mastery, Try, in_rush, mastery_of
from game.learn.rush import ROAD
from game.learn.rush_list import EVEN, Player, listed, own_pace
from game.learn.rush_rank import rank_of
from game.logic.judge import par
from game.play.modes.rush import SINGLES, Form, RushStanding, Verdict

NOW = "2026-11-22T12:00:00Z"


def tries(signs: str, *, took: int = 1_000) -> tuple[Try, ...]:
    """Return tries by signs: + right, - wrong, l right while lit, s right in the school."""
    return tuple(Try(sign != "-", sign == "l", took, NOW, sign == "s") for sign in signs)


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ("", InRush.OPEN),
        ("++", InRush.OPEN),
        ("+++", InRush.KNOWN),
        ("lll", InRush.KNOWN),
        ("++-", InRush.OPEN),
        ("++-+", InRush.KNOWN),
        ("+++--", InRush.OPEN),
        ("---", InRush.OPEN),
        ("----", InRush.RESTS),
        ("+---", InRush.RESTS),
        ("+---s", InRush.OPEN),
        ("+---s++", InRush.OPEN),
        ("+---s+++", InRush.KNOWN),
    ],
)
def test_known_and_resting_follow_from_the_last_four_strikes(signs: str, expected: InRush) -> None:
    assert in_rush(tries(signs), known=False) is expected
    assert in_rush(tries(signs), known=True) is InRush.KNOWN


def test_a_list_has_what_is_known_and_at_most_one_that_is_new() -> None:
    known = {"locked-pair", "x-wing", "naked-pair"}

    def state(name: str) -> InRush:
        return InRush.KNOWN if name in known else InRush.OPEN

    for rushes in (0, 1):
        found = listed(Player(rushes), state, "seed")
        assert set(found.asked) == known
        assert not found.new
    found = listed(Player(2), state, "seed")
    assert found.new == found.asked[0] == "locked-candidates-1"
    assert set(found.asked[1:]) == known
    assert listed(Player(2), state, "seed") == found
    orders = {listed(Player(2), state, str(n)).asked for n in range(60)}
    assert len(orders) == 6


def test_what_rests_is_out_and_what_does_not_fit_is_neither_known_nor_new() -> None:
    found = listed(Player(2), lambda _: InRush.RESTS, "seed")
    assert found.asked == ()
    slow = listed(Player(9, pace=334), lambda _: InRush.KNOWN, "seed")
    assert {par(name) for name in slow.asked} == {12}
    even = listed(Player(9), lambda _: InRush.KNOWN, "seed")
    assert max(par(name) for name in even.asked) == 50


def test_up_to_a_rung_chosen_by_hand_all_is_known() -> None:
    found = listed(Player(rung="naked-pair"), lambda _: InRush.OPEN, "seed")
    assert set(found.asked) == set(ROAD[:5])


def test_own_pace_is_thought_by_what_right_answers_were_allotted() -> None:
    box = SINGLES[Form.BOX]
    one = RushStanding().answer(box, Verdict.RIGHT, 5_200)
    one = one.answer(box, Verdict.MISSED, 9_000)
    assert own_pace([one]) == 200
    assert own_pace([RushStanding()]) == EVEN
    quick = RushStanding().answer(box, Verdict.RIGHT, 1_300)
    assert own_pace([one, *[quick] * 5]) == 50


def test_mastery_grows_from_met_to_mastered() -> None:
    quick, slow = 1_000 * par("naked-pair"), 1_500 * par("naked-pair")
    far, near = "2027-01-25T12:00:00Z", "2026-12-22T12:00:00Z"

    def of(signs: str, took: int, *, known: bool = True, due: str | None = None) -> Mastery:
        return mastery_of("naked-pair", tries(signs, took=took), known=known, due=due, now=NOW)

    assert of("-", quick, known=False) is Mastery.NONE
    assert of("+", quick, known=False) is Mastery.MET
    assert of("+-+", quick, known=False) is Mastery.LEARNING
    assert of("+++", quick) is Mastery.KNOWN
    assert of("+" * 8 + "--", slow) is Mastery.FLUENT
    assert of("+" * 8 + "--", slow + 1) is Mastery.KNOWN
    assert of("l" * 10, quick) is Mastery.KNOWN
    assert of("+" * 9 + "-", quick, due=near) is Mastery.FLUENT
    assert of("+" * 9 + "-", quick, due=far) is Mastery.MASTERED
    assert of("+" * 8 + "--", quick, due=far) is Mastery.FLUENT


def test_a_rank_comes_from_the_fifth_rush_on_and_is_never_lost() -> None:
    assert rank_of([900] * 4).name == ""
    reached = rank_of([800] * 5)
    assert (reached.name, reached.next, reached.least) == ("tracer", "weaver", 1_000)
    fallen = rank_of([800] * 5 + [100] * 20)
    assert (fallen.name, fallen.median) == ("tracer", 100)
    assert rank_of([9_999] * 5).next == ""
