"""Texts of almost locked sets, other counts of cells and digits, and templates."""

_SET = (
    "An almost locked set is a group of cells in a house with one more candidate than cells. "
    "When one of its digits is not in it, all others are. "
)
_ALIGNED = (
    "List every way to fill the {number} cells. Cross out each one that repeats a digit in a "
    "house, or that leaves some cell without a candidate. A digit that none of the remaining "
    "ways uses is eliminated."
)
_ALIGNED_SENTENCE = (
    "Go through the ways to fill {set_cells}. Cross out those that repeat a digit in a house, "
    "and those that leave no candidate for {excluding_cells:or}. A digit that none of the "
    "others uses is eliminated: {outcome}."
)
_ALIGNED_ALONE = (
    "Go through the ways to fill {set_cells}. Cross out those that repeat a digit in a house. A "
    "digit that none of the others uses is eliminated: {outcome}."
)
_COVERED = (
    "Take these {count} cells: {set_cells}. All their candidates are covered by {count} digits, "
    "each in one of these houses: {cover_houses}. Each can fill only one of the cells, so it "
    "fills exactly one and is eliminated from the rest of its house: {outcome}."
)

MESSAGES = {
    "technique.als-xz.name": "ALS-XZ",
    "technique.als-xz.taken": "an ALS-XZ",
    "technique.als-xz.look": (
        "Find two almost locked sets (one more digit than cells) that share two digits. "
        "One of these digits can be in only one of the sets."
    ),
    "technique.als-xz.explanation": (
        _SET
        + (
            "Two sets share a digit whose places all see each other, a restricted common: only one "
            "of the sets can hold it. The other set then holds all its other digits. So another "
            "digit that both share is in one of them, and is eliminated from any cell that "
            "sees all its places. With two restricted commons, each set lacks one of them, and "
            "every other digit is locked in its set."
        )
    ),
    "technique.als-xz.sentence": (
        "Two sets each have one more digit than cells: {first_set}, and {last_set}. Only "
        "one of them can hold {common_digits}, so the other holds all its other digits, "
        "including {digits}. A cell that sees all places of {digits:or} in both sets cannot be "
        "{digits:or}: {outcome}."
    ),
    "technique.als-xz.double.sentence": (
        "Two sets each have one more digit than cells: {first_set}, and {last_set}. "
        "Each of {common_digits} can be in only one of them. So each set has one of the two, "
        "and all its other digits: {outcome}."
    ),
    "technique.als-xy-wing.name": "ALS-XY-Wing",
    "technique.als-xy-wing.taken": "an ALS-XY-Wing",
    "technique.als-xy-wing.look": (
        "Find three almost locked sets (one more digit than cells). The middle one is "
        "linked to the other two."
    ),
    "technique.als-xy-wing.explanation": (
        _SET + "A pivot set shares a restricted common, a digit that only one of two sets "
        "can hold, with each of two outer sets. The pivot can lack just one of the "
        "two digits, so one outer set lacks its own and holds all its other digits. "
        "A digit that both outer sets share is in one of them."
    ),
    "technique.als-xy-wing.sentence": (
        "Three sets each have one more digit than cells: {sets}. Neighbouring sets share a "
        "digit that only one of the two can hold. These digits are {common_digits}. The middle "
        "set lacks at most one digit, so one outer set lacks its common digit and holds all its "
        "other digits. A cell that sees all places of {digits:or} in both outer sets cannot be "
        "{digits:or}: {outcome}."
    ),
    "technique.als-chain.name": "ALS chain",
    "technique.als-chain.taken": "an ALS chain",
    "technique.als-chain.look": (
        "Find almost locked sets (one more digit than cells), each linked to the next."
    ),
    "technique.als-chain.explanation": (
        _SET + "Four or more sets form a chain in which neighbours share a restricted "
        "common, a digit that only one of the two can hold. No set uses the same "
        "digit on both sides. If the first set lacks a digit, the last set must hold "
        "all its digits but the one that links it. A digit that both ends share is "
        "in one of them."
    ),
    "technique.als-chain.sentence": (
        "These sets each have one more digit than cells: {sets}. Neighbouring sets share a "
        "digit that only one of the two can hold. In turn, these digits are {common_digits}. If "
        "the first set lacks {digits:or}, it holds all its other digits. So the second lacks its "
        "common digit, and so on, until the last set must hold {digits:or}. A cell that sees "
        "all places of {digits:or} in the first and the last set cannot be {digits:or}: "
        "{outcome}."
    ),
    "technique.death-blossom.name": "Death blossom",
    "technique.death-blossom.taken": "a death blossom",
    "technique.death-blossom.look": (
        "Find a cell where each candidate would take a digit from an almost locked set (one more "
        "digit than cells)."
    ),
    "technique.death-blossom.explanation": (
        _SET
        + (
            "A stem cell has an almost locked set, a petal, for each of its candidates: all places "
            "of the candidate in the petal see the stem. Whatever the stem holds, one petal lacks "
            "that digit and holds all its other digits. A digit that all petals share is in one of "
            "them, and is eliminated from any cell that sees all its places."
        )
    ),
    "technique.death-blossom.sentence": (
        "{stem_cell} is {stem_digits:or}. Whichever it is, one of these sets cannot have that "
        "digit: {sets}. That set then holds all its other digits. So a digit that all the sets "
        "share is in one of them: {outcome}."
    ),
    "technique.sue-de-coq.name": "Sue de Coq",
    "technique.sue-de-coq.taken": "Sue de Coq",
    "technique.sue-de-coq.look": (
        "Where a row or column meets a box, find cells with two more digits than cells, and "
        "cells beside them that take up the surplus."
    ),
    "technique.sue-de-coq.explanation": (
        "Two or three cells where a row or column meets a box have at least two more "
        "candidates than cells. Cells in the rest of the row or column, and cells in the rest of "
        "the box, take up exactly this surplus and share no candidates with each other. Then "
        "every digit is used once. Each is locked in the row or column, in the box, or where "
        "the two meet."
    ),
    "technique.sue-de-coq.sentence": (
        "{meeting_cells} have the digits {digits}. Together with {line_cells} in "
        "{first_house} and {box_cells} in {last_house}, they have just as many digits as "
        "cells. So each digit is used exactly once among them: {outcome}."
    ),
    "technique.aligned-pair-exclusion.name": "Aligned pair exclusion",
    "technique.aligned-pair-exclusion.taken": "aligned pair exclusion",
    "technique.aligned-pair-exclusion.look": (
        "Find two cells that are seen by several cells with two candidates, and go through their "
        "pairs of digits."
    ),
    "technique.aligned-pair-exclusion.explanation": _ALIGNED.replace("{number}", "two", 1),
    "technique.aligned-pair-exclusion.sentence": _ALIGNED_SENTENCE,
    "technique.aligned-pair-exclusion.alone.sentence": _ALIGNED_ALONE,
    "technique.aligned-triplet-exclusion.name": "Aligned triple exclusion",
    "technique.aligned-triplet-exclusion.taken": "aligned triple exclusion",
    "technique.aligned-triplet-exclusion.look": (
        "Find three cells that are seen by several cells with two or three candidates, and go "
        "through their digits."
    ),
    "technique.aligned-triplet-exclusion.explanation": _ALIGNED.replace("{number}", "three", 1),
    "technique.aligned-triplet-exclusion.sentence": _ALIGNED_SENTENCE,
    "technique.aligned-triplet-exclusion.alone.sentence": _ALIGNED_ALONE,
    "technique.multi-sector-locked-set.name": "Multi-sector locked set",
    "technique.multi-sector-locked-set.taken": "a multi-sector locked set",
    "technique.multi-sector-locked-set.look": (
        "Find rows and columns that meet in cells whose candidates are covered by just as many "
        "digits, each in one house."
    ),
    "technique.multi-sector-locked-set.explanation": (
        "Some rows and columns meet in a number of cells. All candidates of these cells are "
        "covered by just as many digits, each in one house. Each digit can fill only one of the "
        "cells, so it fills exactly one and is eliminated from the rest of its house."
    ),
    "technique.multi-sector-locked-set.sentence": _COVERED,
    "technique.sk-loop.name": "SK loop",
    "technique.sk-loop.taken": "an SK loop",
    "technique.sk-loop.look": (
        "Find four boxes in a rectangle whose pairs of cells share digits all the way round."
    ),
    "technique.sk-loop.explanation": (
        "Two rows cross two columns in four boxes. In each box, the cells of the row and "
        "column beside their crossing are part of a loop of sixteen cells. Sixteen digits, "
        "each in a row, a column or a box, cover all candidates of the loop. So each is used "
        "exactly once, and is eliminated from the rest of its house."
    ),
    "technique.sk-loop.sentence": _COVERED,
    "technique.template-set.name": "Template set",
    "technique.template-set.taken": "a template set",
    "technique.template-set.look": (
        "Write down every way to place a digit: is a cell in all of them?"
    ),
    "technique.template-set.explanation": (
        "A template is one way to place a digit in all nine rows, columns and boxes. A cell that "
        "is part of every template that the board still allows holds the digit. Nobody finds this "
        "by eye: it is for study."
    ),
    "technique.template-set.sentence": (
        "All the remaining ways to place {pattern_digit} on the whole board use "
        "{pattern_cells}. So {outcome}."
    ),
    "technique.template-delete.name": "Template delete",
    "technique.template-delete.taken": "a template delete",
    "technique.template-delete.look": (
        "Write down every way to place a digit: is a cell in none of them?"
    ),
    "technique.template-delete.explanation": (
        "A template is one way to place a digit in all nine rows, columns and boxes. A "
        "candidate that is part of no template that the board still allows is eliminated. "
        "Nobody finds this by eye: it is for study."
    ),
    "technique.template-delete.sentence": (
        "None of the remaining ways to place {pattern_digit} on the whole board uses "
        "{pattern_cells:or}. So {outcome}."
    ),
}
