import json
from pathlib import Path

import pytest

from game.cli.main import main

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def test_depth_and_backdoors_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{EASY}\n{'.' * 81}\n{HARD}\n")
    assert main(("trials", "--json", str(file))) == 1
    easy, many, hard = map(json.loads, capsys.readouterr().out.splitlines())
    assert (easy["trial_depth"], easy["backdoor_size"], easy["backdoors"]) == (0, 0, [])
    assert (many["verdict"], many["trial_depth"]) == ("many", None)
    assert (hard["trial_depth"], hard["backdoor_size"]) == (2, 2)
    assert all(len(cells) == 2 and cells[0].startswith("r") for cells in hard["backdoors"])
    assert main(("trials", str(file))) == 1
    done = capsys.readouterr()
    assert "depth 2, backdoors of size 2" in done.out.splitlines()[2]
    assert "puzzle 2" in done.err
