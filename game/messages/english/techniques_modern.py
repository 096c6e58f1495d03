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
    "aligned-pair-exclusion": "Aligned pair exclusion",
    "aligned-triplet-exclusion": "Aligned triple exclusion",
    "kraken-fish-1": "Kraken fish 1",
    "kraken-fish-2": "Kraken fish 2",
    "almost-aic": "Almost AIC",
    "junior-exocet": "Junior exocet",
    "senior-exocet": "Senior exocet",
    "fireworks": "Fireworks",
    "medusa": "3D Medusa",
    "multi-sector-locked-set": "Multi-sector locked set",
    "sk-loop": "SK loop",
    "symmetrical-placement": "Symmetrical placement",
    "tridagon": "Tridagon",
    "tridagon-links": "Tridagon with links",
}
_TAKEN = {
    **{
        f"{prefix}{kind.lower()}-{fish}": f"a {prefix.replace('-', ' ')}{kind} {fish.capitalize()}"
        for fish in ("squirmbag", "whale")
        for prefix in ("", "finned-")
        for kind in ("Franken", "mutant")
        if (prefix, kind, fish) != ("finned-", "Franken", "whale")
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
    "aligned-pair-exclusion": "aligned pair exclusion",
    "aligned-triplet-exclusion": "aligned triple exclusion",
    **dict.fromkeys(("kraken-fish-1", "kraken-fish-2"), "a Kraken fish"),
    "almost-aic": "an almost AIC",
    "junior-exocet": "a junior exocet",
    "senior-exocet": "a senior exocet",
    "fireworks": "fireworks",
    "medusa": "3D Medusa",
    "multi-sector-locked-set": "a multi-sector locked set",
    "sk-loop": "an SK loop",
    "symmetrical-placement": "symmetrical placement",
    "tridagon": "a tridagon",
    "tridagon-links": "a tridagon with links",
}
_BASE = (
    "Two cells in a line and a box, the base, hold three or four digits in all. Three cross-lines "
    "run past them: through the third cell of that line in the box, and one through each of the "
    "two other boxes beside it. "
)
_TWO_LINES = (
    "A digit that is true in the base has a place in each cross-line. Apart from the targets, its "
    "places there lie in two lines, which is one too few. So it is in a target, and the two "
    "targets hold the two digits of the base and nothing else."
)
_ALIGNED = (
    "{number} cells can be filled in so many ways. A way is out that has a digit twice in a house, "
    "and one that leaves nothing to a cell that sees them all. A digit that is in none of the "
    "other ways goes from its cell."
)
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
    "fireworks": (
        "A row and a column cross in a box. For each of three digits, the row has one place "
        "outside the box, and the column has one, the same two cells for all three. The box has "
        "room for a digit once, so each is in one of the two cells or where the lines cross: the "
        "three cells hold the three digits, and the rest of the box has them in the two lines."
    ),
    "aligned-pair-exclusion": _ALIGNED.replace("{number}", "Two", 1),
    "aligned-triplet-exclusion": _ALIGNED.replace("{number}", "Three", 1),
    "kraken-fish-1": (
        "A fish of rows and columns would rule a candidate out if it had no fins. Each of its fins "
        "either sees that candidate or leads by a chain to its end. Whether a fin is true or none, "
        "the candidate goes."
    ),
    "kraken-fish-2": (
        "A fish has its digit once in each of its covers, unless one of its fins is true. So of "
        "the places in one cover and the fins one is true. From each of them a chain leads to the "
        "same end, and that end is true in any case."
    ),
    "almost-aic": (
        "A chain would be an alternating inference chain if one of its cells or houses had not a "
        "third candidate. Is that extra candidate false, one end of the chain is true. Is it true, "
        "a chain of its own leads from it. What both rule out goes."
    ),
    "junior-exocet": (
        _BASE
        + "In each of these boxes a cell of the cross-line that the base does not see is a target, "
        "and the other one has none of the digits. " + _TWO_LINES
    ),
    "senior-exocet": (
        _BASE + "Two cells of the cross-lines are the targets, and not both of them lie in these "
        "boxes. What else the base does not see there in the boxes has none of the digits. "
        + _TWO_LINES
    ),
    "medusa": (
        "Strong links, in houses and in cells, join candidates of all digits. Two colours in turn "
        "mark them: either all of one colour are true or all of the other. A colour that is twice "
        "in a house or a cell, or leaves a cell nothing, is false. What sees both colours is false "
        "in any case."
    ),
    "multi-sector-locked-set": (
        "As many cells, where some rows cross some columns, as there are pairs of a house and a "
        "digit that cover all their candidates. Each pair takes one cell at most, so each takes "
        "exactly one, and its digit goes from the rest of its house."
    ),
    "sk-loop": (
        "Two rows cross two columns in four boxes. In each box the cells of the lines beside the "
        "crossing make up a ring of sixteen. Digits of the lines and digits of the boxes, sixteen "
        "in all, cover their candidates; so each is used once in its line or box, and goes from "
        "the rest of it."
    ),
    "symmetrical-placement": (
        "Turned or reflected, the givens are the same givens, apart from an exchange of digits. "
        "Then the solution is the same too, or there would be a second one. A cell that stays in "
        "its place holds a digit that is not exchanged, and of two cells that change places each "
        "holds what becomes of the other's digit."
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
    "fireworks": (
        "Find three digits that a row and a column leave to the same two cells outside a box."
    ),
    "aligned-pair-exclusion": (
        "Find two cells that are seen by several cells of two candidates, and go through their "
        "pairs of digits."
    ),
    "aligned-triplet-exclusion": (
        "Find three cells that are seen by several cells of two or three candidates, and go "
        "through their digits."
    ),
    "kraken-fish-1": (
        "Find a fish with fins that do not all see what it would rule out, and follow the chains "
        "from those fins."
    ),
    "kraken-fish-2": (
        "Find a fish, choose one of its covers, and follow the chains from the places there."
    ),
    "almost-aic": (
        "Find an alternating chain with one extra candidate in its way, and follow a chain from "
        "that one."
    ),
    "junior-exocet": (
        "Find two cells in a line and a box with three or four digits, and look how these digits "
        "lie in three lines across."
    ),
    "senior-exocet": (
        "Find what is nearly a junior exocet, with a target further away in a line across."
    ),
    "medusa": "Mark candidates along strong links of cells and houses with two colours in turn.",
    "multi-sector-locked-set": (
        "Find rows and columns whose common cells are covered by as many digits of houses."
    ),
    "sk-loop": "Find four boxes in a rectangle whose pairs of cells share digits all around.",
    "symmetrical-placement": (
        "Turn or reflect the board, and see whether the givens are the same, digits exchanged."
    ),
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
_EXOCET = (
    "Two of {set_digits} are in {base_cells}. If such a digit were in neither of {target_cells}, "
    "{cross_houses} would have it only where two lines hold all its places: one too few. So the "
    "two digits of {base_cells} are those of {target_cells}. "
)
_ALIGNED_SENTENCE = (
    "Go through the ways to fill {set_cells}. A way is out that has a digit twice in a house, or "
    "that leaves no candidate to {excluding_cells:or}. What is in no other way goes: {outcome}."
)
_ALIGNED_ALONE = (
    "Go through the ways to fill {set_cells}. A way is out that has a digit twice in a house. What "
    "is in no other way goes: {outcome}."
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
    "fireworks": (
        "Outside {box_house}, {base_houses} have one place each for {set_digits}: the same two "
        "cells for all three. A digit that is in neither of them has to be where the two lines "
        "cross, since the box has it only once. So {set_cells} hold these three digits: {outcome}."
    ),
    **dict.fromkeys(("aligned-pair-exclusion", "aligned-triplet-exclusion"), _ALIGNED_SENTENCE),
    **dict.fromkeys(
        ("aligned-pair-exclusion.alone", "aligned-triplet-exclusion.alone"), _ALIGNED_ALONE
    ),
    "kraken-fish-1": (
        "Without {fish_digit} in {extra_cells:or}, {base_houses} would have it in {cover_houses} "
        "alone: a fish, by which {outcome}. With it there, the same follows. {branches} So "
        "{outcome} in any case."
    ),
    "kraken-fish-2": (
        "Without {fish_digit} in {extra_cells:or}, {base_houses} would have it in {cover_houses} "
        "alone: a fish, which has it once in {meeting_house}. Wherever it is, the same follows. "
        "{branches} So {outcome} in any case."
    ),
    "kraken-fish-2.plain": (
        "{base_houses} have {fish_digit} in {cover_houses} alone: a fish, which has it once in "
        "{meeting_house}. Wherever it is, the same follows. {branches} So {outcome} in any case."
    ),
    "almost-aic.same": (
        "Without {extra_digit} in {extra_cell}, an alternating chain would come back to where it "
        "begins: {start}, and so {outcome}. With it there, the same follows. {branches} So "
        "{outcome} in any case."
    ),
    "almost-aic": (
        "Without {extra_digit} in {extra_cell}, one end of an alternating chain would be true: "
        "{start} or {end}, and so {outcome}. With it there, the same follows. {branches} So "
        "{outcome} in any case."
    ),
    **{
        f"{kind}-exocet{variant}": _EXOCET + end
        for kind in ("junior", "senior")
        for variant, end in (
            ("", "What cannot be so goes: {outcome}."),
            (
                ".mirror",
                "The digit of a target is once more in the next box, beyond the lines of target "
                "and base. What cannot be so goes: {outcome}.",
            ),
        )
    },
    "medusa": (
        "Strong links join {count} candidates, so that they are true by turns. Whichever of them "
        "are true, {outcome}."
    ),
    "medusa.wrap": (
        "Strong links join {count} candidates, so that they are true by turns. If one half of them "
        "were true, they would be in the way of each other, or of a cell. So {outcome}."
    ),
    **dict.fromkeys(
        ("multi-sector-locked-set", "sk-loop"),
        "All candidates of these {count} cells lie in as many pairs of a house and a digit: "
        "{set_cells}. Each pair is used once there, in {cover_houses}. So {outcome}.",
    ),
    **{
        f"symmetrical-placement.{turn}.{kind}": f"{words} the givens, apart from an exchange of "
        "digits ({exchange}), and so the solution. " + end
        for turn, words in (
            ("half-turn", "A half turn does not change"),
            ("quarter-turn", "A quarter turn does not change"),
            ("falling", "A reflection in the diagonal that falls does not change"),
            ("rising", "A reflection in the diagonal that rises does not change"),
            ("upright", "Exchanging left and right does not change"),
            ("level", "Exchanging top and bottom does not change"),
        )
        for kind, end in (
            ("fixed", "A cell that stays in its place holds {kept_digits:or}: {outcome}."),
            (
                "moved",
                "Each cell comes to lie on another, and its digit becomes that cell's digit. A "
                "candidate whose counterpart is not possible in the other cell goes: {outcome}.",
            ),
        )
    },
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
