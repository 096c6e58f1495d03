"""Many files at once: in order, whole, and nothing left beside them."""

import os
import time
from errno import ENOSPC
from pathlib import Path

import pytest

from game.store.many_files import FEW, REPLACED, remove_replaced, replace_files
from game.store.saves import SavedGames
from game.store.writer import Writer

MANY = range(FEW + 40)


def contents(folder: Path, text: str) -> dict[str, bytes]:
    return {str(folder / f"{n}.json"): f"{text} {n}".encode() for n in MANY}


def there(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("has_links", [True, False])
def test_what_changed_is_replaced_and_what_is_the_same_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("this file system has no second names")

    if not has_links:
        monkeypatch.setattr(os, "link", refuse)
    folder = tmp_path / "games"
    replace_files(contents(folder, "old"))
    assert there(folder) == contents(folder, "old")
    gone = folder / "gone.json"
    gone.write_text("gone")
    before = {path: path.stat().st_ino for path in folder.iterdir()}
    new = contents(folder, "new")
    same = folder / "7.json"
    new[str(same)] = before_content = same.read_bytes()
    replace_files(new, [str(gone)])
    (former,) = folder.glob(f"*{REPLACED}")
    assert ("1.json" in os.listdir(former)) is has_links
    assert (former / "gone.json").read_text() == "gone"
    remove_replaced(folder)
    assert there(folder) == new
    assert same.read_bytes() == before_content
    del before[gone]
    assert [path for path in before if path.stat().st_ino == before[path]] == [same]


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own on Windows")
def test_a_link_to_the_same_content_becomes_a_file(tmp_path: Path) -> None:
    elsewhere, link = tmp_path / "elsewhere", tmp_path / "link"
    elsewhere.write_bytes(b"x")
    link.symlink_to(elsewhere)
    replace_files({str(link): b"x"})
    assert not link.is_symlink()
    assert link.read_bytes() == b"x"


def test_where_one_cannot_be_written_all_stay_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games"
    replace_files(contents(folder, "old"))
    write, written = os.write, []

    def fill(descriptor: int, content: bytes) -> int:
        written.append(descriptor)
        if len(written) > FEW:
            raise OSError(ENOSPC, "the disk is full")
        return write(descriptor, content)

    monkeypatch.setattr(os, "write", fill)
    with pytest.raises(OSError, match="full"):
        replace_files(contents(folder, "new"), [str(folder / "0.json")])
    assert there(folder) == contents(folder, "old")


def test_what_a_killed_process_left_of_many_goes_with_the_next_start(tmp_path: Path) -> None:
    former = tmp_path / "games" / f"0{REPLACED}"
    former.mkdir(parents=True)
    for name in ("one.json", "two.json.durable"):
        (former / name).write_text("x")
    writer = Writer()
    SavedGames(tmp_path, writer, lambda: "2026-01-02T03:04:05Z")
    writer.close()
    end = time.monotonic() + 20
    while former.exists() and time.monotonic() < end:
        time.sleep(0.01)
    assert not former.exists()


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own on Windows")
def test_a_link_in_place_of_what_was_replaced_is_not_followed(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "mine.txt").write_text("mine")
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / f"0{REPLACED}").symlink_to(elsewhere, target_is_directory=True)
    remove_replaced(folder)
    assert list(folder.iterdir()) == []
    assert (elsewhere / "mine.txt").read_text() == "mine"
