"""Colours, lines, trials and checkpoints: made, taken back, saved and replayed."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.rules import Puzzle
from game.generate.killer_bank import KillerBank
from game.generate.levels import Level
from game.play.game_events import Refusal, Refused
from game.play.game_rules import ARCADE
from game.play.intents import (
    Aim,
    Command,
    EnterDigit,
    Intent,
    JoinHere,
    SelectCells,
    SetTool,
    Strike,
)
from game.play.moves import (
    FinishTrial,
    ForgetCheckpoint,
    GoToCheckpoint,
    KeepCheckpoint,
    StartAgain,
    StartTrial,
)
from game.play.paint import COLOURS, Join
from game.play.selection import Tool
from game.play.serial import decode, encode
from game.play.session import Session
from game.play.state import MOST_CHECKPOINTS
from tests.play.boards import EASY, EASY_SOLUTION, Clock, new_session

ONE, OTHER, THIRD = EASY.givens.open_cells[:3]
RIGHT = EASY_SOLUTION.values[ONE]
GIVEN = next(cell for cell, value in enumerate(EASY.givens.values) if value)


def told(session: Session, *intents: Intent) -> list[Refusal]:
    """Do some things; return what was refused."""
    events = [event for intent in intents for event in session.do(intent).events]
    return [event.reason for event in events if isinstance(event, Refused)]


def again(session: Session) -> Session:
    """Put a game down as text, and take it up."""
    plain = json.loads(json.dumps(encode(session.saved())))
    return Session(decode(plain), options=session.options, clock=Clock())


def colours(session: Session) -> dict[int, int]:
    cells = session.view().cells
    return {cell: view.colours for cell, view in enumerate(cells) if view.colours}


def test_cells_have_one_to_eight_colours_givens_too() -> None:
    session = new_session()
    told(session, SetTool(Tool.COLOUR), SelectCells((ONE, GIVEN)))
    for colour in range(1, COLOURS + 1):
        told(session, EnterDigit(colour))
    assert colours(session) == {ONE: 255, GIVEN: 255}
    told(session, SelectCells((ONE, OTHER)), EnterDigit(3))
    assert colours(session) == {ONE: 255, GIVEN: 255, OTHER: 4}
    told(session, EnterDigit(3))
    assert colours(session) == {ONE: 251, GIVEN: 255}
    assert colours(again(session)) == colours(session)
    told(session, Command.UNDO, Command.UNDO)
    assert colours(session) == {ONE: 255, GIVEN: 255}
    told(session, SelectCells((GIVEN,)), Command.ERASE)
    assert colours(session) == {ONE: 255}
    told(session, SelectCells((ONE,)), EnterDigit(COLOURS + 1))
    assert colours(session) == {}
    assert told(session, Command.ERASE) == [Refusal.NOTHING_TO_ERASE]
    assert session.state.values == EASY.givens.values


def test_a_colour_needs_no_other_tool() -> None:
    session = new_session()
    told(session, SelectCells((ONE,)), EnterDigit(2, Tool.COLOUR))
    assert colours(session) == {ONE: 2}
    assert session.view().tool is Tool.DIGIT


def test_candidates_have_colours_of_their_own() -> None:
    session = new_session()
    told(session, SetTool(Tool.COLOUR), Aim(5), SelectCells((ONE, GIVEN)), EnterDigit(1))
    told(session, EnterDigit(2))
    view = session.view()
    assert (view.aim, view.cells[ONE].spots, view.cells[GIVEN].spots) == (5, ((5, 3),), ())
    assert view.cells[ONE].colours == 0
    assert told(session, SelectCells((GIVEN,)), EnterDigit(1)) == [Refusal.FILLED]
    assert again(session).view().cells[ONE].spots == ((5, 3),)
    # Under a digit a candidate is not seen, and it is there again when that goes.
    told(session, SetTool(Tool.DIGIT), SelectCells((ONE,)), EnterDigit(RIGHT))
    assert session.view().cells[ONE].spots == ()
    told(session, Command.ERASE)
    assert session.view().cells[ONE].spots == ((5, 3),)


def test_lines_join_cells_and_links_join_candidates() -> None:
    session = new_session()
    told(session, SelectCells((OTHER,)), JoinHere(), SelectCells((ONE,)), JoinHere())
    assert session.view().joins == (Join((ONE, 0), (OTHER, 0)),)
    assert session.view().cells[ONE].pen == 0
    told(session, Aim(4), SelectCells((THIRD,)), JoinHere(strong=False))
    assert session.view().joins[1] == Join((ONE, 0), (THIRD, 4), strong=False)
    told(session, Aim(None), SelectCells((ONE,)), JoinHere(), SelectCells((OTHER,)), JoinHere())
    assert session.view().joins == (Join((ONE, 0), (THIRD, 4), strong=False),)
    assert again(session).view().joins == session.view().joins
    told(session, Command.UNDO)
    assert len(session.view().joins) == 2
    assert session.view().drawing
    told(session, Aim(None))
    assert not session.view().drawing


def test_a_trial_has_its_own_ink_and_goes_or_stays_as_a_whole() -> None:
    session = new_session()
    told(session, SelectCells((OTHER,)), EnterDigit(EASY_SOLUTION.values[OTHER]), StartTrial())
    assert told(session, StartTrial()) == [Refusal.TRIAL]
    told(session, SelectCells((ONE,)), EnterDigit(RIGHT), EnterDigit(1, Tool.COLOUR))
    view = session.view()
    assert (view.trying, view.cells[ONE].guess, view.cells[OTHER].guess) == (True, True, False)
    assert again(session).view().cells == view.cells
    told(session, FinishTrial(keep=False))
    assert session.state.values[ONE] == 0
    assert session.state.values[OTHER]
    assert not session.view().trying
    assert colours(session) == {}
    told(session, Command.UNDO)
    assert session.view().cells[ONE].guess
    told(session, FinishTrial(keep=True))
    assert session.state.values[ONE] == RIGHT
    assert not session.view().cells[ONE].guess
    assert told(session, FinishTrial(keep=True)) == [Refusal.NO_TRIAL]


def test_a_wrong_entry_of_a_trial_is_no_mistake() -> None:
    session = new_session()
    wrong = RIGHT % 9 + 1
    told(session, StartTrial(), SelectCells((ONE,)), EnterDigit(wrong), FinishTrial(keep=False))
    assert session.view().mistakes == 0
    told(session, EnterDigit(wrong))
    assert session.view().mistakes == 1


def test_a_checkpoint_survives_its_use_and_what_comes_after() -> None:
    session = new_session()
    told(session, SelectCells((ONE,)), EnterDigit(RIGHT), KeepCheckpoint(" A\npair "))
    assert session.view().checkpoints == ("A pair",)
    told(session, SelectCells((OTHER,)), EnterDigit(1), GoToCheckpoint("A pair"))
    assert session.state.values[OTHER] == 0
    told(session, Command.UNDO)
    assert session.state.values[OTHER] == 1
    told(session, Command.REDO, StartAgain())
    assert session.state.values == EASY.givens.values
    told(session, GoToCheckpoint("A pair"))
    assert session.state.values[ONE] == RIGHT
    assert again(session).view().checkpoints == ("A pair",)
    told(session, ForgetCheckpoint("A pair"))
    assert session.view().checkpoints == ()
    assert (
        told(session, GoToCheckpoint("A pair"), ForgetCheckpoint("A pair"), KeepCheckpoint(" "))
        == [Refusal.NO_CHECKPOINT] * 3
    )


def test_checkpoints_are_so_many_and_a_name_is_used_anew() -> None:
    session = new_session()
    names = [f"C{number}" for number in range(MOST_CHECKPOINTS)]
    told(session, *map(KeepCheckpoint, names))
    assert told(session, KeepCheckpoint("one more")) == [Refusal.CHECKPOINTS]
    told(session, SelectCells((ONE,)), EnterDigit(RIGHT), KeepCheckpoint("C0"))
    assert session.view().checkpoints == (*names[1:], "C0")
    told(session, Command.UNDO, Command.UNDO, GoToCheckpoint("C0"))
    assert session.state.values[ONE] == 0


def test_a_scored_game_has_one_course_and_may_be_coloured() -> None:
    session = Session.new(EASY, clock=Clock(), rules=ARCADE)
    assert told(session, StartTrial(), KeepCheckpoint("A")) == [Refusal.SCORED] * 2
    told(session, SelectCells((ONE,)), EnterDigit(1, Tool.COLOUR))
    assert colours(session) == {ONE: 1}


cells = st.sampled_from(EASY.givens.open_cells[:6])
intents = st.one_of(
    st.builds(SelectCells, st.lists(cells, min_size=1, max_size=3).map(tuple)),
    st.builds(EnterDigit, st.integers(1, 9), st.sampled_from(Tool)),
    st.builds(Aim, st.none() | st.integers(1, 9)),
    st.builds(JoinHere, st.booleans()),
    st.just(StartTrial()),
    st.builds(FinishTrial, st.booleans()),
    st.builds(KeepCheckpoint, st.sampled_from("ab")),
    st.builds(GoToCheckpoint, st.sampled_from("ab")),
    st.builds(ForgetCheckpoint, st.sampled_from("ab")),
    st.sampled_from(
        [Command.UNDO, Command.REDO, StartAgain(), Command.ERASE, SetTool(Tool.COLOUR)]
    ),
)


@settings(max_examples=60)
@given(st.lists(intents, max_size=30))
def test_whatever_was_done_is_saved_replayed_and_taken_back(done: list[Intent]) -> None:
    session = new_session()
    told(session, *done)
    loaded = again(session)
    assert loaded.state == session.state
    while session.view().can_undo:
        told(session, Command.UNDO)
    assert session.state.values == EASY.givens.values
    assert session.state.paint.colours == ()
    assert session.view().checkpoints == ()


KILLER = KillerBank().entry(Level.EASY, 0).givens
CAGED = KILLER.open_cells[:4]
strokes = st.one_of(
    st.builds(Strike, st.integers(-1, len(KILLER.geometry.constraints)), st.integers(1, 511)),
    st.builds(EnterDigit, st.integers(1, 9), st.sampled_from(Tool)),
    st.builds(SelectCells, st.lists(st.sampled_from(CAGED), min_size=1, max_size=2).map(tuple)),
    st.sampled_from(
        [
            Command.UNDO,
            Command.REDO,
            StartAgain(),
            Command.ERASE,
            StartTrial(),
            FinishTrial(keep=False),
        ]
    ),
)


@settings(max_examples=60)
@given(st.lists(strokes, max_size=20))
def test_struck_sums_are_saved_replayed_and_taken_back(done: list[Intent]) -> None:
    session = Session.new(Puzzle(KILLER), clock=Clock())
    told(session, *done)
    loaded = again(session)
    assert loaded.state == session.state
    assert loaded.view().struck == session.view().struck
    while session.view().can_undo:
        told(session, Command.UNDO)
    assert session.view().struck == ()


def test_a_sum_is_struck_given_back_and_kept_through_what_is_erased() -> None:
    session = Session.new(Puzzle(KILLER), clock=Clock(), rules=ARCADE)
    told(session, Strike(0, 5), Strike(1, 3), Strike(0, 6))
    assert session.view().struck == ((0, 5), (0, 6), (1, 3))
    told(session, Strike(0, 5), SelectCells((CAGED[0],)), EnterDigit(1, Tool.COLOUR))
    told(session, EnterDigit(COLOURS + 1, Tool.COLOUR))
    assert session.view().struck == ((0, 6), (1, 3))
    told(session, Command.UNDO, Command.UNDO, Command.UNDO)
    assert session.view().struck == ((0, 5), (0, 6), (1, 3))
    # A board without cages has nothing to strike.
    plain = new_session()
    told(plain, Strike(0, 5))
    assert not plain.view().can_undo


@pytest.mark.parametrize(
    "wrong",
    [
        ["colour", [[0, 10]], 1, True], ["colour", [[81, 0]], 1, True],
        ["colour", [[0, 0]], 9, True],
        ["colour", [[0]], 1, True], ["line", [1, 0], [0, 0], True, True],
        ["line", [0, 0], [0, 0], True, True], ["checkpoint", ""], ["checkpoint", "a\u0000b"],
        ["checkpoint", "x" * 200], ["return", 5], ["end-trial", 1], ["trial", 1],
        ["strike", 0, 5, True],
    ],
)  # fmt: skip
def test_a_damaged_move_is_refused(wrong: list[object]) -> None:
    from game.play.fields import SaveError

    plain = encode(new_session().saved())
    plain["played"] = [[0, *wrong]]
    with pytest.raises(SaveError):
        decode(plain)


@pytest.mark.parametrize("cage", [-1, len(KILLER.geometry.constraints)])
def test_a_stroke_at_no_cage_is_refused(cage: int) -> None:
    from game.play.fields import SaveError

    plain = encode(Session.new(Puzzle(KILLER), clock=Clock()).saved())
    plain["played"] = [[0, "strike", len(KILLER.geometry.constraints) - 1, 5, True]]
    decode(plain)
    plain["played"] = [[0, "strike", cage, 5, True]]
    with pytest.raises(SaveError):
        decode(plain)
