import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.generate.levels import Level
from game.messages.catalogue import Catalogue
from game.play.game_rules import CALM
from game.play.intents import EnterDigit, SelectCells
from game.play.options import Options
from game.play.saved import SavedGame
from game.play.serial import encode
from game.play.session import Session
from game.store import saves
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.saves import Found, SavedGames
from game.store.writer import Writer
from tests.play.boards import EASY, EASY_SOLUTION, Clock, new_session

DATE = "2026-01-02T03:04:05Z"


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def games_in(folder: Path, writer: Writer) -> SavedGames:
    return SavedGames(folder, writer, lambda: DATE)


def played(game_id: str = "test", digit: int = 5) -> Session:
    session = Session.new(EASY, clock=Clock(), options=Options(), level=Level.EASY, game_id=game_id)
    session.do(SelectCells((0,)))
    session.do(EnterDigit(digit))
    return session


def live(folder: Path, game_id: str = "test") -> Path:
    return folder / "games" / f"{game_id}.live.json"


def durable(folder: Path, game_id: str = "test") -> Path:
    return folder / "games" / f"{game_id}.json"


def told(games: SavedGames) -> list[str]:
    return [Catalogue().render(said) for said in games.take_messages()]


def found(games: SavedGames, game_id: str = "test") -> SavedGame | None:
    loaded = games.load(game_id)
    return None if loaded is None else loaded.game


def test_a_kept_game_is_found_again_with_its_date(tmp_path: Path, writer: Writer) -> None:
    session = played()
    assert games_in(tmp_path, writer).keep(session.saved()) is None
    games = games_in(tmp_path, writer)
    assert games.ids == ("test",)
    loaded = games.load("test")
    assert loaded == Found(session.saved(), DATE)
    assert told(games) == []
    assert loaded is not None
    assert Session(loaded.game, options=Options(), clock=Clock()).state == session.state


def test_games_have_files_of_their_own_and_the_last_played_comes_first(
    tmp_path: Path, writer: Writer
) -> None:
    games = games_in(tmp_path, writer)
    for game_id in ("one", "two", "three"):
        games.keep(played(game_id).saved())
    assert games.ids == ("three", "two", "one")
    games.keep(played("one", 7).saved())
    writer.flush()
    again = games_in(tmp_path, writer)
    assert games.ids == again.ids == ("one", "three", "two")
    assert found(again, "two") == played("two").saved()
    assert found(again, "one") == played("one", 7).saved()


def test_a_date_that_was_set_back_does_not_put_a_game_behind(
    tmp_path: Path, writer: Writer
) -> None:
    games = games_in(tmp_path, writer)
    games.keep(played("one").saved())
    os.utime(live(tmp_path, "one"), (4e9, 4e9))
    games = games_in(tmp_path, writer)
    games.keep(played("two").saved())
    writer.flush()
    assert games_in(tmp_path, writer).ids == ("two", "one")


def test_the_last_of_many_moves_is_on_the_disk_at_once_and_durable_soon(
    tmp_path: Path, writer: Writer
) -> None:
    games = games_in(tmp_path, writer)
    session = new_session()
    for cell in session.puzzle.givens.open_cells:
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(1))
        games.keep(session.saved())
        plain = json.loads(live(tmp_path).read_bytes())
        assert len(plain["played"]) == len(session.saved().played)
    writer.flush()
    assert durable(tmp_path).read_bytes() == live(tmp_path).read_bytes()


def test_fsync_never_runs_on_the_callers_thread(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()
    real = os.fsync

    def watched(descriptor: int) -> None:
        threads.add(threading.current_thread())
        real(descriptor)

    monkeypatch.setattr(os, "fsync", watched)
    games_in(tmp_path, writer).keep(played().saved())
    writer.flush()
    assert threads
    assert threading.current_thread() not in threads


def test_a_game_that_did_not_change_is_not_written_again(tmp_path: Path, writer: Writer) -> None:
    games = games_in(tmp_path, writer)
    games.keep(played().saved())
    live(tmp_path).unlink()
    games.keep(played().saved())
    assert not live(tmp_path).exists()
    games.keep(played("test", 6).saved())
    assert live(tmp_path).exists()


def test_a_removed_game_is_gone_and_leaves_the_others(tmp_path: Path, writer: Writer) -> None:
    games = games_in(tmp_path, writer)
    games.keep(played("one").saved())
    games.keep(played("two").saved())
    games.remove("one")
    writer.flush()
    assert games.ids == games_in(tmp_path, writer).ids == ("two",)
    assert {path.name for path in (tmp_path / "games").iterdir()} == {"two.live.json", "two.json"}
    games.keep(played("one").saved())
    assert live(tmp_path, "one").exists()


@pytest.mark.parametrize("lost", ["missing", "empty", "zeros"])
def test_the_durable_file_serves_when_the_live_one_was_lost(
    tmp_path: Path, writer: Writer, lost: str
) -> None:
    session = played()
    games_in(tmp_path, writer).keep(session.saved())
    writer.flush()
    if lost == "missing":
        live(tmp_path).unlink()
    else:
        live(tmp_path).write_bytes(b"" if lost == "empty" else bytes(300))
    games = games_in(tmp_path, writer)
    assert games.ids == ("test",)
    assert found(games) == session.saved()
    assert told(games) == []


@pytest.mark.parametrize(
    "damage",
    [
        b"{",
        b"\xff\xfe\x00",
        b"[1, 2, 3]",
        b'{"some": "thing else"}',
        b"[" * 100_000,
        b'{"nonet": "game", "version": 1}',
        b'{"nonet": "game", "version": 1' + b"0" * 5000 + b"}",
    ],
    ids=["cut", "bytes", "list", "foreign", "deep", "partial", "digits"],
)
def test_a_damaged_or_foreign_save_is_set_aside_and_told(
    tmp_path: Path, writer: Writer, damage: bytes
) -> None:
    path = live(tmp_path)
    for name in ("test.live.json.bad", "test.live.json.bad1"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(damage)
        games = games_in(tmp_path, writer)
        assert found(games) is None
        assert games.ids == ()
        (said,) = told(games)
        assert name in said
        assert len(said) < 500
        assert (path.parent / name).read_bytes() == damage
        assert not path.exists()


def test_a_damaged_live_file_does_not_hide_a_sound_durable_one(
    tmp_path: Path, writer: Writer
) -> None:
    session = played()
    games_in(tmp_path, writer).keep(session.saved())
    writer.flush()
    live(tmp_path).write_text("{")
    games = games_in(tmp_path, writer)
    assert found(games) == session.saved()
    assert len(told(games)) == 1


@pytest.mark.parametrize(("part", "value"), [("version", 99), ("mode", "rush"), ("shape", "5x5")])
def test_what_a_later_version_wrote_stays_as_it_is(
    tmp_path: Path, writer: Writer, part: str, value: object
) -> None:
    plain: dict[str, Any] = json.loads(json.dumps(encode(played().saved())))
    place = {"version": plain, "mode": plain["rules"], "shape": plain["puzzle"]}[part]
    place[part] = value
    live(tmp_path).parent.mkdir()
    live(tmp_path).write_text(json.dumps(plain))
    games = games_in(tmp_path, writer)
    assert found(games) is None
    (said,) = told(games)
    assert "version" in said
    assert [path.name for path in live(tmp_path).parent.iterdir()] == ["test.live.json"]


def test_a_save_that_may_not_be_read_stays_as_it_is(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    games_in(tmp_path, writer).keep(played().saved())
    writer.flush()

    def refused(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(saves, "read_file", refused)
        games = games_in(tmp_path, writer)
        assert found(games) is None
        assert "stays as it is" in told(games)[0]
    assert found(games_in(tmp_path, writer)) == played().saved()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes in folders")
def test_a_pipe_in_place_of_a_save_is_not_waited_for(tmp_path: Path, writer: Writer) -> None:
    (tmp_path / "games").mkdir()
    os.mkfifo(live(tmp_path))
    os.mkfifo(tmp_path / "game.json")
    games = games_in(tmp_path, writer)
    assert found(games) is None
    assert len(told(games)) == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows needs a right to make links")
def test_a_link_that_leads_nowhere_hides_no_game(tmp_path: Path, writer: Writer) -> None:
    games_in(tmp_path, writer).keep(played().saved())
    live(tmp_path, "lost").symlink_to(tmp_path / "nowhere")
    (tmp_path / "game.json").symlink_to(tmp_path / "nowhere")
    games = games_in(tmp_path, writer)
    assert found(games) == played().saved()
    assert found(games, "lost") is None


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path, writer: Writer) -> None:
    (tmp_path / "games").write_text("")
    games = games_in(tmp_path, writer)
    assert games.ids == ()
    assert "stays as it is" in told(games)[0]
    said = games.keep(played().saved())
    assert said is not None
    assert "cannot be saved" in Catalogue().render(said)


def test_a_file_holds_the_game_of_its_name_and_other_files_are_none(
    tmp_path: Path, writer: Writer
) -> None:
    games_in(tmp_path, writer).keep(played().saved())
    writer.flush()
    content = live(tmp_path).read_bytes()
    for name in ("other.json", "test copy.json", ".json", "test.live.json.new", "test.json.bad"):
        (tmp_path / "games" / name).write_bytes(content)
    games = games_in(tmp_path, writer)
    assert set(games.ids) == {"test", "other"}
    assert not (tmp_path / "games" / "test.live.json.new").exists()
    assert found(games, "other") is None
    assert "other.json.bad" in told(games)[0]


def test_a_file_too_large_for_a_save_is_set_aside(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    games_in(tmp_path, writer).keep(played().saved())
    writer.flush()
    monkeypatch.setattr(saves, "LARGEST", 10)
    games = games_in(tmp_path, writer)
    assert found(games) is None
    assert len(told(games)) == 2
    said = games.keep(played("another").saved())
    assert said is not None
    assert "too many moves" in Catalogue().render(said)


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(
    tmp_path: Path, writer: Writer
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    games = games_in(folder, writer)
    folder.rmdir()
    said = games.keep(played().saved())
    assert said is not None
    assert "cannot be saved" in Catalogue().render(said)


# -- the first version


def first_version(session: Session) -> dict[str, Any]:
    """Return a game as the first version saved it."""
    plain: dict[str, Any] = json.loads(json.dumps(encode(session.saved())))
    made = [what[1:] for what in plain.pop("played")]
    del plain["rules"], plain["puzzle"]["shape"], plain["tally"]["undos"]
    history = {"capacity": None, "start": None, "moves": made, "position": len(made)}
    seconds = plain.pop("milliseconds") / 1000
    return plain | {"version": 1, "history": history, "seconds": seconds}


@pytest.mark.parametrize("name", ["game.json", "game.live.json"])
def test_the_one_game_of_the_first_version_gets_a_file_of_its_own(
    tmp_path: Path, writer: Writer, name: str
) -> None:
    session = played()
    (tmp_path / name).write_text(json.dumps(first_version(session)))
    games = games_in(tmp_path, writer)
    assert games.ids == ("test",)
    game = found(games)
    assert game is not None
    assert [at for _, at in game.played] == [None]
    assert game.moves == session.saved().moves
    writer.flush()
    assert not (tmp_path / name).exists()
    again = games_in(tmp_path, writer)
    assert found(again) == game
    assert json.loads(durable(tmp_path).read_bytes())["version"] == 4


def test_the_first_version_is_kept_until_the_new_one_was_read_back(
    tmp_path: Path, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    former = tmp_path / "game.json"
    former.write_text(json.dumps(first_version(played())))

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(saves, "replace_file", full)
        games = games_in(tmp_path, writer)
        assert "No space" in told(games)[0]
        game = found(games)
        assert game is not None
        assert game.moves == played().saved().moves
        writer.flush()
    assert former.exists()
    # Killed between the live file and the durable one: the next start goes on from there.
    live(tmp_path).parent.mkdir(exist_ok=True)
    live(tmp_path).write_text(json.dumps(encode(played("test", 6).saved())))
    assert found(games_in(tmp_path, writer)) == played("test", 6).saved()
    writer.flush()
    assert not former.exists()
    assert found(games_in(tmp_path, writer)) == played("test", 6).saved()


def test_the_first_versions_word_for_no_game_goes_without_a_word(
    tmp_path: Path, writer: Writer
) -> None:
    for name in ("game.json", "game.live.json"):
        (tmp_path / name).write_text("null\n")
    games = games_in(tmp_path, writer)
    assert (games.ids, told(games)) == ((), [])
    assert list(tmp_path.iterdir()) == []


# -- wins


def solved(game_id: str = "won") -> Session:
    session = Session.new(EASY, clock=Clock(), level=Level.EASY, game_id=game_id, rules=CALM)
    for cell in EASY.givens.open_cells:
        session.do(SelectCells((cell,)))
        session.do(EnterDigit(EASY_SOLUTION.values[cell]))
    assert session.saved().is_over
    return session


def test_a_win_is_recorded_and_its_save_goes(tmp_path: Path) -> None:
    folder = DataFolder(Folders.below(tmp_path))
    folder.games.keep(played("other").saved())
    folder.games.keep(solved().saved())
    folder.finish(solved().saved())
    assert folder.games.ids == ("other",)
    folder.close()
    assert not live(tmp_path, "won").exists()
    assert not durable(tmp_path, "won").exists()
    again = DataFolder(Folders.below(tmp_path))
    assert again.games.ids == ("other",)
    best = again.records.best("easy")
    assert best is not None
    assert best.wins == 1
    again.close()


def test_a_win_that_could_not_be_recorded_stays_with_its_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.store.records.PATIENCE", 0)
    (tmp_path / "records.sqlite").mkdir()
    folder = DataFolder(Folders.below(tmp_path))
    folder.games.keep(solved().saved())
    folder.finish(solved().saved())
    folder.writer.flush()
    assert any("stays with its game" in Catalogue().render(m) for m in folder.take_messages())
    folder.close()
    (tmp_path / "records.sqlite").rmdir()
    again = DataFolder(Folders.below(tmp_path), now=lambda: "2030-01-01T00:00:00Z")
    loaded = again.games.load("won")
    assert loaded is not None
    again.finish(loaded.game, loaded.saved_at)
    again.finish(loaded.game, loaded.saved_at)
    best = again.records.best("easy")
    assert best is not None
    assert best.wins == 1
    again.close()
    assert not live(tmp_path, "won").exists()


KILLED = """
import os, signal, sys
from pathlib import Path
from game.play.intents import EnterDigit, SelectCells
from game.store.folder import DataFolder
from game.store.folders import Folders
from tests.play.boards import new_session

folder = DataFolder(Folders.below(Path(sys.argv[1])))
session = new_session()
for cell in session.puzzle.givens.open_cells[:20]:
    session.do(SelectCells((cell,)))
    session.do(EnterDigit(2))
    folder.games.keep(session.saved())
print(session.state.grid.text, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_killed_process_loses_no_move_and_leaves_no_lock(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    killed = subprocess.run(
        [sys.executable, "-c", KILLED, str(tmp_path)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert killed.returncode == -9, killed.stderr
    folder = DataFolder(Folders.below(tmp_path))
    game = found(folder.games)
    messages = folder.take_messages()
    folder.close()
    assert messages == ()
    assert game is not None
    session = Session(game, options=Options(), clock=Clock())
    assert session.state.grid.text == killed.stdout.strip()
