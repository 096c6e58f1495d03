"""Two at the table: what taps mean, and what the clock and the computer do."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.play.versus.game import Came, Kind, Side
from game.play.versus.hand import BOXES, EMPTY, Asks, Hand, at_cell, reach
from game.play.versus.match import COUNTDOWN, Device, Match, Player
from game.play.versus.opponent import Pace
from game.play.versus.table import Table

from .test_game import dealt

PEOPLE = (Player("Ada", Device.LEFT), Player("Ben", Device.RIGHT))


def table(kind: Kind = Kind.RACE, players: tuple[Player, Player] = PEOPLE) -> Table:
    return Table(Match("5a317e", kind, players), dealt(kind).boards, Random(1))


def begun(kind: Kind = Kind.RACE, players: tuple[Player, Player] = PEOPLE) -> Table:
    made = table(kind, players)
    wait(made, COUNTDOWN)
    return made


def wait(made: Table, milliseconds: int) -> None:
    for _ in range(0, milliseconds, 50):
        made.advance(50)


def enter(made: Table, side: Side, cell: int, digit: int) -> Came | None:
    """Tap an entry from the beginning."""
    box = at_cell(cell).box
    assert box is not None
    for key in (box, BOXES[box].index(cell), digit - 1):
        happened = made.tap(side, key)
    return None if happened is None else happened.came


def test_nothing_can_be_entered_before_the_countdown_has_ended() -> None:
    made = table()
    made.tap(Side.A, 0)
    assert made.hands[Side.A] == EMPTY
    wait(made, COUNTDOWN)
    made.tap(Side.A, 0)
    assert made.hands[Side.A] == Hand(0)


def test_a_pause_ends_with_a_countdown_in_which_no_lock_runs_out() -> None:
    made = begun()
    cell = made.game.values[0].index(0)
    enter(made, Side.A, cell, made.game.boards[0].solution[cell] % 9 + 1)
    made.count_down()
    wait(made, COUNTDOWN - 50)
    assert (made.is_counting, made.locked(Side.A)) == (True, 8_000)


def test_three_taps_are_an_entry_and_back_takes_one_of_them_back() -> None:
    made = begun()
    cell = made.game.values[0].index(0)
    solution = made.game.boards[0].solution
    made.hands[0] = at_cell(cell)
    for asks in (Asks.CELL, Asks.BOX, Asks.BOX):
        made.back(Side.A)
        assert made.hands[0].asks is asks
    assert enter(made, Side.A, cell, solution[cell]) is Came.RIGHT
    assert made.hands[0] == EMPTY


def test_a_wrong_digit_locks_the_hand_as_long_as_the_clock_says() -> None:
    made = begun()
    cell = made.game.values[0].index(0)
    right = made.game.boards[0].solution[cell]
    assert enter(made, Side.A, cell, right % 9 + 1) is Came.WRONG
    assert made.locked(Side.A) == 8_000
    wait(made, 7_950)
    made.tap(Side.A, 0)
    assert made.hands[0] == EMPTY
    wait(made, 50)
    assert enter(made, Side.A, cell, right) is Came.RIGHT


@given(st.lists(st.tuples(st.sampled_from(Side), st.integers(0, 8)), max_size=60), st.data())
def test_a_press_that_is_swallowed_changes_no_meaning(
    taps: list[tuple[Side, int]], data: st.DataObject
) -> None:
    """Only what arrives changes a hand, by what was lit, and never that of the other side."""
    made = begun(Kind.SHARED)
    for side, key in taps:
        if data.draw(st.booleans()):
            continue
        before, lit = list(made.hands), reach(made.hands[side], made.game, side)
        made.tap(side, key)
        assert made.hands[side.other] == before[side.other]
        if key not in lit and lit:
            assert made.hands[side] == before[side]
        if before[side].asks is not Asks.DIGIT and key in lit and not made.locked(side):
            assert made.hands[side].asks is not before[side].asks
        made.advance(250)


def test_what_the_other_takes_leaves_ones_own_next_tap_a_digit() -> None:
    made = begun(Kind.SHARED)
    cell = made.game.values[0].index(0)
    right = made.game.boards[0].solution[cell]
    made.hands[0] = at_cell(cell)
    made.advance(50)
    enter(made, Side.B, cell, right)
    made.advance(50)
    assert made.hands[0].asks is Asks.DIGIT
    happened = made.tap(Side.A, right % 9)
    assert happened is not None
    assert happened.came is Came.SETTLED
    assert (made.hands[0], made.locked(Side.A)) == (EMPTY, 0)


def test_a_computer_reaches_out_before_it_enters_and_wins_against_nobody() -> None:
    made = begun(players=(PEOPLE[0], Player("Edda", Device.COMPUTER, Pace.EXPERT)))
    seen, entered = set(), 0
    for _ in range(10_000):
        entered += len(made.advance(50))
        seen.add(made.hands[1].asks)
        if made.game.is_over:
            break
    assert made.game.winner is Side.B
    assert entered >= 41
    assert seen == set(Asks)
    assert not made.tap(Side.B, 0)
