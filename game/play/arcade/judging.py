"""The judge of a session: what it says of what was played, and what it is to be asked."""

from typing import Final

from ..game_events import Awarded, Event, JudgeWanted, LifeBack
from ..intents import Judged
from ..ledger import Ledger
from ..played import Played
from .scored import Scored


class Judging:
    """Lets a scored game be judged. With `defer` the judge is asked by an event, else at once."""

    def __init__(self, scored: Scored, ledger: Ledger, *, defer: bool) -> None:
        self.scored: Final = scored
        self._ledger: Final = ledger
        self._defer: Final = defer
        self._asked: object = None

    def play(self, played: Played) -> tuple[Event, ...]:
        """Take note of what was played; return what is to be told of it now."""
        lives = self.scored.lives
        events: tuple[Event, ...] = tuple(map(Awarded, self.scored.play(played)))
        if self.scored.lives > lives:
            self._ledger.count_life_back()
            events += (LifeBack(self.scored.lives),)
        return events

    def answer(self, judged: Judged) -> tuple[Event, ...]:
        """Take an answer of the judge."""
        return tuple(map(Awarded, self.scored.answer(judged.question, judged.answer)))

    def ask(self, *, again: bool = False) -> tuple[Event, ...]:
        """Return the question that is new, as an event; without `defer` what is judged now.

        With `again` also one that was asked before: who was to hear the answer may be gone.
        """
        question = self.scored.question
        if question is None or (question is self._asked and not again):
            return ()
        if not self._defer:
            return tuple(map(Awarded, self.scored.settle()))
        self._asked = question
        return (JudgeWanted(question),)
