"""Nothing flashes more than three times a second, in any theme, whatever happens at once.

A flash is what WCAG 2.2 (success criterion 2.3.1) calls one: two opposing changes of the relative
luminance by a tenth or more, the darker one below 0.8.
"""

from collections.abc import Iterable, Sequence

import pygame
import pytest

from benchmarks.contact_sheet import SCENES, frames
from game.ui.look.theme import available, luminance
from game.ui.window.app import ASSETS
from tests.truth import sample

THEMES = available(ASSETS / "themes")
SIZE = (640, 480)
BLOCK = 40
"""Pixels of the side of what is looked at by itself: a cell. Figures that count up are smaller."""


def flashes(series: Sequence[float]) -> list[tuple[int, int]]:
    """Return the frames in which flashes begin and end."""
    turning: list[int] = []
    low = high = series[0]
    low_at = high_at = 0
    rising: bool | None = None
    for at, value in enumerate(series):
        if value > high:
            high, high_at = value, at
        if value < low:
            low, low_at = value, at
        if rising is not True and value - low >= 0.1 and low < 0.8:
            rising = True
            turning.append(low_at)
            high, high_at = value, at
        elif rising is not False and high - value >= 0.1 and value < 0.8:
            rising = False
            turning.append(high_at)
            low, low_at = value, at
    return list(zip(turning[::2], turning[1::2], strict=False))


def most_in_a_second(found: Iterable[tuple[int, int]]) -> int:
    starts = [start for start, _ in found]
    return max((sum(at <= other < at + 60 for other in starts) for at in starts), default=0)


def luminances(shown: Iterable[pygame.Surface]) -> dict[tuple[int, int], list[float]]:
    """Return the luminance of every block over all frames."""
    series: dict[tuple[int, int], list[float]] = {}
    for surface in shown:
        width, height = surface.get_size()
        small = pygame.transform.smoothscale(surface, (width // BLOCK, height // BLOCK))
        for x in range(small.get_width()):
            for y in range(small.get_height()):
                colour = small.get_at((x, y))
                series.setdefault((x, y), []).append(luminance((colour.r, colour.g, colour.b)))
    return series


def test_the_measure_counts_flashes() -> None:
    assert most_in_a_second(flashes([0.5] * 60)) == 0
    assert most_in_a_second(flashes([0.5, 0.9] * 30)) >= 29
    assert most_in_a_second(flashes([0.5, 0.55] * 30)) == 0
    assert most_in_a_second(flashes([0.85, 1.0] * 30)) == 0
    once = [0.4] * 20 + [0.7] * 20 + [0.4] * 20
    assert most_in_a_second(flashes(once)) == 1


@pytest.mark.parametrize("theme", sample(THEMES, 4))
@pytest.mark.parametrize("event", ["houses", "digit", "life_lost", "win"])
def test_nothing_flashes_more_than_three_times_a_second(event: str, theme: str) -> None:
    series = luminances(frames(SCENES[event], SIZE, theme, still=False))
    assert max(most_in_a_second(flashes(values)) for values in series.values()) <= 3
