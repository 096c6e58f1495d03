"""Conflicts on boards with pairs of cells, and how many of them are named."""

from game.core.geometry import CLASSIC, geometry_of
from game.core.grid import Grid
from game.core.naming import MOST_PLACES, conflict_words, places_words
from game.core.rules import conflicts, conflicts_of_move
from game.messages.catalogue import Catalogue

CATALOGUE = Catalogue()


def test_a_digit_conflicts_with_the_cells_a_knight_s_move_away_that_hold_it() -> None:
    board = geometry_of("9x9+knight")
    centre = board.cell(5, 5)
    pairs = [pair for pair in board.pairs if centre in pair.cells]
    assert len(pairs) == 8
    for pair in pairs:
        other = sum(pair.cells) - centre
        for grid in (Grid.empty(board).place(other, 7), Grid.empty(board).place(other, 6)):
            found = conflicts_of_move(grid, centre, 7)
            assert [c.cells for c in found] == ([pair.cells] if grid.values[other] == 7 else [])
        full = Grid.empty(board).place(other, 7).place(centre, 7)
        assert [conflict.cells for conflict in conflicts(full)] == [pair.cells]
        assert [conflict.cells for conflict in conflicts_of_move(full, centre, 7)] == [pair.cells]


def test_the_cell_that_was_moved_to_is_not_named_and_those_on_both_sides_are() -> None:
    grid = Grid.empty().place(0, 5).place(8, 5).place(4, 5)
    (found,) = conflicts_of_move(grid, 4, 5)
    assert CATALOGUE.render(places_words([found], CLASSIC, 4)) == "row 1 (r1c1, r1c9)"
    assert CATALOGUE.render(places_words([found], CLASSIC)) == "row 1 (r1c1, r1c5, r1c9)"


def test_so_many_places_are_named_and_the_others_counted() -> None:
    everywhere = tuple(conflicts(Grid([1] * 81)))
    assert len(everywhere) == 27
    exact = CATALOGUE.render(conflict_words(everywhere[:MOST_PLACES], CLASSIC))
    one_more = CATALOGUE.render(conflict_words(everywhere[: MOST_PLACES + 1], CLASSIC))
    assert exact != one_more
    assert one_more.startswith(exact[:60])
    assert CATALOGUE.count("conflict.more", 1, first=exact) == one_more
