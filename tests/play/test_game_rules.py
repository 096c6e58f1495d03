"""What the rules of a game decide: lives, costs, how far back undo goes."""

import pytest

from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.levels import Level
from game.play.game_events import Lost, Refusal, Refused
from game.play.game_rules import CALM, GameRules
from game.play.intents import Command, EnterDigit, Reveal, SelectCells
from game.play.mistakes import UnplayableBoardError
from game.play.moves import StartAgain
from game.play.session import Session
from game.play.view import Status
from tests.play.boards import EASY, EASY_SOLUTION, Clock


def session(rules: GameRules, clock: Clock | None = None) -> Session:
    return Session.new(EASY, clock=clock or Clock(), level=Level.EASY, rules=rules, game_id="rules")


def mistake(game: Session, cell: int = 0) -> tuple[object, ...]:
    game.do(SelectCells((cell,)))
    wrong = EASY_SOLUTION.values[cell] % 9 + 1
    return game.do(EnterDigit(wrong)).events


def test_the_last_life_ends_the_game_for_good() -> None:
    clock = Clock()
    game = session(CALM._replace(lives=2), clock)
    assert not any(isinstance(event, Lost) for event in mistake(game, 0))
    assert game.view().status is Status.PLAYING
    assert any(isinstance(event, Lost) for event in mistake(game, 1))
    assert game.status is Status.LOST
    played = game.saved().milliseconds
    clock.now += 60
    assert game.saved().milliseconds == played
    assert game.saved().is_over
    board = game.state
    for intent in (
        Command.UNDO,
        Command.REDO,
        Command.HINT,
        Command.CHECK,
        Command.APPLY_HINT,
        Command.REWIND_MISTAKE,
        Reveal(),
        StartAgain(),
        EnterDigit(5),
    ):
        (refused,) = game.do(intent).events
        assert isinstance(refused, Refused)
        assert refused.reason is Refusal.LOST
    assert game.state is board
    assert Session(game.saved(), options=game.options, clock=clock).status is Status.LOST


def test_calm_never_ends_by_mistakes() -> None:
    game = session(CALM)
    for cell in EASY.givens.open_cells[:20]:
        mistake(game, cell)
    assert game.status is Status.PLAYING
    assert not game.saved().is_over


def test_undone_moves_are_counted() -> None:
    game = session(CALM)
    for cell in EASY.givens.open_cells[:3]:
        game.do(SelectCells((cell,)))
        game.do(EnterDigit(EASY_SOLUTION.values[cell]))
    game.do(Command.UNDO)
    game.do(Command.UNDO)
    assert game.saved().tally.undos == 2


def test_a_board_without_a_solution_is_no_game() -> None:
    stuck = Puzzle(Grid.parse("12345678." + "........9" + "." * 63))
    with pytest.raises(UnplayableBoardError):
        Session.new(stuck, clock=Clock())
