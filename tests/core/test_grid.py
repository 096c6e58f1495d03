from game.core.grid import Grid
from game.core.rules import degrees_of_freedom


def test_degrees_of_freedom_of_an_empty_board_are_nine() -> None:
    assert degrees_of_freedom(Grid.empty()) == (9,) * 81
