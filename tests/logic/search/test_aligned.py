"""Aligned exclusion finds what going through all ways to fill the base cells finds."""

from itertools import combinations, islice, product

import pytest

from game.core.geometry import CLASSIC
from game.logic.board import Board
from game.logic.search.aligned import (
    aligned_pairs,
    aligned_triplets,
    lost_by_pair,
    lost_by_triplet,
)
from game.logic.sets import bits, union
from game.logic.techniques import aligned_exclusion
from tests.logic.techniques.test_exocet import thinned

PEERS = [set(peers) for peers in CLASSIC.peers]


def lost(board: Board, base: tuple[int, ...], most: int) -> int:
    """Return what goes, each way to fill the cells looked at."""
    around = set.intersection(*(PEERS[cell] for cell in base))
    excluding = [
        set(bits(board.masks[cell]))
        for cell in around
        if 2 <= board.masks[cell].bit_count() <= most
    ]
    gone = sum(1 << 81 * digit + cell for cell in base for digit in bits(board.masks[cell]))
    for way in product(*(bits(board.masks[cell]) for cell in base)):
        given = dict(zip(base, way, strict=True))
        if not any(
            given[one] == given[other] and other in PEERS[one]
            for one, other in combinations(base, 2)
        ) and all(digits - set(way) for digits in excluding):
            for cell, digit in given.items():
                gone &= ~(1 << 81 * digit + cell)
    return gone


@pytest.mark.parametrize("seed", range(3))
def test_pairs_lose_what_no_way_to_fill_them_leaves(seed: int) -> None:
    board = Board(thinned(seed, 0.3)[0])
    found = {each.base: each.gone for each in aligned_pairs(board)}
    assert found
    open_cells = [cell for cell in range(81) if board.masks[cell]]
    for base in combinations(open_cells, 2):
        held = board.masks[base[0]] | board.masks[base[1]]
        two = [
            board.masks[cell]
            for cell in PEERS[base[0]] & PEERS[base[1]]
            if board.masks[cell].bit_count() == 2
        ]
        if len(two) > 1 and any(not mask & ~held for mask in two):
            assert found.get(base, 0) == lost(board, base, 2)
        else:
            assert base not in found


@pytest.mark.parametrize("seed", range(3))
def test_triplets_lose_what_no_way_to_fill_them_leaves(seed: int) -> None:
    board = Board(thinned(seed, 0.3)[0])
    found = list(aligned_triplets(board))
    assert found
    for each in found[:150]:
        every = lost(board, each.base, 3)
        # What two of the cells lose is found as a pair.
        by_two = [lost(board, pair, 3) for pair in combinations(each.base, 2)]
        assert not each.gone & ~every
        assert not every & ~union((each.gone, *by_two))


def test_a_step_shows_no_more_cells_than_it_needs() -> None:
    for technique, search, lost_by in zip(
        aligned_exclusion.TECHNIQUES,
        (aligned_pairs, aligned_triplets),
        (lost_by_pair, lost_by_triplet),
        strict=True,
    ):
        for board in (Board(technique.example.grid), Board(thinned(0, 0.3)[0])):
            both = zip(search(board), technique.find(board), strict=True)
            for found, step in islice(both, 60):
                # Base cells that see each other may do without any.
                told = dict(step.arguments).get("excluding_cells", ())
                assert isinstance(told, tuple)
                cells = [cell for cell in found.excluding if cell in told]
                assert len(cells) == len(told)
                assert lost_by(board, found.base, tuple(cells)) == found.gone
                for cell in cells:
                    fewer = tuple(other for other in cells if other != cell)
                    assert lost_by(board, found.base, fewer) != found.gone
