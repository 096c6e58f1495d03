"""`convert`: puzzles in another form, and what the form leaves out."""

import gzip
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.inside import inside
from tests.cli.test_hostile import run
from tests.documents import FIRST, SECOND

BOARDS = [FIRST.board.text, SECOND[0].board.text]
CELL = FIRST.board.open_cells[0]
PLACED = FIRST.board.place(CELL, FIRST.solution.values[CELL])
GONE = PLACED.open_cells[-1]
TRIPLET = f"{PLACED.candidates_of(GONE)[0]}{GONE // 9 + 1}{GONE % 9 + 1}"
CELLS = f"{PLACED.text[:CELL]}+{PLACED.text[CELL:]}"
HODOKU = f":0000:x:{CELLS}:{TRIPLET}::\n"


def test_every_puzzle_is_written_in_its_turn(tmp_path: Path) -> None:
    file = tmp_path / "two.sdm"
    file.write_text("\n".join(BOARDS) + "\n")
    done = run("convert", "--to", "csv", str(file))
    assert (done.returncode, done.stdout) == (0, "puzzle\n" + "\n".join(BOARDS) + "\n")
    assert run("convert", "--to", "sdm", text=done.stdout).stdout == "\n".join(BOARDS) + "\n"
    assert done.stderr == ""


def test_what_a_form_has_no_room_for_is_told() -> None:
    done = inside("convert", "--to", "sdm", text=HODOKU)
    assert done.returncode == 0
    assert "leaves out which digits were placed by a player (1 puzzle)" in done.stderr
    assert "which candidates were eliminated" in done.stderr
    assert inside("convert", "--to", "hodoku", text=HODOKU).stdout == HODOKU


def test_a_mistake_ends_it_with_its_place_after_what_was_well(tmp_path: Path) -> None:
    file = tmp_path / "bad.csv"
    file.write_text(f"puzzle\n{BOARDS[0]}\n{BOARDS[1][:80]}x\n")
    done = inside("convert", "--to", "sdm", str(file))
    assert done.returncode == 2
    assert done.stdout == BOARDS[0] + "\n"
    assert "bad.csv, line 3, column 81" in done.stderr


@pytest.mark.parametrize("command", [("convert", "--to", "sdm"), ("solve", "--format", "line")])
def test_files_may_be_packed_by_gzip(tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "two.csv.gz"
    file.write_bytes(gzip.compress(("puzzle\n" + "\n".join(BOARDS) + "\n").encode()))
    done = inside(*command, str(file))
    assert done.returncode == 0
    assert len(done.stdout.split()) == 2


def test_a_damaged_packing_is_told(tmp_path: Path) -> None:
    file = tmp_path / "two.csv.gz"
    packed = gzip.compress(("puzzle\n" + "\n".join(BOARDS) + "\n").encode())
    for content in (packed[:40], packed[:30] + b"xxxx" + packed[34:], packed[:2]):
        file.write_bytes(content)
        done = inside("convert", "--to", "sdm", str(file))
        assert done.returncode == 2
        assert "two.csv.gz" in done.stderr


def test_one_board_of_any_shape_is_drawn() -> None:
    done = inside("convert", "--to", "svg", text=HODOKU)
    assert (done.returncode, done.stderr) == (0, "")
    texts = [each.text for each in ElementTree.fromstring(done.stdout).iter() if each.text]
    placed = sum(map(bool, PLACED.values))
    notes = sum(len(PLACED.candidates_of(cell)) for cell in PLACED.open_cells) - 1
    assert len(texts) == placed + notes
    small = inside("convert", "--to", "svg", "--board", "4x4", text="1...............\n")
    assert small.stdout.count("<text") == 1
    two = inside("convert", "--to", "svg", text="\n".join(BOARDS))
    assert (two.returncode, two.stdout) == (2, "")
