"""Scored games through the session: what is entered, taken off, judged, saved and gone on with."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.grid import Grid
from game.core.rules import Puzzle
from game.logic.judge import VERSION, judge
from game.play.arcade.scored import ScoredView
from game.play.game_events import (
    Awarded,
    Event,
    JudgeWanted,
    LifeBack,
    Lost,
    Refusal,
    Refused,
    WrongDigit,
)
from game.play.game_rules import ARCADE, CALM
from game.play.intents import (
    ArmDigit,
    Command,
    EnterDigit,
    Intent,
    Judged,
    ParFound,
    PressCell,
    Reveal,
    SelectCells,
    SetOptions,
)
from game.play.moves import FillAll, Place, StartAgain
from game.play.options import Options
from game.play.played import Missed, Named
from game.play.scoring import Won
from game.play.selection import Tool
from game.play.serial import decode, encode
from game.play.session import Session
from game.play.view import Status
from tests.play.arcade.test_referee import HARD, SOLUTION
from tests.play.boards import Clock

assert SOLUTION is not None
VALUES = SOLUTION.values


def scored(clock: Clock | None = None, *, defer: bool = False, lives: int = 3) -> Session:
    session = Session.new(
        Puzzle(HARD),
        clock=clock or Clock(),
        rules=ARCADE._replace(lives=lives),
        game_id="test",
        defer_hints=defer,
    )
    session.begin()
    return session


def do(session: Session, *intents: Intent) -> list[Event]:
    return [event for intent in intents for event in session.do(intent).events]


def enter(session: Session, cell: int, digit: int | None = None) -> list[Event]:
    return do(session, SelectCells((cell,)), EnterDigit(digit or VALUES[cell]))


def wrong(cell: int) -> int:
    return VALUES[cell] % 9 + 1


def kinds(events: list[Event]) -> set[type]:
    return {type(event) for event in events}


def view_of(session: Session) -> ScoredView:
    found = session.view().scored
    assert found is not None
    return found


def test_a_right_entry_is_awarded_what_it_takes() -> None:
    session = scored()
    [award] = [e.award for e in enter(session, HARD.open_cells[0]) if isinstance(e, Awarded)]
    assert award.right
    assert award.gained >= 10
    assert view_of(session).points == award.gained
    assert view_of(session).combo == 1


def test_a_wrong_digit_is_taken_off_and_costs_a_life() -> None:
    session = scored()
    cell = HARD.open_cells[0]
    events = enter(session, cell, wrong(cell))
    assert WrongDigit(cell, wrong(cell), 2) in events
    assert session.state.values[cell] == 0
    assert not session.view().can_undo
    assert view_of(session).lives == 2
    assert view_of(session).points == 0
    enter(session, cell)
    assert session.state.values[cell] == VALUES[cell]
    assert view_of(session).points < 0


def test_the_last_life_ends_the_game_and_its_board_stands() -> None:
    session = scored()
    for cell in HARD.open_cells[:3]:
        events = enter(session, cell, wrong(cell))
    assert Lost in kinds(events)
    assert session.view().status is Status.LOST
    assert view_of(session).lives == 0
    assert Refused in kinds(enter(session, HARD.open_cells[5]))
    assert session.saved().is_over


def test_ten_right_entries_give_a_life_back_that_the_save_knows() -> None:
    session = scored()
    open_cells = HARD.open_cells
    enter(session, open_cells[40], wrong(open_cells[40]))
    events = [event for cell in open_cells[:10] for event in enter(session, cell)]
    assert LifeBack(3) in events
    for cell in open_cells[41:43]:
        enter(session, cell, wrong(cell))
    assert view_of(session).lives == 1
    assert session.view().status is Status.PLAYING
    again = Session(session.saved(), options=Options(), clock=Clock())
    again.begin()
    assert view_of(again).lives == 1


def test_several_cells_at_once_are_refused() -> None:
    session = scored()
    events = do(session, SelectCells(HARD.open_cells[:2]), EnterDigit(5))
    assert Refused in kinds(events)
    assert session.state.values == HARD.values
    assert view_of(session).lives == 3


def test_a_right_cell_is_settled() -> None:
    session = scored()
    cell, other = HARD.open_cells[:2]
    enter(session, cell)
    before, played = view_of(session), session.saved().played
    for intent in (
        EnterDigit(wrong(cell)),
        EnterDigit(VALUES[cell]),
        EnterDigit(wrong(cell), Tool.CORNER),
        Command.ERASE,
        SelectCells((cell, HARD.values.index(max(HARD.values)))),
        Command.ERASE,
        ArmDigit(wrong(cell)),
        PressCell(cell),
    ):
        events = do(session, intent)
        refused = [event for event in events if isinstance(event, Refused)]
        told = not isinstance(intent, SelectCells | ArmDigit)
        assert refused == [Refused(Refusal.SETTLED, (cell,))] * told
    assert session.state.values[cell] == VALUES[cell]
    assert (view_of(session), session.saved().played) == (before, played)
    # Of several cells the others are meant.
    do(session, ArmDigit(wrong(cell)), SelectCells((cell, other)), EnterDigit(VALUES[other]))
    assert session.state.values[other] == VALUES[other]


def test_undo_passes_over_what_is_settled_and_a_save_goes_on_there() -> None:
    session = scored()
    cell, other, third = HARD.open_cells[:3]
    note = 1 << wrong(other) - 1
    do(session, SelectCells((other,)), EnterDigit(wrong(other), Tool.CORNER))
    enter(session, cell)
    do(session, SelectCells((third,)), EnterDigit(wrong(third), Tool.CORNER))
    for _ in range(2):
        do(session, Command.UNDO)
    assert not any(session.state.corner)
    assert session.state.values[cell] == VALUES[cell]
    assert kinds(do(session, Command.UNDO)) == {Refused}
    assert not session.view().can_undo
    again = Session(session.saved(), options=Options(), clock=Clock())
    assert again.state == session.state
    for one in (session, again):
        do(one, Command.REDO)
        assert one.state.corner[other] == note
        assert not one.state.corner[third]
        do(one, Command.REDO)
        assert one.state.corner[third]
        assert kinds(do(one, Command.REDO)) == {Refused}
    assert decode(encode(session.saved())) == session.saved()


def test_a_whole_game_at_par_earns_platinum_and_its_score_item_by_item() -> None:
    clock = Clock()
    session = scored(clock)
    question = session.par_question
    assert question is not None
    par = question.answer()
    session.do(ParFound(par))
    events: list[Event] = []
    board = HARD
    givens = sum(1 << cell for cell, value in enumerate(HARD.values) if value)
    while not board.is_full:
        proof = next(iter(judge(board, givens).proofs.values()))
        clock.now += proof.seconds * 0.9
        events = enter(session, proof.cell)
        board = board.place(proof.cell, proof.digit)
    [won] = [event for event in events if isinstance(event, Won)]
    final = view_of(session)
    assert won.first
    assert final.medal == "platinum"
    assert final.result is not None
    assert final.result.total == final.points == won.score
    assert session.saved().win == won


@pytest.mark.parametrize(
    "help_used",
    [
        Command.HINT,
        Command.CHECK,
        FillAll(),
        SetOptions(Options(show_freedom=True)),
        Command.USE_HELP,
        Reveal(HARD.open_cells[0]),
    ],
)
def test_whatever_shows_what_to_find_marks_the_game(help_used: Intent) -> None:
    session = scored()
    assert not view_of(session).helped
    # Who ends the program at once has used it all the same.
    assert session.do(help_used).save
    assert view_of(session).helped
    assert view_of(Session(session.saved(), options=Options(), clock=Clock())).helped


def test_the_entry_of_a_hint_pays_ten_from_the_stage_that_names_it() -> None:
    session = scored()
    do(session, Command.HINT)
    assert not any(isinstance(what, Named) for what, _ in session.saved().played)
    do(session, Command.HINT)
    [named] = [what for what, _ in session.saved().played if isinstance(what, Named)]
    do(session, Command.HINT, Command.HINT)
    events = do(session, Command.APPLY_HINT)
    awards = [event.award for event in events if isinstance(event, Awarded)]
    assert [award.cell for award in awards] == [cell for cell, _ in named.placements]
    assert all(award.worth == 10 for award in awards)


def test_the_judge_may_answer_later_and_elsewhere() -> None:
    clock = Clock()
    session = Session.new(Puzzle(HARD), clock=clock, rules=ARCADE, game_id="a", defer_hints=True)
    [wanted] = session.begin().events
    assert isinstance(wanted, JudgeWanted)
    events = []
    for cell in HARD.open_cells[:6]:
        clock.now += 1
        events += enter(session, cell)
    assert Awarded not in kinds(events)
    assert view_of(session).points == 0
    asked = 1
    questions = [wanted.question]
    awards = []
    while questions:
        question = questions.pop()
        found = session.do(Judged(question, question.answer()))
        awards += [event.award for event in found.events if isinstance(event, Awarded)]
        questions += [event.question for event in found.events if isinstance(event, JudgeWanted)]
        asked += len(questions)
    assert [award.cell for award in awards] == list(HARD.open_cells[:6])
    assert asked == 7
    at_once = scored(other := Clock())
    for cell in HARD.open_cells[:6]:
        other.now += 1
        enter(at_once, cell)
    assert view_of(at_once).points == view_of(session).points


def test_a_save_has_no_scores_and_earns_the_same_when_it_is_opened() -> None:
    clock = Clock()
    session = scored(clock)
    for n, cell in enumerate(HARD.open_cells[:12]):
        clock.now += 2 + n
        enter(session, cell, wrong(cell) if n == 4 else None)
    do(session, Command.HINT, Command.HINT, Command.UNDO)
    plain = json.loads(json.dumps(encode(session.saved())))
    saved = decode(plain)
    assert saved == session.saved()
    assert any(isinstance(what, Missed) for what, _ in saved.played)
    assert "points" not in json.dumps(plain)
    again = Session(saved, options=Options(), clock=Clock())
    # What was judged before is no news.
    assert not [event for event in again.begin().events if isinstance(event, Awarded)]
    assert view_of(again) == view_of(session)


def test_a_calm_game_is_as_it_was() -> None:
    session = Session.new(Puzzle(HARD), clock=Clock(), game_id="calm")
    assert session.begin().events == ()
    assert session.view().scored is None
    assert session.par_question is None
    cell = HARD.open_cells[0]
    enter(session, cell, wrong(cell))
    assert session.state.values[cell] == wrong(cell)
    assert session.do(Command.USE_HELP).changed is False
    assert session.saved().rules == CALM


def test_a_board_with_several_solutions_cannot_be_scored() -> None:
    session = Session.new(Puzzle(Grid.parse("." * 81)), clock=Clock(), rules=ARCADE)
    assert session.view().scored is None


def test_moves_that_only_count_change_no_board() -> None:
    session = scored()
    cell = HARD.open_cells[0]
    enter(session, cell, wrong(cell))
    enter(session, cell)
    assert session.saved().moves == (Place((cell,), VALUES[cell], True),)


def test_a_cell_that_is_revealed_marks_the_game_and_pays_as_one_a_hint_has_named() -> None:
    session = scored()
    events = do(session, Reveal(HARD.open_cells[0]))
    [award] = [e.award for e in events if isinstance(e, Awarded) and e.award.cell >= 0]
    assert award.worth == 10
    assert view_of(session).helped


def test_help_after_the_end_marks_nothing_and_help_is_never_taken_back() -> None:
    session = scored()
    do(session, Command.HINT, Command.CLOSE_HINT, Command.UNDO)
    assert view_of(session).helped
    clean = scored()
    for cell in HARD.open_cells:
        enter(clean, cell)
    do(clean, Command.USE_HELP, Command.CHECK)
    assert not clean.saved().tally.helped
    assert view_of(clean).medal in ("platinum", "gold", "silver")


@settings(max_examples=30, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            ["enter", Command.UNDO, Command.REDO, Command.ERASE, StartAgain(), "again", "miss"]
        ),
        max_size=25,
    )
)
def test_a_cell_pays_once_whatever_is_undone_erased_and_done_again(
    deeds: list[str | Intent],
) -> None:
    session = scored(lives=99)
    events, cells, entered = [], list(HARD.open_cells), [HARD.open_cells[0]]
    for deed in deeds:
        if deed == "enter":
            entered.append(cells.pop())
            events += enter(session, entered[-1])
        elif deed == "again":
            events += enter(session, entered[0])
        elif deed == "miss":
            events += enter(session, entered[-1], wrong(entered[-1]))
        else:
            assert not isinstance(deed, str)
            events += do(session, deed)
    awards = [event.award for event in events if isinstance(event, Awarded)]
    paid = [award.cell for award in awards if award.gained > 0]
    assert len(paid) == len(set(paid))
    assert view_of(session).points == sum(award.gained for award in awards)


def test_a_pause_is_counted_once_for_each_time_the_clock_stood() -> None:
    session = scored()
    do(
        session,
        Command.PAUSE,
        Command.PAUSE,
        Command.RESUME,
        Command.FOCUS_LOST,
        Command.FOCUS_LOST,
        Command.FOCUS_GAINED,
        Command.PAUSE,
    )
    assert session.saved().tally.pauses == 3


def test_what_the_judge_said_is_kept_with_a_game_that_ended() -> None:
    session = scored()
    for cell in HARD.open_cells:
        assert session.saved().account is None
        enter(session, cell)
    account = session.saved().account
    assert account is not None
    assert account.judge == VERSION
    assert account.result == view_of(session).result
    assert len(account.earned) == len(HARD.open_cells)
    again = Session(
        decode(json.loads(json.dumps(encode(session.saved())))), options=Options(), clock=Clock()
    )
    assert again.saved().account == account
