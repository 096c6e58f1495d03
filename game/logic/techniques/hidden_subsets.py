"""Hidden pairs, triples and quads."""

from functools import partial
from typing import Final

from ..search.subsets import find_hidden
from ..technique import Example, Level, Technique

TECHNIQUES: Final = (
    Technique(
        id="hidden-pair",
        rank=1500,
        code="0210",
        score=70,
        level=Level.MEDIUM,
        explainer=3.4,
        par=25,
        find=partial(find_hidden, technique="hidden-pair", size=2),
        example=Example(
            board="6..2351..71.864...53.9174.61.7342.6.3..7562.1256189743971628..44635918..825473619",
        ),
    ),
    Technique(
        id="hidden-triple",
        rank=1600,
        code="0211",
        score=100,
        level=Level.MEDIUM,
        explainer=4.0,
        par=40,
        find=partial(find_hidden, technique="hidden-triple", size=3),
        example=Example(
            board="9..317652612...397537926418....921862.17..93489..31275.25..98.3...2..5..4...5372.",
            removed=("424 474 683"),
        ),
    ),
    Technique(
        id="hidden-quad",
        rank=2100,
        code="0212",
        score=150,
        level=Level.HARD,
        explainer=5.4,
        par=60,
        find=partial(find_hidden, technique="hidden-quad", size=4),
        example=Example(
            board=".......84...6..9......27..5..1.367282.6...453.....2196.6..5...1.3.8..56..7526...9",
            removed=(
                "111 311 911 912 213 313 514 914 317 121 421 721 821 422 822 223 723 823 326 "
                "328 131 331 832 932 333 134 334 941 954 461 561 861 463 863 764 765 474 974"
            ),
        ),
    ),
)
