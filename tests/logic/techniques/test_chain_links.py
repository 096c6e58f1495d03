"""The links that a chain shows are what they claim to be, at every golden position of a chain."""

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.logic.board import Board
from game.logic.step import AlmostLockedSet, Candidate, Link, Step
from game.logic.techniques import BY_ID
from tests.logic.test_golden import GOLDEN, Golden

CHAINS = [
    golden
    for golden in GOLDEN
    if golden.technique in {"x-chain", "xy-chain"}
    # An almost AIC is two chains, which tests of its own look at.
    or (golden.technique.endswith(("nice-loop", "aic")) and golden.technique != "almost-aic")
]


def places(grid: Grid, house: int, digit: int) -> set[int]:
    cells = CLASSIC.houses[house].cells
    return {cell for cell in cells if digit in grid.candidates_of(cell)}


def is_strong(grid: Grid, link: Link, sets: tuple[AlmostLockedSet, ...]) -> bool:
    """One of the two ends is true: by a cell, a house, or an almost locked set."""
    both = set(link.start + link.end)
    cells = {candidate.cell for candidate in both}
    digits = {candidate.digit for candidate in both}
    return (
        any(len(cells) == 1 and digits == set(grid.candidates_of(cell)) for cell in cells)
        or any(places(grid, house, digit) == cells for house in range(27) for digit in digits)
        or any(carries(grid, als, link) for als in sets)
    )


def carries(grid: Grid, als: AlmostLockedSet, link: Link) -> bool:
    digits = {digit for cell in als.cells for digit in grid.candidates_of(cell)}
    if len(digits) != len(als.cells) + 1:
        return False
    return all(
        {c.cell for c in end} == {c for c in als.cells if end[0].digit in grid.candidates_of(c)}
        for end in (link.start, link.end)
    )


def excludes(one: Candidate, other: Candidate) -> bool:
    if one.cell == other.cell:
        return one.digit != other.digit
    return one.digit == other.digit and other.cell in CLASSIC.peers[one.cell]


def assert_links_hold(grid: Grid, step: Step) -> None:
    (chain,) = step.chains
    for index, link in enumerate(chain):
        assert link.strong is (index % 2 == 0)
        if index:
            assert link.start == chain[index - 1].end
        if link.strong:
            assert is_strong(grid, link, step.sets), link
        else:
            assert all(excludes(one, other) for one in link.start for other in link.end), link


@pytest.mark.parametrize("golden", CHAINS, ids=lambda golden: golden.technique)
def test_links_alternate_join_up_and_hold(golden: Golden) -> None:
    grid = Grid.parse(golden.board).without(golden.removed)
    steps = list(BY_ID[golden.technique].find(Board(grid, golden.givens)))
    assert steps
    for step in steps:
        assert_links_hold(grid, step)


OPEN = [golden for golden in CHAINS if "-continuous" not in f"-{golden.technique}"]


@pytest.mark.parametrize("golden", OPEN, ids=lambda golden: golden.technique)
def test_open_chains_eliminate_what_both_ends_see(golden: Golden) -> None:
    grid = Grid.parse(golden.board).without(golden.removed)
    for step in BY_ID[golden.technique].find(Board(grid, golden.givens)):
        (chain,) = step.chains
        for end in (chain[0].start, chain[-1].end):
            for eliminated in step.eliminations:
                assert all(excludes(candidate, eliminated) for candidate in end)
