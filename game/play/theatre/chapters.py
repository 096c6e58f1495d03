"""The chapters of a run: where it guesses, retreats, deduces, finds a solution."""

from enum import Enum
from typing import Final

from ...solve.stream import StepKind
from .picture import Picture

_OTHER: Final = 1


class Chapter(Enum):
    """What starts a chapter; the value ends its message key."""

    ANY = "any"
    GUESS = "guess"
    RETREAT = "retreat"
    DEDUCTION = "deduction"
    SOLUTION = "solution"


_BITS: Final = {
    Chapter.GUESS: 2,
    Chapter.RETREAT: 4,
    Chapter.DEDUCTION: 8,
    Chapter.SOLUTION: 16,
    Chapter.ANY: 30,
}
_TABLES: Final = {
    chapter: bytes(bool(mark & bits) for mark in range(256)) for chapter, bits in _BITS.items()
}
"""For each chapter, which marks begin it."""


class Marks:
    """For each known beat, what it did, in one byte."""

    __slots__ = ("_marks",)

    def __init__(self) -> None:
        self._marks: Final = bytearray(b"\1")
        """That of the start, then one a beat."""

    @property
    def beats(self) -> int:
        """The number of known beats."""
        return len(self._marks) - 1

    def add(self, beat: int, picture: Picture, level_before: int) -> None:
        """Add a beat, unless it is known already."""
        if beat == len(self._marks):
            self._marks.append(_mark(picture, level_before))

    def solved(self, beat: int) -> None:
        """Record that a solution was found after a beat."""
        self._marks[beat] |= _BITS[Chapter.SOLUTION]

    def next(self, chapter: Chapter, beat: int) -> int | None:
        """Return the first known beat after this one that starts a chapter."""
        return _found(self._marks.translate(_TABLES[chapter]).find(1, beat + 1))

    def last(self, chapter: Chapter, beat: int) -> int | None:
        """Return the last known beat before this one that starts a chapter."""
        return _found(self._marks.translate(_TABLES[chapter]).rfind(1, 1, max(beat, 1)))

    def ticks(self, chapter: Chapter, width: int) -> list[int]:
        """Return where chapters start, on a line of some width from the first to the last beat."""
        begins = self._marks.translate(_TABLES[chapter])
        beats, found, x = max(1, self.beats), [], -1
        at = begins.find(1)
        while at >= 0:
            x = at * (width - 1) // beats
            found.append(x)
            # Those that fall on the same place are one.
            at = begins.find(1, max(at + 1, -(-(x + 1) * beats // max(1, width - 1))))
        return found


def _found(beat: int) -> int | None:
    return None if beat < 0 else beat


def _mark(picture: Picture, level_before: int) -> int:
    step = picture.step
    assert step is not None
    mark = _OTHER
    if picture.is_guess:
        mark |= _BITS[Chapter.GUESS]
    back = step.kind is StepKind.POP and picture.place.level <= level_before > 0
    if step.kind is StepKind.RETREAT or back:
        mark |= _BITS[Chapter.RETREAT]
    if step.kind is StepKind.DEDUCE or step.rule:
        mark |= _BITS[Chapter.DEDUCTION]
    return mark
