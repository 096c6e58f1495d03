"""From the events of play to sounds and motions."""

from game.play.outcome import (
    Checked,
    DigitPlaced,
    Erased,
    Event,
    HintApplied,
    HouseFinished,
    Redone,
    Refused,
    Restarted,
    Revealed,
    Undone,
    Won,
)
from game.shell.audio import Audio
from game.ui.board.board import Board
from game.ui.feel.voices import voices


def react(events: tuple[Event, ...], board: Board, audio: Audio, *, combo: int = 0) -> None:
    """Move what changed, and let it be heard; `combo` is how long that of a scored game is."""
    for name in voices(events, combo=combo):
        audio.play(name)
    for event in events:
        match event:
            case DigitPlaced(cell, _, _, wrong):
                if wrong:
                    board.shake((cell,))
                else:
                    board.grow((cell,))
            case Revealed(cell):
                board.grow((cell,))
                board.flash((cell,))
            case HintApplied(cells):
                board.grow(cells)
                board.flash(cells)
            case Redone(cells):
                board.grow(cells)
            case Undone(cells) | Erased(cells) | Restarted(cells):
                board.grow(cells)
            case HouseFinished(_, cell, cells):
                board.wave(cells, cell)
            case Won():
                board.sweep()
            case Refused(_, cells, conflicts):
                board.flash({cell for conflict in conflicts for cell in conflict.cells})
                if conflicts:
                    board.shake(cells)
            case Checked(_, cell) if cell is not None:
                board.flash((cell,))
            case _:
                pass
