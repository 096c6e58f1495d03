"""Naked pairs, triples and quads, and pairs and triples locked in two houses at once."""

from functools import partial
from typing import Final

from game.logic.search.subsets import find_locked, find_naked
from game.logic.technique import Example, Level, Technique

TECHNIQUES: Final = (
    Technique(
        id="locked-pair",
        rank=1000,
        code="0110",
        score=40,
        level=Level.MEDIUM,
        find=partial(find_locked, technique="locked-pair", size=2),
        example=Example(
            board="3198.726.275.69.83486.2..79567.3.892941782356832695.1.65..7.921.942..63..2.9.6.4.",
        ),
    ),
    Technique(
        id="locked-triple",
        rank=1100,
        code="0111",
        score=60,
        level=Level.MEDIUM,
        find=partial(find_locked, technique="locked-triple", size=3),
        example=Example(
            board="14.896...5.7314.9..8972514.7....3....94....35.31..2.7.478...96..1..497..9...78...",
            removed="144 544 644 545 654 664",
        ),
    ),
    Technique(
        id="naked-pair",
        rank=1300,
        code="0200",
        score=60,
        level=Level.MEDIUM,
        explainer=3.0,
        find=partial(find_naked, technique="naked-pair", size=2),
        example=Example(
            board="..98.726.27..69.83486.2..79567.3.89.94.78.356.3.695.1.6......21.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="naked-triple",
        rank=1400,
        code="0201",
        score=80,
        level=Level.MEDIUM,
        explainer=3.6,
        find=partial(find_naked, technique="naked-triple", size=3),
        example=Example(
            board="..98.72..2.......348..2..79..7.3.8...4..8..5....6.5...6.......1.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="naked-quad",
        rank=2000,
        code="0202",
        score=120,
        level=Level.HARD,
        explainer=5.0,
        find=partial(find_naked, technique="naked-quad", size=4),
        example=Example(
            board="..98.72..2.......348..2..79..7.3.8...4..8..5....6.5...6.......1.94...63..2.9.6.4.",
        ),
    ),
)
