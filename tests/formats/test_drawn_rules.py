"""What drawings of SudokuPad's own links and the author's words make rules together."""

import json
from typing import Any

import pytest

from game.core.constraint import Constraint
from game.core.verdict import Verdict
from game.formats.document import Entry
from game.formats.forms.links import FPuzzlesForm, OwnSudokuPadForm
from game.formats.reading import reading_of
from game.solve.exact import classify

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
NORMAL = "Normal sudoku rules apply. "
GREEN, PURPLE, GREY = "#67f067", "#d23be7", "#cfcfcf"


def line(*points: tuple[float, float], colour: str = GREY, **more: object) -> dict[str, object]:
    return {"wayPoints": [[*one] for one in points], "color": colour, "thickness": 9.6, **more}


def spot(row: float, column: float, wide: float = 0.8, **more: object) -> dict[str, object]:
    shown = {"rounded": True, "backgroundColor": GREY, **more}
    return {"center": [row, column], "width": wide, "height": wide, **shown}


def entry(rules: str, *, solution: str = SOLVED, givens: str = "", **drawn: object) -> Entry:
    """Return the puzzle of a link with rules in words, drawings, and its solution."""
    cells = [[{"value": int(d)} if d != "." else {} for d in row] for row in givens.split()]
    said = {
        "cells": cells or [[{}] * 9] * 9,
        "metadata": {"rules": rules, "solution": solution},
        **drawn,
    }
    [found] = OwnSudokuPadForm().read(json.dumps(said))
    return found


def rules_in(found: Entry) -> list[Constraint]:
    """Return its rules, without what their author drew."""
    return [one._replace(more="") for one in found.constraints if not one.is_drawing]


RISING = line((0.5, 1.5), (0.5, 2.5), (0.5, 3.5))
"""A line with the digits 3, 4 and 6."""
THERMO = "Digits increase along thermometers from the bulb."


def test_a_line_with_a_bulb_of_its_colour_is_a_thermometer() -> None:
    bulb = spot(0.5, 1.5)
    found = entry(NORMAL + THERMO, lines=[RISING], underlays=[bulb])
    assert rules_in(found) == [Constraint("thermometer", lines=(((1, 2), (1, 3), (1, 4)),))]
    assert reading_of(found).drawings == 0
    without = entry(NORMAL, lines=[RISING], underlays=[bulb])
    assert reading_of(without).drawings == 2
    assert not rules_in(without)
    assert [one.kind for one in without.constraints] == ["line", "rectangle"]
    for other in (spot(0.5, 1.5, backgroundColor="#ff0000"), spot(0.5, 2.5)):
        assert not rules_in(entry(NORMAL + THERMO, lines=[RISING], underlays=[other]))


@pytest.mark.parametrize(
    "rules",
    [
        "One of the thermometers increases from the bulb.",
        "Thermometers are decoration.",
    ],
)
def test_other_words_of_thermometers_make_none(rules: str) -> None:
    assert not rules_in(entry(rules, lines=[RISING], underlays=[spot(0.5, 1.5)]))


def test_a_thermometer_is_slow_where_all_are() -> None:
    drawn: dict[str, Any] = {"lines": [RISING], "underlays": [spot(0.5, 1.5)]}
    slow = "Along thermometers, digits increase from the bulb or stay the same."
    assert [one.kind for one in rules_in(entry(slow, **drawn))] == ["slowthermometer"]
    assert not rules_in(entry(slow + " " + THERMO, **drawn))


WHITE, BLACK = {"backgroundColor": "#ffffff"}, {"backgroundColor": "#000"}


@pytest.mark.parametrize(
    ("words", "drawn", "rule"),
    [
        ("Digits separated by a white dot are consecutive.", spot(0.5, 2, 0.3, **WHITE),
         Constraint("difference", ((1, 2), (1, 3)))),
        ("Digits with a black dot between them have a ratio of 1:2.", spot(1, 2.5, 0.3, **BLACK),
         Constraint("ratio", ((1, 3), (2, 3)))),
        ("Cells with an X sum to 10.", spot(0.5, 3, 0.3, text="X"),
         Constraint("xv", ((1, 3), (1, 4)), values=("X",))),
        ("V means that both digits sum to five.", spot(0.5, 3, 0.3, text="v"),
         Constraint("xv", ((1, 3), (1, 4)), values=("V",))),
    ],
)  # fmt: skip
def test_dots_and_letters_on_borders_are_pairs(
    words: str, drawn: dict[str, object], rule: Constraint
) -> None:
    # The digits of the solution are 3, 4 and 6 in the row, and 2 below the 4.
    kept = rule.kind != "xv" or rule.values == ("X",)
    assert rules_in(entry(words, solution="", overlays=[drawn])) == [rule]
    assert rules_in(entry(words, overlays=[drawn])) == ([rule] if kept else [])
    assert not rules_in(entry(NORMAL, solution="", overlays=[drawn]))
    large = {**drawn, "width": 0.9, "height": 0.9, "text": ""}
    assert not rules_in(entry(words, solution="", overlays=[large]))


def test_arrows_begin_in_their_circles() -> None:
    words = "Digits along an arrow sum to the digit in the attached circle."
    arrow = line((1.5, 3.4), (1.5, 1.5), headLength=0.3)
    circle = spot(1.5, 3.5, backgroundColor="#fff", borderColor="#000")
    found = entry(words, solution="", arrows=[arrow], overlays=[circle])
    assert rules_in(found) == [Constraint("arrow", ((2, 4),), (((2, 4), (2, 3), (2, 2)),))]
    assert not rules_in(entry(words, arrows=[arrow], overlays=[circle]))
    assert not rules_in(entry(words, solution="", arrows=[arrow]))


def test_circles_and_squares_in_cells_are_odd_and_even() -> None:
    words = "Digits in circles are odd. A digit in a square is even."
    circle, square = spot(0.5, 0.5), spot(0.5, 2.5, rounded=False)  # 5 and 4
    ground = spot(0.5, 3.5, 1, rounded=False)
    found = rules_in(entry(words, underlays=[circle, square, ground]))
    assert found == [Constraint("odd", at=(1, 1)), Constraint("even", at=(1, 3))]
    assert not rules_in(entry(words, underlays=[spot(0.5, 2.5), ground]))
    # A bulb is a circle, too.
    both = entry(words + " " + THERMO, lines=[RISING], underlays=[spot(0.5, 1.5)])
    assert [one.kind for one in rules_in(both)] == ["thermometer"]


def test_digits_in_a_circle_at_a_corner_are_around_it() -> None:
    words = "Digits in a small circle appear at least once in the four surrounding cells."
    corner = spot(1, 1, 0.4, text="3 6", backgroundColor="#fff")  # around it: 5, 3, 6 and 7
    rule = Constraint("quadruple", ((1, 1), (1, 2), (2, 1), (2, 2)), values=("3", "6"))
    assert rules_in(entry(words, overlays=[corner])) == [rule]
    assert not rules_in(entry(words, overlays=[{**corner, "text": "38"}]))
    assert not rules_in(entry(NORMAL, overlays=[corner]))


def test_a_colour_says_which_line_is_meant() -> None:
    words = (
        "Adjacent digits on green lines differ by at least 4. A purple line contains consecutive "
        "digits in any order."
    )
    green = line((0.5, 4.5), (1.5, 4.5), (2.5, 3.5), colour=GREEN)
    purple = line((0.5, 1.5), (0.5, 0.5), (0.5, 2.5), colour=PURPLE)
    both = entry(words, solution="", lines=[green, purple])
    assert [(one.kind, one.values) for one in rules_in(both)] == [
        ("whispers", ("4",)), ("renban", ()),
    ]  # fmt: skip
    grey = entry(words, solution="", lines=[line((0.5, 0.5), (1.5, 1.5))])
    assert not rules_in(grey)


def test_a_line_in_two_pieces_is_one_and_a_branch_is_none() -> None:
    words = "Digits on the lines read the same in both directions (palindromes)."
    one, other = line((0.5, 0.5), (0.5, 1.5)), line((1.5, 2.5), (0.5, 1.5))
    joined = rules_in(entry(words, solution="", lines=[one, other]))
    assert [{*rule.lines[0]} for rule in joined] == [{(1, 1), (1, 2), (2, 3)}]
    branch = line((1.5, 1.5), (0.5, 1.5))
    assert not rules_in(entry(words, solution="", lines=[one, other, branch]))


def test_without_a_solution_nothing_more_may_be_said() -> None:
    drawn: dict[str, Any] = {"lines": [RISING], "underlays": [spot(0.5, 1.5)]}
    assert rules_in(entry(NORMAL + THERMO, solution="", **drawn))
    more = " Digits in the secret loop are doubled."
    assert not rules_in(entry(NORMAL + THERMO + more, solution="", **drawn))
    assert rules_in(entry(NORMAL + THERMO + more, **drawn))


def test_such_rules_are_written_as_they_were_drawn() -> None:
    found = entry(NORMAL + THERMO, lines=[RISING], underlays=[spot(0.5, 1.5)])
    own = OwnSudokuPadForm()
    assert not own.lost(found)
    [again] = own.read(own.write(found))
    assert again.constraints == found.constraints
    [other] = FPuzzlesForm().read(FPuzzlesForm().write(found))
    assert rules_in(other) == rules_in(found)
    alone = found._replace(constraints=(Constraint("thermometer", lines=(((1, 1), (1, 2)),)),))
    assert own.lost(alone)


def test_what_is_drawn_decides() -> None:
    rows = [SOLVED[at : at + 9] for at in range(0, 81, 9)]
    # 5 and 3 could change places in two rows, were it not for the thermometer.
    givens = " ".join(["." * 9, *rows[1:8], "." * 9])
    drawn: dict[str, Any] = {
        "lines": [RISING, line((8.5, 0.5), (8.5, 1.5))],
        "underlays": [spot(0.5, 1.5), spot(8.5, 0.5)],
    }
    with_lines = reading_of(entry(NORMAL + THERMO, givens=givens, **drawn)).board
    assert {one.kind for one in with_lines.geometry.constraints} == {"thermometer"}
    assert classify(with_lines).verdict is Verdict.UNIQUE
    plain = reading_of(entry(NORMAL, givens=givens, **drawn)).board
    assert classify(plain).verdict is Verdict.UNJUDGED


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Cells separated by a knight's move (in chess) cannot contain the same digit.", "+knight"),
        ("Digits a King’s move, as in chess, away must be different.", "+king"),
        ("For the digit 3 alone, cells a knight's move apart cannot be the same digit.", ""),
        ("Cells a knight's move apart are coloured alike.", ""),
    ],
)
def test_words_forbid_leaps(words: str, code: str) -> None:
    found = entry(NORMAL + words, solution="")
    assert found.grid.geometry.code == "9x9" + code
    # The solution has equal digits a knight's and a king's move apart.
    assert entry(NORMAL + words).grid.geometry.code == "9x9"
    assert entry(NORMAL + words + " There is a loop.", solution="").grid.geometry.code == "9x9"
    own = OwnSudokuPadForm()
    [again] = own.read(own.write(found))
    assert again.grid.geometry is found.grid.geometry


def test_a_reading_says_which_kinds_were_read_from_the_drawing() -> None:
    """An entry of a link that tells its rules itself is not among them."""
    drawn = entry(NORMAL + THERMO, lines=[RISING], underlays=[spot(0.5, 1.5)])
    assert reading_of(drawn).drawn == ("thermometer",)
    told = Constraint("thermometer", lines=(((1, 2), (1, 3), (1, 4)),))
    assert reading_of(drawn._replace(constraints=(told,))).drawn == ()


SANDWICH = "Clues outside the grid show the sum of the digits sandwiched between 1 and 9."
X_SUM = "A clue outside the grid is the sum of the first X digits, X being the first of them."


@pytest.mark.parametrize(
    ("words", "place", "number", "kind", "at"),
    [
        (SANDWICH, (3.5, -0.5), 13, "sandwichsum", (4, 0)),
        (X_SUM, (0.5, -0.5), 25, "xsum", (1, 0)),
        (X_SUM, (9.5, 0.5), 14, "xsum", (10, 1)),
        ("Skyscrapers: a clue says how many skyscrapers are visible.", (0.5, -0.5), 5,
         "skyscraper", (1, 0)),
        ("A clue is the digit in the Nth cell, where N is the digit in the first cell.",
         (0.5, -0.5), 7, "numberedroom", (1, 0)),
    ],
)  # fmt: skip
def test_a_number_beside_the_board_is_what_the_only_sentence_about_it_says(
    words: str, place: tuple[float, float], number: int, kind: str, at: tuple[int, int]
) -> None:
    def found(said: str, *numbers: int) -> list[Constraint]:
        drawn = [spot(*place, text=one, backgroundColor="#fff") for one in numbers]
        return rules_in(entry(NORMAL + said, overlays=drawn))

    assert found(words, number) == [Constraint(kind, values=(str(number),), at=at)]
    assert not found(words, number + 1)
    assert not found(words, number, 3)
    assert not found("", number)
    other = X_SUM if kind != "xsum" else SANDWICH
    assert not found(words + " " + other, number)


def test_an_arrow_beside_the_board_is_the_sum_of_its_diagonal() -> None:
    words = "Clues outside the grid give the sum of the digits along the indicated diagonal."
    arrow = line((-0.2, 1.8), (0, 2), headLength=0.1)
    number = spot(-0.5, 1.5, 0.3, text=26, rounded=False)
    [rule] = rules_in(entry(words, arrows=[arrow], overlays=[number]))
    cells = tuple((n, n + 2) for n in range(1, 8))
    assert rule == Constraint("littlekillersum", cells, values=("26",))
    assert not rules_in(entry(words, arrows=[arrow], overlays=[{**number, "text": 25}]))
    assert not rules_in(entry(words, overlays=[number]))
    assert not rules_in(entry(NORMAL, arrows=[arrow], overlays=[number]))


def test_a_line_from_corner_to_corner_is_a_diagonal() -> None:
    words = "Digits cannot repeat along the marked diagonals."
    diagonals = [line((0, 0), (9, 9)), line((9, 0), (0, 9))]
    found = rules_in(entry(words, solution="", lines=diagonals))
    assert [one.kind for one in found] == ["diagonal-", "diagonal+"]
    assert not rules_in(entry(words, lines=diagonals))
    assert not rules_in(entry(words, solution="", lines=[line((0, 0), (8, 8))]))


def test_a_line_between_circles_is_between_their_digits() -> None:
    words = "Digits on a line are strictly between the digits in the circles at its ends."
    drawn: dict[str, Any] = {
        "lines": [line((0.5, 1.7), (0.5, 3.5))],  # 3, 4 and 6
        "overlays": [spot(0.5, 1.5, 0.8, **WHITE), spot(0.5, 3.5, 0.8, **WHITE)],
    }
    assert [one.kind for one in rules_in(entry(words, **drawn))] == ["betweenline"]
    drawn["overlays"].pop()
    assert not rules_in(entry(words, **drawn))


def test_words_alone_say_that_no_neighbours_are_consecutive() -> None:
    words = "Orthogonally adjacent digits may not be consecutive."
    assert rules_in(entry(NORMAL + words, solution="")) == [Constraint("nonconsecutive")]
    # They are in the solution.
    assert not rules_in(entry(NORMAL + words))
    assert not rules_in(entry("Adjacent digits on a green line may not be consecutive."))


@pytest.mark.parametrize("said", ["All Xs and Vs are given.", "All possible Xs and Vs are shown."])
def test_all_letters_are_there_where_a_sentence_says_so(said: str) -> None:
    words = "Digits with a V between them sum to 5. "
    drawn = [spot(2.5, 3, 0.3, text="V")]
    found = rules_in(entry(words + said, solution="", overlays=drawn))
    assert Constraint("negative", values=("xv",)) in found
    for other in ("Not all Xs and Vs are given.", "All Xs are red.", "All dots are given."):
        found = rules_in(entry(words + other, solution="", overlays=drawn))
        assert all(one.kind != "negative" for one in found)
    # Other pairs of the solution add up to 10.
    found = rules_in(entry(words + said, overlays=drawn))
    assert all(one.kind != "negative" for one in found)


def test_digits_in_a_circle_may_be_drawn_one_by_one() -> None:
    words = "Digits in a small circle appear at least once in the four surrounding cells."
    circle = spot(1, 1, 0.6, text="", backgroundColor="#fff")
    digits = [spot(1, 0.9, 0.1, text=3), spot(1, 1.1, 0.1, text=6)]
    rule = Constraint("quadruple", ((1, 1), (1, 2), (2, 1), (2, 2)), values=("3", "6"))
    found = entry(words, overlays=[circle, *digits])
    assert rules_in(found) == [rule]
    assert reading_of(found).drawings == 0


def test_a_frame_is_a_cage_where_words_say_that_its_digits_differ() -> None:
    frame = {"cells": [[0, 0], [0, 1], [1, 0]]}
    words = "Digits cannot repeat within a cage."
    assert [one.kind for one in rules_in(entry(words, cages=[frame]))] == ["killercage"]
    for other in ("Cages are decoration.", "Digits may repeat within a cage."):
        assert not rules_in(entry(other, cages=[frame]))
