"""What the worker does for the sets of a class."""

from pathlib import Path

from ...core.value import Value
from ...formats.document import Entry
from ...learn.class_set import ClassCard, ClassSet, deal_card, techniques_at
from ...learn.task import Dealt
from ...store.class_files import read_class_set
from ...work.question import Lane, Pause


class ReadClassSet(Value):
    """A set of a class from its file, or the error that says what is wrong with it."""

    path: Path

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> ClassSet:
        """Read it, and look for each technique at its position."""
        return read_class_set(self.path)


class DealCard(Value):
    """A card of a set with all that is true at its position."""

    card: ClassCard

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> Dealt:
        """Find its steps; that there is one was asked when the set was read."""
        dealt = deal_card(self.card)
        assert dealt is not None
        return dealt


class FindTechniques(Value):
    """The techniques that a card could ask for at a position."""

    entry: Entry

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> tuple[str, ...]:
        """Look for each."""
        return techniques_at(self.entry)
