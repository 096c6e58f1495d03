import pytest

from game.core.geometry import CLASSIC
from game.generate.classic import BASE, makings
from game.generate.draw import Draw
from game.generate.ids import PuzzleId, fresh_id
from game.generate.levels import Level
from game.generate.symmetry import Symmetry
from game.play.theatre.phases import phase_views
from game.solve.exact import solve


def an_id(seed: str, symmetry: Symmetry = Symmetry.NONE) -> PuzzleId:
    return fresh_id(Level.EASY, Draw(seed), symmetry)


@pytest.mark.parametrize("symmetry", [Symmetry.NONE, Symmetry.HALF_TURN])
def test_the_views_lead_from_the_base_grid_to_the_board_that_is_dealt(symmetry: Symmetry) -> None:
    for seed in ("a", "b"):
        making = next(makings(an_id(seed, symmetry)))
        views = phase_views(an_id(seed, symmetry))
        assert views[0].grid == BASE
        assert [view.phase for view in views[:6]] == [0, 0, 1, 2, 3, 4]
        assert [view.grid for view in views[1:6]] == list(making.grids())
        assert views[-1].grid == making.erasure.board()


def test_one_cell_of_each_row_and_column_is_kept() -> None:
    for view in phase_views(an_id("c")):
        if view.phase < 5:
            assert not view.kept
            continue
        assert {cell // 9 for cell in view.kept} == {cell % 9 for cell in view.kept} == {*range(9)}
        assert all(view.grid.values[cell] for cell in view.kept)


def test_every_erasure_is_a_view_and_what_stays_has_its_reason() -> None:
    views = [view for view in phase_views(an_id("d")) if view.phase == 5 and view.moved]
    before = phase_views(an_id("d"))[5].grid
    for view in views:
        gone = {cell for cell in CLASSIC.cells if before.values[cell] != view.grid.values[cell]}
        assert gone in (set(view.moved), set())
        if not gone:
            assert set(view.moved) <= set(view.stays)
        before = view.grid
    assert solve(before) == phase_views(an_id("d"))[5].grid
