"""The tests of the texts notice what they are for."""

import pytest

from tests.messages.pseudo import glued, pseudo, untold


def test_every_text_is_marked_with_what_is_filled_in() -> None:
    texts = pseudo()
    assert texts.text("ui.back") == "⟦Back⟧"
    assert texts.count("ui.cells_left", 2) == "⟦2 cells left⟧"
    assert texts.text("hint.look.house", house=texts.text("house.r", number=4)) == (
        "⟦Look at ⟦row 4⟧.⟧"
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("⟦Look at ⟦row 4⟧.⟧", []),
        ("12:48 · r4c7 · hd-g2-7q2k4m-27g · A", []),
        ("⟦Look⟧ here", ["here"]),
        ("Name ⟦Look⟧", []),
    ],
)
def test_words_that_are_in_no_catalogue_are_found(text: str, words: list[str]) -> None:
    assert untold(text, {"Name"}) == words


@pytest.mark.parametrize(
    ("text", "is_glued"),
    [
        ("⟦Look at ⟦row 4⟧ and ⟦box 3⟧.⟧", False),
        ("⟦Hard⟧⟦  ·  ⟧12:48⟦  ·  ⟧⟦40 left⟧", False),
        ("⟦Ctrl⟧+⟦Shift⟧+Z", False),
        ("⟦One⟧\n⟦Two⟧", False),
        ("⟦One⟧ ⟦Two⟧", True),
        ("⟦One⟧⟦Two⟧", True),
        ("⟦Name⟧: ⟦what it is⟧", True),
    ],
)
def test_sentences_glued_from_pieces_are_found(text: str, is_glued: bool) -> None:
    assert bool(glued(text)) is is_glued
