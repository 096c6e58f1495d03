"""The font for easier reading: chosen in the settings, at once, everywhere, and kept."""

import pygame
import pytest

from game.plain import sign
from game.play.options import Symbols
from game.shell.text import PLAIN_SIGNS, Weight
from game.ui.scene.settings import Font
from game.ui.widgets.picker import Picker
from tests.ui.driver import Driver


def frame(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.pilot.look(), "RGB")


def places(driver: Driver) -> list[tuple[str, tuple[int, ...]]]:
    """Return where everything stands; a picture has the time in it."""
    return [(part.id, tuple(part.rect)) for part in driver.pilot.scene.form.walk()]


def font_picker(driver: Driver) -> Picker[Font]:
    picker = driver.pilot.find("look.font")
    assert isinstance(picker, Picker)
    return picker


def open_settings(driver: Driver) -> None:
    driver.pilot.press("f10")
    driver.pilot.settle()


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_it_applies_at_once_and_is_kept(driver: Driver, by: str) -> None:
    driver.begin()
    open_settings(driver)
    plain, fonts = frame(driver), driver.game.stage.kit.fonts
    picker = font_picker(driver)
    if by == "keys":
        driver.pilot.scene.form.set_focus(picker)
        driver.pilot.press("right")
    else:
        driver.pilot.click((picker.rect.right - 8, picker.rect.centery))
    driver.pilot.settle()
    assert driver.game.services.preferences.settings.look.font is Font.LEXEND
    assert font_picker(driver).text == "Dyslexia-friendly"
    used = driver.game.stage.kit.fonts
    assert used.file_for("Undo 4", Weight.MEDIUM).name == "Lexend-Medium.ttf"
    assert used.size("Undo", 40) != fonts.size("Undo", 40)
    assert frame(driver) != plain
    fitted = driver.pilot.scene.fitted
    assert fitted is not None
    assert fitted.kit.fonts is used
    driver.pilot.press("escape")
    driver.pilot.settle()
    shown = places(driver)
    driver.kill()

    again = Driver(driver.path)
    try:
        assert again.game.services.preferences.settings.look.font is Font.LEXEND
        again.game.stage.push("play")
        again.pilot.settle()
        # What was laid out anew is what a start lays out.
        assert places(again) == shown
        open_settings(again)
        assert font_picker(again).value is Font.LEXEND
        again.pilot.scene.form.set_focus(font_picker(again))
        again.pilot.press("left")
        again.pilot.settle()
        back = again.game.stage.kit.fonts
        assert back.file_for("Undo 4", Weight.MEDIUM).name == "Inter-Medium.ttf"
    finally:
        again.close()


def test_the_settings_take_another_theme_and_window_at_once(driver: Driver) -> None:
    open_settings(driver)
    driver.pilot.resize((640, 480))
    driver.pilot.click("theme.ink")
    driver.pilot.settle()
    small = driver.pilot.scene.fitted
    assert small is not None
    assert small.kit.style is driver.game.stage.kit.style
    driver.pilot.resize((1280, 800))
    driver.pilot.settle()
    large = driver.pilot.scene.fitted
    assert large is not None
    assert large.kit.scale > small.kit.scale


@pytest.mark.parametrize("symbols", Symbols)
def test_symbols_stay_what_they_are(driver: Driver, symbols: Symbols) -> None:
    services, stage = driver.game.services, driver.game.stage
    for change in ({"symbols": symbols}, {"font": Font.LEXEND}):
        look = services.preferences.settings.look._replace(**change)
        services.preferences.change(services.preferences.settings._replace(look=look))
    signs = stage.kit.fonts.signs
    assert (signs == PLAIN_SIGNS) == (symbols is Symbols.DIGITS)
    assert stage.kit.fonts.render(sign("5"), 40, (0, 0, 0)).get_width() > 0
