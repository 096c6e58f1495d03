"""Questions to the worker about the sets of a class."""

from pathlib import Path

from ...core.value import Value
from ...formats.document import Entry
from ...learn.class_set import ClassCard, ClassSet, deal_card, techniques_at
from ...learn.task import Dealt
from ...store.class_files import read_class_set
from ...work.question import Lane, Pause


class ReadClassSet(Value):
    """Asks for the set in a file, or for the error that says what is wrong with it."""

    path: Path

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> ClassSet:
        """Return the set, once each technique is found at its position."""
        return read_class_set(self.path)


class DealCard(Value):
    """Asks for a card of a set with all steps at its position."""

    card: ClassCard

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Return the card; that it has a step was checked when the set was read."""
        dealt = deal_card(self.card)
        assert dealt is not None
        return dealt


class FindTechniques(Value):
    """Asks for the techniques that a card could ask for at a position."""

    entry: Entry

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[str, ...]:
        """Return the techniques."""
        return techniques_at(self.entry)
