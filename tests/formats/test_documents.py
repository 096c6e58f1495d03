"""Forms that tell more than digits: what is written is read back, and mistakes have a place."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.constraint import Constraint
from game.core.digits import Mask
from game.core.geometry import geometry_of
from game.core.grid import Grid, rule_candidates
from game.core.verdict import Verdict
from game.formats import forms
from game.formats.candidates import resolved
from game.formats.detect import form_of, read
from game.formats.document import Entry, Feature, Form
from game.formats.known import FORMS, OFFERED, RICHER, TARGETS
from game.formats.lines import document, puzzle_file
from game.formats.lz import LARGEST, packed, unpacked
from game.formats.reading import reading_of
from game.formats.syntax import FormatError
from game.formats.written import Conversion
from game.messages.catalogue import Catalogue, english
from game.solve.exact import classify
from game.ui.games.launcher import read_request
from tests.characters import ANY
from tests.documents import FIRST, SECOND

DATA = Path(__file__).parents[2] / ".." / "shared" / "data"

BOARD = FIRST.board
SOLUTION = FIRST.solution
THIN, OTHER = (
    Grid([v if cell % 2 else 0 for cell, v in enumerate(b.values)])
    for b in (BOARD, SECOND[0].board)
)
"""No open cell of these has one candidate alone, which some forms cannot tell from a digit."""
READ_AS: Final = {"sdm": "line", "sudokupad": "f-puzzles", "scl": "f-puzzles"}
"""What is written in these, another form reads."""
BOTH = [form for form in RICHER if form.is_written and form.name not in READ_AS]
NAMES = [form.name for form in BOTH]


def converted(entry: Entry, name: str) -> tuple[str, Conversion]:
    conversion = Conversion(name)
    return "".join(conversion.texts([entry])), conversion


def again(text: str) -> Entry:
    (entry,) = document(text.splitlines(keepends=True))
    return entry


def test_no_form_is_forgotten() -> None:
    """A form that is not in the table, or cannot be offered by a name, says so."""
    listed = {type(form) for form in FORMS}
    lacks = [
        f"{each.__name__} is not in the table of game/formats/known.py"
        for module in iter_modules(forms.__path__)
        for each in vars(import_module(f"{forms.__name__}.{module.name}")).values()
        if isinstance(each, type)
        and issubclass(each, Form)
        and each.__module__ == f"{forms.__name__}.{module.name}"
        and hasattr(each, "name")
        and each not in listed
    ]
    texts = english()
    lacks += [
        f"{form.name} has a `suffix`, but neither a `title` nor the message ui.export.{form.name}"
        for form in OFFERED
        if not form.title and f"ui.export.{form.name}" not in texts
    ]
    lacks += [
        f"{form.name} is neither written nor read"
        for form in FORMS
        if not form.is_written and type(form).claims is Form.claims
    ]
    assert not lacks, "\n".join(lacks)
    assert len({form.name for form in FORMS}) == len(FORMS), "two forms have one name"
    assert len({form.rank for form in OFFERED}) == len(OFFERED), "two forms have one rank"


words = st.text("abc äö<&\"'>ß猫", min_size=1, max_size=12).map(str.strip).filter(bool)


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """A position on the way to the solution, with notes and words as players have them."""
    open_cells = BOARD.open_cells
    placed = draw(st.frozensets(st.sampled_from(open_cells), max_size=40))
    values = [SOLUTION.values[c] if c in placed else v for c, v in enumerate(BOARD.values)]
    rules = rule_candidates(Grid(values))
    masks: tuple[Mask, ...] | None = None
    corner: tuple[Mask, ...] = ()
    centre: tuple[Mask, ...] = ()
    kind = draw(st.sampled_from(["plain", "candidates", "notes"]))
    if kind == "candidates":
        gone = draw(st.lists(st.integers(0, 511), min_size=81, max_size=81))
        masks = tuple(Mask(rule & one) or rule for rule, one in zip(rules, gone, strict=True))
    if kind == "notes":
        free = [0 if value else 511 for value in values]
        drawn = [draw(st.lists(st.integers(0, 511), min_size=81, max_size=81)) for _ in "12"]
        centre, corner = (
            tuple(Mask(one & may) for one, may in zip(masks_, free, strict=True))
            for masks_ in drawn
        )
    return Entry(
        Grid(values, masks),
        placed,
        centre,
        corner,
        title=draw(st.just("") | words),
        author=draw(st.just("") | words),
        solution=draw(st.sampled_from([None, SOLUTION])),
    )


@settings(max_examples=60, deadline=None)
@given(entries(), st.sampled_from(NAMES))
def test_what_is_carried_is_read_back_and_the_rest_is_told(entry: Entry, name: str) -> None:
    text, conversion = converted(entry, name)
    form = form_of(text)
    lost = set(conversion.lost)
    bare_digits = form is None
    assert bare_digits <= (name == "sdk")
    if form is not None:
        # Without a digit that was placed it is a board of candidates like any other.
        assert form.name == ("pencilmarks" if name == "sdx" and not entry.placed else name)
    found = again(text)
    fitted = entry.fitted(TARGETS[name].carries)
    assert found.unread == ()
    if Feature.SINGLES in lost:
        return
    assert found.grid.values == entry.grid.values
    for feature, one, other in (
        (Feature.PLACED, found.placed, entry.placed),
        (Feature.CANDIDATES, found.grid.candidates, fitted.grid.candidates),
        (Feature.CENTRE, found.centre, fitted.centre),
        (Feature.CORNER, found.corner, entry.corner),
        (Feature.TITLE, found.title, entry.title),
        (Feature.AUTHOR, found.author, entry.author),
        (Feature.SOLUTION, found.solution, entry.solution),
    ):
        if feature in TARGETS[name].carries and feature in fitted.features:
            assert one == other
            assert feature not in lost
        elif feature in fitted.features:
            assert feature in lost


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(NAMES),
    entries(),
    st.lists(
        st.tuples(st.integers(0, 900), st.integers(0, 12), st.sampled_from('09+|*. \n[]#x",<{}E')),
        max_size=4,
    ),
)
def test_a_damaged_file_is_puzzles_or_a_told_mistake(
    name: str, entry: Entry, damages: list[tuple[int, int, str]]
) -> None:
    text, _ = converted(entry, name)
    for at, length, instead in damages:
        text = text[:at] + instead + text[at + length :]
    try:
        said = [found.grid.text for found in document(text.splitlines(keepends=True))]
        if said:
            assert read(text)
    except FormatError as error:
        said = [Catalogue().error(error)]
        assert len(said[0]) < 400


@pytest.mark.parametrize("name", NAMES)
def test_every_road_reads_the_same_board(name: str) -> None:
    text, _ = converted(Entry(THIN), name)
    assert [grid.text for grid in read(text)] == [THIN.text]
    assert list(puzzle_file(text.splitlines(keepends=True)).boards) == [THIN.values]


@pytest.mark.parametrize("name", [form.name for form in BOTH if form.holds_many])
def test_several_puzzles_are_written_and_read_in_their_order(name: str) -> None:
    boards = [THIN, OTHER, THIN]
    text = "".join(Conversion(name).texts(map(Entry, boards)))
    assert [entry.grid.text for entry in document(text.splitlines(keepends=True))] == [
        board.text for board in boards
    ]


@pytest.mark.parametrize("name", [form.name for form in BOTH if not form.holds_many])
def test_a_form_of_one_puzzle_refuses_a_second(name: str) -> None:
    with pytest.raises(FormatError) as caught:
        list(Conversion(name).texts([Entry(BOARD), Entry(BOARD)]))
    assert caught.value.kind == "one_puzzle"


@pytest.mark.parametrize("name", ["sdm", "csv", "sdk", "ss", "729", "pencilmarks", "hodoku"])
def test_a_board_of_another_shape_is_refused_where_there_is_no_room(name: str) -> None:
    board = Grid.empty(geometry_of("6x6"))
    with pytest.raises(FormatError) as caught:
        converted(Entry(board), name)
    assert "6x6" in str(caught.value)
    assert name in Catalogue().error(caught.value)


@pytest.mark.parametrize("name", ["csv", "729", "hodoku"])
def test_files_of_a_puzzle_a_line_are_read_as_they_come(name: str) -> None:
    text = "".join(Conversion(name).texts([Entry(BOARD)] * 4))
    asked: list[int] = []

    def lines() -> Iterator[str]:
        for number, line in enumerate(text.splitlines(keepends=True)):
            asked.append(number)
            yield line

    found = document(lines())
    next(found)
    assert len(asked) < 4
    assert len(list(found)) == 3


BOARD_ROWS = [BOARD.text[start : start + 9] for start in range(0, 81, 9)]
SS = "".join(Conversion("ss").texts([Entry(BOARD)]))
PENCIL = "".join(Conversion("pencilmarks").texts([Entry(BOARD)]))
LONG = "".join(Conversion("729").texts([Entry(BOARD)]))


@pytest.mark.parametrize(
    ("text", "kind", "line", "column"),
    [
        ("puzzle\n" + BOARD.text[:80], "cells", 2, 1),
        ("id,puzzle\n7," + BOARD.text[:40] + "x" + BOARD.text[41:], "character", 2, 43),
        ("id,puzzle\n" + BOARD.text, "columns", 2, None),
        ('id,puzzle\n7,"' + BOARD.text, "quote", 2, 3),
        ("puzzle,solution\n" + f"{BOARD.text},{SOLUTION.text[:80]}", "cells", 2, 83),
        ("puzzle\n", "empty", None, None),
        (LONG[:100] + "x" + LONG[101:], "place_of_digit", 1, 101),
        (LONG[:728] + "\n", "characters", 1, None),
        (PENCIL.replace(" 7 ", " 77 ", 1), "candidates", 3, None),
        ("[Puzzle]\n" + "\n".join(BOARD_ROWS[:8]), "rows", None, None),
        ("[Puzzle]\n" + "\n".join([*BOARD_ROWS[:8], "123"]), "row_cells", 10, None),
        ("\n".join(["#Aa", "[Puzzle]", *BOARD_ROWS, "[State]", *["." * 9] * 9]),
         "state", 13, 4),
        ("<a>", "xml_other", 1, 1),
        ("\n<opensudoku>\n<game data='12'/></opensudoku>", "cells", 3, 1),
        ("<opensudoku>\n<game data='version: 2&#10;1|x|1|'/></opensudoku>", "cells", 2, 1),
        (f"<opensudoku><game data='version: 3&#10;{'1|x|1|' * 81}'/></opensudoku>",
         "xml_cell", 1, 13),
        ("<opensudoku>\n<game></opensudoku>", "cells", 2, 1),
        ("<opensudoku>\n</folder>", "xml", 2, 3),
        ("<opensudoku>" + "<a>" * 9, "deep", 1, 34),
        ("<opensudoku/>", "empty", None, None),
        ('<!DOCTYPE a [<!ENTITY b "c">]>\n<opensudoku/>', "xml_type", 1, None),
        ("https://sudokupad.app/scl" + "N4IgzglgXgpiBcBOANCA" * 3, "packed", 1, None),
        ("https://sudokupad.app/sudoku/abcDEF", "link_remote", 1, 1),
        ("scl" + packed("{id:1,t:'x'}"), "link_other", 1, None),
        ("scl" + packed("{id:1,ce:[[" + "[" * 20), "deep", 1, None),
        ("scl" + packed("{ce:[[1,2],[3]]}"), "link_size", 1, None),
        ("scl" + packed(json.dumps({"cells": [[{}] * 4] * 3 + [[{}]]})), "link_grid", 1, None),
        (json.dumps({"size": 4, "grid": [[{"value": 7}] * 4] * 4}), "link_value", None, None),
        ("scl" + packed(json.dumps({"cells": [[{}] * 4] * 4, "cages": [{"cells": [[1]]}]})),
         "link_rule", 1, None),
        ("scl" + packed(json.dumps({"cells": [[{}] * 4] * 4, "regions": [[[0, 9]]]})),
         "constraints", 1, None),
        ('{"a": 1}', "link_other", None, None),
        ("https://a.bc/?s=" + BOARD.text + "\nhttps://a.bc/?s=" + BOARD.text[1:],
         "address", 2, 1),
        ("0123456789ab " + BOARD.text + " x", "record", 1, None),
        ("0123456789ab " + BOARD.text[1:] + "  1.2", "cells", 1, 14),
        ("1;2;;;;;;;\n" * 9 + "1;2;;;;;;\n", "row_cells", 10, None),
        ("1;2;;;;;;;\n" * 9 + "1;x;;;;;;;\n" * 9, "number", 10, 3),
        ("1;2;;;;;;;\n" * 10, "rows", 10, None),
        (("u1 2 3 4 5 6 7 8 9\n" * 9)[:-2] + "x\n", "candidates", 9, 18),
        ("u1 2 3 4 5 6 7 8 9\n" * 18, "one_puzzle", 10, None),
        ("https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8", "packed", 1, None),
        ("fpuzzles" + packed('{"size":9,"grid":' + "[" * 20 + "]" * 20 + "}"), "deep", 1, None),
        ("fpuzzles" + packed('{"size":17,"grid":[[1,2],[3,4]]}'), "link_size", 1, None),
        ("fpuzzles" + packed('{"size":9,"grid":[[1,2],[3,4]]}'), "link_grid", 1, None),
        ("fpuzzles" + packed('{"size":' + "9" * 5000 + "}"), "packed", 1, None),
        (SS + "I999\n", "done", 15, 1),
        (SS + "I0012\n", "done", 15, 1),
        (SS + "E9112\n", "done", 15, 1),
        (SS.replace("|", "|x", 1), "character", 2, 3),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place(
    text: str, kind: str, line: int | None, column: int | None
) -> None:
    with pytest.raises(FormatError) as caught:
        list(document(text.splitlines(keepends=True)))
    assert caught.value.kind == kind
    assert caught.value.line == line
    assert column is None or caught.value.column == column


def test_a_link_that_unpacks_to_too_much_is_refused() -> None:
    with pytest.raises(FormatError) as caught:
        list(document(["fpuzzles" + packed(" " * (LARGEST + 1))]))
    assert (caught.value.kind, caught.value.line) == ("too_large", 1)


def test_columns_of_other_names_are_told() -> None:
    text = f'source,question,answer,rating\n"a ""b"", c",{BOARD.text},{SOLUTION.text},12\n'
    entry = again(text)
    assert (entry.grid, entry.solution) == (BOARD, SOLUTION)
    assert entry.unread == ("source", "rating")


def test_what_is_told_about_a_puzzle_comes_back_from_sections() -> None:
    text = "#ARuud\r\n#DSome puzzle\r\n#LEasy\r\n[Puzzle]\r\n" + "\r\n".join(BOARD_ROWS)
    text += "\r\n[State]\r\n" + "\r\n".join(BOARD_ROWS)
    text += "\r\n[Colors]\r\nanything\r\n"
    entry = again(text)
    assert (entry.author, dict(entry.facts)) == (
        "Ruud",
        {"description": "Some puzzle", "level": "Easy"},
    )
    assert entry.unread == ("[Colors]",)
    found = again(converted(entry._replace(unread=()), "sdk")[0])
    assert found == entry._replace(unread=())


def test_three_boards_of_simple_sudoku_say_what_was_placed() -> None:
    cell = BOARD.open_cells[0]
    later = BOARD.place(cell, SOLUTION.values[cell])
    framed = "".join("".join(Conversion("pencilmarks").texts([Entry(Grid(g.values, [0] * 81))]))
                     for g in (BOARD, later))  # fmt: skip
    entry = again(framed + converted(Entry(later), "pencilmarks")[0])
    assert entry.grid.values[cell] == SOLUTION.values[cell]
    assert cell in entry.placed
    assert entry.givens.text == BOARD.text or len(entry.placed) > 1


def test_notes_in_every_open_cell_are_candidates_and_back() -> None:
    grid = BOARD.without([(BOARD.open_cells[0], BOARD.candidates_of(BOARD.open_cells[0])[0])])
    noted = Entry(BOARD, centre=grid.candidates)
    assert noted.fitted({Feature.CANDIDATES}) == Entry(grid)
    assert Entry(grid).fitted({Feature.CENTRE}) == noted
    some = Entry(BOARD, centre=(*[Mask(0)] * 80, grid.candidates[80]))
    assert some.fitted({Feature.CANDIDATES}) == some


def test_a_game_of_the_first_versions_says_its_notes_and_what_was_placed() -> None:
    cells = ["1|-|0|", "0|1,5,|1|", "2|-|1|", *["0|-|1|"] * 78]
    for data in ("".join(cells), "".join(cells).replace("1,5,", "5,1,")):
        head = "<name>Mine</name><author>A &amp; B</author><level>easy</level>"
        game = f'<game data="version: 1&#10;{data}" state="1" time="5"/>'
        entry = again(f"<opensudoku>{head}{game}</opensudoku>")
        assert (entry.title, entry.author, entry.facts) == ("Mine", "A & B", (("level", "easy"),))
        assert (int(entry.corner[1]), set(entry.placed)) == (0b10001, {2})
        assert entry.unread == ("game state", "game time")
    doubled = "".join(["1|0||0|", "0|17||1|", "2|0||1|", *["0|0||1|"] * 78])
    entry = again(f'<opensudoku><game data="version: 2&#10;{doubled}"/></opensudoku>')
    assert (int(entry.corner[1]), set(entry.placed)) == (0b10001, {2})


@settings(deadline=None)
@given(st.text(ANY, max_size=80) | st.text("ab", max_size=300))
def test_what_is_packed_is_unpacked(text: str) -> None:
    assert unpacked(packed(text)) == text


@pytest.mark.parametrize(
    "code", ["6x6", "16x16", "9x9+diagonals", "9x9+knight+king", "4x4:AABBABBACDDCCCDD"]
)
@pytest.mark.parametrize("name", ["f-puzzles", "sudokupad"])
def test_links_carry_boards_of_other_shapes(code: str, name: str) -> None:
    board = Grid.empty(geometry_of(code)).place(1, 2)
    text, _ = converted(Entry(board), name)
    assert again(text).grid == board
    assert again(text).grid.geometry == board.geometry


@pytest.mark.parametrize("rule", ["killercage", "regionsumline", "something new"])
def test_rules_that_are_not_known_are_kept_and_named(rule: str) -> None:
    said = {"size": 4, "grid": [[{}] * 4] * 4, "ruleset": "One.\n\nTwo.", rule: True}
    link = "fpuzzles" + packed(json.dumps(said))
    entry = again(link)
    assert entry.constraints == (Constraint(rule),)
    assert entry.rules == "One.\n\nTwo."
    assert again(converted(entry, "f-puzzles")[0]) == entry
    assert converted(entry, "line")[1].lost.keys() == {Feature.RULES, Feature.CONSTRAINTS}
    assert read(link)[0].geometry.unread
    assert reading_of(entry).unknown == (rule,)


@pytest.mark.parametrize(
    ("rule", "told", "constraint"),
    [
        (
            "killercage", [{"cells": ["R1C1", "R1C2"], "value": "3", "outlineC": "#fff"}],
            Constraint("killercage", ((1, 1), (1, 2)), values=("3",), more='{"outlineC":"#fff"}'),
        ),
        (
            "arrow", [{"lines": [["R1C1", "R2C2"]], "cells": ["R1C1"]}],
            Constraint("arrow", ((1, 1),), (((1, 1), (2, 2)),)),
        ),
        (
            "littlekillersum",
            [{"cell": "R0C2", "cells": ["R1C3"], "direction": "DR", "value": "4"}],
            Constraint("littlekillersum", ((1, 3),), (), ("4",), (0, 2), "DR"),
        ),
        ("quadruple", [{"cells": ["R1C1"], "values": [1, 4]}],
         Constraint("quadruple", ((1, 1),), values=("1", "4"))),
        ("negative", ["xv", "ratio"], Constraint("negative", values=("xv", "ratio"))),
        ("even", [{"cell": "R1C1"}], Constraint("even", at=(1, 1))),
        ("other", {"a": 5}, Constraint("other", more='{"a":5}')),
    ],
)  # fmt: skip
def test_a_rule_is_a_value_and_is_told_as_it_came(
    rule: str, told: object, constraint: Constraint
) -> None:
    said = {"size": 4, "grid": [[{}] * 4] * 4, rule: told}
    entry = again("fpuzzles" + packed(json.dumps(said)))
    assert entry.constraints == (constraint,)
    link = converted(entry, "f-puzzles")[0].partition("load=")[2]
    written = json.loads(unpacked(link.strip()))
    assert written[rule] == (told if rule != "other" else [told])


@pytest.mark.parametrize(
    "told", [[{"cells": ["R1"]}], [{"cells": "R1C1"}], [{"lines": ["R1C1"]}], [{"value": {}}],
             ["a", {}], [{"cell": 7}]]
)  # fmt: skip
def test_a_damaged_rule_is_named(told: object) -> None:
    said = {"size": 4, "grid": [[{}] * 4] * 4, "arrow": told}
    with pytest.raises(FormatError) as caught:
        again("fpuzzles" + packed(json.dumps(said)))
    assert caught.value.kind == "link_rule"
    assert "arrow" in Catalogue().error(caught.value)


def test_cells_may_say_which_digits_and_parity_they_have() -> None:
    row: list[object] = [{"parity": "Odd"}, {"givenPencilMarks": [1, 3]}, {}, {"parity": "Even"}]
    said = {"size": 4, "grid": [row, *[[{}] * 4] * 3]}
    entry = again("fpuzzles" + packed(json.dumps(said)))
    assert entry.constraints == (
        Constraint("odd", at=(1, 1)),
        Constraint("givenPencilMarks", ((1, 2),), values=("1", "3")),
        Constraint("even", at=(1, 4)),
    )
    link = converted(entry, "f-puzzles")[0]
    assert set(again(link).constraints) == set(entry.constraints)
    assert again(converted(again(link), "f-puzzles")[0]) == again(link)


@pytest.mark.parametrize("name", ["fpuzzles-classic", "fpuzzles-variant"])
def test_links_that_lie_beside_the_project(name: str) -> None:
    file = DATA / f"{name}.txt"
    if not file.is_file():
        pytest.skip("no ../shared/data beside the project")
    for line in file.read_text().splitlines():
        link, solution = line.split()
        entry = again(link)
        assert again(converted(entry, "f-puzzles")[0]) == entry._replace(unread=())
        [board] = read(link)
        assert bool(board.geometry.constraints) == (name == "fpuzzles-variant")
        found = classify(board)
        assert found.verdict is Verdict.UNIQUE
        assert found.solution is not None
        assert "".join(map(str, found.solution.values)) == solution


@pytest.mark.parametrize("name", [*NAMES, "sudokupad"])
def test_what_is_pasted_into_the_window_is_the_board(name: str) -> None:
    text, _ = converted(Entry(THIN), name)
    board = read_request(text).board
    assert board is not None
    assert board.values == THIN.values


def test_a_lone_candidate_is_open_while_an_unsolved_peer_has_it_too() -> None:
    masks = [Mask(511)] * 81
    masks[0] = masks[80] = Mask(1)
    assert resolved(masks).values == bytes(81)
    for peer in Grid.empty().geometry.peers[0]:
        masks[peer] = Mask(510)
    assert resolved(masks).values == bytes([1, *[0] * 80])
    # Two that break the rules are digits: the board says so itself.
    masks[1] = Mask(1)
    assert resolved(masks).values[0] == 1


def test_a_link_as_long_as_nine_characters_a_cell_is_a_link() -> None:
    """It was taken for candidates, of which its first letter is none."""
    dice = Random(1)
    title, length = "", 0
    while length < 729:
        title += dice.choice("abcdefghijklmnopqrstuvwxyz")
        text, _ = converted(Entry(BOARD, title=title), "scl")
        length = len(text.strip())
    assert length == 729
    assert again(text).title == title
    assert [*puzzle_file([text]).boards]
