"""The judge of a session: its questions, and its results for what was played."""

from typing import Final

from ..game_events import Awarded, Event, JudgeWanted, LifeBack
from ..intents import Judged
from ..ledger import Ledger
from ..played import Played
from .scored import Scored


class Judging:
    """Has a scored game judged: with `defer` by events with questions, else at once."""

    def __init__(self, scored: Scored, ledger: Ledger, *, defer: bool) -> None:
        self.scored: Final = scored
        self._ledger: Final = ledger
        self._defer: Final = defer
        self._asked: object = None

    def play(self, played: Played) -> tuple[Event, ...]:
        """Record what was played; return the events that follow from it."""
        lives = self.scored.lives
        events: tuple[Event, ...] = tuple(map(Awarded, self.scored.play(played)))
        if self.scored.lives > lives:
            self._ledger.count_life_back()
            events += (LifeBack(self.scored.lives),)
        return events

    def answer(self, judged: Judged) -> tuple[Event, ...]:
        """Process an answer of the judge."""
        return tuple(map(Awarded, self.scored.answer(judged.question, judged.answer)))

    def ask(self, *, again: bool = False) -> tuple[Event, ...]:
        """Return the new question as an event; without `defer`, the results of judging now.

        With `again` also a question asked before, whose answer may have been lost.
        """
        question = self.scored.question
        if question is None or (question is self._asked and not again):
            return ()
        if not self._defer:
            return tuple(map(Awarded, self.scored.settle()))
        self._asked = question
        return (JudgeWanted(question),)
