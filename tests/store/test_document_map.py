"""The map of the documents as the window reads it: nothing of the file is left out."""

from pathlib import Path

import pytest

from game.store.document_map import MAP, read_map
from game.store.library import PuzzleFileError


def test_every_row_and_every_remark_is_read() -> None:
    text = MAP.read_text("utf-8")
    sections = read_map()
    heads = text.count("| In the document |") * 2
    assert sum(len(section.rows) for section in sections) == text.count("\n|") - heads
    assert [section.title.partition(":")[0] for section in sections] == [
        *("First", "Second", "Third", "Fourth", "Fifth")
    ]
    assert sum(len(section.remarks) for section in sections) == 4
    assert "`" not in str(sections)


def test_a_missing_map_is_told(tmp_path: Path) -> None:
    with pytest.raises(PuzzleFileError):
        read_map(tmp_path / "documents.md")
