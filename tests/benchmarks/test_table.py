"""The table of figures in the documents, and what the scripts put into it."""

import pytest

from benchmarks.__main__ import DOCUMENT, SCRIPTS
from benchmarks.table import BEGIN, END, Row, merged, printed, rows_of, show, with_rows

OURS = Row("a start", "100 ms", "200 ms", "`startup`")
OTHER = Row("a move", "1 ms", "", "`play`")


def test_what_a_script_shows_becomes_its_rows(capsys: pytest.CaptureFixture[str]) -> None:
    print("window 1280x800")
    show("a start", "100 ms", "200 ms")
    show("a move", "1 ms")
    found = printed("latency 30 busy", capsys.readouterr().out)
    assert found == [
        Row("a start", "100 ms", "200 ms", "`latency 30 busy`"),
        Row("a move", "1 ms", "", "`latency 30 busy`"),
    ]
    with pytest.raises(LookupError):
        printed("startup", "no row\n")


def test_rows_take_the_place_of_their_script_s_alone() -> None:
    new = Row("another start", "90 ms", "", "`startup`")
    assert merged([OTHER, OURS], [new], ["startup", "play"]) == [new, OTHER]
    assert merged([], [OTHER], ["startup"]) == [OTHER]


def test_the_document_keeps_what_is_around_its_table() -> None:
    empty = f"before\n{BEGIN}{END}after\n"
    filled = with_rows(empty, [OURS, OTHER])
    assert rows_of(filled) == [OURS, OTHER]
    assert filled.startswith("before\n")
    assert filled.endswith("after\n")


def test_the_document_s_table_is_as_the_scripts_would_write_it() -> None:
    document = DOCUMENT.read_text("utf-8")
    rows = rows_of(document)
    assert with_rows(document, merged(rows, [], SCRIPTS)) == document
    assert {row.script for row in rows} == {f"`{script}`" for script in SCRIPTS}
