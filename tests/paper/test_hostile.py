"""Titles with anything in them leave files that parsers read."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.formats.forms.links import FPuzzlesForm
from game.paper.order import Look, PrintPuzzles
from game.plain import clean
from game.work.question import at_once
from tests.paper.test_order import texts

EMPTY: list[list[dict[str, int]]] = [[{} for _ in range(9)] for _ in range(9)]
TITLES = (
    *("a\x01b\x00c\x1b[31m", "]]>&<\"'<!--", "(\\)\\((", "\u202e\u2066א\u200b", "日本語🎲"),
    *(
        "caf\udce9 \ud800",
        "\ufffe\uffff\x7f\x85",
        "%PDF endobj >> stream",
        "&#0;&#x1F;",
        "x" * 3000,
    ),
)


def printed(file: Path) -> list[Path]:
    """Print a puzzle of each title, as a file tells it, and all of them over the pages."""
    told = [json.dumps({"size": 9, "title": title, "grid": EMPTY}) for title in TITLES]
    entries = tuple(FPuzzlesForm().read(text)[0] for text in told)
    look = Look(a_page=2, title=clean("".join(TITLES)[:200]))
    return PrintPuzzles(file, "en", look, entries).answer(at_once)


def test_an_svg_is_read_by_a_parser(tmp_path: Path) -> None:
    pages = printed(tmp_path / "a.svg")
    assert len(pages) == len(TITLES) // 2
    written = [text for page in pages for text in texts(page)]
    for title in ("]]>&<\"'<!--", "&#0;&#x1F;", "日本語🎲"):
        assert title in written
    for page in pages:
        ElementTree.parse(page)
        assert page.read_text("utf-8").isprintable()


def test_a_pdf_is_read_by_a_parser(tmp_path: Path) -> None:
    pypdf = pytest.importorskip("pypdf", reason="pypdf reads the file")
    (file,) = printed(tmp_path / "a.pdf")
    read = pypdf.PdfReader(file, strict=True)
    assert len(read.pages) == len(TITLES) // 2
    said = "".join(page.extract_text() for page in read.pages)
    for title in ("(\\)\\((", "%PDF endobj >> stream", "日本語"):
        assert title in said
    assert "endobj" in read.metadata.title
