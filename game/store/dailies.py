"""Which dailies were opened, when, and the latest date that was ever seen."""

import json
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from ..play.modes.daily import Opened, counts, day_to_go_by
from .atomic import read_file, replace_file, set_aside
from .writer import Writer

LARGEST: Final = 1024 * 1024


class Dailies:
    """The openings of dailies, the first of each puzzle; an unreadable file is set aside."""

    def __init__(self, path: Path, writer: Writer) -> None:
        self._path: Final = path
        self._writer: Final = writer
        self.latest, self._opened = _stored(path)

    def opened(self) -> tuple[Opened, ...]:
        """Return every daily that was opened."""
        return tuple(self._opened.values())

    def today(self, clock: date) -> date:
        """Return the date that counts as today."""
        return day_to_go_by(clock, self.latest)

    def open(self, puzzle_id: str, day: date, today: date) -> bool:
        """Record that a day's daily is opened; return whether it counts: only the first time."""
        is_first = puzzle_id not in self._opened
        if is_first:
            found = Opened(puzzle_id, day, counts(day, today, self.latest))
            self._opened[puzzle_id] = found
        self.latest = self.today(today)
        self._keep()
        return is_first and self._opened[puzzle_id].counts

    def _keep(self) -> None:
        assert self.latest is not None
        plain = {
            "nonet": "dailies",
            "latest": self.latest.isoformat(),
            "opened": {
                one.puzzle_id: {"day": one.day.isoformat(), "counts": one.counts}
                for one in self._opened.values()
            },
        }
        content = json.dumps(plain).encode()
        self._writer.submit("dailies", lambda: replace_file(self._path, content, durable=True))


def _stored(path: Path) -> tuple[date | None, dict[str, Opened]]:
    """Return what a file holds; one that cannot be read is set aside."""
    try:
        return parsed(read_file(path, LARGEST))
    except OSError:
        return None, {}
    except (ValueError, TypeError, RecursionError):
        with suppress(OSError):
            set_aside(path)
        return None, {}


def parsed(content: bytes) -> tuple[date | None, dict[str, Opened]]:
    """Return what a file's content says, without dates that cannot be.

    Raises `ValueError`, `TypeError` or `RecursionError` for anything else.
    """
    stored = json.loads(content)
    opened = stored.get("opened", {}) if isinstance(stored, dict) else None
    if not isinstance(opened, dict):
        raise TypeError("the dailies in it are not a table")
    try:
        latest = date.fromisoformat(stored["latest"])
    except (ValueError, TypeError, KeyError):
        # What was opened counts all the same.
        latest = None
    found = {}
    for puzzle_id, one in opened.items():
        try:
            day, is_counted = date.fromisoformat(one["day"]), one["counts"] is True
        except (ValueError, TypeError, KeyError):
            continue
        found[puzzle_id] = Opened(puzzle_id, day, is_counted)
    return latest, found


def count_left_out(content: bytes) -> int:
    """Return how many openings of a sound file's content have a date that cannot be."""
    return len(json.loads(content).get("opened", {})) - len(parsed(content)[1])
