"""Opening the replay of a recorded run."""

from typing import TYPE_CHECKING

from ...core.errors import SudokuError
from ...play.arcade.run_text import read_run
from ...play.modes.rush_run import is_rush_text, read_rush
from ..scene.base import GameScene

if TYPE_CHECKING:
    from ...store.records import Records


def watch(scene: GameScene, records: "Records | None", game_id: str | None) -> None:
    """Open the replay of a game's run over a scene, or say why there is none."""
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
