"""How cells react to events: which part of which cell moves when, and its still form.

Everything is a tuple of cues, which are plain values that a board plays. With reduced motion a cue
is `still` for a while instead, so that it conveys the same.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

Curve = Callable[[float], float]

LANDING: Final = 0.24
DEAL: Final = 0.5
"""Seconds in which a new board is dealt."""
DEALT_ROW: Final = 0.12
"""Seconds in which the digits of a row grow."""
GLANCE: Final = 0.3
NOD: Final = 0.3
"""How high the same digits rise to answer an entry, where a landing digit comes from 1."""
SHAKE: Final = 0.22
NUDGE: Final = 0.04
"""How far a settled digit gives way, in cells."""
NUDGED: Final = 0.09
FLASH: Final = 0.3
WAVE: Final = 0.42
WAVE_STEP: Final = 0.05
"""Seconds by which a wave reaches the next cell."""
GATHER: Final = 0.2
"""Seconds from an entry until the nine of a finished digit light up: its wave goes first."""
LIT: Final = 0.6
WIN_RING: Final = 0.055
"""Seconds by which the wave of a win reaches the next ring of cells."""
WIN_DIGITS: Final = 0.6
"""When the first digit of a won board lights up; the sound of a win has its notes then."""
WIN_STEP: Final = 0.09
"""Seconds from one digit of a won board to the next."""
WIN: Final = 1.75
"""From the last digit to the end of what the board does for it."""
EMERGE: Final = 0.5
"""Seconds in which the grounds of a won board come."""
STILL: Final = 0.8
"""Seconds for which a still form stands at least."""
MISSED: Final = 0.75
"""Seconds for which the cell of a wrong digit keeps the ground of what clashes."""
EMPTY: Final = 0.3
"""Seconds from the last mistake until what is empty shrinks."""
EMPTIED: Final = 0.4
LOST: Final = 1.0
"""From the entry that cost the last life to what is said of it."""
LIGHT: Final = "pattern_a"
"""The colour of what flashes."""
OPENED: Final = 0.42
"""Seconds in which a disc opens behind an entry and fades."""


class Cue(NamedTuple):
    """The motion of one part of a cell, with its timing and its still form."""

    cell: int
    part: str
    """A field of `Motion`."""
    curve: Curve
    """From 0 to 1 in time to the value; at 1 the part is at rest."""
    seconds: float
    delay: float = 0.0
    role: str = LIGHT
    """The colour of a glow; a disc has the hue of its digit."""
    still: float | None = None
    """The value that stands for it with reduced motion; None for nothing."""


def bump(height: float) -> Curve:
    """Return a curve that rises once and comes back."""
    return lambda t: height * math.sin(math.pi * t) if 0 < t < 1 else 0.0


def fall(t: float) -> float:
    """Return the height of a fall from 1 onto the board, with one small bounce."""
    contact = 0.66
    if t < contact:
        return 1 - (t / contact) ** 2
    return 0.1 * math.sin(math.pi * (t - contact) / (1 - contact)) if t < 1 else 0.0


def land(cells: Iterable[int]) -> tuple[Cue, ...]:
    """Return a fall of digits onto the board; the still form is the digits in place."""
    return tuple(Cue(cell, "lift", fall, LANDING) for cell in cells)


def appear(cells: Iterable[int]) -> tuple[Cue, ...]:
    """Return the motion of content that grows into its cells."""
    return tuple(Cue(cell, "grow", lambda t: 0.55 + 0.45 * t, 0.12) for cell in cells)


def deal(digits: Sequence[int], size: int) -> tuple[Cue, ...]:
    """Return the arrival of a new board's digits, row by row from the top."""
    later = (DEAL - DEALT_ROW) / (size - 1)
    return tuple(
        Cue(cell, "grow", lambda t: 0.8 + 0.2 * t if t else 0.0, DEALT_ROW, cell // size * later)
        for cell, digit in enumerate(digits)
        if digit
    )


def glance(cells: Iterable[int], origin: int, size: int) -> tuple[Cue, ...]:
    """Return nods of digits towards an entry, the nearest first."""
    return tuple(
        Cue(cell, "lift", bump(NOD), GLANCE, 0.06 + 0.012 * _far(cell, origin, size))
        for cell in cells
        if cell != origin
    )


def shake(cells: Iterable[int]) -> tuple[Cue, ...]:
    """Return a shake of digits; the still form is slightly off their place."""

    def curve(t: float) -> float:
        return 0.065 * (1 - t * t) * math.sin(6 * math.pi * t)

    return tuple(Cue(cell, "shift", curve, SHAKE, still=0.06) for cell in cells)


def nudge(cells: Iterable[int]) -> tuple[Cue, ...]:
    """Return a nudge of digits that stay; the still form is slightly off their place."""
    return tuple(Cue(cell, "shift", bump(NUDGE), NUDGED, still=NUDGE) for cell in cells)


def flash(cells: Iterable[int], role: str = LIGHT) -> tuple[Cue, ...]:
    """Return a flash of cells, to point at them."""
    return tuple(Cue(cell, "glow", bump(1.0), FLASH, role=role, still=1.0) for cell in cells)


def miss(cell: int) -> tuple[Cue, ...]:
    """Turn the ground of a cell to that of what clashes, until its wrong digit has fallen."""

    def curve(t: float) -> float:
        return min(1.0, 10 * t, 4 * (1 - t))

    return (Cue(cell, "glow", curve, MISSED, role="conflict_ground", still=1.0),)


def lose(digits: Sequence[int]) -> tuple[Cue, ...]:
    """Let the open cells of a board that is lost shrink to dots; the board does not fall."""

    def curve(t: float) -> float:
        share = min(max(t * LOST - EMPTY, 0.0) / EMPTIED, 1.0)
        return 1 - (1 - share) ** 3 if t < 1 else 0.0

    return tuple(Cue(cell, "dot", curve, LOST) for cell, digit in enumerate(digits) if not digit)


def disc(cell: int) -> Cue:
    """Return a disc in the digit's hue that opens behind an entry and fades."""
    return Cue(cell, "disc", lambda t: math.sin(math.pi * math.sqrt(t)), OPENED, still=1.0)


def wave(cells: Iterable[int], origin: int, size: int) -> tuple[Cue, ...]:
    """Return a wave of discs over a house from one of its cells; simultaneous waves merge."""
    cues = []
    for cell in cells:
        delay = WAVE_STEP * _far(cell, origin, size)
        cues.append(Cue(cell, "disc", bump(1.0), WAVE, delay, still=1.0))
        if cell != origin:
            cues.append(Cue(cell, "lift", bump(0.4), WAVE, delay))
    return tuple(cues)


def gather(cells: Iterable[int]) -> tuple[Cue, ...]:
    """Return discs that open behind all cells of a finished digit."""
    return tuple(
        cue
        for cell in cells
        for cue in (
            Cue(cell, "disc", bump(1.0), LIT, GATHER, still=1.0),
            Cue(cell, "lift", bump(0.55), LIT, GATHER),
        )
    )


def win(digits: Sequence[int], origin: int, size: int) -> tuple[Cue, ...]:
    """Return the celebration of a win: a ring from the last cell, then digit after digit."""
    cues = []
    step = WIN_STEP * 9 / size
    for cell, digit in enumerate(digits):
        rows, columns = _apart(cell, origin, size)
        ring = WIN_RING * math.hypot(rows, columns) * 9 / size
        turn = WIN_DIGITS + step * (digit - 1)
        curve = _twice(ring / WIN, 0.34 / WIN, turn / WIN, 0.38 / WIN)
        cues.append(Cue(cell, "disc", curve, WIN, still=1.0))
        cues.append(Cue(cell, "lift", lambda t, curve=curve: 0.55 * curve(t), WIN))  # type: ignore[misc]
    return tuple(cues)


def _twice(first: float, long: float, second: float, longer: float) -> Curve:
    """Return the larger of two curves, each over its own duration."""
    one, other = bump(0.75), bump(1.0)

    def curve(t: float) -> float:
        return max(one((t - first) / long), other((t - second) / longer))

    return curve


def _apart(cell: int, origin: int, size: int) -> tuple[int, int]:
    row, column = divmod(cell, size)
    other, beside = divmod(origin, size)
    return abs(row - other), abs(column - beside)


def _far(cell: int, origin: int, size: int) -> int:
    return max(_apart(cell, origin, size))
