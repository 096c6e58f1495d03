"""Puzzles of known techniques plus one new one: offered on the road and among the boards."""

import os
from functools import partial
from typing import TYPE_CHECKING

from ...core.message import message
from ...learn.questions import DealStretch
from ...play.game_rules import CALM, GameRules, rules_of
from ..games.switcher import NewGame

if TYPE_CHECKING:
    from ...learn.stretch import Stretch
    from ...store.learning import Learning
    from .services import SchoolServices


def begin_stretch(services: "SchoolServices", mode: str = CALM.mode) -> None:
    """Open such a puzzle once it is found, in a mode with puzzles of levels."""
    learning = services.learning
    progress, now = learning.progress, learning.now
    known = frozenset(progress.taught(now))
    asked = DealStretch(progress.untaught(now), known, os.urandom(16).hex())
    rules = rules_of(mode, services.preferences.settings.game.clock)
    services.launcher.wait_for(asked, partial(_open, services, rules))


def why_no_stretch(learning: "Learning") -> str:
    """Return the message key if the whole road is known; else empty."""
    return "" if learning.progress.untaught(learning.now) else "learn.stretch.none"


def _open(services: "SchoolServices", rules: GameRules, found: "Stretch") -> None:
    technique = message(f"technique.{found.technique}.name")
    notice = services.words.catalogue.render(message("learn.stretch.new", technique=technique))
    new = NewGame(found.puzzle, found.level, notice=notice, dealt=True, rules=rules)
    services.switcher.begin(new)
