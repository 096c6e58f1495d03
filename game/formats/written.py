"""Puzzles in another form: which forms are written, and what each leaves out."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from .codec import Codec, FormatError
from .detect import CODECS
from .document import Entry, Feature, Target, require_classic
from .forms import FORMS, LINKS
from .library import LibraryCodec
from .line import LineCodec


class Digits(Target):
    """A format of digits alone."""

    tells_rules = False

    def __init__(self, codec: Codec) -> None:
        self._codec: Final = codec

    def write(self, entry: Entry) -> str:
        """Write the digits, given or placed."""
        return self._codec.write(entry.grid)


class Collection(Target):
    """A line a puzzle, as collections of classic puzzles (.sdm) have it."""

    name = "sdm"

    def write(self, entry: Entry) -> str:
        """Write the digits, given or placed."""
        require_classic(entry.grid, self.name)
        return LineCodec().write(entry.grid)


TARGETS: Final[dict[str, Target]] = {
    **{codec.name: Digits(codec) for codec in CODECS if codec.name != LibraryCodec.name},
    **{form.name: form for form in (Collection(), *FORMS, *LINKS)},
}
"""What puzzles can be converted to, by name."""


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
        for number, told in enumerate(entries, 1):
            if number > 1 and not form.holds_many:
                raise FormatError("one_puzzle", "a second puzzle", form=self._target)
            entry = (told.plain if form.tells_rules else told).fitted(form.carries)
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
