from itertools import count
from math import inf

import pytest

from game.core.grid import Grid
from game.core.verdict import Verdict
from game.play.theatre.reel import (
    BEATWISE,
    CURVE_POINTS,
    KEYFRAME_EVERY,
    MEMORY,
    STEPWISE,
    Curve,
    Reel,
)
from game.play.theatre.source import Live, Recorded, nothing_recorded, record
from game.play.theatre.theatre import (
    SPEEDS,
    WORK_OF_A_BEAT,
    Sync,
    Theatre,
    TheatreSizeError,
)
from game.solve.classic import METHODS as CLASSIC
from game.solve.exact import watched
from game.solve.stream import Options
from tests.documents import FIRST, SECOND

METHODS = (*CLASSIC, watched.METHOD)
BY_ID = {method.id: method for method in METHODS}
LONG = SECOND[2].board
FOREVER = 1e9


class Clock:
    """Every look at it takes a microsecond."""

    def __init__(self) -> None:
        self._ticks = count()

    def __call__(self) -> float:
        return next(self._ticks) * 1e-6


def theatre(*names: str, board: Grid = FIRST.board, **options: object) -> Theatre:
    methods = [BY_ID[name] for name in names]
    return Theatre(board, methods, clock=Clock(), **options)  # type: ignore[arg-type]


def test_the_speeds_to_choose_from() -> None:
    assert list(SPEEDS) == [1, 2, 5, 10, 25, 60, 150, 400, 1000, 5000, inf]


def test_how_far_a_method_has_come_is_told_in_what_is_in_common() -> None:
    shown = theatre("backtracking", board=LONG)
    for sync in Sync:
        shown.sync = sync
        shown.go_to(40)
        shown.advance(0, FOREVER)
        (only,) = shown.reels
        assert only.picture.steps != only.position
        reached = {
            Sync.STEP: only.picture.steps,
            Sync.SINGLE: STEPWISE.count(only.picture),
            Sync.TIME: only.seconds / WORK_OF_A_BEAT,
        }
        assert shown.reached(only) == reached[sync]
        assert len(set(reached.values())) == 3


@pytest.mark.parametrize("budget", [0.0005, 0.004])
def test_a_frame_works_as_long_as_its_budget(budget: float) -> None:
    shown = theatre("backtracking", board=LONG)
    shown.speed = len(SPEEDS) - 1
    shown.toggle()
    clock = shown._clock
    before = clock()
    shown.advance(1 / 60, budget)
    assert budget <= clock() - before < budget + 0.002
    assert not shown.is_over


def reel(name: str, board: Grid) -> Reel:
    return Reel(BY_ID[name], board, Live(BY_ID[name], board, Options(), Clock()))


def facts(shown: Reel) -> tuple[object, ...]:
    picture = shown.picture
    return (
        picture.values,
        picture.counters,
        picture.stack,
        picture.clash,
        picture.refused,
        tuple(picture.trail),
    )


@pytest.mark.parametrize("name", [method.id for method in METHODS])
def test_back_is_where_forth_came_through(name: str) -> None:
    shown = theatre(name)
    passed = []
    for _ in range(60):
        passed.append(facts(shown.reels[0]))
        shown.step_forward()
        shown.advance(0, FOREVER)
    for expected in reversed(passed[: shown.reels[0].beats]):
        shown.step_back()
        shown.advance(0, FOREVER)
        assert facts(shown.reels[0]) == expected


def test_back_beyond_the_memory_works_the_steps_out_again() -> None:
    shown = theatre("backtracking", board=LONG)
    passed = {}
    for beat in range(1, 4001):
        shown.step_forward()
        shown.advance(0, FOREVER)
        if beat in (5, 2000):
            passed[beat] = facts(shown.reels[0])
    assert shown.reels[0].position > 4 * MEMORY
    for beat in (2000, 5):
        while shown.at > beat:
            shown.step_back()
        shown.advance(0, FOREVER)
        assert shown.is_level
        assert facts(shown.reels[0]) == passed[beat]


def test_memory_is_bounded() -> None:
    long = reel("backtracking", LONG)
    long.forward_to(BEATWISE, 20_000)
    assert len(long._taken) <= MEMORY + 2 * KEYFRAME_EVERY
    assert len(long._keyframes) <= MEMORY // KEYFRAME_EVERY + 2
    assert len(long.curve.points) <= CURVE_POINTS


def test_all_methods_are_in_step() -> None:
    shown = theatre("stack", "backtracking", "brute-force", "exact", board=LONG)
    shown.playing = True
    for _ in range(40):
        shown.advance(1 / 60, FOREVER)
        assert {line.beats for line in shown.reels if not line.at_end} == {int(shown.at)}


def test_equal_time_gives_each_method_the_same_time() -> None:
    shown = theatre("stack", "backtracking", board=LONG)
    shown.sync = Sync.TIME
    shown.speed = SPEEDS.index(1000)
    shown.playing = True
    for _ in range(60):
        shown.advance(1 / 60, FOREVER)
    assert shown.at == pytest.approx(1000)
    spent = [line.seconds for line in shown.reels]
    assert all(abs(seconds - 1000 * WORK_OF_A_BEAT) < WORK_OF_A_BEAT for seconds in spent)
    shown.step_back()
    shown.advance(0, FOREVER)
    assert all(line.seconds <= 999 * WORK_OF_A_BEAT for line in shown.reels)


def test_one_step_a_second_shows_what_leads_to_the_step() -> None:
    shown = theatre("backtracking")
    shown.speed = 0
    shown.playing = True
    tried = set()
    for _ in range(59):
        shown.advance(1 / 60, FOREVER)
        assert shown.reels[0].beats == 0
        tried.add(shown.reels[0].picture.values[0])
    # The first cell counts up to the first digit that fits.
    assert tried == {0, 1, 2, 3, 4, 5}


def test_as_fast_as_it_goes_stays_within_the_budget() -> None:
    shown = theatre("backtracking", board=LONG)
    shown.speed = len(SPEEDS) - 1
    assert SPEEDS[shown.speed] == inf
    clock = shown._clock
    shown.playing = True
    before = clock()
    shown.advance(1 / 60, 0.002)
    assert 0.002 <= clock() - before <= 0.004
    assert shown.reels[0].beats > 0
    assert not shown.is_over


def test_a_whole_run_ends_with_a_table() -> None:
    shown = theatre("stack", "backtracking", "staged", "exact")
    shown.speed = len(SPEEDS) - 1
    shown.toggle()
    while not shown.is_over:
        shown.advance(1 / 60, 0.01)
    assert not shown.playing
    table = {line.method.id: line for line in shown.table}
    assert {name: line.verdict for name, line in table.items()} == {
        "stack": Verdict.SOLVED,
        "backtracking": Verdict.SOLVED,
        "staged": Verdict.UNIQUE,
        "exact": Verdict.SOLVED,
    }
    assert {name: line.counters.steps for name, line in table.items()} == {
        "stack": 105,
        "backtracking": 62,
        "staged": 44,
        "exact": 44,
    }
    assert table["staged"].filled == 81
    shown.toggle()
    assert (shown.at, shown.playing) == (0, True)


def test_restart_and_a_change_of_what_is_common_go_to_the_start() -> None:
    shown = theatre("stack", "exact")
    for _ in range(10):
        shown.step_forward()
        shown.advance(0, FOREVER)
    shown.restart()
    assert [line.beats for line in shown.reels] == [0, 0]
    shown.step_forward()
    shown.advance(0, FOREVER)
    shown.sync = Sync.TIME
    assert [line.position for line in shown.reels] == [0, 0]


def test_back_from_after_the_end_is_one_beat_before_it() -> None:
    shown = theatre("staged")
    for _ in range(60):
        shown.step_forward()
        shown.advance(0, FOREVER)
    assert shown.is_over
    shown.step_back()
    shown.advance(0, FOREVER)
    assert shown.reels[0].beats == 43
    assert shown.table[0].verdict is None


def test_single_steps_stop_at_every_trial() -> None:
    shown = theatre("backtracking")
    shown.sync = Sync.SINGLE
    tried = []
    for _ in range(8):
        shown.step_forward()
        shown.advance(0, FOREVER)
        picture = shown.reels[0].picture
        tried.append((picture.focus, picture.values[picture.focus], picture.clash))
    # r1c1 counts up to 5, then r1c2: each digit is a step, with what is in its way.
    assert tried[:4] == [(0, 1, (3,)), (0, 2, (4,)), (0, 3, (7,)), (0, 4, (8,))]
    assert tried[4][:2] == (0, 5)
    assert [cell for cell, *_ in tried[5:]] == [1, 1, 1]
    shown.step_back()
    shown.advance(0, FOREVER)
    assert shown.reels[0].picture.values[1] == 2


def test_single_steps_show_both_boards_of_an_expansion_on_the_stack() -> None:
    shown = theatre("stack", board=SECOND[0].board)
    shown.sync = Sync.SINGLE
    stacks = []
    for _ in range(6):
        shown.step_forward()
        shown.advance(0, FOREVER)
        stacks.append(shown.reels[0].picture.stack)
    board = SECOND[0].board
    three, eight = (board.place(1, digit).values for digit in (3, 8))
    assert stacks == [(board.values,), (), (), (three,), (three, eight), (three,)]


@pytest.mark.parametrize("name", [method.id for method in METHODS])
def test_single_steps_back_are_where_those_forth_came_through(name: str) -> None:
    shown = theatre(name)
    shown.sync = Sync.SINGLE
    passed = []
    for _ in range(100):
        passed.append(facts(shown.reels[0]))
        shown.step_forward()
        shown.advance(0, FOREVER)
    for expected in reversed(passed[: int(shown.at)]):
        shown.step_back()
        shown.advance(0, FOREVER)
        assert facts(shown.reels[0]) == expected


def test_the_table_has_the_first_solution_and_the_proof_apart() -> None:
    shown = theatre("backtracking", "staged", options=Options(prove=True))
    shown.speed = len(SPEEDS) - 1
    shown.toggle()
    while not shown.is_over:
        shown.advance(1 / 60, 0.01)
    counting, staged = shown.table
    assert (counting.verdict, counting.counters.steps) == (Verdict.UNIQUE, 62)
    assert counting.proof is not None
    assert (counting.proof.steps, counting.proof.conflicts) == (226 - 62, 904 - 258)
    assert counting.seconds > 0 < counting.proof_seconds
    assert (staged.verdict, staged.proof, staged.proof_seconds) == (Verdict.UNIQUE, None, 0)


def test_speeds_have_ends() -> None:
    shown = theatre("stack")
    shown.speed = -3
    assert shown.speed == 0
    shown.speed = 99
    assert shown.speed == len(SPEEDS) - 1


def test_a_slow_method_is_awaited() -> None:
    slow = BY_ID["staged"]._replace(slow=True)
    shown = Theatre(FIRST.board, [slow, BY_ID["exact"]], clock=Clock(), work_elsewhere=True)
    shown.playing = True
    for _ in range(60):
        shown.advance(1 / 60, FOREVER)
    assert shown.reels[0].is_waiting
    assert shown.reels[0].beats == 0
    assert shown.reels[1].beats == int(shown.at) in (9, 10)
    shown.awaited["staged"].deliver(record(slow, FIRST.board, Options()))
    for _ in range(600):
        shown.advance(1 / 60, FOREVER)
    assert shown.is_over
    assert shown.table[0].verdict is Verdict.UNIQUE


def test_those_at_work_do_not_wait_for_one_that_is_awaited() -> None:
    slow = BY_ID["staged"]._replace(slow=True)
    shown = Theatre(FIRST.board, [slow, BY_ID["exact"]], clock=Clock(), work_elsewhere=True)
    shown.speed = len(SPEEDS) - 1
    shown.playing = True
    for _ in range(200):
        shown.advance(1 / 60, FOREVER)
    assert shown.reels[1].at_end
    assert (shown.is_over, shown.at) == (False, 44)
    shown.awaited["staged"].deliver(nothing_recorded(FIRST.board))
    shown.advance(1 / 60, FOREVER)
    assert shown.is_over
    assert shown.table[0].verdict is Verdict.GAVE_UP


def test_nothing_arrives_before_it_is_delivered() -> None:
    source = Recorded()
    waiting = Reel(BY_ID["staged"], FIRST.board, source)
    assert not waiting.forward()
    assert not waiting.at_end
    assert waiting.result is None


def test_between_one_and_four_methods() -> None:
    with pytest.raises(TheatreSizeError):
        theatre()
    with pytest.raises(TheatreSizeError):
        theatre("stack", "stack", "stack", "stack", "stack")


def test_a_curve_grows_coarser_and_keeps_its_ends() -> None:
    curve = Curve(20)
    for beat in range(1, 10_001):
        curve.add(beat, 20 + beat % 50)
    points = curve.points
    assert points[0] == (0, 20)
    assert len(points) <= CURVE_POINTS
    assert all(filled == 20 + beat % 50 for beat, filled in points)
    assert points[-1][0] > 10_000 - 2 * points[1][0]


def test_the_curve_tells_the_filled_cells() -> None:
    shown = theatre("staged")
    shown.speed = len(SPEEDS) - 1
    shown.toggle()
    while not shown.is_over:
        shown.advance(1 / 60, FOREVER)
    assert shown.reels[0].curve.points == tuple((beat, 37 + beat) for beat in range(45))


@pytest.mark.parametrize("name", [method.id for method in METHODS])
def test_what_a_pace_counts_is_what_a_picture_has_had(name: str) -> None:
    steps = list(BY_ID[name].stream(FIRST.board))
    shown = reel(name, FIRST.board)
    while shown.forward():
        pass
    for pace in (BEATWISE, STEPWISE):
        assert pace.count(shown.picture) == sum(map(pace.counts, steps))
