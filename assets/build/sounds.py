"""Synthesise the voices of everything that happens on a board.

    python -m assets.build.sounds

All are of one family, struck wood and glass in C major pentatonic, so that any of them sound well
together and over the music.
"""

from array import array
from pathlib import Path
from typing import Final, NamedTuple

from assets.build.synth import (
    GLASS,
    WARM,
    WOOD,
    Note,
    Partials,
    levelled,
    momentary,
    rendered,
    write,
)

FOLDER: Final = Path(__file__).parent.parent / "sounds"
LOUDNESS: Final = -26.0
"""The loudest 400 ms of every sound, in LUFS, but for what is said with it."""
BRASS: Final[Partials] = ((1.0, 1.0, 1.0), (2.0, 0.6, 0.8), (3.0, 0.35, 0.6), (4.0, 0.15, 0.5))
SCALE: Final = tuple(f"{name}{octave}" for octave in (4, 5, 6) for name in "CDEGA")
"""What the entries of a combo climb."""


class Sound(NamedTuple):
    """Notes, and how much softer or louder than others they are, in decibels."""

    seconds: float
    notes: tuple[Note, ...]
    louder: float = 0.0


def _run(start: float, step: float, names: str, loudness: float, decay: float) -> tuple[Note, ...]:
    """Return glass notes one after the other."""
    return tuple(
        Note(start + step * place, name, loudness, decay, GLASS)
        for place, name in enumerate(names.split())
    )


def _place(name: str, step: int) -> Sound:
    """Return the entry at a step of the scale: lower bars sound on for longer."""
    return Sound(0.28, (Note(0.0, name, 0.5, 0.095 - 0.003 * step, WOOD),))


SOUNDS: Final[dict[str, Sound]] = {
    **{f"place.{step:02}": _place(name, step) for step, name in enumerate(SCALE)},
    "note": Sound(0.16, (Note(0.0, "G5", 0.3, 0.03, WOOD),), -2.0),
    "erase": Sound(
        0.3, (Note(0.0, "G4", 0.32, 0.05, WOOD), Note(0.06, "E4", 0.28, 0.06, WOOD)), -1.5
    ),
    # A cell that is right already stays as it is.
    "settled": Sound(
        0.2, (Note(0.0, "C4", 0.3, 0.04, WOOD), Note(0.0, "C3", 0.2, 0.05, WARM)), -2.0
    ),
    "error": Sound(0.45, (Note(0.0, "G3", 0.4, 0.09, WOOD), Note(0.09, "F#3", 0.42, 0.11, WOOD))),
    # The entry took more than a single.
    "worth": Sound(0.55, (*_run(0.0, 0.06, "G5 D6", 0.2, 0.16), Note(0.12, "A6", 0.1, 0.2, GLASS))),
    "house": Sound(0.65, _run(0.0, 0.07, "C5 E5 G5", 0.28, 0.16)),
    "houses": Sound(
        1.0,
        (
            *_run(0.0, 0.028, "C4 G4 C5 E5 G5 B5", 0.24, 0.32),
            Note(0.0, "C3", 0.3, 0.35, WARM),
        ),
        1.0,
    ),
    "digit": Sound(0.9, (*_run(0.0, 0.045, "C5 D5 E5 G5 A5 C6 D6 E6 G6", 0.17, 0.14),), 0.5),
    "tier_up": Sound(
        0.75,
        (
            Note(0.0, "E4", 0.2, 0.12, BRASS),
            Note(0.08, "A4", 0.22, 0.12, BRASS),
            Note(0.16, "E5", 0.24, 0.26, BRASS),
            Note(0.16, "E6", 0.1, 0.3, GLASS),
        ),
        0.5,
    ),
    "tier_down": Sound(
        0.6, (Note(0.0, "A4", 0.25, 0.1, WARM), Note(0.1, "E4", 0.25, 0.16, WARM, bend=0.94)), -1.5
    ),
    "life_lost": Sound(
        0.7,
        (
            Note(0.0, "C3", 0.5, 0.16, WARM, bend=0.45),
            Note(0.0, "F#3", 0.28, 0.1, WOOD),
            Note(0.11, "C3", 0.34, 0.2, WOOD),
        ),
        1.0,
    ),
    "life_back": Sound(
        0.85,
        (
            Note(0.0, "C3", 0.35, 0.08, WARM),
            Note(0.17, "C3", 0.3, 0.1, WARM),
            *_run(0.3, 0.09, "G4 E5", 0.24, 0.2),
        ),
    ),
    "record": Sound(
        1.15,
        (
            Note(0.0, "G4", 0.2, 0.1, BRASS),
            Note(0.12, "G4", 0.2, 0.1, BRASS),
            Note(0.24, "C5", 0.22, 0.14, BRASS),
            Note(0.36, "E5", 0.24, 0.32, BRASS),
            Note(0.36, "C5", 0.16, 0.32, BRASS),
            *_run(0.42, 0.05, "G5 C6 E6 G6", 0.12, 0.28),
        ),
        1.0,
    ),
    # Nine notes for the nine digits that light up one after the other, then home.
    "win": Sound(
        2.4,
        (
            Note(0.0, "C4", 0.3, 0.3, WARM),
            *_run(0.6, 0.09, "C5 D5 E5 G5 A5 C6 D6 E6 G6", 0.2, 0.22),
            *_run(1.5, 0.02, "C4 G4 C5 E5 G5 C6", 0.24, 0.5),
            Note(1.5, "C3", 0.34, 0.5, WARM),
        ),
        1.5,
    ),
    "lost": Sound(
        1.6,
        (
            *(
                Note(0.24 * place, name, 0.3, 0.3, WARM)
                for place, name in enumerate(("E4", "D4", "C4"))
            ),
            Note(0.72, "A3", 0.32, 0.4, WARM),
            Note(0.72, "E4", 0.16, 0.4, GLASS),
        ),
    ),
    # A line of the score is counted up.
    "count": Sound(0.12, (Note(0.0, "C6", 0.2, 0.022, WOOD),), -2.5),
}


def synthesise(name: str) -> "array[int]":
    """Return the samples of a sound, 16 bits, one channel."""
    sound = SOUNDS[name]
    samples = rendered(sound.seconds, sound.notes)
    return levelled(samples, LOUDNESS + sound.louder - momentary(samples))


def main() -> None:
    """Write all sounds, and take away those that there are no more."""
    for path in FOLDER.glob("*.wav"):
        path.unlink()
    for name in SOUNDS:
        write(FOLDER / f"{name}.wav", synthesise(name))


if __name__ == "__main__":
    main()
