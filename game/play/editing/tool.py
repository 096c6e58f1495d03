"""What keys and presses do to a puzzle in the making."""

from enum import Enum


class Tool(Enum):
    """The value is the end of an action's id."""

    DIGIT = "digit"
    REGION = "region"
