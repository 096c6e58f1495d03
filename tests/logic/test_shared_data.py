"""The techniques on well-known sets of puzzles and cases, where these lie beside the project."""

from pathlib import Path

import pytest

from game.cli.commands.verify_cases import verify
from game.core.grid import Grid
from game.formats.forms.library import read_cases
from game.logic.finder import FinderOptions, path
from game.logic.rating.hodoku import rate, rating_of
from game.solve.exact import solve
from tests.truth import WHOLE, sample

DATA = Path(__file__).parents[2] / ".." / "shared" / "data"
SETS = {"easy": 10, "expert": 10, "clues17": 25, "top1465-half": 20, "hardest-half": 20}
"""Name, and how many lie between two puzzles that are taken."""
NO_NETS = FinderOptions(nets=False)

pytestmark = pytest.mark.skipif(not DATA.is_dir(), reason="no ../shared/data beside the project")


@pytest.mark.parametrize("name", SETS)
def test_no_step_contradicts_the_solution_and_a_rating_is_that_of_the_path(name: str) -> None:
    for line in (DATA / f"{name}.txt").read_text().split()[:: SETS[name] * (1 if WHOLE else 8)]:
        grid = Grid.parse(line)
        solution = solve(grid)
        assert solution is not None
        found = path(grid, NO_NETS)
        exact = rate(grid, NO_NETS, full_houses=True)
        assert exact == rating_of(found.counts, solved=found.solved)
        assert rate(grid, NO_NETS).score == exact.score
        position = grid
        for step in found.steps:
            assert step.check(position), (line, step)
            assert all(solution.values[cell] == digit for cell, digit in step.placements), line
            assert all(solution.values[cell] != digit for cell, digit in step.eliminations), line
            position = step.apply(position)
        assert position.values == found.end.values


def test_all_cases_of_the_library_pass_and_none_that_must_not_fire_fires() -> None:
    cases = read_cases((DATA / "technique-cases.txt").read_text(encoding="utf-8"))
    # A loop that a cell outside a set's house completes comes before each fourth of all.
    loop = next(case for case in cases if case.line == 545)
    assert [case.line for case in (loop, *sample(cases[::4], 4)) if not verify(case).passed] == []


def test_all_cases_of_later_techniques_pass() -> None:
    cases = read_cases((DATA / "technique-cases-modern.txt").read_text(encoding="utf-8"))
    assert [case.line for case in sample(cases, 4) if not verify(case).passed] == []


def test_puzzles_beyond_nested_nets_are_solved_by_their_tridagons() -> None:
    lines = (DATA / "te3-half.txt").read_text().split()[:: 30 if WHOLE else 180]
    found = [path(Grid.parse(line)) for line in lines]
    assert all(way.solved for way in found)
    assert any(way.counts.keys() & {"tridagon", "tridagon-links"} for way in found)
