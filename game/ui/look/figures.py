"""Formatting of times, and of boards as text."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...play.view import GameView


def clock(seconds: int) -> str:
    """Return minutes and seconds, with hours when there are any."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def board_text(view: "GameView") -> str:
    """Return the digits of a board, one character each, so that they can be read back."""
    from ...core.grid import Grid
    from ...formats.detect import write

    return write(Grid([cell.digit for cell in view.cells], None, view.geometry)).rstrip()
