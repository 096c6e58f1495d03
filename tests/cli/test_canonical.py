from pathlib import Path

import pytest

from game.cli.main import main
from game.cli.seeds import draw_of
from game.core.grid import Grid
from game.generate.transform import drawn_transform
from game.logic.techniques import BY_ID

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def guise(text: str, number: int) -> str:
    return drawn_transform(draw_of("guise", number)).apply(Grid.parse(text)).text


def test_all_guises_have_one_form_and_are_written_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.txt"
    boards = [EASY, guise(HARD, 1), guise(EASY, 2), HARD, guise(EASY, 3)]
    file.write_text("\n".join(boards))
    assert main(("canonical", str(file))) == 0
    forms = capsys.readouterr().out.splitlines()
    assert forms[0] == forms[2] == forms[4] != forms[1] == forms[3]
    assert main(("canonical", "--dedupe", str(file))) == 0
    assert capsys.readouterr().out.splitlines() == boards[:2]


def test_a_board_that_breaks_a_rule_has_no_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.txt"
    file.write_text("11" + "." * 79)
    assert main(("canonical", str(file))) == 2
    assert capsys.readouterr().err


def test_automorphisms_are_counted_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    example = BY_ID["symmetrical-placement"].example
    file = tmp_path / "puzzles.txt"
    file.write_text(f"{EASY}\n{example.board}\n")
    assert main(("canonical", "--automorphisms", str(file))) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{Grid.parse(EASY).text} 1 automorphism"
    assert lines[1] == "    as it is; digits 123456789"
    assert lines[2].startswith(Grid.parse(example.board).text)
    assert "    a half turn; digits 214365879" in lines[3:]
