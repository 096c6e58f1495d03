import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.messages.catalogue import Catalogue
from game.play.history import FEWEST, History, HistoryCapacityError


def filled(moves: int, capacity: int | None) -> History[int, str]:
    history: History[int, str] = History(0, capacity)
    for number in range(1, moves + 1):
        history.push(f"move {number}", number)
    return history


def test_an_unlimited_history_goes_back_to_the_start() -> None:
    history = filled(1000, None)
    undone = 0
    while history.undo():
        undone += 1
    assert (undone, history.state) == (1000, 0)


def test_a_bounded_history_drops_the_oldest_move() -> None:
    history = filled(25, 10)
    assert history.moves == tuple(f"move {number}" for number in range(16, 26))
    undone = 0
    while history.undo():
        undone += 1
    assert (undone, history.state, history.start) == (10, 15, 15)
    assert not history.undo()


@pytest.mark.parametrize("capacity", [9, 1, 0, -3])
def test_a_capacity_below_the_fewest_is_refused(capacity: int) -> None:
    with pytest.raises(HistoryCapacityError) as caught:
        History(0, capacity)
    assert str(FEWEST) in Catalogue().error(caught.value)


def test_a_new_move_forgets_those_taken_back() -> None:
    history = filled(5, None)
    history.undo()
    history.undo()
    history.push("other", 99)
    assert history.moves == ("move 1", "move 2", "move 3", "other")
    assert not history.redo()
    assert list(history.states) == [0, 1, 2, 3, 99]


def test_there_is_no_position_outside() -> None:
    history = filled(3, None)
    history.go_to(0)
    assert history.state == 0
    with pytest.raises(IndexError):
        history.go_to(4)


@given(st.lists(st.sampled_from(["push", "undo", "redo"])), st.none() | st.integers(10, 14))
def test_the_state_is_always_that_of_the_move_before(
    doings: list[str], capacity: int | None
) -> None:
    history: History[int, int] = History(0, capacity)
    number = 0
    for doing in doings:
        if doing == "push":
            number += 1
            history.push(number, number)
        elif doing == "undo":
            history.undo()
        else:
            history.redo()
        made = history.moves[: history.position]
        assert history.state == (made[-1] if made else history.start)
        assert capacity is None or len(history.moves) <= capacity
