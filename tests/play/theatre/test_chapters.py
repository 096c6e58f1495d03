from math import inf
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.logic.methods import BY_ID
from game.play.theatre.chapters import Chapter, Marks
from game.play.theatre.reel import Reel
from game.play.theatre.source import Live
from game.play.theatre.theatre import Sync, Theatre
from game.solve.stream import BEATS, Options, StepKind
from tests.documents import FIRST, SECOND

KINDS = {
    Chapter.RETREAT: StepKind.RETREAT,
    Chapter.DEDUCTION: StepKind.DEDUCE,
}


def played(method: str, *, prove: bool = False) -> Reel:
    options = Options(prove=prove)
    board = FIRST.board
    reel = Reel(BY_ID[method], board, Live(BY_ID[method], board, options, perf_counter))
    while reel.forward():
        pass
    return reel


def beats_of(method: str, kind: StepKind) -> list[int]:
    beats, found = 0, []
    for step in BY_ID[method].stream(FIRST.board, Options(prove=True)):
        beats += step.kind in BEATS
        if step.kind is kind:
            found.append(beats)
    return found


def all_of(marks: Marks, chapter: Chapter) -> list[int]:
    found, beat = [], 0
    while (following := marks.next(chapter, beat)) is not None:
        found.append(following)
        beat = following
    return found


@pytest.mark.parametrize("method", ["backtracking", "brute-force", "exact"])
def test_chapters_begin_where_the_method_says(method: str) -> None:
    marks = played(method, prove=True).marks
    for chapter, kind in KINDS.items():
        assert all_of(marks, chapter) == beats_of(method, kind)
    assert all_of(marks, Chapter.SOLUTION) == beats_of(method, StepKind.SOLUTION)


def test_a_stack_goes_back_where_a_board_from_below_is_taken() -> None:
    before, expected, beats = -1, [], 0
    for step in BY_ID["stack"].stream(FIRST.board):
        if step.kind is StepKind.POP:
            assert step.board is not None
            beats += 1
            level = step.board.count(0) * -1
            if level <= before and beats > 1 and before != -FIRST.board.values.count(0):
                expected.append(beats)
            before = level
    assert all_of(played("stack").marks, Chapter.RETREAT) == expected


def test_every_digit_that_deduction_places_is_a_deduction_and_no_guess() -> None:
    marks = played("staged").marks
    assert all_of(marks, Chapter.DEDUCTION) == list(range(1, 45))
    assert all_of(marks, Chapter.GUESS) == []


@given(st.sampled_from(Chapter), st.integers(0, 130), st.integers(2, 300))
def test_marks_are_found_both_ways_and_drawn_in_order(
    chapter: Chapter, beat: int, width: int
) -> None:
    marks = MARKS
    beats = all_of(marks, chapter)
    assert marks.last(chapter, beat) == max((b for b in beats if b < beat), default=None)
    assert marks.next(chapter, beat) == min((b for b in beats if b > beat), default=None)
    places = {b * (width - 1) // marks.beats for b in beats}
    assert marks.ticks(chapter, width) == sorted(places)


MARKS = played("backtracking", prove=True).marks


def theatre(*names: str) -> Theatre:
    return Theatre(SECOND[2].board, [BY_ID[name] for name in names], clock=perf_counter)


def settle(shown: Theatre) -> None:
    while not shown.is_level:
        shown.advance(0.0, inf)


def test_jumps_go_to_the_next_chapter_and_back_to_the_one_before() -> None:
    shown = theatre("brute-force", "exact")
    found = []
    for _ in range(3):
        shown.seek(Chapter.RETREAT)
        settle(shown)
        found.append(shown.at)
        kinds = [reel.picture.kind for reel in shown.reels]
        assert StepKind.RETREAT in kinds
        assert all(reel.beats == shown.at or reel.at_end for reel in shown.reels)
    assert found == sorted(set(found))
    shown.seek_back(Chapter.RETREAT)
    settle(shown)
    assert shown.at == found[1]
    shown.seek_back(Chapter.RETREAT)
    shown.seek_back(Chapter.RETREAT)
    settle(shown)
    assert shown.at == 0


def test_a_jump_to_the_solution_shows_that_it_was_found() -> None:
    shown = theatre("exact")
    for sync in Sync:
        shown.sync = sync
        shown.seek(Chapter.SOLUTION)
        settle(shown)
        assert shown.reels[0].picture.first is not None
    shown.restart()
    shown.seek(Chapter.DEDUCTION)
    assert not shown.is_level
    shown.go_to(3)
    settle(shown)
    assert shown.at == 3


def test_where_no_chapter_begins_any_more_all_come_to_their_ends() -> None:
    shown = theatre("exact", "staged")
    shown.seek(Chapter.SOLUTION)
    settle(shown)
    shown.seek(Chapter.SOLUTION)
    settle(shown)
    assert shown.is_over


def test_the_end_is_reached_and_left_again() -> None:
    shown = theatre("exact", "staged")
    for sync in Sync:
        shown.sync = sync
        shown.go_to_end()
        settle(shown)
        assert shown.is_over
        assert shown.at == max(map(shown.reached, shown.reels))
        shown.step_back()
        settle(shown)
        assert not shown.is_over


def test_a_step_of_one_method_brings_the_others_there() -> None:
    shown = theatre("brute-force", "stack")
    shown.go_to(200)
    settle(shown)
    shown.go_to_beat(1, 77)
    settle(shown)
    assert [reel.beats for reel in shown.reels] == [77, 77]
    shown.go_to_beat(0, 5000)
    settle(shown)
    assert shown.at == 200
