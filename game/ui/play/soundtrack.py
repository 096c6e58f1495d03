"""The music of a game: its number of layers, and the sound device's buffer."""

from typing import Final

from ...play.view import GameView, Status
from ...shell.audio import CALM_BUFFER, QUICK_BUFFER, Audio
from ..scene.settings import SoundSettings

CALM_LAYERS: Final = (0.0, 0.5, 0.8)
"""The shares of the open cells that are filled when another layer joins in Calm."""


def layers(view: GameView, sound: SoundSettings) -> int:
    """Return the number of music layers; in a scored game each tier of the combo adds one."""
    if view.status is not Status.PLAYING or not sound.music:
        return 0
    if view.scored is not None:
        return 1 + view.scored.tier
    if not sound.calm_music:
        return 0
    filled = 1 - view.open_cells / max(1, view.erased)
    return sum(filled >= share for share in CALM_LAYERS)


def buffer(view: GameView) -> int:
    """Return the device's buffer size; in a scored game a sound comes at once with its move."""
    return CALM_BUFFER if view.scored is None else QUICK_BUFFER


def show(audio: Audio, view: GameView, sound: SoundSettings) -> None:
    """Set the music layers for a view of the game."""
    audio.layers = layers(view, sound)
