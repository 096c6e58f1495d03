import json

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.grid import Grid
from game.core.rules import Puzzle, conflicts
from game.messages.catalogue import Catalogue
from game.messages.hint_words import hint_text
from game.play.intents import Command, Intent
from game.play.options import ConflictRule, Options
from game.play.scoring import Won
from game.play.serial import decode, encode
from game.play.session import Session
from game.play.view import Status
from tests.play.boards import EASY, Clock, new_session
from tests.play.strategies import games

MANY = Puzzle(Grid.parse("12" + "." * 79))
CATALOGUE = Catalogue()


def play(session: Session, intents: list[Intent]) -> None:
    for intent in intents:
        session.do(intent)
    session.do(Command.RESUME)


@settings(max_examples=12)
@given(games, st.sampled_from([EASY, MANY]))
def test_whatever_is_done_the_givens_stay_and_the_view_tells_the_truth(
    intents: list[Intent], puzzle: Puzzle
) -> None:
    session = new_session(puzzle)
    before = session.view()
    for intent in intents:
        outcome = session.do(intent)
        view = session.view()
        assert (view != before) <= outcome.changed
        if outcome.message is not None:
            assert CATALOGUE.render(outcome.message)
        if view.hint is not None:
            assert CATALOGUE.render(view.hint.title)
            assert hint_text(CATALOGUE, view.hint)
        for cell, given_digit in enumerate(puzzle.givens.values):
            assert not given_digit or view.cells[cell].digit == given_digit
            assert view.cells[cell].given == bool(given_digit)
        assert bytes(cell.digit for cell in view.cells) == session.state.values
        assert view.open_cells == session.state.values.count(0)
        before = view


@settings(max_examples=60)
@given(games, st.sampled_from([None, 10, 25]))
def test_undo_brings_back_every_state_and_redo_goes_there_again(
    intents: list[Intent], capacity: int | None
) -> None:
    session = new_session(capacity=capacity)
    play(session, intents)
    while session.view().can_redo:
        session.do(Command.REDO)
    passed = [session.state]
    while session.view().can_undo:
        session.do(Command.UNDO)
        passed.append(session.state)
    if capacity is None:
        assert session.state.grid == EASY.givens
        assert not any(session.state.corner + session.state.centre)
    for state in reversed(passed[:-1]):
        session.do(Command.REDO)
        assert session.state == state
    assert not session.view().can_redo


@settings(max_examples=20)
@given(games, st.sampled_from([None, 10]), st.sampled_from([EASY, MANY]))
def test_a_saved_game_goes_on_where_it_was(
    intents: list[Intent], capacity: int | None, puzzle: Puzzle
) -> None:
    clock = Clock()
    session = new_session(puzzle, capacity=capacity, clock=clock)
    play(session, intents)
    clock.now += 61.5
    saved = session.saved()
    plain = json.loads(json.dumps(encode(saved)))
    assert decode(plain) == saved
    again = Session(decode(plain), options=session.options, clock=clock)
    assert again.saved() == saved
    assert again.state == session.state
    assert again.view().elapsed == session.view().elapsed
    while session.view().can_undo:
        session.do(Command.UNDO)
        again.do(Command.UNDO)
        assert again.state == session.state


@settings(max_examples=60)
@given(games)
def test_a_session_that_refuses_conflicts_never_has_one(intents: list[Intent]) -> None:
    from game.play.intents import SetOptions

    session = new_session(options=Options(conflict_rule=ConflictRule.REFUSE))
    play(session, [intent for intent in intents if not isinstance(intent, SetOptions)])
    assert not conflicts(session.state.grid)


@settings(max_examples=40)
@given(games)
def test_a_game_is_won_for_the_first_time_once(intents: list[Intent]) -> None:
    solution = new_session().solution
    assert solution is not None
    givens = bytearray(solution.values)
    givens[0] = givens[40] = 0
    session = new_session(Puzzle(Grid(givens)))
    firsts = 0
    for intent in intents:
        for event in session.do(intent).events:
            firsts += isinstance(event, Won) and event.first
        if session.status is Status.WON:
            assert session.state.grid == solution
    assert firsts <= 1
