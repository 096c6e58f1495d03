from itertools import islice

from game.core.digits import Cell, Digit, mask_of
from game.core.geometry import CLASSIC
from game.logic.methods import BY_ID
from game.play.theatre.picture import Picture
from game.solve.stream import StepKind, StreamStep
from game.ui.theatre.board_view import Detail, cells_of, overlay_of, solved_cells
from tests.documents import FIRST, SECOND


def after(name: str, steps: int) -> Picture:
    picture = Picture(FIRST.board)
    for step in islice(BY_ID[name].stream(FIRST.board), steps):
        picture.follow(step)
    return picture


def test_givens_and_digits_of_the_method_are_told_apart() -> None:
    cells = cells_of(after("brute-force", 2), FIRST.board, Detail.DIGITS)
    assert (cells[0].digit, cells[0].given) == (5, False)
    assert (cells[3].digit, cells[3].given) == (1, True)
    assert cells[1].digit == 0


def test_a_conflict_marks_the_cell_tried_and_the_cell_in_its_way() -> None:
    # 1 is tried in r1c1, and stands in r1c4.
    picture = after("backtracking", 2)
    cells = cells_of(picture, FIRST.board, Detail.CONFLICTS)
    assert [cell for cell, view in enumerate(cells) if view.conflict] == [0, 3]
    assert not any(view.conflict for view in cells_of(picture, FIRST.board, Detail.DIGITS))


def test_the_cell_at_work_and_the_trail_are_lit() -> None:
    picture = after("brute-force", 6)
    overlay = overlay_of(picture, 9, Detail.CONFLICTS)
    assert {ground.cell for ground in overlay.grounds if ground.role == "selected"} == {
        picture.focus
    }
    shares = [heat.share for heat in overlay.heat]
    assert shares == sorted(shares, reverse=True)
    assert {heat.cell for heat in overlay.heat} <= set(picture.trail)


def test_a_search_shows_the_candidates_of_its_cell() -> None:
    cells = cells_of(after("brute-force", 1), FIRST.board, Detail.CANDIDATES)
    assert cells[0].corner == mask_of(5, 7, 9)
    assert not any(view.corner for view in cells[1:])


def test_a_deduction_shows_all_lists_its_cells_and_what_it_removes() -> None:
    board = SECOND[0].board
    picture = Picture(board)
    removed = ((Cell(1), Digit(3)),)
    picture.follow(StreamStep(StepKind.DEDUCE, cells=(Cell(10),), removed=removed, rule="pair"))
    cells = cells_of(picture, board, Detail.CANDIDATES)
    assert cells[1].corner == mask_of(8)
    assert cells[4].corner
    overlay = overlay_of(picture, 9, Detail.CANDIDATES)
    assert {(g.cell, g.role) for g in overlay.grounds} == {(10, "pattern_a")}
    assert [(disc.cell, disc.digit, disc.struck) for disc in overlay.discs] == [(1, 3, True)]


def test_a_house_without_a_place_is_lit_as_a_whole() -> None:
    picture = Picture(FIRST.board)
    house = CLASSIC.houses[4].cells
    picture.follow(StreamStep(StepKind.CONFLICT, cells=house))
    assert {g.cell for g in overlay_of(picture, 9, Detail.CONFLICTS).grounds} == set(house)
    assert not any(v.conflict for v in cells_of(picture, FIRST.board, Detail.CONFLICTS))


def test_the_solution_is_shown_whole() -> None:
    cells = solved_cells(FIRST.solution, FIRST.board)
    assert bytes(view.digit for view in cells) == FIRST.solution.values
    assert [view.given for view in cells] == [value != 0 for value in FIRST.board.values]
