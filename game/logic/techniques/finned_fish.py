"""Finned and sashimi fish of rows and columns, and siamese pairs of them."""

from functools import partial
from typing import Final

from ..search.fish import find_finned, find_siamese
from ..technique import Example, Level, Technique


def _technique(
    id: str, rank: int, code: str, score: int, size: int, board: str, removed: str = ""
) -> Technique:
    """Return the finned fish of a size; its id says whether it is sashimi or siamese."""
    siamese = id.startswith("siamese-")
    return Technique(
        id=id,
        rank=rank,
        code=code,
        score=score,
        level=Level.HARD if size == 2 else Level.UNFAIR,
        in_path=not siamese,
        par=60 if size == 2 and not siamese else None,
        find=partial(
            find_siamese if siamese else find_finned,
            technique=id,
            size=size,
            sashimi="sashimi-" in id,
        ),
        example=Example(board=board, removed=removed),
    )


TECHNIQUES: Final = (
    _technique(
        *("finned-x-wing", 4100, "0310", 130, 2),
        "2..691374419.7.865...48592114.9682.7....5.14...21346.9..152.4.662..4951.534816792",
        "751 752 852 753",
    ),
    _technique(
        *("sashimi-x-wing", 4200, "0320", 150, 2),
        "..34152.757.829.4324.673.5.785342.1..2.791.3.139586724...2..371..2137.9.3179....2",
        "657 659 671 687",
    ),
    _technique(
        *("finned-swordfish", 4300, "0311", 200, 3),
        ".8.1.5973.198.724557.92.816.28756.919614..75275.291....4.57.139.9531...71376.952.",
        "413 681",
    ),
    _technique(
        *("sashimi-swordfish", 4400, "0321", 240, 3),
        "1783..4..9.371.856.65.9813759.6873.1816.3.57..37..1...7.98.3.1.3.1.7.9..6..1.97.3",
        "215 216 269 286 486",
    ),
    _technique(
        *("finned-jellyfish", 4500, "0312", 250, 4),
        "48.3...979274.6.....18792.4.149...76.9.6.741276214.98..4.731.291.926874.27.594...",
        "517 527 329 529 531 338 341 545 677 693 397 399",
    ),
    _technique(
        *("sashimi-jellyfish", 4600, "0322", 260, 4),
        "7...86..9.....736....193.75.7.31..2..12...7938....21.........3739...4.....7.31.8.",
        "413 513 541 543 846 554 463 563 663 183",
    ),
    _technique(
        *("siamese-finned-x-wing", 4101, "03101", 130, 2),
        ".9213.4..6437591825814..7.91386452974698275132573916483....4.7.9.......1.759..32.",
    ),
    _technique(
        *("siamese-sashimi-x-wing", 4201, "03201", 150, 2),
        ".7.329156..985...7.5.74...971..936..3...87291.9..14.73..6978..2.8713296.92.4657.8",
    ),
    _technique(
        *("siamese-finned-swordfish", 4301, "03111", 200, 3),
        "95..1....138792645..25...19..13579.....1.9.53395...17.....745.171...5.8.546831297",
        "635 636 249 455 665 469 274",
    ),
    _technique(
        *("siamese-sashimi-swordfish", 4401, "03211", 240, 3),
        "351.46.894.985163..6839.5419.74...65.4.5.917...56...945.2.83416.841.5923.....4.5.",
        "251 791 792 794 795",
    ),
    _technique(
        *("siamese-finned-jellyfish", 4501, "03121", 250, 4),
        "..98.726.27..6..83486.2..79567.3.8...4..8..56...6.5...6.......1.94...63..2.9.6.4.",
    ),
    _technique(
        *("siamese-sashimi-jellyfish", 4601, "03221", 260, 4),
        "1.789.35669.3......83..679.26...3.47..8.2956.....6....8.6.3..7.37.9..61595.6..238",
        "472 474 476",
    ),
)
