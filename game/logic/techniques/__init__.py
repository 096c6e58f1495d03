"""The techniques, one family or technique a file; adding one is one file and one line here."""

from typing import Final

from game.logic.technique import Technique
from game.logic.techniques import complex_fish, full_house, hidden_single, naked_single

TECHNIQUES: Final[tuple[Technique, ...]] = tuple(
    sorted(
        (
            full_house.TECHNIQUE,
            naked_single.TECHNIQUE,
            hidden_single.TECHNIQUE,
            *complex_fish.TECHNIQUES,
        ),
        key=lambda technique: technique.rank,
    )
)
"""Every technique, easiest first."""

BY_ID: Final = {technique.id: technique for technique in TECHNIQUES}
