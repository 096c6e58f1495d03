"""The music of a game: how many of its layers play, and how quickly the device responds."""

from typing import Final

from ...play.view import GameView, Status
from ...shell.audio import CALM_BUFFER, QUICK_BUFFER, Audio
from ..scene.settings import SoundSettings

CALM_LAYERS: Final = (0.0, 0.5, 0.8)
"""The shares of the open cells that are filled when another layer joins in Calm."""


def layers(view: GameView, sound: SoundSettings) -> int:
    """Return how many layers are heard: in a scored game one more with each tier of the combo."""
    if view.status is not Status.PLAYING or not sound.music:
        return 0
    if view.scored is not None:
        return 1 + view.scored.tier
    if not sound.calm_music:
        return 0
    filled = 1 - view.open_cells / max(1, view.erased)
    return sum(filled >= share for share in CALM_LAYERS)


def buffer(view: GameView) -> int:
    """Return how much the device takes at once: in a scored game a sound comes with its move."""
    return CALM_BUFFER if view.scored is None else QUICK_BUFFER


def show(audio: Audio, view: GameView, sound: SoundSettings) -> None:
    """Let the music follow a game."""
    audio.layers = layers(view, sound)
