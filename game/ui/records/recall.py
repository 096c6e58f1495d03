"""A recorded run, taken out of the records to be played back."""

from typing import TYPE_CHECKING, Protocol

from ...core.errors import SudokuError
from ...play.arcade.run_text import read_run
from ...play.modes.rush_run import is_rush_text, read_rush
from ..scene.base import GameScene

if TYPE_CHECKING:
    from ...store.records import Records
    from ...store.top_tens import TopTens


class HasTopTens(Protocol):
    """What knows the best runs of a machine."""

    @property
    def top_tens(self) -> "TopTens | None":
        """The best runs of all who play here; None where nothing is kept."""


def place_in_top_ten(services: "HasTopTens", game_id: str) -> int:
    """Return the place of a game in its top ten; 0 where it has none."""
    found = None if services.top_tens is None else services.top_tens.find(game_id)
    return 0 if found is None else found[1].place


def watch(scene: GameScene, records: "Records | None", game_id: str | None) -> None:
    """Open the replay of the run of a game over a scene, or say why there is none."""
    text = None if records is None or game_id is None else records.text_of(game_id)
    if text is None:
        scene.tell(scene.text("records.no_replay"))
        return
    try:
        if is_rush_text(text):
            scene.stage.push("rush_end", read_rush(text))
        else:
            scene.stage.push("replay", read_run(text))
    except SudokuError as error:
        scene.tell(scene.catalogue.error(error))
