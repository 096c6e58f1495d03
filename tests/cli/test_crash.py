import io
import sys
from datetime import datetime
from errno import EMFILE
from pathlib import Path

import pytest

from game.cli import exit_codes
from game.cli.console import Console
from game.cli.crash import LARGEST, report_crash, write_log
from game.cli.main import main
from game.messages.catalogue import Catalogue
from game.shell.crash import CrashError


def crash(*, rescued: bool) -> CrashError:
    with pytest.raises(ValueError, match="r1c1") as caught:
        int("r1c1")
    error = CrashError(rescued=rescued)
    error.__cause__ = caught.value
    return error


@pytest.mark.parametrize("rescued", [True, False])
def test_one_sentence_says_what_happened_and_the_log_holds_the_rest(
    tmp_path: Path, rescued: bool
) -> None:
    stderr = io.StringIO()
    report_crash(crash(rescued=rescued), Console(Catalogue(), stderr=stderr), tmp_path)
    log = tmp_path / "logs" / "nonet.log"
    (line,) = stderr.getvalue().splitlines()
    assert "ValueError" in line
    assert str(log) in line
    assert ("your game is saved" in line) is rescued
    assert "test_crash.py" in log.read_text()
    report_crash(KeyError("a second one"), Console(Catalogue(), stderr=stderr), tmp_path)
    assert "KeyError: 'a second one'" in log.read_text()


def test_a_full_log_becomes_the_former_one_and_holds_no_board(tmp_path: Path) -> None:
    moment, board = datetime(2026, 1, 2), "4.....8.5.3.........." + "." * 60
    log = write_log(ValueError(f"no {board} here"), tmp_path, moment)
    assert board[:16] not in log.read_text()
    assert "ValueError: no (cells) here" in log.read_text()
    log.write_text("x" * (LARGEST + 1))
    assert write_log(ValueError("more"), tmp_path, moment) == log
    assert "more" in log.read_text()
    assert (tmp_path / "nonet.log.1").stat().st_size == LARGEST + 1


def test_without_a_log_the_details_are_on_the_screen(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    stderr = io.StringIO()
    report_crash(ValueError("bad luck"), Console(Catalogue(), stderr=stderr), blocked)
    assert "ValueError: bad luck" in stderr.getvalue()


def test_where_no_file_can_be_opened_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A library has told it in other words, and the log's own module cannot be read either."""

    class Closed:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "game.cli.crash":
                raise OSError(EMFILE, "Too many open files")

    def fall(*_: object) -> None:
        raise FileNotFoundError("No such file or directory: 'font.ttf'.")

    monkeypatch.delitem(sys.modules, "game.cli.crash")
    monkeypatch.setattr("game.cli.commands.runs.run", fall)
    monkeypatch.setattr(sys, "meta_path", [Closed(), *sys.meta_path])
    assert main(["runs"]) == exit_codes.USAGE
    assert capsys.readouterr().err.strip() == f"nonet: {Catalogue().text('cli.few_files')}"


def test_a_path_that_is_no_text_is_logged_all_the_same(tmp_path: Path) -> None:
    log = write_log(OSError("fr\udcc3\udcbch"), tmp_path, datetime(2026, 11, 24, 1, 2, 3))
    assert "fr\\udcc3\\udcbch" in log.read_text("utf-8")


def test_ctrl_c_that_python_wraps_in_another_error_is_no_crash(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Python 3.11 raises a RuntimeError for whatever `__set_name__` raises, as enums have one."""

    class Interrupted:
        def __set_name__(self, owner: type, name: str) -> None:
            raise KeyboardInterrupt

    def run(*_: object) -> int:
        try:
            type("Named", (), {"member": Interrupted()})
        except KeyboardInterrupt as error:
            raise RuntimeError("as an older Python has it") from error
        return 0

    monkeypatch.setattr("game.cli.commands.runs.run", run)
    assert main(["runs", "--data-dir", str(tmp_path)]) == exit_codes.INTERRUPTED
    assert capsys.readouterr().err == "Interrupted.\n"
    assert not (tmp_path / "logs").exists()
