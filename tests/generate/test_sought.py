from random import Random

import pytest

from game.core.grid import Grid
from game.generate.bank import Bank
from game.generate.levels import Level
from game.generate.minimal import is_minimal
from game.generate.sought import Bounds, Sought, SoughtNotFoundError, patterned, seek
from game.logic import technique
from game.logic.cause import SINGLES
from game.logic.finder import path
from game.logic.rating.explainer import explainer_rating
from game.logic.rating.hodoku import rate
from game.logic.techniques import BY_ID
from game.solve.exact import count

CROSS = frozenset(
    cell for cell in range(81) if cell // 9 in {1, 4, 7} or cell % 9 in {1, 4, 7} or cell == 40
)


def test_minimal_puzzles_are() -> None:
    assert is_minimal(seek(Sought(minimal=True), Random(1)))


@pytest.mark.parametrize("seed", range(3))
def test_a_puzzle_has_exactly_the_cells_of_its_pattern(seed: int) -> None:
    puzzle = patterned(CROSS, Random(seed))
    assert {cell for cell, value in enumerate(puzzle.values) if value} == CROSS
    assert count(puzzle) == 1
    assert patterned(CROSS, Random(seed)) == puzzle


def test_ratings_lie_within_their_bounds() -> None:
    puzzle = seek(Sought(score=Bounds(500, 900), rating=Bounds(2.5, 4.5)), Random(3))
    rating = rate(puzzle)
    assert rating.solved
    assert 500 <= rating.score <= 900
    assert 2.5 <= explainer_rating(puzzle).er <= 4.5


def test_a_path_is_as_short_as_it_is_sought_with_one_hard_step() -> None:
    sought = Sought(level=Level.HARD, max_steps=4, single_crux=True)
    puzzle = seek(sought, Random(1))
    rating = rate(puzzle)
    steps = path(puzzle).steps
    assert rating.level is technique.Level.HARD
    assert sum(step.technique not in SINGLES for step in steps) <= 4
    assert sum(BY_ID[step.technique].level is technique.Level.HARD for step in steps) == 1


def test_a_search_goes_on_near_what_came_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.generate.sought._ANEW", 0.0)
    begun = Bank().entry(Level.EXTREME, 0).givens
    monkeypatch.setattr("game.generate.sought._start", lambda *_: Grid.parse(begun))
    found = seek(Sought(rating=Bounds(8.3, 8.9)), Random(2))
    assert 8.3 <= explainer_rating(found).er <= 8.9
    # One clue after the other was exchanged.
    assert sum(a == b != "." for a, b in zip(found.text, begun, strict=True)) > 15


def test_what_is_not_found_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.generate.sought.TRIES", 3)
    monkeypatch.setattr("game.generate.sought.CHANGES", 30)
    with pytest.raises(SoughtNotFoundError):
        seek(Sought(score=Bounds(1, 2)), Random(1))
    with pytest.raises(SoughtNotFoundError):
        # Two rows that are empty can be exchanged.
        patterned(frozenset(range(18, 81)), Random(1))
