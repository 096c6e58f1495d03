"""Finned and sashimi fish of rows and columns, and siamese pairs of them."""

from functools import partial
from typing import Final

from ..search.fish import find_finned, find_siamese
from ..technique import Example, Level, Technique

TECHNIQUES: Final = (
    Technique(
        id="finned-x-wing",
        rank=4100,
        code="0310",
        score=130,
        level=Level.HARD,
        find=partial(find_finned, technique="finned-x-wing", size=2, sashimi=False),
        example=Example(
            board="2..691374419.7.865...48592114.9682.7....5.14...21346.9..152.4.662..4951.534816792",
            removed=("751 752 852 753"),
        ),
    ),
    Technique(
        id="sashimi-x-wing",
        rank=4200,
        code="0320",
        score=150,
        level=Level.HARD,
        find=partial(find_finned, technique="sashimi-x-wing", size=2, sashimi=True),
        example=Example(
            board="..34152.757.829.4324.673.5.785342.1..2.791.3.139586724...2..371..2137.9.3179....2",
            removed=("657 659 671 687"),
        ),
    ),
    Technique(
        id="finned-swordfish",
        rank=4300,
        code="0311",
        score=200,
        level=Level.UNFAIR,
        find=partial(find_finned, technique="finned-swordfish", size=3, sashimi=False),
        example=Example(
            board=".8.1.5973.198.724557.92.816.28756.919614..75275.291....4.57.139.9531...71376.952.",
            removed=("413 681"),
        ),
    ),
    Technique(
        id="sashimi-swordfish",
        rank=4400,
        code="0321",
        score=240,
        level=Level.UNFAIR,
        find=partial(find_finned, technique="sashimi-swordfish", size=3, sashimi=True),
        example=Example(
            board="1783..4..9.371.856.65.9813759.6873.1816.3.57..37..1...7.98.3.1.3.1.7.9..6..1.97.3",
            removed=("215 216 269 286 486"),
        ),
    ),
    Technique(
        id="finned-jellyfish",
        rank=4500,
        code="0312",
        score=250,
        level=Level.UNFAIR,
        find=partial(find_finned, technique="finned-jellyfish", size=4, sashimi=False),
        example=Example(
            board="48.3...979274.6.....18792.4.149...76.9.6.741276214.98..4.731.291.926874.27.594...",
            removed=("517 527 329 529 531 338 341 545 677 693 397 399"),
        ),
    ),
    Technique(
        id="sashimi-jellyfish",
        rank=4600,
        code="0322",
        score=260,
        level=Level.UNFAIR,
        find=partial(find_finned, technique="sashimi-jellyfish", size=4, sashimi=True),
        example=Example(
            board="7...86..9.....736....193.75.7.31..2..12...7938....21.........3739...4.....7.31.8.",
            removed=("413 513 541 543 846 554 463 563 663 183"),
        ),
    ),
    Technique(
        id="siamese-finned-x-wing",
        rank=4101,
        code="03101",
        score=130,
        level=Level.HARD,
        in_path=False,
        find=partial(find_siamese, technique="siamese-finned-x-wing", size=2, sashimi=False),
        example=Example(
            board=".9213.4..6437591825814..7.91386452974698275132573916483....4.7.9.......1.759..32.",
        ),
    ),
    Technique(
        id="siamese-sashimi-x-wing",
        rank=4201,
        code="03201",
        score=150,
        level=Level.HARD,
        in_path=False,
        find=partial(find_siamese, technique="siamese-sashimi-x-wing", size=2, sashimi=True),
        example=Example(
            board=".7.329156..985...7.5.74...971..936..3...87291.9..14.73..6978..2.8713296.92.4657.8",
        ),
    ),
    Technique(
        id="siamese-finned-swordfish",
        rank=4301,
        code="03111",
        score=200,
        level=Level.UNFAIR,
        in_path=False,
        find=partial(find_siamese, technique="siamese-finned-swordfish", size=3, sashimi=False),
        example=Example(
            board="95..1....138792645..25...19..13579.....1.9.53395...17.....745.171...5.8.546831297",
            removed="635 636 249 455 665 469 274",
        ),
    ),
    Technique(
        id="siamese-sashimi-swordfish",
        rank=4401,
        code="03211",
        score=240,
        level=Level.UNFAIR,
        in_path=False,
        find=partial(find_siamese, technique="siamese-sashimi-swordfish", size=3, sashimi=True),
        example=Example(
            board="351.46.894.985163..6839.5419.74...65.4.5.917...56...945.2.83416.841.5923.....4.5.",
            removed="251 791 792 794 795",
        ),
    ),
    Technique(
        id="siamese-finned-jellyfish",
        rank=4501,
        code="03121",
        score=250,
        level=Level.UNFAIR,
        in_path=False,
        find=partial(find_siamese, technique="siamese-finned-jellyfish", size=4, sashimi=False),
        example=Example(
            board="..98.726.27..6..83486.2..79567.3.8...4..8..56...6.5...6.......1.94...63..2.9.6.4.",
        ),
    ),
    Technique(
        id="siamese-sashimi-jellyfish",
        rank=4601,
        code="03221",
        score=260,
        level=Level.UNFAIR,
        in_path=False,
        find=partial(find_siamese, technique="siamese-sashimi-jellyfish", size=4, sashimi=True),
        example=Example(
            board="1.789.35669.3......83..679.26...3.47..8.2956.....6....8.6.3..7.37.9..61595.6..238",
            removed="472 474 476",
        ),
    ),
)
