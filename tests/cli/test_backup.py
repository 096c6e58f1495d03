"""`backup`, `restore` and `doctor --mend`, as a player runs them."""

from pathlib import Path

import pytest

from game.cli.main import main
from game.store.folder import DataFolder
from game.store.folders import Folders


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "dailies.json").write_text("{}")
    (folder / "dailies.json").chmod(0o600)
    return folder


def test_all_goes_into_one_file_and_comes_back(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "all.zip"
    assert main(["backup", str(file), "--data-dir", str(data)]) == 0
    assert capsys.readouterr().out == f"1 file is in {file}.\n"
    (data / "dailies.json").unlink()
    assert main(["restore", str(file), "--data-dir", str(data)]) == 0
    assert (data / "dailies.json").read_text() == "{}"
    assert "What you had before is in" in capsys.readouterr().out


def test_a_backup_that_was_kept_is_listed_and_named(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["restore", "--data-dir", str(data)]) == 0
    assert "no backup" in capsys.readouterr().err
    folder = DataFolder(Folders.below(data))
    folder.back_up()
    folder.close()
    assert main(["restore", "--data-dir", str(data)]) == 0
    name, _, size = capsys.readouterr().out.strip().partition("\t")
    assert int(size) > 0
    (data / "dailies.json").write_text('{"day": 1}')
    assert main(["restore", name, "--data-dir", str(data)]) == 0
    assert (data / "dailies.json").read_text() == "{}"


def test_nothing_is_overwritten_and_nothing_is_put_back_under_an_open_window(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "all.zip"
    assert main(["backup", str(file), "--data-dir", str(data)]) == 0
    assert main(["backup", str(file), "--data-dir", str(data)]) == 2
    assert "already" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "x.zip"), "--data-dir", str(tmp_path / "none")]) == 2
    assert not (tmp_path / "x.zip").exists()
    assert main(["restore", "none.zip", "--data-dir", str(data)]) == 2
    window = DataFolder(Folders.below(data))
    assert main(["restore", str(file), "--data-dir", str(data)]) == 2
    assert "another window" in capsys.readouterr().err
    window.close()


def test_the_doctor_tells_what_is_damaged_and_mends_it(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = DataFolder(Folders.below(data))
    folder.back_up()
    folder.close()
    (data / "dailies.json").write_text("{")
    assert main(["doctor", "--data-dir", str(data)]) == 2
    assert "dailies.json\tdamaged" in capsys.readouterr().out
    assert (data / "dailies.json").read_text() == "{"
    assert main(["doctor", "--mend", "--data-dir", str(data)]) == 0
    assert "restored from" in capsys.readouterr().out
    assert (data / "dailies.json").read_text() == "{}"
    assert (data / "dailies.json.bad").read_text() == "{"
