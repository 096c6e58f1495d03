import json

import pytest

from game.core.digits import Digit, mask_of
from game.core.geometry import CLASSIC, geometry_of
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.messages.catalogue import Catalogue
from game.play.game_events import (
    DigitFinished,
    DigitPlaced,
    Erased,
    HouseFinished,
    NotesChanged,
    NotesFilled,
    Redone,
    Refusal,
    Refused,
    Restarted,
    Undone,
)
from game.play.intents import (
    ApplyArmed,
    ArmDigit,
    Command,
    EnterDigit,
    HoldTool,
    Intent,
    MoveCursor,
    PressCell,
    SelectCells,
    SetOptions,
    SetTool,
)
from game.play.moves import FillAll, StartAgain
from game.play.options import ConflictDisplay, ConflictRule, Options
from game.play.outcome import Outcome
from game.play.selection import Tool
from game.play.serial import decode, encode
from game.play.session import Session
from tests.play.boards import EASY, EASY_SOLUTION, new_session

CATALOGUE = Catalogue()
GIVEN = 3
"""r1c4 is a given 1."""


def at(session: Session, *cells: int) -> Session:
    session.do(SelectCells(cells))
    return session


def reasons(outcome: Outcome) -> list[Refusal]:
    return [event.reason for event in outcome.events if isinstance(event, Refused)]


def test_a_digit_goes_into_all_selected_cells_but_givens() -> None:
    session = at(new_session(), 0, GIVEN, 80)
    session.do(EnterDigit(5))
    values = session.state.values
    assert (values[0], values[GIVEN], values[80]) == (5, 1, 5)


def test_the_same_digit_again_is_no_move() -> None:
    session = at(new_session(), 0)
    session.do(EnterDigit(5))
    assert session.do(EnterDigit(5)).events == ()
    session.do(Command.UNDO)
    assert not session.view().can_undo


def test_a_given_is_refused_without_a_change() -> None:
    session = at(new_session(), GIVEN)
    for intent in (EnterDigit(5), EnterDigit(5, Tool.CORNER), Command.ERASE):
        outcome = session.do(intent)
        assert reasons(outcome) == [Refusal.GIVEN]
        assert not outcome.changed
    assert not session.view().can_undo


@pytest.mark.parametrize("intent", [EnterDigit(5), Command.ERASE])
def test_nothing_selected_is_told(intent: Intent) -> None:
    session = new_session()
    session.do(Command.SELECT_NONE)
    assert reasons(session.do(intent)) == [Refusal.NOTHING_SELECTED]


def test_a_conflict_names_house_and_cells_and_is_shown() -> None:
    session = at(new_session(), 0)
    outcome = session.do(EnterDigit(1))
    (placed,) = outcome.events
    assert isinstance(placed, DigitPlaced)
    assert placed.wrong
    assert [conflict.house.name for conflict in placed.conflicts] == ["r1", "c1"]
    assert outcome.message is not None
    said = CATALOGUE.render(outcome.message)
    assert said == "There is another 1 in row 1 and column 1."
    cells = session.view().cells
    assert [i for i, cell in enumerate(cells) if cell.conflict] == [0, 3, 72]


def test_a_conflict_is_not_shown_when_that_is_off() -> None:
    session = at(new_session(options=Options(conflicts=ConflictDisplay.OFF)), 0)
    outcome = session.do(EnterDigit(1))
    assert outcome.events == (DigitPlaced(0, 1),)
    assert outcome.message is None
    assert not any(cell.conflict for cell in session.view().cells)
    session.do(SetOptions(Options(conflicts=ConflictDisplay.RULES)))
    assert session.view().cells[0].conflict


def test_a_conflict_is_refused_when_that_is_the_rule() -> None:
    session = at(new_session(options=Options(conflict_rule=ConflictRule.REFUSE)), 0)
    outcome = session.do(EnterDigit(1))
    assert reasons(outcome) == [Refusal.CONFLICT]
    assert outcome.message is not None
    assert "row 1" in CATALOGUE.render(outcome.message)
    assert session.state.values[0] == 0
    several = at(session, 0, 1).do(EnterDigit(5))
    assert reasons(several) == [Refusal.CONFLICT]
    assert several.message is not None
    assert CATALOGUE.render(several.message) == (
        "5 appears more than once in row 1 (r1c1, r1c2), box 1 (r1c1, r1c2) and column 2 "
        "(r1c2, r5c2)."
    )


def test_a_wrong_entry_is_marked_only_against_the_solution() -> None:
    session = at(new_session(), 0)
    wrong = 7
    assert session.do(EnterDigit(wrong)).events == (DigitPlaced(0, wrong),)
    assert not session.view().cells[0].wrong
    session.do(SetOptions(Options(conflicts=ConflictDisplay.SOLUTION)))
    assert session.view().cells[0].wrong
    session.do(Command.UNDO)
    (placed,) = session.do(EnterDigit(wrong)).events
    assert isinstance(placed, DigitPlaced)
    assert placed.wrong
    assert placed.conflicts == ()


def test_a_placement_cleans_the_notes_of_its_peers_in_the_same_step() -> None:
    session = at(new_session(), 0, 1, 80)
    session.do(EnterDigit(5, Tool.CORNER))
    session.do(EnterDigit(5, Tool.CENTRE))
    before = session.state
    at(session, 2).do(EnterDigit(5))
    state = session.state
    assert [state.corner[c] for c in (0, 1, 80)] == [0, 0, mask_of(5)]
    assert [state.centre[c] for c in (0, 1, 80)] == [0, 0, mask_of(5)]
    session.do(Command.UNDO)
    assert session.state == before


@pytest.mark.parametrize(
    ("options", "digit"),
    [
        (Options(), 1),
        (Options(clean_notes=False), 5),
        (Options(conflicts=ConflictDisplay.SOLUTION), 7),
    ],
    ids=["conflicting", "switched off", "shown as wrong"],
)
def test_notes_are_not_cleaned_by(options: Options, digit: int) -> None:
    session = at(new_session(options=options), 1)
    session.do(EnterDigit(digit, Tool.CORNER))
    at(session, 0).do(EnterDigit(digit))
    assert session.state.corner[1] == mask_of(digit)


def test_a_wrong_entry_that_is_not_shown_as_such_cleans_like_any_other() -> None:
    session = at(new_session(), 1)
    session.do(EnterDigit(7, Tool.CORNER))
    at(session, 0).do(EnterDigit(7))
    assert session.state.corner[1] == 0


def test_a_note_goes_on_for_all_if_any_lacks_it_and_else_off() -> None:
    session = at(new_session(), 0)
    session.do(EnterDigit(5, Tool.CORNER))
    outcome = at(session, 0, 1, GIVEN).do(EnterDigit(5, Tool.CORNER))
    assert outcome.events == (NotesChanged((1,), 5, Tool.CORNER, True),)
    outcome = session.do(EnterDigit(5, Tool.CORNER))
    assert outcome.events == (NotesChanged((0, 1), 5, Tool.CORNER, False),)


def test_a_note_cannot_go_where_a_digit_is() -> None:
    session = at(new_session(), 0)
    session.do(EnterDigit(5))
    assert reasons(session.do(EnterDigit(6, Tool.CENTRE))) == [Refusal.FILLED]


def test_erasing_takes_entries_first_and_then_notes() -> None:
    session = at(new_session(), 0)
    session.do(EnterDigit(5))
    at(session, 1).do(EnterDigit(6, Tool.CORNER))
    at(session, 0, 1)
    assert session.do(Command.ERASE).events == (Erased((0,)),)
    assert session.do(Command.ERASE).events == (Erased((1,)),)
    assert reasons(session.do(Command.ERASE)) == [Refusal.NOTHING_TO_ERASE]
    session.do(Command.UNDO)
    session.do(Command.UNDO)
    assert session.state.values[0] == 5


def test_the_held_tool_is_used_while_it_is_held() -> None:
    session = at(new_session(), 0)
    session.do(SetTool(Tool.CENTRE))
    session.do(HoldTool(Tool.CORNER))
    assert session.view().tool is Tool.CORNER
    session.do(EnterDigit(5))
    session.do(HoldTool(None))
    assert session.view().tool is Tool.CENTRE
    session.do(EnterDigit(6))
    assert session.state.corner[0] == mask_of(5)
    assert session.state.centre[0] == mask_of(6)


def test_digit_first_arms_and_a_press_applies_and_takes_off() -> None:
    session = new_session(options=Options(digit_first=True))
    session.do(EnterDigit(5))
    assert session.view().armed == 5
    assert session.state.values[0] == 0
    session.do(PressCell(0))
    assert session.state.values[0] == 5
    session.do(PressCell(0))
    assert session.state.values[0] == 0
    session.do(PressCell(GIVEN))
    assert session.view().cursor == GIVEN
    session.do(SetTool(Tool.CORNER))
    session.do(PressCell(1))
    assert session.state.corner[1] == mask_of(5)
    session.do(EnterDigit(5))
    assert session.view().armed is None


def test_an_explicit_tool_goes_before_digit_first() -> None:
    session = at(new_session(options=Options(digit_first=True)), 0)
    session.do(EnterDigit(5, Tool.CORNER))
    assert session.view().armed is None
    assert session.state.corner[0] == mask_of(5)


def test_the_armed_digit_is_applied_to_the_selection() -> None:
    session = at(new_session(), 0)
    assert reasons(session.do(ApplyArmed())) == [Refusal.NOTHING_ARMED]
    session.do(ArmDigit(5))
    session.do(ApplyArmed())
    assert session.state.values[0] == 5
    session.do(ApplyArmed(1))
    assert session.state.values[1] == 5


def test_an_armed_digit_is_no_colour_and_no_note_of_that_kind() -> None:
    session = at(new_session(), 0)
    session.do(ArmDigit(5))
    session.do(SetTool(Tool.COLOUR))
    assert reasons(session.do(ApplyArmed())) == [Refusal.NOTHING_ARMED]
    assert not session.saved().played


def test_a_game_that_noted_with_the_tool_of_colours_is_not_lost() -> None:
    session = at(new_session(), 0)
    session.do(EnterDigit(5, Tool.CENTRE))
    wanted = session.saved()
    written = json.loads(json.dumps(encode(wanted)).replace('"centre"', '"colour"'))
    assert '"colour"' in json.dumps(written["played"])
    assert decode(written).played == wanted.played


def test_leaving_digit_first_disarms() -> None:
    session = new_session(options=Options(digit_first=True))
    session.do(EnterDigit(5))
    session.do(SetOptions(Options()))
    assert session.view().armed is None


def test_filled_notes_are_the_candidates_and_one_step() -> None:
    session = new_session()
    (filled,) = session.do(FillAll()).events
    assert filled == NotesFilled(EASY.givens.open_cells)
    assert session.state.corner == EASY.givens.candidates
    assert session.do(FillAll()).events == ()
    session.do(Command.UNDO)
    assert not any(session.state.corner)


def test_restart_is_one_step_that_undo_takes_back() -> None:
    session = at(new_session(), 0)
    assert session.do(StartAgain()).events == ()
    session.do(EnterDigit(5))
    at(session, 1).do(EnterDigit(6, Tool.CORNER))
    before = session.state
    assert session.do(StartAgain()).events == (Restarted((0, 1)),)
    assert session.state.grid == EASY.givens
    assert session.do(Command.UNDO).events == (Undone((0, 1)),)
    assert session.state == before
    assert session.do(Command.REDO).events == (Redone((0, 1)),)


def test_nothing_to_undo_and_to_redo_is_told() -> None:
    session = new_session()
    undo, redo = session.do(Command.UNDO), session.do(Command.REDO)
    assert reasons(undo) == [Refusal.NOTHING_TO_UNDO]
    assert reasons(redo) == [Refusal.NOTHING_TO_REDO]
    assert undo.message is not None
    assert CATALOGUE.render(undo.message) == "There is nothing to undo."


def test_finished_houses_and_digits_are_told_once() -> None:
    session = new_session()
    told = []
    for cell in EASY.givens.open_cells:
        at(session, cell)
        told += [
            event
            for event in session.do(EnterDigit(EASY_SOLUTION.values[cell])).events
            if isinstance(event, HouseFinished | DigitFinished)
        ]
    houses = [event.house for event in told if isinstance(event, HouseFinished)]
    digits = [event.digit for event in told if isinstance(event, DigitFinished)]
    assert sorted(houses) == list(range(27))
    assert sorted(digits) == list(range(1, 10))
    for event in told:
        assert event.cell in event.cells
    assert len(CLASSIC.houses) == len(houses)


def test_remaining_digits_are_counted_and_never_below_none() -> None:
    session = new_session()
    before = session.view().remaining
    assert before == tuple(9 - EASY.givens.values.count(digit) for digit in range(1, 10))
    session.do(SelectCells(EASY.givens.open_cells))
    session.do(EnterDigit(1))
    assert session.view().remaining[0] == 0


@pytest.mark.parametrize("tool", [None, Tool.DIGIT, Tool.CORNER, Tool.CENTRE])
@pytest.mark.parametrize("digit_first", [False, True])
def test_a_digit_that_a_small_board_lacks_means_nothing(
    tool: Tool | None, digit_first: bool
) -> None:
    puzzle = Puzzle(Grid.parse("1" + 15 * ".", geometry_of("4x4")))
    session = Session.new(puzzle, clock=lambda: 0.0, options=Options(digit_first=digit_first))
    session.do(MoveCursor(1, 1))
    before = session.view()
    assert not session.do(EnterDigit(Digit(5), tool)).changed
    assert session.view() == before
    assert session.do(EnterDigit(Digit(4), tool)).changed
