import math
from pathlib import Path

import pygame
import pytest

from game.messages.catalogue import Catalogue
from game.shell.draw import Shapes
from game.shell.kit import Kit
from game.shell.style import mix
from game.shell.text import Fonts
from game.ui.look import theme as themes
from game.ui.look.style import style_of
from game.ui.look.theme import Theme, ThemeError, Themes, contrast
from game.ui.scene.dialog import DialogCard
from game.ui.widgets.list_box import TRACK
from tests.ui.look.contrasts import CELL_GROUNDS, COLOUR_ALONE, LARGE, PAIRS
from tests.ui.look.vision import VISIONS, difference, seen

FOLDER = Path(__file__).parents[3] / "assets" / "themes"
NAMES = themes.available(FOLDER)
AT_A_GLANCE = 5.0
"""The CIEDE2000 from which on two areas are told apart without looking from one to the other."""


def test_the_set_has_a_light_a_dark_a_colour_blind_and_a_high_contrast_theme() -> None:
    assert {"paper", "ink", "clear", "contrast"} <= set(NAMES)
    assert not themes.load(FOLDER / "paper.toml").dark
    assert themes.load(FOLDER / "ink.toml").dark


@pytest.mark.parametrize("name", NAMES)
def test_a_theme_has_a_name_to_be_translated(name: str) -> None:
    assert Catalogue().text(f"theme.{name}"), f"game/messages/english/ui.py has no theme.{name}"


@pytest.mark.parametrize("name", NAMES)
def test_every_pair_keeps_its_contrast(name: str) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    reached = {pair: contrast(theme.colour(pair.front), theme.colour(pair.back)) for pair in PAIRS}
    assert not [f"{pair}: {told:.2f}" for pair, told in reached.items() if told < pair.least]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_pointed_at_is_seen(name: str) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    assert contrast(theme.hover, theme.surface) >= 1.15
    assert contrast(theme.hover, theme.ground) >= 1.1
    assert contrast(theme.hover, theme.peer) >= 1.05
    assert contrast(theme.pressed, theme.hover) >= 1.07


@pytest.mark.parametrize("name", NAMES)
def test_what_is_full_of_a_bar_is_seen_on_the_chosen_line(name: str) -> None:
    style = style_of(themes.load(FOLDER / f"{name}.toml"))
    track = mix(style.primary, style.on_primary, TRACK)
    assert contrast(style.on_primary, track) >= LARGE


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", NAMES)
def test_the_states_of_a_cell_are_told_apart(name: str) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    grounds = [theme.colour(role) for role in CELL_GROUNDS]
    assert len(set(grounds)) == len(grounds)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_not_taken_for_the_selection(name: str) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    assert math.dist(theme.selected, theme.pattern_a) > 48


def test_the_colour_blind_theme_has_no_red_green_pair() -> None:
    """Green or red alone would need its channel far above the two others."""
    theme: Theme = themes.load(FOLDER / "clear.toml")
    for role in ("conflict", "strong", "weak", "strike", "pattern_a", "pattern_b", "same"):
        red, green, blue = theme.colour(role)
        bluish = blue >= green >= red
        orange = red >= green >= blue
        assert bluish or orange, role


@pytest.mark.parametrize("line", ["", 'ground = "red"', 'ground = "#12345G"', "ground = 3"])
def test_a_broken_theme_names_its_file_and_colour(tmp_path: Path, line: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(line)
    with pytest.raises(ThemeError) as caught:
        themes.load(path)
    assert caught.value.arguments == {"path": str(path), "role": "ground"}


@pytest.mark.parametrize("content", [b"ground = ", b"\xff\xfe", b'ground = "red"', b"[" * 100_000])
def test_of_themes_that_cannot_be_read_the_others_go_on(tmp_path: Path, content: bytes) -> None:
    for name in NAMES:
        (tmp_path / f"{name}.toml").write_bytes((FOLDER / f"{name}.toml").read_bytes())
    (tmp_path / "ink.toml").write_bytes(content)
    (tmp_path / "folder.toml").mkdir()
    found = Themes(tmp_path)
    assert found.load("ink").id == "paper"
    problem = found.problem
    assert problem is not None
    assert "ink.toml" in Catalogue().error(problem)
    assert (found.load("clear").id, found.problem) == ("clear", None)
    assert [theme.id for theme in found.all()[0]] == [name for name in NAMES if name != "ink"]


def test_without_any_theme_there_is_an_error_that_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(ThemeError, match="ink"):
        Themes(tmp_path / "none").load("ink")


@pytest.mark.parametrize("name", NAMES)
def test_a_dialog_has_a_line_around_it_that_is_seen(name: str) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    kit = Kit(style_of(theme), Fonts({}), Shapes())
    card, surface = DialogCard(), pygame.Surface((200, 120))
    card.place(surface.get_rect())
    card.paint(surface, kit, surface.get_rect())
    line, inside = (
        (colour.r, colour.g, colour.b) for colour in map(surface.get_at, ((100, 0), (100, 60)))
    )
    assert contrast(line, inside) >= LARGE


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", NAMES)
def test_text_is_read_with_any_cones(name: str, vision: str) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    for pair in PAIRS:
        front, back = (seen(theme.colour(role), vision) for role in (pair.front, pair.back))
        # No more is lost than a shade, on what is held down and on a life that was lost.
        assert contrast(front, back) >= 0.89 * pair.least, pair


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", NAMES)
def test_what_colour_alone_tells_apart_is_told_apart_with_any_cones(name: str, vision: str) -> None:
    theme = themes.load(FOLDER / f"{name}.toml")
    for one, other in COLOUR_ALONE:
        apart = difference(*(seen(theme.colour(role), vision) for role in (one, other)))
        assert apart >= AT_A_GLANCE, f"{one} and {other}: {apart:.1f}"


def test_the_difference_is_that_of_the_paper() -> None:
    assert difference((10, 200, 30), (10, 200, 30)) == 0
    assert difference((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.1)
    assert difference((255, 0, 0), (0, 255, 0)) == pytest.approx(86.6, abs=0.1)


def test_who_lacks_a_cone_sees_greys_as_they_are() -> None:
    for vision in VISIONS:
        assert max(abs(c - 128) for c in seen((128, 128, 128), vision)) <= 1
        assert seen((255, 0, 0), vision) != (255, 0, 0)
