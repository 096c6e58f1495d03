"""The sounds and the music: how long and how loud they are, how they loop, and who made them."""

import itertools
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from math import log2, log10
from pathlib import Path

import pygame
import pytest

from assets.build import music, sounds, synth
from tests.pilot import headless
from tests.truth import WHOLE

ASSETS = Path(__file__).parents[2] / "assets"
SOUNDS = sorted((ASSETS / "sounds").glob("*.ogg"))
LAYERS = sorted((ASSETS / "music").glob("*.ogg"))
TARGETS = {
    **{path: sounds.LOUDNESS + sounds.SOUNDS[path.stem].louder for path in SOUNDS},
    **dict.fromkeys(LAYERS, music.LOUDNESS),
}
"""The loudness of each file in LUFS."""
WITHIN = 2.0
BUDGET = 2_000_000
"""Bytes of all sound."""
MOST_ERROR = -24.0
"""How far what is decoded may be from what was made, in decibels of its power."""
DIGESTS = {
    "sounds": "63f47ee081278313",
    "1-chords": "e9b36ebd9490eaea",
    "2-bass": "e9cd8aed0b35c57f",
    "3-marimba": "e848e9e57382fe52",
    "4-bells": "4d9634422c350f52",
    "5-run": "34a2927877b8f964",
}
"""What tells the notes of all sounds, and of each layer, from others."""


@pytest.fixture(autouse=True)
def decoder() -> Iterator[None]:
    headless()
    pygame.mixer.quit()
    pygame.mixer.init(frequency=44_100, size=-16, channels=1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def name_of(path: Path) -> str:
    return path.stem


@cache
def samples_of(path: Path) -> "array[int]":
    return array("h", pygame.mixer.Sound(path).get_raw())


@pytest.fixture(scope="module", autouse=True)
def _let_go() -> Iterator[None]:
    """Keep what was decoded for no other module: it is 100 MB."""
    yield
    samples_of.cache_clear()


def error(kept: Sequence[int], made: Sequence[int]) -> float:
    """Return how far samples are from those that were made, in decibels of their power."""
    assert len(kept) == len(made)
    power = sum(value * value for value in made)
    off = sum((one - other) ** 2 for one, other in zip(kept, made, strict=True))
    return 10 * log10(max(off, 1) / power)


@pytest.mark.parametrize("path", SOUNDS, ids=name_of)
def test_sounds_are_short_soft_and_end_in_silence(path: Path) -> None:
    samples = samples_of(path)
    assert len(samples) / 44_100 <= 2.5
    assert 2_000 < max(map(abs, samples)) < 16_000
    assert abs(samples[0]) * 30 < max(map(abs, samples))
    assert abs(samples[-1]) * 30 < max(map(abs, samples))


@pytest.mark.parametrize("path", SOUNDS, ids=name_of)
def test_no_sound_is_cut_off(path: Path) -> None:
    samples = samples_of(path)
    last = max(map(abs, samples[-len(samples) // 50 :]))
    # Thirty decibels: what is left of a chord then is no longer heard to end.
    assert last * 31 <= max(map(abs, samples))


def test_layers_are_of_one_length_and_small_together() -> None:
    lengths = {len(samples_of(path)) for path in LAYERS}
    assert len(LAYERS) == 5
    assert lengths == {48 * 44_100}
    assert sum(path.stat().st_size for path in (*SOUNDS, *LAYERS)) < BUDGET


UNHEARD = 32
"""A bend of so many steps of 16 bits, 60 decibels below the loudest, is no click."""


def roughness(samples: "array[int]", at: int) -> int:
    """How sharply a curve bends at a sample, going on at its start."""
    before, here, after = (samples[(at + n) % len(samples)] for n in (-1, 0, 1))
    return abs(after - 2 * here + before)


@pytest.mark.parametrize("path", LAYERS, ids=name_of)
def test_a_loop_has_no_click_at_its_seam(path: Path) -> None:
    samples = samples_of(path)
    # The shaker is rough, but not where the loop ends: there, no stroke begins.
    bends = sorted(roughness(samples, at) for at in range(0, len(samples), 7))
    usual = bends[int(0.99 * len(bends))]
    assert max(roughness(samples, at) for at in (-2, -1, 0, 1)) <= max(usual, UNHEARD)
    assert (
        abs(samples[0] - samples[-1])
        <= max(abs(samples[at] - samples[at - 1]) for at in range(1, len(samples), 7)) + UNHEARD
    )


def test_a_loop_that_is_cut_anywhere_would_click() -> None:
    samples = samples_of(LAYERS[0])
    bends = sorted(roughness(samples, at) for at in range(0, len(samples), 7))
    cut = samples[:300_001]
    bend = max(roughness(cut, at) for at in (-2, -1, 0, 1))
    assert bend > max(bends[int(0.99 * len(bends))], UNHEARD)


@pytest.mark.parametrize("path", TARGETS, ids=name_of)
def test_everything_is_about_equally_loud(path: Path) -> None:
    meters = pytest.importorskip("pyloudnorm", reason="pyloudnorm measures loudness")
    numpy = pytest.importorskip("numpy", reason="pyloudnorm measures arrays of it")
    samples = numpy.array(samples_of(path)) / 32_768
    meter = meters.Meter(44_100)
    if path in LAYERS:
        loudness = meter.integrated_loudness(samples)
    else:
        # Most sounds are shorter than a block of the measure: the loudest block counts.
        block, hop = 17_640, 4_410
        padded = numpy.concatenate([samples, numpy.zeros(2 * block)])
        blocks = (padded[at : at + block] for at in range(0, len(samples), hop))
        loudness = max(meter.integrated_loudness(part) for part in blocks if part.any())
    assert abs(loudness - TARGETS[path]) <= WITHIN


@pytest.mark.parametrize("name", ["note", "place.1", "life_lost", "medal.platinum"])
def test_what_is_decoded_is_what_the_committed_script_makes(name: str) -> None:
    kept = samples_of(ASSETS / "sounds" / f"{name}.ogg")
    assert error(kept, sounds.synthesise(name)) <= MOST_ERROR


def test_another_sound_is_none_that_the_script_makes() -> None:
    kept = samples_of(ASSETS / "sounds" / "place.1.ogg")
    assert error(kept, sounds.synthesise("place.2")) > MOST_ERROR


@pytest.mark.skipif(not WHOLE, reason="it takes five seconds and 200 MB: NONET_TRUTH=all")
def test_the_music_is_what_the_committed_script_makes() -> None:
    kept = samples_of(ASSETS / "music" / "2-bass.ogg")
    assert error(kept, music.synthesise("2-bass")) <= MOST_ERROR


def test_the_committed_script_makes_all_sounds_and_layers_of_these_notes() -> None:
    assert {path.stem for path in SOUNDS} == set(sounds.SOUNDS), "run python -m assets.build.audio"
    assert [path.stem for path in LAYERS] == list(music.LAYERS)
    every = [event for name in sorted(sounds.SOUNDS) for event in sounds.SOUNDS[name].notes]
    found = {"sounds": synth.digest(every)}
    found |= {name: synth.digest(music.notes_of(name)) for name in music.LAYERS}
    assert found == DIGESTS, "the notes have changed: run python -m assets.build.audio, keep these"


def test_any_two_digits_sound_well_together() -> None:
    for one, other in itertools.combinations(sounds.PITCHES, 2):
        apart = round(12 * log2(synth.pitch(other) / synth.pitch(one)))
        assert apart % 12 not in (1, 6, 11)
