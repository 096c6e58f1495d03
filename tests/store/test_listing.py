"""Folders as a player sees them, and what is told of those that cannot be looked into."""

import os
from pathlib import Path

import pytest

from game.store.listing import Listed, ListingError, listing, writable


def test_folders_come_first_and_what_is_hidden_not_at_all(tmp_path: Path) -> None:
    for name in ("b", "A"):
        (tmp_path / name).mkdir()
    (tmp_path / ".hidden").mkdir()
    for name, size in (("z.txt", 3), ("Y.txt", 5), (".profile", 1)):
        (tmp_path / name).write_bytes(b"x" * size)
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    (tmp_path / "elsewhere").symlink_to(tmp_path / "b")
    assert listing(tmp_path) == [
        Listed("A", True),
        Listed("b", True),
        Listed("elsewhere", True),
        Listed("Y.txt", False, 5),
        Listed("z.txt", False, 3),
    ]


@pytest.mark.parametrize("kind", ["gone", "no_folder"])
def test_what_is_no_folder_is_told(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "file"
    if kind == "no_folder":
        path.write_text("x")
    with pytest.raises(ListingError) as told:
        listing(path)
    assert told.value.key == f"error.listing.{kind}"


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is closed here")
def test_a_closed_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0)
    try:
        with pytest.raises(ListingError) as told:
            listing(tmp_path)
        assert writable(tmp_path, "a.txt")
    finally:
        tmp_path.chmod(0o700)
    assert told.value.key == "error.listing.closed"


@pytest.mark.parametrize("name", ["", ".", " ", "a/b", "a\0b", ".."])
def test_what_is_no_name_of_a_file(tmp_path: Path, name: str) -> None:
    assert writable(tmp_path, name) == "files.why.name"
    assert writable(tmp_path / "gone", "a.txt") == "files.why.gone"
    assert not writable(tmp_path, "a.txt")
