"""Fish are checked against the definition: the digit's places in the bases, tried one by one."""

from itertools import product
from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.logic.sets import bits
from game.logic.tables import tables_of
from game.logic.techniques.complex_fish import MOST_FINS, Fish, complex_fish

TABLES = tables_of(CLASSIC)
HOUSE, PEERS = TABLES.houses, TABLES.peers

KINDS = [
    (size, mutant, finned)
    for size in (2, 3)
    for mutant in (False, True)
    for finned in (False, True)
]


def some_planes(count: int) -> list[int]:
    """Return random sets of cells that a digit could be left with, a solution among them."""
    rng = Random(20)
    planes = []
    for _ in range(count):
        columns = rng.choice(([0, 3, 6, 1, 4, 7, 2, 5, 8], [4, 0, 7, 8, 3, 1, 2, 5, 6]))
        solution = [9 * row + column for row, column in enumerate(columns)]
        filled = set(rng.sample(solution, rng.randrange(5)))
        plane = 0
        for cell in range(81):
            if cell in filled or any(PEERS[cell] >> f & 1 for f in filled):
                continue
            if cell in solution or rng.random() < 0.25:
                plane |= 1 << cell
        planes.append(plane)
    return planes


def placements(plane: int, houses: tuple[int, ...]) -> list[int]:
    """Return every way to give each house one place, no two of which see each other."""
    found = []
    for places in product(*(bits(plane & HOUSE[house]) for house in houses)):
        chosen = set(places)
        if not any(PEERS[a] >> b & 1 for a in chosen for b in chosen) and all(
            sum(HOUSE[house] >> cell & 1 for cell in chosen) == 1 for house in houses
        ):
            found.append(sum(1 << cell for cell in chosen))
    return found


@pytest.mark.parametrize(("size", "mutant", "finned"), KINDS)
def test_what_a_fish_eliminates_is_false_in_every_placement(
    size: int, mutant: bool, finned: bool
) -> None:
    seen = 0
    for plane in some_planes(12):
        for fish in complex_fish(TABLES, plane, size, mutant=mutant, finned=finned):
            seen += 1
            check_shape(plane, fish, finned=finned)
            for placed in placements(plane, fish.bases):
                reached = placed
                for cell in bits(placed):
                    reached |= PEERS[cell]
                assert not fish.eliminated & ~reached
                assert not fish.eliminated & placed
            if seen > 400:
                break
    assert seen


def check_shape(plane: int, fish: Fish, *, finned: bool) -> None:
    assert bool(fish.fins) == finned
    assert fish.fins.bit_count() <= MOST_FINS
    assert not set(fish.bases) & set(fish.covers)
    assert not fish.body & fish.fins
    assert fish.eliminated & plane == fish.eliminated


def test_a_fish_with_a_second_candidate_outside_its_covers_is_gone() -> None:
    # Rows 1 and 5 hold the digit in columns 2 and 5 alone but for box 1: a Franken X-Wing.
    plane = sum(1 << cell for cell in (1, 9, 37, 40, 4, 76, 19))
    fish = next(complex_fish(TABLES, plane, 2, mutant=False, finned=False), None)
    assert fish is not None
    spoiled = plane | 1 << fish_free_cell(plane, fish)
    assert all(
        (other.bases, other.covers) != (fish.bases, fish.covers)
        for other in complex_fish(TABLES, spoiled, 2, mutant=False, finned=False)
    )


@pytest.mark.parametrize(("fins", "seen"), [("r3c5", True), ("r3c5 r3c6", False)])
def test_a_fish_has_five_fins_at_most(fins: str, seen: bool) -> None:
    # Rows 1 and 3 against column 9 and row 2: what of the rows is in box 2 is fins, seen by r2c4.
    names = f"r1c4 r1c5 r1c6 r3c4 {fins} r1c9 r3c9 r2c4".split()
    plane = sum(1 << (int(name[1]) - 1) * 9 + int(name[3]) - 1 for name in names)
    found = [
        fish.fins.bit_count()
        for fish in complex_fish(TABLES, plane, 2, mutant=True, finned=True)
        if {fish.bases, fish.covers} == {(0, 2), (1, 17)}
    ]
    assert found == ([5] if seen else [])


def fish_free_cell(plane: int, fish: Fish) -> int:
    covered = 0
    for house in fish.covers:
        covered |= HOUSE[house]
    for house in fish.bases:
        for cell in bits(HOUSE[house] & ~covered & ~plane):
            return cell
    raise AssertionError("the bases have no cell outside the covers")
