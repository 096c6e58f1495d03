"""Files of every kind that the game reads: whole ones, and mutants of them."""

import gzip
import json
import os
import sqlite3
from contextlib import closing, suppress
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

from game.core.digits import Mask
from game.core.grid import Grid
from game.formats.lines import entries_of
from game.learn.repetition import Grade
from game.learn.task import Skill
from game.play.arcade.run_text import paste_of
from game.play.editing.draft import Draft, Rules, draft_of
from game.play.modes.rush_run import rush_text
from game.store.backups import pack
from game.store.collections.collections import Collections, Played, Rated
from game.store.collections.search import State
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.games.sample import sample_game, sample_run, sample_rush

PUZZLE: Final = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
LECTURE: Final = f"""title = "Searching"
[[page]]
title = "A stack of boards"
text = "The top board is taken."
board = "{PUZZLE}"
methods = ["stack", "brute-force"]
speed = 2
at = 5
[[page]]
board = "sud"
order = "all"
beside = "tree"
"""
SETTINGS: Final = """[play]
digit_first = true
conflicts = "plain"
[game]
level = "hard"
undo_limit = 50
[look]
theme = "ink"
scale = 1.25
language = "el"
[sound]
volume = 0.3
[keys]
undo = ["U", "Ctrl+Z"]
"""
KILLER: Final = "9x9~cage=14:r1c1.r1c2.r2c1\n" + "." * 81
DRAFTS: Final = (
    Draft(),
    Draft().write((4,), 7),
    Draft().write((4,), 7).ruled(Rules(is_jigsaw=True)).paint((3,), 0),
    draft_of(entries_of(KILLER)[0].board),
)
WORDS: Final = (
    *(b"9" * 400, b"-1", b"1e999", b"nan", b"null", b"true", b"[]", b"{}", b'""', b"\0", b"\xff"),
    *(b"../../etc/passwd", b"\xe2\x80\x8b", b"\xed\xa0\x80", b"x" * 400, b"[" * 2000, b"{" * 50),
    *(b"1979-05-27", b"\n", b"\t", b'"', b"'", b"=", b",", b":", b"hd-g2-7q2k4m-27g", b"PageUp"),
)


def write_folder(folder: Path) -> Folders:
    """Make a data folder with something in every file."""
    folders = Folders.below(folder)
    data = DataFolder(folders, now=lambda: "2026-01-02T03:04:05Z")
    data.games.keep(sample_game())
    data.games.keep(sample_game("6x6-es-d2-7q2k-07a", 5, game_id="small"))
    data.records.add(sample_run())
    learning = data.learning
    learning.tried("x-wing", "x-wing", Skill.FIND, Grade.GOOD, 0, 9000)
    learning.leave("naked-pair", "seed", 7)
    learning.skip("full-house", "hidden-single")
    data.seen.add("easy", 3, range(100))
    from datetime import date

    data.dailies.open("hd-b2-0a1q7r5m", date(2026, 1, 2), date(2026, 1, 2))
    data.rushes.keep(sample_rush())
    data.drafts.keep(DRAFTS, 2)
    fill(data.collections)
    data.close()
    (folder / "settings.toml").write_text(SETTINGS)
    return folders


def fill(collections: Collections) -> None:
    """Keep puzzles with something in every column, one of them deleted."""
    (plain,), (killer,) = entries_of(PUZZLE), entries_of(KILLER)
    played = plain._replace(
        placed=frozenset({0}),
        grid=Grid.parse("4" + PUZZLE[1:]),
        corner=(Mask(5),) * 81,
        title="Wings",
        author="Nobody",
        facts=(("level", "hard"), ("source", "a book")),
        rules="As ever.",
    )
    own = collections.folder("Sharp ones")
    first, second = (collections.add(entry, own).number for entry in (played, killer))
    collections.add(plain)
    collections.tag((first, second), "wings")
    collections.favour((first,), favourite=True)
    collections.rate({first: Rated(72, "hard", "x-wing")})
    collections.note_played([Played(plain, State.SOLVED, "2026-01-02T03:04:05Z")])
    collections.delete((second,))


def write_files(folder: Path, rng: Random) -> list[Path]:
    """Write files to be dropped on the window: whole, altered, and none at all."""
    folder.mkdir(parents=True)
    folders = write_folder(folder / "data")
    contents: dict[str, bytes] = {
        "puzzle.txt": PUZZLE.encode(),
        "several.sdm": b"\n".join([PUZZLE.encode()] * 3),
        "packed.txt.gz": gzip.compress(PUZZLE.encode()),
        "lecture.toml": LECTURE.encode(),
        "run.txt": paste_of(sample_run()).encode(),
        "rush.txt": rush_text(sample_rush()).encode(),
        "backup.zip": pack(folders),
        "save.json": (folder / "data/games/sample.json").read_bytes(),
        "none.txt": b"",
        "noise.bin": rng.randbytes(3000),
        "nul\u200b\u202e name.txt": PUZZLE.encode(),
        "x" * 200 + ".txt": PUZZLE.encode(),
        "large.txt": b"1 " * 800_000,
        "deep.toml": b"a = " + b"[" * 5000,
        "digits.toml": b"a = " + b"9" * 5000,
        "bad.toml": b"[[page]]\nboard = 7\n",
        "two.txt": b"." * 81,
        "killer.txt": KILLER.encode(),
    }
    files = []
    for name, content in contents.items():
        path = folder / name
        path.write_bytes(content)
        files.append(path)
    for number in range(12):
        path = folder / f"mutant-{number}{rng.choice(('.txt', '.toml', '.json', '.sdk', ''))}"
        path.write_bytes(mutated(rng.choice(list(contents.values())), rng))
        files.append(path)
    if os.name != "nt":
        odd = folder / os.fsdecode(b"caf\xe9.txt")
        odd.write_bytes(PUZZLE.encode())
        os.mkfifo(folder / "pipe")
        (folder / "link.txt").symlink_to(folder / "nowhere")
        files += [odd, folder / "pipe", folder / "link.txt", Path("/dev/zero")]
    return [*files, folder, folder / "missing.txt"]


def mutated(content: bytes, rng: Random) -> bytes:
    """Return a content with some of it changed, taken away, put twice or replaced."""
    found = bytearray(content)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8, 40))):
        at = rng.randrange(len(found) + 1)
        match rng.randrange(7):
            case 0 if at < len(found):
                found[at] ^= 1 << rng.randrange(8)
            case 1 if at < len(found):
                found[at] = rng.randrange(256)
            case 2:
                del found[at : at + rng.choice((1, 2, 8, 100, 5000))]
            case 3:
                found[at:at] = rng.choice(WORDS)
            case 4:
                start = rng.randrange(len(found) + 1)
                found[at:at] = found[start : start + rng.choice((1, 9, 81, 400))]
            case 5:
                found[at : at + rng.choice((1, 2, 3, 9))] = rng.choice(WORDS)
            case _ if rng.random() < 0.1:
                found = bytearray(rng.randbytes(rng.choice((0, 1, 50, 4096))))
            case _:
                found[at:at] = rng.randbytes(rng.choice((1, 4)))
        del found[400_000:]
    return bytes(found)


ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 9, 10, 81, 2**31, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e308),
    *("", "0", "hard", "x" * 200, "\0", "\ud800", "\u200b", "hd-g2-7q2k4m-27g", "6x6", "." * 81),
    *([], {}, [[]], [None], {"": None}, [0] * 100, float("nan"), float("inf")),
)


def mutated_json(content: bytes, rng: Random) -> bytes:
    """Return an object with some of its values changed, taken away, moved or put twice."""
    top = json.loads(content)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        change(top, rng)
    return json.dumps(top).encode()


def change(top: Any, rng: Random) -> None:
    """Change a value somewhere below an object; copies, for what holds itself cannot be written."""
    here = top
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = rng.choice(keys)
        below = here[key]
        if isinstance(below, dict | list) and below and rng.random() < 0.8:
            here = below
            continue
        match rng.randrange(6):
            case 0:
                del here[key]
            case 1 if isinstance(here, list):
                here.insert(key, deepcopy(rng.choice((below, *ODD))))
            case 2:
                here[key] = deepcopy(here[rng.choice(keys)])
            case 3 if isinstance(below, int):
                here[key] = below + rng.choice((-1, 1, 8, 10**6))
            case _:
                here[key] = deepcopy(rng.choice(ODD))
        return


def mutated_tables(content: bytes, rng: Random) -> bytes:
    """Return a database with some of the values in its tables changed, as far as they allow it."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(content)
        tables = [
            name
            for (name,) in database.execute("select name from sqlite_schema where type = 'table'")
        ]
        for _ in range(rng.choice((1, 1, 2, 8))):
            table = rng.choice(tables)
            columns = [row[1] for row in database.execute(f"pragma table_info({table})")]
            column = rng.choice(columns)
            cells = database.execute(f"select {column} from {table}").fetchall()
            if not cells:
                continue
            (before,) = rng.choice(cells)
            after = rng.choice(ODD)
            if isinstance(before, str) and rng.random() < 0.5:
                after = mutated(before.encode(), rng).decode("utf-8", "replace")
            if isinstance(after, str):
                after = after.encode("utf-8", "replace").decode()
            elif isinstance(after, list | dict):
                after = json.dumps(after)
            # What its constraints refuse stays as it is.
            with suppress(sqlite3.Error, OverflowError):
                database.execute(
                    f"update {table} set {column} = ? where {column} is ?", (after, before)
                )
        database.commit()
        return database.serialize()
