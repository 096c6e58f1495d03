"""What cells do for what happens, as values."""

import pytest

from game.play.game_events import (
    Checked,
    DigitFinished,
    DigitPlaced,
    Erased,
    HouseFinished,
    Revealed,
)
from game.play.scoring import Won
from game.shell.animation import Animator
from game.ui.board.choreography import (
    DEAL,
    GATHER,
    WIN,
    WIN_DIGITS,
    Cue,
    bump,
    deal,
    fall,
    land,
    lose,
    miss,
    wave,
    win,
)
from game.ui.board.faces import Motion
from game.ui.play.reactions import cues
from tests.ui.driver import PUZZLE, SOLUTION

DIGITS = tuple(map(int, PUZZLE))
FULL = tuple(map(int, SOLUTION))
ROW = tuple(range(9))
COLUMN = tuple(range(0, 81, 9))


def opening(found: tuple[Cue, ...]) -> dict[int, float]:
    """Return when the disc of each cell begins to open, for the cue that is played in the end."""
    return {cue.cell: cue.delay for cue in found if cue.part == "disc"}


def test_curves_end_at_rest() -> None:
    for curve, start in ((fall, 1.0), (bump(0.5), 0.0)):
        assert curve(0) == start
        assert curve(1) == 0
        assert all(0 <= curve(t / 50) <= 1 for t in range(51))


def test_every_cue_ends_at_rest_and_names_a_part() -> None:
    events = (
        DigitPlaced(0, 5),
        HouseFinished(0, 0, ROW),
        DigitFinished(5, 0, COLUMN),
        Revealed(4, 3),
        Checked(1, 7),
        Erased((8,)),
    )
    found = (*cues(events, DIGITS), *win(FULL, 40, 9), *miss(40), *lose(DIGITS))
    for cue in found:
        rest = 1.0 if cue.part == "grow" else 0.0
        assert cue.curve(1.0) == pytest.approx(rest, abs=1e-9)
        assert cue.part in Motion._fields


def test_same_digits_answer_the_nearest_first_and_the_entry_itself_lands() -> None:
    digits = list(DIGITS)
    digits[0] = 3
    found = cues((DigitPlaced(0, 3),), digits)
    same = {cell for cell in range(81) if digits[cell] == 3}
    assert {cue.cell for cue in found} == same
    delays = {cue.cell: cue.delay for cue in found}
    assert delays[0] == 0 < delays[2] < max(delays.values())


def test_a_wrong_digit_shakes_and_nothing_answers() -> None:
    found = cues((DigitPlaced(0, 3, (), True),), DIGITS)
    assert [(cue.cell, cue.part) for cue in found] == [(0, "shift")]


def test_a_new_board_comes_row_by_row_and_has_no_digit_before_its_turn() -> None:
    found = deal(DIGITS, 9)
    assert {cue.cell for cue in found} == {cell for cell, digit in enumerate(DIGITS) if digit}
    assert {cue.curve(0) for cue in found} == {0}
    delays = [cue.delay for cue in found]
    assert delays == sorted(delays)
    assert len(set(delays)) == 9
    assert max(cue.delay + cue.seconds for cue in found) == pytest.approx(DEAL)
    assert {cue.still for cue in found} == {None}


def test_a_wave_starts_at_the_last_cell() -> None:
    delays = opening(wave(ROW, 3, 9))
    assert delays[3] == 0
    assert sorted(ROW, key=lambda cell: delays[cell])[-1] == 8


def test_a_finished_digit_is_not_drowned_by_the_house_it_ends() -> None:
    events = (DigitFinished(4, 0, COLUMN), HouseFinished(0, 0, ROW))
    delays = opening(cues(events, DIGITS))
    assert {delays[cell] for cell in COLUMN} == {GATHER}


def test_a_disc_opens_behind_a_right_entry_of_a_scored_game_alone() -> None:
    for wrong, scored, opened in ((False, True, {0}), (True, True, set()), (False, False, set())):
        found = cues((DigitPlaced(0, 3, (), wrong),), DIGITS, scored=scored)
        assert set(opening(found)) == opened


def test_a_win_goes_over_the_whole_board_and_through_the_digits_in_order() -> None:
    found = cues((DigitPlaced(80, 2), HouseFinished(0, 80, ROW), Won(True, 9, 9, 0, 0)), FULL)
    discs = {cue.cell: cue for cue in found if cue.part == "disc"}
    assert set(discs) == set(range(81))
    assert {cue.seconds for cue in found} == {WIN}
    # The corner of the last digit is lit first, the opposite one last.
    first = {
        cell: next(t for t in range(1000) if disc.curve(t / 1000) > 0)
        for cell, disc in discs.items()
    }
    assert first[80] == min(first.values())
    assert first[0] == max(first.values())

    def peak(cell: int) -> float:
        """When a cell shines brightest after the ring has gone by."""
        times = (t / 1000 for t in range(round(1000 * WIN_DIGITS / WIN), 1001))
        return max(times, key=discs[cell].curve)

    by_digit = {
        digit: {round(peak(cell), 2) for cell in range(81) if FULL[cell] == digit}
        for digit in ROW[1:]
    }
    assert all(len(peaks) == 1 for peaks in by_digit.values())
    assert [by_digit[digit] for digit in ROW[1:]] == sorted(by_digit.values(), key=min)


def test_what_is_held_stays_for_its_time_also_with_reduced_motion() -> None:
    animator, seen = Animator(reduced=True), list[float]()
    animator.hold(seen.append, 0.5, key="a", done=lambda: seen.append(2.0))
    animator.update(0.3)
    assert animator.active
    assert set(seen) == {0.0}
    animator.update(0.3)
    assert seen[-2:] == [1.0, 2.0]
    assert not animator.active


def test_a_landing_needs_no_still_form_and_lights_do() -> None:
    assert [cue.still for cue in land((1,))] == [None]
    assert {cue.still for cue in wave(ROW, 0, 9) if cue.part == "disc"} == {1.0}
