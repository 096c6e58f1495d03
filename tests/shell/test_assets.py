import pygame
import pytest

from game.shell.pilot import headless
from game.shell.text import Fonts, Weight
from tests.shell.example import ASSETS


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    headless()
    return Fonts.in_folder(ASSETS / "fonts")


@pytest.mark.parametrize("weight", Weight)
def test_all_digits_are_equally_wide(fonts: Fonts, weight: Weight) -> None:
    for size in (11, 15, 45, 180):
        metrics = fonts.font(size, weight).metrics("0123456789")
        assert len({metric[4] for metric in metrics if metric is not None}) == 1


@pytest.mark.parametrize("weight", Weight)
def test_the_font_has_the_letters_of_every_language(fonts: Fonts, weight: Weight) -> None:
    needed = "aZ09 çãõÇ êàù œŒ ñß αβγδΩ άέή жЩ ё ’“”– — … × ≤ ≥ − · → ← ↑ ↓ • ✓"
    missing = [
        letter
        for letter, metrics in zip(needed, fonts.font(20, weight).metrics(needed), strict=True)
        if metrics is None
    ]
    assert missing == []


def test_the_icon_has_clear_corners() -> None:
    for size in (32, 64, 256):
        icon = pygame.image.load(ASSETS / "icon" / f"nonet-{size}.png")
        assert icon.get_size() == (size, size)
        assert icon.get_at((0, 0)).a == 0
        assert icon.get_at((size // 2, size // 2)).a == 255
