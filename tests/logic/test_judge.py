from dataclasses import replace
from hashlib import sha256

import pytest

from game.core.grid import Grid
from game.generate.deal import deal
from game.generate.draw import Draw
from game.generate.ids import fresh_id
from game.generate.killer_bank import KillerBank
from game.generate.levels import Level, Shape
from game.generate.sources import Source
from game.generate.symmetry import Symmetry
from game.logic.board import never
from game.logic.cause import SINGLES
from game.logic.finder import next_step, techniques_in_use
from game.logic.judge import (
    ALIKE_SINGLES,
    CAGED_OPTIONS,
    OPTIONS,
    VERSION,
    judge,
    needed_steps,
    par,
    worth,
)
from game.logic.techniques import TECHNIQUES
from game.solve.exact import solve

HARD = Grid.parse(
    "596...4...2..5.7......6.9....1....7..5.12....7.....16..6.2.......8.15.9......9613"
)


@pytest.mark.parametrize(
    ("technique", "points"),
    [
        ("full-house", 10),
        ("hidden-single", 10),
        ("locked-pair", 65),
        ("naked-pair", 75),
        ("hidden-triple", 100),
        ("x-wing", 120),
        ("multi-colours-1", 140),
        ("als-xz", 175),
        ("forcing-chain-verity", 225),
        ("nested-net", 315),
    ],
)
def test_worth_grows_with_the_root_of_the_score(technique: str, points: int) -> None:
    assert worth(technique) == points


def test_every_technique_has_a_par_and_harder_ones_no_less_than_singles() -> None:
    assert (par("full-house"), par("hidden-single"), par("naked-single")) == (3, 6, 8)
    for technique in TECHNIQUES:
        if technique.id not in SINGLES:
            assert 12 <= par(technique.id) <= 420
            assert worth(technique.id) >= 65
    assert (par("xy-chain"), par("aic"), par("nested-net")) == (120, 150, 420)


def test_the_walk_gives_the_whole_board() -> None:
    found = judge(HARD)
    solution = solve(HARD)
    assert solution is not None
    assert set(found.proofs) == set(HARD.open_cells)
    for cell, proof in found.proofs.items():
        assert proof.digit == solution.values[cell]
    # Nothing that comes later in the walk takes less.
    worths = [proof.worth for proof in found.proofs.values()]
    assert worths == sorted(worths)
    assert found.pace == next(iter(found.proofs.values())).seconds


def test_a_single_that_is_there_is_worth_a_single() -> None:
    grid = HARD
    while (step := next_step(grid)) is not None:
        if step.placements:
            cell, digit = step.placements[0]
            proof = judge(grid).proofs[cell]
            assert (proof.digit, proof.worth) == (digit, 10)
        grid = step.apply(grid)
    assert grid.is_full


def test_what_was_ruled_out_before_costs_nothing_more() -> None:
    found = judge(HARD)
    grid = HARD
    for step in found.steps:
        grid = grid.without(step.eliminations)
    assert {proof.worth for proof in judge(grid).proofs.values()} == {10}


def test_a_proof_is_cut_down_to_the_steps_it_needs() -> None:
    found = judge(HARD)
    cut = 0
    for proof in found.proofs.values():
        needed = needed_steps(HARD, proof, found.steps)
        assert set(needed) <= set(found.steps[: proof.taken])
        cut += proof.taken - len(needed)
        grid = HARD
        for step in needed:
            grid = grid.without(step.eliminations)
        assert judge(grid).proofs[proof.cell].worth == 10
    assert cut > 0


def test_a_position_beyond_its_rules_has_no_proofs() -> None:
    broken = Grid.parse("11" + "." * 79)
    assert judge(broken).proofs == {}
    assert judge(broken).pace == 0


FINGERPRINTS = {1: "77e40a6a042777da"}
"""By version of the judge what it rests on, as a digest."""
JUDGED = (
    "5..7.93..9...84562...2.6.9.....4...54.3....7.65..97.43....7.43817.4..25..4...57.9",
    HARD.text,
    "..5...379...7....83...5.42..24.37.....9..1.6..1.64..9......6.....23...1.9...15...",
    "7....8.1.9.8......6...7...8....8.1.6.9...6.47..2....83...2...7.45...9.....65.....",
)
"""Boards that are judged for it."""


def test_a_judge_that_says_something_else_has_another_version() -> None:
    """Runs, pars and medals carry the version: raise it, and give its digest here."""
    # What it does without is what the list of techniques lacks.
    options = replace(OPTIONS, without=frozenset(), cancelled=never)
    rules = [repr(options).partition(", cancelled")[0]]
    rules += [
        f"{each.id} {each.score} {int(each.level)} {worth(each.id)} {par(each.id)}"
        for each in techniques_in_use(OPTIONS)
    ]
    for board in JUDGED:
        for proof in judge(Grid.parse(board)).proofs.values():
            rules.append(" ".join(map(str, proof)))
    assert sha256("\n".join(rules).encode()).hexdigest()[:16] == FINGERPRINTS[VERSION]


KILLER = KillerBank().entry(Level.MEDIUM, 6).givens


def test_every_entry_of_a_killer_is_judged() -> None:
    solution = solve(KILLER)
    assert solution is not None
    found = judge(KILLER)
    assert set(found.proofs) == set(KILLER.open_cells)
    assert all(proof.digit == solution.values[cell] for cell, proof in found.proofs.items())
    assert any(step.clauses for step in found.steps)
    # The last cell of a cage is one of the singles, whose order is the player's own.
    assert not {step.technique for step in found.steps} & set(ALIKE_SINGLES)
    assert (worth("cage-single"), worth("rule-of-45")) == (10, 45)
    assert (worth("cage-combination"), worth("innies-outies")) == (55, 95)
    assert par("cage-single") < par("cage-combination") < par("innies-outies") == 60


def test_a_proof_of_a_killer_is_cut_down_to_the_steps_it_needs() -> None:
    found, cut = judge(KILLER), 0
    proofs = list(found.proofs.values())
    for proof in proofs[:: max(1, len(proofs) // 8)]:
        needed = needed_steps(KILLER, proof, found.steps)
        assert set(needed) <= set(found.steps[: proof.taken])
        cut += proof.taken - len(needed)
        grid = KILLER
        for step in needed:
            grid = grid.without(step.eliminations)
            for cell, digit in step.placements:
                grid = grid.place(cell, digit)
        assert grid.values[proof.cell] or judge(grid).proofs[proof.cell].worth == 10
    assert cut > 0


@pytest.mark.parametrize("shape", [Shape.SIX, Shape.JIGSAW, Shape.THERMOMETERS, Shape.KROPKI])
def test_every_board_that_is_dealt_is_judged(shape: Shape) -> None:
    level = list(shape.levels)[2]
    wanted = fresh_id(level, Draw("judged"), Symmetry.NONE, shape)
    puzzle = deal(wanted._replace(source=Source.DUG.letter))
    found = judge(puzzle.givens)
    assert set(found.proofs) == set(puzzle.givens.open_cells)
    assert {proof.technique for proof in found.proofs.values()} - set(ALIKE_SINGLES)
    hardest = max(found.proofs.values(), key=lambda proof: proof.worth)
    needed = needed_steps(puzzle.givens, hardest, found.steps)
    grid = puzzle.givens
    for step in needed:
        grid = step.apply(grid)
    assert judge(grid).proofs[hardest.cell].worth == 10


KILLER_FINGERPRINTS = {1: "db0ba167819e7ac6"}
"""By version of the judge what it rests on in killers, as a digest."""


def test_a_judge_that_says_something_else_of_killers_has_another_version() -> None:
    """Runs of killers carry the same version: raise it, and give both digests here."""
    rules = [
        f"{each.id} {each.score} {int(each.level)} {worth(each.id)} {par(each.id)}"
        for each in techniques_in_use(CAGED_OPTIONS, KILLER.geometry)
    ]
    for level in (Level.EASY, Level.MEDIUM):
        for index in (0, 1):
            board = KillerBank().entry(level, index).givens
            rules += [" ".join(map(str, proof)) for proof in judge(board).proofs.values()]
    assert sha256("\n".join(rules).encode()).hexdigest()[:16] == KILLER_FINGERPRINTS[VERSION]
