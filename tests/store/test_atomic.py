import os
import stat
from pathlib import Path
from stat import S_ISFIFO

import pygame
import pytest

from game.shell.screenshot import save_png
from game.store.atomic import TooLargeError, read_file, replace_file, set_aside

needs_posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


@pytest.mark.parametrize("durable", [True, False])
def test_new_content_takes_the_place_of_the_old(tmp_path: Path, *, durable: bool) -> None:
    path = tmp_path / "file"
    for content in (b"one", b"two"):
        replace_file(path, content, durable=durable)
        assert read_file(path, 10) == content
    assert list(tmp_path.iterdir()) == [path]


@needs_posix
@pytest.mark.parametrize("durable", [True, False])
def test_a_file_is_the_players_alone(tmp_path: Path, *, durable: bool) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    path.chmod(0o644)
    replace_file(path, b"new", durable=durable)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@needs_posix
def test_what_is_exported_is_for_whomever_the_umask_allows(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        replace_file(tmp_path / "file", b"new", durable=False, exported=True)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o640


@needs_posix
@pytest.mark.parametrize("suffix", ["durable", "new"])
def test_what_a_link_leads_to_is_never_written(tmp_path: Path, suffix: str) -> None:
    victim, path = tmp_path / "victim", tmp_path / "file"
    victim.write_text("precious")
    (tmp_path / f"file.{suffix}").symlink_to(victim)
    replace_file(path, b"new", durable=suffix == "durable")
    assert victim.read_text() == "precious"
    assert path.read_bytes() == b"new"


@needs_posix
def test_a_pipe_in_place_of_a_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="no plain file"):
        read_file(path, 10)
    with pytest.raises(IsADirectoryError):
        read_file(tmp_path, 10)


def test_no_more_is_read_than_belongs_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(bytes(10))
    assert len(read_file(path, 10)) == 10
    with pytest.raises(TooLargeError):
        read_file(path, 9)


def test_what_could_not_be_written_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    replace_file(path, b"old", durable=True)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        replace_file(path, b"new", durable=True)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@needs_posix
def test_a_file_is_set_aside_beside_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("bad")
    (tmp_path / "file.bad").symlink_to(tmp_path / "nowhere")
    assert set_aside(path) == tmp_path / "file.bad1"


@needs_posix
def test_a_device_is_never_taken_from_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who may do anything may also rename a file over a device: here a pipe stands for one."""
    path = tmp_path / "device"
    os.mkfifo(path)
    monkeypatch.setattr("game.store.atomic.S_ISCHR", S_ISFIFO)
    with pytest.raises(OSError, match="it is a device"):
        replace_file(path, b"new", durable=False)
    with pytest.raises(OSError, match="no plain file"):
        save_png(pygame.Surface((4, 4)), path)
    assert [S_ISFIFO(found.stat().st_mode) for found in tmp_path.iterdir()] == [True]
