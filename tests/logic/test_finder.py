import pickle
from itertools import islice

import pytest

from game.core.grid import Grid
from game.logic.board import CancelledError
from game.logic.finder import FinderOptions, all_steps, next_step, path, techniques_in_use
from game.logic.step import Candidate
from game.logic.technique import Technique
from game.logic.techniques import BY_ID, TECHNIQUES
from game.messages.catalogue import Catalogue
from game.messages.sentences import explanation, name, sentence
from game.solve.exact import solve
from tests.truth import WHOLE

MOST = None if WHOLE else 20
"""Steps of a technique at its example that are looked at: of the largest fish there are many."""

EASY = Grid.parse(
    "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
)


def test_the_path_of_an_easy_puzzle_reaches_its_solution() -> None:
    found = path(EASY)
    assert found.solved
    assert found.end.values == (solve(EASY) or EASY).values
    assert sum(found.counts.values()) == len(found.steps) == EASY.values.count(0)


def test_the_last_open_cell_of_a_row_is_a_full_house() -> None:
    step = next_step(BY_ID["full-house"].example.grid)
    assert step is not None
    assert (step.technique, step.placements) == ("full-house", (Candidate(0, 3),))  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(step)) == step
    assert sentence(Catalogue(), step) == (
        "r1c1 is the last empty cell of row 1. Only 3 is missing there."
    )


def test_without_notes_hidden_singles_come_before_naked_ones() -> None:
    step = next_step(EASY, FinderOptions(notes_shown=False))
    assert step is not None
    assert step.technique == "hidden-single"
    step = next_step(EASY, FinderOptions(notes_shown=True))
    assert step is not None
    assert step.technique == "naked-single"


def test_a_search_can_be_called_off() -> None:
    with pytest.raises(CancelledError):
        next_step(EASY, FinderOptions(cancelled=lambda: True))


@pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda t: t.id)
def test_every_technique_explains_itself_and_finds_its_example(technique: Technique) -> None:
    grid = technique.example.grid
    cells = grid.geometry
    assert solve(grid) is not None
    found = all_steps(grid, givens=technique.example.givens, techniques=[technique])
    # Of large fish there are thousands, and the next one may be long in coming.
    is_large = technique.id.endswith(("squirmbag", "whale"))
    steps = list(islice(found, 1 if MOST and is_large else MOST))
    assert steps
    for step in steps:
        assert step.technique == technique.id
        assert step.check(grid)
        # Some examples have several solutions: what follows is so in each of them.
        assert all(solve(grid.without([placed])) is None for placed in step.placements)
        assert all(solve(grid.place(*gone)) is None for gone in step.eliminations)
        said = sentence(Catalogue(), step)
        told = [cells.cell_name(c.cell) for c in (*step.placements, *step.eliminations)]
        assert all(cell in said for cell in told)
    assert name(Catalogue(), technique.id)
    assert len(explanation(Catalogue(), technique.id)) > 60


def test_optional_techniques_are_used_only_when_named() -> None:
    technique = BY_ID["als-aic"]
    assert technique.optional
    assert technique not in techniques_in_use()
    options = FinderOptions(optional=frozenset({"als-aic"}))
    assert [t for t in techniques_in_use(options) if t not in techniques_in_use()] == [technique]


def test_templates_are_never_part_of_a_path() -> None:
    options = FinderOptions(optional=frozenset(BY_ID))
    assert not any(t.id.startswith("template") for t in techniques_in_use(options))
