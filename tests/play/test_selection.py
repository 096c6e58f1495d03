from game.play.game_events import SelectionChanged, ToolChanged
from game.play.intents import (
    Command,
    DragTo,
    EnterDigit,
    MoveCursor,
    PressCell,
    SelectCells,
    SelectSame,
    SetTool,
)
from game.play.moves import FillAll
from game.play.selection import SelectMode, Tool
from game.play.session import Session
from tests.play.boards import EASY, new_session


def selected(session: Session) -> list[int]:
    return [cell for cell, view in enumerate(session.view().cells) if view.selected]


def test_a_game_begins_in_the_middle() -> None:
    session = new_session()
    assert selected(session) == [40]
    assert session.view().cursor == 40


def test_the_cursor_goes_round_the_edge() -> None:
    session = new_session()
    session.do(SelectCells((0,)))
    session.do(MoveCursor(-1, 0))
    assert selected(session) == [72]
    session.do(MoveCursor(0, -1))
    assert selected(session) == [80]
    session.do(MoveCursor(1, 1))
    assert selected(session) == [0]


def test_extending_keeps_what_was_selected() -> None:
    session = new_session()
    session.do(MoveCursor(0, 1, extend=True))
    session.do(MoveCursor(1, 0, extend=True))
    assert selected(session) == [40, 41, 50]
    session.do(MoveCursor(0, 1))
    assert selected(session) == [51]


def test_a_drag_selects_the_cells_it_passes() -> None:
    session = new_session()
    for intent in (PressCell(0), DragTo(1), DragTo(2), DragTo(1), Command.RELEASE, DragTo(3)):
        session.do(intent)
    assert selected(session) == [0, 1, 2]


def test_the_first_cell_decides_whether_a_drag_adds_or_removes() -> None:
    session = new_session()
    for intent in (PressCell(0), DragTo(1), DragTo(2), Command.RELEASE):
        session.do(intent)
    for intent in (PressCell(1, add=True), DragTo(2), DragTo(3), Command.RELEASE):
        session.do(intent)
    assert selected(session) == [0]
    for intent in (PressCell(5, add=True), DragTo(6), Command.RELEASE):
        session.do(intent)
    assert selected(session) == [0, 5, 6]


def test_all_none_inverted_and_toggled() -> None:
    session = new_session()
    session.do(Command.SELECT_ALL)
    assert len(selected(session)) == 81
    session.do(SelectCells((0, 1), SelectMode.REMOVE))
    assert len(selected(session)) == 79
    session.do(Command.INVERT_SELECTION)
    assert selected(session) == [0, 1]
    session.do(SelectCells((1, 2), SelectMode.TOGGLE))
    assert selected(session) == [0, 2]
    session.do(Command.SELECT_NONE)
    assert selected(session) == []


def test_same_selects_the_same_digits() -> None:
    session = new_session()
    session.do(SelectSame(3))
    values = EASY.givens.values
    assert selected(session) == [cell for cell in range(81) if values[cell] == 1]


def test_same_selects_the_same_notes_of_the_tool() -> None:
    session = new_session()
    session.do(SelectCells((0, 1, 2)))
    session.do(EnterDigit(5, Tool.CORNER))
    session.do(SelectCells((1,)))
    session.do(EnterDigit(6, Tool.CENTRE))
    session.do(SetTool(Tool.CORNER))
    session.do(SelectSame(0))
    assert selected(session) == [0, 1, 2]
    session.do(SetTool(Tool.DIGIT))
    session.do(SelectSame(0))
    assert selected(session) == [0, 2]
    session.do(SelectSame(8))
    session.do(SelectSame(6))
    assert selected(session) == [6]


def test_the_events_tell_what_changed_and_nothing_else() -> None:
    session = new_session()
    assert session.do(SelectCells((40,))).events == ()
    assert session.do(SelectCells((41,))).events == (SelectionChanged(),)
    assert session.do(SetTool(Tool.CENTRE)).events == (ToolChanged(Tool.CENTRE),)
    assert not session.do(SetTool(Tool.CENTRE)).changed


def test_peers_and_same_digits_are_lit_for_one_cell_alone() -> None:
    session = new_session()
    session.do(FillAll())
    session.do(SelectCells((3,)))
    view = session.view()
    geometry = EASY.givens.geometry
    assert [c for c, cell in enumerate(view.cells) if cell.peer] == list(geometry.peers[3])
    assert [c for c, cell in enumerate(view.cells) if cell.same] == [
        c for c in range(81) if EASY.givens.values[c] == 1
    ]
    assert all(bool(cell.same_notes) == bool(cell.corner & 1) for cell in view.cells)
    session.do(SelectCells((3, 4)))
    assert not any(cell.peer or cell.same for cell in session.view().cells)
