"""What the five documents ask for, from their own words: prompts, labels, forms and files."""

import io
from pathlib import Path

import pytest

from game.cli.main import main
from game.store.library import BUNDLED

SOLVED = "1 8 3 9 6 4 5 2 7"
"""The first row of sud.txt, solved."""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that holds no board."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    *words: str,
    typed: str = "",
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["document", *words]) == 0
    return capsys.readouterr().out


def test_all_five_are_listed_with_the_line_that_runs_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = said(capsys, monkeypatch).splitlines()
    assert [line[:11] for line in lines if line[0] != " "] == [
        f"Document {n}:" for n in range(1, 6)
    ]


def test_the_first_asks_in_its_own_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = said(capsys, monkeypatch, "1", typed="type\n6\n5\n8\n\nquit\n")
    for prompt in ("Digite o número da linha: 6", "Digite o número da coluna: 5"):
        assert prompt in out
    assert "Digite o valor da célula: 8" in out
    assert main(["play", "--text", "--document", "1", "sudoku01"]) == 0
    assert "44" in capsys.readouterr().out


def test_the_first_is_played_by_the_names_of_its_methods(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = (
        *('leTabuleiroArquivo("sudoku01")', "executaJogada(2, 1, 4)", "sugereProximaJogada()"),
        *("calculaPossiveisJogadas(9, 9)", "desfazerJogada", "devolveTabuleiro", "ajuda", "sair"),
    )
    out = said(capsys, monkeypatch, "1", typed="\n".join(lines) + "\n")
    for answer in (
        *("arquivo", "r2c1 é agora 4", "2 2 1: ", "  9 9 8", "1 jogada desfeita", "-1 -1 -1 1 2"),
        *(
            "desfazerJogada = desfazer",
            "  9 | 1 9 - | - 4 7 | - - - |",
            "  9 | - - 3 | 2 - - | 3 1 4 |",
        ),
    ):
        assert answer in out, answer


def test_the_first_simulation_is_written_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, elsewhere: Path
) -> None:
    said(capsys, monkeypatch, "--simulate")
    text = (elsewhere / "SudokuSimula.txt").read_text("utf-8")
    assert text.count("Recusad") == 9
    assert "> carregar sudoku01" in text
    assert "> load" not in text
    assert text.count("Digite o valor da célula: ") == 37
    # Board and degrees at the beginning, twice on the way and at the end of each game.
    assert text.count("  9 | ") == 3 * 4 * 2
    assert main(["document", "--simulate"]) == 2
    assert "SudokuSimula.txt" in capsys.readouterr().err


def test_the_second_solves_what_comes_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = (BUNDLED / "sud.txt").read_text()
    assert said(capsys, monkeypatch, "2", typed=board).splitlines()[0] == SOLVED


def test_the_third_asks_for_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = said(capsys, monkeypatch, "3", typed="verydiffsud\n")
    assert out.startswith("Qual e o nome do arquivo? ")
    assert "3 6 8 4 5 2 7 9 1" in out


def test_the_fourth_shows_each_board_of_a_folder_before_and_after(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, elsewhere: Path
) -> None:
    folder = elsewhere / "Testes"
    folder.mkdir()
    for name in ("b", "a"):
        (folder / f"{name}.txt").write_text((BUNDLED / "verydiffsud.txt").read_text())
    lines = said(capsys, monkeypatch, "4").splitlines()
    board = 9 * ["["]
    once = ["Tabuleiro Anterior", *board, "", "", "Tabuleiro Resolvido", *board, "", "", ""]
    assert [line[:1] if line[:1] == "[" else line for line in lines] == once * 2
    assert lines[1] == "[0, 0, 0, 4, 0, 2, 0, 0, 0]"
    assert "[3, 6, 8, 4, 5, 2, 7, 9, 1]" in lines


def test_the_fifth_tells_of_its_etapes_in_french(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["document", "5", "staged3"]) == 0
    captured = capsys.readouterr()
    assert "étape 1, une liste" in captured.err
    assert "\ngrL[0][2] = (2 5 6 9)\n" in captured.out
    assert captured.out.startswith("* ")


def test_the_fifth_tells_how_far_each_etape_comes_on_its_seven_grids(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    head, *rows = said(capsys, monkeypatch, "5").splitlines()
    assert head.split()[-5:] == ["1", "2a", "2b", "3a", "3b"]
    assert [row.split()[0] for row in rows] == [f"staged{n}.txt" for n in range(1, 8)]
    assert [sum(row.split()[k] == "81" for row in rows) for k in range(2, 7)] == [1, 2, 3, 4, 5]


def test_a_folder_without_boards_is_told_in_the_documents_language(
    capsys: pytest.CaptureFixture[str], elsewhere: Path
) -> None:
    assert main(["document", "4", str(elsewhere)]) == 1
    assert "nenhum arquivo" in capsys.readouterr().err


def test_it_is_said_whose_board_a_name_means(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, elsewhere: Path
) -> None:
    def told() -> str:
        assert main(["solve", "sudoku01"]) == 0
        return capsys.readouterr().err

    assert "sudoku01: the file that comes with Nonet" in told()
    (elsewhere / "sudoku01.txt").write_text((BUNDLED / "verydiffsud.txt").read_text())
    assert "sudoku01: your own file" in told()
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--text", "sudoku01"]) == 0
    assert "sudoku01 is your own file of that name." in capsys.readouterr().out
