"""Franken and mutant fish."""

_FRANKEN = (
    "A fish of size {size} takes {size} houses that hold a digit and covers all its candidates "
    "there by {size} other houses: the digit's places use up the covers, and it falls from the "
    "rest of them. A Franken fish lets boxes stand among the lines."
)
_MUTANT = (
    "A fish of size {size} takes {size} houses that hold a digit and covers all its candidates "
    "there by {size} other houses: the digit's places use up the covers, and it falls from the "
    "rest of them. A mutant fish mixes rows, columns and boxes freely on both sides."
)
_FINS = (
    " Candidates left uncovered are fins: either a fin is true or the fish works, so only "
    "candidates that see every fin fall."
)
_SIAMESE = (
    " Siamese fish are two of them on the same base houses, each with covers, fins and "
    "eliminations of its own."
)

_LARGE_FINNED = (
    ("finned-", "franken", 5),
    ("finned-", "mutant", 5),
    ("finned-", "mutant", 6),
)

MESSAGES = {
    f"technique.{prefix}{kind}-{shape}.{part}": text
    for size, shape, shape_name in (
        (2, "x-wing", "X-Wing"),
        (3, "swordfish", "Swordfish"),
        (4, "jellyfish", "Jellyfish"),
        (5, "squirmbag", "Squirmbag"),
        (6, "whale", "Whale"),
    )
    for kind, kind_name, explanation in (
        ("franken", "Franken", _FRANKEN),
        ("mutant", "mutant", _MUTANT),
    )
    for prefix, prefix_name, fins in (
        ("", "", ""),
        ("finned-", "finned ", _FINS),
        ("siamese-finned-", "siamese finned ", _FINS + _SIAMESE),
    )
    if size < 5 or not prefix or (prefix, kind, size) in _LARGE_FINNED
    for part, text in (
        (
            "name",
            f"{prefix_name}{kind_name} {shape_name}"[:1].upper()
            + f"{prefix_name}{kind_name} {shape_name}"[1:],
        ),
        ("explanation", explanation.format(size=size) + fins),
    )
}
