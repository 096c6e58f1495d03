"""Techniques that came up after HoDoKu: names, explanations, how one finds them, why they hold."""

_GUARDED = (
    "Cells that could not all keep to some digits, or would leave several solutions, hold other "
    "candidates too: the guardians of the pattern. One of them is true. "
)
_GONE = (
    "What sees them all goes, and a cell that holds every guardian is none of the pattern's digits."
)
_SWAP = "{pattern_cells} could be swapped if they held only {set_digits}: two solutions. "
_KEPT = "So one of the further candidates of these cells is true, and {outcome}."
_BENT = (
    "{number} cells of a line and a box that meet have {number} digits in all. Every digit but one "
    "has its places in the line alone or in the box alone, so that it can be in the cells once at "
    "most. Without the other digit they would be one short; so what sees all its places cannot be "
    "that digit."
)
_WINGS = {
    "wxyz": ("WXYZ", "Four"),
    "vwxyz": ("VWXYZ", "Five"),
    "uvwxyz": ("UVWXYZ", "Six"),
    "tuvwxyz": ("TUVWXYZ", "Seven"),
    "stuvwxyz": ("STUVWXYZ", "Eight"),
    "rstuvwxyz": ("RSTUVWXYZ", "Nine"),
}
_NAMES = {
    **{f"{each}-wing": f"{letters}-Wing" for each, (letters, _) in _WINGS.items()},
    "bent-quad": "Bent quad",
    "unique-loop": "Unique loop",
    "bug-lite": "BUG-Lite",
    "reverse-bug": "Reverse BUG",
    "extended-rectangle": "Extended rectangle",
    "mug": "Multivalue grave (MUG)",
    "bivalue-oddagon": "Bivalue oddagon",
    "broken-wing": "Broken wing",
    "tridagon": "Tridagon",
    "tridagon-links": "Tridagon with links",
}
_TAKEN = {
    **{
        f"{prefix}{kind.lower()}-{fish}": f"a {prefix.replace('-', ' ')}{kind} {fish.capitalize()}"
        for fish in ("squirmbag", "whale", "leviathan")
        for prefix in ("", "finned-")
        for kind in ("Franken", "mutant")
    },
    **{f"{each}-wing": f"a {letters}-Wing" for each, (letters, _) in _WINGS.items()},
    "rstuvwxyz-wing": "an RSTUVWXYZ-Wing",
    "stuvwxyz-wing": "an STUVWXYZ-Wing",
    "bent-quad": "a bent quad",
    "unique-loop": "a unique loop",
    "bug-lite": "a BUG-Lite",
    "reverse-bug": "a reverse BUG",
    "extended-rectangle": "an extended rectangle",
    "mug": "a multivalue grave",
    "bivalue-oddagon": "a bivalue oddagon",
    "broken-wing": "a broken wing",
    "tridagon": "a tridagon",
    "tridagon-links": "a tridagon with links",
}
_EXPLANATIONS = {
    **{
        f"{each}-wing": _BENT.replace("{number}", number, 1) for each, (_, number) in _WINGS.items()
    },
    "bent-quad": _BENT.replace("{number}", "Four", 1)
    + " Where no cell lies in both the line and the box, there is no hinge as in a WXYZ-Wing.",
    "unique-loop": (
        "A loop of six cells and more that could hold two digits in turn, two cells in each house "
        "that it passes: the digits could be swapped along the loop. " + _GUARDED + _GONE
    ),
    "bug-lite": (
        "A few cells of two digits each, in which every digit of every house comes twice: each "
        "cell could take its other digit, and no house would notice. " + _GUARDED + _GONE
    ),
    "reverse-bug": (
        "Of a pattern of two digits that could be swapped, all cells but one are filled, and none "
        "of them is a given. The last cell must not complete the pattern, or the puzzle would have "
        "two solutions."
    ),
    "extended-rectangle": (
        "Two lines cross three or four others in cells that could hold just as many digits. The "
        "two lines could be swapped there without any house noticing. " + _GUARDED + _GONE
    ),
    "mug": (
        "A pattern of cells with two or three digits each that, however it is filled, can be "
        "filled in another way that no house can tell apart: a multivalue universal grave. "
        + _GUARDED
        + _GONE
    ),
    "bivalue-oddagon": (
        "An odd number of cells in a ring, each of which sees the next, could not hold two digits "
        "in turn. Some have other candidates, the guardians; one of them is true. " + _GONE
    ),
    "broken-wing": (
        "An odd number of places of one digit make a ring in which neighbours share a house. If no "
        "house had a further place, the digit would have to be in every second cell of an odd "
        "ring, which cannot be. So one of the further places, the guardians, holds the digit, and "
        "what sees them all does not."
    ),
    "tridagon": (
        "Four boxes that make a rectangle have three cells each, in three rows and three columns, "
        "that could hold the same three digits. In three boxes the cells run one way, in the "
        "fourth the other way: then the three digits alone cannot fill them. One of the other "
        "candidates, the guardians, is true. " + _GONE
    ),
    "tridagon-links": (
        "The twelve cells of a tridagon cannot be filled with their three digits alone, so one of "
        "the guardians is true. Each of them leads by singles and locked candidates to the same "
        "end, so that end is true in any case."
    ),
}
_LOOKS = {
    **{
        f"{each}-wing": (
            f"Find {number.lower()} cells of a line and a box with {number.lower()} digits, all "
            "but one of which keep to the line or to the box."
        )
        for each, (_, number) in _WINGS.items()
    },
    "bent-quad": "Find four cells of a line and a box with four digits, and no hinge.",
    "unique-loop": "Find a ring of cells that could hold the same two digits in turn.",
    "bug-lite": "Find cells of two digits in which every digit of every house comes twice.",
    "reverse-bug": (
        "Find filled cells of two digits, none of them a given, that one more cell would complete "
        "to a pattern that can be swapped."
    ),
    "extended-rectangle": "Find two lines that hold the same three digits in three other lines.",
    "mug": "Find cells in two lines whose digits could be exchanged in a circle.",
    "bivalue-oddagon": "Find a ring of five or seven cells that could hold the same two digits.",
    "broken-wing": "Find a ring of five or seven places of a digit, and its places beside it.",
    "tridagon": "Find four boxes with three cells each that could hold the same three digits.",
    "tridagon-links": "Find a tridagon, and follow each of its guardians to a common end.",
}
_WING_SENTENCE = (
    "{set_cells} have only {set_digits}. Each of these digits but {free_digit} can be in them once "
    "at most, so {free_digit} must be among them. What sees all its places there cannot be "
    "{free_digit}: {outcome}."
)
_ODD = (
    "{pattern_cells} cannot be filled with {set_digits} alone. So one of their further candidates "
    "is true, and {outcome}."
)
_SENTENCES = {
    **{f"{each}-wing": _WING_SENTENCE for each in _WINGS},
    "bent-quad": _WING_SENTENCE,
    "unique-loop": _SWAP + _KEPT,
    "unique-loop.locked": (
        _SWAP
        + "In {house}, {locked_digit} has places only in cells of the loop that hold more. The "
        "other digit there would complete it. So {outcome}."
    ),
    "dual-two-string-kite.digits": (
        "A kite of {digit} and one of {second_digit} hang on the same box, at {joined_cells}. Each "
        "of the two digits is in one of these cells at most, so each kite has its digit at one of "
        "its far ends: {outcome}."
    ),
    "bug-lite": _SWAP + _KEPT,
    "reverse-bug": (
        "With one cell more, {pattern_cells} would hold only {set_digits} and could be swapped, "
        "since none of them is a given: two solutions. So {outcome}."
    ),
    "extended-rectangle": _SWAP + _KEPT,
    "mug": _SWAP + _KEPT,
    "bivalue-oddagon": (
        "{pattern_cells} make an odd ring, which {set_digits} cannot fill in turn. So one of its "
        "further candidates is true, and {outcome}."
    ),
    "broken-wing": (
        "In {base_houses}, {digit} would have to be in every second cell of an odd ring of "
        "{pattern_cells}, if it had no other places. So it is in one of {guardian_cells:or}, and "
        "{outcome}."
    ),
    "tridagon": _ODD,
    "tridagon-links": (
        "{pattern_cells} cannot be filled with {set_digits} alone. So one of their further "
        "candidates is true; each leads to the same end. {branches} So {outcome}."
    ),
}

MESSAGES = {
    **{f"technique.{each}.name": text for each, text in _NAMES.items()},
    **{f"technique.{each}.taken": text for each, text in _TAKEN.items()},
    **{
        f"technique.{each}.explanation": text.replace("{number}", "as many")
        for each, text in _EXPLANATIONS.items()
    },
    **{f"technique.{each}.look": text for each, text in _LOOKS.items()},
    **{f"technique.{each}.sentence": text for each, text in _SENTENCES.items()},
}
