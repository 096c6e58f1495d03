"""Mutated files of every kind: each is read, or refused in words, soon, and the game goes on."""

import json
import os
import zlib
from base64 import urlsafe_b64decode
from collections.abc import Callable
from contextlib import ExitStack
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from game.core.errors import SudokuError
from game.formats.document import Entry
from game.formats.forms.library import read_cases
from game.generate.bank import FOLDER as BANK
from game.generate.bank import Bank, BankError
from game.generate.levels import Level
from game.learn.repetition import Grade
from game.learn.road import STATIONS
from game.learn.task import Skill
from game.messages.catalogue import Catalogue
from game.play.arcade.run_text import paste_of, read_run, summed, write_run
from game.play.arcade.verify import verify
from game.play.editing.editing import Editing
from game.play.editing.judging import judge, region_faults
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.modes.rush_run import read_rush, rush_text
from game.play.options import Options
from game.play.session import Session
from game.store.backups import BackupError, pack, unpack
from game.store.collections.collections import Collections, CollectionsError, Played
from game.store.collections.search import Query, Sort, State, Term
from game.store.collections.stored import drawn
from game.store.dailies import Dailies
from game.store.drafts import DraftHistory, Drafts
from game.store.folder import local_day
from game.store.folders import Folders
from game.store.health import faults, mend
from game.store.learning import Learning
from game.store.lectures import read_lecture
from game.store.library import read_entries
from game.store.records import Records
from game.store.saves import SavedGames
from game.store.seen import SeenPuzzles
from game.store.settings import SettingsFile
from game.store.statistics import by_day, by_technique, streaks
from game.ui.games.sample import sample_run, sample_rush
from game.ui.look.theme import Themes
from game.ui.scene.keymap import Keymap, read_keys
from game.ui.scene.settings import Settings, checks
from game.ui.window.actions import ACTIONS
from game.ui.window.app import ASSETS
from tests.campaigns.campaign import Campaign, Given, Told, within
from tests.campaigns.desk import AtOnce
from tests.campaigns.samples import (
    LECTURE,
    SETTINGS,
    mutated,
    mutated_json,
    mutated_tables,
    write_folder,
)
from tests.formats.test_mutants import SAMPLES, mutant, tried
from tests.play.boards import EASY_SOLUTION

PATIENCE: Final = 60.0
LONGEST: Final = 2000
"""Characters of the longest sentence that tells what is wrong."""
NOW: Final = "2026-01-02T03:04:05Z"
PUZZLES: Final = ASSETS.parent / "puzzles"
CATALOGUE: Final = Catalogue()
RUN: Final = sample_run()


class Desk(NamedTuple):
    """Where a mutant is put, and what reads it."""

    folder: Path
    whole: Path
    """A data folder with a whole file of every kind."""
    rng: Random


def unpacked_text(text: str) -> bytes:
    """Return what a text that can be pasted holds."""
    code = text.rpartition(":")[2]
    return zlib.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)))


def in_words(error: SudokuError) -> str:
    """Return what is told of a mutant, which must be a sentence."""
    said = CATALOGUE.error(error)
    assert said, error
    assert len(said) <= LONGEST, said[:200]
    return "refused"


def settings(desk: Desk, content: bytes) -> str:
    path = desk.folder / "settings.toml"
    path.write_bytes(content)
    narrowed = checks(ASSETS / "themes")
    file = SettingsFile(path, AtOnce(), Settings(), narrowed)
    for name, check in narrowed.items():
        section, _, field = name.partition(".")
        assert check(getattr(getattr(file.settings, section), field)), name
    own, told = read_keys(ACTIONS, file.table("keys"))
    Keymap(ACTIONS, own)
    for said in (*file.messages, *told):
        assert len(CATALOGUE.render(said)) <= LONGEST
    look = file.settings.look._replace(scale=1.5, numbers=not file.settings.look.numbers)
    file.keep(file.settings._replace(look=look))
    again = SettingsFile(path, AtOnce(), Settings(), narrowed)
    assert again.settings == file.settings or not again.messages
    return "told" if file.messages or told else "read"


def save(name: str, desk: Desk, content: bytes) -> str:
    data = desk.folder / "data"
    games = data / "games"
    games.mkdir(parents=True)
    (games / f"{name}.live.json").write_bytes(content)
    kept = SavedGames(data, AtOnce(), lambda: NOW)
    found = kept.load(name)
    for said in kept.take_messages():
        assert len(CATALOGUE.render(said)) <= LONGEST
    if found is None:
        return "refused"
    try:
        session = Session(found.game, options=Options(), clock=lambda: 0.0)
    except SudokuError as error:
        return in_words(error)
    if not found.game.is_over:
        session.do(SelectCells((desk.rng.randrange(len(session.puzzle.givens.geometry.cells)),)))
        session.do(EnterDigit(desk.rng.randrange(1, 5)))
        session.do(Command.UNDO)
        if desk.rng.random() < 0.05:
            session.do(Command.HINT)
        session.view()
        session.tick()
    assert kept.keep(session.saved()) is None
    again = SavedGames(data, AtOnce(), lambda: NOW).load(name)
    assert again is not None, "what was opened and kept is refused at the next start"
    return "read"


def run_file(desk: Desk, content: bytes) -> str:
    try:
        run = read_run(content.decode("utf-8", "replace"))
        if desk.rng.random() < 0.1:
            verify(run)
    except SudokuError as error:
        return in_words(error)
    return "read"


def rush_file(desk: Desk, content: bytes) -> str:
    try:
        read_rush(content.decode("utf-8", "replace"))
    except SudokuError as error:
        return in_words(error)
    return "read"


def records(desk: Desk, content: bytes) -> str:
    path = desk.folder / "records.sqlite"
    path.write_bytes(content)
    kept = Records(path, AtOnce(), local_day)
    runs = kept.runs()
    kept.best("easy")
    streaks(by_day(runs), date(2026, 1, 3))
    by_technique(runs)
    for each in runs[:2]:
        try:
            kept.text_of(each.game_id)
        except SudokuError as error:
            in_words(error)
    kept.add(RUN)
    return "told" if kept.take_messages() else "read"


def learning(desk: Desk, content: bytes) -> str:
    path = desk.folder / "learning.sqlite"
    path.write_bytes(content)
    kept = Learning(path, AtOnce(), lambda: NOW, local_day)
    kept.progress.next_station(NOW)
    kept.progress.due(NOW)
    for station in STATIONS:
        kept.progress.mark(station, NOW)
        kept.progress.bars(station)
    kept.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    kept.leave("naked-pair", "seed", 7)
    return "told" if kept.take_messages() else "read"


def seen(desk: Desk, content: bytes) -> str:
    path = desk.folder / "seen.json"
    path.write_bytes(content)
    kept = SeenPuzzles(path, AtOnce())
    kept.of("easy")
    kept.add("easy", 5, range(100))
    kept.open("easy", 5)
    return "read"


def dailies(desk: Desk, content: bytes) -> str:
    path = desk.folder / "dailies.json"
    path.write_bytes(content)
    kept = Dailies(path, AtOnce())
    today = kept.today(date(2026, 1, 3))
    kept.open("md-b2-0a1q7r5m", date(2026, 1, 3), today)
    kept.opened()
    return "read"


def drafts(desk: Desk, content: bytes) -> str:
    path = desk.folder / "draft.json"
    path.write_bytes(content)
    kept = Drafts(path).load()
    editing = Editing(kept.drafts, kept.position)
    editing.enter(desk.rng.randrange(1, editing.draft.board.size + 1))
    editing.undo()
    editing.redo()
    region_faults(editing.draft.regions, editing.draft.board.size)
    if desk.rng.random() < 0.1 and editing.draft.is_board:
        judge(editing.draft.grid)
    Drafts(path).keep(editing.drafts, editing.position)
    again = Drafts(path).load()
    assert again == DraftHistory(editing.drafts, editing.position), (
        "what was opened and kept is another"
    )
    return "refused" if kept == DraftHistory() else "read"


def collections(desk: Desk, content: bytes) -> str:
    path = desk.folder / "collections.sqlite"
    path.write_bytes(content)
    kept = Collections(path, lambda: NOW, sweeps=True)
    what = "read"
    for deed in (look_through, change):
        try:
            deed(kept)
        except CollectionsError as error:
            what = in_words(error)
            if error.kind == "damaged":
                change(kept)
    kept.close()
    return what


def look_through(kept: Collections) -> None:
    """Read all that the collections hold, as their scene does."""
    kept.folders()
    kept.tags()
    kept.techniques()
    for sort in Sort:
        found = list(kept.find(Query(terms=(Term(text="w"),), sort=sort)))
    found = list(kept.find(Query()))
    for row in kept.rows(found):
        if row is not None:
            drawn(row.shape, row.givens)
            kept.entry(row.number)
    kept.unrated(found)


def change(kept: Collections) -> None:
    """Change everything that can be changed, and find what was added."""
    number = kept.add(Entry(EASY_SOLUTION), kept.folder("New ones")).number
    kept.tag((number,), "new")
    kept.favour((number,), favourite=True)
    kept.note_played([Played(Entry(EASY_SOLUTION), State.SOLVED, kept.last_finished() or NOW)])
    kept.restore(kept.delete((number,)))
    assert any(row is not None and row.number == number for row in kept.rows([number]))


def theme(desk: Desk, content: bytes) -> str:
    folder = desk.folder / "themes"
    folder.mkdir()
    (folder / "ink.toml").write_bytes(content)
    (folder / "paper.toml").write_bytes((ASSETS / "themes/paper.toml").read_bytes())
    themes = Themes(folder)
    themes.load("ink")
    themes.all()
    return "read" if themes.problem is None else in_words(themes.problem)


def bank(desk: Desk, content: bytes) -> str:
    path = desk.folder / "bank"
    path.mkdir()
    (path / "easy.txt").write_bytes(content)
    kept = Bank(path)
    try:
        offered = kept.offered(Level.EASY)
    except BankError as error:
        return in_words(error)
    what = "read"
    for index in offered[:20]:
        try:
            kept.entry(Level.EASY, index)
        except BankError as error:
            what = in_words(error)
    return what


def lecture(desk: Desk, content: bytes) -> str:
    path = desk.folder / "lecture.toml"
    path.write_bytes(content)
    try:
        read_lecture(path, PUZZLES)
    except SudokuError as error:
        return in_words(error)
    return "read"


def cases(desk: Desk, content: bytes) -> str:
    try:
        list(read_cases(content.decode("utf-8", "replace")))
    except SudokuError as error:
        return in_words(error)
    return "read"


def puzzle(desk: Desk, content: bytes) -> str:
    path = desk.folder / "puzzle.txt"
    path.write_bytes(content)
    try:
        read_entries(path, plain=True)
    except SudokuError as error:
        return in_words(error)
    return "read"


def backup(desk: Desk, content: bytes) -> str:
    path = desk.folder / "backup.zip"
    path.write_bytes(content)
    try:
        unpack(path)
    except BackupError as error:
        return in_words(error)
    return "read"


def doctor(name: str, desk: Desk, content: bytes) -> str:
    """A damaged file of a data folder is found, and mended."""
    folders = Folders.below(desk.folder / "data")
    path = folders.data / name
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    path.chmod(0o600)
    found = faults(folders)
    for fault in found:
        mend(folders, fault)
    assert faults(folders) == []
    return "mended" if found else "read"


Reader = Callable[[Desk, bytes], str]


def kinds(whole: Path) -> dict[str, tuple[bytes, Reader]]:
    """Return every kind of file: a whole one, and what reads it."""
    found: dict[str, tuple[bytes, Reader]] = {
        "settings": (SETTINGS.encode(), settings),
        "run": (write_run(RUN).encode(), run_file),
        "run text": (paste_of(RUN).encode(), run_file),
        "rush": (unpacked_text(rush_text(sample_rush())), rush_file),
        "rush text": (rush_text(sample_rush()).encode(), rush_file),
        "theme": ((ASSETS / "themes/ink.toml").read_bytes(), theme),
        "bank": (b"\n".join((BANK / "easy.txt").read_bytes().splitlines()[:12]) + b"\n", bank),
        "lecture": (LECTURE.encode(), lecture),
        "puzzle": (EASY_SOLUTION.text.encode(), puzzle),
        "cases": (b":0000:x:" + EASY_SOLUTION.text.encode() + b":::\n", cases),
        "backup": (pack(Folders.below(whole)), backup),
    }
    for name in ("sample", "small"):
        found[f"save {name}"] = (
            (whole / f"games/{name}.json").read_bytes(),
            partial(save, name),
        )
    for name, reader in (
        ("records.sqlite", records),
        ("learning.sqlite", learning),
        ("seen.json", seen),
        ("dailies.json", dailies),
        ("draft.json", drafts),
        ("collections.sqlite", collections),
    ):
        content = (whole / name).read_bytes()
        found[name.partition(".")[0]] = content, reader
        found[f"doctor {name}"] = content, partial(doctor, name)
    found["doctor games"] = (
        (whole / "games/sample.json").read_bytes(),
        partial(doctor, "games/sample.json"),
    )
    return found


def run(given: Given, told: Told) -> None:
    """Read so many mutants, each kind in turn; forms of puzzles take a third of the turns."""
    rng = given.rng("mutants")
    whole = given.folder / "whole"
    write_folder(whole)
    found = kinds(whole)
    names, forms = sorted(found), sorted(SAMPLES)
    for number in range(given.trials):
        if told.is_full:
            return
        told.count("mutants")
        if number % 3 == 2:
            form = forms[number // 3 % len(forms)]
            text = mutant(SAMPLES[form], rng)
            told.count("forms")
            try:
                with within(PATIENCE):
                    tried(text)
            except Exception as error:
                told.fault(f"seed {given.seed}: {form}, {text!r}", error)
            continue
        name = names[number % len(names)]
        content, reader = found[name]
        altered = altered_one(content, rng)
        with ExitStack() as stack:
            folder = given.folder / f"mutant-{number}"
            folder.mkdir()
            stack.callback(_removed, folder)
            try:
                with within(PATIENCE):
                    told.count(f"{name} {reader(Desk(folder, whole, rng), altered)}")
            except Exception as error:
                told.fault(f"seed {given.seed}, mutant {number}: {name}, {altered[:1500]!r}", error)


def altered_one(content: bytes, rng: Random) -> bytes:
    """Return a mutant of a file: of its bytes, or of what its JSON or its tables say."""
    if content.startswith(b"SQLite") and rng.random() < 0.6:
        return mutated_tables(content, rng)
    if not content.startswith(b"{") or rng.random() < 0.3:
        return mutated(content, rng)
    altered = mutated_json(content, rng)
    plain = json.loads(altered)
    if not isinstance(plain, dict) or "sum" not in plain or rng.random() < 0.1:
        return altered
    # With its sum: what is altered on purpose is found by what it says.
    rest = {key: plain[key] for key in plain if key not in ("nonet", "version", "sum")}
    return summed(str(plain.get("nonet")), rest).encode()


def _removed(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        (os.rmdir if path.is_dir() and not path.is_symlink() else os.unlink)(path)
    folder.rmdir()


CAMPAIGN: Final = Campaign("mutants", run, short=250, seeds=20, long=5000)
