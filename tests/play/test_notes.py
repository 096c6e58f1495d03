"""When notes say something about the board, and what they say wrong."""

import pytest

from game.core.digits import Mask
from game.play.moves import FillAll, MendNotes, Place, SetNote
from game.play.notes import (
    NoteMistake,
    full_notes,
    mended_notes,
    note_mistake,
    notes_shown,
    position,
)
from game.play.selection import Tool
from game.play.state import State, apply
from tests.play.boards import EASY, EASY_SOLUTION

OPEN = EASY.givens.open_cells
START = State.start(EASY)
FILLED = apply(START, FillAll())


def note(state: State, cell: int, digit: int, *, present: bool, tool: Tool = Tool.CORNER) -> State:
    return apply(state, SetNote((cell,), digit, tool, present))


def in_the_centre(state: State) -> State:
    return state._replace(corner=state.centre, centre=state.corner)


@pytest.mark.parametrize("tool", [Tool.CORNER, Tool.CENTRE])
def test_notes_are_in_use_from_half_of_the_open_cells_on(tool: Tool) -> None:
    half = -(-len(OPEN) // 2)
    for number, shown in ((0, False), (half - 1, False), (half, True), (len(OPEN), True)):
        cells = OPEN[:number]
        state = apply(START, SetNote(cells, 5, tool, True)) if cells else START
        assert notes_shown(state) == shown
    solved = START._replace(values=EASY_SOLUTION.values)
    assert not notes_shown(solved)


def test_two_kinds_of_notes_in_different_cells_count_together() -> None:
    quarter = len(OPEN) // 4 + 1
    state = apply(START, SetNote(OPEN[:quarter], 5, Tool.CORNER, True))
    assert not notes_shown(state)
    assert notes_shown(apply(state, SetNote(OPEN[quarter : 2 * quarter], 5, Tool.CENTRE, True)))


def test_notes_are_full_when_one_kind_is_in_every_open_cell() -> None:
    assert full_notes(START) is None
    assert full_notes(FILLED) == FILLED.corner
    assert full_notes(in_the_centre(FILLED)) == FILLED.corner
    cell = OPEN[4]
    gap = FILLED._replace(
        corner=tuple(Mask(0) if c == cell else m for c, m in enumerate(FILLED.corner))
    )
    assert full_notes(gap) is None
    assert full_notes(note(gap, cell, 1, present=True, tool=Tool.CENTRE)) is None
    entered = apply(gap, Place((cell,), EASY_SOLUTION.values[cell], False))
    assert full_notes(entered) == entered.corner


@pytest.mark.parametrize("centre", [False, True])
def test_a_missing_digit_is_found_before_a_dead_note_wherever_both_are(centre: bool) -> None:
    # The dead note stands before the missing one.
    first, later = OPEN[0], OPEN[9]
    given = next(
        EASY.givens.values[peer]
        for peer in EASY.givens.geometry.peers[first]
        if EASY.givens.values[peer]
    )
    dead = note(FILLED, first, given, present=True)
    missing = note(dead, later, EASY_SOLUTION.values[later], present=False)
    states = [FILLED, dead, missing]
    if centre:
        states = [in_the_centre(state) for state in states]
    found = [note_mistake(state, EASY_SOLUTION) for state in states]
    assert found == [None, NoteMistake(first, given), NoteMistake(later, 0)]
    assert [note_mistake(state, None) for state in states] == [None] * 3
    for state, mistake in zip(states[1:], found[1:], strict=True):
        assert mistake is not None
        move = mended_notes(state, mistake)
        assert isinstance(move, MendNotes)
        mended = apply(state, move)
        notes = mended.centre if centre else mended.corner
        assert notes[mistake.cell] == FILLED.corner[mistake.cell]
        other = mended.corner if centre else mended.centre
        assert not any(other)
    # Of two dead notes in a cell the smaller digit is told.
    both = FILLED._replace(corner=(*FILLED.corner[:first], Mask(511), *FILLED.corner[first + 1 :]))
    told = note_mistake(both, EASY_SOLUTION)
    lowest = min(d for d in range(1, 10) if not FILLED.corner[first] >> (d - 1) & 1)
    assert told == NoteMistake(first, lowest)


def test_the_finder_believes_full_notes_and_what_steps_ruled_out() -> None:
    cell = next(c for c in OPEN if FILLED.corner[c].bit_count() > 2)
    wrong = [
        d
        for d in range(1, 10)
        if FILLED.corner[cell] >> (d - 1) & 1 and d != EASY_SOLUTION.values[cell]
    ]
    less = note(FILLED, cell, wrong[0], present=False)
    kept = FILLED.corner[cell]
    assert position(FILLED, EASY_SOLUTION).candidates[cell] == kept
    assert position(less, EASY_SOLUTION).candidates[cell] == kept & ~(1 << (wrong[0] - 1))
    assert position(less, None).candidates[cell] == kept
    ruled = less._replace(
        eliminated=tuple(Mask(1 << (wrong[1] - 1) if c == cell else 0) for c in range(81))
    )
    assert position(ruled, None).candidates[cell] == kept & ~(1 << (wrong[1] - 1))
    both = kept & ~(1 << (wrong[0] - 1)) & ~(1 << (wrong[1] - 1))
    assert position(ruled, EASY_SOLUTION).candidates[cell] == both
    partly = note(START, cell, wrong[0], present=True)
    assert position(partly, EASY_SOLUTION).candidates == START.grid.candidates
