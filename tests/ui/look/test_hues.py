"""The nine hues, one for each digit: told apart with any cones, and written on."""

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

from game.ui.look import theme as themes
from game.ui.look.theme import HUES, ThemeError, contrast
from tests.ui.look.contrasts import TEXT
from tests.ui.look.vision import VISIONS, difference, seen

FOLDER: Final = Path(__file__).parents[3] / "assets" / "themes"
DIGITS: Final = range(1, HUES + 1)
APART: Final = {
    "paper": (20.9, 13.6, 12.7, 10.9),
    "ink": (20.7, 11.4, 11.0, 11.0),
    "clear": (24.4, 19.6, 19.6, 19.5),
    "contrast": (19.4, 15.6, 15.6, 15.5),
}
"""The least CIEDE2000 between two hues: seen by everybody, and as who lacks a cone sees them."""


@pytest.mark.parametrize("name", APART)
def test_a_digit_is_read_on_its_hue(name: str) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    for digit in DIGITS:
        assert contrast(theme.on_hue(digit), theme.hue(digit)) >= TEXT, digit


@pytest.mark.parametrize("name", APART)
@pytest.mark.parametrize("eyes", [0, *enumerate(VISIONS, 1)], ids=str)
def test_two_hues_are_told_apart(name: str, eyes: int | tuple[int, str]) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    hues = [theme.hue(digit) for digit in DIGITS]
    place = 0
    if isinstance(eyes, tuple):
        place, vision = eyes
        hues = [seen(hue, vision) for hue in hues]
    least = min(difference(one, other) for one, other in combinations(hues, 2))
    assert round(least, 1) >= APART[name][place]


def test_after_nine_the_hues_begin_anew() -> None:
    theme = themes.load(FOLDER / "paper.toml")
    assert theme.hue(10) == theme.hue(1) != theme.hue(9)
    assert theme.on_hue(16) == theme.on_hue(7) != theme.on_hue(6)


@pytest.mark.parametrize("value", ["", "white_on = 1", "white_on = [0]", 'white_on = ["1"]'])
def test_what_white_is_written_on_are_digits(tmp_path: Path, value: str) -> None:
    lines = (FOLDER / "paper.toml").read_text().splitlines()
    path = tmp_path / "mine.toml"
    path.write_text("\n".join([line for line in lines if "white_on" not in line] + [value]))
    with pytest.raises(ThemeError, match="theme_digits"):
        themes.load(path)
