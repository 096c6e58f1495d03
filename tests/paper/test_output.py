"""Files of pages: PDF, SVG and PNG, and what is refused."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from game.messages.catalogue import Catalogue
from game.paper.output import PaperError, print_book
from game.paper.sheets import Book, Item
from game.plain import shortened
from tests.play.boards import EASY as PUZZLE

EASY = PUZZLE.givens
WORDS = Catalogue()
GIVENS = frozenset(cell for cell, value in enumerate(EASY.values) if value)
BOOK = Book((Item(EASY, GIVENS, "Café Ελλάδα 数独"), Item(EASY, GIVENS)), a_page=1)


def test_a_pdf_has_its_pages_and_its_fonts(tmp_path: Path) -> None:
    (path,) = print_book(BOOK, tmp_path / "book.pdf", WORDS)
    content = path.read_bytes()
    assert content.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", content)) == 2
    assert content.count(b"/FontFile2") == len(re.findall(rb"/Type /FontDescriptor", content)) > 1


def test_each_page_is_a_picture(tmp_path: Path) -> None:
    paths = print_book(BOOK, tmp_path / "book.png", WORDS)
    assert [path.name for path in paths] == ["book-1.png", "book-2.png"]
    with Image.open(paths[0]) as image:
        assert image.size == (1191, 1684)
        colours = image.convert("L").getcolors(256) or []
        assert min(colour for _, colour in colours) == 0


def test_an_svg_holds_its_digits_as_text(tmp_path: Path) -> None:
    (path,) = print_book(Book(BOOK.items[:1]), tmp_path / "one.SVG", WORDS)
    root = ElementTree.fromstring(path.read_text("utf-8"))
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Café Ελλάδα 数独" in texts
    assert sum(text is not None and text in "123456789" for text in texts) == len(GIVENS)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("book.doc", "suffix"),
        ("there.pdf", "there"),
        ("no/b.pdf", "unwritten"),
        ("a" * 300 + ".pdf", "unwritten"),
    ],
)
def test_what_cannot_be_written_is_told(tmp_path: Path, name: str, problem: str) -> None:
    (tmp_path / "there.pdf").write_text("mine")
    with pytest.raises(PaperError) as caught:
        print_book(BOOK, tmp_path / name, WORDS)
    assert caught.value.key == f"print.error.{problem}"
    assert shortened(str(tmp_path / name)) in WORDS.error(caught.value)
    assert (tmp_path / "there.pdf").read_text() == "mine"


def test_a_file_may_be_replaced_where_one_says_so(tmp_path: Path) -> None:
    path = tmp_path / "there.svg"
    path.write_text("mine")
    print_book(Book(BOOK.items[:1]), path, WORDS, replaces=True)
    assert path.read_text("utf-8").startswith("<")
