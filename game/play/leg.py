"""What a stage of a marathon begins with."""

from typing import NamedTuple


class Leg(NamedTuple):
    """The time that a stage has, and what the stages before it have left."""

    allowance: int
    """Milliseconds of play after which a life is lost."""
    points: int = 0
    """What the stages before have earned; the stage's own points begin at 0."""
    combo: int = 0
    clean: int = 0
    """Right entries in a row since the last mistake, or since the last life they gave back."""
