"""Short sounds, and music in layers, on a mixer that may not exist."""

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from ..threads import in_thread
from .freed import give_back
from .log import log

if TYPE_CHECKING:
    from threading import Thread

RATE: Final = 44_100
VOICES: Final = 8
"""Short sounds that are heard at once, at most."""
CALM_BUFFER: Final = 1024
"""Samples that the device takes at once: 23 ms, for as little work as can be."""
QUICK_BUFFER: Final = 512
"""11.6 ms, where a sound must be heard with its move."""
REST_AFTER: Final = 60.0
"""Seconds of silence after which the device is given back: an open one costs work."""
CROWD: Final = 1.4
"""How much softer each sound that is heard already makes a new one: eight do not clip."""
FADE: Final = 1.2
"""Seconds in which a layer of the music comes or goes."""


class Audio:
    """Plays short sounds by name, and music in layers; silent if there is no sound device.

    The device is opened by `open`, after the first frame: it can take long, and can fail. `tend`,
    called once a frame, lets layers come and go, gives the device back when nothing has been heard
    for a while or the window has lost the focus, and takes it again. A short sound is decoded when
    it is first heard, in about a millisecond; the music in a thread of its own, where there is any,
    or a layer a frame where no thread can be started.
    """

    def __init__(
        self,
        files: Mapping[str, Path],
        *,
        layers: Sequence[Path] = (),
        volume: float = 0.6,
        music: float = 0.0,
        muted: bool = False,
        lasting_buffer: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`layers` are files of the same length, in the order in which they join.

        With a `lasting_buffer` of some samples the device is opened once and never released, for
        systems on which a second opening would be silent.
        """
        self._files = dict(files)
        self._layer_files = tuple(layers)
        self._volume = volume
        self._music = music
        self._muted = muted
        self._clock = clock
        self._lasts = bool(lasting_buffer)
        self._buffer = lasting_buffer or CALM_BUFFER
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._layers: list[pygame.mixer.Sound] = []
        self._decoding: Thread | None = None
        self._decoded: list[pygame.mixer.Sound | None] = []
        self._levels = [0.0] * len(self._layer_files)
        """How far each layer has come, 0 to 1."""
        self._wanted = 0
        self._renews = False
        """Whether the device is opened anew when the music is decoded."""
        self._open = False
        self._rests = False
        self._now = self._heard_at = clock()
        self.caption: Callable[[str], object] = _no_caption
        """Told of each sound by its name, whether it is heard or not."""

    @classmethod
    def in_folder(
        cls,
        folder: Path,
        *,
        layers: Sequence[Path] = (),
        volume: float = 0.6,
        music: float = 0.0,
        muted: bool = False,
        lasting_buffer: int = 0,
    ) -> "Audio":
        """Use every `NAME.ogg` of a folder."""
        files = {path.stem: path for path in folder.glob("*.ogg")}
        return cls(
            files,
            layers=layers,
            volume=volume,
            music=music,
            muted=muted,
            lasting_buffer=lasting_buffer,
        )

    @property
    def available(self) -> bool:
        """Whether the device is open."""
        return self._open

    @property
    def volume(self) -> float:
        """The volume of sounds, from 0 to 1."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))
        for sound in self._sounds.values():
            sound.set_volume(self._volume)

    @property
    def music(self) -> float:
        """The volume of the music, from 0 to 1."""
        return self._music

    @music.setter
    def music(self, value: float) -> None:
        self._music = min(1.0, max(0.0, value))
        self._set_levels()

    @property
    def muted(self) -> bool:
        """Whether all sound is off."""
        return self._muted

    @muted.setter
    def muted(self, value: bool) -> None:
        self._muted = value
        if value and self._open:
            self._stop_music()
            pygame.mixer.stop()

    @property
    def layers(self) -> int:
        """How many layers of the music are audible."""
        return self._wanted

    @layers.setter
    def layers(self, count: int) -> None:
        self._wanted = min(count, len(self._layer_files))

    @property
    def buffer(self) -> int:
        """The device's buffer size in samples."""
        return self._buffer

    @buffer.setter
    def buffer(self, samples: int) -> None:
        if samples != self._buffer and not self._lasts:
            self._buffer = samples
            if self._decoding is not None:
                # It reads by the device that is open, and nobody waits for it.
                self._renews = True
            elif self._open:
                self._renew()

    def open(self) -> bool:
        """Open the device; return False, and stay silent, if that fails."""
        if self._open:
            return True
        self._rests = False
        try:
            # What the device likes better is converted after mixing: loops keep their length.
            pygame.mixer.init(
                frequency=RATE, size=-16, channels=1, buffer=self._buffer, allowedchanges=0
            )
        except pygame.error as error:
            log().info("no sound: %s", error)
            return False
        pygame.mixer.set_num_channels(len(self._layer_files) + VOICES)
        self._open = True
        self._heard_at = self._clock()
        return True

    def play(self, name: str) -> bool:
        """Play a sound, if there is a device and a file; softer if other sounds are playing."""
        self.caption(name)
        if self._muted or self._volume == 0:
            return False
        if self._rests:
            self.open()
        sound = self._sound(name)
        if sound is None:
            return False
        free = self._free_voices()
        if not free:
            return False
        free[0].play(sound)
        free[0].set_volume(1 / (1 + CROWD * (VOICES - len(free))))
        self._heard_at = self._clock()
        return True

    def tend(self, *, focused: bool = True) -> bool:
        """Fade layers in and out, once per frame; return True while they change."""
        before, self._now = self._now, self._clock()
        wanted = self._wanted if focused and self._music and not self._muted else 0
        if not self._open:
            if not (self._rests and wanted):
                return False
            self.open()
        if wanted and not self._layers and not self._start_music():
            # It is being decoded, or cannot be.
            wanted = 0
        step = min(self._now - before, 0.1) / FADE
        moving = False
        for place, level in enumerate(self._levels):
            goal = float(place < wanted)
            if level != goal:
                moving = True
                self._levels[place] = min(goal, level + step) if goal else max(0.0, level - step)
        if moving:
            self._set_levels()
        elif not wanted and self._layers:
            self._stop_music()
        if wanted or moving or len(self._free_voices()) < VOICES:
            self._heard_at = self._now
        elif self._may_rest and (not focused or self._now - self._heard_at > REST_AFTER):
            self.close()
            self._rests = True
        return moving

    def close(self) -> None:
        """Close the sound device."""
        if self._open:
            if self._decoding is not None:
                # It reads by the device that is closed.
                self._decoding.join()
                self._decoding = None
            self._decoded = []
            self._renews = False
            self._stop_music()
            if self._lasts:
                pygame.mixer.stop()
            else:
                pygame.mixer.quit()
            self._sounds.clear()
            self._open = False

    @property
    def _may_rest(self) -> bool:
        """Whether the device can be released without waiting for anything."""
        is_read = self._decoding is None or not self._decoding.is_alive()
        return is_read and not self._lasts

    def _renew(self) -> None:
        self.close()
        self.open()

    def _free_voices(self) -> list[pygame.mixer.Channel]:
        """Return the silent channels for short sounds; the first channels are for music."""
        first = len(self._layer_files)
        channels = (pygame.mixer.Channel(first + n) for n in range(VOICES))
        return [channel for channel in channels if not channel.get_busy()]

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """Return a sound by name, decoded once; `None` if there is no device or file."""
        path = self._files.get(name)
        if not self._open or path is None:
            return None
        if name not in self._sounds:
            sound = _read(path)
            if sound is None:
                del self._files[name]
                return None
            sound.set_volume(self._volume)
            self._sounds[name] = sound
        return self._sounds[name]

    def _start_music(self) -> bool:
        """Start all layers together, silent at first, once they are decoded."""
        files = self._layer_files
        if self._decoding is None and len(self._decoded) < len(files):
            self._decoding = None if self._decoded else in_thread(self._decode, "music")
            if self._decoding is None:
                self._decoded.append(_read(files[len(self._decoded)]))
        if not files or len(self._decoded) < len(files):
            return False
        if self._decoding is not None:
            self._decoding.join()
        if self._renews:
            self._renew()
            return False
        layers, self._decoded, self._decoding = self._decoded, [], None
        if None in layers:
            # Some layers alone are no music.
            self._layer_files = ()
        self._layers = [layer for layer in layers if layer is not None and self._layer_files]
        for layer in self._layers:
            layer.set_volume(0.0)
        for place, layer in enumerate(self._layers):
            pygame.mixer.Channel(place).play(layer, loops=-1)
        return bool(self._layers)

    def _decode(self) -> None:
        """Decode all layers, in a thread while mixing continues.

        The decoder's freed memory is returned after each, or it would stay beside the music: 4.7
        MB.
        """
        found = []
        for path in self._layer_files:
            found.append(_read(path))
            give_back()
        self._decoded = found

    def _stop_music(self) -> None:
        for place in range(len(self._layers)):
            pygame.mixer.Channel(place).stop()
        self._layers = []
        self._levels = [0.0] * len(self._levels)

    def _set_levels(self) -> None:
        for layer, level in zip(self._layers, self._levels, strict=False):
            layer.set_volume(self._music * level)


def _read(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (pygame.error, OSError) as error:
        log().info("no sound %s: %s", path.stem, error)
        return None


def _no_caption(_: str) -> None:
    """Ignore the caption of a sound."""
