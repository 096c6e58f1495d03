"""The screen for keys: by keyboard alone, by mouse alone, by a gamepad alone."""

import tomllib
from pathlib import Path

import pygame

from game.shell.widgets.label import Label
from game.ui.settings.key_settings import MOST_CHORDS, KeysScene
from game.ui.widgets.icon_button import TileButton
from game.ui.window.actions import ACTIONS
from tests.ui.driver import Driver


def keys(driver: Driver) -> KeysScene:
    top = driver.pilot.scene
    assert isinstance(top, KeysScene)
    return top


def words(driver: Driver) -> str:
    label = driver.pilot.find("text")
    assert isinstance(label, Label)
    return label.text


def chips(driver: Driver) -> list[str]:
    return [chip.text for chip in keys(driver).chips]


def choose(driver: Driver, action: str) -> None:
    """Choose an action in the list, which has the keys from then on."""
    driver.pilot.scene.form.set_focus(keys(driver).list)
    for index, line in enumerate(keys(driver).list.lines):
        if line.can_be_chosen:
            keys(driver).list.choose(index)
        if keys(driver).chosen == action:
            driver.pilot.frames()
            return
    raise AssertionError(action)


def walk_to(driver: Driver, action: str) -> None:
    """Walk the list by keys, from two lines above, until an action is chosen."""
    choose(driver, action)
    driver.pilot.press("up", "up")
    assert keys(driver).chosen != action
    for _ in range(len(ACTIONS)):
        if keys(driver).chosen == action:
            return
        driver.pilot.press("down")
    raise AssertionError(action)


def in_file(driver: Driver) -> dict[str, list[str]]:
    driver.folder.writer.flush()
    path = driver.path / "settings.toml"
    found: dict[str, list[str]] = tomllib.loads(path.read_text("utf-8")).get("keys", {})
    return found


def test_a_key_is_added_and_taken_away_by_keyboard_and_kept(driver: Driver) -> None:
    driver.pilot.press("k", mod=pygame.KMOD_CTRL)
    walk_to(driver, "hint")
    assert chips(driver) == ["H  ×", "F2  ×", "Num *  ×", "Gamepad Y  ×"]
    driver.pilot.press("return")
    assert "A hint, more of it each time" in words(driver)
    driver.pilot.press("b", mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert chips(driver) == ["H  ×", "F2  ×", "Num *  ×", "Gamepad Y  ×", "Ctrl+Shift+B  ×"]
    driver.pilot.press("tab", "tab", "return")
    assert chips(driver) == ["F2  ×", "Num *  ×", "Gamepad Y  ×", "Ctrl+Shift+B  ×"]
    assert in_file(driver) == {"hint": ["F2", "NumTimes", "PadY", "Ctrl+Shift+B"]}
    driver.pilot.press("escape")
    assert driver.scene == "menu"
    path = driver.path
    driver.kill()
    again = Driver(path)
    again.begin()
    again.pilot.press("h")
    assert not again.view().thinking
    again.pilot.press("b", mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert again.view().thinking or again.view().hint
    button = again.pilot.find("hint")
    assert isinstance(button, TileButton)
    assert button.key == "F2"
    again.close()


def test_a_key_of_another_is_told_and_taken_or_left(driver: Driver) -> None:
    keymap = driver.game.services.bindings.keymap
    driver.pilot.press("k", mod=pygame.KMOD_CTRL)
    choose(driver, "check")
    driver.pilot.press("return", "u")
    assert driver.scene == "confirm"
    assert "Take the last move back" in words(driver)
    driver.pilot.press("escape")
    assert driver.game.services.bindings.keymap is keymap
    driver.pilot.press("return", "u")
    driver.pilot.click("take")
    assert driver.scene == "keys"
    changed = driver.game.services.bindings.keymap
    assert changed.chords("check") == ("K", "U")
    assert changed.chords("undo") == ("Ctrl+Z", "[", "NumMinus", "PadL")
    assert in_file(driver) == {"check": ["K", "U"]}
    driver.pilot.click("keys.reset")
    assert driver.game.services.bindings.keymap.own == {}
    assert in_file(driver) == {}


def test_a_key_that_never_meets_another_is_given_without_a_question(driver: Driver) -> None:
    driver.pilot.press("k", mod=pygame.KMOD_CTRL)
    choose(driver, "watch")
    driver.pilot.press("return", "h")
    assert driver.scene == "keys"
    assert chips(driver) == ["W  ×", "H  ×"]


def test_all_keys_go_back_to_the_defaults_by_mouse(driver: Driver) -> None:
    driver.pilot.click("settings")
    driver.pilot.click("tab.control")
    driver.pilot.click("keys")
    assert driver.scene == "keys"
    listed = keys(driver).list
    row = listed.rect.left + 30, listed.rect.top + 2 * listed.row + 5
    driver.pilot.click(row)
    assert keys(driver).chosen == "move.right"
    driver.pilot.click("key.Right")
    assert chips(driver) == []
    assert in_file(driver) == {"move.right": []}
    driver.pilot.click("keys.reset_all")
    driver.pilot.click("keep")
    assert in_file(driver) == {"move.right": []}
    driver.pilot.click("keys.reset_all")
    driver.pilot.click("reset")
    assert in_file(driver) == {}
    assert "keys" not in (driver.path / "settings.toml").read_text("utf-8")
    assert chips(driver) == ["Right  ×"]
    driver.pilot.click("back")
    assert driver.scene == "settings"


def test_a_gamepad_changes_keys(driver: Driver) -> None:
    a, b, y, other = 0, 1, 3, 9

    def press(*buttons: int) -> None:
        for button in buttons:
            for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
            driver.pilot.frames()

    driver.pilot.press("k", mod=pygame.KMOD_CTRL)
    for place in ((0, -1), (0, 0), (0, -1)):
        pygame.event.post(pygame.event.Event(pygame.JOYHATMOTION, value=place))
        driver.pilot.frames()
    assert keys(driver).chosen == "move.up"
    press(a, other)
    assert chips(driver) == ["Up  ×", "Gamepad 10  ×"]
    press(a)
    assert keys(driver).listening
    press(b)
    assert not keys(driver).listening
    press(y)
    assert keys(driver).listening
    press(b, b)
    assert driver.scene == "menu"


def test_what_has_no_name_and_modifiers_alone_are_no_keys(driver: Driver) -> None:
    driver.pilot.press("k", mod=pygame.KMOD_CTRL)
    driver.pilot.press("return")
    driver.pilot.key_down(pygame.K_LSHIFT)
    driver.pilot.frames()
    assert keys(driver).listening
    driver.pilot.key_down(1 << 30 | 225 + 100)
    driver.pilot.frames()
    assert not keys(driver).listening
    assert words(driver) == driver.game.services.words.text("keys.no_name")
    driver.pilot.press("return", "escape")
    assert driver.scene == "keys"
    assert driver.game.services.bindings.keymap.own == {}


def test_the_way_back_keeps_a_key(driver: Driver) -> None:
    driver.pilot.press("k", mod=pygame.KMOD_CTRL)
    choose(driver, "back")
    driver.pilot.click("key.PadB")
    driver.pilot.click("key.NumPoint")
    driver.pilot.click("key.Esc")
    assert chips(driver) == ["Esc  ×"]
    assert words(driver) == driver.game.services.words.text("keys.needed")
    choose(driver, "hint")
    driver.pilot.press("return")
    driver.pilot.key_down(pygame.K_F2)
    driver.pilot.frames()
    keymap = driver.game.services.bindings.keymap
    assert keymap.chords("back") == ("Esc",)
    driver.game.services.bindings.keymap = keymap.with_chords("back", ("B",))
    driver.pilot.press("return", "b")
    assert driver.scene == "keys"
    assert words(driver) == driver.game.services.words.text("keys.needed")
    assert driver.game.services.bindings.keymap.chords("back") == ("B",)


def test_an_action_has_so_many_keys_and_no_more(driver: Driver) -> None:
    driver.pilot.press("k", mod=pygame.KMOD_CTRL)
    choose(driver, "study")
    for number in range(2, 2 + MOST_CHORDS - 1):
        driver.pilot.press("return")
        driver.pilot.press(f"f{number}", mod=pygame.KMOD_ALT)
    assert len(chips(driver)) == MOST_CHORDS
    assert not driver.pilot.find("keys.add").enabled
    driver.pilot.press("return")
    assert not keys(driver).listening
    for size in ((360, 360), (480, 360), (360, 640)):
        driver.pilot.resize(size)
        scene = keys(driver)
        rects = [w.rect for w in (scene.list, scene.words, scene.add, *scene.chips, scene.reset)]
        for index, rect in enumerate(rects):
            assert scene.card.rect.contains(rect), size
            assert rect.collidelist(rects[:index]) == -1
        assert scene.list.rect.height >= 3 * scene.list.row


def test_keys_of_a_later_version_stay_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('[keys]\nteleport = "T"\nhint = "PageUp!"\nundo = "B"\n')
    driver = Driver(tmp_path)
    driver.pilot.frames(5)
    assert driver.scene == "confirm"
    assert "teleport" in words(driver)
    assert "PageUp!" in words(driver)
    driver.pilot.press("return")
    services = driver.game.services
    assert services.bindings.keymap.chords("undo") == ("B",)
    assert services.bindings.keymap.chords("hint") == ACTIONS["hint"].chords
    services.bindings.keymap = services.bindings.keymap.with_chords("redo", ("N",))
    assert in_file(driver) == {"teleport": "T", "undo": ["B"], "redo": ["N"]}
    driver.close()


def test_keys_like_anothers_are_told(driver: Driver) -> None:
    driver.pilot.press("k", mod=pygame.KMOD_CTRL)
    choose(driver, "theatre.step_back")
    assert chips(driver) == ["Left  ×"]
    assert "Take the last move back" in words(driver)
