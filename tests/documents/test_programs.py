"""Nonet's methods and correct students' programs do the same, event by event, on every board.

An ordinary run compares the first 20,000 events of each, all of them are compared by

    NONET_TRUTH=all python -m pytest tests/documents
"""

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, zip_longest
from pathlib import Path

import pytest

from game.core.digits import digits_of
from game.core.grid import Grid
from game.core.matrix import to_matrix
from game.formats.detect import read
from game.logic.methods import BY_ID
from game.solve.order import Order
from game.solve.stream import Options, StepKind, Stream
from tests.documents.programs import fifth, fourth, second, third
from tests.truth import WHOLE

PUZZLES = Path(__file__).parents[2] / "puzzles"
NAMES = ("sudoku01", "sud", "diffsud", "verydiffsud", *(f"staged{n}" for n in range(1, 8)))
EVERY = 50_000_000
"""More steps than any of them needs."""

COMPARED = None if WHOLE else 20_000


class EnoughError(Exception):
    """So much is compared."""


every_board = pytest.mark.parametrize("name", NAMES)


def board(name: str) -> Grid:
    return read((PUZZLES / f"{name}.txt").read_text(encoding="ascii"))[0]


def stream(method: str, name: str, *, by_columns: bool = False) -> Stream:
    order = Order.COLUMNS if by_columns else Order.ROWS
    return BY_ID[method].stream(board(name), Options(step_bound=EVERY, order=order))


def matrix(name: str) -> list[list[int]]:
    return to_matrix(board(name), empty=0)


def place(cell: int) -> tuple[int, int]:
    return (-1, -1) if cell < 0 else divmod(cell, 9)


def assert_same(ours: Iterator[object], theirs: Iterator[object]) -> None:
    both = zip_longest(ours, theirs)
    for number, (mine, other) in enumerate(islice(both, COMPARED)):
        assert mine == other, f"event {number}"


@every_board
def test_the_stack_does_what_the_second_document_says(name: str) -> None:
    assert_same_stack(name, by_columns=False)


@pytest.mark.parametrize("name", ["sudoku01", "sud", "verydiffsud"])
def test_the_stack_by_columns_does_what_the_second_document_says(name: str) -> None:
    assert_same_stack(name, by_columns=True)


def assert_same_stack(name: str, *, by_columns: bool) -> None:
    words = {StepKind.PUSH: "put", StepKind.POP: "take", StepKind.SOLUTION: "done"}
    ours = (
        (words[step.kind], *place(step.cell), int(step.digit), step.depth)
        for step in stream("stack", name, by_columns=by_columns)
        if step.kind in words
    )
    assert_same(ours, second.play(matrix(name), by_columns=by_columns))


@every_board
def test_backtracking_does_what_the_third_document_says(name: str) -> None:
    words = {
        StepKind.TRY: "try",
        StepKind.PLACE: "next",
        StepKind.CONFLICT: "conflict",
        StepKind.RETREAT: "back",
        StepKind.SOLUTION: "done",
    }
    ours = (
        (words[step.kind], *place(step.cell), int(step.digit))
        for step in stream("backtracking", name)
    )
    assert_same(ours, third.resolve(matrix(name)))


@every_board
def test_brute_force_does_what_the_fourth_document_says(name: str) -> None:
    theirs: list[fourth.Event] = []

    def tell(event: fourth.Event) -> None:
        theirs.append(event)
        if len(theirs) == COMPARED:
            raise EnoughError

    with suppress(EnoughError):
        fourth.Solver(tell).solve(matrix(name))
    # A cell that nothing fits is a conflict to Nonet; the document's program just returns.
    words = {
        StepKind.TRY: "list",
        StepKind.PLACE: "put",
        StepKind.RETREAT: "back",
        StepKind.SOLUTION: "done",
    }
    ours = (
        (
            words[step.kind],
            *place(step.cell),
            digits_of(step.candidates)
            if step.kind is StepKind.TRY
            else (step.digit,)
            if step.kind is StepKind.PLACE
            else (),
        )
        for step in stream("brute-force", name)
        if step.kind in words
    )
    assert_same(ours, iter(theirs))


@pytest.mark.parametrize("stage", ["1", "2a", "2b", "3a", "3b"])
@every_board
def test_staged_deduction_does_what_the_fifth_document_says(name: str, stage: str) -> None:
    theirs: list[fifth.Event] = []
    sudoku = fifth.Sudoku(matrix(name), theirs.append)
    sudoku.resoudre(stage)
    work = BY_ID["staged"].stream(board(name), Options(stages=stage))
    ours: list[fifth.Event] = []
    for step in work:
        if step.kind is StepKind.PLACE:
            ours.append((step.rule, (*place(step.cell), int(step.digit))))
        ours += [(step.rule, (*place(cell), int(digit))) for cell, digit in step.removed]
    assert ours == theirs
    assert work.result is not None
    assert to_matrix(work.result.board, empty=0) == sudoku.gr


def test_the_numbers_that_a_class_compares() -> None:
    stack = stream("stack", "sud").run()
    assert (stack.counters.pops, stack.counters.deepest) == (170_444, 25)
    counting = stream("backtracking", "sudoku01").run().counters
    assert (counting.steps, counting.placements, counting.retreats) == (62, 53, 9)
    assert (counting.tries, counting.conflicts) == (311, 258)
    listing = stream("brute-force", "sudoku01").run().counters
    assert (listing.steps, listing.placements, listing.retreats) == (62, 53, 9)
    assert (listing.tries, listing.conflicts) == (53, 5)
