"""Any cells that prove a digit are right; what they leave open is named."""

import pytest

from game.core.digits import Mask
from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.learn.exercise import steps_at
from game.learn.item import Items
from game.learn.judge import judge
from game.learn.proof import is_plain
from game.learn.verdict import Exercise, Kind, Proved, Verdict
from game.logic.cause import SINGLES, cause_of
from game.logic.step import Candidate, Step
from game.messages.catalogue import Catalogue
from tests.learn.exercises import exercise_of

ITEMS = Items()
WORDS = Catalogue()


def proofs(technique: str, most: int = 12) -> list[tuple[Exercise, Step, frozenset[int]]]:
    """Return exercises with a step, and the cells that block."""
    found: list[tuple[Exercise, Step, frozenset[int]]] = []
    for index in range(0, ITEMS.count(technique), ITEMS.count(technique) // most):
        exercise = exercise_of(ITEMS.item(technique, index))
        step = next(step for step in exercise.steps if step.technique == technique)
        cause = cause_of(step, exercise.position)
        found.append((exercise, step, frozenset(blocker.cell for blocker in cause.blockers)))
    return found


def said(exercise: Exercise, candidate: Candidate, cells: frozenset[int]) -> Verdict:
    return judge(exercise, Proved(candidate, cells))


def by_sight(position: Grid, candidate: Candidate, cells: frozenset[int]) -> bool:
    """Whether the marked digits leave the cell, or the digit in a house, nothing else: by looking.

    It shares nothing with the judge, which asks the exact engine.
    """
    cell, digit = candidate
    values, peers = position.values, CLASSIC.peers
    if len({values[c] for c in cells if c in peers[cell]} - {0, digit}) == 8:
        return True
    return any(
        all(
            values[other]
            or other == cell
            or any(values[c] == digit and c in peers[other] for c in cells)
            for other in CLASSIC.houses[house].cells
        )
        for house in CLASSIC.houses_of[cell]
    )


@pytest.mark.parametrize("technique", ["hidden-single", "naked-single"])
def test_what_blocks_is_right_and_no_less_is(technique: str) -> None:
    fewer: list[bool] = []
    for exercise, step, cells in proofs(technique):
        candidate = step.placements[0]
        verdict = said(exercise, candidate, cells)
        assert verdict.kind is Kind.RIGHT
        enough = frozenset(verdict.cells)
        assert by_sight(exercise.position, candidate, enough)
        for one in enough:
            less = said(exercise, candidate, enough - {one})
            if less.kind is Kind.RIGHT:
                # Another house may need fewer.
                fewer.append(not by_sight(exercise.position, candidate, enough - {one}))
                continue
            fewer.append(False)
            assert len(enough) == 1 or not by_sight(exercise.position, candidate, enough - {one})
            text = WORDS.render(less.reason)
            assert all(CLASSIC.cell_name(cell) in text for cell in less.cells), text
    # Six digits may force what eight are seen to: that is a proof, too.
    assert sum(fewer) <= len(fewer) / 10
    assert technique == "naked-single" or not any(fewer)


def test_more_than_needed_is_right_and_the_rest_is_named() -> None:
    for exercise, step, cells in proofs("hidden-single"):
        spare = next(
            cell
            for cell, value in enumerate(exercise.position.values)
            if value and value != step.placements[0].digit and cell not in cells
        )
        verdict = said(exercise, step.placements[0], cells | {spare})
        assert verdict.kind is Kind.RIGHT
        if verdict.cells:
            assert verdict.reason.key == "learn.proof.enough"
            assert spare not in verdict.cells


def test_what_a_house_needs_is_not_too_much_where_another_needs_less() -> None:
    fewer = 0
    for exercise, step, _ in proofs("hidden-single", 24):
        candidate, values = step.placements[0], exercise.position.values
        cell, digit = candidate
        needed = []
        for index in CLASSIC.houses_of[cell]:
            house = CLASSIC.houses[index].cells
            places = [c for c in house if c != cell and not values[c]]
            sources = frozenset(c for c, value in enumerate(values) if value == digit)
            for one in sorted(sources):
                if all(set(CLASSIC.peers[c]) & (sources - {one}) for c in places):
                    sources -= {one}
            if places and all(set(CLASSIC.peers[c]) & sources for c in places):
                needed.append(sources)
        for cells in needed:
            fewer += any(other < cells for other in needed)
            verdict = said(exercise, candidate, cells)
            assert verdict.reason.key == "learn.proof.right"
            assert frozenset(verdict.cells) == cells
    assert fewer, "another house needs fewer of them somewhere"


def test_a_full_house_is_pointed_at_by_two_of_its_cells() -> None:
    for exercise, step, _ in proofs("full-house"):
        candidate = step.placements[0]
        house = CLASSIC.houses[step.houses[0]]
        others = [cell for cell in house.cells if cell != candidate.cell]
        assert said(exercise, candidate, frozenset(others)).kind is Kind.RIGHT
        assert said(exercise, candidate, frozenset(others[:1])).kind is Kind.PART
        assert said(exercise, candidate, frozenset(others[2:4])).kind is Kind.RIGHT
        far = next(
            cell
            for cell, value in enumerate(exercise.position.values)
            if value and cell not in CLASSIC.peers[candidate.cell]
        )
        assert said(exercise, candidate, frozenset({far})).kind is Kind.WRONG
        values = exercise.position.values
        same = frozenset(c for c, value in enumerate(values) if value == candidate.digit)
        assert said(exercise, candidate, same).kind in (Kind.RIGHT, Kind.WRONG), "it has a reason"


def test_a_proof_by_candidates_is_one_too() -> None:
    """Two cells that hold 1 and 2 alone keep both out of a third: it is 3, beside 4 to 9."""
    values = bytearray(81)
    values[9:12] = bytes((4, 5, 6))
    values[18:21] = bytes((7, 8, 9))
    masks = [Mask(0b111 if cell < 3 else 0b111111111) for cell in range(81)]
    for cell in (0, 1):
        masks[cell] = Mask(0b011)
    position = Grid(values, [Mask(0) if values[c] else masks[c] for c in range(81)])
    exercise = Exercise(SINGLES, position, 0, position, ())
    candidate = Candidate(CLASSIC.cells[2], 3)  # type: ignore[arg-type]
    filled = frozenset((*range(9, 12), *range(18, 21)))
    assert said(exercise, candidate, filled | {0, 1}).kind is Kind.RIGHT
    assert said(exercise, candidate, filled | {0}).kind is Kind.WRONG
    assert said(exercise, candidate, frozenset({0, 1})).kind is Kind.RIGHT, "3 has no other place"


def test_only_what_the_digits_on_the_board_give_is_plain() -> None:
    exercise, step, _ = proofs("hidden-single", 1)[0]
    board = Grid(exercise.position.values)
    assert is_plain(board, step.placements[0])
    unknown = [
        Candidate(cell, exercise.solution.values[cell])  # type: ignore[arg-type]
        for cell in board.open_cells
    ]
    plain = {single.placements[0] for single in exercise_of_singles(exercise)}
    assert {one for one in unknown if is_plain(board, one)} == plain


def exercise_of_singles(exercise: Exercise) -> tuple[Step, ...]:
    """Return every single of a board, as the finders have it."""
    return steps_at(Grid(exercise.position.values), exercise.givens, SINGLES)
