"""Sizes of type, space and targets, all from one scale."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

T = TypeVar("T")

LEAST_TARGET: Final = 32
LEAST_TEXT: Final = 11
LEAST_SCALE: Final = 0.3
_TEXT_FLOOR: Final = 0.7
"""Type shrinks less than space does."""


class BoardFloor(NamedTuple):
    """What a layout must leave to the board: pixels of a cell, share of the window's side."""

    cell: int
    share: float


BOARD_FLOORS: Final = (
    BoardFloor(LEAST_TARGET, 0.6),
    # A window too small for that has a smaller board; cells below 27 pixels show no notes.
    BoardFloor(27, 0.5),
    BoardFloor(18, 0.4),
)
"""What the board gets at least, the larger ones first."""


class Metrics(NamedTuple):
    """Lengths in pixels at one scale; 1 is a window of 1280x800."""

    scale: float
    margin: int
    gap: int
    """Between the parts of a panel."""
    small_gap: int
    """Between the buttons of a row."""
    padding: int
    """Inside a card or a button."""
    radius: int
    target: int
    """The least side of anything to be clicked."""
    caption: int
    body: int
    strong: int
    title: int
    display: int

    def px(self, length: float) -> int:
        """Return a length of the 1280x800 design in pixels, at least 1."""
        return max(1, round(length * self.scale))

    def line(self, size: int) -> int:
        """Return the height of a line of text of a size."""
        return round(size * 1.35)


Arrangement = Callable[[Metrics, BoardFloor], T | None]
"""Places everything at a scale; None where it does not fit."""


def metrics(scale: float) -> Metrics:
    """Return the lengths at a scale."""
    text = max(scale, _TEXT_FLOOR)

    def length(design: float, least: int) -> int:
        return max(least, round(design * scale))

    def size(design: float) -> int:
        return max(LEAST_TEXT, round(design * text))

    return Metrics(
        scale=scale,
        margin=length(40, 8),
        gap=length(16, 5),
        small_gap=length(10, 4),
        padding=length(16, 6),
        radius=length(12, 5),
        target=length(44, LEAST_TARGET),
        caption=size(13),
        body=size(15),
        strong=size(17),
        title=size(22),
        display=size(30),
    )


def natural_scale(width: int, height: int, interface: float = 1.0) -> float:
    """Return the scale that suits a window, times what the player set."""
    across, down = (1280, 800) if width >= height else (800, 1280)
    return max(LEAST_SCALE, min(width / across, height / down) * interface)


def first_that_fits(
    width: int, height: int, interface: float, arrangements: Sequence[Arrangement[T]]
) -> T:
    """Return the first arrangement that fits, at the largest scale at which it does.

    Each gets a scale and what the board needs; smaller boards come last.
    """
    for floor in BOARD_FLOORS:
        for arrange in arrangements:
            for sizes in scales(width, height, interface):
                found = arrange(sizes, floor)
                if found is not None:
                    return found
    raise ValueError(f"{width}x{height} is smaller than the smallest window")


def scales(width: int, height: int, interface: float) -> Iterator[Metrics]:
    """Yield metrics from the natural scale down to the least, for a layout to take the first."""
    scale = natural_scale(width, height, interface)
    while scale > LEAST_SCALE:
        yield metrics(scale)
        scale *= 0.95
    yield metrics(LEAST_SCALE)
