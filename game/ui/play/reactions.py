"""Turns the events of play into sounds and motions of cells."""

from collections.abc import Sequence
from math import isqrt

from ...play.game_events import (
    Checked,
    DigitFinished,
    DigitPlaced,
    Erased,
    Event,
    HintApplied,
    HouseFinished,
    Redone,
    Refusal,
    Refused,
    Restarted,
    Revealed,
    Undone,
)
from ...play.scoring import Won
from ...shell.audio import Audio
from ..board.board import Board
from ..board.choreography import (
    Cue,
    appear,
    disc,
    flash,
    gather,
    glance,
    land,
    nudge,
    shake,
    wave,
    win,
)
from .voices import voices


def react(
    events: tuple[Event, ...],
    board: Board,
    audio: Audio,
    *,
    combo: int = 0,
    pitched: bool = True,
) -> None:
    """Play the sounds and motions of events; `combo` is the length of a scored game's combo.

    `pitched` says whether each digit has its own pitch.
    """
    for name in voices(events, combo=combo, pitched=pitched):
        audio.play(name)
    board.play(cues(events, board.digits, scored=combo > 0))


def cues(
    events: tuple[Event, ...], digits: Sequence[int], *, scored: bool = False
) -> tuple[Cue, ...]:
    """Return the cell motions for events, the largest last; `digits` are those of the board."""
    size = isqrt(len(digits))
    last = next((event.cell for event in events if isinstance(event, DigitPlaced)), 0)
    found: list[Cue] = []
    for event in sorted(events, key=_rank):
        match event:
            case DigitPlaced():
                found += _cues_of_entry(event, digits, size, scored=scored)
            case Revealed(cell):
                found += (*land((cell,)), *flash((cell,)))
            case HintApplied(cells):
                found += (*land(cells), *flash(cells))
            case Redone(cells):
                found += land(cells)
            case Undone(cells) | Erased(cells) | Restarted(cells):
                found += appear(cells)
            case HouseFinished(_, cell, cells):
                found += wave(cells, cell, size)
            case DigitFinished(_, _, cells):
                found += gather(cells)
            case Won():
                return win(digits, last, size)
            case Refused():
                found += _cues_of_refusal(event)
            case Checked(_, cell) if cell is not None:
                found += flash((cell,))
            case _:
                pass
    return tuple(found)


def _cues_of_entry(
    event: DigitPlaced, digits: Sequence[int], size: int, *, scored: bool
) -> Sequence[Cue]:
    """Return the cell motions for an entered digit."""
    if event.wrong:
        return shake((event.cell,))
    same = [other for other, digit in enumerate(digits) if digit == event.digit]
    discs = [disc(event.cell)] * scored
    return (*land((event.cell,)), *discs, *glance(same, event.cell, size))


def _cues_of_refusal(event: Refused) -> Sequence[Cue]:
    """Return the cell motions for something that was refused."""
    if event.reason is Refusal.SETTLED:
        return nudge(event.cells)
    if not event.conflicts:
        return ()
    broken = {cell for conflict in event.conflicts for cell in conflict.cells}
    return (*flash(broken), *shake(event.cells))


def _rank(event: Event) -> int:
    """Return a sort key for events; where two affect the same cell, the later one wins."""
    greater = (HouseFinished, DigitFinished)
    return 1 + greater.index(type(event)) if isinstance(event, greater) else 0
