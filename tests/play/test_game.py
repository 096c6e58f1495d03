"""Check, clock, pause, score, win."""

import pytest

from game.core.grid import Grid
from game.core.rules import Conflict, Puzzle, conflicts
from game.messages.catalogue import Catalogue
from game.play.game_events import (
    Checked,
    FullButWrong,
    Paused,
    Refusal,
    Refused,
    Restarted,
    Resumed,
)
from game.play.intents import (
    ArmDigit,
    Command,
    EnterDigit,
    HoldTool,
    Intent,
    Reveal,
    SelectCells,
    SetOptions,
)
from game.play.moves import FillAll, StartAgain
from game.play.options import ConflictDisplay, Options
from game.play.outcome import Outcome
from game.play.scoring import Won
from game.play.selection import Tool
from game.play.session import AUTOSAVE_MILLISECONDS, Session
from game.play.view import Status
from tests.play.boards import EASY, EASY_SOLUTION, Clock, new_session

CATALOGUE = Catalogue()
ALMOST = Puzzle(Grid.parse(EASY_SOLUTION.text[:79] + ".."))
MANY = Puzzle(Grid.parse("12" + "." * 79))


def enter(session: Session, cell: int, digit: int) -> Outcome:
    session.do(SelectCells((cell,)))
    return session.do(EnterDigit(digit))


def win(session: Session) -> Outcome:
    enter(session, 79, EASY_SOLUTION.values[79])
    return enter(session, 80, EASY_SOLUTION.values[80])


def said(outcome: Outcome) -> str:
    assert outcome.message is not None
    return CATALOGUE.render(outcome.message)


def test_a_check_counts_before_it_tells_where() -> None:
    session = new_session()
    assert said(session.do(Command.CHECK)) == "Fine so far."
    enter(session, 1, 9)
    enter(session, 0, 8)
    first = session.do(Command.CHECK)
    assert first.events == (Checked(2),)
    assert said(first) == "2 entries are wrong. Check again to see the first."
    again = session.do(Command.CHECK)
    assert again.events == (Checked(2, 1),)
    assert "r1c2" in said(again)
    assert session.view().cursor == 1
    session.do(Command.ERASE)
    assert session.do(Command.CHECK).events == (Checked(1),)


def test_a_board_of_many_solutions_is_checked_by_the_rules_and_for_dead_ends() -> None:
    session = new_session(MANY)
    assert said(session.do(Command.CHECK)) == "Fine so far."
    for cell, digit in ((2, 3), (3, 4), (4, 5), (5, 6), (6, 7)):
        enter(session, cell, digit)
    assert said(session.do(Command.CHECK)) == "Fine so far."
    enter(session, 16, 8)
    dead_end = session.do(Command.CHECK)
    assert dead_end.events == (Checked(0),)
    assert "no longer be solved" in said(dead_end)
    enter(session, 7, 8)
    assert session.do(Command.CHECK).events == (Checked(2),)
    assert not session.view().unique


def test_the_clock_counts_seconds_and_asks_to_be_saved() -> None:
    clock = Clock()
    session = new_session(clock=clock)
    assert session.view().elapsed == 0
    clock.now += 0.5
    assert not session.tick().changed
    clock.now += 0.6
    assert session.tick().changed
    assert session.view().elapsed == 1
    assert not session.tick().changed
    clock.now += AUTOSAVE_MILLISECONDS / 1000
    assert session.tick().save
    assert not session.tick().save
    assert AUTOSAVE_MILLISECONDS < 5000


@pytest.mark.parametrize(
    ("stop", "go"), [(Command.PAUSE, Command.RESUME), (Command.FOCUS_LOST, Command.FOCUS_GAINED)]
)
def test_the_clock_stands_while_paused_or_out_of_focus(stop: Intent, go: Intent) -> None:
    clock = Clock()
    session = new_session(clock=clock)
    clock.now += 10
    session.do(stop)
    clock.now += 1000
    assert session.view().elapsed == 10
    session.do(go)
    clock.now += 5
    assert session.view().elapsed == 15


def test_focus_comes_back_to_a_paused_game() -> None:
    clock = Clock()
    session = new_session(clock=clock)
    session.do(Command.PAUSE)
    session.do(Command.FOCUS_LOST)
    session.do(Command.FOCUS_GAINED)
    clock.now += 50
    assert session.view().elapsed == 0
    assert session.view().status is Status.PAUSED


def test_a_paused_game_does_nothing_but_resume() -> None:
    session = new_session()
    assert session.do(Command.PAUSE).events == (Paused(),)
    assert session.do(EnterDigit(5)).events == (Refused(Refusal.PAUSED),)
    assert session.do(Command.HINT).events == (Refused(Refusal.PAUSED),)
    assert session.do(SetOptions(Options(show_peers=False))).changed
    assert session.do(Command.RESUME).events == (Resumed(),)
    assert session.do(Command.RESUME).events == ()
    assert session.view().status is Status.PLAYING


def test_a_held_tool_is_let_go_with_the_focus() -> None:
    session = new_session()
    session.do(HoldTool(Tool.CORNER))
    assert session.do(Command.FOCUS_LOST).changed
    assert session.view().tool is Tool.DIGIT


def test_a_win_has_its_time_no_score_in_calm_and_stops_the_clock() -> None:
    clock = Clock()
    session = new_session(ALMOST, clock=clock)
    clock.now += 30
    outcome = win(session)
    (won,) = [event for event in outcome.events if isinstance(event, Won)]
    view = session.view()
    assert won.first
    assert (won.seconds, won.score) == (30, 0)
    assert view.status is Status.WON
    clock.now += 500
    assert session.view().elapsed == 30


def test_a_win_undone_and_made_again_is_not_the_first() -> None:
    clock = Clock()
    session = new_session(ALMOST, clock=clock)
    win(session)
    first = session.saved().win
    session.do(Command.UNDO)
    assert session.view().status is Status.PLAYING
    clock.now += 500
    enter(session, 80, 1)
    assert session.view().mistakes == 0
    session.do(Command.UNDO)
    outcome = enter(session, 80, EASY_SOLUTION.values[80])
    (won,) = [event for event in outcome.events if isinstance(event, Won)]
    assert not won.first
    assert session.saved().win == first
    session.do(Command.UNDO)
    (won,) = [event for event in session.do(Command.REDO).events if isinstance(event, Won)]
    assert not won.first
    again = Session(session.saved(), options=Options(), clock=clock)
    again.do(Command.UNDO)
    (won,) = [event for event in again.do(Command.REDO).events if isinstance(event, Won)]
    assert not won.first


def test_a_solved_board_takes_no_entry_but_can_be_undone_and_restarted() -> None:
    session = new_session(ALMOST)
    win(session)
    for intent in (EnterDigit(1), Command.ERASE, Command.HINT, Reveal(80)):
        assert session.do(intent).events == (Refused(Refusal.FINISHED),)
    assert session.do(Command.PAUSE).events == ()
    assert session.do(StartAgain()).events == (Restarted((79, 80)),)
    assert session.view().status is Status.PLAYING
    assert session.do(Command.UNDO).changed


def test_a_full_but_wrong_board_is_told() -> None:
    session = new_session(ALMOST)
    enter(session, 79, EASY_SOLUTION.values[80])
    outcome = enter(session, 80, EASY_SOLUTION.values[79])
    assert outcome.events[-1] == FullButWrong(2)
    assert said(outcome) == "The board is full, but 2 entries are wrong."
    assert session.view().status is Status.FULL_WRONG


def test_any_solution_of_a_board_with_many_wins() -> None:
    many = Puzzle(Grid.parse("12" + "." * 79))
    session = new_session(many)
    assert session.solution is None
    base = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"
    for cell in range(2, 81):
        outcome = enter(session, cell, int(base[cell]))
    assert isinstance(outcome.events[-1], Won)


def test_mistakes_are_counted_always_and_shown_when_checked_or_at_the_end() -> None:
    session = new_session(ALMOST)
    enter(session, 79, 1)
    assert session.view().mistakes == 1
    assert not session.view().mistakes_shown
    session.do(SetOptions(Options(conflicts=ConflictDisplay.SOLUTION)))
    assert session.view().mistakes_shown
    session.do(SetOptions(Options()))
    session.do(Command.UNDO)
    assert session.view().mistakes == 1
    win(session)
    assert session.view().mistakes_shown


def test_help_after_the_first_win_is_not_counted() -> None:
    session = new_session(ALMOST)
    win(session)
    tally = session.saved().tally
    session.do(Command.UNDO)
    session.do(Command.HINT)
    session.do(Command.UNDO)
    session.do(Reveal(79))
    assert session.saved().tally == tally


def test_checking_against_the_solution_is_off_where_there_is_no_single_one() -> None:
    session = new_session(MANY, options=Options(conflicts=ConflictDisplay.SOLUTION))
    enter(session, 80, 5)
    assert not any(cell.wrong for cell in session.view().cells)
    assert not session.view().mistakes_shown


def test_degrees_of_freedom_are_told_of_open_cells() -> None:
    session = new_session(options=Options(show_freedom=True))
    cells = session.view().cells
    assert cells[22].freedom == 1
    assert cells[80].freedom == 4
    assert cells[3].freedom is None
    assert new_session().view().cells[22].freedom is None


def test_the_view_is_the_same_object_until_something_changes() -> None:
    session = new_session()
    assert session.view() is session.view()
    before = session.view()
    session.do(SelectCells((0,)))
    assert session.view() is not before


@pytest.mark.parametrize("display", ConflictDisplay)
def test_a_view_looks_for_conflicts_twice_at_most_however_full_the_board(
    display: ConflictDisplay, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(options=Options(conflicts=display))
    for cell in EASY.givens.open_cells[:-1]:
        enter(session, cell, EASY_SOLUTION.values[cell])
    looked: list[Grid] = []

    def counted(grid: Grid) -> tuple[Conflict, ...]:
        looked.append(grid)
        return conflicts(grid)

    monkeypatch.setattr("game.play.mistakes.conflicts", counted)
    session.do(SelectCells((EASY.givens.open_cells[0],)))
    session.view()
    assert len(looked) <= (0 if display is ConflictDisplay.OFF else 2)


def test_a_game_has_a_name_of_its_own() -> None:
    names = {
        Session.new(EASY, clock=Clock(), options=None, level=None).saved().game_id for _ in range(4)
    }
    assert len(names) == 4
    assert {len(name) for name in names} == {16}
    assert new_session().saved().game_id == "test"


def test_every_move_taken_back_is_counted_once() -> None:
    session = new_session()
    for number in range(1, 4):
        enter(session, EASY.givens.open_cells[0], 5)
        session.do(Command.UNDO)
        assert session.saved().tally.undos == number


def test_hints_and_revealed_cells_are_counted_together() -> None:
    session = new_session()
    intents: tuple[Intent, ...] = (
        *[Command.HINT] * 4,
        Command.APPLY_HINT,
        Command.HINT,
        Reveal(80),
    )
    for intent in intents:
        session.do(intent)
    tally = session.saved().tally
    assert (tally.hints, tally.reveals) == (2, 1)
    assert session.view().hints == 3


def test_without_equal_digits_shown_only_an_armed_one_stands_out() -> None:
    session = new_session(options=Options(show_same=False))
    filled = next(cell for cell in range(81) if EASY.givens.values[cell])
    digit = EASY.givens.values[filled]
    session.do(FillAll())
    session.do(SelectCells((filled,)))
    assert not any(cell.same or cell.same_notes for cell in session.view().cells)
    session.do(ArmDigit(digit))
    cells = session.view().cells
    assert [c for c, cell in enumerate(cells) if cell.same] == [
        c for c, value in enumerate(EASY.givens.values) if value == digit
    ]
    assert {cell.same_notes for cell in cells} == {0, 1 << (digit - 1)}
    shown = new_session()
    shown.do(SelectCells((filled,)))
    assert [cell.same for cell in shown.view().cells] == [cell.same for cell in cells]
