"""Checks for pygame-ce before anything imports pygame."""

import os
from enum import Enum

from .interrupt import interrupt_kept


class Lack(Enum):
    """What is wrong with the installed pygame."""

    MISSING = "missing"
    NOT_CE = "not pygame-ce"


def lack_of_pygame() -> Lack | None:
    """Return what keeps a window from opening, or None; imports pygame without its greeting."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        with interrupt_kept():
            import pygame
    except ImportError:
        return Lack.MISSING
    return None if getattr(pygame, "IS_CE", False) else Lack.NOT_CE
