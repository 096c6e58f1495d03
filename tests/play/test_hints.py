import pickle

from game.core.digits import mask_of
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.messages.catalogue import Catalogue
from game.messages.hint_words import hint_text
from game.play.game_events import (
    HintApplied,
    HintClosed,
    HintShown,
    HintWanted,
    Refusal,
    Refused,
    Revealed,
    Undone,
)
from game.play.intents import Command, EnterDigit, HintFound, Reveal, SelectCells
from game.play.moves import FillAll
from game.play.options import ConflictRule, Options
from game.play.outcome import Outcome
from game.play.selection import Tool
from game.play.session import Session
from game.play.view import GameView, HintAction, HintCard, HintKind
from tests.play.boards import EASY, EASY_SOLUTION, Clock, new_session

CATALOGUE = Catalogue()
MANY = Puzzle(Grid.parse("12" + "." * 79))


def card(session: Session) -> HintCard:
    hint = session.view().hint
    assert hint is not None
    return hint


def words(session: Session) -> str:
    return hint_text(CATALOGUE, card(session))


def enter(session: Session, cell: int, digit: int) -> Outcome:
    session.do(SelectCells((cell,)))
    return session.do(EnterDigit(digit))


def marked(view: GameView) -> set[int]:
    return {c for c, cell in enumerate(view.cells) if cell.hint_focus or cell.hint_digit}


def test_a_step_is_told_in_four_stages_and_then_applied() -> None:
    session = new_session()
    outcome = session.do(Command.HINT)
    assert outcome.events == (HintShown(1),)
    assert (card(session).kind, card(session).stage) == (HintKind.STEP, 1)
    assert card(session).actions[0] is HintAction.MORE
    assert card(session).step is None
    assert not marked(session.view())
    assert any(cell.hint_area for cell in session.view().cells)
    session.do(Command.HINT)
    title = CATALOGUE.render(card(session).title)
    assert "single" in title or "house" in title
    assert words(session) == CATALOGUE.text(f"technique.{card(session).technique}.look")
    assert not marked(session.view())
    session.do(Command.HINT)
    step = card(session).step
    assert step is not None
    assert not any(cell.hint_digit for cell in session.view().cells)
    session.do(Command.HINT)
    assert card(session).actions[0] is HintAction.APPLY
    (placed,) = step.placements
    assert session.view().cells[placed.cell].hint_digit == placed.digit
    assert str(placed.digit) in words(session)
    again = session.do(Command.HINT)
    assert again.events == ()
    assert again.message is not None, "it says that there is no more"
    outcome = session.do(Command.APPLY_HINT)
    assert HintApplied((placed.cell,)) in outcome.events
    assert session.view().cursor == placed.cell
    assert session.view().hint is None
    assert session.state.values[placed.cell] == EASY_SOLUTION.values[placed.cell]
    session.do(Command.UNDO)
    assert session.state.values[placed.cell] == 0


def test_no_stage_before_the_third_tells_cell_or_digit() -> None:
    session = new_session()
    while session.view().open_cells:
        session.do(Command.HINT)
        first = words(session)
        session.do(Command.HINT)
        second = words(session)
        session.do(Command.HINT)
        session.do(Command.HINT)
        step = card(session).step
        assert step is not None
        for cell, _ in step.placements:
            name = EASY.givens.geometry.cell_name(cell)
            assert name not in first
            assert name not in second
        session.do(Command.APPLY_HINT)
    assert session.state.grid == EASY_SOLUTION


def test_a_step_is_applied_at_its_last_stage_only() -> None:
    session = new_session()
    assert session.do(Command.APPLY_HINT).events == (Refused(Refusal.NO_HINT),)
    session.do(Command.HINT)
    assert session.do(Command.APPLY_HINT).events == (Refused(Refusal.NO_HINT),)


def test_every_stage_is_counted_and_coming_back_is_not() -> None:
    session = new_session()
    costs = []
    for _ in range(4):
        session.do(Command.HINT)
        costs.append(sum(session.saved().tally.stages))
    assert costs == sorted(set(costs))
    assert session.view().hints == 1
    assert session.do(Command.CLOSE_HINT).events == (HintClosed(),)
    assert session.do(Command.CLOSE_HINT).events == ()
    assert session.view().hint is None
    session.do(Command.HINT)
    assert card(session).stage == 4
    assert sum(session.saved().tally.stages) == costs[-1]
    assert session.view().hints == 1


def test_a_move_closes_the_hint() -> None:
    session = new_session()
    session.do(Command.HINT)
    outcome = enter(session, 0, 5)
    assert outcome.events[0] == HintClosed()
    assert session.view().hint is None


def test_the_first_mistake_comes_first_and_is_rewound() -> None:
    session = new_session()
    enter(session, 0, EASY_SOLUTION.values[0])
    before = session.state
    enter(session, 1, 9)
    enter(session, 2, EASY_SOLUTION.values[2])
    enter(session, 5, 7)
    session.do(Command.HINT)
    assert card(session).kind is HintKind.MISTAKE
    assert "r1c2" in words(session)
    assert session.view().cells[1].hint_focus
    assert card(session).actions[0] is HintAction.REWIND
    outcome = session.do(Command.REWIND_MISTAKE)
    assert Undone((1, 2, 5), 3) in outcome.events
    assert session.state == before
    assert session.view().cursor == 1
    assert session.view().can_redo


def test_a_mistake_that_was_corrected_is_none() -> None:
    session = new_session()
    enter(session, 1, 9)
    session.do(Command.ERASE)
    session.do(Command.HINT)
    assert card(session).kind is HintKind.STEP
    assert session.do(Command.REWIND_MISTAKE).events == (Refused(Refusal.NOTHING_TO_REWIND),)


def test_rewinding_does_not_stop_at_an_older_mistake() -> None:
    session = new_session()
    enter(session, 1, 9)
    enter(session, 2, 9)
    session.do(SelectCells((1,)))
    session.do(Command.ERASE)
    session.do(Command.REWIND_MISTAKE)
    assert session.state.grid == EASY.givens


def test_a_mistake_older_than_a_bounded_history_is_erased() -> None:
    session = new_session(capacity=10)
    enter(session, 1, 9)
    for number in range(12):
        session.do(SelectCells((0,)))
        session.do(EnterDigit(number % 9 + 1, Tool.CORNER))
    session.do(Command.HINT)
    session.do(Command.APPLY_HINT)
    assert session.state.values[1] == 0
    assert session.state.corner[0]


def test_without_a_single_solution_the_entry_that_ended_all_of_them_is_named() -> None:
    session = new_session(MANY)
    enter(session, 2, 3)
    before = session.state
    enter(session, 3, 3)
    enter(session, 80, 5)
    session.do(Command.HINT)
    assert "r1c4" in words(session)
    session.do(Command.APPLY_HINT)
    assert session.state == before


def test_a_note_that_misleads_is_mended_before_logic_goes_on() -> None:
    session = new_session()
    session.do(FillAll())
    right = EASY_SOLUTION.values[0]
    session.do(SelectCells((0,)))
    session.do(EnterDigit(right, Tool.CORNER))
    session.do(Command.HINT)
    assert card(session).kind is HintKind.NOTE
    assert words(session) == "Your notes in r1c1 are missing a digit that still fits."
    session.do(Command.APPLY_HINT)
    assert session.state.corner == EASY.givens.candidates
    session.do(EnterDigit(1, Tool.CORNER))
    session.do(Command.HINT)
    assert "You noted 1 in r1c1" in words(session)
    assert session.view().cells[0].hint_struck == mask_of(1)
    session.do(Command.APPLY_HINT)
    assert session.state.corner == EASY.givens.candidates
    session.do(Command.HINT)
    assert card(session).kind is HintKind.STEP


def test_a_few_notes_are_nobodys_list_of_candidates() -> None:
    session = new_session()
    wrong = next(d for d in range(1, 10) if d != EASY_SOLUTION.values[0])
    session.do(SelectCells((0,)))
    session.do(EnterDigit(wrong, Tool.CORNER))
    session.do(Command.HINT)
    assert card(session).kind is HintKind.STEP


def test_a_hint_may_be_thought_out_elsewhere() -> None:
    session = Session.new(EASY, clock=Clock(), defer_hints=True)
    (wanted,) = session.do(Command.HINT).events
    assert isinstance(wanted, HintWanted)
    assert session.view().thinking
    assert session.view().hint is None
    assert session.do(Command.HINT).events == ()
    question = pickle.loads(pickle.dumps(wanted.question))
    step = pickle.loads(pickle.dumps(question.answer()))
    assert session.do(HintFound(question, step)).events == (HintShown(1),)
    assert not session.view().thinking
    assert card(session).kind is HintKind.STEP


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    session = Session.new(EASY, clock=Clock(), defer_hints=True)
    (wanted,) = session.do(Command.HINT).events
    assert isinstance(wanted, HintWanted)
    enter(session, 0, EASY_SOLUTION.values[0])
    assert not session.view().thinking
    assert not session.do(HintFound(wanted.question, wanted.question.answer())).changed
    assert session.view().hint is None


def test_when_no_step_is_found_it_says_so_and_offers_a_cell() -> None:
    session = Session.new(EASY, clock=Clock(), defer_hints=True)
    (wanted,) = session.do(Command.HINT).events
    assert isinstance(wanted, HintWanted)
    session.do(HintFound(wanted.question, None))
    assert card(session).kind is HintKind.NONE
    assert card(session).actions == (HintAction.REVEAL, HintAction.CLOSE)
    outcome = session.do(Command.APPLY_HINT)
    assert any(isinstance(event, Revealed) for event in outcome.events)


def test_a_revealed_cell_is_right_undoable_and_counted_for_good() -> None:
    session = new_session()
    (event,) = [e for e in session.do(Reveal(0)).events if isinstance(e, Revealed)]
    assert event == Revealed(0, EASY_SOLUTION.values[0])
    session.do(Command.UNDO)
    assert session.state.values[0] == 0
    assert session.saved().tally.reveals == 1


def test_reveal_takes_the_selected_cell_or_finds_one() -> None:
    session = new_session()
    session.do(SelectCells((0,)))
    session.do(Reveal())
    assert session.state.values[0] == EASY_SOLUTION.values[0]
    before = session.state.grid
    (event,) = [e for e in session.do(Reveal()).events if isinstance(e, Revealed)]
    assert before.candidates[event.cell].bit_count() == 1


def test_reveal_is_refused_while_a_wrong_entry_is_in_its_way() -> None:
    session = new_session(options=Options(conflict_rule=ConflictRule.REFUSE))
    enter(session, 48, 7)
    assert session.state.values[48] == 7
    outcome = session.do(Reveal(39))
    refused = outcome.events[0]
    assert isinstance(refused, Refused)
    assert refused.reason is Refusal.CONFLICT
    assert refused.conflicts
    assert session.state.values[39] == 0
    assert session.view().hints == 0


def test_reveal_mends_a_wrong_entry_and_refuses_what_is_right() -> None:
    session = new_session()
    enter(session, 0, 9)
    session.do(Reveal(0))
    assert session.state.values[0] == EASY_SOLUTION.values[0]
    assert session.do(Reveal(0)).events == (Refused(Refusal.FILLED, (0,)),)
    assert session.do(Reveal(3)).events == (Refused(Refusal.GIVEN, (3,)),)
    assert new_session(MANY).do(Reveal(5)).events == (Refused(Refusal.NO_SOLUTION),)
