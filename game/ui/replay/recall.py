"""A recorded run, taken out of the records to be played back."""

from game.core.errors import SudokuError
from game.play.arcade.run_text import read_run
from game.play.modes.rush_run import is_rush_text
from game.ui.scene import GameScene


def watch(scene: GameScene, game_id: str | None) -> None:
    """Open the replay of the run of a game over a scene, or say why there is none."""
    context = scene.context
    records = context.records()
    text = None if records is None or game_id is None else records.text_of(game_id)
    if text is None or is_rush_text(text):
        scene.tell(context.text("records.no_replay"))
        return
    try:
        run = read_run(text)
    except SudokuError as error:
        scene.tell(context.catalogue.error(error))
        return
    scene.stage.push("replay", run)
