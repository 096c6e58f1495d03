"""Naked pairs, triples and quads, and pairs and triples locked in two houses at once."""

from functools import partial
from typing import Final

from ..search.subsets import find_locked, find_naked
from ..technique import Example, Level, Technique

TECHNIQUES: Final = (
    Technique(
        id="locked-pair",
        rank=1000,
        code="0110",
        score=40,
        level=Level.MEDIUM,
        par=12,
        find=partial(find_locked, technique="locked-pair", size=2),
        example=Example(
            board="485932176371685429..24173585..32.78....85.29.82.7.1563146278935...5...1225.1.3.47",
        ),
    ),
    Technique(
        id="locked-triple",
        rank=1100,
        code="0111",
        score=60,
        level=Level.MEDIUM,
        par=18,
        find=partial(find_locked, technique="locked-triple", size=3),
        example=Example(
            board="...471935574.3.812913.5.7647423..6..6817...4.359..427..35.471.619.5.34.74.718....",
            removed=("946 848 949 956 298"),
        ),
    ),
    Technique(
        id="naked-pair",
        rank=1300,
        code="0200",
        score=60,
        level=Level.MEDIUM,
        explainer=3.0,
        par=15,
        find=partial(find_naked, technique="naked-pair", size=2),
        example=Example(
            board="36745..1.415..863.289136457523.617.467834.1.5941..53.67526.3.41136.2457.894517263",
        ),
    ),
    Technique(
        id="naked-triple",
        rank=1400,
        code="0201",
        score=80,
        level=Level.MEDIUM,
        explainer=3.6,
        par=25,
        find=partial(find_naked, technique="naked-triple", size=3),
        example=Example(
            board="73829...1.6431..82.1286.3..853476129176932548429158..3641589237295743816387621...",
        ),
    ),
    Technique(
        id="naked-quad",
        rank=2000,
        code="0202",
        score=120,
        level=Level.HARD,
        explainer=5.0,
        par=45,
        find=partial(find_naked, technique="naked-quad", size=4),
        example=Example(
            board="..8623..13294185764169758231...56...285......6.4.8...5.42...1.........3.8....2..4",
            removed=("344 947 948 357 457 458 364 982 992 394 395"),
        ),
    ),
)
