"""Orders of pages: from entries, from the collections, and new puzzles of a level."""

from pathlib import Path
from xml.etree import ElementTree

from game.core.digits import Mask
from game.core.grid import Grid
from game.formats.document import Entry
from game.generate.levels import Level, Shape
from game.messages.languages import catalogue_in
from game.paper.order import Look, PrintPuzzles, item_of
from game.play.options import Symbols
from game.store.collections.collections import Collections
from game.work.question import at_once
from tests.play.boards import EASY as PUZZLE

EASY = PUZZLE.givens


def texts(path: Path) -> list[str]:
    root = ElementTree.fromstring(path.read_text("utf-8"))
    return [e.text or "" for e in root.iter("{http://www.w3.org/2000/svg}text")]


def test_pages_are_in_the_player_s_language(tmp_path: Path) -> None:
    look = Look(a_page=1, solutions=True)
    order = PrintPuzzles(tmp_path / "a.svg", "el", look, (Entry(EASY),))
    pages = order.answer(at_once)
    assert len(pages) == 2
    words = catalogue_in("el")
    assert words.text("print.page", number=1) in texts(pages[0])
    digits = [text for text in texts(pages[1]) if text in "123456789" and text]
    assert len(digits) == 81


def test_puzzles_of_the_collections_are_printed_in_their_order(tmp_path: Path) -> None:
    collections = Collections(tmp_path / "c.sqlite", lambda: "2026-01-01T00:00:00Z")
    numbers = [
        collections.add(Entry(Grid.empty(), title="Second")).number,
        collections.add(Entry(EASY, title="First")).number,
    ]
    collections.close()
    order = PrintPuzzles(
        tmp_path / "a.svg",
        "en",
        Look(title="A book"),
        collections=collections.path,
        numbers=(numbers[1], numbers[0]),
    )
    (page,) = order.answer(at_once)
    found = texts(page)
    assert found.index("First") < found.index("Second")
    assert "A book" in found


def test_a_booklet_has_each_puzzle_once_with_its_id(tmp_path: Path) -> None:
    for shape, begins in ((Shape.CLASSIC, "hd-b"), (Shape.SMALL, "4x4-")):
        level = Level.HARD if shape is Shape.CLASSIC else Level.EASY
        order = PrintPuzzles(
            tmp_path / f"{shape.value}.svg",
            "en",
            Look(a_page=4),
            level=level,
            shape=shape,
            count=4,
            seed="x",
        )
        (page,) = order.answer(at_once)
        ids = [text.split(" · ")[1] for text in texts(page) if " · " in text]
        assert len(set(ids)) == 4
        assert all(id.startswith(begins) for id in ids)


def test_own_notes_go_before_all_candidates() -> None:
    plain = item_of(Entry(EASY), Look(notes=True))
    assert plain.notes == EASY.candidates
    one = tuple(Mask(1 if cell == 2 else 0) for cell in range(81))
    two = tuple(Mask(2 if cell == 2 else 0) for cell in range(81))
    own = item_of(Entry(EASY, corner=one, centre=two), Look(notes=True))
    assert own.notes[2] == 3
    assert sum(own.notes) == 3
    assert item_of(Entry(EASY, corner=one), Look()).notes == ()


def test_what_is_said_of_the_way_has_the_names_of_the_symbols(tmp_path: Path) -> None:
    for symbols, name in ((Symbols.LETTERS, "I"), (Symbols.SHAPES, "Diamond")):
        look = Look(a_page=1, steps=True, symbols=symbols)
        pages = PrintPuzzles(tmp_path / f"{name}.svg", "en", look, (Entry(EASY),)).answer(at_once)
        assert any(f"={name}" in text for text in texts(pages[1]))
        assert not any("=9" in text for text in texts(pages[1]))
