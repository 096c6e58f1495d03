"""Checks what a window needs beyond Python, before anything imports it."""

from .console import Console


def has_pygame(console: Console) -> bool:
    """Return whether pygame-ce is installed; if not, say how to install it."""
    from ..shell.requirement import Lack, lack_of_pygame

    lack = lack_of_pygame()
    if lack is None:
        return True
    key = "cli.pygame_missing" if lack is Lack.MISSING else "cli.pygame_not_ce"
    console.error(console.catalogue.text(key))
    return False
