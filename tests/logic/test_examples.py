"""What a page shows: its technique is the next step there, and nothing easier would do."""

from collections import Counter

import pytest

from game.logic.board import Board
from game.logic.finder import next_step
from game.logic.step import Step
from game.logic.techniques import BY_ID, TECHNIQUES

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
ALONE = (
    "uniqueness-test-5",
    "als-aic",
    "als-continuous-nice-loop",
    "als-discontinuous-nice-loop",
    "finned-mutant-swordfish",
)
"""Those among them whose examples show what nothing easier does."""
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
    assert not easier_ways(technique, shown)


@pytest.mark.parametrize("technique", ALONE)
def test_nothing_easier_does_what_is_shown_of_what_no_path_comes_to(technique: str) -> None:
    example = BY_ID[technique].example
    shown = next(BY_ID[technique].find(Board(example.grid, example.givens)))
    assert not easier_ways(technique, shown)


def easier_ways(technique: str, shown: Step) -> list[str]:
    """Return the easier techniques that give some of what is shown on a page."""
    known = BY_ID[technique]
    board = Board(known.example.grid, known.example.givens)
    gone = set(shown.placements + shown.eliminations)
    return [
        other.id
        for other in TECHNIQUES
        if other.used_in_paths and other.rank < known.rank and other.id in BY_RULE
        for found in other.find(board)
        if gone & set(found.placements + found.eliminations)
    ]


def test_a_board_serves_two_pages_at_most() -> None:
    boards = Counter(BY_ID[technique].example.board for technique in (*BY_RULE, *ALONE))
    assert max(boards.values()) <= 2
