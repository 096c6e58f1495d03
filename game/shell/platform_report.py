"""What SDL finds on this machine, for a report of a problem."""

import os
from collections.abc import Callable

import pygame


def describe_platform() -> dict[str, str]:
    """Return findings by part of the platform; a driver that fails is a finding, not an error."""
    return {
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "video": _try(_describe_video),
        "fonts": _try(lambda: "SDL_ttf " + ".".join(map(str, pygame.font.get_sdl_ttf_version()))),
        "sound": _try(_describe_sound),
        "gamepads": _try(_count_gamepads),
    }


def describe_environment() -> dict[str, str]:
    """Return the environment variables that change how a window behaves."""
    return {
        name: value
        for name, value in sorted(os.environ.items())
        if name.startswith(("SDL_", "NONET_", "PYGAME_"))
        or name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE")
    }


def _try(describe: Callable[[], str]) -> str:
    try:
        return describe()
    except (pygame.error, NotImplementedError) as error:
        return f"– ({error})"


def _describe_video() -> str:
    pygame.display.init()
    try:
        sizes = ", ".join(
            f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes()
        )
        return f"{pygame.display.get_driver()}, {sizes}"
    finally:
        pygame.display.quit()


def _describe_sound() -> str:
    pygame.mixer.init()
    try:
        version = ".".join(map(str, pygame.mixer.get_sdl_mixer_version()))
        return f"{pygame.mixer.get_driver()}, SDL_mixer {version}"
    finally:
        pygame.mixer.quit()


def _count_gamepads() -> str:
    pygame.joystick.init()
    try:
        return str(pygame.joystick.get_count())
    finally:
        pygame.joystick.quit()
