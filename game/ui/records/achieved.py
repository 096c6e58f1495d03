"""What was earned towards achievements, collected from all records."""

from functools import partial
from typing import TYPE_CHECKING, Protocol

from ...learn.achievements import done, marks_of_match, marks_of_stamps
from ...learn.questions import FindMarks
from ..scene.base import GameScene

if TYPE_CHECKING:
    from ...store.matches import Matches
    from ...store.records import Records
    from ..modes.daily import DailyCalendar


class Kept(Protocol):
    """The sources of achievements."""

    @property
    def records(self) -> "Records | None":
        """The recorded runs; None if nothing is stored."""

    @property
    def matches(self) -> "Matches | None":
        """The matches of two players; None if nothing is stored."""

    @property
    def daily(self) -> "DailyCalendar":
        """Today's date, and which dailies were done."""


def marks_in(kept: Kept) -> frozenset[str]:
    """Return all marks earned, as far as the runs were examined."""
    found: set[str] = set(marks_of_stamps(kept.daily.stamps()))
    if kept.records is not None:
        for run in kept.records.runs():
            found.update(kept.records.extra(run.game_id).marks or ())
    if kept.matches is not None:
        for match in kept.matches.all():
            found |= marks_of_match(match)
    return frozenset(found)


def unseen(records: "Records | None") -> tuple[str, ...]:
    """Return the games whose runs are not examined yet, the newest first."""
    runs = () if records is None else records.runs()
    if records is None:
        return ()
    return tuple(run.game_id for run in reversed(runs) if records.extra(run.game_id).marks is None)


def look_at(scene: GameScene, kept: Kept, game_id: str, text: str) -> None:
    """Have a finished run examined, and announce the achievements that it completed."""
    records = kept.records
    if records is not None and game_id and records.extra(game_id).marks is None:
        scene.ask(
            FindMarks(text),
            partial(_announce_completed, scene, kept, game_id),
            failed=lambda _: None,
        )


def _announce_completed(scene: GameScene, kept: Kept, game_id: str, marks: frozenset[str]) -> None:
    records = kept.records
    if records is None:
        return
    before = done(marks_in(kept))
    records.mark(game_id, marks)
    new = [id for id in sorted(done(marks_in(kept))) if id not in before]
    if new:
        names = [scene.text(f"achievement.{id}") for id in new]
        scene.stage.audio.play("record")
        scene.tell(scene.catalogue.count("achievement.new", len(names), names=", ".join(names)))
