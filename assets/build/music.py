"""Synthesise the music: five layers of one length that are looped together.

Four sections of eight bars, twelve seconds each, so that 48 s pass before anything comes again. A
layer joins with each tier of the combo: held chords, a bass, a marimba, bells, a running arpeggio
over a shaker. What sounds past the end goes on at the start.
"""

from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from assets.build.synth import (
    GLASS,
    WARM,
    WOOD,
    Brush,
    Event,
    Note,
    Swell,
    average,
    echoed,
    levelled,
    low_passed,
    rendered,
)

FOLDER: Final = Path(__file__).parent.parent / "music"
LOUDNESS: Final = -32.0
"""Of every layer, in LUFS."""
BEAT: Final = 0.375
BAR: Final = 4 * BEAT
SECTION: Final = 8 * BAR


class Chord(NamedTuple):
    """A chord of two bars: its root in the bass, and its tones from below."""

    root: str
    tones: tuple[str, ...]


def _chord(root: str, tones: str) -> Chord:
    return Chord(root, tuple(tones.split()))


C9: Final = _chord("C2", "C4 E4 G4 B4 D5")
C: Final = _chord("C2", "G3 C4 E4 G4 C5")
A9: Final = _chord("A2", "A3 C4 E4 G4 B4")
F9: Final = _chord("F2", "A3 C4 E4 G4 A4")
G: Final = _chord("G2", "G3 B3 D4 G4 B4")
G6: Final = _chord("G2", "G3 B3 D4 E4 G4")
E7: Final = _chord("E2", "G3 B3 D4 E4 G4")
D9: Final = _chord("D2", "A3 C4 D4 E4 F4")
G4: Final = _chord("G2", "G3 C4 D4 G4 C5")

SECTIONS: Final = (
    (C9, A9, F9, G),
    (A9, E7, F9, G6),
    (F9, C, D9, G),
    (D9, E7, F9, G4),
)
"""Two bars a chord; the last one leads back to the first."""
SECONDS: Final = len(SECTIONS) * SECTION


def _placed() -> Iterator[tuple[int, float, Chord]]:
    """Yield each chord with its section, and when it begins."""
    for section, chords in enumerate(SECTIONS):
        for place, chord in enumerate(chords):
            yield section, section * SECTION + 2 * BAR * place, chord


def _chords() -> Iterator[Event]:
    for _, start, chord in _placed():
        for name in chord.tones[:4]:
            for tune, share in ((0.9985, 0.5), (1.0015, 0.5)):
                yield Swell(start, name, 0.2 * share, 2 * BAR + 1.2, 1.1, WARM, tune)


_STEPS: Final = (
    "0 0 100, 1.5 1 50, 3 0 70, 4 0 90, 5.5 1 50, 6.5 1 40, 7 0 60",
    "0 0 100, 2 1 50, 4 0 90, 6 1 50, 7 1 40",
    "0 0 100, 1 1 40, 2.5 1 50, 4 0 90, 5 1 40, 6.5 0 60",
    "0 0 100, 3 0 70, 4 0 90, 5 1 50, 6 0 70, 7 1 50",
)
"""The bass of each section: beats, octaves above the root, loudness in hundredths."""


def _bass() -> Iterator[Event]:
    for section, start, chord in _placed():
        for step in _STEPS[section].split(", "):
            beat, octave, loudness = map(float, step.split())
            name = chord.root[0] + str(int(chord.root[1]) + int(octave))
            yield Note(start + beat * BEAT, name, loudness / 100, 0.28, WARM, attack=0.012)
        for beat in (0.0, 4.0):
            # A kick: a tone that slides down at once.
            yield Note(start + beat * BEAT, "C3", 0.5, 0.06, ((1.0, 1.0, 1.0),), bend=0.35)


_FIGURES: Final = (
    ((0, 2, 1, 3, -1, 2, 4, 3), (0, 2, -1, 3, 4, -1, 2, 1)),
    ((0, 1, 2, -1, 3, 2, 1, -1), (0, -1, 2, 3, -1, 4, 3, 2)),
    ((4, 3, 2, 1, 0, -1, 2, 3), (4, -1, 3, 2, -1, 1, 2, 3)),
    ((0, 3, -1, 2, 4, -1, 3, 1), (0, 2, 4, 2, -1, 3, 1, -1)),
)
"""The marimba of each section: tones of the chord in eighths, a bar each; -1 is a rest."""


def _marimba() -> Iterator[Event]:
    for section, start, chord in _placed():
        for bar, figure in enumerate(_FIGURES[section]):
            for eighth, tone in enumerate(figure):
                if tone < 0:
                    continue
                loudness = 0.5 if eighth % 4 == 0 else 0.34
                at = start + BAR * bar + BEAT / 2 * eighth
                yield Note(at, chord.tones[tone], loudness, 0.14, WOOD)


_TUNES: Final = (
    "1 G5, 2.5 E5, 4 D5, 9 E5, 10.5 C5, 12 B4, 14.5 D5, 17 A5, 18.5 G5, 20 E5, 22 C5, 25 D5, "
    "26 E5, 27 G5, 29 A5, 30.5 D5",
    "0.5 E5, 2 G5, 4 A5, 7 G5, 9 D5, 11 E5, 13 G5, 17 C6, 19 A5, 20.5 G5, 22 E5, 25 D5, 27 B4, "
    "29 E5, 31 D5",
    "1 A5, 3 C6, 5 A5, 6.5 G5, 8.5 E5, 11 G5, 12.5 C5, 17 D5, 18 E5, 19.5 A5, 22 G5, 24.5 D5, "
    "26 B4, 28 D5, 30 G5",
    "0.5 D5, 2 E5, 3.5 A5, 8 G5, 10 E5, 12 B4, 14 D5, 16.5 C5, 18 E5, 20 G5, 21.5 A5, 24 G5, "
    "26.5 D5, 28 C5, 30 D5",
)
"""The bells of each section: beats and names."""


def _bells() -> Iterator[Event]:
    for section, tune in enumerate(_TUNES):
        for note in tune.split(", "):
            beat, name = note.split()
            yield Note(section * SECTION + float(beat) * BEAT, name, 0.4, 0.5, GLASS)


_RUN: Final = (0, 1, 2, 3, 4, 3, 2, 1)
"""The arpeggio: tones of the chord in sixteenths, an octave higher."""


def _run() -> Iterator[Event]:
    for section, start, chord in _placed():
        for sixteenth in range(32):
            tone = chord.tones[_RUN[(sixteenth + section) % len(_RUN)]]
            name = tone[0] + str(int(tone[1]) + 1)
            loudness = 0.3 if sixteenth % 4 == 0 else 0.18
            yield Note(start + BEAT / 4 * sixteenth, name, loudness, 0.07, WOOD)
        for eighth in range(16):
            yield Brush(start + BEAT / 2 * eighth, 0.13 if eighth % 4 == 2 else 0.05, 0.03)


LAYERS: Final = {
    "1-chords": _chords,
    "2-bass": _bass,
    "3-marimba": _marimba,
    "4-bells": _bells,
    "5-run": _run,
}
LOW: Final = {"1-chords": 1_800.0, "2-bass": 900.0}
"""The layers that are dulled, and above which frequency."""
ECHOES: Final = {
    "4-bells": ((3 / 16 * BAR, 0.28), (5 / 16 * BAR, 0.16)),
    "5-run": ((3 / 16 * BAR, 0.2),),
}
"""The layers with echoes: how much later, and how loud."""


def notes_of(name: str) -> tuple[Event, ...]:
    """Return the notes of a layer."""
    return tuple(LAYERS[name]())


def synthesise(name: str) -> "array[int]":
    """Return the samples of a layer, 16 bits, one channel."""
    samples = rendered(SECONDS, notes_of(name), loop=True)
    if name in LOW:
        samples = low_passed(samples, LOW[name])
    samples = echoed(samples, *ECHOES.get(name, ()))
    return levelled(samples, LOUDNESS - average(samples))
