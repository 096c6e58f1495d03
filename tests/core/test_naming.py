from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.naming import MOST_PLACES, conflict_words
from game.core.rules import conflicts
from game.messages.catalogue import Catalogue


def told(board: str) -> str:
    return Catalogue().render(conflict_words(conflicts(Grid.parse(board)), CLASSIC))


def test_every_digit_house_and_cell_is_named() -> None:
    board = "11.......1" + "." * 9 + "2" + "." * 35 + "2" + "." * 25
    assert told(board) == (
        "1 appears more than once in row 1 (r1c1, r1c2), column 1 (r1c1, r2c1) and "
        "box 1 (r1c1, r1c2, r2c1); 2 appears more than once in column 2 (r3c2, r7c2)"
    )


def test_the_figure_with_two_broken_houses_is_told_in_full() -> None:
    board = "000129834409538067832476500087261945051790380904385172028013459649052018190047000"
    assert told(board) == "9 appears more than once in column 3 (r2c3, r8c3) and box 7 (r8c3, r9c2)"


def test_of_a_board_that_is_all_wrong_enough_is_named() -> None:
    said = told("1" * 81)
    assert said.count("(") == MOST_PLACES
    assert said.endswith("; 15 more houses repeat a digit")
