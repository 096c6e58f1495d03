"""X-Wing, Swordfish and Jellyfish."""

from functools import partial
from typing import Final

from ..search.fish import find_basic
from ..technique import Example, Level, Technique

TECHNIQUES: Final = (
    Technique(
        id="x-wing",
        rank=2200,
        code="0300",
        score=140,
        level=Level.HARD,
        explainer=3.2,
        par=40,
        find=partial(find_basic, technique="x-wing", size=2),
        example=Example(
            board="73651284982974361545196837269..57.2827..8.59.518.2973.14283695796527..83387.9526.",
        ),
    ),
    Technique(
        id="swordfish",
        rank=2300,
        code="0301",
        score=150,
        level=Level.HARD,
        explainer=3.8,
        par=75,
        find=partial(find_basic, technique="swordfish", size=3),
        example=Example(
            board="638275419147938562...41638735.6278.171.58.6.3..61.37....37.12.627.86.13..613.2978",
        ),
    ),
    Technique(
        id="jellyfish",
        rank=2400,
        code="0302",
        score=160,
        level=Level.HARD,
        explainer=5.2,
        par=120,
        find=partial(find_basic, technique="jellyfish", size=4),
        example=Example(
            board="5418..26.3794621852681.54.7...3586411542.6..8683.145.2.3652.814815.43.264..681.5.",
            removed=("757"),
        ),
    ),
)
