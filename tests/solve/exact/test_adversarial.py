import inspect
import sys
from pathlib import Path
from random import Random

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.solve.exact import NODE_LIMIT, classify, count, random_grid
from game.solve.exact.search import PATIENCE, has_completions
from game.solve.exact.tables import tables_of

BOARDS = [
    (line[:81], line[81:].partition("#")[2].partition(":")[0].strip())
    for line in (Path(__file__).parent / "adversarial.txt").read_text().splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("text", "verdict"), BOARDS)
def test_the_verdict_within_the_default_limit(text: str, verdict: str) -> None:
    result = classify(Grid.parse(text))
    assert result.verdict is Verdict(verdict)
    assert all(solution.is_solved for solution in result.solutions)


@pytest.mark.parametrize("text", [text for text, verdict in BOARDS if verdict == "gave up"][:1])
def test_given_up_is_not_wrong(text: str) -> None:
    assert classify(Grid.parse(text), node_limit=None).verdict is Verdict.NONE


@pytest.mark.parametrize(("text", "verdict"), BOARDS)
@pytest.mark.parametrize("limit", [0, 1, 10, 100, 1000])
def test_a_lower_limit_never_makes_a_verdict_wrong(text: str, verdict: str, limit: int) -> None:
    found = classify(Grid.parse(text), node_limit=limit).verdict
    assert found in (Verdict(verdict), Verdict.GAVE_UP)


def test_a_cancellation_is_asked_about_often() -> None:
    asked: list[None] = []
    hardest = Grid.parse(BOARDS[-1][0])

    def cancelled() -> bool:
        asked.append(None)
        return False

    assert classify(hardest, cancelled=cancelled).verdict is Verdict.GAVE_UP
    assert len(asked) == NODE_LIMIT // PATIENCE
    assert classify(hardest, cancelled=lambda: True).verdict is Verdict.GAVE_UP


def test_the_plain_search_hands_over_where_it_gets_nowhere() -> None:
    tables = tables_of(CLASSIC)
    for text, verdict in BOARDS[:-3]:
        board = tables.load(Grid.parse(text).values)
        assert board is not None
        assert has_completions(tables, board, 1) == (verdict != "none")
        assert has_completions(tables, board, 2) == (verdict == "many")


def test_no_recursion() -> None:
    limit = sys.getrecursionlimit()
    grids = [Grid.parse(text) for text, _ in BOARDS[:-3]]
    sys.setrecursionlimit(len(inspect.stack()) + 25)
    try:
        for grid in grids:
            assert count(grid, 50) >= 0
    finally:
        sys.setrecursionlimit(limit)


def test_a_full_grid_needs_no_branching() -> None:
    assert count(random_grid(Random(5)), node_limit=0) == 1
