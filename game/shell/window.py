"""The window: plain and resizable; the application lays out from its real size in pixels."""

import os
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from .log import log
from .patience import UNSEEN, display_call
from .sizes import first_size

ACCELERATION: Final = "NONET_ACCELERATION"
"""Environment variable: 1 lets SDL put the frame on the screen through the graphics card."""


FRAMEBUFFER: Final = "SDL_FRAMEBUFFER_ACCELERATION"
LEAST_BITS: Final = 24
"""Bits of a pixel of a frame, at the least: some screens, as of remote desktops, have 16."""
_FLAGS: Final = 0 if sys.platform == "emscripten" else pygame.RESIZABLE
"""In a page, SDL would make a window that can be resized as small as the page tells it to be,
whatever the pixels of the screen."""


class WindowError(RuntimeError):
    """No window can be opened; the text says why."""


def prepare_environment(name: str) -> None:
    """Set SDL's environment variables before the display is initialised, unless they are set."""
    accelerated = os.environ.get(ACCELERATION, "0") not in ("", "0")
    # pygame has set this one, to the name of the script, when it was imported.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = name
    for variable, value in (
        # A software surface is mapped twice as fast and takes 30 MB where llvmpipe takes 122.
        (FRAMEBUFFER, "1" if accelerated else "0"),
        ("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2"),
        ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
        ("SDL_APP_NAME", name),
        ("SDL_IME_SHOW_UI", "1"),
        # Its handlers run only between its own calls, and a call may never end.
        ("SDL_NO_SIGNAL_HANDLERS", "1"),
    ):
        os.environ.setdefault(variable, value)


def _require_display() -> None:
    """Raise `WindowError` if SDL would draw invisibly without having been told to."""
    if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise WindowError("no display answers")


class Window:
    """The window; owns the display surface, which keeps its pixels from frame to frame."""

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        *,
        icon: Path | None = None,
        min_size: tuple[int, int] = (1, 1),
        waiting: Callable[[], str] | None = None,
    ) -> None:
        """`waiting` returns a line for standard error if the window takes long to open."""
        prepare_environment(title.lower())
        self.min_size: Final = min_size
        self.focused = True
        self.shown = True
        """False while the window is minimised or hidden."""
        try:
            with display_call(waiting):
                self.surface = self._opened(title, size, icon)
                if self.surface.get_bitsize() < LEAST_BITS:
                    # Pictures are scaled in full colour: SDL turns the frame into what is there.
                    pygame.display.quit()
                    os.environ[FRAMEBUFFER] = "1"
                    self.surface = self._opened(title, size, icon)
        except pygame.error as error:
            raise WindowError(str(error)) from error
        self._set_minimum()

    @property
    def size(self) -> tuple[int, int]:
        """The size of the drawing surface in pixels."""
        return self.surface.get_size()

    @property
    def fullscreen(self) -> bool:
        """Whether the window covers the whole screen."""
        return pygame.display.is_fullscreen()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event of the window; return whether everything must be drawn again."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.focused = False
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.focused = True
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self.shown = False
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED):
            self.shown = True
            return True
        elif event.type == pygame.WINDOWEXPOSED:
            return True
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._take_surface()
            return True
        return False

    def present(self, areas: list[pygame.Rect]) -> None:
        """Show the areas that were drawn."""
        if areas:
            pygame.display.update(areas)

    def resize(self, size: tuple[int, int]) -> None:
        """Set another size, on systems that do not report it, as in a page."""
        self.surface = pygame.display.set_mode(size, _FLAGS)

    def set_fullscreen(self, wanted: bool) -> None:
        """Cover the whole screen at its own resolution, or return to the previous place and size.

        SDL itself remembers these: what the window reports comes late, when it is no longer true.
        """
        if wanted == self.fullscreen:
            return
        try:
            window = self._sdl_window()
            if wanted:
                window.set_fullscreen(desktop=True)
            else:
                window.set_windowed()
        except pygame.error as error:
            log().warning("full screen: %s", error)
        self._take_surface()

    def close(self) -> None:
        """Close the display."""
        pygame.display.quit()

    def _opened(self, title: str, size: tuple[int, int], icon: Path | None) -> pygame.Surface:
        """Open the display with a window, and return its surface."""
        pygame.display.init()
        _require_display()
        pygame.display.set_caption(title)
        if icon is not None:
            self._set_icon(icon)
        if _FLAGS and pygame.display.get_driver() not in UNSEEN:
            # A window as large as the screen would have its foot below it.
            size = first_size(size, pygame.display.get_desktop_sizes()[0])
        return pygame.display.set_mode(size, _FLAGS)

    def _take_surface(self) -> None:
        surface = pygame.display.get_surface()
        if surface is not None:
            self.surface = surface

    def _set_icon(self, path: Path) -> None:
        try:
            pygame.display.set_icon(pygame.image.load(path))
        except (pygame.error, OSError) as error:
            log().info("no icon: %s", error)

    def _set_minimum(self) -> None:
        try:
            self._sdl_window().minimum_size = self.min_size
        except (pygame.error, AttributeError) as error:
            log().info("no minimum size: %s", error)

    @staticmethod
    def _sdl_window() -> pygame.Window:
        with warnings.catch_warnings():
            # The call is deprecated, yet the only way from a display surface to its window.
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()
