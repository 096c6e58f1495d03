"""The Rush in progress, in a file; one whose process ended counts as played."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from ..core.errors import SudokuError
from ..play.arcade.run import End
from ..play.game_rules import RUSH
from ..play.modes.rush_run import TABLE, FirstRush, RushRun, read_rush, rush_text
from .atomic import drop, read_file, replace_file
from .records import Records
from .statistics import Recorded

LARGEST: Final = 512 * 1024


class Rushes:
    """Records each Rush once; one that a killed process left is recorded as given up."""

    def __init__(
        self,
        path: Path,
        records: Records,
        now: Callable[[], str],
        day_of: Callable[[str], str],
    ) -> None:
        self._path: Final = path
        self.records: Final = records
        """Where this and whatever was left by a killed process counts."""
        self._now: Final = now
        self._day_of: Final = day_of
        self._playing: RushRun | None = None
        self._kept = ""
        """The seed of the Rush in the file."""
        left, text = _stored(path)
        if left is not None:
            self._kept = left.seed
            if isinstance(left, RushRun):
                self.end(left._replace(given_up=True))
            else:
                ended = left._replace(end=End.GIVEN_UP, score=0)
                records.add_rush(ended, text, recorded=partial(self._forget, left.seed))

    def keep(self, run: RushRun) -> None:
        """Write a Rush in progress at once, so that a killed process loses no answer."""
        if self._playing is not None and self._playing.seed != run.seed:
            self.end(self._playing._replace(given_up=True))
        self._playing, self._kept = run, run.seed
        # Where nothing can be written, the record tells so at its end.
        with suppress(OSError):
            replace_file(self._path, rush_text(self._dated(run)).encode(), durable=False)

    def end(self, run: RushRun) -> RushRun:
        """Record a Rush that ended or was given up, and return it with its date."""
        ended, self._playing = self._dated(run), None
        self.records.add_rush(ended, rush_text(ended), recorded=partial(self._forget, run.seed))
        return ended

    def count(self) -> int:
        """Return how many Rushes under the present rules were finished."""
        return len(self._ended())

    def last(self, count: int) -> tuple[RushRun, ...]:
        """Return the last Rushes under the present rules that were finished, in order."""
        texts = [self.records.text_of(run.game_id) for run in self._ended()[-count:]]
        runs = [read_rush(text) for text in texts if text is not None]
        return tuple(run for run in runs if isinstance(run, RushRun))

    def scores(self) -> tuple[int, ...]:
        """Return the scores of standard Rushes that ran out of time, in order."""
        return tuple(run.score for run in self._ended() if run.place == TABLE)

    def _ended(self) -> list[Recorded]:
        runs = (run for run in self.records.runs() if run.mode == RUSH and run.is_won)
        return [run for run in runs if run.place.split()[:1] == [TABLE]]

    def _forget(self, seed: str) -> None:
        """Delete the file of a recorded Rush, unless another one has begun."""
        if self._kept == seed:
            drop(self._path)

    def _dated(self, run: RushRun) -> RushRun:
        """Return a Rush with the present date, unless it has one."""
        ended_at = run.ended_at or self._now()
        return run._replace(ended_at=ended_at, day=self._day_of(ended_at))


def _stored(path: Path) -> tuple[RushRun | FirstRush | None, str]:
    """Return the Rush in a file and its text; `None` if there is none that can be read."""
    try:
        text = read_file(path, LARGEST).decode("ascii")
        return read_rush(text), text
    except (OSError, ValueError, SudokuError):
        return None, ""
