from pathlib import Path
from typing import Any

import pygame
import pygame.sysfont
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.plain import ELLIPSIS, sign
from game.shell.pieces import unbroken
from game.shell.text import CACHED_BYTES, OPEN_FONTS, Fonts, Weight
from tests.pilot import headless
from tests.shell.example import ASSETS

OF_TEXT = [weight for weight in Weight if not weight.is_display]
WORDS = st.text("abcdefgh ABC 0123 …-,.", min_size=0, max_size=80)


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    headless()
    return Fonts.in_folder(ASSETS / "fonts")


@given(text=WORDS, width=st.integers(20, 300))
def test_wrapping_keeps_every_letter_and_fits(fonts: Fonts, text: str, width: int) -> None:
    lines = fonts.wrap(text, 15, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(fonts.size(line, 15)[0] <= width for line in lines)


@pytest.mark.parametrize("width", [-30, -1, 0, 1])
def test_where_there_is_no_room_each_letter_has_a_line(fonts: Fonts, width: int) -> None:
    for text in ("", " ", "two words", "a\n\nb"):
        lines = fonts.wrap(text, 15, width)
        assert "".join("".join(lines).split()) == "".join(text.split())


@given(text=WORDS, width=st.integers(30, 300))
def test_elided_text_fits_and_begins_like_the_text(fonts: Fonts, text: str, width: int) -> None:
    short = fonts.elide(text, 15, width)
    assert fonts.size(short, 15)[0] <= width
    assert short == text or text.startswith(short.removesuffix(ELLIPSIS))


def test_words_stay_whole_where_they_can(fonts: Fonts) -> None:
    width = fonts.size("naked single", 15)[0]
    assert fonts.wrap("naked single in\nrow 3", 15, width) == ("naked single", "in", "row 3")


def test_facts_stay_whole_and_a_line_ends_without_their_dot(fonts: Fonts) -> None:
    told = "Hard  ·  12:48  ·  40 of 52 left"
    width = fonts.size("Hard · 12:48 · 40 of", 15)[0]
    assert fonts.wrap(told, 15, width) == ("Hard · 12:48", "40 of 52 left")
    assert fonts.wrap(told, 15, 3 * width) == ("Hard · 12:48 · 40 of 52 left",)
    narrow = fonts.wrap(told, 15, fonts.size("12:48 ·", 15)[0])
    assert " ".join(narrow).replace(" ·", "").split() == told.replace("·", "").split()


def test_a_sign_of_percent_stays_with_its_number(fonts: Fonts) -> None:
    width = fonts.size("Gold is 85", 15)[0]
    assert fonts.wrap("Gold is 85 % of it", 15, width) == ("Gold is", "85 % of", "it")
    assert unbroken("% 5 % 6") == ["%", "5 %", "6"]
    assert unbroken("up to 31 %: 25 %") == ["up", "to", "31 %:", "25 %"]


def test_the_same_text_is_rendered_once(fonts: Fonts) -> None:
    first = fonts.render("5", 45, (1, 2, 3), Weight.MEDIUM)
    assert fonts.render("5", 45, (1, 2, 3), Weight.MEDIUM) is first
    assert fonts.render("5", 45, (1, 2, 4), Weight.MEDIUM) is not first
    assert first.get_size() == fonts.size("5", 45, Weight.MEDIUM)


def test_of_one_font_everything_is_drawn_once_but_signs(fonts: Fonts) -> None:
    other = Fonts.in_folder(ASSETS / "fonts")
    assert other.render("7", 45, (1, 2, 3)) is fonts.render("7", 45, (1, 2, 3))
    seven = sign("7")
    drawn = pygame.Surface((3, 4))
    other.signs = {seven: lambda *_: drawn}
    assert other.render(seven, 45, (1, 2, 3)) is drawn
    assert other.size(seven, 45) == (3, 4)
    assert fonts.size(seven, 45) == fonts.size("7", 45)
    other.signs = {seven: "G"}
    assert other.size(seven, 45) == fonts.size("G", 45) != fonts.size(seven, 45)


def test_the_cache_is_bounded(fonts: Fonts) -> None:
    kept = [fonts.render(str(number), 300, (0, 0, 0)) for number in range(100)]
    size = sum(surface.get_height() * surface.get_pitch() for surface in kept)
    assert size > CACHED_BYTES
    assert fonts.render("0", 300, (0, 0, 0)) is not kept[0]
    assert fonts.render("99", 300, (0, 0, 0)) is kept[99]
    assert isinstance(kept[0], pygame.Surface)


def test_of_a_text_that_grows_few_fonts_stay_open(fonts: Fonts) -> None:
    before = fonts.size("3", 100)
    for size in range(100, 300):
        fonts.render("3", size, (0, 0, 0))
    assert len(fonts._faces._fonts) <= OPEN_FONTS
    assert fonts.size("3", 100) == before


def test_of_a_word_that_never_ends_little_more_is_measured_than_fits(
    fonts: Fonts, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = 0
    size = fonts.size

    def counted(text: str, *rest: Any) -> tuple[int, int]:
        nonlocal measured
        measured += len(text)
        return size(text, *rest)

    monkeypatch.setattr(fonts, "size", counted)
    word = "0123456789" * 1000
    lines = fonts.wrap(f"A {word} end", 15, 300)
    assert "".join(lines).replace(" ", "") == f"A{word}end"
    assert len(lines) > 200
    assert measured < 20 * len(word)
    measured = 0
    fonts.elide(word, 15, 300)
    assert measured < 1000


def test_without_its_files_text_is_drawn_in_the_font_of_pygame(tmp_path: Path) -> None:
    headless()
    fonts = Fonts.in_folder(tmp_path)
    assert fonts.render("5", 45, (1, 2, 3)).get_width() > 10
    assert fonts.size("5", 20, Weight.MEDIUM)[1] > 10
    assert fonts.font(45) is fonts.font(45)


@pytest.mark.parametrize("text", ["a\0b", "\u200b", "\ufe0f", "\ud800", "\u202e5", "5\n6"])
def test_no_text_is_too_strange_to_be_drawn(fonts: Fonts, text: str) -> None:
    assert fonts.render(text, 15, (0, 0, 0)).get_height() > 0
    assert fonts.size(text, 15)[1] > 0
    assert fonts.wrap(text, 15, 100)


JAPANESE = "行4には「5」が入るセルが1つしかありません。r4c7は5です。"


@given(text=st.text("行列セルー「」、。ゃッ5r4 ", max_size=60), width=st.integers(40, 300))
def test_japanese_is_broken_between_characters(fonts: Fonts, text: str, width: int) -> None:
    lines = fonts.wrap(text, 15, width)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(fonts.size(line, 15)[0] <= width for line in lines)


def test_no_line_begins_with_a_closing_mark_nor_ends_with_an_opening_one(fonts: Fonts) -> None:
    for width in range(60, 400):
        lines = fonts.wrap(JAPANESE, 15, width)
        assert not any(line[0] in "」、。ー" for line in lines)
        assert not any(line[-1] == "「" for line in lines)


def test_latin_words_and_katakana_stay_whole(fonts: Fonts) -> None:
    assert unbroken("r4c7 はX-Wingです。セル") == ["r4c7", "は", "X-Wing", "で", "す。", "セル"]
    assert unbroken("naked  single") == ["naked", "single"]
    assert unbroken("（") == ["（"]
    path = "game/ui/theatre/document_map.py a/b"
    assert unbroken(path) == ["game/", "ui/", "theatre/", "document_", "map.py", "a/b"]


def test_what_the_font_lacks_is_written_in_the_fallback(fonts: Fonts) -> None:
    bare = Fonts({weight: ASSETS / "fonts" / f"Inter-{weight.value}.ttf" for weight in OF_TEXT})
    for weight in OF_TEXT:
        drawn = fonts.render("日5", 40, (0, 0, 0), weight)
        assert drawn.get_size() == fonts.size("日5", 40, weight)
        assert drawn.get_height() == bare.render("5", 40, (0, 0, 0), weight).get_height()
        own = pygame.font.Font(ASSETS / "fonts" / f"Mplus1-{weight.value}.ttf", 40)
        kanji = pygame.mask.from_surface(own.render("日", True, (0, 0, 0)))
        five = pygame.mask.from_surface(bare.render("5", 40, (0, 0, 0), weight))
        assert pygame.mask.from_surface(drawn).count() == kanji.count() + five.count()
    assert fonts.size("ολα é", 40) == bare.size("ολα é", 40)


@pytest.mark.parametrize("weight", OF_TEXT)
def test_one_font_after_the_other_writes_what_those_before_it_lack(
    fonts: Fonts, weight: Weight
) -> None:
    chain = Fonts.in_folder(ASSETS / "fonts", "Lexend")
    latin = Fonts({weight: ASSETS / "fonts" / f"Lexend-{weight.value}.ttf" for weight in OF_TEXT})
    assert chain.size("Ações façade Größe", 40, weight) == latin.size(
        "Ações façade Größe", 40, weight
    )
    for text in ("αβγΔ", "→✓", "日本"):
        assert chain.size(text, 40, weight)[0] == fonts.size(text, 40, weight)[0]
        both = chain.size(f"a{text}", 40, weight)[0]
        assert both == latin.size("a", 40, weight)[0] + fonts.size(text, 40, weight)[0]
    assert [
        chain.file_for(text, weight).name.split("-")[0] for text in ("aé", "aα", "a日", "日α")
    ] == [
        "Lexend",
        "Inter",
        "Mplus1",
        "Mplus1",
    ]


def test_a_missing_fallback_is_no_error(tmp_path: Path) -> None:
    files = {weight: ASSETS / "fonts" / f"Inter-{weight.value}.ttf" for weight in Weight}
    assert Fonts(files, dict.fromkeys(Weight, tmp_path / "none.otf")).size("行", 20)[0] > 0


def test_a_system_that_lists_no_fonts_lends_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")  # pygame asks fc-list
    monkeypatch.setattr(pygame.sysfont, "Sysfonts", {})
    monkeypatch.setattr(pygame.sysfont, "Sysalias", {})
    files = {weight: ASSETS / "fonts" / f"Inter-{weight.value}.ttf" for weight in Weight}
    none = dict.fromkeys(Weight, tmp_path / "none.ttf")  # so that nothing is known of it yet
    assert Fonts(files, none).size("行", 20)[0] > 0


def test_a_sentence_does_not_end_in_a_short_word_on_a_line_of_its_own(fonts: Fonts) -> None:
    sentence = "No lives, no combo, all the help there is."
    width = fonts.size(sentence, 15)[0] - 1
    assert fonts.wrap(sentence, 15, width) == ("No lives, no combo, all the help", "there is.")
    longer = "No lives, no combo, all the help there was."
    width = fonts.size(longer, 15)[0] - 1
    assert fonts.wrap(longer, 15, width)[-1] == "was."
    # Two words are too few to give one away, and what is no narrower stays where it is.
    width = fonts.size("unforgettable combinations", 15)[0]
    assert fonts.wrap("unforgettable combinations of", 15, width)[-1] == "of"
    assert fonts.wrap("a a unforgettable is.", 15, fonts.size("a a unforgettable", 15)[0]) == (
        "a a", "unforgettable is.",
    )  # fmt: skip
