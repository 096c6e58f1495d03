"""What the exact engine's board shows of all houses at once is what the finders find one by one."""

from itertools import combinations
from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.generate.minimal import minimal
from game.logic.rating.explainer.direct import LockedSearch, direct_hidden_pair, direct_locked
from game.logic.rating.explainer.position import AREA, HIDDEN, HOUSE, Position
from game.logic.search.locked import claiming_in, pointing_in
from game.logic.search.placing import SETS
from game.solve.exact import random_grid


def positions(*, stuck: bool) -> list[Position]:
    """Return positions of some puzzles, as they begin or without hidden singles."""
    found = []
    for seed in range(60):
        rng = Random(seed)
        position = Position(minimal(random_grid(rng), rng))
        if stuck:
            position.singles(HIDDEN)
        if position.exact:
            found.append(position)
    return found


def locked_one_by_one(position: Position, search: LockedSearch) -> int:
    placed = 0
    for digit, plane in enumerate(position.board().planes):
        for locked in search(SETS, plane):
            kind = locked.house // 9
            for house in range(9 * kind, 9 * kind + 9):
                left = plane & HOUSE[house] & ~locked.eliminated
                if locked.eliminated & HOUSE[house] and left.bit_count() == 1:
                    placed |= left << AREA * digit
    return placed


def pairs_one_by_one(position: Position) -> int:
    board, placed = position.board(), 0
    for house in HOUSE:
        places = [plane & house for plane in board.planes]
        for one, other in combinations(range(9), 2):
            pair = places[one]
            if pair != places[other] or pair.bit_count() != 2:
                continue
            for digit in {*range(9)} - {one, other}:
                left = places[digit] & ~pair
                if left != places[digit] and left.bit_count() == 1:
                    placed |= left << AREA * digit
    return placed


@pytest.mark.parametrize("search", [pointing_in, claiming_in], ids=["pointing", "claiming"])
def test_direct_locked_candidates_are_those_of_each_digit(search: LockedSearch) -> None:
    found = 0
    for position in positions(stuck=True):
        placed = direct_locked(position, search).placed
        assert placed == locked_one_by_one(position, search)
        found += placed.bit_count()
    assert found


@pytest.mark.parametrize("stuck", [False, True])
def test_direct_hidden_pairs_are_those_of_each_house(*, stuck: bool) -> None:
    found = 0
    for position in positions(stuck=stuck):
        placed = direct_hidden_pair(position).placed
        assert placed == pairs_one_by_one(position)
        found += placed.bit_count()
    assert found


def test_all_singles_of_a_kind_are_placed_before_the_others_are_told() -> None:
    for position in positions(stuck=False):
        left = position.singles(HIDDEN)
        assert left is not None
        assert not left & (HIDDEN - (HIDDEN >> CLASSIC.size)), "what is left is no hidden single"
        assert position.singles() == left
