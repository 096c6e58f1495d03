"""Hidden pairs, triples and quads."""

from functools import partial
from typing import Final

from game.logic.search.subsets import find_hidden
from game.logic.technique import Example, Level, Technique

TECHNIQUES: Final = (
    Technique(
        id="hidden-pair",
        rank=1500,
        code="0210",
        score=70,
        level=Level.MEDIUM,
        explainer=3.4,
        find=partial(find_hidden, technique="hidden-pair", size=2),
        example=Example(
            board="..98.726.27..69.83486.2..79567.3.8...4..8..56...695...6.......1.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="hidden-triple",
        rank=1600,
        code="0211",
        score=100,
        level=Level.MEDIUM,
        explainer=4.0,
        find=partial(find_hidden, technique="hidden-triple", size=3),
        example=Example(
            board="..98.726.27..69.83486.2..79567.3.89.94.78..56...695...6......21.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="hidden-quad",
        rank=2100,
        code="0212",
        score=150,
        level=Level.HARD,
        explainer=5.4,
        find=partial(find_hidden, technique="hidden-quad", size=4),
        example=Example(
            board="..98.726.27..69.83486.2..79567.3.89.94.78..56...695...6......21.94...63..2.9.6.4.",
        ),
    ),
)
