"""The outcome of an intent: what sound, animation, messages and saving need."""

from dataclasses import dataclass

from ..core.message import Message, message
from .game_events import Event, Refusal, Refused


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an intent changed.

    `changed` says that the view differs from before; `save` that the serial form does, so that it
    should be handed to the store; `message` is a line for the player.
    """

    changed: bool = False
    events: tuple[Event, ...] = ()
    message: Message | None = None
    save: bool = False


NOTHING = Outcome()
"""The outcome of an intent that had no effect."""


def refusal(reason: Refusal, cells: tuple[int, ...] = ()) -> Outcome:
    """Return the outcome of a refused intent: the event, and a message that says why."""
    return Outcome(
        events=(Refused(reason, cells),), message=message(f"play.refused.{reason.value}")
    )
