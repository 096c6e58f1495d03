"""Every text that a scene draws, or tells in a tip, is in the catalogue, and in one piece."""

import time
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.messages.languages import ENGLISH, name_of
from game.ui.games.sample import STAGE_TITLE, TOP_TEN
from game.ui.library.pictures import AUTHOR
from game.ui.scene.base import GameScene
from game.ui.scene.keymap import PAD
from game.ui.scene.picture import PATIENCE
from game.ui.school.pictures import SAMPLE_SET
from game.ui.theatre.show import EXAMPLES
from game.ui.versus.pictures import PLAYERS
from game.ui.window.actions import ACTIONS
from game.ui.window.app import Game
from game.ui.window.scenes import PICTURES
from game.work.worker import Presence
from tests.messages.pseudo import glued, pseudo, untold
from tests.pilot import headless
from tests.truth import WHOLE, sample
from tests.ui.listener import Listener
from tests.ui.still import still_game

BUTTONS: Final = {
    chord.removeprefix(PAD)
    for action in ACTIONS.values()
    for chord in action.chords
    if chord.startswith(PAD)
}
"""What stands on the buttons of a gamepad."""
FILES: Final = {name.rstrip("0123456789") for name in EXAMPLES}
ASSETS: Final = Path(__file__).parents[3] / "assets"
FOLDERS: Final = {ASSETS.name}.union(*(path.name.split(".") for path in ASSETS.iterdir()))
GIVEN: Final = (
    {player.name for player in PLAYERS}
    | {name for name, *_ in TOP_TEN}
    | {STAGE_TITLE, name_of(ENGLISH), SAMPLE_SET.title}
)
"""Names of players, of a saved game, of a set, and of a language in itself."""
NAMES: Final = BUTTONS | FILES | FOLDERS | GIVEN | {AUTHOR, "nonet"}
SIZES: Final = ((1280, 800), (480, 360))


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Listener:
    headless()
    return Listener(monkeypatch)


def answered(game: Game) -> None:
    """Wait for what the worker still finds for the scene in front: it is told, too."""
    services = game.services
    for _ in range(PATIENCE):
        standing = {services._standing(asked.asker) for asked in services.worker.open}
        if not standing - {Presence.COVERED}:
            return
        time.sleep(0.01)
        services.poll()
        game.stage.update(0.01)
    raise TimeoutError("the worker did not answer")


@pytest.mark.parametrize("name", sample(tuple(PICTURES), 2))
def test_every_text_of_a_scene_is_in_the_catalogue(listener: Listener, name: str) -> None:
    turn = tuple(PICTURES).index(name) // 2 % len(SIZES)
    for size in SIZES if WHOLE else SIZES[turn : turn + 1]:
        game = still_game(name, size, pseudo())
        try:
            scene = game.stage.top
            game.stage.draw(pygame.Surface(size))
            answered(game)
            game.stage.draw(pygame.Surface(size))
            tips = [widget.tip() for widget in scene.form.walk() if widget.tip is not None]
            if isinstance(scene, GameScene):
                here = {*scene.scopes}
                tips += [scene.tip_of(id) for id, a in ACTIONS.items() if here & {*a.scopes}]
        finally:
            game.stage.close_all()
            game.close()
        listener.forget_pieces()
        for text in (*listener.heard, *tips):
            assert not untold(text, NAMES), text
            assert not glued(text), text
    assert listener.heard
