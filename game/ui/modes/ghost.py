"""Ghost: the same puzzle against a run, one's own or one that somebody sent."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from ...core.message import message
from ...generate.levels import Level
from ...play.game_rules import ARCADE, GHOST
from .mode import Mode, Record, Row

if TYPE_CHECKING:
    from ...play.arcade.run import Run


class Ghost(Mode):
    """Its rows are one's best run of each level, and the way to one that somebody sent."""

    name = GHOST.mode
    is_record: ClassVar[bool] = False
    is_dealt: ClassVar[bool] = False

    def rows(self) -> tuple[Row, ...]:
        """Return one's own runs, those with the combo's clock that is chosen, and the way in."""
        records, found = self.services.records, []
        wanted = ARCADE.mode, "won", self._clock
        runs = () if records is None else records.runs()
        for level in Level:
            own = [
                run
                for run in runs
                if (run.mode, run.end, run.clock) == wanted and run.level == level.value
            ]
            best = max(own, key=lambda run: run.score, default=None)
            if best is not None:
                words = self._text("ghost.own", points=self.points(best.score))
                name = self.level_name(level)
                found.append(Row(level.value, name, words, level, game_id=best.game_id))
        return (*found, Row("ghost", self._text("ghost.paste"), self._text("ghost.paste.text")))

    def start(self, row: Row) -> None:
        """Play against one's own run, or ask for another one."""
        from ..scene.arguments import OpenFrom

        records = self.services.records
        text = None if records is None or not row.game_id else records.text_of(row.game_id)
        if text is None:
            self.services.stage.push("open", OpenFrom.CLIPBOARD)
        else:
            self.race(text)

    def record(self, row: Row) -> Record:
        """Return one's best race at a level."""
        return Record() if row.level is None else super().record(row)

    def race(self, text: str, rival: str = "") -> None:
        """Play against the run of a text, once its score is found to be what its moves earn.

        `rival` is the name of whoever made it, in a duel.
        """
        from ...play.questions import VerifyRun

        self.services.launcher.wait_for(VerifyRun(text), partial(self._against, rival))

    def _against(self, rival: str, run: "Run") -> None:
        from ...play.modes.ghost import pace_of
        from ..games.switcher import NewGame

        game, pace = run.game, pace_of(run)
        if not run.is_scored or game.win is None or not pace:
            self.services.launcher.refuse(message("ghost.no_race"))
            return
        rules = GHOST._replace(clock=game.rules.clock)
        said = self._text("duel.with", name=rival) if rival else ""
        new = NewGame(game.puzzle, game.level, said, said, rules=rules, pace=pace)
        self.services.switcher.begin(new)


MODE = Ghost
