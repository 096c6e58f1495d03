"""How figures are written: times, large numbers, boards."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.play.view import GameView


def clock(seconds: int) -> str:
    """Return minutes and seconds, with hours when there are any."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def board_text(view: "GameView") -> str:
    """Return the digits on a board, a character each, so that they can be read back."""
    from game.core.grid import Grid
    from game.formats.detect import write

    return write(Grid([cell.digit for cell in view.cells], None, view.geometry)).rstrip()


def thousands(number: int) -> str:
    """Return a number in groups of three, kept together by no-break spaces."""
    return f"{number:,}".replace(",", "\u00a0")


def factor(quarters: int) -> str:
    """Return a combo's factor, such as 1.25, from its quarters."""
    return f"{quarters / 4:g}"


def signed(number: int) -> str:
    """Return a number with its sign, plus or minus."""
    sign = "\N{MINUS SIGN}" if number < 0 else "+"
    return f"{sign}\N{NO-BREAK SPACE}{thousands(abs(number))}"
