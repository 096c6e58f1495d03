"""Sample states of the scenes of the records, for pictures."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ...learn.achievements import ACHIEVEMENTS, reached
from ..games.sample import SAMPLE_DAY, sample_records, sample_run, sample_stamps, sample_top_ten
from ..scene.picture import Sitting
from .achievements import AchievementsScene
from .records import RecordsScene
from .replay import ReplayScene
from .stamps import StampsScene
from .top_ten import TopTenScene

if TYPE_CHECKING:
    from .services import RecordsServices


def _records(sitting: "Sitting[RecordsServices]") -> None:
    sitting.open(RecordsScene, "records").take(sample_records(), today=SAMPLE_DAY)


def _replay(sitting: "Sitting[RecordsServices]") -> None:
    replay = sitting.open(ReplayScene, "replay", sample_run())
    sitting.wait_for(lambda: replay.player is not None)
    assert replay.player is not None
    replay.player.go_to(0.7 * replay.player.playback.milliseconds)
    replay.step_earlier()


def _top_ten(sitting: "Sitting[RecordsServices]", asked: str | None = None) -> None:
    sitting.open(TopTenScene, "top_ten").take(sample_top_ten(), asked)


def _achievements(sitting: "Sitting[RecordsServices]") -> None:
    marks = [mark for one in ACHIEVEMENTS[:9] for mark in one.marks[:2]]
    sitting.open(AchievementsScene, "achievements").take(reached(marks))


def _stamps(sitting: "Sitting[RecordsServices]") -> None:
    stamps = sample_stamps()
    sitting.open(StampsScene, "stamps").take(stamps)


PICTURES: dict[str, Callable[["Sitting[RecordsServices]"], object]] = {
    "records": _records,
    "replay": _replay,
    "stamps": _stamps,
    "achievements": _achievements,
    "top_ten": _top_ten,
    "top_ten.sign": partial(_top_ten, asked="sample-3"),
}
"""What opens a scene that is more than opened for its picture."""
