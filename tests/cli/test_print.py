"""`print`: puzzles of files and of levels on paper."""

from pathlib import Path

from tests.cli.inside import inside
from tests.cli.test_hostile import run
from tests.documents import FIRST, SECOND


def test_a_file_is_printed_with_its_digits_and_solutions(tmp_path: Path) -> None:
    target = tmp_path / "two.svg"
    boards = "\n".join([FIRST.board.text, SECOND[0].board.text])
    done = run("print", "-", "--to", str(target), "--solutions", "--per-page", "2", text=boards)
    pages = [tmp_path / f"two-{page}.svg" for page in (1, 2)]
    assert (done.returncode, done.stdout.split()) == (0, [str(page) for page in pages])
    digits = [page.read_text("utf-8").count('">') for page in pages]
    assert digits[1] > digits[0] > 40
    again = inside("print", "-", "--to", str(target), "--solutions", "--per-page", "2", text=boards)
    assert again.returncode == 2
    assert "already exists" in again.stderr


def test_new_puzzles_are_dealt(tmp_path: Path) -> None:
    target = tmp_path / "new.svg"
    words = ("print", "--level", "easy", "--board", "4x4", "--count", "1", "--seed", "x")
    assert run(*words, "--to", str(target)).returncode == 0
    assert "4x4-es-" in target.read_text("utf-8")


def test_what_cannot_be_printed_is_told(tmp_path: Path) -> None:
    for words, told in (
        (("--board", "4x4", "--level", "extreme"), "4x4"),
        (("--board", "3x3"), "3x3"),
        (("--count", "1001"), "1 to 1,000 puzzles"),
        ((str(tmp_path / "none.txt"),), "none.txt"),
    ):
        done = inside("print", *words, "--to", str(tmp_path / "a.pdf"))
        assert (done.returncode, list(tmp_path.iterdir())) == (2, [])
        assert told in done.stderr
