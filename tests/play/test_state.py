"""What moves do to the state, and what is kept of it."""

import pytest

from game.core.digits import Mask
from game.play.moves import ApplyStep, EraseEntries, EraseNotes, Move, Place, SetNote
from game.play.selection import Tool
from game.play.state import State, apply, changed_cells
from tests.play.boards import EASY

OPEN = EASY.givens.open_cells
ONE, OTHER, FAR = OPEN[0], OPEN[1], OPEN[-1]
START = State.start(EASY)


def after(*moves: Move) -> State:
    state = START
    for move in moves:
        state = apply(state, move)
    return state


def ruled_out(state: State) -> dict[int, int]:
    return {cell: mask for cell, mask in enumerate(state.eliminated) if mask}


RULED_OUT = ApplyStep(((ONE, 5),), ((FAR, 2), (FAR, 3), (OTHER, 8)), True)
KNOWN = {FAR: 0b110, OTHER: 0b10000000}


def test_a_step_rules_candidates_out() -> None:
    assert ruled_out(after(RULED_OUT)) == KNOWN


def test_what_was_ruled_out_goes_with_the_entry_that_it_may_come_from() -> None:
    assert ruled_out(after(RULED_OUT, EraseEntries((ONE,)))) == {}
    assert ruled_out(after(RULED_OUT, Place((ONE,), 6, True))) == {}


@pytest.mark.parametrize(
    "move",
    [
        Place((OTHER,), 7, True),
        Place((ONE,), 5, True),
        SetNote((OTHER,), 7, Tool.CORNER, True),
        EraseNotes((OTHER,)),
    ],
)
def test_what_was_ruled_out_stays_with_any_other_move(move: Move) -> None:
    assert ruled_out(after(RULED_OUT, move)) == KNOWN


def test_a_further_step_adds_to_what_was_ruled_out() -> None:
    further = ApplyStep((), ((FAR, 9), (ONE, 1)), True)
    assert ruled_out(after(RULED_OUT, further)) == {**KNOWN, FAR: 0b100000110, ONE: 0b1}


def test_a_step_takes_its_candidates_out_of_the_notes_and_out_of_no_others() -> None:
    notes = [SetNote((OTHER, FAR), digit, tool, True) for digit in (3, 4) for tool in NOTES]
    state = after(*notes, ApplyStep((), ((FAR, 3),), True))
    assert (state.corner[FAR], state.centre[FAR]) == (0b1000, 0b1000)
    assert (state.corner[OTHER], state.centre[OTHER]) == (0b1100, 0b1100)


NOTES = (Tool.CORNER, Tool.CENTRE)


@pytest.mark.parametrize("tool", NOTES)
def test_a_note_goes_on_and_off_in_its_own_kind_alone(tool: Tool) -> None:
    state = after(SetNote((ONE, FAR), 4, tool, True), SetNote((ONE, FAR), 9, tool, True))
    assert [state.notes(tool)[cell] for cell in (ONE, OTHER, FAR)] == [0b100001000, 0, 0b100001000]
    assert not any(state.notes(NOTES[tool is Tool.CORNER]))
    less = apply(state, SetNote((FAR,), 4, tool, False))
    assert [less.notes(tool)[cell] for cell in (ONE, FAR)] == [0b100001000, 0b100000000]
    assert apply(less, SetNote((FAR,), 4, tool, False)) == less


def test_a_digit_clears_the_notes_of_its_cell_and_itself_from_those_of_its_peers() -> None:
    cell = ONE
    peer = next(c for c in OPEN if c in EASY.givens.geometry.peers[cell])
    other = next(c for c in OPEN if c not in EASY.givens.geometry.peers[cell] and c != cell)
    everywhere = tuple(sorted((cell, peer, other)))
    noted = after(*(SetNote(everywhere, d, tool, True) for d in (5, 6) for tool in NOTES))
    for clean, left in ((True, 0b100000), (False, 0b110000)):
        state = apply(noted, Place((cell,), 5, clean))
        for notes in (state.corner, state.centre):
            assert (notes[cell], notes[peer], notes[other]) == (0, left, 0b110000)


def test_a_cell_has_changed_when_its_digit_or_either_kind_of_its_notes_has() -> None:
    assert changed_cells(START, START) == ()
    assert changed_cells(START, after(Place((ONE,), 5, False))) == (ONE,)
    assert changed_cells(START, after(SetNote((OTHER,), 5, Tool.CORNER, True))) == (OTHER,)
    assert changed_cells(START, after(SetNote((FAR,), 5, Tool.CENTRE, True))) == (FAR,)
    other_notes = START._replace(corner=(Mask(1),) * 80 + (Mask(0),))
    assert changed_cells(START, other_notes) == tuple(range(80))
