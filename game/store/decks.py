"""Which puzzles of the bank a player has met, so that none comes twice before all have come."""

import json
from pathlib import Path
from typing import Final

from game.store.atomic import replace_file
from game.store.writer import Writer


class Decks:
    """The puzzles met at each level, as one integer a level with bit i for puzzle i.

    A file that cannot be read counts as empty: nothing is lost but the order of the deal.
    """

    def __init__(self, path: Path, writer: Writer) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._met: dict[str, int] = {}
        try:
            stored = json.loads(path.read_text("ascii"))
            self._met = {str(level): int(met, 16) for level, met in stored["met"].items()}
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            self._met = {}

    def met(self, level: str) -> int:
        """Return the puzzles met at a level."""
        return self._met.get(level, 0)

    def meet(self, level: str, index: int, size: int) -> None:
        """Remember a puzzle; when that was the last of `size`, all count as new again."""
        met = self.met(level) | 1 << index
        self._met[level] = 0 if met.bit_count() >= size else met
        stored = {"nonet": "decks", "met": {key: f"{met:x}" for key, met in self._met.items()}}
        content = json.dumps(stored).encode()
        self._writer.submit("decks", lambda: replace_file(self._path, content, durable=True))
