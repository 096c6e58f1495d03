"""Which sounds the events of play make, by their names in `assets/sounds`."""

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

STEPS: Final = 15
"""The notes that the entries of a combo climb."""
TURN: Final = 5
"""A longer combo goes on through the last of them, again and again."""
PLAIN_ENTRY: Final = "place.05"
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


def entry(combo: int) -> str:
    """Return the entry that makes a combo so long; in Calm there is none, and one note for all."""
    if combo <= 0:
        return PLAIN_ENTRY
    step = combo - 1
    return f"place.{step if step < STEPS else STEPS - TURN + (step - STEPS) % TURN:02}"


def voices(events: Iterable[Event], *, combo: int = 0) -> tuple[str, ...]:
    """Return what is heard at once: each thing of its own that came of it, and the hand.

    What comes first is heard best.

    `combo` is how long the combo is with what was entered, 0 in Calm.
    """
    hands: set[str] = set()
    things: list[str] = []
    houses = 0
    for event in events:
        match event:
            case DigitPlaced(wrong=wrong):
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
    if hand == "place":
        hand = entry(combo)
    return (*things, hand) if hand else tuple(things)
