import runpy
import wave

import pygame
import pytest

from game.shell.pilot import headless
from game.shell.text import Fonts, Weight
from tests.shell.example import ASSETS

SOUNDS = ("place", "note", "erase", "error", "house", "win")


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


@pytest.mark.parametrize("name", SOUNDS)
def test_sounds_are_short_soft_and_end_in_silence(name: str) -> None:
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav")) as file:
        assert file.getparams()[:3] == (1, 2, 44_100)
        assert file.getnframes() / file.getframerate() <= 2.0
        samples = memoryview(file.readframes(file.getnframes())).cast("h")
    peak = max(max(samples), -min(samples))
    assert 3_000 < peak < 24_000
    assert abs(samples[0]) < 50
    assert abs(samples[-1]) < 50


def test_the_committed_script_makes_the_committed_sounds() -> None:
    script = runpy.run_path(str(ASSETS / "build" / "sounds.py"))
    samples = script["synthesise"](*script["SOUNDS"]["note"])
    with wave.open(str(ASSETS / "sounds" / "note.wav")) as file:
        kept = memoryview(file.readframes(file.getnframes())).cast("h")
    assert len(kept) == len(samples)
    # Another mathematics library may round a sample differently.
    assert max(abs(a - b) for a, b in zip(kept, samples, strict=True)) <= 1


def test_the_icon_has_clear_corners() -> None:
    for size in (32, 64, 256):
        icon = pygame.image.load(ASSETS / "icon" / f"nonet-{size}.png")
        assert icon.get_size() == (size, size)
        assert icon.get_at((0, 0)).a == 0
        assert icon.get_at((size // 2, size // 2)).a == 255
