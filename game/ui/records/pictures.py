"""What pictures of the records show."""

from typing import TYPE_CHECKING

from ..games.sample import SAMPLE_DAY, sample_records, sample_run, sample_stamps
from ..scene.picture import Sitting
from .records import RecordsScene
from .replay import ReplayScene
from .stamps import StampsScene

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


def _stamps(sitting: "Sitting[RecordsServices]") -> None:
    stamps = sample_stamps()
    sitting.open(StampsScene, "stamps").take(stamps)


PICTURES = {"records": _records, "replay": _replay, "stamps": _stamps}
"""What opens a scene that is more than opened for its picture."""
