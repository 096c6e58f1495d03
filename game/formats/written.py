"""Puzzles written in another form, and what it leaves out."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from .document import Entry, Feature
from .known import TARGETS
from .syntax import FormatError


class Conversion:
    """Puzzles on their way into a form, and what was left out of them."""

    def __init__(self, target: str) -> None:
        self._form: Final = TARGETS[target]
        self._target: Final = target
        self.lost: Final[Counter[Feature]] = Counter()
        """In how many puzzles each was left out."""
        self.unread: Final[dict[str, None]] = {}
        """What the file has that no form carries, in its own words, in the order of the file."""

    def texts(self, entries: Iterable[Entry]) -> Iterator[str]:
        """Yield the parts of a file in this form, the next one when the next puzzle is there.

        `FormatError` for a puzzle that the form has no room for.
        """
        form, number = self._form, 0
        has_solutions = True
        for number, given in enumerate(entries, 1):
            if number > 1 and not form.holds_many:
                raise FormatError("one_puzzle", "a second puzzle", form=self._target)
            entry = (given.plain if form.spells_rules else given).fitted(form.carries)
            if number == 1:
                has_solutions = entry.solution is not None
            leaving = frozenset[Feature]()
            if entry.solution is not None and not has_solutions:
                # The first puzzle has decided what the file has room for.
                entry, leaving = entry._replace(solution=None), frozenset({Feature.SOLUTION})
            text = form.write(entry)
            self.lost.update(form.lost(entry) | leaving)
            self.unread.update(dict.fromkeys(entry.unread))
            yield form.head(entry) + text if number == 1 else text
        if number:
            yield form.foot
