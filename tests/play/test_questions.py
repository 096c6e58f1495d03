"""Questions answered on top of each other, at every pause, are answered as if alone."""

from functools import cache

import pytest

from game.core.grid import Grid
from game.core.value import Value
from game.generate.ids import PuzzleIdError
from game.play.questions import (
    DealPuzzle,
    FindHint,
    FindPath,
    JudgeBoard,
    ListPages,
    ListSteps,
    RatePuzzle,
    RecordMethod,
    WorkExample,
)
from game.play.study import Subject
from game.work.question import Question, at_once
from tests.truth import sample

HARD = Grid.parse(
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
)
NESTED = Grid.parse(
    "........1.......2...3..4........31......5....25......6..1.6.4...7....3...8.52...."
)
OTHER = Grid.parse(
    "98.7..6..7......8...6.5....4....3..2...96..........7..3..8....1..2..4.3.....1.8.."
)
EASY = Grid.parse(
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
)


def hint(board: Grid) -> FindHint:
    givens = sum(1 << cell for cell, value in enumerate(board.values) if value)
    return FindHint(board, givens, True, True)


LONG: tuple[Question[object], ...] = (
    RatePuzzle(NESTED),
    RatePuzzle(HARD),
    FindPath(Subject(HARD, HARD, True)),
    ListSteps(Subject(HARD, HARD, True)),
)
NEWER: tuple[Question[object], ...] = (
    hint(OTHER),
    hint(HARD),
    ListSteps(Subject(OTHER, OTHER, True)),
    RatePuzzle(EASY),
    JudgeBoard(OTHER),
    WorkExample("xy-chain"),
)


@cache
def alone() -> list[object]:
    """Return what the newer questions are answered when nothing else was begun."""
    return [newer.answer(at_once) for newer in NEWER]


@pytest.mark.parametrize("question", sample(LONG[::-1], 4), ids=lambda q: type(q).__name__)
def test_what_is_put_aside_goes_on_as_if_nothing_had_been(question: Question[object]) -> None:
    pauses = 0
    found: list[object] = []

    def pause(_: object = None, /) -> bool:
        nonlocal pauses
        pauses += 1
        if pauses % 40 == 0 and len(found) < len(NEWER):
            found.append(NEWER[len(found)].answer(at_once))
        return False

    assert question.answer(pause) == question.answer(at_once)
    assert found == alone()[: len(found)]
    assert found


def test_equal_questions_are_equal_and_others_are_not() -> None:
    assert FindPath(Subject(HARD, HARD, True)) == FindPath(Subject(HARD, HARD, True))
    assert FindPath(Subject(HARD, HARD, True)) != ListSteps(Subject(HARD, HARD, True))
    assert RatePuzzle(HARD) != RatePuzzle(OTHER)
    assert ListPages() == ListPages()


@pytest.mark.parametrize("question", [hint(HARD), *LONG, RecordMethod("logic", HARD)])
def test_what_takes_long_can_be_dropped(question: Question[object]) -> None:
    class Enough(BaseException):
        pass

    def pause(_: object = None, /) -> bool:
        raise Enough

    assert isinstance(question, Value)
    with pytest.raises(Enough):
        question.answer(pause)


def test_an_id_that_is_none_is_an_error_of_the_question() -> None:
    with pytest.raises(PuzzleIdError):
        DealPuzzle("nonsense").answer(at_once)
