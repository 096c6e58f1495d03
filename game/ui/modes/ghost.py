"""Ghost: a race on the same puzzle against a recorded run."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from ...core.message import message
from ...generate.levels import Level
from ...play.arcade.standing import MEDALS
from ...play.game_rules import ARCADE, GHOST
from ...play.modes.ghost import NEXT, PACES, PaceAtPar, pace_of
from .mode import Mode, Record, Row

if TYPE_CHECKING:
    from ...play.arcade.run import Run
    from ...store.statistics import Recorded

FEWEST: Final = 3
"""So many runs of a level have one in the middle."""


class Ghost(Mode):
    """Ghost: a row for the best run of each level, and one for a run that somebody sent."""

    name = GHOST.mode
    is_record: ClassVar[bool] = False
    is_dealt: ClassVar[bool] = False

    def rows(self) -> tuple[Row, ...]:
        """Return the best runs with the chosen combo's clock, and a row to enter another."""
        found = []
        for level in Level:
            best = max(self._own_wins(level), key=lambda run: run.score, default=None)
            if best is not None:
                words = self._text("ghost.own", points=self.points(best.score))
                name = self.level_name(level)
                found.append(Row(level.value, name, words, level, game_id=best.game_id))
        return (*found, Row("ghost", self._text("ghost.paste"), self._text("ghost.paste.text")))

    def start(self, row: Row) -> None:
        """Race the player's own run, or ask for another one."""
        from ..scene.arguments import OpenFrom

        records = self.services.records
        text = None if records is None or not row.game_id else records.text_of(row.game_id)
        if text is None:
            self.services.stage.push("open", OpenFrom.CLIPBOARD)
        else:
            self._ask_which(row, text)

    def _ask_which(self, row: Row, best: str) -> None:
        """Ask which ghost to race: the best or median run, the next medal, or par."""
        from ..scene.question import Question, Reply

        answers = [Reply("best", "ghost.kind.best", partial(self.race, best))]
        median = self._median(row)
        if median is not None:
            answers.append(Reply("median", "ghost.kind.median", partial(self.race, median)))
        medal = self._next_medal(row)
        if medal != "platinum":
            keep = partial(self._race_at, best, PACES[medal])
            answers.append(Reply("medal", f"ghost.kind.{medal}", keep))
        answers.append(Reply("par", "ghost.kind.par", partial(self._race_at, best, 100)))
        answers.append(Reply("back", "ui.back"))
        title, said = message("ghost.kind.title"), (message("ghost.kind.text"),)
        self.services.stage.push("confirm", Question(title, said, tuple(answers)))

    def _median(self, row: Row) -> str | None:
        """Return the player's median run of a level; `None` if there are too few."""
        records = self.services.records
        runs = sorted(self._own_wins(row.level), key=lambda run: run.score)
        if records is None or len(runs) < FEWEST:
            return None
        return records.text_of(runs[(len(runs) - 1) // 2].game_id)

    def _next_medal(self, row: Row) -> str:
        """Return the medal above the best one of a level."""
        earned = {run.medal for run in self._own_wins(row.level)}
        best = next((name for name, _ in MEDALS if name in earned), None)
        return NEXT.get(best, "platinum")

    def _own_wins(self, level: "Level | None") -> "list[Recorded]":
        """Return the player's wins of a level with the chosen combo's clock."""
        records = self.services.records
        wanted = ARCADE.mode, "won", self._clock
        return [
            run
            for run in (() if records is None else records.runs())
            if (run.mode, run.end, run.clock) == wanted
            and level is not None
            and run.level == level.value
        ]

    def _race_at(self, text: str, hundredths: int) -> None:
        """Play the puzzle of a run against an even pace."""
        from ...play.questions import VerifyRun

        def ask(run: "Run") -> None:
            question = PaceAtPar(run.game.puzzle.givens, hundredths)
            self.services.launcher.wait_for(question, partial(self._begin, run, ""))

        self.services.launcher.wait_for(VerifyRun(text), ask)

    def record(self, row: Row) -> Record:
        """Return the best race of a level."""
        return Record() if row.level is None else super().record(row)

    def race(self, text: str, rival: str = "") -> None:
        """Race the run of a text, once its score is verified by its moves.

        `rival` is the name of the other player in a duel.
        """
        from ...play.questions import VerifyRun

        self.services.launcher.wait_for(VerifyRun(text), partial(self._race_against, rival))

    def _race_against(self, rival: str, run: "Run") -> None:
        game, pace = run.game, pace_of(run)
        if not run.is_scored or game.win is None or not pace:
            self.services.launcher.refuse(message("ghost.no_race"))
            return
        self._begin(run, rival, pace)

    def _begin(self, run: "Run", rival: str, pace: tuple[int, ...]) -> None:
        """Start the puzzle of a run against a pace."""
        from ..games.switcher import NewGame

        game = run.game
        rules = GHOST._replace(clock=game.rules.clock)
        said = self._text("duel.with", name=rival) if rival else ""
        new = NewGame(game.puzzle, game.level, said, said, rules=rules, pace=pace)
        self.services.switcher.begin(new)


MODE = Ghost
