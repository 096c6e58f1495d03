"""The puzzle in the editor with its undo history, in a file that survives a killed process."""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from ..play.editing.draft import NOTHING, Draft
from ..play.editing.serial import brought_from, draft_from, plain_brought, plain_of
from .atomic import read_file, replace_file

LARGEST: Final = 4 * 1024 * 1024
MOST: Final = 300
"""Drafts that are kept; what was done before the last so many cannot be taken back later."""
_UNREADABLE: Final = (ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""Errors about content that is not drafts."""


class DraftHistory(NamedTuple):
    """Drafts in the order of the changes that made them, and the index of the current one."""

    drafts: tuple[Draft, ...] = (Draft(),)
    position: int = 0


class Drafts:
    """One puzzle in the editor; without a file it lasts until the program ends."""

    def __init__(self, path: Path | None) -> None:
        self._path: Final = path
        self._kept: DraftHistory | None = None

    def load(self) -> DraftHistory:
        """Return the stored drafts; an empty board if there are none, or none that can be read."""
        if self._kept is None:
            self._kept = DraftHistory() if self._path is None else _stored(self._path)
        return self._kept

    def keep(self, drafts: Sequence[Draft], position: int) -> None:
        """Write the drafts at once, as far as possible."""
        first = max(0, min(position, len(drafts) - MOST))
        self._kept = DraftHistory(tuple(drafts[first : first + MOST]), position - first)
        if self._path is None:
            return
        text = _text_of(self._kept)
        if len(text) > LARGEST:
            # Drawings of puzzles from elsewhere; what is on the screen comes first.
            text = _text_of(DraftHistory((self._kept.drafts[self._kept.position],)))
        # Where nothing can be written, the draft lasts as long as the program.
        with suppress(OSError):
            replace_file(self._path, text, durable=False)


def _text_of(history: DraftHistory) -> bytes:
    """Return the text of a file; content common to several drafts is written once."""
    brought = [*dict.fromkeys(draft.brought for draft in history.drafts)]
    drafts = [
        {**plain_of(draft), "brought": brought.index(draft.brought)} for draft in history.drafts
    ]
    plain = {
        "nonet": "draft",
        "position": history.position,
        "drafts": drafts,
        "brought": [plain_brought(each) for each in brought],
    }
    return json.dumps(plain).encode()


def _stored(path: Path) -> DraftHistory:
    try:
        found, position = _read(read_file(path, LARGEST))
    except (OSError, *_UNREADABLE):
        return DraftHistory()
    drafts = tuple(draft for draft in found if draft is not None)
    if len(drafts) != len(found) or not isinstance(position, int):
        return DraftHistory(drafts, len(drafts) - 1) if drafts else DraftHistory()
    return (
        DraftHistory(drafts, max(0, min(position, len(drafts) - 1))) if drafts else DraftHistory()
    )


def count_left_out(content: bytes) -> int:
    """Return how many drafts of a file's content cannot be read; 1 if that holds for all of it."""
    try:
        found, _ = _read(content)
    except _UNREADABLE:
        return 1
    return found.count(None)


def _read(content: bytes) -> tuple[list[Draft | None], object]:
    """Return the drafts, None for one that cannot be read, and which is the current one."""
    stored = json.loads(content)
    brought = [brought_from(one) for one in stored.get("brought", [])] or [NOTHING]
    found = [draft_from(one, brought[one.get("brought", 0)]) for one in stored["drafts"]]
    return found, stored["position"]
