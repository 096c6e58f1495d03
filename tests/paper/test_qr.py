"""QR codes on paper are read again."""

from pathlib import Path

import pytest
from PIL import Image

from game.core.geometry import geometry_of
from game.core.grid import Grid
from game.formats.document import Entry
from game.formats.known import TARGETS
from game.generate.levels import Level
from game.paper.order import Look, PrintPuzzles, item_of
from game.paper.sheets import LAYOUTS, Book
from game.work.question import at_once
from tests.paper.test_sheets import WORDS, Recorder
from tests.play.boards import EASY as PUZZLE

EASY = PUZZLE.givens
CAGES = Grid(EASY.values, None, geometry_of("9x9~cage=10:r1c1.r1c2.r2c1"))


def read(file: Path) -> list[str]:
    """Return what the codes of a page tell."""
    reader = pytest.importorskip("zxingcpp", reason="zxing-cpp reads them")
    return [code.text for code in reader.read_barcodes(Image.open(file))]


def test_a_code_tells_an_id_or_digits_or_a_link(tmp_path: Path) -> None:
    look = Look(codes=True)
    (page,) = PrintPuzzles(
        tmp_path / "a.png", "en", look, level=Level.EASY, count=4, seed="x"
    ).answer(at_once)
    told = read(page)
    assert len({text for text in told if text.startswith("es-")}) == 4
    entries = (Entry(EASY), Entry(CAGES))
    (page,) = PrintPuzzles(tmp_path / "b.png", "en", look, entries).answer(at_once)
    digits, link = sorted(read(page), key=len)
    assert digits == EASY.text
    assert TARGETS["sudokupad"].read(link)[0].board == CAGES


@pytest.mark.parametrize("a_page", LAYOUTS)
def test_a_long_title_and_many_rules_leave_a_code_room(a_page: int) -> None:
    entry = Entry(EASY, title="A long title " * 9, rules="What is asked. " * 20)
    item = item_of(entry, Look(codes=True))._replace(code="9x9+diagonals-es-d2-ztgbyd-0yc")
    canvas = Recorder()
    Book((item,) * a_page, a_page=a_page).draw(canvas, WORDS)
    assert len(canvas.areas) > 100
