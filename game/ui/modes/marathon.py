"""Marathon: puzzle after puzzle, harder each time, with the lives that the one before has left."""

import os
from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from ...generate.draw import Draw
from ...play.game_rules import MARATHON, GameRules
from ...play.modes.marathon import Stage, Total, lives_left, stage_of, totals
from ...play.saved import Origin, SavedGame
from .mode import Mode, NextGame, Record, Row

if TYPE_CHECKING:
    from ...play.view import GameView
    from ...store.statistics import Recorded


class Marathon(Mode):
    """Its rows are the marathons that can be gone on with, and a new one."""

    name = MARATHON.mode
    is_record: ClassVar[bool] = False
    is_dealt: ClassVar[bool] = False

    def rows(self) -> tuple[Row, ...]:
        """Return a new marathon, after those that were put down."""
        services = self.services
        catalogue, show_time = (
            services.words.catalogue,
            services.preferences.settings.game.show_timer,
        )
        going = (game for game in services.games.all() if game.rules.mode == self.name)
        found = [
            Row(
                game.game_id,
                self._text("marathon.go_on", puzzle=game.title),
                services.games.summary(game).facts(catalogue, show_time=show_time),
                game.level,
                game_id=game.game_id,
            )
            for game in going
        ]
        new = Row("marathon", self._text("marathon.new"), self._text("marathon.new.text"))
        return (*found, new)

    def start(self, row: Row) -> None:
        """Go on with a marathon, or begin one."""
        if row.game_id:
            self.services.switcher.go_on(row.game_id)
        else:
            self._begin()

    def record(self, row: Row) -> Record:
        """Return the points of the best marathon."""
        total = None if row.game_id else self.best_total()
        return Record("" if total is None else self.points(total.points))

    def own_run(self, row: Row) -> "Recorded | None":
        """Return nothing: a marathon is no single run."""
        return None

    def next_game(self, view: "GameView") -> NextGame:
        """Return the next puzzle of the marathon, or another marathon."""
        stage = stage_of(self.services.current_game.game_id)
        game = None if stage is None else self._next_of(stage)
        if stage is None or game is None:
            return NextGame(self._text("marathon.new"), self._begin)
        level = self.level_name(stage.next.level)
        words = self._text("marathon.on", n=stage.next.number, level=level)
        return NextGame(words, partial(self.services.switcher.go_on, game.game_id))

    def game_ended(self, ended: SavedGame) -> None:
        """Have the next puzzle among the games before a won one is let go of.

        Whenever the program is killed, one of the two is there. A puzzle is dealt once.
        """
        stage = stage_of(ended.game_id)
        if stage is None or ended.win is None or self._next_of(stage) is not None:
            return
        game = self._game(stage.next, ended.rules._replace(lives=lives_left(ended)))
        if game is not None:
            self.services.games.keep(game)

    def earned_before(self, game_id: str) -> int | None:
        """Return the points of the puzzles of a marathon before this one."""
        stage = stage_of(game_id)
        total = None if stage is None else self.total_of(stage)
        return total.points if total is not None and total.puzzles else None

    def total(self, game_id: str) -> str:
        """Return what a marathon has come to so far."""
        stage = stage_of(game_id)
        assert stage is not None
        total = self.total_of(stage)
        count = self.services.words.catalogue.count
        return count("marathon.total", total.puzzles, points=self.points(total.points))

    def _begin(self) -> None:
        """Begin a marathon with its first puzzle."""
        if self.services.games.is_full:
            self.services.stage.push("games")
            return
        game = self._game(Stage(os.urandom(8).hex(), 1), self.rules)
        if game is not None:
            self.services.games.keep(game)
            self.services.switcher.go_on(game.game_id)

    def _next_of(self, stage: Stage) -> SavedGame | None:
        """Return the game of the puzzle after one, if it was dealt."""
        wanted = stage.next.game_id
        return next((game for game in self.services.games.all() if game.game_id == wanted), None)

    def total_of(self, stage: Stage) -> Total:
        """Return what a marathon has come to so far, whichever of its puzzles is named."""
        return _totals(self._runs()).get(stage.series, Total())

    def best_total(self) -> Total | None:
        """Return the best marathon with the combo's clock that is chosen, by points."""
        found = _totals(run for run in self._runs() if run.clock == self._clock)
        return max(found.values(), default=None)

    def _runs(self) -> "list[Recorded]":
        records = self.services.records
        runs = () if records is None else records.runs()
        return [run for run in runs if run.mode == self.name]

    def _game(self, stage: Stage, rules: GameRules) -> SavedGame | None:
        bank = self.services.puzzle_bank
        puzzle = bank.take(stage.level, Draw(os.urandom(16).hex()))
        if puzzle is None:
            return None
        is_first = bank.first_opening(puzzle)
        return SavedGame(
            game_id=stage.game_id,
            puzzle=puzzle,
            level=stage.level,
            title=self._text("marathon.puzzle", n=stage.number),
            rules=rules._replace(capacity=self.services.current_game.capacity),
            origin=Origin.FIRST if is_first else Origin.AGAIN,
        )


def _totals(runs: "Iterable[Recorded]") -> Mapping[str, Total]:
    return totals((run.game_id, run.score) for run in runs)


MODE = Marathon
