"""Forcing techniques: what they prove is checked link by link, and against the solution."""

from itertools import islice, pairwise
from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.generate.minimal import minimal
from game.logic.board import Board, CancelledError
from game.logic.finder import FinderOptions, all_steps
from game.logic.step import Candidate, Link
from game.logic.tables import tables_of
from game.logic.techniques import BY_ID
from game.messages.catalogue import Catalogue
from game.messages.notation import Notation
from game.messages.sentences import inner_proofs, sentence
from game.solve.exact import random_grid, solve

CHAINS = ("forcing-chain-contradiction", "forcing-chain-verity")
NETS = ("forcing-net-contradiction", "forcing-net-verity")
ALL = (*CHAINS, *NETS, "nested-net")
TABLES = tables_of(CLASSIC)


def positions(count: int) -> list[Grid]:
    """Return the examples, which are hard, and minimal puzzles as they come by chance."""
    rng = Random(3)
    examples = [BY_ID[technique].example.grid for technique in ALL]
    return examples + [minimal(random_grid(rng), rng) for _ in range(count)]


def sees(one: Candidate, other: Candidate) -> bool:
    if one.cell == other.cell:
        return one.digit != other.digit
    return one.digit == other.digit and bool(TABLES.peers[one.cell] >> other.cell & 1)


def holds(board: Board, link: Link) -> bool:
    """Whether a link says what it must: weak ends see each other, a strong link is complete."""
    if not link.strong:
        return all(sees(one, other) for one in link.start for other in link.end)
    ends = set(link.start + link.end)
    if len({cell for cell, _ in ends}) == 1:
        mask = board.masks[link.start[0].cell]
        return {d for _, d in ends} == {d for d in range(1, 10) if mask >> (d - 1) & 1}
    digit = link.start[0].digit
    cells = sum(1 << cell for cell, d in ends if d == digit)
    return any(
        board.planes[digit - 1] & house == cells for house in TABLES.houses if not cells & ~house
    ) and all(d == digit for _, d in ends)


@pytest.mark.parametrize("technique", ALL)
def test_every_step_is_true_of_the_solution(technique: str) -> None:
    seen = 0
    for grid in positions(3):
        solution = solve(grid)
        assert solution is not None
        for step in islice(BY_ID[technique].find(Board(grid)), 40):
            seen += 1
            assert step.check(grid)
            assert all(solution.values[cell] == digit for cell, digit in step.placements)
            assert all(solution.values[cell] != digit for cell, digit in step.eliminations)
    assert seen


@pytest.mark.parametrize("technique", ALL)
def test_every_link_of_a_proof_holds(technique: str) -> None:
    grid = BY_ID[technique].example.grid
    board = Board(grid)
    for step in islice(BY_ID[technique].find(board), 20):
        assert step.chains
        for chain in step.chains:
            assert all(holds(board, link) for link in chain)
            assert all(one.end == other.start for one, other in pairwise(chain))
            assert all(one.strong != other.strong for one, other in pairwise(chain))


@pytest.mark.parametrize("technique", CHAINS)
def test_chains_join_the_assumption_and_the_meeting_place(technique: str) -> None:
    for step in BY_ID[technique].find(Board(BY_ID[technique].example.grid)):
        arguments = dict(step.arguments)
        proved = (step.placements + step.eliminations)[0]
        meeting = {arguments.get("meeting_cell"), arguments.get("meeting_house")}
        assert len(meeting) == 2 or arguments["variant"] == "self"
        for chain in step.chains:
            ends = {chain[0].start, chain[-1].end}
            assert (proved,) in ends
            assert all(len(link.start) == len(link.end) == 1 for link in chain)


@pytest.mark.parametrize("technique", CHAINS)
def test_the_shortest_chains_come_first(technique: str) -> None:
    steps = list(BY_ID[technique].find(Board(BY_ID[technique].example.grid)))
    lengths = [sum(map(len, step.chains)) for step in steps]
    assert lengths[0] == min(lengths)


@pytest.mark.parametrize("technique", ALL)
def test_the_sentence_names_the_conclusion(technique: str) -> None:
    for step in islice(BY_ID[technique].find(Board(BY_ID[technique].example.grid)), 10):
        text = sentence(Catalogue(), step, notation=Notation.SHORT)
        assert text.endswith(f"{dict(step.arguments)['conclusion']}.")


def test_nets_can_be_left_out() -> None:
    grid = BY_ID["nested-net"].example.grid
    with_nets = {step.technique for step in islice(all_steps(grid, FinderOptions()), 3000)}
    without = {step.technique for step in all_steps(grid, FinderOptions(nets=False))}
    assert not without & {*NETS, "nested-net"}
    assert with_nets - without


@pytest.mark.parametrize("technique", [*NETS, "nested-net"])
def test_a_net_can_be_called_off(technique: str) -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    board = Board(BY_ID[technique].example.grid, None, cancelled)
    with pytest.raises(CancelledError):
        list(BY_ID[technique].find(board))
    assert asked == 6


def test_singles_of_the_position_are_part_of_a_proof() -> None:
    # Nothing was taken from this position before: the net has to see its singles too.
    grid = positions(1)[-1]
    for step in islice(BY_ID["forcing-net-contradiction"].find(Board(grid)), 30):
        assert step.chains


def test_the_proofs_within_a_nested_net_are_told_apart() -> None:
    example = BY_ID["nested-net"].example
    for step in islice(BY_ID["nested-net"].find(Board(example.grid, example.givens)), 10):
        assert step.inner
        refuted = tuple(each.refuted for each in step.inner)
        assert dict(step.arguments)["refuted"] == refuted
        # Each has its own chains, one after the other, behind those of the outer proof.
        bounds = [len(step.outer_chains), *(each.after for each in step.inner)]
        assert [each.first for each in step.inner] == bounds[:-1]
        assert bounds[-1] == len(step.chains)
        for inner in step.inner:
            starts = [
                link.start for chain in step.chains[inner.first : inner.after] for link in chain
            ]
            assert (inner.refuted,) in starts
            assert all(
                (inner.refuted,) != link.start or link.strong
                for chain in step.outer_chains
                for link in chain
            )
        told = inner_proofs(Catalogue(), step)
        assert len(told) == len(step.inner)
        assert all(text.startswith("Suppose ") and text.endswith(".") for text in told)
        assert not sentence(Catalogue(), step).count(", too.")
        short = inner_proofs(Catalogue(), step, Notation.SHORT)
        assert all(" → " in text for text in short)
