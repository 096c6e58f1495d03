"""Converts puzzles to another form, and records what is lost."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from .document import Entry, Feature
from .known import TARGETS
from .syntax import FormatError


class Conversion:
    """A conversion of puzzles to a form, and what was lost in it."""

    def __init__(self, target: str) -> None:
        self._form: Final = TARGETS[target]
        self._target: Final = target
        self.lost: Final[Counter[Feature]] = Counter()
        """In how many puzzles each was left out."""
        self.unread: Final[dict[str, None]] = {}
        """What the file has that no form carries, in its own words, in the order of the file."""

    def texts(self, entries: Iterable[Entry]) -> Iterator[str]:
        """Yield the parts of a file in this form as puzzles arrive.

        Raises `FormatError` for a puzzle that the form cannot represent.
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
