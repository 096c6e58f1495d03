"""The log for what a player need not read; `logging` is imported with the first line of it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger


def log() -> "Logger":
    """Return Nonet's logger."""
    import logging

    return logging.getLogger("nonet")
