"""A picture of all sounds and layers of music: the wave, and which frequencies there are when.

    python -m benchmarks.waves FILE

Each has its length in seconds and its loudest sample beside it; frequencies go from 50 Hz at the
bottom to 16 kHz at the top, in octaves, and 80 decibels from black to white.
"""

import sys
from pathlib import Path
from typing import Final

import numpy as np
import pygame

from assets.build.synth import RATE
from tests.pilot import headless

ASSETS: Final = Path(__file__).parents[1] / "assets"
WIDE, HIGH, ACROSS = 300, 60, 6
WINDOW: Final = 1024
LOWEST, HIGHEST = 50.0, 16000.0
RANGE: Final = 80.0
"""Decibels from black to white."""


def read(path: Path) -> tuple["np.ndarray", int]:
    """Return the samples of a file, from -1 to 1, and how many there are in a second."""
    samples = np.frombuffer(pygame.mixer.Sound(path).get_raw(), dtype="<i2")
    return samples / 32768, RATE


def wave_picture(samples: "np.ndarray") -> pygame.Surface:
    """Draw the lowest and the highest sample of each column."""
    picture = pygame.Surface((WIDE, HIGH))
    picture.fill((244, 241, 234))
    for x, part in enumerate(np.array_split(samples, WIDE)):
        if part.size:
            top, bottom = (round(HIGH / 2 * (1 - v)) for v in (part.max(), part.min()))
            pygame.draw.line(picture, (26, 86, 184), (x, top), (x, bottom))
    return picture


def spectrum_picture(samples: "np.ndarray", rate: int) -> pygame.Surface:
    """Draw how loud each frequency is over time."""
    picture = pygame.Surface((WIDE, HIGH))
    shape, padded = np.hanning(WINDOW), np.pad(samples, WINDOW // 2)
    rows = LOWEST * (HIGHEST / LOWEST) ** np.linspace(1, 0, HIGH)
    bins = np.clip(np.round(rows * WINDOW / rate).astype(int), 1, WINDOW // 2)
    for x, start in enumerate(np.linspace(0, samples.size, WIDE).astype(int)):
        part = padded[start : start + WINDOW]
        found = np.abs(np.fft.rfft(part * shape[: part.size], WINDOW)) / (WINDOW / 4)
        for y, decibels in enumerate(20 * np.log10(found[bins] + 1e-9)):
            grey = int(np.clip(255 * (1 + decibels / RANGE), 0, 255))
            picture.set_at((x, y), (grey, grey, grey))
    return picture


def main(path: str) -> None:
    headless()
    pygame.mixer.init(frequency=RATE, size=-16, channels=1, allowedchanges=0)
    pygame.font.init()
    font = pygame.font.Font(ASSETS / "fonts" / "Inter-Medium.ttf", 12)
    files = [*sorted((ASSETS / "sounds").glob("*.ogg")), *sorted((ASSETS / "music").glob("*.ogg"))]
    tile = (WIDE + 8, 2 * HIGH + 24)
    sheet = pygame.Surface((ACROSS * tile[0], -(-len(files) // ACROSS) * tile[1]))
    sheet.fill((255, 255, 255))
    for number, file in enumerate(files):
        samples, rate = read(file)
        row, column = divmod(number, ACROSS)
        left, top = column * tile[0], row * tile[1]
        peak = 20 * np.log10(np.abs(samples).max())
        told = f"{file.stem}: {samples.size / rate:.2f} s, {peak:.1f} dB"
        sheet.blit(font.render(told, True, (0, 0, 0)), (left, top + 2))
        sheet.blit(wave_picture(samples), (left, top + 18))
        sheet.blit(spectrum_picture(samples, rate), (left, top + 20 + HIGH))
    pygame.image.save(sheet, path)


if __name__ == "__main__":
    main(sys.argv[1])
