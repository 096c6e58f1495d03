"""Has the worker judge the entries of a scored game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...play.game_events import Event, JudgeWanted
from ...play.intents import Intent, Judged, ParFound
from ..games.current_game import CurrentGame

if TYPE_CHECKING:
    from ...play.arcade.referee import JudgeEntries, Par
    from ...work.worker import OpenQuestion, Worker
    from ..scene.services import Ask


class JudgeClient:
    """Passes a session's questions to the worker and the answers back to the game."""

    def __init__(
        self,
        game: CurrentGame,
        worker: "Worker",
        ask: "Ask",
        do: Callable[[Intent], object],
        failed: Callable[[Exception], object],
    ) -> None:
        """`failed` is called with the error if a question has no answer."""
        self._game: Final = game
        self._worker: Final = worker
        self._ask: Final = ask
        self._do: Final = do
        self._failed: Final = failed
        self._par: OpenQuestion[Par] | None = None

    def begin(self) -> None:
        """Ask the open questions of a game that was just opened."""
        session = self._game.session
        self.hear(session.begin().events)
        question = session.par_question
        if question is not None and self._par is None:
            # Its asker is no scene, so that each judgement may go before it.
            self._par = self._worker.ask(
                question,
                lambda par: self._do(ParFound(par)),
                asker=self,
                failed=self._failed,
            )

    def end(self) -> None:
        """Stop waiting for the par."""
        if self._par is not None:
            self._par.drop()
            self._par = None

    def hear(self, events: tuple[Event, ...]) -> None:
        """Ask the worker the questions that the events contain."""
        for event in events:
            if isinstance(event, JudgeWanted):
                self._judge(event.question)

    def _judge(self, question: "JudgeEntries") -> None:
        self._ask(question, lambda found: self._do(Judged(question, found)))
