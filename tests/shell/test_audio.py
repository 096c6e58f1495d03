"""Sounds and music on devices that are there, are not there, and write down what they hear."""

import time
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pygame
import pytest

from game.shell.audio import CALM_BUFFER, FADE, QUICK_BUFFER, REST_AFTER, VOICES, Audio
from tests.pilot import Clock, headless
from tests.shell.example import ASSETS

SOUNDS = {path.stem: path for path in (ASSETS / "sounds").glob("*.ogg")}
LAYERS = sorted((ASSETS / "music").glob("*.ogg"))


@pytest.fixture
def clock() -> Clock:
    headless()
    return Clock()


def audio_with(clock: Clock, *, music: float = 0.5) -> Audio:
    return Audio(SOUNDS, layers=LAYERS, volume=1.0, music=music, clock=clock)


def is_open(audio: Audio) -> bool:
    return audio.available


def loudness(layer: int) -> float:
    sound = pygame.mixer.Channel(layer).get_sound()
    return 0.0 if sound is None else round(sound.get_volume(), 1)


def frames(audio: Audio, clock: Clock, seconds: float, *, focused: bool = True) -> list[bool]:
    """Let time pass at 20 frames a second."""
    told = []
    for _ in range(round(20 * seconds)):
        clock.advance(0.05)
        told.append(audio.tend(focused=focused))
        decoded(audio)
    return told


def decoded(audio: Audio) -> None:
    """Wait until the music is decoded, if it is."""
    if audio._decoding is not None:
        audio._decoding.join()


def test_the_device_is_given_back_after_a_minute_of_silence_and_taken_again(clock: Clock) -> None:
    audio = audio_with(clock)
    assert audio.open()
    frames(audio, clock, REST_AFTER - 1)
    assert is_open(audio)
    frames(audio, clock, 2)
    assert not is_open(audio)
    assert audio.play("note")
    assert is_open(audio)
    audio.close()


def test_the_device_is_given_back_without_the_focus_and_music_takes_it_again(clock: Clock) -> None:
    audio = audio_with(clock)
    audio.open()
    audio.layers = 2
    frames(audio, clock, 2 * REST_AFTER)
    assert is_open(audio), "music is no silence"
    frames(audio, clock, FADE + 0.5, focused=False)
    assert not is_open(audio)
    frames(audio, clock, 1, focused=False)
    assert not is_open(audio)
    frames(audio, clock, 0.1)
    assert is_open(audio)
    audio.close()


def test_nothing_is_opened_before_it_is_asked_for(clock: Clock) -> None:
    audio = audio_with(clock)
    audio.layers = 4
    frames(audio, clock, 1)
    assert not audio.play("note")
    assert not audio.available


def test_layers_come_and_go_slowly_and_ask_for_frames_meanwhile(clock: Clock) -> None:
    audio = audio_with(clock)
    audio.open()
    assert frames(audio, clock, 0.2) == [False] * 4
    audio.layers = 3
    frames(audio, clock, 0.05)
    told = frames(audio, clock, FADE + 0.2)
    assert told[0]
    assert told[-2:] == [False, False]
    assert [loudness(layer) for layer in range(4)] == [0.5, 0.5, 0.5, 0]
    audio.music = 0.2
    assert loudness(0) == 0.2
    audio.layers = 0
    frames(audio, clock, FADE + 0.3)
    assert not pygame.mixer.Channel(0).get_busy()
    audio.close()


def test_muting_ends_everything_and_unmuting_brings_the_music_back(clock: Clock) -> None:
    audio = audio_with(clock)
    audio.open()
    audio.layers = 1
    frames(audio, clock, 2)
    audio.muted = True
    assert not pygame.mixer.get_busy()
    frames(audio, clock, 1)
    assert not pygame.mixer.get_busy()
    audio.muted = False
    frames(audio, clock, 2)
    assert pygame.mixer.Channel(0).get_busy()
    audio.close()


def test_a_frame_does_not_wait_for_the_music_to_be_decoded(clock: Clock) -> None:
    audio = audio_with(clock)
    audio.open()
    audio.layers = 1
    assert not audio.tend()
    assert audio._decoding is not None
    # And the device can be given back meanwhile.
    audio.close()
    assert not pygame.mixer.get_init()


def test_music_whose_files_are_missing_is_silence(clock: Clock, tmp_path: Path) -> None:
    audio = Audio({}, layers=(LAYERS[0], tmp_path / "none.wav"), music=1.0, clock=clock)
    audio.open()
    audio.layers = 2
    frames(audio, clock, 1)
    assert not pygame.mixer.get_busy()
    audio.close()


def test_another_buffer_opens_the_device_anew(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    real = pygame.mixer.init

    def init(frequency: int, size: int, channels: int, buffer: int, allowedchanges: int) -> None:
        asked.append(buffer)
        real(frequency, size, channels, buffer, allowedchanges=allowedchanges)

    monkeypatch.setattr(pygame.mixer, "init", init)
    audio = audio_with(clock)
    audio.buffer = QUICK_BUFFER
    audio.open()
    audio.buffer = QUICK_BUFFER
    audio.buffer = CALM_BUFFER
    assert asked == [QUICK_BUFFER, CALM_BUFFER]
    assert audio.play("note")
    audio.close()


def test_sounds_play_once_the_device_is_open() -> None:
    headless()
    audio = Audio.in_folder(ASSETS / "sounds", volume=0.5)
    assert not audio.play("place.5")
    assert audio.open()
    assert audio.play("place.5")
    audio.muted = True
    assert not audio.play("place.5")
    audio.muted = False
    audio.volume = 0
    assert not audio.play("place.5")
    audio.close()
    assert not audio.available


def test_there_is_no_ninth_voice(clock: Clock) -> None:
    audio = audio_with(clock)
    audio.open()
    # The longest there is, so that none ends meanwhile.
    assert [audio.play("win") for _ in range(VOICES + 1)] == [True] * VOICES + [False]
    audio.close()


def test_a_sound_whose_file_is_missing_or_broken_is_not_heard(tmp_path: Path) -> None:
    headless()
    (tmp_path / "place.5.ogg").write_bytes(b"no sound")
    (tmp_path / "win.ogg").write_bytes((ASSETS / "sounds" / "win.ogg").read_bytes())
    for folder, heard in ((tmp_path, True), (tmp_path / "none", False)):
        audio = Audio.in_folder(folder)
        assert audio.open()
        assert not audio.play("place.5")
        assert audio.play("win") is heard
        audio.close()


def test_without_a_device_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    audio = Audio.in_folder(ASSETS / "sounds")
    assert not audio.open()
    assert not audio.play("place.5")
    audio.close()


# -- what is heard, written down by a device that is a file

Heard = Callable[[Callable[[Audio], object], float], "array[int]"]


@pytest.fixture
def heard(clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Heard:
    """Return what a device is given from the moment on that something is played."""
    raw = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(raw))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "1")  # many times as fast as it would sound

    def listen(play: Callable[[Audio], object], seconds: float) -> "array[int]":
        audio = audio_with(clock, music=1.0)
        assert audio.open()
        try:
            return recorded(audio, play, seconds)
        finally:
            # A device that stays open writes what the next test listens to.
            audio.close()

    def recorded(audio: Audio, play: Callable[[Audio], object], seconds: float) -> "array[int]":
        play(audio)
        wanted, end = raw.stat().st_size + 2 * round(44_100 * seconds), time.monotonic() + 60
        while raw.stat().st_size < wanted and time.monotonic() < end:
            time.sleep(0.01)
        # Music that is stopped may end with a click, where the device is quick enough to hear it.
        written = raw.stat().st_size // 2 * 2
        audio.close()
        samples = array("h", raw.read_bytes()[:written])
        with wave.open(str(tmp_path / "heard.wav"), "wb") as file:
            file.setparams((1, 2, 44_100, len(samples), "NONE", ""))
            file.writeframes(samples.tobytes())
        return samples

    return listen


LOUDEST = ("win", "life_lost", "houses", "record", "tier_up", "house", "place.1", "note")


@pytest.mark.parametrize("names", [LOUDEST, ("place.8",) * VOICES], ids=["different", "same"])
def test_eight_sounds_at_once_over_all_the_music_do_not_clip(
    heard: Heard, clock: Clock, names: tuple[str, ...]
) -> None:
    def play(audio: Audio) -> None:
        audio.layers = len(LAYERS)
        for _ in range(40):
            clock.advance(0.1)
            audio.tend()
            decoded(audio)
        assert [audio.play(name) for name in names] == [True] * VOICES

    samples = heard(play, 1.5)
    assert 6_000 < max(map(abs, samples)) < 32_000


def test_what_is_played_is_what_is_in_the_file(heard: Heard) -> None:
    wanted = array("h", b"")

    def play(audio: Audio) -> None:
        wanted.frombytes(pygame.mixer.Sound(SOUNDS["house"]).get_raw())
        audio.play("house")

    samples = heard(play, 1.0)
    loud = next(at for at, value in enumerate(samples) if abs(value) > 200)
    first = next(at for at, value in enumerate(wanted) if abs(value) > 200)
    found = samples[loud - first :][: len(wanted)]
    assert max(abs(a - b) for a, b in zip(found, wanted, strict=True)) <= 2


def test_a_layer_goes_round_without_a_click(heard: Heard, clock: Clock) -> None:
    def play(audio: Audio) -> None:
        audio.layers = 1
        for _ in range(40):
            clock.advance(0.1)
            audio.tend()
            decoded(audio)

    samples = heard(play, 49.5)
    # The first buffers are silent, or fade in.
    bends = [
        abs(samples[at + 1] - 2 * samples[at] + samples[at - 1])
        for at in range(len(samples) - 200_000, len(samples) - 1)
    ]
    assert max(bends) <= max(32, 3 * sorted(bends)[int(0.999 * len(bends))])


def test_a_device_that_lasts_is_opened_once(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []
    monkeypatch.setattr(pygame.mixer, "quit", lambda: closed.append("quit"))
    audio = Audio(SOUNDS, layers=LAYERS, music=0.5, lasting_buffer=2048, clock=clock)
    audio.open()
    audio.buffer = QUICK_BUFFER
    assert audio.buffer == 2048
    frames(audio, clock, REST_AFTER + 2)
    frames(audio, clock, 2, focused=False)
    assert audio.play("note")
    audio.close()
    assert closed == []
    monkeypatch.undo()
    pygame.mixer.quit()


def test_music_is_decoded_a_layer_a_frame_where_no_thread_starts(
    clock: Clock, no_threads: None
) -> None:
    audio = audio_with(clock)
    audio.open()
    audio.layers = 2
    for _ in LAYERS[1:]:
        audio.tend()
        assert not pygame.mixer.Channel(0).get_busy()
    audio.tend()
    assert pygame.mixer.Channel(0).get_busy()
    audio.close()


def test_another_buffer_does_not_wait_for_the_music_to_be_decoded(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It did, for a quarter of a second: the first game of a start had that gap."""
    goes_on = Event()
    audio = audio_with(clock)
    read = Audio._decode

    def decode(self: Audio) -> None:
        goes_on.wait(10)
        read(self)

    monkeypatch.setattr(Audio, "_decode", decode)
    audio.open()
    audio.layers = 1
    audio.tend()
    audio.buffer = QUICK_BUFFER
    assert not goes_on.is_set()
    assert pygame.mixer.get_init() is not None
    goes_on.set()
    while not pygame.mixer.Channel(0).get_busy():
        frames(audio, clock, 1)
    assert audio.buffer == QUICK_BUFFER
    audio.close()
