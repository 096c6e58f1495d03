"""Marathons: the boards of the stages, lives and time, and what a run of all stages tells."""

from collections.abc import Callable

import pytest

from game.core.rules import Puzzle
from game.generate.bank import Bank, bank_id
from game.generate.draw import Draw
from game.generate.levels import Level
from game.logic.judge import ALIKE_SINGLES, judge
from game.play.arcade.run import End, Run, run_of
from game.play.arcade.verify import Finding, RunError, verify
from game.play.game_events import LifeLostToTime, Lost
from game.play.game_rules import FIRST_MARATHON, MARATHON
from game.play.intents import Command
from game.play.leg import Leg
from game.play.modes.marathon import (
    ROAD,
    HandedOn,
    LayStage,
    Stage,
    begun_board,
    handed_on,
    stage_of,
    totals,
)
from game.play.modes.marathon_run import (
    MarathonRun,
    marathon_text,
    read_marathon,
    verify_marathon,
)
from game.play.options import Options
from game.play.played import OutOfTime
from game.play.saved import SavedGame
from game.play.serial import decode, encode
from game.play.session import Session
from tests.play.arcade.played_runs import DAY, ENDED, enter
from tests.play.boards import Clock

FIRST = Stage("0123456789abcdef", 1)


def dealt(level: Level, number: int = 3) -> Puzzle:
    return Bank().deal(bank_id(level, Bank().offered(level)[number], Draw("test")))


def game_of(stage: Stage = FIRST, before: HandedOn | None = None) -> SavedGame:
    laid = LayStage(dealt(stage.level), stage.number).answer()
    before = before or HandedOn(5, 0, 0, 0)
    return SavedGame(
        stage.game_id,
        laid.puzzle,
        stage.level,
        rules=MARATHON._replace(lives=before.lives),
        leg=before.leg(stage, laid.par),
    )


class Runner:
    """A stage that is played by a clock of its own."""

    def __init__(self, game: SavedGame | None = None) -> None:
        self.clock = Clock()
        self.session = Session(game or game_of(), options=Options(), clock=self.clock)
        assert self.session.solution is not None
        self.solution = self.session.solution.values

    def fill(self, most: int = 81) -> None:
        for cell in self.session.state.grid.open_cells[:most]:
            self.clock.now += 1
            enter(self.session, cell, self.solution[cell])

    def miss(self) -> None:
        cell = self.session.state.grid.open_cells[-1]
        enter(self.session, cell, self.solution[cell] % 9 + 1)

    @property
    def run(self) -> Run:
        return run_of(self.session.saved(), ended_at=ENDED, day=DAY)


@pytest.mark.parametrize("number", [1, 7, 12, 13])
def test_a_board_begins_with_the_first_part_of_its_walk_and_not_past_the_first_technique(
    number: int,
) -> None:
    stage = Stage("", number)
    whole = dealt(stage.level)
    begun = begun_board(whole, stage.kind.open_cells)
    walk = [proof.cell for proof in judge(whole.givens).proofs.values()]
    filled = [c for c in range(81) if begun.givens.values[c] != whole.givens.values[c]]
    assert set(filled) == set(walk[: len(filled)])
    is_open = len(begun.givens.open_cells)
    if is_open > stage.kind.open_cells:
        following = judge(whole.givens).proofs[walk[len(filled)]]
        assert following.technique not in ALIKE_SINGLES
    else:
        assert is_open == stage.kind.open_cells


def test_the_road_is_that_of_the_rules() -> None:
    assert [(kind.open_cells, kind.quarters / 4) for kind in ROAD] == [
        (18, 3.5),
        (22, 3.5),
        (26, 3),
        (28, 3),
        (30, 2.75),
        (32, 2.5),
        (34, 2.25),
        (36, 2.25),
        (36, 2),
        (38, 2),
        (38, 1.75),
        (40, 1.75),
    ]
    nights = [Stage("", number).kind for number in range(13, 21)]
    assert [night.quarters / 4 for night in nights] == [1.5, 1.25, 1, 0.75, 0.5, 0.25, 0.25, 0.25]
    assert {(night.level, night.open_cells) for night in nights} == {(Level.EXPERT, 40)}


def test_an_allowance_that_runs_out_costs_a_life_and_grows_by_half() -> None:
    runner = Runner()
    allowance = runner.session.saved().leg.allowance  # type: ignore[union-attr]
    runner.clock.now += allowance / 1000
    assert not runner.session.tick().events
    runner.clock.now += 0.001
    assert LifeLostToTime(4) in runner.session.tick().events
    scored = runner.session.view().scored
    assert scored is not None
    assert (scored.lives, scored.allowance) == (4, allowance + allowance // 2)
    # Several at once, where nobody looked meanwhile.
    runner.clock.now += 3 * allowance / 1000
    events = runner.session.do(Command.PAUSE).events
    assert [event.lives for event in events if isinstance(event, LifeLostToTime)] == [3, 2, 1]
    assert runner.session.saved().tally.overruns == 4
    assert decode(encode(runner.session.saved())) == runner.session.saved()


def test_time_can_take_the_last_life() -> None:
    runner = Runner()
    for _ in range(4):
        runner.miss()
    runner.clock.now += 10_000
    assert any(isinstance(event, Lost) for event in runner.session.tick().events)
    assert runner.run.end is End.LOST
    assert verify(runner.run) is Finding.EARNED
    last = runner.run.game.played[-1]
    assert last.what == OutOfTime()
    assert last.at == runner.run.game.leg.allowance  # type: ignore[union-attr]


def test_a_clean_stage_in_time_gives_a_life_and_a_quarter_of_its_base() -> None:
    runner = Runner(game_of(before=HandedOn(3, 100, 4, 7)))
    runner.fill()
    game = runner.session.saved()
    assert game.account is not None
    assert game.account.result.stage == 18 * 10 // 4
    assert game.account.medal is None
    after = handed_on(game)
    # 7 before and 18 here: that is 25 in a row as well.
    assert after == HandedOn(5, 100 + game.account.result.total, 22, 0)
    assert verify(runner.run) is Finding.EARNED


def test_a_stage_with_a_mistake_gives_nothing() -> None:
    runner = Runner()
    runner.miss()
    runner.fill()
    game = runner.session.saved()
    assert game.account is not None
    assert game.account.result.stage == 0
    assert handed_on(game).lives == 4


def marathon() -> MarathonRun:
    first = Runner()
    first.fill()
    second = Runner(game_of(FIRST.next, handed_on(first.session.saved())))
    second.fill(5)
    for _ in range(5):
        second.miss()
    return MarathonRun((first.run, second.run))


@pytest.fixture(scope="module")
def ran() -> MarathonRun:
    return marathon()


def test_a_marathon_is_handed_on_as_text_and_found_to_be_earned(ran: MarathonRun) -> None:
    text = marathon_text(ran)
    assert text.startswith("nonet-marathon:1:")
    assert read_marathon(text) == ran
    assert verify_marathon(ran) is Finding.EARNED
    assert (ran.done, ran.end) == (1, End.LOST)
    assert ran.score == sum(stage.score for stage in ran.stages)


def leg(run: Run, **fields: int) -> Run:
    assert run.game.leg is not None
    return run._replace(game=run.game._replace(leg=run.game.leg._replace(**fields)))


ALTERED: dict[str, Callable[[MarathonRun], tuple[Run, ...]]] = {
    "handed_on": lambda ran: (ran.stages[0], leg(ran.stages[1], points=9_999)),
    "in_stage": lambda ran: (leg(ran.stages[0], allowance=10**8), ran.stages[1]),
    "stage": lambda ran: (ran.stages[0], ran.stages[0]),
    "over_before": lambda ran: (*ran.stages, ran.stages[1]),
}


@pytest.mark.parametrize("kind", ALTERED)
def test_a_marathon_that_was_altered_is_refused(ran: MarathonRun, kind: str) -> None:
    with pytest.raises(RunError) as caught:
        verify_marathon(MarathonRun(ALTERED[kind](ran)))
    told = caught.value.arguments["reason"]
    assert told.key == "error.run.in_stage"  # type: ignore[union-attr]
    inner = dict(told.arguments)["reason"]  # type: ignore[union-attr]
    assert kind == "in_stage" or inner.key == f"error.run.{kind}"


def test_a_life_that_time_took_cannot_be_left_out() -> None:
    runner = Runner()
    runner.clock.now += 1.5 * runner.session.saved().leg.allowance / 1000  # type: ignore[union-attr]
    runner.fill()
    assert verify(runner.run) is Finding.EARNED
    game = runner.run.game
    without = tuple(one for one in game.played if one.what != OutOfTime())
    with pytest.raises(RunError):
        verify(runner.run._replace(game=game._replace(played=without)))


def test_an_old_marathon_stays_readable_as_one_by_the_first_rules() -> None:
    old = SavedGame(FIRST.game_id, dealt(Level.GENTLE), rules=FIRST_MARATHON)
    assert decode(encode(old)) == old
    assert not old.rules.is_staged


def test_ids_tell_the_place_in_a_marathon() -> None:
    stage = Stage("0123456789abcdef", 9)
    assert stage_of(stage.game_id) == stage
    assert stage_of("abc") is None
    found = totals([(stage.game_id, 10, True), (stage.next.game_id, 5, False), ("x", 99, True)])
    assert found == {stage.series: (15, 1)}
    assert Leg(1).points == 0
