from random import Random

import pytest

from game.core.grid import Grid
from game.core.verdict import Verdict
from game.logic.methods import BY_ID, METHODS
from game.logic.techniques import BY_ID as TECHNIQUES
from game.messages.catalogue import Catalogue
from game.solve.exact import count, random_grid
from game.solve.stream import StepKind
from tests.documents import FIRST, SECOND, Example
from tests.truth import sample

LOGIC = BY_ID["logic"]


def test_the_methods_are_those_of_the_command_line() -> None:
    assert list(BY_ID) == ["stack", "backtracking", "brute-force", "staged", "logic", "exact"]
    assert len(BY_ID) == len(METHODS)


def test_every_method_has_a_name_and_an_explanation() -> None:
    catalogue = Catalogue()
    for method in METHODS:
        assert catalogue.text(f"method.{method.id}")
        assert len(catalogue.text(f"method.{method.id}.text").split()) > 25


@pytest.mark.parametrize("example", [FIRST, SECOND[0]], ids=lambda example: example.name)
def test_logic_solves_the_printed_boards_that_singles_solve(example: Example) -> None:
    result = LOGIC.solve(example.board)
    assert (result.verdict, result.solution) == (Verdict.UNIQUE, example.solution)
    assert {report.rule for report in result.by_rule} <= TECHNIQUES.keys()


def test_logic_tells_its_technique_with_every_step() -> None:
    for step in LOGIC.stream(FIRST.board):
        assert step.kind is StepKind.SOLUTION or step.rule in TECHNIQUES


def test_logic_never_says_unique_of_a_board_with_several_solutions() -> None:
    # Two rectangles of two digits can be swapped, where uniqueness techniques would decide.
    values = bytearray(FIRST.solution.values)
    geometry = FIRST.solution.geometry
    several = []
    for first in geometry.cells:
        for second in geometry.peers[first]:
            values = bytearray(FIRST.solution.values)
            pair = {values[first], values[second]}
            for cell in geometry.cells:
                if values[cell] in pair:
                    values[cell] = 0
            several.append(Grid(values))
    boards = [board for board in dict.fromkeys(several) if count(board) > 1]
    assert boards
    for board in sample(boards, 4):
        assert LOGIC.solve(board).verdict is Verdict.STUCK


def test_logic_says_none_only_of_a_cell_that_no_digit_fits() -> None:
    board = Grid.parse("12345678." + "........9" + "." * 63)
    assert LOGIC.solve(board).verdict is Verdict.NONE


def test_logic_honours_removed_candidates() -> None:
    cell = FIRST.board.open_cells[0]
    board = FIRST.board.without([(cell, FIRST.solution.values[cell])])
    assert LOGIC.solve(board).solution is None


@pytest.mark.parametrize("name", ["staged", "logic"])
def test_deduction_never_gives_a_wrong_verdict(name: str) -> None:
    rng = Random(8)
    seen = set()
    for _ in range(12 if name == "logic" else 150):
        solution = random_grid(rng)
        values = bytearray(solution.values)
        for cell in rng.sample(range(81), rng.randint(40, 56)):
            values[cell] = 0
        if rng.random() < 0.5:
            # A wrong digit that breaks no rule as it stands: often there is no solution then.
            cell = rng.choice([cell for cell, value in enumerate(values) if not value])
            values[cell] = rng.choice(Grid(values).candidates_of(cell))
        board = Grid(values)
        result, truth = BY_ID[name].solve(board), count(board)
        seen.add((result.verdict, truth))
        assert (
            result.verdict
            in {
                0: (Verdict.NONE, Verdict.STUCK),
                1: (Verdict.UNIQUE, Verdict.STUCK),
                2: (Verdict.STUCK,),
            }[truth]
        )
        assert (result.solution is not None) == (result.verdict is Verdict.UNIQUE)
    assert {truth for _, truth in seen} == {0, 1, 2}
