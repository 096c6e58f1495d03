"""The sounds of events of play, by their names in `assets/sounds`."""

from collections.abc import Iterable
from typing import Final

from ...play.game_events import (
    Awarded,
    DigitFinished,
    DigitPlaced,
    Erased,
    Event,
    FullButWrong,
    HintApplied,
    HouseFinished,
    LifeBack,
    LifeLostToTime,
    Lost,
    NotesChanged,
    NotesFilled,
    Redone,
    Refusal,
    Refused,
    Restarted,
    Revealed,
    Undone,
    WrongDigit,
)
from ...play.scoring import Won

CLIMB: Final = 10
"""The notes that a combo climbs, over the pitches of the digits."""
TURN: Final = 5
"""A longer combo goes on through the last of them, again and again."""
PITCHES: Final = 9
"""How many digits have a pitch of their own; those of larger boards begin anew."""
PLAIN_DIGIT: Final = 5
"""The digit at whose pitch all are heard, where all have one."""
PLAIN_ENTRY: Final = f"place.{PLAIN_DIGIT}"
"""An entry of no digit of its own, and of every digit where all have one pitch."""
SINGLE: Final = 10
"""What any single is worth: an entry that took more is heard."""
HANDS: Final = ("settled", "note", "erase", "place", "error", "life_lost")
"""What the player's own hand is heard as, in ascending order of importance."""
SOUND_OF_HAND: Final[dict[type[Event], str]] = {
    Revealed: "place",
    HintApplied: "place",
    Redone: "place",
    Undone: "erase",
    Erased: "erase",
    Restarted: "erase",
    NotesChanged: "note",
    NotesFilled: "note",
    FullButWrong: "error",
    WrongDigit: "life_lost",
    LifeLostToTime: "life_lost",
}
"""What the hand is heard as where the kind of event alone says it."""


def entry(digit: int, *, pitched: bool = True) -> str:
    """Return the sound of an entered digit; each has its own pitch."""
    return f"place.{_pitch(digit, pitched)}"


def strike(digit: int, *, pitched: bool = True) -> str:
    """Return the sound of a note that is removed: short, at the pitch of its digit."""
    return f"strike.{_pitch(digit, pitched)}"


def rival(digit: int, *, pitched: bool = True) -> str:
    """Return the sound of an entry by the right-hand player, at the left-hand player's pitch."""
    return f"rival.{_pitch(digit, pitched)}"


def _pitch(digit: int, pitched: bool) -> int:
    return (digit - 1) % PITCHES + 1 if pitched else PLAIN_DIGIT


def climb(combo: int) -> str:
    """Return the second, softer note that a combo of some length adds."""
    step = combo - 1
    return f"combo.{step if step < CLIMB else CLIMB - TURN + (step - CLIMB) % TURN}"


def voices(events: Iterable[Event], *, combo: int = 0, pitched: bool = True) -> tuple[str, ...]:
    """Return the sounds to play at once, one for each effect of an action.

    The first is the most audible. `combo` is the combo's length with the new entry, 0 in Calm;
    `pitched` says whether each digit has its own pitch.
    """
    hands: set[str] = set()
    things: list[str] = []
    houses, placed = 0, PLAIN_ENTRY
    for event in events:
        match event:
            case DigitPlaced(digit=digit, wrong=wrong):
                placed = entry(digit, pitched=pitched)
                hands.add("error" if wrong else "place")
            case HouseFinished():
                houses += 1
            case DigitFinished():
                things.append("digit")
            case Awarded(award) if award.is_first and award.worth > SINGLE:
                things.append("worth")
            case LifeBack():
                things.append("life_back")
            case Refused(Refusal.SETTLED):
                hands.add("settled")
            case Won() | Lost():
                return ("win" if isinstance(event, Won) else "lost",)
            case _ if type(event) in SOUND_OF_HAND:
                hands.add(SOUND_OF_HAND[type(event)])
            case _:
                pass
    if houses:
        things.insert(0, "house" if houses == 1 else "houses")
    hand = max(hands, key=HANDS.index, default="")
    if hand != "place":
        return (*things, hand) if hand else tuple(things)
    return (*things, placed, climb(combo)) if combo > 0 else (*things, placed)
