"""Every technique's steps carry certificates, and no certificate proves what is not so."""

import json
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.digits import Cell, Digit
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.logic.board import Board
from game.logic.proof.certificate import (
    Certificate,
    CertificateError,
    Inference,
    Line,
    Trial,
    read,
    written,
)
from game.logic.proof.checker import Checker, ProofError
from game.logic.proof.prover import prove
from game.logic.step import Candidate, Step, Symmetry
from game.logic.technique import Technique
from game.logic.techniques import BY_ID, TECHNIQUES
from game.solve.exact import classify
from tests.logic.test_golden import GOLDEN, Golden

X_WING = BY_ID["x-wing"]


def example(technique: Technique) -> tuple[Grid, Board, Step, Certificate]:
    position = technique.example.grid
    board = Board(position, technique.example.givens)
    step = next(technique.find(board))
    certificate = prove(board, step)
    assert certificate is not None, step
    return position, board, step, certificate


@pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda technique: technique.id)
def test_what_a_technique_finds_is_proven_by_its_pattern(technique: Technique) -> None:
    position = technique.example.grid
    board = Board(position, technique.example.givens)
    for step in islice(technique.find(board), 3):
        certificate = prove(board, step)
        assert certificate is not None, step
        checker = Checker(position, board.givens)
        checker.check(certificate, step.placements, step.eliminations)
        assert checker.uses_uniqueness <= technique.assumes_uniqueness
        plain = json.loads(json.dumps(written(certificate, position.geometry)))
        assert read(plain, position.geometry) == certificate


@pytest.mark.parametrize("golden", GOLDEN[::3], ids=lambda golden: golden.technique)
def test_what_is_found_at_golden_positions_is_proven(golden: Golden) -> None:
    position = Grid.parse(golden.board).without(golden.removed)
    givens = Board(Grid.parse(golden.puzzle)).givens
    board = Board(position, givens)
    for step in islice(BY_ID[golden.technique].find(board), 2):
        certificate = prove(board, step)
        assert certificate is not None, step
        Checker(position, givens).check(certificate, step.placements, step.eliminations)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_no_certificate_proves_a_candidate_of_the_solution_away(data: st.DataObject) -> None:
    technique = data.draw(st.sampled_from(TECHNIQUES))
    position, board, _, certificate = example(technique)
    found = classify(Grid(position.values))
    if found.verdict is not Verdict.UNIQUE or found.solution is None:
        return
    solution = found.solution.values
    cell = data.draw(st.sampled_from(position.open_cells))
    right = Candidate(cell, Digit(solution[cell]))
    lines = list(certificate.lines)
    if lines:
        # A line that says more than it may.
        number = data.draw(st.integers(0, len(lines) - 1))
        lines[number] = claiming(lines[number], right)
    for changed in (certificate, certificate._replace(lines=tuple(lines))):
        with pytest.raises(ProofError):
            Checker(position, board.givens).check(changed, (), (right,))


def claiming(line: Inference, more: Candidate) -> Inference:
    if isinstance(line, Trial):
        return line._replace(assumed=more)
    return line._replace(gone=(*line.gone, more))


def test_a_claim_that_the_lines_do_not_reach_is_refused() -> None:
    position, board, step, certificate = example(X_WING)
    checker = Checker(position, board.givens)
    with pytest.raises(ProofError, match="not_proven"):
        checker.check(Certificate(()), (), step.eliminations)
    with pytest.raises(ProofError, match="nothing"):
        checker.check(certificate, (), ())
    filled = Cell(next(cell for cell, value in enumerate(position.values) if value))
    with pytest.raises(ProofError, match="not_there"):
        checker.check(certificate, (), (Candidate(filled, Digit(position.values[filled])),))
    with pytest.raises(ProofError, match="not_proven"):
        checker.check(certificate, step.eliminations, ())


def test_sectors_and_links_must_be_some() -> None:
    position, board, step, certificate = example(X_WING)
    checker, (line,) = Checker(position, board.givens), certificate.lines
    assert isinstance(line, Line)
    assert len(line.truths) == len(line.links) == 2
    for changed, reason in (
        (line._replace(truths=("x", "y")), "no_sector"),
        (line._replace(links=("p1", "p2")), "no_sector"),
        (line._replace(truths=line.truths[:1]), "not_proven"),
        (line._replace(truths=line.links), "not_proven"),  # type: ignore[arg-type]
        (line._replace(gone=()), "no_contradiction"),
        (line._replace(links=(step.eliminations * 2, *line.links)), "no_link"),
    ):
        with pytest.raises(ProofError, match=reason):
            checker.check(Certificate((changed,)), (), step.eliminations)


def test_a_pattern_that_could_be_and_one_with_a_given_are_refused() -> None:
    technique = BY_ID["uniqueness-test-1"]
    position, board, step, certificate = example(technique)
    checker = Checker(position, board.givens)
    checker.check(certificate, (), step.eliminations)
    assert checker.uses_uniqueness
    corner = step.patterns[0][0][0]
    with pytest.raises(ProofError, match="no_pattern"):
        Checker(position, board.givens | 1 << corner).check(certificate, (), step.eliminations)
    fewer = certificate._replace(patterns=(step.patterns[0][:3],))
    twice = certificate._replace(patterns=(step.patterns[0] * 2,))
    for changed in (fewer, twice):
        with pytest.raises(ProofError, match="no_pattern"):
            Checker(position, board.givens).check(changed, (), step.eliminations)


def test_a_symmetry_that_the_givens_lack_is_refused() -> None:
    position, board, step, _ = example(X_WING)
    turned = Symmetry(tuple(range(80, -1, -1)), tuple(range(1, 10)))
    shuffled = Symmetry((1, 0, *range(2, 81)), tuple(range(1, 10)))
    for symmetry in (turned, shuffled):
        with pytest.raises(ProofError, match="no_symmetry"):
            Checker(position, board.givens).check(
                Certificate((), (), symmetry), (), step.eliminations
            )


def test_a_board_without_solution_proves_nothing() -> None:
    position = Grid.parse("12345678." + "." * 17 + "9" + "." * 54)
    certificate = Certificate((Line(("r1c9",)),))
    with pytest.raises(ProofError, match="no_solution"):
        Checker(position, 0).check(certificate, (), (Candidate(Cell(40), Digit(1)),))


@pytest.mark.parametrize(
    "plain",
    [
        [],
        {},
        {"lines": [{"gone": []}]},
        {"lines": [{"assume": "r1c1", "lines": []}]},
        {"lines": [{"truths": ["r1c1"], "gone": ["r1c1=10"]}]},
        {"lines": [], "symmetry": {"cells": [], "digits": ""}},
    ],
)
def test_what_is_no_certificate_is_told(plain: object) -> None:
    with pytest.raises(CertificateError):
        read(plain, X_WING.example.grid.geometry)
