"""A year's daily boards as text: needs nothing but the game, and so any Python."""

from datetime import date, timedelta
from typing import Final
from zlib import crc32

from game.generate.bank import Bank
from game.generate.levels import DAILY_LEVELS as LEVELS
from game.play.modes.daily import daily_id

FIRST: Final = date(2026, 1, 1)


def table() -> str:
    """Return a year's boards, a day a line: the date, and the sum of the board of each level."""
    bank, lines = Bank(), []
    for number in range(365):
        day = FIRST + timedelta(number)
        boards = [bank.deal(daily_id(day, level)).givens.text for level in LEVELS]
        lines.append(" ".join([day.isoformat(), *(f"{crc32(b.encode()):08x}" for b in boards)]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(table(), end="")
