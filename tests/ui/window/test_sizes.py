"""No window is too small or too square for any scene."""

import pytest

from game.generate.levels import Shape
from game.logic.techniques import TECHNIQUES
from game.messages import sentences
from game.play.game_rules import CALM
from game.shell.kit import LEAST_FOR_FINGERS
from game.shell.sizes import LEAST_WINDOW
from game.shell.text import Weight
from game.shell.widgets.button import Button
from game.ui.menu.menu import MenuScene
from game.ui.scene.dialog import CardScene
from game.ui.study.base import StudyScene
from game.ui.theatre.show import FULL_CAST, Show
from game.ui.theatre.theatre import TheatreScene
from game.ui.window.scenes import SCENES
from tests.documents import FIRST
from tests.truth import sample
from tests.ui.driver import Driver

SMALL = ((360, 360), (400, 390), (480, 360), (450, 450), (530, 533), (360, 700), (300, 200), (1, 1))


def check_way_out(driver: Driver) -> None:
    """Check that what leaves a card is seen without scrolling."""
    card = driver.pilot.scene
    if isinstance(card, CardScene):
        for back in (widget.rect for widget in card.form.walk() if widget.id == "back"):
            seen = card.page.rect
            assert seen.contains(back) or not seen.colliderect(back), driver.scene


@pytest.mark.parametrize("size", sample(SMALL, 8), ids=lambda s: f"{s[0]}x{s[1]}")
def test_every_scene_opens_in_a_small_window(picture_driver: Driver, size: tuple[int, int]) -> None:
    driver = picture_driver
    for name in SCENES:
        # These two go on by themselves: nothing settles.
        if not name.startswith(("theatre", "replay")):
            driver.open(name, size)
            assert driver.scene == name
            if min(size) >= LEAST_WINDOW[0]:
                check_way_out(driver)
    driver.game.stage.replace("menu")
    driver.game.stage.push("theatre", Show(FIRST.board, "A board", FULL_CAST))
    theatre = driver.pilot.scene
    assert isinstance(theatre, TheatreScene)
    theatre.theatre.playing = False
    for action in ("cast", "about", "compare", "save"):
        theatre.perform(f"theatre.{action}")
        assert driver.scene.startswith("theatre_")
        driver.pilot.press("escape")


def test_names_of_techniques_have_room_in_a_small_window(picture_driver: Driver) -> None:
    driver = picture_driver
    driver.open("technique", (640, 480))
    page = driver.pilot.scene
    assert isinstance(page, StudyScene)
    names = [
        sentences.name(page.services.words.catalogue, technique.id) for technique in TECHNIQUES
    ]
    size, room = page.kit.text(15), page.list.text_room(page.kit)
    whole = [n for n in names if page.kit.fonts.size(n, size, Weight.MEDIUM)[0] <= room]
    assert len(whole) > 0.85 * len(names)


def test_the_words_of_a_rule_are_read_in_a_small_window(picture_driver: Driver) -> None:
    driver = picture_driver
    driver.open("constraints", (480, 360))
    page = driver.pilot.scene
    assert isinstance(page, StudyScene)
    assert page.card.shown_lines > 5


@pytest.mark.parametrize("shape", [Shape.CLASSIC, Shape.KILLER])
def test_words_about_a_mode_are_whole_below_the_name_of_a_board(
    picture_driver: Driver, shape: Shape
) -> None:
    driver = picture_driver
    driver.open("menu", (640, 480))
    menu = driver.pilot.scene
    assert isinstance(menu, MenuScene)
    menu.change(game=menu.services.preferences.settings.game._replace(mode=CALM.mode, shape=shape))
    driver.pilot.settle()
    about = driver.pilot.find("about")
    fonts, size = menu.kit.fonts, menu.kit.text(15)
    lines = fonts.wrap(menu.about.text, size, about.rect.w)
    assert len(lines) <= menu.about.max_lines
    assert about.rect.h >= len(lines) * fonts.line_height(size)
    assert about.rect.w >= 8 * size


def test_a_dense_screen_shows_everything_as_large(picture_driver: Driver) -> None:
    """A phone with three pixels where others have one would show letters a third as high."""
    driver = picture_driver
    wide, high, density = 390, 844, 3

    def places() -> dict[str, tuple[int, int]]:
        return {w.id: w.rect.size for w in driver.pilot.scene.form.walk() if w.id and w.visible}

    for name in ("menu", "play", "settings", "rush", "guide"):
        driver.open(name, (wide, high))
        plain = places()
        stage = driver.game.stage
        stage.kit = stage.kit._replace(density=density)
        driver.open(name, (wide * density, high * density))
        dense = places()
        stage.kit = stage.kit._replace(density=1.0)
        assert dense.keys() == plain.keys()
        for id, size in plain.items():
            for side, longer in zip(size, dense[id], strict=True):
                assert abs(longer / density - side) <= max(6, 0.1 * side), (name, id)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_fingers_find_what_they_tap(picture_driver: Driver, size: tuple[int, int]) -> None:
    """A phone's buttons are high enough, and neither words nor digits go for that."""
    driver = picture_driver
    stage = driver.game.stage
    density = 2
    plain = stage.kit
    stage.kit = plain._replace(density=density, fingers=True)
    try:
        for name in ("welcome", "menu", "play", "settings", "rush"):
            driver.open(name, (size[0] * density, size[1] * density))
            for widget in driver.pilot.scene.form.walk():
                if isinstance(widget, Button) and widget.visible:
                    assert widget.rect.h >= LEAST_FOR_FINGERS * density, (name, widget.id)
            if name in ("play", "rush"):
                keys = [driver.pilot.find(f"digit.{digit}") for digit in range(1, 10)]
                assert all(key.visible for key in keys), name
    finally:
        stage.kit = plain
