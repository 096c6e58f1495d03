"""Which puzzles of the bank a player has seen, so that none comes twice before all have come."""

import json
from pathlib import Path
from typing import Final

from game.store.atomic import replace_file
from game.store.writer import Writer

FORMER_NAME: Final = "decks.json"
"""What the file was called at first; it is read where there is no other."""


class SeenPuzzles:
    """The puzzles seen at each level, as one integer a level with bit i for puzzle i.

    A file that cannot be read counts as empty: nothing is lost but the order of the deal.
    """

    def __init__(self, path: Path, writer: Writer) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self._seen: dict[str, int] = {}
        source = path if path.exists() else path.with_name(FORMER_NAME)
        key = "seen" if source is path else "met"
        try:
            stored = json.loads(source.read_text("ascii"))
            self._seen = {str(level): int(seen, 16) for level, seen in stored[key].items()}
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            self._seen = {}

    def of(self, level: str) -> int:
        """Return the puzzles seen at a level."""
        return self._seen.get(level, 0)

    def add(self, level: str, index: int, size: int) -> None:
        """Remember a puzzle; when that was the last of `size`, all count as new again."""
        seen = self.of(level) | 1 << index
        self._seen[level] = 0 if seen.bit_count() >= size else seen
        stored = {key: f"{seen:x}" for key, seen in self._seen.items()}
        content = json.dumps({"nonet": "seen", "seen": stored}).encode()
        self._writer.submit("seen", lambda: replace_file(self._path, content, durable=True))
