from datetime import datetime
from pathlib import Path
from typing import IO

import pygame
import pytest

from game.shell.clipboard import Clipboard
from game.shell.gamepad import Gamepads
from game.shell.screenshot import free_name, save_png
from game.shell.window import Window, WindowError
from tests.pilot import Pilot, headless


def test_without_a_display_the_error_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    with pytest.raises(WindowError, match="nonsense"):
        Window("Example", (400, 400))


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1280, 800)),
        ((1280, 800), (1240, 700)),
        ((1366, 768), (1280, 668)),
        ((320, 240), (360, 360)),
    ],
)
def test_the_first_window_fits_the_screen_with_its_title(
    screen: tuple[int, int], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    headless()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen, (3840, 2160)])
    window = Window("Example", (1280, 800))
    assert window.size == size
    window.close()


def test_a_gamepad_speaks_as_keys(pilot: Pilot) -> None:
    pads = Gamepads()

    def key(event: pygame.event.Event) -> pygame.event.Event | None:
        told = pads.heard(event)
        return None if told is None else pads.translate(told)

    pressed = key(pygame.event.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=0))
    assert pressed is not None
    assert (pressed.type, pressed.key, pressed.gamepad) == (pygame.KEYDOWN, pygame.K_RETURN, True)
    tilts = [
        key(pygame.event.Event(pygame.JOYAXISMOTION, axis=0, value=value))
        for value in (0.2, 0.9, 1.0, 0.5, 0.1, -0.8)
    ]
    assert [event.key for event in tilts if event is not None] == [pygame.K_RIGHT, pygame.K_LEFT]
    hat = key(pygame.event.Event(pygame.JOYHATMOTION, value=(0, 1)))
    assert hat is not None
    assert hat.key == pygame.K_UP
    assert key(pygame.event.Event(pygame.MOUSEWHEEL)) is None


def test_a_gamepad_moves_the_focus_of_the_example(pilot: Pilot) -> None:
    for event in (
        pygame.event.Event(pygame.JOYHATMOTION, value=(0, -1)),
        pygame.event.Event(pygame.JOYBUTTONDOWN, button=0),
    ):
        pygame.event.post(event)
        pilot.frames()
    assert pilot.find("play").shows_focus
    assert pilot.scene.log == ["play"]  # type: ignore[attr-defined]


def test_a_gamepad_that_is_gone_before_its_event_is_read_is_passed_over(pilot: Pilot) -> None:
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=7, guid=""))
    pilot.frames()
    assert not Gamepads().present
    pygame.event.post(pygame.event.Event(pygame.JOYHATMOTION, value=(0, -1)))
    pilot.frames()
    assert pilot.find("play").shows_focus


def test_a_clipboard_in_another_encoding_is_read_as_far_as_it_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def copied_in_latin_1() -> str:
        return b"5\xb73..7\n6".decode()

    monkeypatch.setattr(pygame.scrap, "get_text", copied_in_latin_1)
    assert Clipboard().get() == "5\ufffd3..7\n6"


class Missing:
    """What pygame has in the place of a part that was not built."""

    def __getattr__(self, name: str) -> object:
        raise NotImplementedError(name)


def test_a_pygame_without_clipboard_has_an_own_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame, "scrap", Missing())
    clipboard = Clipboard()
    clipboard.put("12")
    assert clipboard.get() == "12"


def test_the_clipboard_gives_and_takes_no_characters_that_cannot_be_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "1\u200b2\ufeff\n\x003")
    assert Clipboard().get() == "12\n3"
    monkeypatch.undo()
    headless()
    clipboard = Clipboard()
    clipboard.put("half \ud800 a pair")
    assert clipboard.get() == "half  a pair"


def test_screenshots_never_take_the_name_of_another(tmp_path: Path) -> None:
    moment = datetime(2026, 11, 21, 8, 30, 5)
    for _ in range(3):
        save_png(pygame.Surface((4, 4)), free_name(tmp_path / "pictures", "nonet", moment))
    names = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert names == [
        "nonet-20261121-083005-2.png",
        "nonet-20261121-083005-3.png",
        "nonet-20261121-083005.png",
    ]
    (tmp_path / "nonet-20261121-083005.csv").touch()
    assert free_name(tmp_path, "nonet", moment).name == "nonet-20261121-083005.png"
    assert free_name(tmp_path, "nonet", moment, ".csv").name == "nonet-20261121-083005-2.csv"


def test_a_screenshot_is_whole_or_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.png"
    path.write_bytes(b"before")

    def full(_: object, file: IO[bytes], __: str) -> None:
        file.write(b"half")
        raise pygame.error("no space")

    monkeypatch.setattr(pygame.image, "save", full)
    with pytest.raises(OSError, match="no space"):
        save_png(pygame.Surface((4, 4)), path)
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [
        ("one.png", b"before")
    ]
