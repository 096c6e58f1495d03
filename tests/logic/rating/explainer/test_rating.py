import csv
from pathlib import Path
from random import Random

import pytest

from game.core.grid import Grid
from game.logic.board import CancelledError
from game.logic.rating.explainer import ExplainerRating, explainer_rating
from game.solve.exact import random_grid
from tests.truth import WHOLE

DATA = Path(__file__).parents[4] / "../shared/data/ser121.csv"

# Own puzzles, minimal ones dug at random.
PUZZLES = {
    "3..58....1.......896..3......2....36..6...4..51....9.......21.7....6.....8.147...": (
        ExplainerRating(8.2, 1.2, 1.2, "region-forcing-chains", True)
    ),
    "..9.3.1..37....8..........2..6..5.9....68..4..8...97..9...1...38.1.7..6..........": (
        ExplainerRating(7.1, 1.2, 1.2, "forcing-chain", True)
    ),
    "........94.1.9.6.76.5....8.53...61....7..1....8.7...4....2...96...179.3......3...": (
        ExplainerRating(6.7, 1.2, 1.2, "forcing-x-chain", True)
    ),
    "........9....38.4...5.2..837...54.38.....9...6...1....23.........859...2.6.4.....": (
        ExplainerRating(6.6, 1.2, 1.2, "forcing-x-chain", True)
    ),
    "....5.7.3..94.31...4.......9.4....2...21..9..71.......42...5.6..683.......37.8...": (
        ExplainerRating(5.6, 1.2, 1.2, "universal-grave", True)
    ),
    ".1..9.4.3.5....19...9.2....1.45...8..3..6...79.......17.68.4...5....7....4.......": (
        ExplainerRating(4.0, 1.5, 1.5, "hidden-triplet", True)
    ),
    "...47.....5......3...2.6.5..7..9....319...4...8...7..66....97.1.....1.....7.5....": (
        ExplainerRating(2.3, 1.2, 1.2, "naked-single", True)
    ),
}


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_hardest_step_decides(puzzle: str) -> None:
    assert explainer_rating(Grid.parse(puzzle)) == PUZZLES[puzzle]


def test_a_full_grid_needs_no_step() -> None:
    assert explainer_rating(random_grid(Random(1))) == ExplainerRating(0.0, 0.0, 0.0, "", True)


@pytest.mark.parametrize(
    "text",
    [
        "91.4.372523479586175.2.1493867329514423517986591846237172658349685934172349172658",
        "11" + "." * 79,
    ],
)
def test_what_has_no_single_solution_is_not_solved(text: str) -> None:
    assert not explainer_rating(Grid.parse(text)).solved


def test_a_nested_rating_is_found() -> None:
    puzzle = "........1.......2...3..4........31......5....25......6..1.6.4...7....3...8.52...."
    rating = explainer_rating(Grid.parse(puzzle))
    assert rating.technique == "nested-cell-forcing-chains"
    assert (rating.er, rating.ep, rating.ed, rating.solved) == (10.1, 1.2, 1.2, True)


def test_a_rating_can_be_called_off() -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 40

    puzzle = "........1.......2...3..4........31......5....25......6..1.6.4...7....3...8.52...."
    with pytest.raises(CancelledError):
        explainer_rating(Grid.parse(puzzle), cancelled)


@pytest.mark.skipif(not DATA.exists(), reason="the published ratings are not here")
def test_published_ratings_up_to_nine_are_ours() -> None:
    with DATA.open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if float(row["er"]) <= 9.0]
    if not WHOLE:
        rows = rows[::4]
    equal = sum(explainer_rating(Grid.parse(row["puzzle"])).er == float(row["er"]) for row in rows)
    assert equal >= 0.9 * len(rows)
