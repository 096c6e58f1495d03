from game.core.grid import Grid
from game.play.game_events import DigitPlaced, Undone
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.scoring import Won
from game.play.session import Session
from game.play.view import Status
from tests.play.boards import EASY, EASY_SOLUTION, new_session


def fill(session: Session, leave: int = 0) -> None:
    """Enter the solution in reading order, all but some cells at the end."""
    cells = EASY.givens.open_cells
    for cell in cells[: len(cells) - leave]:
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(EASY_SOLUTION.values[cell]))


def test_a_whole_game_is_won_and_undone_to_its_start() -> None:
    session = new_session()
    fill(session, leave=1)
    last = EASY.givens.open_cells[-1]
    session.do(SelectCells((last,)))
    outcome = session.do(EnterDigit(EASY_SOLUTION.values[last]))
    won = [event for event in outcome.events if isinstance(event, Won)]
    assert [event.first for event in won] == [True]
    assert session.view().status is Status.WON
    while session.view().can_undo:
        assert any(isinstance(event, Undone) for event in session.do(Command.UNDO).events)
    assert session.state.grid == EASY.givens


def test_an_entry_is_in_the_view_and_in_the_outcome() -> None:
    session = new_session()
    session.do(SelectCells((0,)))
    outcome = session.do(EnterDigit(5))
    assert outcome.events == (DigitPlaced(0, 5),)
    assert outcome.save
    assert session.view().cells[0].digit == 5
    assert session.state.grid == Grid.parse("5" + EASY.givens.text[1:])
