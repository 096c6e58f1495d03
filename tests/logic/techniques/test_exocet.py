"""Exocets are what their definition says, found by looking at every pair of cells."""

from itertools import combinations, product
from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.board import Board
from game.logic.proof.checker import Checker
from game.logic.proof.prover import prove
from game.logic.sets import bits
from game.logic.technique import Technique
from game.logic.techniques import exocet
from game.logic.techniques.exocet import Exocet, exocets
from game.solve.exact import random_grid

ROWS: list[set[int]] = [set(range(9 * row, 9 * row + 9)) for row in range(9)]
COLUMNS: list[set[int]] = [set(range(column, 81, 9)) for column in range(9)]
PLACES: list[set[int]] = [set(house.cells) for house in CLASSIC.houses]
BOXES: list[set[int]] = [set(house.cells) for house in CLASSIC.houses[18:]]


def thinned(seed: int, share: float) -> tuple[Grid, Grid, int]:
    """Return a position of a drawn puzzle with candidates gone, its solution and its givens."""
    rng = Random(seed)
    solution = random_grid(rng)
    grid = minimal(solution, rng)
    position = grid.without(
        (cell, digit)
        for cell in grid.open_cells
        for digit in grid.candidates_of(cell)
        if digit != solution.values[cell] and rng.random() < share
    )
    return position, solution, Board(grid).givens


def places(position: Grid, digit: int) -> set[int]:
    return {
        cell
        for cell, value in enumerate(position.values)
        if value == digit or digit in position.candidates_of(cell)
    }


def by_definition(position: Grid) -> set[tuple[frozenset[int], frozenset[int]]]:
    """Return base and targets of every exocet whose targets hold a digit that is none of it."""
    found = set()
    for lines, crossing in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        for line, box in product(lines, BOXES):
            for base in combinations(sorted(line & box), 2):
                held: set[int] = {d for cell in base for d in position.candidates_of(cell)}
                if any(position.values[cell] for cell in base) or len(held) not in (3, 4):
                    continue
                (third,) = line & box - set(base)
                seen = set(CLASSIC.peers[base[0]]) & set(CLASSIC.peers[base[1]])
                band: set[int] = {cell for each in BOXES if each & line for cell in each}
                others = [each for each in BOXES if each & line and each != box]
                for one, other in product(crossing, crossing):
                    if not (one & others[0] and other & others[1]):
                        continue
                    home = next(each for each in crossing if third in each)
                    cells = (home | one | other) - seen - set(base)
                    for targets in combinations(sorted(cells), 2):
                        if is_exocet(position, held, cells, band, set(targets)):
                            found.add((frozenset(base), frozenset(targets)))
    return found


def is_exocet(
    position: Grid, held: set[int], cells: set[int], band: set[int], targets: set[int]
) -> bool:
    for cell in targets:
        digits = set(position.candidates_of(cell))
        if position.values[cell] or len(digits & held) < 2:
            return False
    if all(set(position.candidates_of(cell)) <= held for cell in targets):
        return False
    for digit in held:
        left = places(position, digit) & cells - targets
        if left & band or not any(left <= a | b for a, b in combinations(ROWS + COLUMNS, 2)):
            return False
    return True


@pytest.mark.parametrize("seed", [2, 5, 19, 22])
def test_what_the_definition_says_is_found(seed: int) -> None:
    position, solution, givens = thinned(seed, 0.65)
    board = Board(position, givens)
    known = {
        (frozenset(each.frame.base), frozenset(each.targets)): each
        for each in exocets(board)
        if not each.mirrored
    }
    wanted = by_definition(position)
    assert wanted
    assert wanted <= known.keys()
    for base, targets in wanted:
        held = {d for cell in base for d in position.candidates_of(cell)}
        gone = known[base, targets].gone
        for cell in targets:
            assert {solution.values[c] for c in targets} == {solution.values[c] for c in base}
            for digit in position.candidates_of(cell):
                assert digit in held or gone >> (81 * (digit - 1) + cell) & 1


def lost_in_mirrors(board: Board, each: Exocet, gone: int) -> set[int]:
    """Return what no way to fill base, targets and mirror nodes leaves, with what is gone."""
    frame, lost = each.frame, set()

    def left(cell: int) -> set[int]:
        return {d for d in bits(board.masks[cell]) if not gone >> 81 * d + cell & 1}

    one, other = map(left, frame.base)
    ways = [
        (a, b)
        for a, b in product(*map(left, each.targets))
        if a != b and ((a in one and b in other) or (b in one and a in other))
    ]
    for place, target in enumerate(each.targets):
        if not frame.near >> target & 1:
            continue
        second = each.targets[1 - place]
        box = next(PLACES[b] for b in frame.boxes if target not in PLACES[b])
        lines = [PLACES[n] for n in frame.along if n == frame.line or target in PLACES[n]]
        node = box - set[int]().union(*lines) - {second}
        for cell, digit in ((c, d) for c in node for d in bits(board.masks[c])):
            beside = [board.masks[c] | (1 << board.values[c] >> 1) for c in node if c != cell]
            if not any(
                digit == way[place]
                or (
                    any(mask >> way[place] & 1 for mask in beside)
                    and not (digit == way[1 - place] and second in box)
                )
                for way in ways
            ):
                lost.add(81 * digit + cell)
    return lost


@pytest.mark.parametrize("technique", exocet.TECHNIQUES, ids=lambda each: each.id)
def test_exocets_are_sound_and_proven_where_candidates_are_few(technique: Technique) -> None:
    number = mirrored = 0
    gone: dict[object, int] = {}
    for seed in range(60):
        position, solution, givens = thinned(100 + seed, 0.5 + 0.005 * seed)
        board = Board(position, givens)
        for each in exocets(board):
            # Mirrors come second, and are told where they add something.
            before = gone.get((seed, each.frame, each.targets), 0)
            assert each.gone & ~before
            gone[seed, each.frame, each.targets] = before | each.gone
        for each in exocets(board):
            known = gone[seed, each.frame, each.targets]
            assert all(known >> lost & 1 for lost in lost_in_mirrors(board, each, known))
        for step in technique.find(board):
            number += 1
            mirrored += ("variant", "mirror") in step.arguments
            assert all(solution.values[cell] != digit for cell, digit in step.eliminations)
            certificate = prove(board, step)
            assert certificate is not None, step
            Checker(position, givens).check(certificate, (), step.eliminations)
    assert number > 9
    assert mirrored


def test_a_digit_that_stands_in_a_cross_line_takes_a_line_as_well() -> None:
    position = exocet.TECHNIQUES[0].example.grid
    board = Board(position)
    for each in exocets(board):
        for digit in bits(each.digits):
            standing = [
                cell
                for cell in bits(each.frame.far)
                if position.values[cell] == digit + 1 and cell not in each.targets
            ]
            covers = [CLASSIC.houses[house].cells for house in each.covers]
            assert all(any(cell in cells for cells in covers) for cell in standing)


def gone_by(position: Grid, givens: int, base: set[int], targets: set[int]) -> dict[bool, set[str]]:
    """Return what the exocets of base and targets remove: without mirror nodes, and with them."""
    return {
        each.mirrored: {
            f"{CLASSIC.cell_name(number % 81)}<>{number // 81 + 1}" for number in bits(each.gone)
        }
        for each in exocets(Board(position, givens))
        if (set(each.frame.base), set(each.targets)) == (base, targets)
    }


def test_a_mirror_node_lies_beyond_the_line_of_the_base() -> None:
    # Base r6c7 and r6c9, targets r5c2 and r5c6: their mirror nodes are in row 4.
    position, _, givens = thinned(124, 0.62)
    gone = gone_by(position, givens, {51, 53}, {37, 41})
    assert gone[False] == {"r5c2<>4", "r5c6<>1", "r5c6<>3", "r5c6<>8", "r6c7<>1"}
    assert gone[True] - gone[False] == {"r4c3<>8", "r4c4<>1", "r4c4<>8"}


def test_mirror_nodes_say_nothing_of_the_line_of_the_base() -> None:
    # Base r5c4 and r5c6, targets r4c3 and r4c9: their mirror nodes are in row 6.
    position, _, givens = thinned(135, 0.675)
    assert gone_by(position, givens, {39, 41}, {29, 35}) == {
        False: {"r4c3<>4", "r4c3<>9", "r4c9<>4", "r4c9<>6", "r5c4<>4"}
    }
