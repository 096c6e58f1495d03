"""Kraken fish: sound, proven, and all that fish and chains by their definitions give."""

from itertools import combinations

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.board import Board
from game.logic.proof.checker import Checker
from game.logic.proof.prover import prove
from game.logic.technique import Technique
from game.logic.techniques import kraken_fish
from tests.logic.techniques.test_exocet import thinned

FINS, COVERS = kraken_fish.TECHNIQUES
Candidate = tuple[int, int]


def follows(position: Grid) -> dict[Candidate, set[tuple[Candidate, bool]]]:
    """Return what chains lead to from each candidate if it is true, its opposite left out."""
    every: list[Candidate] = [
        (cell, digit) for cell in position.open_cells for digit in position.candidates_of(cell)
    ]
    groups = [[each for each in every if each[0] == cell] for cell in position.open_cells]
    groups += [
        [each for each in every if each[0] in house.cells and each[1] == digit]
        for house in CLASSIC.houses
        for digit in range(1, 10)
    ]
    seen: dict[Candidate, set[Candidate]] = {each: set() for each in every}
    partners: dict[Candidate, set[Candidate]] = {each: set() for each in every}
    for group in groups:
        for each in group:
            seen[each].update(other for other in group if other != each)
            if len(group) == 2:
                partners[each].update(other for other in group if other != each)
    found = {}
    for start in every:
        known: set[tuple[Candidate, bool]] = {(start, True)}
        front: list[tuple[Candidate, bool]] = [(start, True)]
        for candidate, true in front:
            for other in seen[candidate] if true else partners[candidate]:
                if (other, not true) not in known:
                    known.add((other, not true))
                    front.append((other, not true))
        found[start] = known
    return found


def fish(position: Grid, size: int) -> list[tuple[int, set[int], set[int], list[set[int]]]]:
    """Return digit, base places, fins and the covers of each fish with two fins at most."""
    rows: list[set[int]] = [set(house.cells) for house in CLASSIC.houses[:9]]
    columns: list[set[int]] = [set(house.cells) for house in CLASSIC.houses[9:18]]
    found = []
    for digit in range(1, 10):
        places: set[int] = {c for c in position.open_cells if digit in position.candidates_of(c)}
        for lines, across in ((rows, columns), (columns, rows)):
            usable = [line for line in lines if len(line & places) > 1]
            for bases in combinations(usable, size):
                held = places & set[int]().union(*bases)
                crossing = [line for line in across if line & held]
                for covers in combinations(crossing, size):
                    fins = held - set[int]().union(*covers)
                    if len(fins) <= 2 and len(crossing) <= size + 2:
                        found.append((digit, held, fins, list(covers)))
    return found


def test_fins_rule_out_what_the_definitions_say() -> None:
    position, _, givens = thinned(3, 0.45)
    leads = follows(position)
    wanted = set()
    for size in (2, 3):
        for digit, held, fins, covers in fish(position, size):
            for cell in set[int]().union(*covers) - held:
                end = (cell, digit)
                by_chain = [((fin, digit), (end, False)) for fin in fins]
                if (
                    end in leads
                    and any(cell not in CLASSIC.peers[fin] for fin in fins)
                    and all(goal in leads[start] for start, goal in by_chain)
                ):
                    wanted.add(end)
    found = {each for step in FINS.find(Board(position, givens)) for each in step.eliminations}
    assert wanted
    assert wanted <= found


def test_covers_give_what_the_definitions_say() -> None:
    position, _, givens = thinned(3, 0.45)
    leads = follows(position)
    wanted = set()
    for digit, held, fins, covers in fish(position, 2):
        for cover in covers:
            starts = {(cell, digit) for cell in held & cover | fins}
            for end, true in set.intersection(*(leads[start] for start in starts)):
                direct = all(
                    end[0] in CLASSIC.peers[cell] and end[1] == digit for cell, _ in starts
                )
                if end not in starts and not (direct and not true):
                    wanted.add((end, true))
    steps = list(COVERS.find(Board(position, givens)))
    found = {(each, False) for step in steps for each in step.eliminations}
    found |= {(each, True) for step in steps for each in step.placements}
    assert wanted
    assert wanted <= found


@pytest.mark.parametrize("technique", kraken_fish.TECHNIQUES, ids=lambda each: each.id)
def test_kraken_fish_are_sound_and_proven(technique: Technique) -> None:
    number = 0
    for seed in range(1, 4):
        position, solution, givens = thinned(seed, 0.25 + 0.05 * seed)
        steps = list(technique.find(Board(position, givens)))
        # Smaller fish come first, and what one of them leads to no larger one tells again.
        assert len({(s.placements, s.eliminations) for s in steps}) == len(steps)
        for step in steps[:20]:
            number += 1
            # What all places see goes by the fish alone.
            assert any(len(chain) > 1 for chain in step.chains)
            assert all(solution.values[cell] == digit for cell, digit in step.placements)
            assert all(solution.values[cell] != digit for cell, digit in step.eliminations)
            certificate = prove(Board(position, givens), step)
            assert certificate is not None, step
            Checker(position, givens).check(certificate, step.placements, step.eliminations)
    assert number > 30
