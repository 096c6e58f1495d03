"""Synthesise the voices of everything that happens on a board.

All are of one family, struck wood and glass in C major pentatonic, so that any of them sound well
together and over the music. A digit has a pitch, everywhere the same one.
"""

from array import array
from pathlib import Path
from typing import Final, NamedTuple

from assets.build.synth import (
    GLASS,
    WARM,
    WOOD,
    Brush,
    Event,
    Note,
    Partials,
    levelled,
    momentary,
    rendered,
)

FOLDER: Final = Path(__file__).parent.parent / "sounds"
LOUDNESS: Final = -26.0
"""The loudest 400 ms of every sound, in LUFS, but for what is said with it."""
BRASS: Final[Partials] = ((1.0, 1.0, 1.0), (2.0, 0.6, 0.8), (3.0, 0.35, 0.6), (4.0, 0.15, 0.5))
PITCHES: Final = ("C4", "D4", "E4", "G4", "A4", "C5", "D5", "E5", "G5")
"""The digits from 1 to 9: no two are a semitone, a major seventh or a tritone apart."""
CLIMB: Final = ("C5", "D5", "E5", "G5", "A5", "C6", "D6", "E6", "G6", "A6")
"""What the entries of a combo climb, over the pitches of their digits."""


PENTATONIC: Final = ("C4", "E4", "G4", "A4", "C5", "D5", "E5", "G5", "A5")
"""The rows of a board, as they are dealt."""


class Sound(NamedTuple):
    """Notes, and how much softer or louder than others they are, in decibels."""

    seconds: float
    notes: tuple[Event, ...]
    louder: float = 0.0


def _run(start: float, step: float, names: str, loudness: float, decay: float) -> tuple[Note, ...]:
    """Return glass notes one after the other."""
    return tuple(
        Note(start + step * place, name, loudness, decay, GLASS)
        for place, name in enumerate(names.split())
    )


def _place(place: int, name: str, partials: Partials = WOOD) -> Sound:
    """Return the entry of a digit: lower bars sound on for longer."""
    return Sound(0.28, (Note(0.0, name, 0.5, 0.095 - 0.004 * place, partials),))


def _strike(place: int, name: str) -> Sound:
    """Return the strike of a digit: short, with a brush that falls."""
    brushes = tuple(Brush(0.03 + 0.035 * n, 0.2 - 0.05 * n, 0.03) for n in range(3))
    return Sound(0.24, (Note(0.0, name, 0.42, 0.05 - 0.002 * place, WOOD), *brushes), -1.0)


def _medal(names: str) -> Sound:
    run = _run(0.0, 0.11, names, 0.24, 0.24)
    return Sound(0.6 + 0.13 * len(run), (*run, Note(0.0, "C3", 0.2, 0.2, WARM)), 1.0)


def _first_bar(names: str, root: str) -> Sound:
    """Return the first bar of a section of the music: its bass and its figure."""
    figure = (0, 2, 1, 3)
    tones = names.split()
    notes = tuple(
        Note(0.19 * step, tones[tone], 0.4, 0.16, WOOD) for step, tone in enumerate(figure)
    )
    bells = tuple(Note(0.76, name, 0.12, 0.4, GLASS) for name in tones[1:4])
    return Sound(1.5, (Note(0.0, root, 0.4, 0.4, WARM), *notes, *bells), 1.0)


_BY_DIGIT: Final = tuple(enumerate(PITCHES))
SOUNDS: Final[dict[str, Sound]] = {
    **{f"place.{place + 1}": _place(place, name) for place, name in _BY_DIGIT},
    **{f"strike.{place + 1}": _strike(place, name) for place, name in _BY_DIGIT},
    # The other player's entries, in a match.
    **{f"rival.{place + 1}": _place(place, name, GLASS) for place, name in _BY_DIGIT},
    **{
        f"combo.{step}": Sound(0.3, (Note(0.02, name, 0.3, 0.08, GLASS),), -6.0)
        for step, name in enumerate(CLIMB)
    },
    "pass": Sound(
        0.36, (Note(0.0, "G4", 0.3, 0.04, WARM), Note(0.12, "D4", 0.3, 0.05, WARM)), -2.0
    ),
    # Time that a combo has won.
    "gift": Sound(
        0.7,
        (
            Note(0.0, "C6", 0.2, 0.02, WOOD),
            Note(0.09, "C6", 0.2, 0.02, WOOD),
            Note(0.18, "G6", 0.22, 0.26, GLASS),
        ),
        -1.0,
    ),
    "new_technique": Sound(
        1.1,
        (
            Note(0.0, "C4", 0.26, 0.5, WARM),
            Note(0.0, "G4", 0.24, 0.5, WARM),
            *_run(0.3, 0.14, "E6 C6", 0.16, 0.26),
        ),
    ),
    # One beat of a pulse, 80 a minute.
    "danger": Sound(
        0.4, (Note(0.0, "C3", 0.3, 0.07, WARM), Note(0.15, "C3", 0.2, 0.07, WARM)), -8.0
    ),
    "countdown": Sound(0.3, (Note(0.0, "C5", 0.5, 0.08, WOOD),)),
    "go": Sound(0.45, (Note(0.0, "C6", 0.45, 0.11, WOOD), Note(0.0, "C6", 0.15, 0.2, GLASS))),
    # A board is dealt, row after row.
    "deal": Sound(
        0.62,
        tuple(Note(0.055 * row, name, 0.3, 0.035, WOOD) for row, name in enumerate(PENTATONIC)),
        -3.0,
    ),
    "medal.bronze": _medal("G4 C5"),
    "medal.silver": _medal("G4 C5 E5"),
    "medal.gold": _medal("G4 C5 E5 G5"),
    "medal.platinum": Sound(
        1.6,
        (
            *_run(0.0, 0.11, "G4 C5 E5 G5 C6", 0.24, 0.24),
            *_run(0.6, 0.01, "C5 G5 E6", 0.14, 0.5),
            Note(0.0, "C3", 0.2, 0.2, WARM),
        ),
        1.0,
    ),
    "stamp": Sound(
        0.5,
        (
            Note(0.0, "C3", 0.6, 0.05, WARM, bend=0.6),
            Brush(0.05, 0.3, 0.05),
            Brush(0.16, 0.12, 0.06),
        ),
    ),
    # A ghost is overtaken: a fifth up, or down where it overtakes.
    "ghost_ahead": Sound(
        0.55, (Note(0.0, "C5", 0.26, 0.1, GLASS), Note(0.11, "G5", 0.26, 0.18, GLASS)), -2.0
    ),
    "ghost_behind": Sound(
        0.55, (Note(0.0, "G5", 0.26, 0.1, GLASS), Note(0.11, "C5", 0.26, 0.18, GLASS)), -2.0
    ),
    "locked": Sound(0.3, (Note(0.0, "C3", 0.5, 0.045, WARM, bend=0.7),), -2.0),
    "stage.1": _first_bar("C4 E4 G4 B4", "C3"),
    "stage.2": _first_bar("A3 C4 E4 G4", "A2"),
    "stage.3": _first_bar("A3 C4 E4 G4", "F2"),
    "stage.4": _first_bar("D4 F4 A4 C5", "D3"),
    # The end of a clock: a falling fourth, and a chord that is held.
    "time_over": Sound(
        1.7,
        (
            Note(0.0, "C5", 0.3, 0.16, WOOD),
            Note(0.2, "G4", 0.3, 0.2, WOOD),
            *(Note(0.42, name, 0.2, 0.5, WARM) for name in ("C4", "E4", "G4", "C5")),
        ),
        1.0,
    ),
    "note": Sound(0.16, (Note(0.0, "G5", 0.3, 0.03, WOOD),), -2.0),
    "erase": Sound(
        0.3, (Note(0.0, "G4", 0.32, 0.05, WOOD), Note(0.06, "E4", 0.28, 0.06, WOOD)), -2.0
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
        (Note(0.0, "C3", 0.5, 0.16, WARM, bend=0.45), Note(0.0, "C3", 0.3, 0.12, WOOD)),
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
