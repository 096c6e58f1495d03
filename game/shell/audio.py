"""Short sounds on a mixer that may not exist."""

from collections.abc import Mapping
from pathlib import Path

import pygame

from game.shell.log import log


class Audio:
    """Plays short sounds by name; silent where there is no sound device.

    The device is opened by `open`, after the first frame: it can take long, and can fail.
    """

    def __init__(
        self, files: Mapping[str, Path], *, volume: float = 0.6, muted: bool = False
    ) -> None:
        self._files = dict(files)
        self._volume = volume
        self._muted = muted
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._open = False

    @classmethod
    def in_folder(cls, folder: Path, *, volume: float = 0.6, muted: bool = False) -> "Audio":
        """Take every `NAME.wav` of a folder."""
        return cls({path.stem: path for path in folder.glob("*.wav")}, volume=volume, muted=muted)

    @property
    def available(self) -> bool:
        """Whether the device is open."""
        return self._open

    @property
    def volume(self) -> float:
        """Loudness from 0 to 1."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))
        for sound in self._sounds.values():
            sound.set_volume(self._volume)

    @property
    def muted(self) -> bool:
        """Whether nothing is to be heard."""
        return self._muted

    @muted.setter
    def muted(self, value: bool) -> None:
        self._muted = value
        if value and self._open:
            pygame.mixer.stop()

    def open(self) -> bool:
        """Open the device and read the sounds; False, and silence, when that fails."""
        if self._open:
            return True
        try:
            pygame.mixer.init(frequency=44_100, size=-16, channels=1, buffer=1024)
        except pygame.error as error:
            log().info("no sound: %s", error)
            return False
        for name, path in self._files.items():
            try:
                self._sounds[name] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                log().info("no sound %s: %s", name, error)
                continue
            self._sounds[name].set_volume(self._volume)
        self._open = True
        return True

    def play(self, name: str) -> bool:
        """Play a sound if it can be heard, and its file was there."""
        sound = self._sounds.get(name)
        if self._muted or self._volume == 0 or sound is None:
            return False
        return sound.play() is not None

    def close(self) -> None:
        """Give the device back."""
        if self._open:
            pygame.mixer.quit()
            self._sounds.clear()
            self._open = False
