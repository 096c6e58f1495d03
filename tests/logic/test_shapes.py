"""On boards of every shape: steps never contradict the solution, and can be told.

An ordinary run looks at 40 steps a shape (above 12x12 half of them), and at 10,000 with

    NONET_TRUTH=all python -m pytest tests/logic/test_shapes.py
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from random import Random

import pytest

from game.core.digits import digits_of
from game.core.errors import ClassicOnlyError
from game.core.geometry import CLASSIC, Geometry, HouseKind, geometry_of
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.generate.dig import dig
from game.generate.draw import Draw
from game.generate.minimal import minimal
from game.generate.regions import random_regions
from game.generate.symmetry import Symmetry
from game.logic.board import Board, filled_cells
from game.logic.finder import FinderOptions, all_steps, next_step, path, techniques_in_use
from game.logic.judge import judge, needed_steps
from game.logic.rating.explainer import explainer_rating
from game.logic.rating.hodoku import rate
from game.logic.search.rectangles import rectangles
from game.logic.step import Step
from game.logic.tables import tables_of
from game.logic.techniques import BY_ID, TECHNIQUES
from game.logic.walk import searches
from game.messages.catalogue import Catalogue
from game.messages.notation import Notation
from game.messages.sentences import sentence
from game.solve.exact import classify, random_grid, solve
from tests.truth import WHOLE, sample

SLOW = {technique.id for technique in TECHNIQUES if "jellyfish" in technique.id}
SLOW -= {"jellyfish", "finned-jellyfish", "sashimi-jellyfish"}
SLOW |= {technique.id for technique in TECHNIQUES if technique.optional}
SLOW |= {"nested-net"}
"""What takes long on boards of 9x9 and above: tried now and then there."""
LARGEST_FISH = {t.id for t in TECHNIQUES if t.id.endswith(("squirmbag", "whale"))}
"""What takes many seconds from 8x8 on: tried there only when everything is asked for."""
SLOWEST = SLOW | {"als-chain"}
"""The same for boards above 12x12."""

CATALOGUE = Catalogue()
WORDS = {
    HouseKind.BOX: "box",
    HouseKind.REGION: "region",
    HouseKind.DIAGONAL: "diagonal",
    HouseKind.WINDOW: "window",
}
STEPS = 10_000 if WHOLE else 40
TRIED = 16
"""Techniques that are looked for at one position."""
MOST_EACH = 4
"""Steps of a technique at one position that are looked at."""

CODES = [
    "4x4",
    "4x4+diagonals",
    "6x6",
    "6x6/3x2",
    "6x6+diagonals",
    "8x8",
    "9x9+diagonals",
    "9x9+windows",
    "9x9+king",
    "9x9+knight",
    "10x10",
    "12x12",
    "16x16",
    "jigsaw 6",
    "jigsaw 8",
    "jigsaw 9",
]
"""Shapes; the regions of a jigsaw change from puzzle to puzzle."""


def shape_of(code: str, seed: int) -> Geometry:
    if code.startswith("jigsaw"):
        return random_regions(int(code.split()[1]), Draw(f"regions {seed}"))
    return geometry_of(code)


@cache
def puzzle_of(code: str, seed: int) -> tuple[Grid, Grid]:
    """Return a puzzle with one solution, and that."""
    rng = Random(f"{code} {seed}")
    solution = random_grid(rng, shape_of(code, seed))
    if solution.geometry.size < 12:
        return minimal(solution, rng), solution
    area = len(solution.values)
    # The last cells that are opened take longest, by far.
    opened = range(area // 2, area * 3 // 4) if WHOLE else range(area * 2 // 5, area // 2)
    puzzle = dig(solution, opened, Symmetry.NONE, rng)
    return (puzzle or minimal(solution, rng)), solution


def positions(code: str) -> Iterator[tuple[Grid, int, Grid]]:
    """Yield positions on the way to a solution, with the givens, and the solution.

    Whatever is true of a puzzle is true with some cells filled and some wrong candidates gone.
    """
    for seed in count():
        # To make a puzzle of the largest board takes longer than all that is done with it.
        puzzle, solution = puzzle_of(code, seed // (32 if code == "16x16" else 4))
        rng = Random(f"{code} position {seed}")
        grid = puzzle
        filled, gone = rng.choice((0, 0.2, 0.5)), rng.choice((0.1, 0.3, 0.5, 0.7))
        if puzzle.geometry.size > 12:
            # Far from the end, there is more to find than a test has time for.
            filled, gone = filled + 0.3, gone + 0.2
        for cell in puzzle.open_cells:
            if rng.random() < filled:
                grid = grid.place(cell, solution.values[cell])
        wrong = [
            (cell, digit)
            for cell in grid.open_cells
            for digit in digits_of(grid.candidates[cell])
            if digit != solution.values[cell] and rng.random() < gone
        ]
        yield grid.without(wrong), filled_cells(puzzle), solution


def check(step: Step, grid: Grid, solution: Grid) -> None:
    assert step.check(grid), (step, grid)
    for cell, digit in step.placements:
        assert solution.values[cell] == digit, (step, grid)
    for cell, digit in step.eliminations:
        assert solution.values[cell] != digit, (step, grid)


def told(step: Step, grid: Grid) -> None:
    for notation in Notation:
        said = sentence(CATALOGUE, step, grid, notation)
        assert "{" not in said.replace("{", "", said.count("}")), said
    name = grid.geometry.cell_name
    said = sentence(CATALOGUE, step, grid)
    assert all(name(c.cell) in said for c in (*step.placements, *step.eliminations)), said
    present = {house.kind for house in grid.geometry.houses}
    for kind, word in WORDS.items():
        if kind not in present:
            assert not re.search(rf"\b{word}(e?s)?\b", said), said


@pytest.mark.parametrize("code", CODES)
def test_no_step_contradicts_the_solution(code: str) -> None:
    seen: Counter[str] = Counter()
    rng = Random(code)
    for grid, givens, solution in positions(code):
        board = Board(grid, givens)
        size = grid.geometry.size
        for technique in rng.sample(TECHNIQUES, TRIED):
            if technique.largest < size:
                continue
            if size > 6 and technique.id in LARGEST_FISH and not WHOLE:
                continue
            slow = SLOWEST if size > 12 else SLOW
            if size > 8 and technique.id in slow and rng.random() < 0.9:
                continue
            # What a path looks for: of almost locked sets that comes at once.
            (search,) = searches((technique,))
            for step in islice(search(board), MOST_EACH):
                check(step, grid, solution)
                if seen[technique.id] < 3:
                    told(step, grid)
                seen[technique.id] += 1
        if sum(seen.values()) >= (STEPS if size <= 12 else STEPS // 2):
            break
    assert len(seen) >= 8, seen


@pytest.mark.parametrize("code", sample([c for c in CODES if WHOLE or c != "9x9+knight"], 3))
def test_a_path_takes_the_next_step_until_the_board_is_full(code: str) -> None:
    puzzle, solution = puzzle_of(code, 0)
    givens = filled_cells(puzzle)
    found = path(puzzle, givens=givens)
    # The largest board goes without nets.
    assert found.solved or code == "16x16"
    grid = puzzle
    for number, step in enumerate(found.steps):
        check(step, grid, solution)
        if number % 20 == 0:
            assert next_step(grid, givens=givens) == step
        grid = step.apply(grid)
    assert found.end == grid


def test_a_large_board_does_without_what_grows_too_fast() -> None:
    large = techniques_in_use(geometry=geometry_of("16x16"))
    left_out = [technique for technique in techniques_in_use() if technique not in large]
    assert all(technique.needs_net for technique in left_out)
    grid = Grid.empty(geometry_of("16x16"))
    for technique in TECHNIQUES:
        if technique.largest < 16:
            assert not list(all_steps(grid, techniques=(technique,)))


def swaps(geometry: Geometry, corners: tuple[int, ...]) -> bool:
    """Whether four cells that hold two digits crosswise can hold them the other way round.

    Tried with whatever else the board may hold: what sees one corner may hold any digit.
    """
    first, second, third, fourth = corners
    together = [{first, fourth}, {second, third}]
    for cell in geometry.cells:
        if cell in corners:
            continue
        sees = [bool(set(geometry.peers[cell]) & pair) for pair in together]
        if sees[0] != sees[1]:
            return False
    return fourth not in geometry.peers[first] and third not in geometry.peers[second]


@pytest.mark.parametrize(("code", "number"), [("4x4", 16), ("6x6", 99), ("9x9", 486)])
def test_rectangles_are_those_whose_digits_could_swap(code: str, number: int) -> None:
    geometry = geometry_of(code)
    found = [corners for corners, _ in rectangles(tables_of(geometry))]
    assert len(found) == number
    assert all(swaps(geometry, corners) for corners in found)


@pytest.mark.parametrize("code", ["9x9+diagonals", "9x9+windows", "9x9+knight", "9x9+king"])
def test_a_rectangle_that_a_further_rule_distinguishes_is_none(code: str) -> None:
    geometry = geometry_of(code)
    usual = {corners for corners, _ in rectangles(tables_of(CLASSIC))}
    found = {corners for corners, _ in rectangles(tables_of(geometry))}
    assert found < usual
    assert found == {corners for corners in usual if swaps(geometry, corners)}


def test_a_grave_says_nothing_where_pairs_of_cells_differ() -> None:
    # Without the pairs the position is a grave but for one candidate.
    example = next(t for t in TECHNIQUES if t.id == "bug-plus-1")
    grid = example.example.grid
    assert list(example.find(Board(grid)))
    apart = Grid(grid.values, grid.candidates, geometry_of("9x9+knight"))
    assert not list(example.find(Board(apart)))


@pytest.mark.parametrize("id", ["unique-loop", "bug-lite", "reverse-bug"])
def test_small_graves_say_nothing_where_pairs_of_cells_differ(id: str) -> None:
    example = BY_ID[id].example
    grid, givens = example.grid, example.givens
    assert list(BY_ID[id].find(Board(grid, givens)))
    apart = Grid(grid.values, grid.candidates, geometry_of("9x9+knight"))
    assert not list(BY_ID[id].find(Board(apart, givens)))


def test_a_diagonal_and_a_region_are_houses_like_others() -> None:
    words = set()
    early = [technique for technique in TECHNIQUES if technique.rank < 2000]
    for code in ("6x6+diagonals", "jigsaw 6", "9x9+windows"):
        for grid, givens, _ in islice(positions(code), 6):
            for step in all_steps(grid, FinderOptions(), givens, early):
                said = sentence(CATALOGUE, step, grid)
                words |= {word for word in ("diagonal", "region", "window") if word in said}
    assert words == {"diagonal", "region", "window"}


def test_digits_above_nine_are_letters_in_sentences() -> None:
    grid = Grid.empty(geometry_of("16x16"))
    grid = grid.without((0, digit) for digit in range(1, 17) if digit != 12)
    step = next_step(grid)
    assert step is not None
    assert "C" in sentence(CATALOGUE, step, grid)


@pytest.mark.parametrize("code", ["4x4", "6x6", "9x9+diagonals", "9x9+knight"])
def test_the_puzzles_here_have_one_solution(code: str) -> None:
    puzzle, solution = puzzle_of(code, 0)
    assert classify(puzzle).verdict is Verdict.UNIQUE
    assert solve(puzzle) == solution


def test_the_scales_of_the_classic_board_say_that_they_are() -> None:
    puzzle, _ = puzzle_of("6x6", 0)
    for rate_it in (rate, explainer_rating):
        with pytest.raises(ClassicOnlyError, match="6x6"):
            rate_it(puzzle)
    # The judge of entries knows every shape.
    found = judge(puzzle)
    assert set(needed_steps(puzzle, next(iter(found.proofs.values())), found.steps)) <= {
        *found.steps
    }
