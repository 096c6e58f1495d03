"""Zips of many small files: what `zipfile` reads, and read again here."""

import io
import zipfile
import zlib

import pytest

from game.store.zip_file import content_of_entry, packed


@pytest.mark.parametrize("count", [0, 1, 65_535, 65_536])
def test_zipfile_reads_what_was_packed(count: int) -> None:
    files = {f"games/{n}.json": b"%d" % n * 3 for n in range(count)}
    content = packed(files.items())
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        entries = archive.infolist()
        assert [entry.filename for entry in entries] == [*files]
        assert [content_of_entry(archive, entry, content) for entry in entries] == [*files.values()]
        for entry in entries[:: max(1, count // 3)]:
            assert archive.read(entry) == files[entry.filename]
            assert archive.open(entry).read() == files[entry.filename]


@pytest.mark.parametrize("content", [b"", b"x" * 1_000_000, bytes(range(256)) * 40])
def test_nothing_and_much_are_packed(content: bytes) -> None:
    made = packed([("dailies.json", content)])
    with zipfile.ZipFile(io.BytesIO(made)) as archive:
        (entry,) = archive.infolist()
        assert archive.testzip() is None
        assert archive.read("dailies.json") == content_of_entry(archive, entry, made) == content


def test_one_changed_bit_of_a_content_is_found() -> None:
    made = bytearray(packed([("dailies.json", b"some words")]))
    made[45] ^= 4
    with zipfile.ZipFile(io.BytesIO(made)) as archive:
        (entry,) = archive.infolist()
        with pytest.raises((zipfile.BadZipFile, zlib.error)):
            content_of_entry(archive, entry, bytes(made))
