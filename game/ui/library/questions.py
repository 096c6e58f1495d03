"""Questions to the worker about the collections, to which it has its own connection."""

from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.value import Value
from ...store.collections.collections import (
    BANK,
    NO_FIGURE,
    NO_ONE_SOLUTION,
    Collections,
    Rated,
)
from ...store.collections.imports import Imported, import_file
from ...store.collections.search import Query, Sort
from ...store.folder import utc_now
from ...work.question import Lane, Pause

if TYPE_CHECKING:
    from ...formats.document import Entry


@contextmanager
def _opened(path: Path) -> Iterator[Collections]:
    collections = Collections(path, utc_now)
    try:
        yield collections
    finally:
        collections.close()


class FindPuzzles(Value):
    """Asks for a search in the collections; the answer is the numbers of the puzzles, in order."""

    path: Path
    folder: int | None
    favourites: bool
    text: str
    """What was typed, in the language that the words of it are in."""
    language: str
    sort: Sort
    descending: bool
    change: int
    """Which state of the collections is asked about."""

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> "array[int]":
        """Return the numbers."""
        from ...messages.languages import catalogue_in
        from .words import terms_of

        with _opened(self.path) as collections:
            terms = terms_of(self.text, catalogue_in(self.language), collections.techniques)
            return collections.find(
                Query(self.folder, self.favourites, terms, self.sort, self.descending)
            )


class ImportFile(Value):
    """Asks for the import of a file into a folder; if dropped, what is imported stays."""

    path: Path
    file: Path
    folder: int
    arrival: int
    skipped: int = 0
    """Puzzles of the file that came in before."""

    lane = Lane.LONG

    def answer(self, pause: Pause) -> Imported:
        """Import the file, part by part."""
        with _opened(self.path) as collections:
            return import_file(
                collections, self.file, self.folder, self.arrival, pause, skipped=self.skipped
            )


class TakeBack(Value):
    """Asks for the deletion of an import; the answer is the number of puzzles."""

    path: Path
    arrival: int

    lane = Lane.LONG

    def answer(self, pause: Pause) -> int:
        """Delete the puzzles."""
        with _opened(self.path) as collections:
            return collections.take_back(self.arrival)


class TakeBank(Value):
    """Asks for the import of the bank's puzzles; the answer is how many were new."""

    path: Path

    lane = Lane.SHORT

    def answer(self, pause: Pause) -> int:
        """Import them, level by level."""
        from ...core.grid import Grid
        from ...formats.document import Entry
        from ...generate.bank import Bank
        from ...generate.levels import Level
        from ...logic.techniques import BY_ID

        bank, came = Bank(), 0
        known: dict[str, Rated] = {}
        with _opened(self.path) as collections:
            for level in Level:
                fact = ("level", level.value)
                entries = []
                for index in bank.offered(level):
                    found = bank.entry(level, index)
                    used = [BY_ID[name] for name in found.techniques if name in BY_ID]
                    hardest = max(used, key=lambda t: (t.level, t.score, t.rank), default=None)
                    technique = "" if hardest is None else hardest.id
                    known[found.givens] = Rated(round(10 * found.explainer), level.value, technique)
                    entries.append(Entry(Grid.parse(found.givens), facts=(fact,)))
                came += collections.put(entries, BANK, 0)
                pause()
            new = collections.unrated(collections.find(Query(BANK)))
            rows = filter(None, collections.rows(new))
            collections.rate({r.number: known[r.givens] for r in rows if r.givens in known})
        return came


class Exported(NamedTuple):
    """The result of an export."""

    path: Path
    puzzles: int
    lost: tuple[str, ...]
    """The names of features that the form has no room for."""


class ExportPuzzles(Value):
    """Asks for an export of puzzles to a file, which appears once it is complete."""

    path: Path
    numbers: tuple[int, ...]
    file: Path
    form: str

    lane = Lane.LONG

    def answer(self, pause: Pause) -> Exported:
        """Write them; a puzzle that the form cannot represent ends the export."""
        from ...formats.written import Conversion
        from ...store.atomic import replace_file
        from ...store.collections.schema import CollectionsError

        conversion, count, parts = Conversion(self.form), 0, []
        with _opened(self.path) as collections:
            for text in conversion.texts(collections.entries(self.numbers)):
                parts.append(text)
                count += 1
                pause()
        try:
            replace_file(self.file, "".join(parts).encode(), durable=False, exported=True)
        except OSError as error:
            raise CollectionsError("unwritten", error.strerror or str(error)) from error
        lost = tuple(feature.value for feature in conversion.lost)
        return Exported(self.file, min(count, len(self.numbers)), lost)


class FindTwins(Value):
    """Asks for puzzles that are others in disguise; the answer is the later of each pair."""

    path: Path
    numbers: tuple[int, ...]

    lane = Lane.LONG

    def answer(self, pause: Pause) -> tuple[int, ...]:
        """Compare the canonical forms of all."""
        from ...core.canonical import NoCanonicalFormError, canonical

        seen: set[tuple[str, bytes]] = set()
        twins = []
        with _opened(self.path) as collections:
            for number in sorted(self.numbers):
                pause()
                entry = collections.entry(number)
                if entry is None or entry.constraints:
                    continue
                try:
                    form = canonical(entry.givens)
                except NoCanonicalFormError:
                    continue
                name = form.geometry.code, form.values
                if name in seen:
                    twins.append(number)
                seen.add(name)
        return tuple(twins)


class RatePuzzles(Value):
    """Asks for the rating of puzzles one by one; each rating is stored at once."""

    path: Path
    numbers: tuple[int, ...]

    lane = Lane.LONG

    def answer(self, pause: Pause) -> int:
        """Rate the puzzles without a rating, and return how many they were."""
        with _opened(self.path) as collections:
            left = collections.unrated(self.numbers)
            for count, number in enumerate(left):
                pause((count, len(left)))
                entry = collections.entry(number)
                if entry is not None:
                    collections.rate({number: _rated(entry, pause)})
        return len(left)


def _rated(entry: "Entry", pause: Pause) -> Rated:
    """Return the difficulty of a puzzle, as far as there is a figure for it."""
    from ...core.constraints import read_whole
    from ...core.errors import SudokuError
    from ...core.geometry import CLASSIC
    from ...core.grid import Grid
    from ...core.verdict import Verdict
    from ...generate.grade import grade, level_of
    from ...logic.finder import DEFAULT_OPTIONS, path
    from ...solve.exact import classify

    try:
        givens = entry._replace(grid=entry.givens).board
        verdict = classify(givens, cancelled=pause).verdict
        if verdict is not Verdict.UNIQUE:
            return Rated(NO_FIGURE if verdict is Verdict.UNJUDGED else NO_ONE_SOLUTION)
        givens = Grid(givens.values, givens.known_candidates, read_whole(givens.geometry))
        if givens.geometry == CLASSIC:
            found = grade(givens)
            level = level_of(found, givens.values.count(0)).value
            return Rated(round(10 * found.er), level, found.rating.hardest or "")
        hardest = path(givens, DEFAULT_OPTIONS).hardest
    except SudokuError:
        # Rules that the scales do not know.
        return Rated(NO_FIGURE)
    if hardest is None:
        return Rated(NO_FIGURE)
    return Rated(NO_FIGURE, _LEVELS[hardest.level - 1], hardest.id)


_LEVELS: Final = ("easy", "medium", "hard", "expert", "extreme")
"""What levels are called off the classic board, by that of the hardest step."""
