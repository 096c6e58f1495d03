"""Deductions of constraints: sound, told in words, drawn, and shown stage by stage.

An ordinary run looks at some boards of each kind; many more with `NONET_TRUTH=all`.
"""

import string
from random import Random

import pytest

from game.core.constraints import every_kind
from game.core.constraints.kind import Kind
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.core.rules import Puzzle
from game.generate.dig import erasures
from game.generate.ids import puzzle_id
from game.generate.levels import Level, Shape
from game.logic.board import Board
from game.logic.constraints import by_id, techniques_of
from game.logic.finder import FinderOptions, next_step, path, techniques_in_use
from game.logic.step import Step
from game.messages.catalogue import Catalogue
from game.messages.notation import Notation
from game.messages.sentences import name, sentence
from game.play.hint_card import hint_card, hint_marks
from game.play.hints import FoundHint, ShownHint
from game.solve.exact import classify, solve
from game.ui.board.explain import step_overlay
from tests.truth import WHOLE

BOARDS = 400 if WHOLE else 3
OPTIONS = FinderOptions(nets=False)
NUMBERS = range(1, 10)
DRAWN = [shape for shape in Shape if shape.is_drawn and shape is not Shape.BARE_KILLER]
TEXTS = Catalogue()


def contradicts(step: Step, solution: Grid) -> bool:
    return any(solution.values[c] != d for c, d in step.placements) or any(
        solution.values[c] == d for c, d in step.eliminations
    )


@pytest.mark.parametrize("shape", DRAWN)
def test_steps_never_contradict_the_solution_and_can_be_told(shape: Shape) -> None:
    level = Level.HARD
    boards = erasures(puzzle_id(level, f"soundness{shape.value[0]}", shape=shape))
    for _ in range(BOARDS):
        erasure = next(boards)
        grid = erasure.board()
        found = classify(grid)
        assert found.solution is not None
        assert found.solution.values == erasure.solution.values
        assert erasure.solution.is_solved
        known = techniques_of(grid.geometry)
        for step in path(grid, OPTIONS).steps:
            assert step.check(grid), step
            assert not contradicts(step, erasure.solution), step
            assert sentence(TEXTS, step, grid)
            if step.clauses:
                assert sentence(TEXTS, step, grid, Notation.SHORT)
                step_overlay(step, grid)
            for technique in known:
                for other in technique.find(Board(grid)):
                    assert other.check(grid), other
                    assert not contradicts(other, erasure.solution), other
            grid = step.apply(grid)


@pytest.mark.parametrize("technique", by_id())
def test_every_deduction_has_an_example_and_all_its_words(technique: str) -> None:
    known = by_id()[technique]
    grid = known.example.grid
    step = next(known.find(Board(grid)))
    assert step.technique == technique
    assert step.check(grid)
    for key in ("explanation", "look", "taken"):
        assert TEXTS.text(f"technique.{technique}.{key}")
    said = sentence(TEXTS, step, grid)
    assert not [field for _, field, _, _ in string.Formatter().parse(said) if field]
    assert name(TEXTS, technique)
    hint = FoundHint(step=step)
    looks = []
    for stage in range(1, hint.stages + 1):
        shown = ShownHint(hint, stage)
        card = hint_card(shown, grid.geometry, can_reveal=True, position=grid)
        marks = hint_marks(shown, grid.geometry)
        assert marks.area
        looks.append(card)
    assert len(looks) == 4
    if step.clauses:
        assert "ook at" in TEXTS.render(looks[0].text)  # type: ignore[arg-type]


def test_no_deadly_pattern_is_used_where_constraints_may_tell_digits_apart() -> None:
    grid = by_id()["cage-single"].example.grid
    used = techniques_in_use(OPTIONS, grid.geometry)
    assert not any(technique.assumes_uniqueness for technique in used)
    assert {"cage-single", "rule-of-45", "innies-outies"} <= {t.id for t in used}
    assert [t.rank for t in used] == sorted(t.rank for t in used)


def test_kinds_have_names_rules_and_pages() -> None:
    for its in every_kind():
        for key in ("name", "one", "rule", "text"):
            assert TEXTS.text(f"constraint.{its.word}.{key}", total=14, letter="X", digits="1, 2")


def test_a_solution_meets_every_sum() -> None:
    rng = Random(3)
    boards = erasures(puzzle_id(Level.MEDIUM, "sums", shape=Shape.KILLER))
    for _ in range(200 if WHOLE else 5):
        grid = next(boards).board()
        solution = solve(grid)
        assert solution is not None
        for cage in grid.geometry.constraints:
            digits = [solution.values[cell] for cell in cage.cells]
            assert sum(digits) == cage.values[0]
            assert len(set(digits)) == len(digits)
        # A solution that misses a sum is none: two cells of different cages exchanged.
        one, other = rng.sample(range(81), 2)
        values = bytearray(solution.values)
        values[one], values[other] = values[other], values[one]
        if values != solution.values:
            assert not Grid(values, None, grid.geometry).is_solved


@pytest.mark.parametrize("kind", every_kind(), ids=lambda kind: kind.word)
def test_ways_of_cages_leave_other_kinds_beside_them_alone(kind: Kind) -> None:
    both = f"9x9~{kind.shown.constraints}~cage=5:r9c1.r9c2"
    cells = {"r9c1": "1"} | dict(part.split("=") for part in kind.shown.digits.split()[:-1])
    text = "".join(cells.get(f"r{row}c{column}", ".") for row in NUMBERS for column in NUMBERS)
    grid = Grid.parse(text, geometry_of(both))
    steps = [step for one in techniques_of(grid.geometry) for step in one.find(Board(grid))]
    assert all(step.check(grid) for step in steps)
    cages = [step for step in steps if "cage" in step.technique]
    named = {grid.geometry.constraints[one].kind for step in cages for one in step.clauses}
    assert named <= {"cage"}


def test_a_hint_is_found_for_a_killer() -> None:
    puzzle = Puzzle(by_id()["rule-of-45"].example.grid)
    assert next_step(puzzle.givens, OPTIONS) is not None
