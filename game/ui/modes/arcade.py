"""Arcade: points for each entry, a combo, and three lives."""

from typing import ClassVar

from ...play.game_rules import ARCADE
from .mode import Mode


class Arcade(Mode):
    """Arcade, on boards of every shape."""

    name = ARCADE.mode
    has_boards: ClassVar[bool] = True


MODE = Arcade
