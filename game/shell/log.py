"""The log for what players need not read; `logging` is imported with its first line."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger


def log() -> "Logger":
    """Return Nonet's logger."""
    import logging

    return logging.getLogger("nonet")
