"""What holds for every method, whatever it does inside."""

from itertools import islice
from random import Random

import pytest

from game.core.geometry import geometry
from game.core.grid import Grid
from game.core.verdict import Verdict
from game.solve.classic import METHODS as CLASSIC
from game.solve.exact import count, random_grid, watched
from game.solve.stream import (
    BEATS,
    Method,
    Options,
    Result,
    StepBoundError,
    StepKind,
    Stream,
    StreamStep,
)
from tests.documents import FIRST, SECOND, Example

METHODS = (*CLASSIC, watched.METHOD)
COMPLETE = [method for method in METHODS if method.complete]
SMALL = geometry(2, 2)

every_method = pytest.mark.parametrize("method", METHODS, ids=lambda method: method.id)
every_complete_method = pytest.mark.parametrize("method", COMPLETE, ids=lambda method: method.id)

PROVE = Options(prove=True)
VERDICT_OF_COUNT = {0: Verdict.NONE, 1: Verdict.UNIQUE, 2: Verdict.MANY}


def replay(stream: Stream) -> list[bytes]:
    """Follow the board through the steps alone, as a front end does."""
    board = bytearray(stream.puzzle.values)
    boards = []
    for step in stream:
        if step.kind is StepKind.PUSH:
            continue
        if step.board is not None:
            board[:] = step.board
        elif step.kind is StepKind.PLACE or (step.kind is StepKind.TRY and step.digit):
            board[step.cell] = step.digit
        elif step.kind is StepKind.RETREAT:
            board[step.cell] = 0
        if step.kind is StepKind.SOLUTION:
            boards.append(bytes(board))
    return boards


@every_complete_method
def test_the_printed_solution_of_the_first_document(method: Method) -> None:
    result = method.solve(FIRST.board)
    assert result.verdict is Verdict.SOLVED
    assert result.solution == FIRST.solution
    assert method.solve(FIRST.board, PROVE)[:2] == (Verdict.UNIQUE, FIRST.solution)
    assert FIRST.solution.values[FIRST.board.geometry.cell(5, 9)] == 6


@pytest.mark.parametrize("method_id", ["stack", "brute-force", "exact"])
@pytest.mark.parametrize("example", SECOND[1:], ids=lambda example: example.name)
def test_the_printed_solutions_of_the_second_document(method_id: str, example: Example) -> None:
    method = next(method for method in METHODS if method.id == method_id)
    result = method.solve(example.board)
    assert (result.verdict, result.solution) == (Verdict.SOLVED, example.solution)


@every_method
def test_a_board_that_breaks_a_rule_is_a_conflict_before_any_step(method: Method) -> None:
    stream = method.stream(FIRST.solution.place(0, 9))
    assert list(stream) == []
    assert stream.result is not None
    assert stream.result.verdict is Verdict.CONFLICT
    assert stream.result.solution is None


@every_method
def test_a_full_valid_board_is_its_own_solution(method: Method) -> None:
    result = method.solve(FIRST.solution, PROVE)
    assert (result.verdict, result.solution) == (Verdict.UNIQUE, FIRST.solution)


@every_complete_method
def test_several_solutions_are_told_after_the_second(method: Method) -> None:
    board = Grid.parse("12..............", SMALL)
    first = method.solve(board)
    assert (first.verdict, first.counters.solutions, first.proof) == (Verdict.SOLVED, 1, None)
    result = method.solve(board, PROVE)
    assert result.verdict is Verdict.MANY
    assert result.counters.solutions == 2
    assert result.solution is not None
    assert result.solution.is_solved


@every_complete_method
def test_no_solution_ends_properly(method: Method) -> None:
    # r1c4 can only be 4, which stands in its column.
    assert method.solve(Grid.parse("123....4........", SMALL)).verdict is Verdict.NONE


@every_complete_method
def test_verdicts_agree_with_counting_on_random_boards(method: Method) -> None:
    rng = Random(6)
    seen = set()
    for _ in range(60):
        values = bytearray(random_grid(rng, SMALL).values)
        for cell in rng.sample(range(16), rng.randint(8, 13)):
            values[cell] = 0
        if rng.random() < 0.4:
            values[rng.randrange(16)] = rng.randint(1, 4)
        board = Grid(values, None, SMALL)
        first, result = method.solve(board), method.solve(board, PROVE)
        assert first.solution == result.solution
        assert result.first == (first.counters if first.solution else None)
        if result.verdict is not Verdict.CONFLICT:
            assert (first.verdict is Verdict.SOLVED) == (result.solution is not None)
            assert result.verdict is VERDICT_OF_COUNT[count(board)]
        seen.add(result.verdict)
    assert seen == {Verdict.CONFLICT, Verdict.NONE, Verdict.UNIQUE, Verdict.MANY}


@every_complete_method
def test_the_bound_gives_up_and_says_so(method: Method) -> None:
    result = method.solve(FIRST.board, Options(step_bound=10))
    assert result.verdict is Verdict.GAVE_UP
    assert isinstance(result.error, StepBoundError)
    assert result.error.arguments == {"bound": 10}
    assert result.counters.steps == 10


@every_complete_method
def test_a_proof_that_is_given_up_leaves_the_solution(method: Method) -> None:
    first = method.solve(SECOND[2].board)
    bound = first.counters.steps + 1
    result = method.solve(SECOND[2].board, Options(step_bound=bound, prove=True))
    if result.verdict is Verdict.UNIQUE:
        # The exact engine may have little left to do.
        assert result.counters.steps <= bound
        return
    assert (result.verdict, result.solution) == (Verdict.SOLVED, first.solution)
    assert isinstance(result.error, StepBoundError)
    assert result.first == first.counters
    assert result.proof is not None
    assert result.proof.steps == 1


@every_complete_method
def test_the_counters_of_a_proof_are_what_came_after_the_first_solution(method: Method) -> None:
    steps = list(method.stream(FIRST.board, PROVE))
    after = steps[[step.kind for step in steps].index(StepKind.SOLUTION) + 1 :]
    proof = method.solve(FIRST.board, PROVE).proof
    kinds = [step.kind for step in after]
    if not kinds:
        assert proof is None
        return
    assert proof is not None
    assert proof[1:9] == tuple(kinds.count(kind) for kind in StepKind)
    assert proof.steps == sum(kind in BEATS for kind in kinds)


@every_method
def test_steps_alone_tell_the_board(method: Method) -> None:
    assert replay(method.stream(FIRST.board)) == [FIRST.solution.values]


@every_method
def test_the_same_board_gives_the_same_steps(method: Method) -> None:
    first, second = (list(islice(method.stream(FIRST.board), 500)) for _ in range(2))
    assert first == second


@every_method
def test_counters_count_the_steps_that_were_told(method: Method) -> None:
    stream = method.stream(FIRST.board)
    steps = list(stream)
    counters = stream.counters
    assert counters.steps == sum(step.kind in BEATS for step in steps)
    kinds = [step.kind for step in steps]
    assert counters[1:9] == tuple(kinds.count(kind) for kind in StepKind)
    assert counters.deepest == max(step.depth for step in steps)


@every_method
def test_a_stream_may_be_abandoned(method: Method) -> None:
    stream = method.stream(FIRST.board)
    next(stream)
    stream.close()
    assert stream.counters.steps <= 1


@every_method
def test_the_given_board_is_never_changed(method: Method) -> None:
    before = FIRST.board.values, FIRST.board.candidates
    method.solve(FIRST.board)
    assert (FIRST.board.values, FIRST.board.candidates) == before


def test_a_step_is_an_immutable_value() -> None:
    step = StreamStep(StepKind.TRY)
    assert step == StreamStep(StepKind.TRY)
    with pytest.raises(AttributeError):
        step.depth = 3  # type: ignore[misc]


def test_no_result_before_the_end() -> None:
    stream = METHODS[0].stream(FIRST.board)
    results: list[Result | None] = [stream.result]
    results.append(stream.run())
    results.append(stream.result)
    assert results[0] is None
    assert results[1] is results[2] is not None
    assert list(stream) == []
