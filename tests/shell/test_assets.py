from pathlib import Path

import pygame
import pytest

from game.messages.languages import FOLDER, NAMES
from game.shell.coverage import covered
from game.shell.text import Fonts, Weight
from tests.pilot import headless
from tests.shell.example import ASSETS

TEXT = [weight for weight in Weight if not weight.is_display]


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    headless()
    return Fonts.in_folder(ASSETS / "fonts")


@pytest.mark.parametrize("weight", Weight)
@pytest.mark.parametrize("family", ["Inter", "Lexend"])
def test_all_digits_are_equally_wide(family: str, weight: Weight) -> None:
    headless()
    fonts = Fonts.in_folder(ASSETS / "fonts", family)
    for size in (11, 15, 45, 180):
        metrics = fonts.font(size, weight).metrics("0123456789")
        assert len({metric[4] for metric in metrics if metric is not None}) == 1


@pytest.mark.parametrize("weight", TEXT)
def test_the_font_has_the_letters_of_every_language(weight: Weight) -> None:
    needed = "aZ09 çãõÇ êàù œŒ ñß αβγδΩ άέή жЩ ё ’“”– — … × ≤ ≥ − · → ← ↑ ↓ • ✓"
    has = covered(ASSETS / "fonts" / f"Inter-{weight.value}.ttf")
    missing = [letter for letter in needed if letter not in has]
    assert missing == []


@pytest.mark.parametrize("weight", TEXT)
def test_the_font_for_easier_reading_has_all_of_latin(weight: Weight) -> None:
    needed = "aZ09 çãõÇ êàù œŒ ñß ¿¡«» ’“”„– — … × ≤ ≥ − · •"
    has = covered(ASSETS / "fonts" / f"Lexend-{weight.value}.ttf")
    assert [letter for letter in needed if letter not in has] == []


@pytest.mark.parametrize("weight", TEXT)
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.po")), ids=lambda path: path.stem)
def test_the_fonts_have_every_character_of_a_translation(path: Path, weight: Weight) -> None:
    fonts = [
        covered(ASSETS / "fonts" / f"Inter-{weight.value}.ttf"),
        covered(ASSETS / "fonts" / f"Mplus1-{weight.value}.ttf"),
    ]
    said = set(path.read_text("utf-8")) | set("".join(NAMES.values()))
    # The comments of other tools may hold anything; what is said is printable.
    missing = {c for c in said if c.isprintable() and not any(c in font for font in fonts)}
    assert missing == set()


def test_a_font_covers_what_it_has_and_no_more() -> None:
    inter = covered(ASSETS / "fonts" / "Inter-Regular.ttf")
    assert all(c in inter for c in "aΩж€✓")
    assert not any(c in inter for c in "日\U0001f600\uffff")
    assert "a" not in covered(ASSETS / "fonts" / "LICENSE.txt")
    assert "a" not in covered(ASSETS / "fonts" / "none.ttf")


def test_the_icon_has_clear_corners() -> None:
    for size in (32, 64, 256):
        icon = pygame.image.load(ASSETS / "icon" / f"nonet-{size}.png")
        assert icon.get_size() == (size, size)
        assert icon.get_at((0, 0)).a == 0
        assert icon.get_at((size // 2, size // 2)).a == 255


@pytest.mark.parametrize("weight", TEXT)
@pytest.mark.parametrize("size", range(11, 17))
def test_the_accent_stands_off_a_greek_capital(fonts: Fonts, size: int, weight: Weight) -> None:
    for letter in "ΈΉΊΌΏ":
        drawn = fonts.render(letter, size, (0, 0, 0), weight)
        area = drawn.get_bounding_rect(min_alpha=100)
        ink = [
            max(drawn.get_at((x, y)).a for y in range(area.top, area.top + max(2, size // 5)))
            for x in range(area.left, area.right)
        ]
        # Between the accent and the letter there is a column that is next to empty.
        assert min(ink[: round(0.6 * size)]) < 40, letter


def test_titles_change_their_face_only_where_the_script_does(fonts: Fonts) -> None:
    files = {
        text: fonts.file_for(text, Weight.TITLE).stem
        for text in ("Hard 4:06", "Fácil · ×1,75", "Δύσκολο", "難しい")
    }
    assert list(files.values()) == [
        "Outfit-Bold",
        "Outfit-Bold",
        "Manrope-ExtraBold",
        "Mplus1-SemiBold",
    ]


def test_who_reads_in_another_face_reads_titles_in_it_too() -> None:
    fonts = Fonts.in_folder(ASSETS / "fonts", "Lexend")
    assert fonts.file_for("Hard 4", Weight.TITLE).stem == "Lexend-SemiBold"
    assert fonts.file_for("4", Weight.ENTRY).stem == "Lexend-Medium"
