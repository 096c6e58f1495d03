"""`class` and `worksheet`: answers summed up, exercises on paper."""

from pathlib import Path

import pytest

from game.cli.main import main
from game.learn.class_answers import CardAnswer, ClassAnswers, json_of
from game.learn.class_set import toml_of
from game.learn.slips import Slip
from game.ui.school.pictures import SAMPLE_SET


def put(folder: Path, name: str, day: int, *went: str, of: str = "a") -> None:
    """Write the answers of somebody."""
    rows = tuple(
        CardAnswer("x-wing", one, "r1c1", 0, 61_000, (Slip.LINES,) * (one == "wrong"))
        for one in went
    )
    one = ClassAnswers(of, f"Set {of}", name, f"2026-11-{day:02}T08:00:00Z", rows)
    (folder / f"{name}-{day}.json").write_text(json_of(one), "utf-8")


def test_a_table_is_written_of_all_and_bad_files_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(tmp_path, "Bo", 2, "right", "wrong")
    put(tmp_path, "Ada", 2, "right", "left")
    put(tmp_path, "Ada", 9, "shown", of="b")
    (tmp_path / "zzz.json").write_text("{}", "utf-8")
    assert main(["class", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert "zzz.json" in said.err
    lines = said.out.splitlines()
    assert lines[0] == "Set a · 2 players"
    assert [line.split() for line in lines[2:4]] == [
        ["Ada", "1/2", "2:02.0", "+."],
        ["Bo", "1/2", "2:02.0", "+-"],
    ]
    assert any(line.split()[:4] == ["2", "X-Wing", "0/2", "1:01.0"] for line in lines)
    assert ["Ada", "1/2", "0/1"] in [line.split() for line in lines]


def test_a_row_an_answer_is_written_as_csv(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(tmp_path, "Bo", 2, "right", "wrong")
    assert main(["class", "--csv", str(tmp_path)]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 3
    assert rows[2] == "a,Set a,Bo,2026-11-02T08:00:00Z,2,x-wing,wrong,r1c1,0,61.0,lines"


def test_a_worksheet_is_written_of_a_technique_and_of_a_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = tmp_path / "one.svg"
    assert main(["worksheet", "naked-pair", "--count", "2", "--seed", "a", "--to", str(one)]) == 0
    pages = [path.read_text("utf-8") for path in map(Path, capsys.readouterr().out.split())]
    assert len(pages) == 2
    assert pages[0] != pages[1]
    path = tmp_path / "set.toml"
    path.write_text(toml_of(SAMPLE_SET), "utf-8")
    assert main(["worksheet", str(path), "--to", str(tmp_path / "set.pdf")]) == 0
    assert (tmp_path / "set.pdf").read_bytes().startswith(b"%PDF")


def test_what_is_not_taught_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["worksheet", "x-wings", "--to", str(tmp_path / "a.pdf")]) == 2
    assert "x-wing" in capsys.readouterr().err
