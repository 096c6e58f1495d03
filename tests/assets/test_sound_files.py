"""The sounds and the music: how long and how loud they are, how they loop, and who made them."""

import wave
from array import array
from pathlib import Path

import pytest

from assets.build import music, sounds

ASSETS = Path(__file__).parents[2] / "assets"
SOUNDS = sorted((ASSETS / "sounds").glob("*.wav"))
LAYERS = sorted((ASSETS / "music").glob("*.wav"))
TARGETS = {
    **dict.fromkeys(SOUNDS, sounds.LOUDNESS),
    **dict.fromkeys(LAYERS, music.LOUDNESS),
}
"""The loudness of each file in LUFS."""
WITHIN = 3.0


def name_of(path: Path) -> str:
    return path.stem


def samples_of(path: Path) -> "array[int]":
    with wave.open(str(path)) as file:
        assert file.getparams()[:3] == (1, 2, 44_100)
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("path", SOUNDS, ids=name_of)
def test_sounds_are_short_soft_and_end_in_silence(path: Path) -> None:
    samples = samples_of(path)
    assert len(samples) / 44_100 <= 2.5
    assert 3_000 < max(map(abs, samples)) < 16_000
    assert abs(samples[0]) < 50
    assert abs(samples[-1]) < 50


@pytest.mark.parametrize("path", SOUNDS, ids=name_of)
def test_no_sound_is_cut_off(path: Path) -> None:
    samples = samples_of(path)
    last = max(map(abs, samples[-len(samples) // 50 :]))
    # Thirty decibels: what is left of a chord then is no longer heard to end.
    assert last * 31 <= max(map(abs, samples))


def test_layers_are_of_one_length_and_small_together() -> None:
    lengths = {len(samples_of(path)) for path in LAYERS}
    assert len(LAYERS) == 4
    assert len(lengths) == 1
    assert len(LAYERS) * lengths.pop() / 44_100 <= 60
    assert sum(path.stat().st_size for path in (*SOUNDS, *LAYERS)) < 6_000_000


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
    assert max(roughness(samples, at) for at in (-2, -1, 0, 1)) <= usual
    assert abs(samples[0] - samples[-1]) <= max(
        abs(samples[at] - samples[at - 1]) for at in range(1, len(samples), 7)
    )


def test_a_loop_that_is_cut_anywhere_would_click() -> None:
    samples = samples_of(LAYERS[0])
    bends = sorted(roughness(samples, at) for at in range(0, len(samples), 7))
    cut = samples[:300_001]
    assert max(roughness(cut, at) for at in (-2, -1, 0, 1)) > bends[int(0.99 * len(bends))]


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


@pytest.mark.parametrize("name", ["note", "place.00", "life_lost"])
def test_the_committed_script_makes_the_committed_sounds(name: str) -> None:
    kept, made = samples_of(ASSETS / "sounds" / f"{name}.wav"), sounds.synthesise(name)
    # Another mathematics library may round a sample differently.
    assert len(kept) == len(made)
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1


def test_the_committed_script_makes_all_sounds_and_layers() -> None:
    assert {path.stem for path in SOUNDS} == set(sounds.SOUNDS), "run python -m assets.build.sounds"
    assert [path.stem for path in LAYERS] == list(music.LAYERS)


def test_the_committed_script_makes_the_committed_music() -> None:
    kept, made = samples_of(ASSETS / "music" / "2-bass.wav"), music.synthesise("2-bass")
    assert len(kept) == len(made)
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1
