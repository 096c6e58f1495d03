"""The collections against a plain model."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from game.formats.document import Entry
from game.store.collections.collections import OWN, STANDING, Collections
from game.store.collections.search import Query, Sort, Term
from tests.store.collections.test_collections import NOW, board


class Model(RuleBasedStateMachine):
    """Folders, tags, favourites, moves, deletions and what brings them back."""

    def __init__(self) -> None:
        super().__init__()
        self.collections = Collections(Path(), lambda: NOW)

    @initialize()
    def open(self) -> None:
        self.folder = TemporaryDirectory()
        self.collections = Collections(
            Path(self.folder.name) / "c.sqlite", lambda: NOW, sweeps=True
        )
        self.names: dict[int, str] = dict.fromkeys(STANDING, "")
        self.rows: dict[int, tuple[int, int, frozenset[str], bool]] = {}
        """Number: board, folder, tags, favourite."""
        self.removals: dict[int, tuple[dict[int, tuple[int, int, frozenset[str], bool]], int]] = {}

    def teardown(self) -> None:
        self.collections.close()
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def _some(self, data: st.DataObject) -> list[int]:
        return data.draw(st.lists(st.sampled_from(sorted(self.rows) or [999]), max_size=4))

    @rule(which=st.integers(0, 12), data=st.data())
    def add(self, which: int, data: st.DataObject) -> None:
        folder = data.draw(st.sampled_from(sorted(self.names)))
        there = [n for n, row in self.rows.items() if row[:2] == (which, folder)]
        added = self.collections.add(Entry(board(which)), folder)
        assert added.is_new == (not there)
        if there:
            assert added.number == there[0]
        else:
            assert added.number not in self.rows
            self.rows[added.number] = which, folder, frozenset(), False

    @rule(name=st.sampled_from(["one", "two", "three"]))
    def make(self, name: str) -> None:
        number = self.collections.folder(name)
        if name in self.names.values():
            assert self.names[number] == name
        self.names[number] = name

    @rule(data=st.data(), tag=st.sampled_from(["x", "Y"]), on=st.booleans())
    def tag(self, data: st.DataObject, tag: str, on: bool) -> None:
        numbers = self._some(data)
        (self.collections.tag if on else self.collections.untag)(numbers, tag)
        for number in set(numbers) & self.rows.keys():
            which, folder, tags, favourite = self.rows[number]
            tags = tags | {tag.lower()} if on else tags - {tag.lower()}
            self.rows[number] = which, folder, tags, favourite

    @rule(data=st.data(), on=st.booleans())
    def favour(self, data: st.DataObject, on: bool) -> None:
        numbers = self._some(data)
        self.collections.favour(numbers, favourite=on)
        for number in set(numbers) & self.rows.keys():
            self.rows[number] = (*self.rows[number][:3], on)

    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        numbers, to = self._some(data), data.draw(st.sampled_from(sorted(self.names)))
        moved = 0
        for number in sorted(set(numbers) & self.rows.keys()):
            which, folder, *rest = self.rows[number]
            if folder != to and all(row[:2] != (which, to) for row in self.rows.values()):
                self.rows[number] = which, to, *rest  # type: ignore[assignment]
                moved += 1
        assert self.collections.move(numbers, to) == moved

    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        numbers = set(self._some(data)) & self.rows.keys()
        removal = self.collections.delete(numbers)
        self.removals[removal] = {n: self.rows.pop(n) for n in numbers}, 0

    @rule(data=st.data())
    def delete_folder(self, data: st.DataObject) -> None:
        folder = data.draw(st.sampled_from(sorted(self.names)))
        removal = self.collections.delete_folder(folder)
        numbers = [n for n, row in self.rows.items() if row[1] == folder]
        gone = {n: self.rows.pop(n) for n in numbers}
        if folder not in STANDING:
            # What was deleted in it before comes back into no folder.
            self.removals.clear()
            del self.names[folder]
        self.removals = {removal: (gone, folder if folder not in STANDING else 0)}

    @rule()
    def undo(self) -> None:
        if self.removals:
            removal, (gone, folder) = self.removals.popitem()
            back = {
                n: row
                for n, row in gone.items()
                if all(other[:2] != row[:2] for other in self.rows.values())
            }
            if folder:
                self.names[folder] = "one more"
                self.collections.restore(removal)
                self.collections.rename_folder(folder, "one more")
            else:
                assert self.collections.restore(removal) == len(back)
            self.rows |= back

    @rule()
    def restart(self) -> None:
        self.collections.close()
        self.removals.clear()

    @invariant()
    def is_as_the_model(self) -> None:
        found = self.collections.find(Query(sort=Sort.ADDED, descending=False))
        assert found.tolist() == sorted(self.rows)
        kept = {
            row.number: (row.givens, row.folder, frozenset(row.tags), row.favourite)
            for row in self.collections.rows(found)
            if row is not None
        }
        assert kept == {n: (board(row[0]).text, *row[1:]) for n, row in self.rows.items()}
        counts = {folder.number: folder.puzzles for folder in self.collections.folders()}
        assert counts == {
            number: sum(row[1] == number for row in self.rows.values()) for number in self.names
        }
        for query, wanted in (
            (Query(OWN), lambda row: row[1] == OWN),
            (Query(favourites=True), lambda row: row[3]),
            (Query(terms=(Term("x"),)), lambda row: "x" in row[2]),
        ):
            expected = {number for number, row in self.rows.items() if wanted(row)}
            assert set(self.collections.find(query)) == expected


TestModel = Model.TestCase
TestModel.settings = settings(max_examples=12, stateful_step_count=15)
