"""Synthesise the six sounds, without any randomness.

    python assets/build/sounds.py

Each is a sum of decaying partials, like a struck wooden or glass bar, with a soft attack.
"""

import math
import wave
from array import array
from pathlib import Path

RATE = 44_100
FOLDER = Path(__file__).parent.parent / "sounds"
WOOD = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.4), (9.2, 0.05, 0.2))
"""Partials of a marimba bar: ratio of the frequency, loudness, ratio of the decay."""
GLASS = ((1.0, 1.0, 1.0), (2.0, 0.35, 0.7), (3.01, 0.12, 0.5), (4.2, 0.05, 0.3))
Partials = tuple[tuple[float, float, float], ...]
# Start in seconds, frequency in hertz, loudness, decay in seconds, partials.
Note = tuple[float, float, float, float, Partials]

C4, E4, G4, A4, C5, D5, E5, G5, A5, C6, E6 = (
    261.63, 329.63, 392.0, 440.0, 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1318.5,
)  # fmt: skip
SOUNDS: dict[str, tuple[float, tuple[Note, ...]]] = {
    "place": (0.22, ((0.0, C5, 0.5, 0.055, WOOD),)),
    "note": (0.12, ((0.0, G5, 0.22, 0.028, WOOD),)),
    "erase": (0.20, ((0.0, G4, 0.32, 0.040, WOOD), (0.045, E4, 0.26, 0.045, WOOD))),
    "error": (0.34, ((0.0, 196.0, 0.42, 0.080, WOOD), (0.09, 185.0, 0.42, 0.095, WOOD))),
    "house": (
        0.62,
        (
            (0.0, C5, 0.28, 0.12, GLASS),
            (0.07, E5, 0.28, 0.12, GLASS),
            (0.14, G5, 0.30, 0.16, GLASS),
        ),
    ),
    "win": (
        1.9,
        (
            (0.00, C5, 0.26, 0.25, GLASS),
            (0.11, E5, 0.26, 0.25, GLASS),
            (0.22, G5, 0.26, 0.28, GLASS),
            (0.33, C6, 0.28, 0.42, GLASS),
            (0.50, E6, 0.20, 0.45, GLASS),
            (0.50, C4, 0.24, 0.45, WOOD),
        ),
    ),
}
ATTACK = 0.004
RELEASE = 0.02


def synthesise(seconds: float, notes: tuple[Note, ...]) -> "array[int]":
    """Return the samples of a sound, 16 bits, one channel."""
    count = round(seconds * RATE)
    samples = [0.0] * count
    for start, frequency, loudness, decay, partials in notes:
        first = round(start * RATE)
        for ratio, share, shorter in partials:
            step = 2 * math.pi * frequency * ratio / RATE
            for index in range(first, count):
                time = (index - first) / RATE
                rise = min(1.0, time / ATTACK)
                samples[index] += (
                    loudness
                    * share
                    * rise
                    * math.exp(-time / (decay * shorter))
                    * math.sin(step * (index - first))
                )
    fade = round(RELEASE * RATE)
    for index in range(fade):
        samples[count - 1 - index] *= index / fade
    return array("h", (round(max(-1.0, min(1.0, sample)) * 28_000) for sample in samples))


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (seconds, notes) in SOUNDS.items():
        samples = synthesise(seconds, notes)
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        print(f"{name}: {seconds} s, peak {max(map(abs, samples)) / 32767:.2f}")


if __name__ == "__main__":
    main()
