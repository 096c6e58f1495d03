from itertools import islice

from game.core.digits import Cell, Digit, mask_of
from game.core.geometry import CLASSIC
from game.play.theatre.picture import STACK_SHOWN, TRAIL, Picture
from game.solve.classic import METHODS
from game.solve.stream import Method, Options, StepKind, StreamStep
from tests.documents import FIRST, SECOND


def method(name: str) -> Method:
    return next(method for method in METHODS if method.id == name)


def test_the_board_follows_the_steps() -> None:
    picture = Picture(FIRST.board)
    for step in method("brute-force").stream(FIRST.board, Options(prove=True)):
        picture.follow(step)
        if step.kind is StepKind.SOLUTION:
            assert picture.values == FIRST.solution.values
            assert picture.filled == 81
    assert picture.values == FIRST.board.values


def test_refused_digits_stay_through_the_beat_and_what_refused_them_does_not() -> None:
    picture = Picture(FIRST.board)
    stream = method("backtracking").stream(FIRST.board)
    while picture.steps < 1:
        picture.follow(next(stream))
    # In the first cell 1 to 4 stand in its row, and 5 is the first that fits.
    assert picture.focus == CLASSIC.cell(1, 1)
    assert picture.refused == mask_of(1, 2, 3, 4)
    # Marks of digits that were tried in vain would stand on one that is right.
    assert picture.clash == ()
    picture.follow(next(stream))
    assert (picture.refused, picture.clash) == (0, ())


def refusal(picture: Picture) -> tuple[int, tuple[int, ...]]:
    return picture.refused, picture.clash


def test_digits_are_refused_one_by_one_and_only_by_a_conflict_with_a_digit() -> None:
    picture = Picture(FIRST.board)
    for digit, cells in ((3, (4,)), (9, (7, 8)), (1, (4,))):
        conflict = StreamStep(
            StepKind.CONFLICT, Cell(0), Digit(digit), cells=tuple(map(Cell, cells))
        )
        picture.follow(conflict)
    assert refusal(picture) == (mask_of(1, 3, 9), (4,))
    picture.follow(StreamStep(StepKind.CONFLICT, Cell(0), cells=(Cell(5),)))
    assert refusal(picture) == (mask_of(1, 3, 9), (5,))
    picture.follow(StreamStep(StepKind.PLACE, Cell(0), Digit(5)))
    picture.follow(StreamStep(StepKind.PUSH, Cell(0), Digit(5), board=FIRST.board.values))
    assert refusal(picture) == (0, ())


def test_the_stack_is_seen_from_its_top() -> None:
    board = SECOND[0].board
    picture = Picture(board)
    stream = method("stack").stream(board)
    for _ in range(5):
        picture.follow(next(stream))
    assert picture.stack == (board.place(1, 3).values, board.place(1, 8).values)
    assert picture.candidates == mask_of(3, 8)
    for step in islice(stream, 3000):
        picture.follow(step)
        assert len(picture.stack) <= STACK_SHOWN
        assert picture.stack_size == picture.counters.pushes - picture.counters.pops


def test_deductions_show_their_cells_and_what_they_remove() -> None:
    picture = Picture(FIRST.board)
    removed = ((Cell(3), Digit(5)), (Cell(4), Digit(5)))
    picture.follow(StreamStep(StepKind.DEDUCE, cells=(Cell(0),), removed=removed, rule="pair"))
    assert (picture.pattern, picture.removed, picture.rule) == ((0,), removed, "pair")
    assert picture.eliminated == frozenset(removed)
    picture.follow(StreamStep(StepKind.PLACE, Cell(0), Digit(5), rule="single"))
    assert picture.removed == ()
    assert picture.eliminated == frozenset(removed)


def test_the_trail_is_bounded() -> None:
    picture = Picture(FIRST.board)
    for step in method("brute-force").stream(FIRST.board):
        picture.follow(step)
    assert len(picture.trail) == TRAIL == 12


def test_a_copy_goes_on_by_itself() -> None:
    stream = method("stack").stream(FIRST.board)
    picture = Picture(FIRST.board)
    for _ in range(20):
        picture.follow(next(stream))
    copy = picture.copy()
    before = (copy.values, copy.stack, copy.counters, list(copy.trail))
    for _ in range(20):
        picture.follow(next(stream))
    assert (copy.values, copy.stack, copy.counters, list(copy.trail)) == before
    assert picture.counters != copy.counters


def test_what_followed_from_a_decision_is_open_again_after_its_retreat() -> None:
    picture = Picture(FIRST.board)
    first, second = ((Cell(0), Digit(5)),), ((Cell(1), Digit(7)),)
    picture.follow(StreamStep(StepKind.DEDUCE, removed=first, depth=0))
    picture.follow(StreamStep(StepKind.PLACE, Cell(2), Digit(6), depth=1))
    picture.follow(StreamStep(StepKind.DEDUCE, removed=second, depth=1))
    assert picture.eliminated == {*first, *second}
    picture.follow(StreamStep(StepKind.RETREAT, Cell(2), depth=0, board=FIRST.board.values))
    assert picture.eliminated == set(first)
