"""Marathon: ever harder stages, with the lives that remain from the last one."""

import os
from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ...generate.draw import Draw
from ...play.game_rules import MARATHON, UNTIMED
from ...play.modes.marathon import (
    NIGHT,
    HandedOn,
    Laid,
    LayStage,
    Stage,
    Total,
    handed_on,
    stage_of,
    totals,
)
from ...play.questions import VerifyMarathon
from ...play.saved import Origin, SavedGame
from .mode import Mode, NextGame, Record, Row

if TYPE_CHECKING:
    from ...core.rules import Puzzle
    from ...play.view import GameView
    from ...store.statistics import Recorded
    from .services import ModeServices


class _Ahead(NamedTuple):
    """The next stage of the current marathon: its puzzle, and its board once it is ready."""

    stage: Stage
    puzzle: "Puzzle"
    laid: Laid | None = None


class Marathon(Mode):
    """Marathon: rows for those in progress, and a new one."""

    name = MARATHON.mode
    is_record: ClassVar[bool] = False
    is_dealt: ClassVar[bool] = False

    def __init__(self, services: "ModeServices") -> None:
        super().__init__(services)
        self._ahead: _Ahead | None = None

    def rows(self) -> tuple[Row, ...]:
        """Return the marathons in progress, then a new one."""
        services = self.services
        catalogue, show_time = (
            services.words.catalogue,
            services.preferences.settings.game.show_timer,
        )
        going = (game for game in services.games.all() if game.rules.mode == self.name)
        found = [
            Row(
                game.game_id,
                self._text("marathon.go_on", stage=game.title),
                services.games.summary(game).facts(catalogue, show_time=show_time),
                game.level,
                game_id=game.game_id,
            )
            for game in going
        ]
        new = Row("marathon", self._text("marathon.new"), self._text("marathon.new.text"))
        return (*found, new)

    def start(self, row: Row) -> None:
        """Continue a marathon, or start one."""
        if row.game_id:
            self.services.switcher.go_on(row.game_id)
        else:
            self._begin()

    def record(self, row: Row) -> Record:
        """Return the points of the best marathon."""
        total = None if row.game_id else self.best_total()
        return Record("" if total is None else self.points(total.points))

    def next_game(self, view: "GameView") -> NextGame:
        """Return the next stage of the marathon, or another marathon."""
        stage = stage_of(self.services.current_game.game_id)
        game = None if stage is None else self._next_of(stage)
        if stage is None or game is None:
            return NextGame(self._text("marathon.new"), self._begin, Stage("", 1).level)
        words = self._text("marathon.on", stage=self.stage_name(stage.next))
        on = partial(self.services.switcher.go_on, game.game_id)
        return NextGame(words, on, stage.next.level)

    def game_opened(self, game: SavedGame) -> None:
        """Have the next stage's board prepared while this stage is played."""
        stage = stage_of(game.game_id)
        if stage is None or game.leg is None or game.is_over:
            return
        if self._ahead is not None and self._ahead.stage == stage.next:
            return
        puzzle = self._take_puzzle(stage.next)
        if puzzle is None:
            return
        ahead = self._ahead = _Ahead(stage.next, puzzle)

        def take(laid: Laid) -> None:
            if self._ahead is ahead:
                self._ahead = ahead._replace(laid=laid)

        self.services.worker.ask(
            LayStage(puzzle, stage.next.number), take, asker=self, failed=lambda _: None
        )

    def game_ended(self, ended: SavedGame) -> None:
        """Add the next stage to the games before the finished one is removed.

        So whenever the program is killed, one of the two exists. A stage is dealt once.
        """
        stage = stage_of(ended.game_id)
        if stage is None or ended.win is None or ended.leg is None:
            return
        if self._next_of(stage) is not None:
            return
        ahead, self._ahead = self._ahead, None
        if ahead is None or ahead.stage != stage.next:
            puzzle = self._take_puzzle(stage.next)
            if puzzle is None:
                return
            ahead = _Ahead(stage.next, puzzle)
        laid = ahead.laid or LayStage(ahead.puzzle, stage.next.number).answer()
        self.services.games.keep(self._game(stage.next, laid, handed_on(ended)))

    def total(self, game_id: str) -> str:
        """Return the total of a marathon so far, as text."""
        stage = stage_of(game_id)
        assert stage is not None
        total = self.total_of(stage)
        count = self.services.words.catalogue.count
        return count("marathon.total", total.stages, points=self.points(total.points))

    def total_points(self, game_id: str) -> int | None:
        """Return the points of a marathon so far."""
        stage = stage_of(game_id)
        assert stage is not None
        return self.total_of(stage).points

    def stage_name(self, stage: Stage) -> str:
        """Return the name of a stage."""
        kind = stage.kind
        if kind.name == NIGHT:
            return self._text("marathon.stage.night", n=stage.night)
        return self._text(f"marathon.stage.{kind.name}")

    def total_of(self, stage: Stage) -> Total:
        """Return the total of a marathon so far, given any of its stages."""
        return _totals(self._runs()).get(stage.series, Total())

    def best_total(self) -> Total | None:
        """Return the marathon with the most points under the present rules."""
        return max(self._present_totals().values(), default=None)

    @property
    def furthest(self) -> int:
        """The number of the furthest stage reached; 0 before the first marathon."""
        return max((total.stages + 1 for total in self._present_totals().values()), default=0)

    def _present_totals(self) -> Mapping[str, Total]:
        return _totals(run for run in self._runs() if run.clock == UNTIMED)

    def look_through(self, text: str) -> None:
        """Show the last stage of a marathon, once its score is verified by its moves."""
        stage = self.services.stage
        self.services.launcher.wait_for(
            VerifyMarathon(text), lambda run: stage.push("replay", run.stages[-1])
        )

    def _begin(self) -> None:
        """Start a marathon with its first stage."""
        if self.services.games.is_full:
            self.services.stage.push("games")
            return
        stage = Stage(os.urandom(8).hex(), 1)
        puzzle = self._take_puzzle(stage)
        if puzzle is not None:
            question = LayStage(puzzle, stage.number)
            self.services.launcher.wait_for(question, partial(self._open, stage))

    def _open(self, stage: Stage, laid: Laid) -> None:
        assert MARATHON.lives is not None
        game = self._game(stage, laid, HandedOn(MARATHON.lives, 0, 0, 0))
        self.services.games.keep(game)
        self.services.switcher.go_on(game.game_id)

    def _next_of(self, stage: Stage) -> SavedGame | None:
        """Return the game of the following stage, if it was dealt."""
        wanted = stage.next.game_id
        return next((game for game in self.services.games.all() if game.game_id == wanted), None)

    def _runs(self) -> "list[Recorded]":
        records = self.services.records
        runs = () if records is None else records.runs()
        return [run for run in runs if run.mode == self.name]

    def _take_puzzle(self, stage: Stage) -> "Puzzle | None":
        """Return a puzzle for a stage that the player has not seen."""
        return self.services.puzzle_bank.take(stage.level, Draw(os.urandom(16).hex()))

    def _game(self, stage: Stage, laid: Laid, before: HandedOn) -> SavedGame:
        is_first = self.services.puzzle_bank.first_opening(laid.puzzle)
        return SavedGame(
            game_id=stage.game_id,
            puzzle=laid.puzzle,
            level=stage.level,
            title=self.stage_name(stage),
            rules=MARATHON._replace(
                lives=before.lives, capacity=self.services.current_game.capacity
            ),
            origin=Origin.FIRST if is_first else Origin.AGAIN,
            leg=before.leg(stage, laid.par),
        )


def _totals(runs: "Iterable[Recorded]") -> Mapping[str, Total]:
    return totals((run.game_id, run.score, run.is_won) for run in runs)


MODE = Marathon
