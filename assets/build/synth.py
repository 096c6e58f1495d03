"""What sounds and music are made with: notes, echoes, loudness, files; without any randomness."""

import math
from array import array
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

RATE: Final = 44_100
ATTACK: Final = 0.004
RELEASE: Final = 0.4
"""Seconds in which a sound dies away at its end: a chord that is cut off sooner sounds choked."""
SHARE: Final = 0.3
"""No more of a short sound than this."""
SILENT: Final = 1e-4
"""A share of its first loudness at which a note has died away."""
HIGHEST: Final = 16_000
"""Partials above this many hertz are left out."""
PEAK: Final = 32_767

Partials = tuple[tuple[float, float, float], ...]
"""Ratio of the frequency, loudness, ratio of the decay."""
WOOD: Final[Partials] = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.4), (9.2, 0.05, 0.2))
"""A marimba bar."""
GLASS: Final[Partials] = ((1.0, 1.0, 1.0), (2.0, 0.35, 0.7), (3.01, 0.12, 0.5), (4.2, 0.05, 0.3))
WARM: Final[Partials] = ((1.0, 1.0, 1.0), (2.0, 0.18, 0.6))

_NAMES: Final = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}


def pitch(name: str) -> float:
    """Return the hertz of a note such as `A4`, `F#3`, in equal temperament."""
    semitones = _NAMES[name[0]] + ("#" in name) + 12 * (int(name[-1]) - 4)
    return 440.0 * 2 ** (semitones / 12)


class Note(NamedTuple):
    """A struck tone that dies away."""

    start: float
    """Seconds."""
    name: str
    loudness: float
    decay: float
    """Seconds in which it falls to 37%."""
    partials: Partials = WOOD
    attack: float = ATTACK
    bend: float = 1.0
    """The ratio to which its pitch slides while it dies away."""


class Swell(NamedTuple):
    """A held tone that comes and goes."""

    start: float
    name: str
    loudness: float
    seconds: float
    rise: float
    partials: Partials = WARM
    tune: float = 1.0
    """A ratio: a little beside 1, so that two tones beat softly."""


class Brush(NamedTuple):
    """A breath of noise, as of a soft shaker."""

    start: float
    loudness: float
    decay: float


Event = Note | Swell | Brush


def rendered(seconds: float, events: Sequence[Event], *, loop: bool = False) -> list[float]:
    """Return the samples of events; what sounds past the end of a loop goes on at its start."""
    count = round(seconds * RATE)
    samples = [0.0] * count
    for event in events:
        tone = _tone(event)
        first = round(event.start * RATE)
        room = len(tone) if loop else count - first
        for index, value in enumerate(tone[:room], first):
            samples[index % count] += value
    if not loop:
        fade = round(min(RELEASE, SHARE * seconds) * RATE)
        for index in range(fade):
            samples[count - 1 - index] *= (1 - math.cos(math.pi * index / fade)) / 2
    return samples


def low_passed(samples: Sequence[float], hertz: float) -> list[float]:
    """Return a loop without what lies far above a frequency, softer by 6 dB an octave."""
    keep = math.exp(-2 * math.pi * hertz / RATE)
    found, now = [], 0.0
    # What the filter remembers of the end belongs to the start.
    for value in samples[-RATE // 10 :]:
        now = value + keep * (now - value)
    for value in samples:
        now = value + keep * (now - value)
        found.append(now)
    return found


def echoed(samples: Sequence[float], *echoes: tuple[float, float]) -> list[float]:
    """Return a loop with echoes: seconds later, and how loud each is."""
    found, count = list(samples), len(samples)
    for seconds, share in echoes:
        shift = round(seconds * RATE) % count
        late = (*samples[count - shift :], *samples[: count - shift])
        found = [value + share * echo for value, echo in zip(found, late, strict=True)]
    return found


def digest(events: Sequence[Event]) -> str:
    """Return what tells notes from others: another note, or the same one otherwise, differs."""
    return sha256(repr(events).encode()).hexdigest()[:16]


def _tone(event: Event) -> list[float]:
    if isinstance(event, Note):
        return _struck(event)
    return _held(event) if isinstance(event, Swell) else _brushed(event)


def _struck(note: Note) -> list[float]:
    frequency = pitch(note.name)
    tone = [0.0] * round(-math.log(SILENT) * note.decay * RATE)
    for ratio, share, shorter in note.partials:
        if frequency * ratio > HIGHEST:
            continue
        decay = note.decay * shorter
        if note.bend != 1.0:
            _slide(tone, note, frequency * ratio, share, decay)
            continue
        # A sine that dies away follows from its last two samples.
        turn, shrink = 2 * math.pi * frequency * ratio / RATE, math.exp(-1 / (decay * RATE))
        one, two = 2 * shrink * math.cos(turn), shrink * shrink
        before, now = 0.0, note.loudness * share * shrink * math.sin(turn)
        for index in range(1, min(len(tone), round(-math.log(SILENT) * decay * RATE))):
            tone[index] += now
            before, now = now, one * now - two * before
    rise = round(note.attack * RATE)
    for index in range(min(rise, len(tone))):
        tone[index] *= 0.5 - 0.5 * math.cos(math.pi * index / rise)
    return tone


def _slide(tone: list[float], note: Note, frequency: float, share: float, decay: float) -> None:
    phase = 0.0
    for index in range(len(tone)):
        fall = math.exp(-index / (decay * RATE))
        tone[index] += note.loudness * share * fall * math.sin(phase)
        phase += 2 * math.pi * frequency * (note.bend + (1 - note.bend) * fall) / RATE


def _held(swell: Swell) -> list[float]:
    count, rise = round(swell.seconds * RATE), round(swell.rise * RATE)
    tone = [0.0] * count
    for ratio, share, _ in swell.partials:
        turn = 2 * math.pi * pitch(swell.name) * swell.tune * ratio / RATE
        one, before, now = 2 * math.cos(turn), 0.0, swell.loudness * share * math.sin(turn)
        for index in range(1, count):
            tone[index] += now
            before, now = now, one * now - before
    for index in range(rise):
        share = 0.5 - 0.5 * math.cos(math.pi * index / rise)
        tone[index] *= share
        tone[count - 1 - index] *= share
    return tone


def _brushed(brush: Brush) -> list[float]:
    count = round(-math.log(SILENT) * brush.decay * RATE)
    tone, state, before = [], 12345, 0.0
    rise = round(0.006 * RATE)
    for index in range(count):
        # The generator of Numerical Recipes; what lies low is taken off.
        state = (1664525 * state + 1013904223) % 2**32
        value = state / 2**31 - 1
        fall = math.exp(-index / (brush.decay * RATE)) * min(1.0, index / rise)
        tone.append(brush.loudness * fall * 0.5 * (value - before))
        before = value
    return tone


# -- loudness


def momentary(samples: Sequence[float]) -> float:
    """Return the loudness of the loudest 400 ms, in LUFS, after ITU-R BS.1770."""
    squares = [value * value for value in _weighted(samples)]
    block, hop = round(0.4 * RATE), round(0.1 * RATE)
    sums = [sum(squares[at : at + block]) for at in range(0, len(squares), hop)]
    return _units(max(sums) / block)


def average(samples: Sequence[float]) -> float:
    """Return the loudness of a loop, in LUFS."""
    # What the filter remembers of the end belongs to the start.
    tail = list(samples[-RATE:])
    squares = [value * value for value in _weighted([*tail, *samples])[len(tail) :]]
    return _units(sum(squares) / len(squares))


def _units(power: float) -> float:
    return -0.691 + 10 * math.log10(max(power, 1e-12))


def _weighted(samples: Sequence[float]) -> list[float]:
    """Return samples through the filters of BS.1770: a high shelf, then a high pass."""
    return _filtered(_filtered(samples, *_shelf()), *_high_pass())


def _shelf() -> tuple[float, float, float, float, float]:
    gain, turn = 10 ** (4.0 / 40), 2 * math.pi * 1500.0 / RATE
    slope, cosine = math.sin(turn) * math.sqrt(0.5), math.cos(turn)
    root = 2 * math.sqrt(gain) * slope
    least = (gain + 1) - (gain - 1) * cosine + root
    return (
        gain * ((gain + 1) + (gain - 1) * cosine + root) / least,
        -2 * gain * ((gain - 1) + (gain + 1) * cosine) / least,
        gain * ((gain + 1) + (gain - 1) * cosine - root) / least,
        2 * ((gain - 1) - (gain + 1) * cosine) / least,
        ((gain + 1) - (gain - 1) * cosine - root) / least,
    )


def _high_pass() -> tuple[float, float, float, float, float]:
    turn = 2 * math.pi * 38.0 / RATE
    slope, cosine = math.sin(turn), math.cos(turn)
    least = 1 + slope
    half = (1 + cosine) / 2 / least
    return half, -2 * half, half, -2 * cosine / least, (1 - slope) / least


def _filtered(
    samples: Sequence[float], b0: float, b1: float, b2: float, a1: float, a2: float
) -> list[float]:
    found, one, two = [], 0.0, 0.0
    for value in samples:
        now = b0 * value + one
        one, two = b1 * value - a1 * now + two, b2 * value - a2 * now
        found.append(now)
    return found


# -- samples


def levelled(samples: Sequence[float], change: float) -> "array[int]":
    """Return samples that many decibels louder, as 16 bits; `ValueError` when they clip."""
    factor = PEAK * 10 ** (change / 20)
    if (most := max(map(abs, samples)) * factor) > PEAK:
        raise ValueError(f"a peak of {most / PEAK:.2f}")
    return array("h", (round(value * factor) for value in samples))
