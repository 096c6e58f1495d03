"""Synthesise the music: four layers of one length that are looped together.

    python -m assets.build.music

Eight bars over Cmaj9, Am9, Fmaj9 and G, two bars each. A layer joins with each tier of the combo:
held chords, a bass, a marimba, bells over a shaker. What sounds past the end goes on at the start.
"""

from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from assets.build.synth import (
    GLASS,
    WARM,
    WOOD,
    Brush,
    Event,
    Note,
    Swell,
    average,
    levelled,
    rendered,
    write,
)

FOLDER: Final = Path(__file__).parent.parent / "music"
LOUDNESS: Final = -32.0
"""Of every layer, in LUFS."""
BEAT: Final = 0.375
BAR: Final = 4 * BEAT
SECONDS: Final = 8 * BAR
CHORDS: Final = (
    ("C2", "C4 E4 G4 B4 D5"),
    ("A2", "A3 C4 E4 G4 B4"),
    ("F2", "A3 C4 E4 G4 A4"),
    ("G2", "G3 B3 D4 F4 A4"),
)
"""Root and chord, two bars each."""


def _chords() -> Iterator[Event]:
    for place, (_, chord) in enumerate(CHORDS):
        for name in chord.split()[:4]:
            for tune, share in ((0.9985, 0.5), (1.0015, 0.5)):
                start = 2 * BAR * place
                yield Swell(start, name, 0.2 * share, 2 * BAR + 1.2, 1.1, WARM, tune)


def _bass() -> Iterator[Event]:
    for place, (root, _) in enumerate(CHORDS):
        start = 2 * BAR * place
        octave = root[0] + str(int(root[1]) + 1)
        for beat, name, loudness in (
            (0, root, 1.0),
            (1.5, octave, 0.5),
            (3, root, 0.7),
            (4, root, 0.9),
            (5.5, octave, 0.5),
            (6.5, octave, 0.4),
            (7, root, 0.6),
        ):
            yield Note(start + beat * BEAT, name, loudness, 0.28, WARM, attack=0.012)


_FIGURES: Final = ((0, 2, 1, 3, -1, 2, 4, 3), (0, 2, -1, 3, 4, -1, 2, 1))
"""Tones of the chord in eighths, a bar each; -1 is a rest."""


def _marimba() -> Iterator[Event]:
    for place, (_, chord) in enumerate(CHORDS):
        names = chord.split()
        for bar, figure in enumerate(_FIGURES):
            for eighth, tone in enumerate(figure):
                if tone < 0:
                    continue
                start = BAR * (2 * place + bar) + BEAT / 2 * eighth
                loudness = 0.5 if eighth % 4 == 0 else 0.34
                yield Note(start, names[tone], loudness, 0.14, WOOD)


_TUNE: Final = (
    (1, "G5"),
    (2.5, "E5"),
    (4, "D5"),
    (9, "E5"),
    (10.5, "C5"),
    (12, "B4"),
    (14.5, "D5"),
    (17, "A5"),
    (18.5, "G5"),
    (20, "E5"),
    (22, "C5"),
    (25, "D5"),
    (26, "E5"),
    (27, "G5"),
    (29, "A5"),
    (30.5, "D5"),
)
"""The bells: beats and names."""


def _bells() -> Iterator[Event]:
    for beat, name in _TUNE:
        yield Note(beat * BEAT, name, 0.4, 0.5, GLASS)
        yield Note(beat * BEAT + 0.75 * BEAT, name, 0.1, 0.5, GLASS)
    for eighth in range(64):
        accent = 0.13 if eighth % 4 == 2 else 0.05
        yield Brush(BEAT / 2 * eighth, accent, 0.03)


LAYERS: Final = {"1-chords": _chords, "2-bass": _bass, "3-marimba": _marimba, "4-bells": _bells}


def synthesise(name: str) -> "array[int]":
    """Return the samples of a layer, 16 bits, one channel."""
    samples = rendered(SECONDS, tuple(LAYERS[name]()), loop=True)
    return levelled(samples, LOUDNESS - average(samples))


def main() -> None:
    """Write all layers."""
    for name in LAYERS:
        write(FOLDER / f"{name}.wav", synthesise(name))


if __name__ == "__main__":
    main()
