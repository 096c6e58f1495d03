"""The only scene of this room."""

from typing import Final

SCENES: Final = {
    "wait": "games.wait",
}
"""The scenes, and the modules that they are in."""
