"""The top tens of a machine: the best runs of all its players, table by table.

Only the names are stored; the rest follows from the records.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ..core.geometry import CLASSIC
from ..play.game_rules import ARCADE, MARATHON, RUSH, UNTIMED
from ..play.modes.marathon import stage_of
from ..play.modes.rush_run import TABLE
from .players import Player
from .records import Records
from .statistics import Recorded

TEN: Final = 10


class Key(NamedTuple):
    """Identifies a top ten."""

    mode: str
    level: str | None = None
    clock: str = TABLE
    """The combo's clock; of Rush the table of its kind."""
    shape: str = CLASSIC.code


RUSHES: Final = Key(RUSH)
"""The top ten of the standard Rush, which has one for all."""


class Source(NamedTuple):
    """The records of a player, and who it is."""

    player: Player
    records: Records


class Entry(NamedTuple):
    """An entry in a top ten."""

    place: int
    """Counted from 1."""
    name: str
    """Who signed it, or else whose records it is from; empty where that player has no name."""
    player: int
    """The number of whose records it is from."""
    score: int
    medal: str | None
    day: str
    game_id: str
    """Of a marathon, that of its last stage."""
    records: Records
    """Where its run is."""
    is_own: bool
    """Whether it is of whoever plays now."""


class _Scored(NamedTuple):
    key: Key
    run: Recorded
    score: int
    source: Source


class TopTens:
    """The top tens of a machine; `sources` gives the records, the current player's first."""

    def __init__(self, sources: Callable[[], Sequence[Source]]) -> None:
        self._sources: Final = sources

    def keys(self) -> tuple[Key, ...]:
        """Return the tables with entries, Rush and Marathon first."""
        found = {one.key for one in self._all()}
        order = {RUSH: 0, MARATHON.mode: 1}
        return tuple(sorted(found, key=lambda key: (order.get(key.mode, 2), str(key))))

    def of(self, key: Key) -> tuple[Entry, ...]:
        """Return a top ten, the best first; of equal scores the earlier one comes first."""
        own = self._sources()[0].records
        table = [one for one in self._all() if one.key == key]
        table.sort(key=lambda one: (-one.score, one.run.ended_at))
        return tuple(
            Entry(
                place,
                one.source.records.extra(one.run.game_id).name or one.source.player.name,
                one.source.player.number,
                one.score,
                one.run.medal,
                one.run.day,
                one.run.game_id,
                one.source.records,
                one.source.records is own,
            )
            for place, one in enumerate(table[:TEN], 1)
        )

    def find(self, game_id: str) -> tuple[Key, Entry] | None:
        """Return the top ten that a run is in, and its entry."""
        key = next((one.key for one in self._all() if one.run.game_id == game_id), None)
        if key is None:
            return None
        entry = next((one for one in self.of(key) if one.game_id == game_id), None)
        return None if entry is None else (key, entry)

    def place_of(self, game_id: str) -> int:
        """Return the place of a run in its top ten; 0 if it has none."""
        found = self.find(game_id)
        return 0 if found is None else found[1].place

    def last_name(self) -> str:
        """Return the current player's name, or the last one entered, or nothing."""
        own = self._sources()[0]
        names = [own.records.extra(run.game_id).name for run in own.records.runs()]
        return own.player.name or next((name for name in reversed(names) if name), "")

    def _all(self) -> Iterator[_Scored]:
        """Yield the runs of all players that count and have points."""
        return (one for one in self._counted() if one.score > 0)

    def _counted(self) -> Iterator[_Scored]:
        for source in self._sources():
            runs = source.records.runs()
            for run in runs:
                key = key_of(run)
                if key is not None:
                    yield _Scored(key, run, run.score, source)
            for last, score in _marathons(runs):
                yield _Scored(Key(MARATHON.mode, clock=UNTIMED), last, score, source)


def key_of(run: Recorded) -> Key | None:
    """Return the top ten that a run may be in; `None` if it counts in none.

    Stages of marathons count together, and so have none of their own.
    """
    if not run.is_won or run.helped:
        return None
    if run.mode == RUSH:
        return Key(RUSH, clock=run.place) if run.place.split()[:1] == [TABLE] else None
    if run.mode == ARCADE.mode and run.is_first and run.level is not None:
        return Key(ARCADE.mode, run.level, run.clock, run.shape)
    return None


def _marathons(runs: Iterable[Recorded]) -> Iterator[tuple[Recorded, int]]:
    """Yield the last stage of each finished marathon, with its total points."""
    series: dict[str, list[tuple[int, Recorded]]] = {}
    for run in runs:
        stage = stage_of(run.game_id)
        if stage is not None and (run.mode, run.clock) == (MARATHON.mode, UNTIMED):
            series.setdefault(stage.series, []).append((stage.number, run))
    for stages in series.values():
        last = max(stages)[1]
        if not last.is_won and not any(run.helped for _, run in stages):
            yield last, sum(run.score for _, run in stages)
