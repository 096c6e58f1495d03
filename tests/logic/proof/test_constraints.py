"""What constraints leave is proven by their rules alone, and nothing else is."""

import json
from itertools import islice, product
from random import Random

import pytest

from game.core.constraints import constrained, kind_of
from game.core.constraints.clause import Clause
from game.core.digits import Cell, Digit
from game.core.geometry import geometry
from game.core.grid import Grid
from game.logic.board import Board
from game.logic.constraints import by_id
from game.logic.proof.certificate import (
    Certificate,
    CertificateError,
    Filling,
    Trial,
    read,
    written,
)
from game.logic.proof.checker import Checker, ProofError
from game.logic.proof.meanings import equation_of, is_possible, rule_of, sum_rule
from game.logic.proof.prover import prove
from game.logic.step import Candidate
from game.solve.exact import random_grid
from tests.core.constraints.meaning import WHOLE, WORDS, holds, random_clause

SIX = geometry(2, 3)
KILLER = by_id()["cage-combination"]


@pytest.mark.parametrize("technique", by_id())
def test_every_deduction_is_proven_and_the_certificate_can_be_written(technique: str) -> None:
    position = by_id()[technique].example.grid
    board = Board(position)
    for step in islice(by_id()[technique].find(board), 5):
        certificate = prove(board, step)
        assert certificate is not None, step
        assert any(isinstance(line, Filling | Trial) for line in certificate.lines), certificate
        Checker(position, board.givens).check(certificate, step.placements, step.eliminations)
        plain = json.loads(json.dumps(written(certificate, position.geometry)))
        assert read(plain, position.geometry) == certificate


@pytest.mark.parametrize("word", [word for word in WORDS if word not in WHOLE])
def test_the_checker_means_what_the_rules_say(word: str) -> None:
    for seed in range(12):
        rng = Random(f"{word} {seed}")
        one = random_clause(word, SIX, random_grid(rng, SIX).values, rng)
        if not kind_of(one).fits(one, SIX):
            continue
        if word.endswith("indexer"):
            one = one._replace(cells=one.cells[:1])
        board = constrained(SIX, [one])
        spoken_of = {cell for relation in board.relations for cell in relation.cells}
        cells = tuple(sorted(spoken_of.union(one.cells)))
        most = 4 if len(cells) <= 4 else 2
        masks = {c: sum(1 << d for d in rng.sample(range(6), rng.randint(1, most))) for c in cells}
        rule = rule_of(one, cells, board)
        equation = equation_of(one, board)
        if rule is None and equation is not None:
            rule = sum_rule(equation.weights, equation.total, masks)
        if rule is None:
            assert word == "cage"
            continue
        ways = product(*([d for d in range(1, 7) if masks[c] >> d - 1 & 1] for c in cells))
        wanted = any(
            holds(one, dict(zip(cells, way, strict=True)), SIX, [one])
            and all(
                way[a] != way[b]
                for a, cell in enumerate(cells)
                for b in range(a)
                if cells[b] in board.peers[cell]
            )
            for way in ways
        )
        found = is_possible(rule, [masks[cell] for cell in rule.cells], board)
        assert found == wanted, (one, masks)


def test_what_is_no_rule_of_the_board_proves_nothing() -> None:
    position = KILLER.example.grid
    board = Board(position)
    step = next(KILLER.find(board))
    certificate = prove(board, step)
    assert certificate is not None
    [line] = certificate.lines
    assert isinstance(line, Filling)
    [cage] = line.bases
    assert isinstance(cage, Clause)
    other = cage._replace(values=(cage.values[0] - 1,))
    open_cells = [cell for cell in position.open_cells if cell not in cage.cells]
    elsewhere = Candidate(open_cells[0], Digit(position.candidates_of(open_cells[0])[0]))
    checker = Checker(position, board.givens)
    for changed, reason in (
        (line._replace(bases=(other,)), "no_rule"),
        (line._replace(bases=("r1c1",)), "no_rule"),
        (line._replace(bases=("r1",)), "not_proven"),
        (line._replace(gone=()), "no_contradiction"),
        (line._replace(gone=(*line.gone, elsewhere)), "not_proven"),
    ):
        with pytest.raises(ProofError, match=reason):
            checker.check(Certificate((changed,)), (), step.eliminations)
    with pytest.raises(CertificateError):
        read({"lines": [{"bases": [1]}]}, position.geometry)


def test_a_line_that_would_be_looked_at_for_ever_is_refused() -> None:
    cells = tuple(Cell(cell) for cell in range(36))
    position = Grid.empty(constrained(SIX, [Clause("non-consecutive")]))
    line = Filling((Clause("non-consecutive"),), (), cells)
    gone = (Candidate(Cell(0), Digit(1)),)
    with pytest.raises(ProofError, match=r"too_many_ways|not_proven"):
        Checker(position, 0).check(Certificate((line._replace(gone=gone),)), (), gone)
