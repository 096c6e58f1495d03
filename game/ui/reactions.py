"""From the events of play to sounds and motions."""

from game.play.outcome import (
    Checked,
    DigitPlaced,
    Erased,
    Event,
    FullButWrong,
    HintApplied,
    HouseFinished,
    NotesChanged,
    NotesFilled,
    Redone,
    Refused,
    Restarted,
    Revealed,
    Undone,
    Won,
)
from game.shell.audio import Audio
from game.ui.board.board import Board


def react(events: tuple[Event, ...], board: Board, audio: Audio) -> None:
    """Move what changed and play at most one sound: that of the greatest event."""
    sounds = []
    for event in events:
        match event:
            case DigitPlaced(cell, _, _, wrong):
                sounds.append("error" if wrong else "place")
                if wrong:
                    board.shake((cell,))
                else:
                    board.grow((cell,))
            case Revealed(cell):
                sounds.append("place")
                board.grow((cell,))
                board.flash((cell,))
            case HintApplied(cells):
                sounds.append("place")
                board.grow(cells)
                board.flash(cells)
            case Redone(cells):
                sounds.append("place")
                board.grow(cells)
            case Undone(cells) | Erased(cells) | Restarted(cells):
                sounds.append("erase")
                board.grow(cells)
            case NotesChanged() | NotesFilled():
                sounds.append("note")
            case HouseFinished(_, cell, cells):
                sounds.append("house")
                board.wave(cells, cell)
            case Won():
                sounds.append("win")
                board.sweep()
            case FullButWrong():
                sounds.append("error")
            case Refused(_, cells, conflicts):
                board.flash({cell for conflict in conflicts for cell in conflict.cells})
                if conflicts:
                    board.shake(cells)
            case Checked(_, cell) if cell is not None:
                board.flash((cell,))
            case _:
                pass
    if sounds:
        audio.play(max(sounds, key=RANK.index))


RANK = ("note", "erase", "place", "house", "error", "win")
"""The sounds in ascending order of importance."""
