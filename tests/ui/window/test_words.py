"""Every text of every scene fits where it stands, at every size."""

from itertools import product

import pygame
import pytest

from game.core.message import message
from game.generate.levels import Level
from game.shell.kit import Kit
from game.shell.scene import Scene
from game.shell.text import Weight
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button
from game.shell.widgets.label import Label
from game.shell.widgets.toggle import Toggle
from game.ui.games.sample import sample_game
from game.ui.play.digit_button import DigitButton
from game.ui.scene.question import Question, Reply
from game.ui.scene.settings import LookSettings
from game.ui.settings.help import HelpScene
from game.ui.settings.settings import TABS
from game.ui.widgets.counter import Counter
from game.ui.widgets.picker import Picker
from game.ui.widgets.primary_card import PrimaryCard
from tests.truth import WHOLE, sample
from tests.ui.driver import Driver

ALL_SIZES = (
    (480, 360),
    (360, 480),
    (640, 480),
    (800, 600),
    (480, 720),
    (900, 900),
    (1280, 800),
    (800, 1280),
    (1920, 1080),
)
SIZES = ALL_SIZES if WHOLE else ALL_SIZES[::4]
"""In an ordinary run one of four: the walk goes through all of them."""
SCENES = (
    "menu",
    "play",
    "pause",
    "win",
    "games",
    "settings",
    "help",
    "keys",
    "open",
    "confirm",
    "study",
    "technique",
)


@pytest.mark.parametrize("size", sample(SIZES, 2), ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_no_text_is_cut(picture_driver: Driver, name: str, size: tuple[int, int]) -> None:
    picture_driver.open(name, size)
    assert not cut_texts(picture_driver.pilot.scene)


@pytest.mark.parametrize("size", [(360, 360), *sample(SIZES, 3)], ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("level", Level)
def test_no_level_is_cut(picture_driver: Driver, level: Level, size: tuple[int, int]) -> None:
    picture_driver.open("menu", size)
    picture_driver.game.services.current_game.take(sample_game()._replace(level=level))
    picture_driver.game.stage.push("play")
    assert "title" not in [id for id, _ in cut_texts(picture_driver.pilot.scene)]


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("tab", TABS)
def test_no_setting_is_cut(picture_driver: Driver, tab: str, size: tuple[int, int]) -> None:
    picture_driver.open("settings", size)
    picture_driver.pilot.click(f"tab.{tab}")
    assert not cut_texts(picture_driver.pilot.scene)


@pytest.mark.parametrize(
    ("size", "scale"),
    sample([*product([(360, 360), *SIZES, (2560, 1440)], [0.8, 1.0, 2.0])], 4),
    ids=str,
)
def test_help_shows_keys_and_what_they_do_whole(
    picture_driver: Driver, size: tuple[int, int], scale: float
) -> None:
    services = picture_driver.game.services
    services.preferences.change(
        services.preferences.settings._replace(look=LookSettings(scale=scale))
    )
    picture_driver.open("help", size)
    scene = picture_driver.pilot.scene
    assert isinstance(scene, HelpScene)
    kit, lines = scene.kit, scene.lines
    points = kit.text(15)
    for page in lines.pages:
        for index, line in enumerate(page):
            assert lines.rect.contains(pygame.Rect(line.rect))
            assert pygame.Rect(line.rect).collidelist([other.rect for other in page[:index]]) == -1
            for text in line.keys:
                assert kit.fonts.size(text, points, Weight.MEDIUM)[0] < lines.columns.keys
            for text in line.words if line.keys else ():
                assert kit.fonts.size(text, points)[0] <= lines.columns.words
            height = max(len(line.keys), len(line.words)) * kit.fonts.line_height(points)
            assert line.rect.h >= height
            assert not any("…" in text for text in (*line.keys, *line.words))
    services.preferences.change(services.preferences.settings._replace(look=LookSettings()))


def cut_texts(scene: Scene) -> list[tuple[str, str]]:
    """Return the widgets whose text is wider or higher than its place."""
    return [
        (widget.id, str(getattr(widget, "text", "")))
        for widget in scene.form.walk()
        if is_cut(widget, scene.kit)
    ]


def is_cut(widget: Widget, kit: Kit) -> bool:
    """Return whether the text of a widget is wider or higher than its place."""
    if isinstance(widget, Label) and widget.text:
        size = kit.text(widget.points)
        if not widget.wrap:
            return kit.fonts.size(widget.text, size, widget.weight)[0] > widget.rect.width
        lines = kit.fonts.wrap(widget.text, size, widget.rect.width, widget.weight)
        return len(lines) * kit.fonts.line_height(size, widget.weight) > widget.rect.height + 4
    if isinstance(widget, DigitButton | PrimaryCard | Counter):
        return False
    if isinstance(widget, Toggle):
        return widget.min_size(kit)[0] - 2 * kit.px(14) > widget.rect.width
    if isinstance(widget, Picker):
        size = kit.text(15)
        widths = [kit.fonts.size(text, size, Weight.MEDIUM)[0] for _, text in widget.options]
        return max(widths) > widget.text_room
    if isinstance(widget, Button) and widget.text:
        width = kit.fonts.size(widget.text, kit.text(widget.points), Weight.MEDIUM)[0]
        return width > widget.rect.width - 2 * kit.px(4)
    return False


def test_the_sample_is_a_game_in_the_middle() -> None:
    game = sample_game()
    assert game.moves
    assert game.win is None
    assert sample_game(solved=True).win is not None


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_a_long_question_has_its_room(picture_driver: Driver, size: tuple[int, int]) -> None:
    picture_driver.open("menu", size)
    words = "\n".join(
        ["The saved game cannot be read. It was kept as /somewhere/game.json.bad."] * 2
    )
    picture_driver.game.stage.push(
        "confirm", Question(message("ui.notice"), (words,), (Reply("back", "ui.back"),))
    )
    picture_driver.pilot.settle()
    assert not cut_texts(picture_driver.pilot.scene)
