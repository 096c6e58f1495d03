"""A headless pilot: runs the real application and plays it through real events.

Time stands still between frames and moves by exactly one step with each: what a test sees is the
same on every machine. Set `SDL_VIDEODRIVER=dummy` (see `headless`) before the window is made.
"""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final
from unittest.mock import patch

import pygame

from game.shell.loop import STEP, Loop
from game.shell.scene import Scene
from game.shell.screenshot import save_png
from game.shell.stage import Stage
from game.shell.widgets.base import Widget
from game.shell.window import Window
from tests.truth import WHOLE


def headless() -> None:
    """Choose the drivers without screen and sound; call before a window is made."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


DRAWN: Final = 1 if WHOLE else 16
"""Where a test does not look at each, one frame of so many is painted: that takes longest."""


class Clock:
    """Time that moves only when it is told to."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        """Return the time it is."""
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


class Pilot:
    """Drives a window and a stage: presses keys, clicks widgets, steps frames, takes pictures."""

    def __init__(
        self,
        window: Window,
        stage: Stage,
        *,
        clock: Clock | None = None,
        polls: Iterable[Callable[[], object]] = (),
        loop: Loop | None = None,
        painted: int = 1,
        passes: bool = False,
    ) -> None:
        """A `loop` that was made elsewhere is stepped, by its `clock`.

        Without `passes`, a scene is there at once, whatever it gives way to: that costs time.
        One frame of `painted` is painted, and the first of each scene; `look` paints the others.
        """
        self.window: Final = window
        self.stage: Final = stage
        stage.passes = passes
        self.clock: Final = clock or Clock()
        pygame.event.get()
        self.loop: Final = loop or Loop(window, stage, clock=self.clock)
        self.loop.polls.extend(polls)
        self._mouse = (0, 0)
        self._painted: Final = painted
        self._unpainted = 0
        self._left_out: list[pygame.Rect] = []
        """Areas of the scene seen last that changed and were not painted."""
        self._seen: Scene | None = None
        self.frames(2)

    @property
    def scene(self) -> Scene:
        """The top scene."""
        return self.stage.top

    # -- time

    def frames(self, count: int = 1) -> None:
        """Run some frames, one step each."""
        for _ in range(count):
            self._frame(STEP)

    def wait(self, seconds: float) -> None:
        """Let time pass at the pace the loop would choose."""
        end = self.clock.now + seconds
        while self.stage.running and end - self.clock.now > 1e-9:
            self._frame(min(self.loop.interval, end - self.clock.now))

    def settle(self, limit: float = 10.0) -> None:
        """Run until nothing moves any more; `TimeoutError` if that does not happen."""
        end = self.clock.now + limit
        self.frames()
        count = 0
        while self.stage.running and self.stage.active:
            if self.clock.now > end:
                raise TimeoutError(f"still moving after {limit} s")
            count += 1
            self.clock.advance(STEP)
            self.loop.advance()
            if count % DRAWN == 0:
                self.look()
            elif self.stage.running:
                self.stage.run_later()
        self.look()

    def look(self) -> pygame.Surface:
        """Paint what was left out, and return all that is on the screen."""
        if self.stage.running:
            if self.stage.top is self._seen:
                for area in self._left_out:
                    self._seen.form.dirty.add(area)
            self._left_out.clear()
            self.loop.show()
            self._unpainted, self._seen = 0, self.stage.top
        return self.window.surface

    def _frame(self, seconds: float) -> None:
        self.clock.advance(seconds)
        self.loop.advance()
        self._unpainted += 1
        if not self.stage.running:
            return
        scene = self.stage.top
        if self._unpainted >= self._painted or scene is not self._seen:
            self.look()
            return
        # Laid out and told as ever; what scenes do with a frame, such as to begin to count, too.
        with patch.object(Scene, "paint", lambda _, __, area: self._left_out.append(area.copy())):
            self.loop.show()

    # -- keyboard

    def press(self, *keys: int | str, mod: int = 0) -> None:
        """Press and release keys in turn: pygame key codes or names such as "5" or "return"."""
        for key in keys:
            self.key_down(key, mod=mod)
            self.key_up(key, mod=mod)
            self.frames()

    def key_down(self, key: int | str, *, mod: int = 0) -> None:
        """Hold a key."""
        code = pygame.key.key_code(key) if isinstance(key, str) else key
        text = chr(code) if 32 <= code < 127 and not mod & pygame.KMOD_CTRL else ""
        if mod & pygame.KMOD_SHIFT:
            text = text.upper().translate(_SHIFTED)
        self._post(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=_scancode(code))
        if text and not mod & pygame.KMOD_ALT:
            self._post(pygame.TEXTINPUT, text=text)

    def key_up(self, key: int | str, *, mod: int = 0) -> None:
        """Let a key go."""
        code = pygame.key.key_code(key) if isinstance(key, str) else key
        self._post(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=_scancode(code))

    def type(self, text: str) -> None:
        """Type text into the focused field."""
        for character in text:
            self._post(pygame.TEXTINPUT, text=character)
        self.frames()

    # -- mouse

    def find(self, id: str) -> Widget:
        """Return the visible widget of an id in the top scene."""
        return self.scene.form.find(id)

    def click(
        self, target: str | Widget | tuple[int, int], *, button: int = 1, count: int = 1
    ) -> None:
        """Click a widget, by id or itself, or a position."""
        position = self._position(target)
        self.move(position)
        for _ in range(count):
            self.mouse_down(position, button=button)
            self.mouse_up(position, button=button)
        self.frames()

    def drag(self, *targets: str | Widget | tuple[int, int]) -> None:
        """Press at the first target, move over the others, release at the last."""
        positions = [self._position(target) for target in targets]
        self.mouse_down(positions[0])
        for position in positions[1:]:
            self.move(position, buttons=(1, 0, 0))
        self.mouse_up(positions[-1])
        self.frames()

    def move(self, position: tuple[int, int], *, buttons: tuple[int, int, int] = (0, 0, 0)) -> None:
        """Move the mouse."""
        relative = (position[0] - self._mouse[0], position[1] - self._mouse[1])
        self._mouse = position
        self._post(pygame.MOUSEMOTION, pos=position, rel=relative, buttons=buttons, touch=False)
        self.frames()

    def mouse_down(self, position: tuple[int, int], *, button: int = 1) -> None:
        """Press a mouse button."""
        self._mouse = position
        self._post(pygame.MOUSEBUTTONDOWN, pos=position, button=button, touch=False)
        self.frames()

    def mouse_up(self, position: tuple[int, int], *, button: int = 1) -> None:
        """Release a mouse button."""
        self._post(pygame.MOUSEBUTTONUP, pos=position, button=button, touch=False)
        self.frames()

    def wheel(self, steps: int, at: str | Widget | tuple[int, int]) -> None:
        """Turn the wheel; upwards is positive."""
        self._post(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, mouse_pos=self._position(at))
        self.frames()

    # -- window

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as a window manager does."""
        self.window.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.frames()

    def close_window(self) -> None:
        """Close the window by its cross."""
        self._post(pygame.QUIT)
        self.frames()

    def screenshot(self, path: Path) -> None:
        """Save what is on the screen."""
        save_png(self.look(), path)

    # -- inside

    def _position(self, target: str | Widget | tuple[int, int]) -> tuple[int, int]:
        if isinstance(target, str):
            target = self.find(target)
        if isinstance(target, Widget):
            if target.parent is not None:
                target.parent.reveal(target.rect)
            return target.rect.center
        return target

    @staticmethod
    def _post(kind: int, **attributes: object) -> None:
        pygame.event.post(pygame.event.Event(kind, attributes))


_SHIFTED: Final = str.maketrans("1234567890", "!@#$%^&*()")
"""What Shift types on the digits of an American keyboard."""


def _scancode(key: int) -> int:
    if pygame.K_1 <= key <= pygame.K_9:
        return pygame.KSCAN_1 + key - pygame.K_1
    if pygame.K_a <= key <= pygame.K_z:
        return pygame.KSCAN_A + key - pygame.K_a
    return _SCANCODES.get(key, 0)


_SCANCODES: Final = {
    pygame.K_0: pygame.KSCAN_0,
    pygame.K_RETURN: pygame.KSCAN_RETURN,
    pygame.K_ESCAPE: pygame.KSCAN_ESCAPE,
    pygame.K_BACKSPACE: pygame.KSCAN_BACKSPACE,
    pygame.K_TAB: pygame.KSCAN_TAB,
    pygame.K_SPACE: pygame.KSCAN_SPACE,
    pygame.K_DELETE: pygame.KSCAN_DELETE,
    pygame.K_LEFT: pygame.KSCAN_LEFT,
    pygame.K_RIGHT: pygame.KSCAN_RIGHT,
    pygame.K_UP: pygame.KSCAN_UP,
    pygame.K_DOWN: pygame.KSCAN_DOWN,
    **{pygame.K_KP_1 + n: pygame.KSCAN_KP_1 + n for n in range(9)},
    pygame.K_KP_0: pygame.KSCAN_KP_0,
}
