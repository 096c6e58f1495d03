"""How one finds each technique, in a line."""

_FISH = (
    "Find {lines} parallel lines that have places for one digit in the same {lines} crossing lines "
    "only"
)
_SIZES = {"x-wing": "two", "swordfish": "three", "jellyfish": "four"}
_LARGER = {"squirmbag": "five", "whale": "six"}
_GROUPED = " Several places of a digit in one line of a box count as one."
_SETS = " A set of cells with one digit more than cells may be a link too."
_CHAIN = (
    "Begin with a candidate, suppose that it is false, and follow strong and weak links "
    "in turn until "
    "an end sees what the beginning sees."
)
_RING = (
    "Follow strong and weak links in turn, from candidate to candidate, until they close to a ring."
)
_BACK = (
    "Follow strong and weak links in turn from a candidate around to its own cell, and "
    "see what they "
    "say of it."
)
_RECTANGLE = (
    "Find four cells in two rows, two columns and two boxes that could hold the same two digits"
)
_SUBSET = "Look in one house for {number} cells with the same {number} digits and no others."
_HIDDEN = "Look in one house for {number} digits that fit only in the same {number} cells."
_NUMBERS = {"pair": "two", "triple": "three", "quad": "four"}

_LOOKS = {
    "full-house": "Look for a row, column or box with one open cell.",
    "naked-single": "Count the digits that a cell sees: look for one that sees eight.",
    "hidden-single": (
        "Take a digit, and strike out what its copies see in a house: is one cell left?"
    ),
    "locked-candidates-1": "In a box, look for a digit whose places all lie in one row or column.",
    "locked-candidates-2": "In a row or column, look for a digit whose places all lie in one box.",
    "locked-pair": "Where a line meets a box, look for two cells with the same two digits.",
    "locked-triple": "Where a line meets a box, look for three cells with three digits in all.",
    **{f"naked-{name}": _SUBSET.format(number=n) for name, n in _NUMBERS.items()},
    **{f"hidden-{name}": _HIDDEN.format(number=n) for name, n in _NUMBERS.items()},
    "skyscraper": (
        "Find two parallel lines with two places each for a digit, two of them beside each "
        "other in "
        "one crossing line."
    ),
    "two-string-kite": (
        "Find a row and a column with two places each for a digit, one of each in the same box."
    ),
    "dual-two-string-kite": "Find two kites of one digit that hang on the same box.",
    "turbot-fish": (
        "Find two houses with two places each for a digit, where a place of one sees a place "
        "of the "
        "other."
    ),
    "empty-rectangle": (
        "Find a box where a digit lies in one row and one column only, and a line with two places "
        "for it that meets them."
    ),
    "small-empty-rectangle": (
        "Find a box with two places for a digit, and a line with two places that meets it."
    ),
    "dual-empty-rectangle": (
        "Find a box where an empty rectangle works along its row and its column."
    ),
    "xy-wing": "Find a cell with two digits, and two more that share one of them each and a third.",
    "xyz-wing": "Find a cell with three digits that sees two cells with two of these digits each.",
    "w-wing": "Find two cells with the same two digits, and a house that links one of the digits.",
    "remote-pair": "Find at least four cells with the same two digits, each in sight of the next.",
    "uniqueness-test-1": _RECTANGLE + ", three of them nothing else.",
    "uniqueness-test-2": _RECTANGLE + ", two of them with the same digit more.",
    "uniqueness-test-3": _RECTANGLE + ", two of them with more, and see what the extra digits do.",
    "uniqueness-test-4": _RECTANGLE + ", and a house where one of these fits nowhere else.",
    "uniqueness-test-5": _RECTANGLE + ", some of them with the same digit more.",
    "uniqueness-test-6": _RECTANGLE + ", and see that one digit has no other place in two lines.",
    "hidden-rectangle": _RECTANGLE + ", one of them nothing else, and look at the one across.",
    "avoidable-rectangle-1": "Find three corners that were not given, with two digits crosswise.",
    "avoidable-rectangle-2": "Find two corners that were not given, and two open ones beside them.",
    "bug-plus-1": "See whether every open cell but one has two digits.",
    "simple-colours-trap": (
        "Take a digit, colour its strong links in two colours, and look for what sees both colours."
    ),
    "simple-colours-wrap": (
        "Take a digit, colour its strong links in two colours, and look for a colour twice in one "
        "house."
    ),
    "multi-colours-1": "Colour two groups of strong links of a digit, and see where they meet.",
    "multi-colours-2": "Colour two groups of strong links, and look for a colour that sees both of "
    "the other group.",
    "x-chain": "Stay with one digit. " + _CHAIN,
    "xy-chain": "Stay with cells of two digits. " + _CHAIN,
    "aic": _CHAIN,
    "grouped-aic": _CHAIN + _GROUPED,
    "als-aic": _CHAIN + _SETS,
    "continuous-nice-loop": _RING,
    "grouped-continuous-nice-loop": _RING + _GROUPED,
    "als-continuous-nice-loop": _RING + _SETS,
    "discontinuous-nice-loop": _BACK,
    "grouped-discontinuous-nice-loop": _BACK + _GROUPED,
    "als-discontinuous-nice-loop": _BACK + _SETS,
    "als-xz": (
        "Find two sets with one digit more than cells that share two digits. One of these may be "
        "in one of the sets only."
    ),
    "als-xy-wing": "Find three sets with one digit more than cells, the middle one linked to both.",
    "als-chain": "Find sets with one digit more than cells, each linked to the next.",
    "death-blossom": "Find a cell whose every digit takes one from a set with one digit too many.",
    "sue-de-coq": (
        "Where a line meets a box, find cells with two digits more than cells, and helpers."
    ),
    "template-set": "Write down every way to place a digit: is a cell in all of them?",
    "template-delete": "Write down every way to place a digit: is a cell in none of them?",
    "forcing-chain-contradiction": (
        "Suppose something, and see whether it destroys a cell or a house."
    ),
    "forcing-chain-verity": (
        "Try all digits of a cell, or all places of a digit: what do they agree on?"
    ),
    "forcing-net-contradiction": (
        "Suppose a candidate, and follow all that comes of it to its failure."
    ),
    "forcing-net-verity": "Try all digits of a cell, or all places: what comes of every one?",
    "nested-net": "Suppose a candidate, and within that others: the last resort.",
}

MESSAGES = {
    **{f"technique.{name}.look": text for name, text in _LOOKS.items()},
    **{
        f"technique.{prefix}{fish}.look": _FISH.format(lines=number) + end
        for fish, number in _SIZES.items()
        for prefix, end in (
            ("", "."),
            ("finned-", ", but for a few places in one box."),
            ("sashimi-", ", but for a few places in one box, one corner missing."),
            ("siamese-finned-", ", in two ways, each with a few places left over."),
            ("siamese-sashimi-", ", in two ways, each with a few places left over."),
        )
    },
    **{
        f"technique.{prefix}{kind}-{fish}.look": (
            f"Find {number} houses, {which}, whose places for a digit lie in {number} other houses"
            + end
        )
        for fish, number in (*_SIZES.items(), *_LARGER.items())
        for kind, which in (("franken", "lines or boxes"), ("mutant", "of any kind"))
        for prefix, end in (
            ("", "."),
            ("finned-", ", but for a few."),
            ("siamese-finned-", ", but for a few, in two ways."),
        )
        if fish in _SIZES or not prefix.startswith("siamese")
        if (prefix, kind, fish) != ("finned-", "franken", "whale")
    },
}
