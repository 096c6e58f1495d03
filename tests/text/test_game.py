from io import StringIO
from itertools import count
from pathlib import Path

import pytest

from game.core.geometry import CLASSIC
from game.core.grid import Grid
from game.formats.detect import read, write
from game.generate.ids import parse_id
from game.messages.catalogue import Catalogue
from game.messages.languages import catalogue_in
from game.play.history import HistoryCapacityError
from game.text.dialog import Script, Terminal
from game.text.drawing import EMPTY_CHARACTERS, Style, draw_board, draw_freedom
from game.text.entry import type_board
from game.text.game import HANDLERS, TextGame
from game.text.orders import Order, OutOfRangeError, parse, read_cell
from tests.documents import FIRST

PUZZLES = Path(__file__).parents[2] / "puzzles"
LOAD = f"load {PUZZLES / 'sudoku01.txt'}"


def talk(
    *answers: str,
    history: int = 15,
    style: Style = Style(),  # noqa: B008
    language: str = "en",
) -> list[str]:
    """Return what is said to some answers, prompts and echoes left out."""
    out = StringIO()
    seeds = count()
    TextGame(
        Script(catalogue_in(language), "\n".join(answers), out),
        style=style,
        clock=lambda: 0.0,
        seed=lambda: str(next(seeds)),
        history=history,
    ).run()
    return [line for line in out.getvalue().splitlines() if not line.startswith("> ")]


def test_an_invalid_board_is_refused_with_its_conflicts_and_another_asked_for(
    tmp_path: Path,
) -> None:
    file = tmp_path / "twice"
    file.write_text("1 1 5\n1 9 5\n2 2 5\n")
    said = talk(f"load {file}", "board")
    assert said[2:] == [
        "This board breaks the rules and cannot be played:",
        "  5 appears more than once in row 1: r1c1, r1c9.",
        "  5 appears more than once in box 1: r1c1, r2c2.",
        "Choose another board: “load FILE”, “type”, or “new LEVEL”.",
        "There is no board yet.",
        "Choose a board: “load FILE”, “type”, or “new LEVEL”.",
        "Goodbye.",
    ]


def test_an_invalid_board_ends_the_game_in_progress_and_another_is_asked_for(
    tmp_path: Path,
) -> None:
    file = tmp_path / "twice"
    file.write_text("1 1 5\n1 9 5\n")
    said = talk(LOAD, "2 1 4", f"load {file}", "undo", LOAD, "2 1 4")
    assert said[6:] == [
        "The game you were playing has ended.",
        "Choose another board: “load FILE”, “type”, or “new LEVEL”.",
        "There is no board yet.",
        "Choose a board: “load FILE”, “type”, or “new LEVEL”.",
        "A board with 44 empty cells.",
        "r2c1 is now 4.",
        "Goodbye.",
    ]


def test_a_file_is_found_without_its_extension() -> None:
    assert talk(LOAD.removesuffix(".txt"), "2 1 4")[2:4] == [
        "A board with 44 empty cells.",
        "r2c1 is now 4.",
    ]


def test_the_matrix_has_minus_one_for_an_open_cell_and_is_read_back() -> None:
    rows = talk(LOAD, "matrix")[3:-1]
    assert rows[0] == "-1 -1 -1 1 2 -1 -1 3 4"
    assert read("\n".join(rows)) == (FIRST.board,)


def test_the_printed_board_is_read_back() -> None:
    assert read("\n".join(talk(LOAD, "board")[3:-1])) == (FIRST.board,)


def test_a_method_solves_the_board_as_it_stands_and_the_game_stays() -> None:
    said = talk(LOAD, "2 1 4", "solve", "board")
    assert said[4] == "Backtracking: solved, but there may be other solutions. Steps: 61."
    frames = "\n".join(said[5:-1]).splitlines()
    assert read("\n".join(frames[:14])) == (FIRST.solution,)
    assert read("\n".join(frames[14:])) == (FIRST.board.place(9, 4),)


def test_a_method_that_is_stuck_shows_how_far_it_came() -> None:
    said = talk(LOAD.replace("sudoku01", "sud"), "solve staged", "solve magic", "solve stack now")
    assert said[3] == "Staged deduction: no further step was found. Steps: 11."
    assert read("\n".join(said[4:17]))[0].filled == 34
    assert said[-3:-1] == ["Say it like this: solve, or solve METHOD"] * 2


@pytest.mark.parametrize(
    ("source", "letter", "words"),
    [
        ("phases", "g", "made by the five phases"),
        ("dug", "d", "dug out of a random grid"),
        ("bank", "b", "from the bank"),
    ],
)
def test_a_new_board_comes_from_where_one_likes_and_says_so(
    source: str, letter: str, words: str
) -> None:
    (said,) = talk(f"new easy {source}")[2:-1]
    assert f"A new board (Easy, {words}): es-{letter}" in said


def test_no_source_is_the_documents_and_another_word_is_none() -> None:
    assert "made by the five phases" in talk("new easy")[2]
    assert talk("new easy shop")[2].startswith("Say it like this")


def test_a_missing_file_and_a_mistake_in_one_are_told(tmp_path: Path) -> None:
    file = tmp_path / "wrong"
    file.write_text("1 1 5\n1 12 5\n")
    missing, wrong = talk("load nowhere", f"load {file}")[2:-1]
    assert "nowhere" in missing
    assert "line 2, column 3" in wrong


def test_every_conflict_of_a_refused_move_is_named() -> None:
    said = talk(LOAD, "1 1 4", "check")
    assert said[3:6] == [
        "Refused: 4 at r1c1 breaks the rules:",
        "  row 1 already has 4, at r1c9.",
        "No rule is broken.",
    ]
    # r7c7 is 4, r9c5 is 4, r8c2 is 4.
    assert talk(LOAD, "9 9 4")[4:6] == [
        "  row 9 already has 4, at r9c5.",
        "  column 9 already has 4, at r1c9.",
    ]
    assert talk(LOAD, "9 9 4")[6] == "  box 9 already has 4, at r7c7."


def test_undo_goes_back_as_far_as_the_history() -> None:
    moves = [f"r{cell // 9 + 1}c{cell % 9 + 1}={FIRST.solution.values[cell]}" for cell in (0, 1, 2)]
    assert talk(LOAD, *moves, "undo", "undo", "undo", "undo")[6:-1] == [
        *["1 move taken back."] * 3,
        "There is nothing to undo.",
    ]
    many = [
        f"{cell // 9 + 1} {cell % 9 + 1} {FIRST.solution.values[cell]}"
        for cell in FIRST.board.open_cells[:12]
    ]
    assert talk(LOAD, *many, "undo 12", history=10)[-3:-1] == [
        "10 moves taken back.",
        "There is nothing to undo.",
    ]
    with pytest.raises(HistoryCapacityError):
        talk(LOAD, history=9)


def test_reset_forgets_the_moves() -> None:
    assert talk(LOAD, "2 1 4", "reset", "undo", "moves 2 1")[4:-1] == [
        "Back to the givens; there is nothing to undo now.",
        "There is nothing to undo.",
        "2 possible moves:",
        "  2 1 4",
        "  2 1 9",
    ]


def test_an_entry_may_be_changed_and_erased_but_a_given_may_not() -> None:
    said = talk(LOAD, "2 1 4", "2 1 4", "2 1 9", "erase 2 1", "erase 2 1", "erase r1c4")
    assert said[3:-1] == [
        "r2c1 is now 4.",
        "r2c1 is already 4.",
        "r2c1 is now 9.",
        "r2c1 is empty again.",
        "Refused: There is nothing to erase here.",
        "Refused: r1c4 is a given (1) and stays.",
    ]


def test_candidates_moves_and_the_suggested_move() -> None:
    said = talk(LOAD, "candidates 9 9", "candidates 1 4", "moves 1 4", "moves 3 5", "suggest")
    assert said[3:-1] == [
        "Digits that fit in r9c9: 2, 3, 6, 8.",
        "r1c4 is filled; its list is empty: {}.",
        "No move is possible there.",
        "1 possible move:",
        "  3 5 7",
        "2 2 1: nothing else fits r2c2.",
    ]


def test_no_cell_of_degree_one_is_told(tmp_path: Path) -> None:
    file = tmp_path / "empty"
    file.write_text("1 1 5\n")
    said = talk(f"load {file}", "suggest")
    assert said[3:-1] == [
        "Careful: this board has more than one solution.",
        "No empty cell has exactly one digit left.",
    ]


def test_a_wrong_turn_is_found_by_check_and_told_without_spoiling() -> None:
    said = talk(LOAD, "1 1 7", "check", "check")
    assert said[4:-1] == [
        "No rule is broken.",
        "43 cells are still empty.",
        "One entry is wrong. Check again to see it.",
        "No rule is broken.",
        "43 cells are still empty.",
        "r1c1 is wrong: it is not 7.",
    ]


def test_numbers_out_of_range_are_refused_with_the_range() -> None:
    assert talk(LOAD, "0 1 1", "1 10 1", "1 1 10", "1 1 -1")[3:-1] == [
        "Refused: there is no row 0; rows run from 1 to 9.",
        "Refused: there is no column 10; columns run from 1 to 9.",
        "Refused: 10 is not a value; values run from 1 to 9.",
        "Refused: −1 is not a value; values run from 1 to 9.",
    ]


def test_what_is_not_understood_is_answered_with_how_to_say_it() -> None:
    said = talk(LOAD, "1 2", "1 2 x", "undo -1", "board 3", "freedom 1", "moves 1", "check it")
    assert all(line.startswith("Say it like this: ") for line in said[3:-1])
    assert len(said[3:-1]) == 7
    assert talk("fly away")[2].startswith("“fly” is not understood")


def test_every_word_is_in_the_help() -> None:
    said = "\n".join(talk("help"))
    assert all(handler.word in said for handler in HANDLERS)


def test_the_end_of_the_game_is_noticed() -> None:
    moves = [
        f"{cell // 9 + 1} {cell % 9 + 1} {FIRST.solution.values[cell]}"
        for cell in FIRST.board.open_cells
    ]
    said = talk(LOAD, *moves)
    assert said[-2] == "The game is over: every cell is filled, and no rule is broken."
    assert said.count(said[-2]) == 1
    again = talk(LOAD, *moves, "undo", moves[-1])
    assert again[-4:-1] == ["1 move taken back.", said[-3], said[-2]]


def test_new_boards_by_level_and_by_id() -> None:
    level, by_id, wrong = talk("new hard", "new md-g2-7q2k4m-811", "new zz-g1-7q2k4m")[2:-1]
    assert level.startswith("A new board (Hard, made by the five phases): hd-g2-")
    assert by_id == (
        "A new board (Medium, made by the five phases): md-g2-7q2k4m-811, with 50 empty cells."
    )
    assert "zz-g1-7q2k4m" in wrong
    assert str(parse_id("md-g2-7q2k4m-811")) in by_id


def test_an_id_of_version_1_is_dealt_and_its_board_tells_its_own_id() -> None:
    board, told = talk("new md-g1-7q2k4m")[2:-1]
    assert board.startswith("A new board (Medium, made by the five phases): md-g2-7q2k4m-")
    assert "md-g1-7q2k4m is an id of version 1" in told


def typed(*answers: str) -> tuple[Grid, str]:
    out = StringIO()
    grid = type_board(Script(Catalogue(), "\n".join(answers), out), CLASSIC)
    return grid, out.getvalue()


def test_a_board_is_typed_cell_by_cell() -> None:
    grid, said = typed("6", "5", "8", "9", "6", "7", "")
    assert write(grid, "triples") == "6 5 8\n9 6 7\n"
    assert "Row: 6\nColumn: 5\nValue: 8\n" in said


def test_what_is_no_number_is_ignored_and_asked_again() -> None:
    grid, said = typed("x", "6", "5.0", "5", "eight", "8", "")
    assert write(grid, "triples") == "6 5 8\n"
    assert "Row: x\nRow: 6\nColumn: 5.0\nColumn: 5\nValue: eight\nValue: 8\n" in said


def test_a_number_out_of_range_is_refused_with_the_range() -> None:
    grid, said = typed("10", "6", "0", "5", "-1", "8", "")
    assert write(grid, "triples") == "6 5 8\n"
    assert said.count("is out of range: 1 to 9.") == 3


@pytest.mark.parametrize("unfinished", [(), ("1",), ("1", "2")])
def test_an_empty_line_at_any_prompt_ends_the_entry(unfinished: tuple[str, ...]) -> None:
    assert write(typed("6", "5", "8", *unfinished, "")[0], "triples") == "6 5 8\n"
    assert write(typed("6", "5", "8", *unfinished)[0], "triples") == "6 5 8\n"


@pytest.mark.parametrize("empty", EMPTY_CHARACTERS)
def test_open_cells_show_as_the_player_likes(empty: str) -> None:
    lines = draw_board(FIRST.board, FIRST.board, Style(empty))
    cells = "".join(line.partition("|")[2] for line in lines if "|" in line)
    assert cells.replace("|", "").replace(" ", "") == FIRST.board.text.replace(".", empty)
    assert len({len(line.rstrip()) for line in lines[1:]}) == 1


def test_colour_only_where_it_is_welcome() -> None:
    entered = FIRST.board.place(0, 5)
    plain = "\n".join(draw_board(entered, FIRST.board, Style()))
    coloured = "\n".join(draw_board(entered, FIRST.board, Style(colour=True)))
    assert "\x1b" not in plain
    assert "\x1b[34m5\x1b[0m" in coloured
    assert "\x1b[1m8\x1b[0m" in coloured


def test_filled_cells_and_cells_without_a_way_differ_in_degrees_of_freedom() -> None:
    grid = Grid.parse("12345678." + "........9" + "." * 63)
    lines = draw_freedom(grid, Style("0"))
    assert lines[2].endswith("| 0 0 0 | 0 0 0 | 0 0 ! |")


def test_piped_answers_are_shown_after_their_prompts() -> None:
    out = StringIO()
    terminal = Terminal(Catalogue(), StringIO("yes\n"), out)
    assert terminal.ask("Well? ") == "yes"
    assert terminal.ask("Well? ") is None
    assert out.getvalue() == "Well? yes\nWell? \n"


def test_lines_are_read_as_orders() -> None:
    assert parse("") is None
    assert parse(" 2, 1 = 4 ") == Order("", ("2", "1", "4"))
    assert parse("R2C1=4") == Order("", ("R2C1", "4"))
    assert parse("Undo 3") == Order("undo", ("3",), "3")
    assert read_cell(("r2c1", "4"), CLASSIC) == (9, ("4",))
    assert read_cell(("two", "1"), CLASSIC) is None
    with pytest.raises(OutOfRangeError):
        read_cell(("r0c1",), CLASSIC)


@pytest.mark.parametrize(
    ("language", "orders"),
    [
        (
            "pt",
            ("desfazer", "apagar 2 1", "tabuleiro", "novo facil", "novo FÁCIL fases"),
        ),
        ("pt-BR", ("desfazer", "apagar 2 1", "matriz", "novo difícil")),
        ("fr", ("annuler", "effacer 2 1", "resoudre", "résoudre stack", "nouvelle débutant")),
        ("es", ("deshacer", "borrar 2 1", "sugerir", "nuevo fácil banco")),
        ("de", ("rückgängig", "zuruck", "löschen 2 1", "prufen", "neu leicht phasen")),
        ("el", ("αναιρεση", "σβήσιμο 2 1", "ΒΟΉΘΕΙΑ", "νέος εύκολο")),
        ("ja", ("戻す", "消す\u30002\u30001", "確認", "新規 初級", "ヘルプ")),
    ],
)
def test_orders_are_understood_in_the_players_language_and_in_english(
    language: str, orders: tuple[str, ...]
) -> None:
    texts = catalogue_in(language)
    unknown = texts.text("text.unknown", word="").split("“")[0]
    for order in (*orders, "undo", "new easy", "help"):
        said = talk(LOAD, "2 1 4", order, language=language)
        usage = texts.text("text.usage", usage="")
        assert not any(usage.strip() in line for line in said), (order, said)
        assert not any("“" in line and line.startswith(unknown) for line in said if unknown), order
        assert texts.text("text.unknown", word=order.split()[0].lower()) not in said


@pytest.mark.parametrize("language", ["pt", "fr", "es", "de", "el", "ja"])
def test_every_order_that_the_help_names_is_understood(language: str) -> None:
    texts = catalogue_in(language)
    for handler in HANDLERS:
        if not handler.word:
            continue
        for word in texts.text(f"text.word.{handler.word}").split():
            said = talk(LOAD, word, language=language)
            assert texts.text("text.unknown", word=word.lower()) not in said, word


def test_a_path_is_read_as_it_was_typed(tmp_path: Path) -> None:
    folder = tmp_path / "blanks, commas = signs"
    folder.mkdir()
    file = folder / "board.txt"
    file.write_bytes((PUZZLES / "sudoku01.txt").read_bytes())
    assert talk(f"load {file}", "2 1 4") == talk(LOAD, "2 1 4")
