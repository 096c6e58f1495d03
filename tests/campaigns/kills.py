"""Kills: real processes that end at a random moment, and what the next start finds.

Nothing that was on the screen of a game is lost, each win is recorded exactly once with its own
date, what was kept of lessons, settings and dailies is there, files are whole or not there, and
the workers of the killed process are gone.
"""

import multiprocessing
import os
import shutil
import time
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final

from game.play.editing.serial import plain_of
from game.play.saved import SavedGame
from game.store.atomic import UNFINISHED
from game.store.backups import unpack
from game.store.collections.imports import PART
from game.store.folder import DataFolder
from game.store.library import read_entries
from game.ui.games.games import Games
from game.ui.scene.settings import Settings, checks
from game.ui.window.app import ASSETS
from tests.campaigns import modes, player
from tests.campaigns.campaign import Campaign, Given, Told, within
from tests.pilot import headless

PATIENCE: Final = 120.0
METHOD: Final = "forkserver" if os.name != "nt" else "spawn"


class Seen:
    """What a player told before it was killed."""

    def __init__(self) -> None:
        self.seen: list[Any] = []
        self.kept: list[Any] = []
        self.messages = 0
        self.begun = False

    def take(self, kind: str, account: Any) -> None:
        self.messages += 1
        if kind == "begun":
            self.begun = True
        elif kind == "seen":
            self.seen.append(account)
        elif kind == "kept":
            self.kept.append(account)


def run(given: Given, told: Told) -> None:
    """Kill so many players, of each scenario in turn."""
    headless()
    context = multiprocessing.get_context(METHOD)
    if METHOD == "forkserver":
        context.set_forkserver_preload(["tests.campaigns.player", "game.ui.play.play"])
    for number in range(given.trials):
        if told.is_full:
            return
        rng = Random(f"kills {given.seed} {number}")
        scenario = player.NAMES[number % len(player.NAMES)]
        folder = given.folder / f"life-{number}"
        folder.mkdir()
        told.count("kills")
        try:
            with within(PATIENCE):
                seen = one_life(context, scenario, folder, rng)
                told.count(scenario if seen.begun else "before anything began")
                told.count("accounts seen", len(seen.seen) + len(seen.kept))
                check(scenario, folder, seen, told)
        except Exception as error:
            told.fault(f"seed {given.seed}, kill {number}: {scenario}", error)
        shutil.rmtree(folder, ignore_errors=True)


def one_life(context: Any, scenario: str, folder: Path, rng: Random) -> Seen:
    """Start a player and kill it: after so many accounts, and a moment."""
    ours, theirs = context.Pipe()
    process = context.Process(
        target=player.play, args=(scenario, folder, rng.randrange(10**9), theirs)
    )
    process.start()
    theirs.close()
    try:
        return killed(process, ours, rng)
    finally:
        process.kill()
        process.join()
        ours.close()


def killed(process: Any, ours: Connection, rng: Random) -> Seen:
    """Hear so many accounts and then end a player."""
    seen = Seen()
    wanted = rng.choice((0, 1, 1, 2, 3, 5, 10, 20, 40))
    moment = rng.choice((0.0, 0.001, 0.005, 0.02, 0.1)) * rng.random()
    # A life that ends before it has told anything ends some time after it began.
    if wanted == 0:
        moment += 0.4 * rng.random()
    while seen.messages < wanted:
        kind, account = ours.recv()
        seen.take(kind, account)
        if kind == "done":
            break
    time.sleep(moment)
    workers = children_of(process.pid)
    process.kill()
    process.join()
    hear(ours, seen)
    for pid in workers:
        while os.path.exists(f"/proc/{pid}") and not is_dead(pid):
            time.sleep(0.02)  # a worker that outlives its game is a fault, by the time limit
    return seen


def hear(pipe: Connection, seen: Seen) -> None:
    """Take what was told before the end: it was on the screen."""
    try:
        while pipe.poll():
            seen.take(*pipe.recv())
    except (EOFError, OSError):
        return


def children_of(pid: int) -> list[int]:
    """Return the processes that a process started; none where the system does not tell."""
    try:
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return list(map(int, found))


def is_dead(pid: int) -> bool:
    """Whether a process has ended, and only waits to be noticed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def check(scenario: str, folder: Path, seen: Seen, told: Told) -> None:
    """Start again, as the program does, and compare."""
    if scenario == "backup":
        path = folder / player.BACKUP
        if path.exists():
            assert len(unpack(path)) > 5
            told.count("backups whole")
        assert path.exists() or not seen.kept, "the backup is gone"
        return
    if scenario in ("editor", "collections"):
        data = player.find_again(folder / "data")
        try:
            (check_drafts if scenario == "editor" else check_collections)(data, seen, told)
        finally:
            data.close()
        return
    data = player.find_again(folder / "data")
    try:
        settings = data.settings(Settings(), checks(ASSETS / "themes"))
        assert settings.messages == (), settings.messages
        rushes = data.rushes  # records what a Rush left
        games = Games(data)
        found = {game.game_id: game for game in games.all()}
        data.writer.flush()
        runs = rushes.records.runs()
        recorded = [run.game_id for run in runs]
        opened = tuple(one.puzzle_id for one in data.dailies.opened())
        attempts = len(data.learning.progress.attempts)
        messages = data.take_messages()
        assert messages == (), messages
        if scenario in modes.SCENARIOS:
            check_mode(scenario, data, found, seen, told)
    finally:
        data.close()
    assert len(recorded) == len(set(recorded)), "a win was recorded twice"
    assert all(not run.ended_at.startswith("2099") for run in runs), "not the date of the win"
    told.count("wins recorded", len(recorded))
    if scenario == "win":
        assert set(seen.seen) <= set(recorded), "a win that was seen is not recorded"
        assert not set(recorded) & set(found), "a game that was won is still in progress"
    elif scenario in ("play", "import"):
        last = dict(seen.seen)
        for game_id, before in last.items():
            assert game_id in found, "a game that was seen is gone"
            after = modes.played(found[game_id])
            # The moves were told by a live process: what it did after that may be there, too.
            assert modes.begins_with(before, after), f"{before[-3:]} is not in {after[-3:]}"
            told.count("games found")
    elif scenario == "settings":
        volume = round(settings.settings.sound.volume * player.VOLUMES)
        most = (seen.seen or [0])[-1] + 1
        assert not seen.kept or seen.kept[-1] <= volume <= most, f"{volume} of {seen.kept[-1:]}"
    elif scenario == "lesson":
        assert attempts >= (seen.kept or [0])[-1], f"{attempts} of {seen.kept[-1:]}"
    elif scenario == "daily":
        assert opened[: len((seen.kept or [()])[-1])] == (seen.kept or [()])[-1]
    elif scenario == "export":
        for path in (folder / "data" / "pictures").glob("*"):
            if path.suffix in UNFINISHED:
                continue
            told.count("exports whole")
            if path.suffix == ".png":
                assert path.read_bytes().endswith(b"IEND\xaeB`\x82"), path
            else:
                read_entries(path)


def check_mode(
    scenario: str, data: DataFolder, found: dict[str, SavedGame], seen: Seen, told: Told
) -> None:
    """What was played for points, against somebody or in a class goes on or is recorded."""
    if scenario == "rush":
        modes.check_rushes(data, seen, told)
    elif scenario == "versus":
        modes.check_matches(data, seen, told)
    elif scenario == "class":
        modes.check_classes(data, seen, told)
    else:
        modes.check_games(data, found, seen, told)


def check_drafts(data: DataFolder, seen: Seen, told: Told) -> None:
    """The puzzle in the making is as it was seen last, or a deed further."""
    if not seen.seen:
        return
    drafts, position = seen.seen[-1]
    kept = data.drafts.load()
    found = [plain_of(draft) for draft in kept.drafts]
    told.count("drafts found", len(found))
    if found == drafts:
        assert abs(kept.position - position) <= 1, f"{kept.position} of {position}"
    else:
        assert found[:-1] == drafts[: position + 1], "a draft that was seen is gone"
        assert kept.position == position + 1


def check_collections(data: DataFolder, seen: Seen, told: Told) -> None:
    """The collections hold one of the states that were told: the last one kept, or one since.

    Of a file that was being imported the parts are whole or absent.
    """
    found = player.rows_of(data.collections)
    if not seen.seen:
        assert not found
        return
    number, expected = seen.seen[-1]
    if isinstance(number, tuple):
        came = data.collections.count_arrival(number[1])
        there = {one: row for one, row in found.items() if one in expected}
        assert there == expected, "what was kept before an import is gone"
        assert len(found) == len(there) + came
        told.count("imports", 1)
        told.count("puzzles imported", came)
        assert came % PART == 0 or came > 2 * PART, f"a part of {came}"
        return
    states = [{}] if not seen.kept else [seen.kept[-1][1]]
    states += [after for _, after in seen.seen[-2:]]
    assert found in states, f"{found} is none of {states}"
    told.count("puzzles found", len(found))


CAMPAIGN: Final = Campaign("kills", run, short=22, seeds=20, long=50)
