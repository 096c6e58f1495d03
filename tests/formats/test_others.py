"""Forms of other programs that are read: what each sample says, by content."""

import base64
import gzip
import io
import json
import zipfile
from pathlib import Path

import pytest

from game.core.constraint import Constraint
from game.core.digits import Mask, mask_of
from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.formats.detect import read
from game.formats.document import Entry
from game.formats.lines import LARGEST, document
from game.formats.lz import packed
from game.formats.relaxed import relaxed_object
from game.formats.syntax import FormatError
from game.formats.written import Conversion
from game.store.library import PuzzleFileError, read_text
from tests.documents import FIRST, SECOND

BOARD, OTHER = FIRST.board, SECOND[0].board
ROWS = [BOARD.text[start : start + 9] for start in range(0, 81, 9)]


def entries(text: str) -> tuple[Entry, ...]:
    return tuple(document(text.splitlines(keepends=True)))


def boards(text: str) -> list[str]:
    found = [entry.grid.text for entry in entries(text)]
    assert [grid.text for grid in read(text)] == found
    return found


def rows(grid: Grid, *, blank: str = ".", between: str = "") -> list[str]:
    text = grid.text.replace(".", blank)
    return [between.join(text[start : start + 9]) for start in range(0, 81, 9)]


def test_titled_boards_below_each_other() -> None:
    text = "".join(
        f"Grid {number:02}\n" + "\n".join(rows(grid, blank="0")) + "\n"
        for number, grid in enumerate((BOARD, OTHER, BOARD), 1)
    )
    assert boards(text) == [BOARD.text, OTHER.text, BOARD.text]
    assert boards("\n".join([*rows(BOARD), "", *rows(OTHER)])) == [BOARD.text, OTHER.text]
    with pytest.raises(FormatError) as caught:
        read("\n".join([*rows(BOARD), *rows(OTHER)[:8]]))
    assert (caught.value.kind, caught.value.line) == ("rows", 10)


@pytest.mark.parametrize("part", [",", ";", "\t"])
def test_empty_fields_and_blanks_are_open_cells(part: str) -> None:
    said = [part.join("" if c == "." else c for c in row) for row in ROWS]
    assert boards("\n".join(said)) == [BOARD.text]
    head = part.join(f"c{number}" for number in range(1, 10))
    assert boards("\n".join([head, *said, *said])) == [BOARD.text] * 2
    assert boards("\n".join(rows(BOARD, blank=" "))) == [BOARD.text]


def test_frames_of_every_drawing_and_wide_digits() -> None:
    top, middle, foot = "┌───┬───┬───┐", "╞═══╪═══╪═══╡", "└───┴───┴───┘"
    lines = [top]
    for number, row in enumerate(ROWS):
        lines += [middle] if number in (3, 6) else []
        lines.append("│" + "│".join(row[start : start + 3] for start in (0, 3, 6)) + "│")
    assert boards("\n".join([*lines, foot])) == [BOARD.text]
    wide = {ord(str(digit)): 0xFF10 + digit for digit in range(10)}
    assert boards("\n".join(ROWS).translate(wide)) == [BOARD.text]
    spaced = "\n".join(" ".join(row).replace(" ", " │ ") for row in ROWS)
    assert boards(spaced.replace("\n", "\n──┼──┼──\n")) == [BOARD.text]


def test_candidates_in_a_drawn_frame() -> None:
    text = "".join(Conversion("pencilmarks").texts([Entry(BOARD)]))
    drawn = text.replace("|", "║").replace("-", "═")
    assert entries(drawn) == entries(text)


def test_a_record_of_the_puzzle_bank_has_its_rating() -> None:
    digits = BOARD.text.replace(".", "0")
    text = f"0123456789ab {digits}  7.2\n0123456789ac {OTHER.text.replace('.', '0')}  0.0\n"
    first, second = entries(text)
    assert (first.grid, first.facts) == (BOARD, (("level", "7.2"),))
    assert (second.grid, second.facts) == (OTHER, ())
    written = "".join(Conversion("exchange").texts([first]))
    assert len(written) == 100
    assert entries(written) == (first,)


@pytest.mark.parametrize(
    "address",
    [
        "https://www.sudokuwiki.org/sudoku.htm?bd={}",
        "https://sudokuexchange.com/play/?s={}",
        "https://sudoku.coach/en/play/{}",
        "www.thonky.com/sudoku/solution-count?puzzle={}&x=1",
        "Look at this: https://example.org/#{} !",
    ],
)
def test_an_address_with_the_board_in_it(address: str) -> None:
    assert boards(address.format(BOARD.text.replace(".", "0"))) == [BOARD.text]
    assert boards(address.format(BOARD.text)) == [BOARD.text]


def test_sudokuwiki_tells_givens_from_candidates() -> None:
    # 03 is a given 1 (its bit doubled, and 1), 02 one that was placed; the rest are candidates.
    (entry,) = entries("https://www.sudokuwiki.org/sudoku.htm?bd=03021o" + "vs" * 78)
    assert entry.grid.values[:3] == bytes([1, 1, 0])
    assert set(entry.placed) == {1}
    assert entry.grid.candidates[2] == mask_of(3, 4, 5)


def test_sudokuwikis_second_version_tells_lone_candidates_from_digits() -> None:
    # 01 is a given 1, 0a one that was placed; 5y is 18 and the bits of 3, 7 and 8, 0k those of 2.
    (entry,) = entries("https://www.sudokuwiki.org/sudoku.htm?bd=S9B010a5y0k" + "00" * 77)
    assert entry.grid.values[:4] == bytes([1, 1, 0, 0])
    assert set(entry.placed) == {1}
    assert entry.grid.candidates[2:5] == (mask_of(3, 7, 8), mask_of(2), 0)
    assert entries("S9B010a5y0k" + "00" * 77) == (entry,)
    later = BOARD.place(BOARD.open_cells[0], FIRST.solution.values[BOARD.open_cells[0]])
    gone = later.without(
        [(later.open_cells[0], d) for d in later.candidates_of(later.open_cells[0])[1:]]
    )
    told = Entry(gone, frozenset(BOARD.open_cells[:1]))
    assert entries("".join(Conversion("sudokuwiki").texts([told]))) == (told,)
    for damaged in ("S9B" + "zz" * 81, "S9B" + "00" * 80 + "er"):
        with pytest.raises(FormatError):
            entries(f"https://www.sudokuwiki.org/sudoku.htm?bd={damaged}")


def test_a_link_of_good_sudoku() -> None:
    (entry,) = entries(
        "Check out this puzzle in GoodSudoku! "
        "playgoodsudoku.com/puzzle/$cAZAIABgcAQAAIAFCQAAAHAFAAAwAAgAEAAAAwQAgAAGADAQAFAWAHA="
    )
    assert entry.grid.text.startswith("7..64.2...6.7..4....8..5.9.")
    digits = BOARD.text.replace(".", "0") + "0"
    sign = base64.b64encode(bytes.fromhex(digits)).decode()
    (entry,) = entries(f"playgoodsudoku.com/puzzle/${sign}")
    assert entry.grid == BOARD


def test_a_sudocue_file_says_what_was_placed() -> None:
    cell = BOARD.open_cells[0]
    later = BOARD.place(cell, FIRST.solution.values[cell])
    words = [str(v) if v else "".join(map(str, later.candidates_of(c))) for c, v in
             enumerate(later.values)]  # fmt: skip
    words[cell] = f"u{words[cell]}"
    text = "\r\n".join(" ".join(words[start : start + 9]) for start in range(0, 81, 9))
    (entry,) = entries(text)
    assert cell in entry.placed
    assert entry.grid.values[cell] == later.values[cell]
    assert "".join(Conversion("sdx").texts([entry])).split()[cell] == words[cell]


HSOL = """<?xml version="1.0" encoding="UTF-8"?>
<java version="1.7.0" class="java.beans.XMLDecoder">
 <object class="sudoku.Sudoku2" id="Sudoku20">
  <void property="level"><object class="sudoku.DifficultyLevel">
   <void property="values"><void index="0"><int>9</int></void></void></object></void>
  <void property="values">
   <array class="int" length="81"><void index="0"><int>5</int></void></array>
  </void>
  <void property="values"><void index="80"><int>7</int></void></void>
  <void property="fixed"><void index="0"><boolean>true</boolean></void></void>
  <void property="cells"><void index="0"><short>0</short></void>
   <void index="1"><short>3</short></void><void index="80"><short>0</short></void></void>
  <void property="userCells"><void index="40"><short>260</short></void></void>
 </object>
 <object class="java.lang.ProcessBuilder"><array class="java.lang.String" length="1"/>
"""


def test_a_file_of_hodoku_is_data_up_to_its_first_board() -> None:
    (entry,) = entries(HSOL)
    assert (entry.grid.values[0], entry.grid.values[80]) == (5, 7)
    assert entry.grid.values.count(0) == 79
    assert set(entry.placed) == {80}
    assert entry.grid.candidates[1] == mask_of(1, 2)
    assert entry.grid.candidates[2] == Mask(0b111101111)
    assert entry.centre[40] == mask_of(3, 9)


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("<int>5</int>", "<int>12</int>", "hsol"),
        ("<int>5</int>", "<int>x</int>", "hsol"),
        ('index="1"', 'index="81"', "hsol"),
        ("sudoku.Sudoku2", "sudoku.Sudoku", "hsol_old"),
        ("sudoku.Sudoku2", "other", "empty"),
    ],
)
def test_a_damaged_file_of_hodoku_is_told(old: str, new: str, kind: str) -> None:
    whole = HSOL.partition(' <object class="java.lang')[0] + "</java>"
    with pytest.raises(FormatError) as caught:
        entries(whole.replace(old, new, 1))
    assert caught.value.kind == kind


def zipped(content: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("SudokuData", content)
    return file.getvalue()


def test_packed_files_are_read_within_their_limit(tmp_path: Path) -> None:
    path = tmp_path / "a.hsol"
    for pack in (zipped, gzip.compress):
        path.write_bytes(pack(HSOL.encode()))
        assert read_text(path) == HSOL
        path.write_bytes(pack(b"1" * (50 * LARGEST)))
        with pytest.raises(PuzzleFileError) as large:
            read_text(path)
        assert large.value.key.endswith("too_large")
    for damaged in (b"PK\x03\x04", zipped(b"1" * 400)[:90], b"\x1f\x8b\x08"):
        path.write_bytes(damaged)
        with pytest.raises(PuzzleFileError) as unreadable:
            read_text(path)
        assert unreadable.value.key.endswith("unreadable")


def test_shortened_json() -> None:
    text = (
        r"""{id:'x',ce:[[,{v:5},],[]],l:[{c:ff0000,u:t,te:'It\'s \\ "x"\n'}],a:#0,b:-1.5,n:null}"""
    )
    assert relaxed_object(text) == {
        "id": "x",
        "cells": [[{}, {"value": 5}, {}], [{}]],
        "lines": [{"color": "#ff0000", "underlays": True, "text": 'It\'s \\ "x"\n'}],
        "arrows": "#000000",
        "b": -1.5,
        "n": None,
    }
    for wrong in ("{", "{a}", "{a:}", "[1]", "{a:'x}", "{a:1}x", "{a:[1", "{a:b}", r"{a:'\q'}"):
        with pytest.raises(FormatError):
            relaxed_object(wrong)


SUDOKUPAD = {
    "id": "abc",
    "metadata": {"title": "T", "author": "A", "rules": ["One.", "Two."]},
    "cells": [[{"value": "1"}, {"centremarks": [1, 2]}, {"pencilMarks": "34"}, {}],
              *[[{}] * 4] * 3],
    "regions": [[[row, c] for c in range(4)] for row in range(4)],
    "cages": [
        {"cells": [[0, 0], [0, 1]], "value": "3", "unique": True},
        {"cells": [[2, 0]], "value": "hm", "borderColor": "#ff0000"},
        {"value": "solution: 1234341221434321"},
    ],
    "arrows": [{"wayPoints": [[0, 0], [1, 1]]}],
    "antiknight": True,
}  # fmt: skip


def test_sudokupads_own_json() -> None:
    said = dict(SUDOKUPAD, regions=[[[r // 2 * 2 + c // 2, r % 2 * 2 + c % 2] for c in range(4)]
                                    for r in range(4)])  # fmt: skip
    for text in (
        json.dumps(said),
        "scl" + packed(json.dumps(said)),
        "https://beta.sudokupad.app/ctc" + packed(json.dumps(said)) + "?setting-a=1",
    ):
        (entry,) = entries(text)
        assert (entry.title, entry.author, entry.rules) == ("T", "A", "One.\nTwo.")
        assert entry.grid.values[0] == 1
        assert (entry.centre[1], entry.corner[2]) == (0b11, 0b1100)
        assert entry.solution is not None
        assert entry.solution.text == "1234341221434321"
        kinds = [constraint.kind for constraint in entry.constraints]
        assert kinds == ["killercage", "cage", "line", "antiknight"]
        assert entry.constraints[0] == Constraint("killercage", ((1, 1), (1, 2)), values=("3",))
        assert entry.constraints[1].more == '{"borderColor":"#ff0000"}'


def test_sudokupads_own_links_are_written() -> None:
    shape = geometry_of("4x4:AABBABBACDDCCCDD")
    constraint = Constraint("killercage", ((1, 1), (1, 2)), values=("3",))
    entry = Entry(
        Grid.empty(shape).place(0, 1), title="T", author="A", rules="One.\nTwo.",
        constraints=(constraint,), centre=(Mask(0), Mask(3), *[Mask(0)] * 14),
    )  # fmt: skip
    conversion = Conversion("scl")
    text = "".join(conversion.texts([entry]))
    assert not conversion.lost
    assert entries(text) == (entry._replace(grid=Grid(entry.grid.values, None, shape)),)
    line = Constraint("thermometer", lines=(((1, 1), (1, 2)),))
    conversion = Conversion("scl")
    list(conversion.texts([entry._replace(constraints=(constraint, line))]))
    assert [feature.value for feature in conversion.lost] == ["constraints"]


def test_a_short_link_of_a_classic_puzzle() -> None:
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
    text, digits = "", BOARD.text.replace(".", "0")
    while digits:
        open_after = min(len(digits[1:]) - len(digits[1:].lstrip("0")), 5)
        text += signs[int(digits[0]) + 10 * open_after]
        digits = digits[1 + open_after :]
    said = packed(json.dumps({"p": text, "n": "Mine", "s": "", "m": "Hello"}))
    (entry,) = entries("https://sudokupad.svencodes.com/puzzle/" + said.replace("/", "-"))
    assert (entry.grid, entry.title) == (BOARD, "Mine")


def test_a_code_as_long_as_a_list_of_candidates_is_a_code() -> None:
    cages = "~".join(f"cage={n % 9 + 6}:r{n // 9 + 1}c{n % 9 + 1}.r{n // 9 + 2}c{n % 9 + 1}"
                     for n in range(72))  # fmt: skip
    for count in range(40, 46):
        code = "9x9~" + "~".join(cages.split("~")[:count])
        (grid,) = read(f"{code} {'.' * 81}")
        assert len(grid.geometry.constraints) == count


def test_data_of_opensudoku_that_end_in_mid_cell_are_told() -> None:
    data = "version: 3\n" + "0|0|1|" * 80 + "0"
    text = f'<opensudoku version="2"><folder name="x"><game data="{data}"/></folder></opensudoku>'
    with pytest.raises(FormatError) as raised:
        entries(text)
    assert raised.value.kind == "xml_cell"
