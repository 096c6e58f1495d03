"""What both scales are told of a digit's places, held against the definitions house by house."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from game.generate.minimal import minimal
from game.logic.board import Board
from game.logic.search.locked import claiming_in, pointing_in
from game.logic.search.two_links import Pairing, joined_links
from game.logic.search.wings import xy_wings, xyz_wings
from game.solve.exact import random_grid


def boards() -> Iterator[Board]:
    rng = Random(3)
    for _ in range(6):
        grid = minimal(random_grid(rng), rng)
        yield Board(grid)
        yield Board(
            grid.without(
                (cell, digit)
                for cell in grid.open_cells
                for digit in grid.candidates_of(cell)
                if rng.random() < 0.3
            )
        )


def test_locked_candidates_leave_the_other_house() -> None:
    found = 0
    for board in boards():
        houses = board.tables.houses
        for plane in board.planes:
            listed = (*pointing_in(board.tables, plane), *claiming_in(board.tables, plane))
            for house, own in enumerate(houses):
                places = plane & own
                for other, cells in enumerate(houses):
                    crossing = (own & cells).bit_count() > 1 and other != house
                    if crossing and places & (places - 1) and not places & ~cells:
                        gone = plane & cells & ~own
                        match = [one for one in listed if (one.house, one.other) == (house, other)]
                        assert [one.eliminated for one in match] == ([gone] if gone else [])
                        found += len(match)
    assert found


def test_two_joined_links_are_all_there_are() -> None:
    found = 0
    for board in boards():
        tables = board.tables
        for plane in board.planes:
            strong = [
                [cell for cell in range(81) if plane & cells & 1 << cell]
                for cells in tables.houses
                if (plane & cells).bit_count() == 2
            ]
            ends = set()
            for first, second in permutations(strong, 2):
                for far, near in permutations(first):
                    for near_too, far_too in permutations(second):
                        gone = tables.peers[far] & tables.peers[far_too] & plane
                        apart = len({far, near, near_too, far_too}) == 4
                        if apart and gone and tables.peers[near] >> near_too & 1:
                            ends.add((min(far, far_too), max(far, far_too), gone))
            listed = [one for pairing in Pairing for one in joined_links(tables, plane, pairing)]
            told = {
                (min(one.far, one.far_too), max(one.far, one.far_too), one.eliminated)
                for one in listed
            }
            assert told == ends
            found += len(told)
    assert found


def test_the_digit_of_a_wing_is_in_it_whatever_the_pivot_is() -> None:
    found = 0
    for board in boards():
        masks, peers = board.masks, board.tables.peers
        for wing in (*xy_wings(board), *xyz_wings(board)):
            found += 1
            digit = 1 << wing.digit
            holders = [wing.one, wing.other]
            if masks[wing.pivot] & digit:
                holders.append(wing.pivot)
            # Each digit of the pivot but this one leaves a wing nothing else.
            for other in range(9):
                if masks[wing.pivot] & ~digit & 1 << other:
                    assert any(masks[cell] == digit | 1 << other for cell in holders[:2])
            for cell in range(81):
                sees = masks[cell] & digit and all(peers[each] >> cell & 1 for each in holders)
                assert bool(wing.eliminated >> cell & 1) == bool(sees)
    assert found
