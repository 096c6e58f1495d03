import gzip
import os
from pathlib import Path

import pytest

from game.core.errors import SudokuError
from game.formats.lines import LARGEST
from game.formats.syntax import FormatError
from game.messages.catalogue import Catalogue
from game.store.library import BUNDLED, comes_with_nonet, file_named, read_puzzle_file
from tests.documents import FIRST

TEXT = FIRST.board.text


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_puzzle_is_read_in_the_encodings_editors_write(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "any name"
    path.write_text(f"# Ελληνικά\r\n{TEXT}\r\n", encoding=encoding)
    assert read_puzzle_file(path) == (FIRST.board,)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "this file does not exist"),
        (b"x" * (LARGEST + 1), "at most 1,024 KiB"),
        (b"12\n\xff", "line 2, column 1: this is not text"),
        (TEXT[:80].encode() + b"x", "line 1, column 81: “x” is not a cell"),
    ],
)
def test_what_cannot_be_read_is_told_with_file_and_place(
    tmp_path: Path, content: bytes | None, words: str
) -> None:
    path = tmp_path / "board.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SudokuError) as caught:
        read_puzzle_file(path)
    said = Catalogue().error(caught.value)
    assert said.startswith(str(path))
    assert words in said


def test_a_folder_is_no_puzzle_file(tmp_path: Path) -> None:
    with pytest.raises(SudokuError) as caught:
        read_puzzle_file(tmp_path)
    assert "cannot be read" in Catalogue().error(caught.value)
    assert not isinstance(caught.value, FormatError)


def test_a_file_of_ones_own_comes_before_one_beside_it_and_both_before_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, beside = tmp_path / "here", tmp_path / "beside"
    for folder in (here, beside):
        folder.mkdir()
    monkeypatch.chdir(here)
    ours = file_named(Path("sudoku01"))
    assert comes_with_nonet(ours, Path("sudoku01"))
    assert read_puzzle_file(ours) == (FIRST.board,)
    assert file_named(Path("puzzles/sud.txt")).samefile(BUNDLED / "sud.txt")
    assert file_named(Path("from-file")).samefile(BUNDLED / "plays" / "from-file.txt")
    assert not comes_with_nonet(file_named(ours), ours)
    (beside / "sudoku01.txt").write_text(TEXT)
    assert file_named(Path("sudoku01"), beside) == beside / "sudoku01.txt"
    (here / "sudoku01.txt").write_text(TEXT)
    own = file_named(Path("sudoku01"), beside)
    assert own == Path("sudoku01.txt")
    assert not comes_with_nonet(own, Path("sudoku01"))


def test_the_extension_of_a_text_may_be_left_out(tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("1" + "." * 80)
    assert read_puzzle_file(tmp_path / "board") == read_puzzle_file(tmp_path / "board.txt")
    assert file_named(tmp_path / "nothing") == tmp_path / "nothing"
    (tmp_path / "board").write_text("2" + "." * 80)
    assert file_named(tmp_path / "board") == tmp_path / "board"


def test_a_file_that_gzip_packed_is_read_with_the_same_limit(tmp_path: Path) -> None:
    packed = tmp_path / "board.gz"
    packed.write_bytes(gzip.compress(TEXT.encode()))
    assert read_puzzle_file(packed) == (FIRST.board,)
    for content, key in (
        (gzip.compress(b"." * (LARGEST + 1)), "error.puzzle_file.too_large"),
        (gzip.compress(TEXT.encode())[:-9], "error.puzzle_file.unreadable"),
    ):
        packed.write_bytes(content)
        with pytest.raises(SudokuError) as caught:
            read_puzzle_file(packed)
        assert caught.value.key == key


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes in folders")
def test_what_must_be_plain_is_never_waited_for(tmp_path: Path) -> None:
    pipe, plain = tmp_path / "pipe", tmp_path / "board.txt"
    os.mkfifo(pipe)
    plain.write_text(TEXT)
    assert read_puzzle_file(plain, plain=True) == (FIRST.board,)
    for path, words in ((pipe, "no plain file"), (Path("/dev/zero"), "no plain file")):
        with pytest.raises(SudokuError) as caught:
            read_puzzle_file(path, plain=True)
        assert words in Catalogue().error(caught.value)
    plain.write_bytes(b"x" * (LARGEST + 1))
    with pytest.raises(SudokuError) as caught:
        read_puzzle_file(plain, plain=True)
    assert "at most 1,024 KiB" in Catalogue().error(caught.value)
