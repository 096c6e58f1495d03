from itertools import islice

from game.core.digits import mask_of
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.solve.classic.brute_force import METHOD, safe_digits
from game.solve.stream import StepKind
from tests.documents import FIRST, SECOND


def test_the_safe_digits_of_a_cell_ascend() -> None:
    board = SECOND[0].board
    assert safe_digits(bytearray(board.values), board, CLASSIC.cell(1, 2)) == [3, 8]


def test_a_cell_that_nothing_fits_gives_the_empty_list() -> None:
    board = Grid.parse("12345678." + "........9" + "." * 63)
    assert safe_digits(bytearray(board.values), board, CLASSIC.cell(1, 9)) == []


def test_filled_cells_are_passed_over_in_reading_order() -> None:
    looks = [s.cell for s in METHOD.stream(FIRST.board) if s.kind is StepKind.TRY]
    reached = list(dict.fromkeys(looks))
    assert reached == sorted(reached)
    assert set(reached) == set(FIRST.board.open_cells)


def test_a_dead_end_opens_the_cell_again_and_takes_the_next_candidate() -> None:
    look, place, *_ = islice(METHOD.stream(SECOND[0].board), 2)
    assert (look.kind, look.candidates) == (StepKind.TRY, mask_of(3, 8))
    assert (place.kind, place.digit) == (StepKind.PLACE, 3)
    steps = list(METHOD.stream(FIRST.board))
    retreat = next(i for i, step in enumerate(steps) if step.kind is StepKind.RETREAT)
    assert steps[retreat - 1].kind is StepKind.CONFLICT
    assert steps[retreat - 1].candidates == 0


def test_a_full_board_is_checked_before_it_counts_as_solved() -> None:
    assert METHOD.solve(FIRST.solution.place(80, 1)).verdict is Verdict.CONFLICT
