"""Write all sounds and layers of music as OGG Vorbis.

    python -m assets.build.audio [NAME...]

The encoder is needed for building alone: it comes with the group `audio` (CONTRIBUTING.md).
Its files differ from build to build; what they sound like does not.
"""

import sys
from array import array
from pathlib import Path
from typing import Final

import numpy
import soundfile

from assets.build import music, sounds
from assets.build.synth import PEAK, RATE

QUALITY: Final = 3
"""Of OGG Vorbis, from 0 to 10."""
BLOCK: Final = 16_384
"""Samples that are encoded at once: the encoder keeps them on the stack."""


def write(path: Path, samples: "array[int]") -> None:
    """Write samples, one channel."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = numpy.array(samples, dtype="int16")
    with soundfile.SoundFile(
        path, "w", RATE, 1, "VORBIS", format="OGG", compression_level=1 - QUALITY / 10
    ) as file:
        for start in range(0, len(data), BLOCK):
            file.write(data[start : start + BLOCK])
    seconds, peak = len(samples) / RATE, max(map(abs, samples)) / PEAK
    print(f"{path.stem:14} {seconds:5.2f} s, peak {peak:.2f}, {path.stat().st_size:7} bytes")


def main() -> None:
    """Write what is named, or everything; files that there are no more go."""
    wanted = set(sys.argv[1:])
    for folder, names, synthesise in (
        (sounds.FOLDER, tuple(sounds.SOUNDS), sounds.synthesise),
        (music.FOLDER, tuple(music.LAYERS), music.synthesise),
    ):
        for path in folder.glob("*.ogg"):
            if path.stem not in names:
                path.unlink()
        for name in names:
            if not wanted or name in wanted:
                write(folder / f"{name}.ogg", synthesise(name))


if __name__ == "__main__":
    main()
