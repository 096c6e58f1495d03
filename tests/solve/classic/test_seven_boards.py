"""Seven boards of rising difficulty: how far staged deduction comes with ever more étapes."""

from pathlib import Path

from game.core.grid import Grid
from game.core.verdict import Verdict
from game.solve.classic.staged import METHOD, STAGES, filled_by_rule
from game.solve.exact import classify
from game.solve.stream import Options

PUZZLES = Path(__file__).parents[3] / "puzzles"

FILLED = {
    "staged1": (81, 81, 81, 81, 81),
    "staged2": (30, 81, 81, 81, 81),
    "staged3": (30, 36, 81, 81, 81),
    "staged4": (32, 45, 48, 48, 48),
    "staged5": (24, 49, 54, 81, 81),
    "staged6": (26, 29, 30, 30, 81),
    "staged7": (26, 32, 35, 35, 35),
}
"""Cells filled at the end with the étapes up to 1, 2a, 2b, 3a and 3b."""


def board(name: str) -> Grid:
    return Grid.parse((PUZZLES / f"{name}.txt").read_text(encoding="ascii"))


def test_how_far_each_stage_comes() -> None:
    table = {
        name: tuple(
            METHOD.solve(board(name), Options(stages=stage.id)).board.filled for stage in STAGES
        )
        for name in FILLED
    }
    assert table == FILLED
    assert {
        name: tuple(filled_by_rule(board(name), Options()).values()) for name in FILLED
    } == FILLED


def test_the_box_rule_is_not_the_documents_and_finishes_one_board() -> None:
    finished = {
        name
        for name, row in FILLED.items()
        if 81 not in row and METHOD.solve(board(name), Options(also=("box",))).board.is_full
    }
    assert finished == {"staged4"}


def test_each_stage_finishes_a_board_that_those_before_cannot_and_two_resist_all() -> None:
    first_to_finish = [row.index(81) if 81 in row else None for row in FILLED.values()]
    assert first_to_finish == [0, 1, 2, None, 3, 4, None]


def test_finished_or_stuck_no_board_is_judged_wrongly() -> None:
    for name, row in FILLED.items():
        truth = classify(board(name))
        result = METHOD.solve(board(name))
        assert truth.verdict is Verdict.UNIQUE
        if 81 in row:
            assert (result.verdict, result.solution) == (Verdict.UNIQUE, truth.solution)
        else:
            assert (result.verdict, result.solution) == (Verdict.STUCK, None)
