"""The looks of the stages of a marathon: readable, each its own, and never other digits."""

import tomllib

import pytest

from game.play.modes.marathon import NIGHT, ROAD
from game.ui.look.theme import Theme, Themes, contrast
from game.ui.window.app import ASSETS

THEMES = Themes(ASSETS / "themes")
STAGES = [*(kind.name for kind in ROAD), NIGHT]
OWN = {"ground", "surface", "edge", "sunken", "thin", "thick", "pip", "muted", "accent"}
"""What a stage may change."""


def looks(theme: str) -> list[Theme]:
    base = THEMES.load(theme)
    return [THEMES.for_stage(base, stage) for stage in STAGES]


@pytest.mark.parametrize("theme", ["paper", "ink", "clear"])
def test_every_stage_can_be_read_and_none_looks_like_another(theme: str) -> None:
    found = looks(theme)
    for look in found:
        for ground in (look.ground, look.surface):
            assert contrast(look.text, ground) >= 7
            assert contrast(look.muted, ground) >= 5
            assert contrast(look.accent, ground) >= 4.5
        assert contrast(look.thick, look.surface) >= 3
        assert contrast(look.entry, look.selected) >= 4.4
    assert len({(look.ground, look.accent) for look in found}) == len(STAGES)


@pytest.mark.parametrize("theme", ["paper", "ink", "clear"])
def test_digits_and_their_grounds_are_those_of_the_theme(theme: str) -> None:
    base = vars(THEMES.load(theme))
    for look in looks(theme):
        assert {role for role, value in vars(look).items() if value != base[role]} <= OWN


def test_the_theme_of_the_highest_contrast_keeps_its_own() -> None:
    base = THEMES.load("contrast")
    assert all(look == base for look in looks("contrast"))


def test_the_file_has_every_stage_and_an_emblem_for_each() -> None:
    told = tomllib.loads((ASSETS / "stages.toml").read_text("utf-8"))
    assert list(told) == STAGES
    assert all((ASSETS / "icons" / f"stage.{stage}.svg").is_file() for stage in STAGES)
