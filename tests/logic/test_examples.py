"""What a page shows: its technique is the next step there, and nothing easier would do."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.core.grid import Grid
from game.logic.board import Board
from game.logic.finder import next_step
from game.logic.step import Candidate, Step
from game.logic.techniques import BY_ID, TECHNIQUES
from game.solve.exact import count, random_grid
from tests.truth import WHOLE, sample

ELSEWHERE = frozenset(
    {
        "dual-two-string-kite",
        "small-empty-rectangle",
        "dual-empty-rectangle",
        "uniqueness-test-5",
        "siamese-finned-x-wing",
        "siamese-sashimi-x-wing",
        "siamese-finned-swordfish",
        "siamese-sashimi-swordfish",
        "siamese-finned-jellyfish",
        "siamese-sashimi-jellyfish",
        "multi-colours-2",
        "als-continuous-nice-loop",
        "als-aic",
        "als-discontinuous-nice-loop",
        "death-blossom",
        "franken-x-wing",
        "franken-swordfish",
        "franken-jellyfish",
        "finned-franken-x-wing",
        "siamese-finned-franken-x-wing",
        "siamese-finned-franken-swordfish",
        "finned-franken-jellyfish",
        "siamese-finned-franken-jellyfish",
        "mutant-x-wing",
        "mutant-swordfish",
        "mutant-jellyfish",
        "finned-mutant-x-wing",
        "siamese-finned-mutant-x-wing",
        "finned-mutant-swordfish",
        "siamese-finned-mutant-swordfish",
        "finned-mutant-jellyfish",
        "siamese-finned-mutant-jellyfish",
        "forcing-chain-verity",
        "forcing-net-verity",
        "nested-net",
        "template-set",
        "template-delete",
    }
)
"""Techniques that no path comes to, or whose example an easier step would do as well."""
COVERED = frozenset(
    {
        "small-empty-rectangle",
        "siamese-finned-x-wing",
        "finned-franken-x-wing",
        "finned-mutant-x-wing",
        "forcing-chain-verity",
    }
)
"""Those of which an easier step does all that is shown, as a smaller fish does for a large one."""
BY_RULE = tuple(
    technique.id
    for technique in TECHNIQUES
    if technique.used_in_paths and technique.id not in ELSEWHERE
)


@pytest.mark.parametrize("technique", BY_RULE)
def test_the_technique_of_a_page_is_the_next_step_there(technique: str) -> None:
    known = BY_ID[technique]
    example = known.example
    step = next_step(example.grid, givens=example.givens)
    assert step is not None
    assert step.technique == technique
    shown = next(known.find(Board(example.grid, example.givens)))
    gone = {*shown.placements, *shown.eliminations}
    assert not [
        found.technique
        for found in easier_steps(technique)
        if gone & {*found.placements, *found.eliminations}
    ]


ALONE = tuple(
    technique.id
    for technique in TECHNIQUES
    if technique.id not in BY_RULE and technique.id not in COVERED
)


@pytest.mark.parametrize("technique", sample(ALONE, 4))
def test_nothing_easier_does_all_that_a_page_shows(technique: str) -> None:
    """No path comes to these, or an easier step does a part of it, as of siamese fish."""
    example = BY_ID[technique].example
    shown = next(BY_ID[technique].find(Board(example.grid, example.givens)))
    gone = {*shown.placements, *shown.eliminations}
    assert not [
        found.technique
        for found in easier_steps(technique)
        if gone <= {*found.placements, *found.eliminations}
    ]


def easier_steps(technique: str) -> Iterator[Step]:
    """Yield all that the easier techniques of paths find on a page."""
    known = BY_ID[technique]
    board = Board(known.example.grid, known.example.givens)
    for other in TECHNIQUES:
        if other.used_in_paths and other.rank < known.rank:
            yield from other.find(board)


SIMPLE = ("hidden-single", "locked-candidates-1", "locked-candidates-2")
CHAINS = (
    "x-wing",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "x-chain",
    "grouped-continuous-nice-loop",
    "grouped-aic",
    "grouped-discontinuous-nice-loop",
    "franken-x-wing",
)
WANTED = 1_000 if WHOLE else 40


@pytest.mark.parametrize("technique", ["finned-franken-x-wing", "finned-mutant-x-wing"])
def test_a_chain_gives_what_a_finned_fish_of_two_houses_does(technique: str) -> None:
    """A candidate leaves either base only what the other cover has room for once."""
    rng, seen = Random(technique), 0
    while seen < WANTED:
        board = Board(one_digit(rng))
        left = conclusions_of(technique, board)
        seen += len(left)
        for name in CHAINS:
            left -= conclusions_of(name, board)
        assert not left


def one_digit(rng: Random) -> Grid:
    """Return an empty board with some places of the digit 1, where nothing simple is left."""
    while True:
        solution, share = random_grid(rng).values, rng.uniform(0.1, 0.45)
        grid = Grid.empty().without(
            (cell, 1) for cell, value in enumerate(solution) if value != 1 and rng.random() > share
        )
        while (step := next_simple(grid)) is not None and not step.placements:
            grid = step.apply(grid)
        if step is None:
            return grid


def next_simple(grid: Grid) -> Step | None:
    board = Board(grid)
    return next((step for name in SIMPLE for step in BY_ID[name].find(board)), None)


def conclusions_of(technique: str, board: Board) -> set[Candidate]:
    """Return all that a technique rules out."""
    return {each for step in BY_ID[technique].find(board) for each in step.eliminations}


def test_a_board_serves_two_pages_at_most() -> None:
    boards = Counter(BY_ID[technique].example.board for technique in (*BY_RULE, *ALONE))
    assert max(boards.values()) <= 2


def test_a_bug_lite_is_shown_that_is_no_extended_rectangle() -> None:
    example = BY_ID["bug-lite"].example
    board = Board(example.grid, example.givens)
    shown = next(BY_ID["bug-lite"].find(board))
    rectangles = conclusions_of("extended-rectangle", board)
    assert not rectangles & {*shown.eliminations}


def test_no_page_rules_out_what_is_true() -> None:
    """That of the SK loop alone has several solutions: it has too few givens."""
    several = {known.id for known in TECHNIQUES if count(known.example.grid) != 1}
    assert several == {"sk-loop"}
    assert count(BY_ID["sk-loop"].example.grid) > 1
