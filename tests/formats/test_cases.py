"""Technique cases in HoDoKu's library format, and where a mistake in one is told to be."""

import pytest

from game.core.grid import Grid
from game.formats.detect import DIGITS
from game.formats.forms.library import Case, read_cases
from game.formats.syntax import FormatError, lines_of
from tests.documents import FIRST

TEXT = FIRST.board.text
GIVENS = sum(1 << cell for cell in range(81) if FIRST.board.values[cell])
FORM = next(form for form in DIGITS if form.name == "library")


def test_a_case_says_what_must_be_found_where() -> None:
    (case,) = read_cases(f":0402-1:45:{TEXT}:511 913:712 299:899:extra\n")
    assert case == Case(
        line=1,
        technique="0402-1",
        grid=FIRST.board.without([(0, 5), (2, 9)]),
        givens=GIVENS,
        eliminations=((1, 7), (80, 2)),  # type: ignore[arg-type]
        placements=((80, 8),),  # type: ignore[arg-type]
    )
    assert not case.must_not_fire
    assert read_cases(f":0402-x:45:{TEXT}::::\n")[0].must_not_fire


def test_the_last_field_may_be_missing_and_fields_may_be_empty() -> None:
    for text in (f":0100::{TEXT}:::", f":0100::{TEXT}::::", f":0100::{TEXT}:  ::: "):
        (case,) = read_cases(text)
        assert (case.grid, case.eliminations, case.placements) == (FIRST.board, (), ())


def test_cases_are_told_by_their_lines() -> None:
    cases = read_cases(f"# cases\n\n:0100:5:{TEXT}:::511:\n# more\n:0200:5:{TEXT}::511::\n")
    assert [(case.line, case.technique) for case in cases] == [(3, "0100"), (5, "0200")]


def test_a_plus_makes_an_entry_of_the_digit_after_it_alone() -> None:
    board = f"+{TEXT[:3].replace('.', '1')}{TEXT[3:79]}+2+3"
    (case,) = read_cases(f":0100::{board}:::")
    assert case.grid == Grid.parse(board.replace("+", ""))
    entries = [cell for cell in range(81) if case.grid.values[cell] and not case.givens >> cell & 1]
    assert entries == [0, 79, 80]


@pytest.mark.parametrize(
    ("text", "kind", "column"),
    [
        (f"0100::{TEXT}:::", "library_fields", None),
        (f":0100::{TEXT}::", "library_fields", None),
        (":", "library_fields", None),
        (f":0100:5:{TEXT[:80]}:::", "cells", 9),
        (f":0100:55:{TEXT}1:::", "cells", 10),
        (f":0100:5:{TEXT[:80]}x:::", "character", 89),
        (f":0100:5:{TEXT[:80]}+:::", "cells", 9),
        (f":0100:5:++1{TEXT[1:]}:::", "character", 10),
        (f":0100:5:+.{TEXT[1:]}:::", "character", 10),
        (f":0100:5:{TEXT}:51:::", "triplet", 91),
        (f":0100:5:{TEXT}:511 5112:::", "triplet", 95),
        (f":0100:5:{TEXT}:511  510:::", "triplet", 96),
        (f":0100:5:{TEXT}:511:abc::", "triplet", 95),
        (f":0100:5:{TEXT}:511::22:", "triplet", 96),
    ],
)
def test_a_mistake_in_a_case_is_told_with_its_place(
    text: str, kind: str, column: int | None
) -> None:
    with pytest.raises(FormatError) as caught:
        read_cases(f"# first\n{text}\n")
    error = caught.value
    assert (error.kind, error.line, error.column) == (kind, 2, column)


def test_too_few_colons_are_counted() -> None:
    with pytest.raises(FormatError) as caught:
        read_cases(f":0100:{TEXT}::\n")
    told = dict(caught.value.arguments["what"].arguments)  # type: ignore[union-attr]
    assert told == {"expected": 6, "found": 4}


def test_six_colons_of_which_one_is_the_first_make_a_case() -> None:
    lines = [f":0100::{TEXT}:::", f":0100::{TEXT}::", f"x:0100::{TEXT}:::"]
    assert [FORM.claims_lines(lines_of(line)) for line in lines] == [True, False, False]
    assert FORM.boards(lines_of(lines[0])) == (FIRST.board,)
