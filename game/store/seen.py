"""Which puzzles of the bank a player has seen: none is repeated before all were dealt.

Which of them were ever opened is kept after that, since records need a first opening.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from .atomic import read_file, replace_file
from .writer import Writer

LARGEST: Final = 256 * 1024
"""Bytes of the largest file that is read: far more than a bit for every puzzle of the bank."""
FORMER_NAME: Final = "decks.json"
"""What the file was called at first; it is read where there is no other."""


class SeenPuzzles:
    """The puzzles seen at each level, as one integer per level with bit i for puzzle i.

    A file that cannot be read counts as empty: nothing is lost but the order of the deal.
    """

    def __init__(self, path: Path, writer: Writer) -> None:
        self._path: Final = path
        self._writer: Final = writer
        former = path.with_name(FORMER_NAME)
        self._seen: Final = (
            _stored(path, "seen")
            if path.exists() or not former.exists()
            else _stored(former, "met")
        )
        # What was dealt before this was remembered counts as opened.
        self._opened: Final = {
            level: _stored(path, "opened").get(level, 0) | self.of(level)
            for level in {*self._seen, *_stored(path, "opened")}
        }

    def of(self, level: str) -> int:
        """Return the puzzles seen at a level, as a bitset."""
        return self._seen.get(level, 0)

    def add(self, level: str, index: int, offered: Iterable[int]) -> None:
        """Record a puzzle; if it was the last of those offered, all count as new again."""
        everything = sum(1 << other for other in offered)
        seen = (self.of(level) | 1 << index) & everything
        self._seen[level] = 0 if seen == everything else seen
        self._keep()

    def open(self, level: str, index: int) -> bool:
        """Record that a puzzle was opened or shown; return whether it never was before."""
        before = self._opened.get(level, 0)
        self._opened[level] = before | 1 << index
        if before >> index & 1:
            return False
        self._keep()
        return True

    def _keep(self) -> None:
        plain = {"nonet": "seen", "seen": _hexadecimal(self._seen)}
        content = json.dumps(plain | {"opened": _hexadecimal(self._opened)}).encode()
        self._writer.submit("seen", lambda: replace_file(self._path, content, durable=True))


def _hexadecimal(puzzles: Mapping[str, int]) -> dict[str, str]:
    return {level: f"{bits:x}" for level, bits in puzzles.items()}


def _stored(path: Path, key: str) -> dict[str, int]:
    try:
        stored = json.loads(read_file(path, LARGEST))
    except (OSError, ValueError, RecursionError):
        return {}
    levels = stored.get(key) if isinstance(stored, dict) else None
    if not isinstance(levels, Mapping):
        return {}
    found = {}
    for level, seen in levels.items():
        try:
            found[level] = max(0, int(seen, 16))
        except (TypeError, ValueError):
            continue
    return found
