"""The start of a stage of a marathon."""

from typing import NamedTuple


class Leg(NamedTuple):
    """The time of a stage, and what the stages before it hand on."""

    allowance: int
    """Milliseconds of play after which a life is lost."""
    points: int = 0
    """What the stages before have earned; the stage's own points begin at 0."""
    combo: int = 0
    clean: int = 0
    """Right entries in a row since the last mistake, or since the last life they gave back."""
