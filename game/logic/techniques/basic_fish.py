"""X-Wing, Swordfish and Jellyfish."""

from functools import partial
from typing import Final

from game.logic.search.fish import find_basic
from game.logic.technique import Example, Level, Technique

TECHNIQUES: Final = (
    Technique(
        id="x-wing",
        rank=2200,
        code="0300",
        score=140,
        level=Level.HARD,
        explainer=3.2,
        find=partial(find_basic, technique="x-wing", size=2),
        example=Example(
            board="..98.72..2.......348..2..79..7.3.8...4..8..5....6.5...6.......1.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="swordfish",
        rank=2300,
        code="0301",
        score=150,
        level=Level.HARD,
        explainer=3.8,
        find=partial(find_basic, technique="swordfish", size=3),
        example=Example(
            board="..98.72..2.......348..2..79..7.3.8...4..8..5....6.5...6.......1.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="jellyfish",
        rank=2400,
        code="0302",
        score=160,
        level=Level.HARD,
        explainer=5.2,
        find=partial(find_basic, technique="jellyfish", size=4),
        example=Example(
            board="..98.72..2.......348..2..79..7.3.8...4..8..5....6.5...6.......1.94...63..2.9.6.4.",
        ),
    ),
)
