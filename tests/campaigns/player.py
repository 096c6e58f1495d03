"""The player of the campaign of kills: a process of its own that plays until it is killed.

What it has seen it tells through a pipe, as an account that only grows: of the moves of a game, of
lessons, of settings. What was kept for good it tells apart.
"""

import io
import os
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from datetime import date, timedelta
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from game.cli.main import main
from game.core.grid import Grid
from game.formats.document import Entry
from game.generate.levels import Level
from game.play.editing.serial import plain_of
from game.play.editing.tool import every_tool
from game.play.intents import Command, EnterDigit, SelectCells
from game.play.selection import Tool
from game.store.collections.collections import OWN, Collections
from game.store.collections.search import Query
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.ui.editor.editor import EditorScene
from game.ui.library.arguments import ImportRequest
from game.ui.library.export import ExportScene
from game.ui.modes.daily import Daily
from game.ui.school.arguments import CourseKind, CourseRequest
from tests.campaigns import modes
from tests.campaigns.samples import write_folder
from tests.ui.driver import PUZZLE, SOLUTION, Driver

FIRST_DAY: Final = date(2026, 1, 1)
BACKUP: Final = "all.zip"
VOLUMES: Final = 1000


class Teller:
    """Tells the parent what is seen, and what of it is kept for good."""

    def __init__(self, pipe: Connection, driver: Driver) -> None:
        self._pipe: Final = pipe
        self._driver: Final = driver

    def seen(self, account: object) -> None:
        self._driver.pilot.frames()
        self._pipe.send(("seen", account))

    def kept(self, account: object) -> None:
        """Tell once the writer has nothing left to do."""
        self._driver.folder.writer.flush()
        self._pipe.send(("kept", account))


def play(scenario: str, folder: Path, seed: int, pipe: Connection) -> None:
    """Play a scenario to its end, and wait to be killed."""
    rng = Random(seed)
    os.environ["HOME"] = str(folder)
    if scenario == "backup":
        back_up(folder, pipe)
        return
    today = FIRST_DAY

    def on() -> date:
        return today

    pipe.send(("begun", None))
    driver = Driver(folder / "data", (480, 360), today=on)
    driver.game.worker.start()
    teller = Teller(pipe, driver)
    for day in SCENARIOS[scenario](driver, rng, teller):
        today = FIRST_DAY + timedelta(day)
    pipe.send(("done", None))
    pipe.recv()


def in_play(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Digits, notes and what is taken back."""
    driver.begin()
    current = driver.game.services.current_game
    cells = [cell for cell, value in enumerate(PUZZLE) if value == "0"]
    for _ in range(40):
        current.do(SelectCells((rng.choice(cells),)))
        deed = rng.random()
        if deed < 0.2:
            current.do(Command.UNDO)
        else:
            tool = None if deed < 0.6 else rng.choice((Tool.CORNER, Tool.CENTRE))
            current.do(EnterDigit(rng.randrange(1, 10), tool))
        teller.seen(modes.account(driver))
    yield 0


def at_wins(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """A game that is won, after a few others."""
    for _ in range(rng.choice((1, 1, 2))):
        driver.begin()
        current = driver.game.services.current_game
        game_id = current.game_id
        for cell, value in enumerate(PUZZLE):
            if value == "0":
                current.do(SelectCells((cell,)))
                current.do(EnterDigit(int(SOLUTION[cell])))
        teller.seen(game_id)
        driver.pilot.frames(rng.randrange(8))
    yield 0


def in_lessons(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """A lesson, answered at random."""
    stage, learning = driver.game.stage, driver.game.services.learning
    stage.push(
        "lesson",
        CourseRequest(CourseKind.LESSON, rng.choice(("naked-pair", "full-house")), seed="kill"),
    )
    for _ in range(60):
        for _ in range(4):
            driver.pilot.press(rng.choice(("return", "h", "tab", "down", "right", *"123456789")))
        teller.seen(len(learning.progress.attempts))
        if rng.random() < 0.2:
            teller.kept(len(learning.progress.attempts))
    yield 0


def at_imports(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Puzzles from files, opened one after the other."""
    for number in range(4):
        path = driver.path.parent / f"puzzle-{number}.txt"
        kept = {cell for cell, value in enumerate(SOLUTION) if value != str(number + 1)}
        path.write_text("".join(v if c in kept else "." for c, v in enumerate(SOLUTION)))
        before = driver.game.services.current_game.game_id
        driver.game.stage.replace("menu")
        driver.game.services.launcher.open_file(path)
        while driver.game.services.current_game.game_id == before:
            driver.pilot.frames()
            time.sleep(0.002)
        driver.wait_for("play")
        teller.seen(modes.account(driver))
    yield 0


def in_settings(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Settings that change, one after the other."""
    services = driver.game.services
    for number in range(1, 60):
        volume = number / VOLUMES
        sound = services.preferences.settings.sound._replace(volume=volume)
        services.preferences.change(services.preferences.settings._replace(sound=sound))
        teller.seen(number)
        if rng.random() < 0.3:
            teller.kept(number)
    yield 0


def at_first_start(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """The question of the first start, and what follows from the answer."""
    driver.game.stage.push("welcome")
    for _ in range(6):
        driver.pilot.press(rng.choice(("return", "down", "up", "tab", "space")))
        teller.seen(None)
    yield 0


def in_exports(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Games written to files, and pictures."""
    driver.begin()
    pictures = driver.game.services.pictures
    pictures.mkdir(parents=True)
    for number in range(10):
        export = driver.game.stage.push("export")
        assert isinstance(export, ExportScene)
        form = rng.choice([form for form in export.forms if form != "opensudoku"])
        export._save(pictures / f"game-{number}.txt", form)
        while driver.scene != "play":
            driver.pilot.press("escape")
        driver.pilot.press("f12")
        teller.seen(number)
    yield 0


def at_dailies(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Dailies of day after day, some of them won, while midnight passes."""
    opened: list[str] = []
    for day in range(5):
        yield day
        services = driver.game.services
        driver.game.stage.replace("menu")
        Daily(services).open(services.daily.today, Level.EASY)
        driver.wait_for("play")
        session = services.current_game.session
        assert session.puzzle.id is not None
        opened.append(session.puzzle.id)
        teller.seen(tuple(opened))
        if rng.random() < 0.5:
            teller.kept(tuple(opened))


def in_editor(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Puzzles in the making: typed, painted, drawn, taken back."""
    editor = driver.game.stage.push("editor")
    assert isinstance(editor, EditorScene)
    editing = editor.editing
    for _ in range(60):
        deed = rng.random()
        if deed < 0.15:
            editor.undo()
        elif deed < 0.25:
            editor.redo()
        elif deed < 0.3:
            editor.sketching.use(rng.choice(rng.choice(list(every_tool().values()))))
        elif deed < 0.32:
            editor.clear()
        elif deed < 0.5 and editor.sketching.draws:
            size = editing.draft.board.size
            start = rng.uniform(-1, size + 1), rng.uniform(-1, size + 1)
            editor.sketching.press(start)
            editor.sketching.drag((start[0] + rng.uniform(-3, 3), start[1] + rng.uniform(-3, 3)))
            editor.sketching.release()
        else:
            editing.cursor = rng.choice(editing.draft.board.cells)
            driver.pilot.press(rng.choice("123456789"))
        teller.seen(([plain_of(draft) for draft in editing.drafts], editing.position))
    yield 0


def in_collections(driver: Driver, rng: Random, teller: Teller) -> Iterator[int]:
    """Puzzles kept, moved, tagged, deleted and brought back; now and then a file of many."""
    collections = driver.game.services.collections
    own = collections.folder("Own")
    model: dict[int, Row] = {}
    change: Callable[[], object]
    for number in range(1, rng.choice((2, 8, 40))):
        chosen = [one for one in model if rng.random() < 0.3]
        deed = rng.random()
        if not model or deed < 0.4:
            puzzle = relabelled(rng)
            coming = {len(model) + 1: Row(puzzle, OWN, favourite=False, tags=())}
            if puzzle in {row.givens for row in model.values()}:
                continue
            after = model | coming
            change = partial(collections.add, Entry(Grid.parse(puzzle)))
        elif deed < 0.6:
            after = model | {one: model[one]._replace(favourite=True) for one in chosen}
            change = partial(collections.favour, chosen, favourite=True)
        elif deed < 0.8:
            after = model | {one: model[one]._replace(tags=("sharp",)) for one in chosen}
            change = partial(collections.tag, chosen, "sharp")
        else:
            after = model | {one: model[one]._replace(folder=own) for one in chosen}
            change = partial(collections.move, chosen, own)
        # Told before it is done: what is found later is one of these, and not an early one.
        teller.seen((number, after))
        change()
        model = after
        teller.kept((number, after))
    path = driver.path.parent / "many.txt"
    path.write_text("\n".join({relabelled(rng) for _ in range(2500)}))
    arrival = collections.arrival()
    stage = driver.game.stage
    stage.push("importing", ImportRequest(path, own, arrival))
    teller.seen((("import", arrival), model))
    while driver.scene == "importing":
        driver.pilot.frames()
        time.sleep(0.002)
        teller.seen((("import", arrival), model))
    yield 0


class Row(NamedTuple):
    """A puzzle as the collections must have it."""

    givens: str
    folder: int
    favourite: bool
    tags: tuple[str, ...]


def rows_of(collections: Collections) -> dict[int, Row]:
    """Return all puzzles that collections hold."""
    kept = collections.rows(list(collections.find(Query())))
    return {
        one.number: Row(one.givens, one.folder, one.favourite, one.tags)
        for one in kept
        if one is not None
    }


def relabelled(rng: Random) -> str:
    """Return the puzzle with its digits under other names."""
    digits = "".join(rng.sample("123456789", 9))
    return PUZZLE.translate(str.maketrans("0123456789", "." + digits))


def back_up(folder: Path, pipe: Connection) -> None:
    """Write everything into one file, by the command."""
    write_folder(folder / "data")
    pipe.send(("begun", None))
    with redirect_stdout(io.StringIO()):
        main(["backup", "--data-dir", str(folder / "data"), str(folder / BACKUP)])
    pipe.send(("kept", "backup"))
    pipe.send(("done", None))
    pipe.recv()


Scenario = Callable[[Driver, Random, Teller], Iterator[int]]
SCENARIOS: Final[dict[str, Scenario]] = {
    "play": in_play,
    "win": at_wins,
    "lesson": in_lessons,
    "import": at_imports,
    "settings": in_settings,
    "first start": at_first_start,
    "export": in_exports,
    "daily": at_dailies,
    "editor": in_editor,
    "collections": in_collections,
    **modes.SCENARIOS,
}
NAMES: Final = (*SCENARIOS, "backup")


def find_again(folder: Path) -> DataFolder:
    """Open what a killed player left."""
    return DataFolder(Folders.below(folder), now=lambda: "2099-01-01T00:00:00Z")
