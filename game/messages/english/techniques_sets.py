"""The words of almost locked sets, other counts of cells and digits, and templates."""

_SET = (
    "An almost locked set is some cells of a house with one candidate more than cells: when one "
    "digit is not in it, all its others are. "
)
_ALIGNED = (
    "List every way to fill the {number} cells. Cross out each that repeats a digit in a house, or "
    "that leaves some cell without a candidate. A digit that is in none of the ways left goes."
)
_ALIGNED_SENTENCE = (
    "Go through the ways to fill {set_cells}. A way is out that has a digit twice in a house, or "
    "that leaves no candidate to {excluding_cells:or}. What is in no other way goes: {outcome}."
)
_ALIGNED_ALONE = (
    "Go through the ways to fill {set_cells}. A way is out that has a digit twice in a house. What "
    "is in no other way goes: {outcome}."
)
_COVERED = (
    "All candidates of these {count} cells lie in as many pairs of a house and a digit: "
    "{set_cells}. Each pair is used once there, in {cover_houses}. So {outcome}."
)

MESSAGES = {
    "technique.als-xz.name": "ALS-XZ",
    "technique.als-xz.taken": "an ALS-XZ",
    "technique.als-xz.look": (
        "Find two sets with one digit more than cells that share two digits. One of these may be "
        "in one of the sets only."
    ),
    "technique.als-xz.explanation": (
        _SET + "Two sets share a digit whose places all see each other, a restricted common: only "
        "one of the sets can hold it. The other set then holds all its other digits. So a further "
        "digit that both share is in one of them, and what sees all its places goes. With two "
        "restricted commons each set loses one of them, and every other digit is locked in its set."
    ),
    "technique.als-xz.sentence": (
        "Here are two sets, {first_set}, and {last_set}: each has one digit more than cells. Only "
        "one of them can hold {common_digits}. The other then holds all its other digits, "
        "{digits} among them. What sees every {digits} of both cannot be it: {outcome}."
    ),
    "technique.als-xz.double.sentence": (
        "Here are two sets, {first_set}, and {last_set}: each has one digit more than cells. Each "
        "of {common_digits} can be in one of them only. So each set has one of the two, and all "
        "its other digits: {outcome}."
    ),
    "technique.als-xy-wing.name": "ALS-XY-Wing",
    "technique.als-xy-wing.taken": "an ALS-XY-Wing",
    "technique.als-xy-wing.look": (
        "Find three sets with one digit more than cells, the middle one linked to both."
    ),
    "technique.als-xy-wing.explanation": (
        _SET
        + "A pivot set shares a restricted common, a digit that only one of two sets can hold, "
        "with each of two outer sets. The pivot can lack just one of the two digits, so that one "
        "outer set lacks its own and holds all its other digits. A digit that both outer sets "
        "share is in one of them."
    ),
    "technique.als-xy-wing.sentence": (
        "Here are three sets: {sets}. Each has one digit more than cells. Neighbours cannot both "
        "hold their common digit, {common_digits:or}. The middle set lacks one digit at most, so "
        "one outer set loses its common digit and holds all its others. {digits} is in "
        "{first_set:or}, or in {last_set:or}: {outcome}."
    ),
    "technique.als-chain.name": "ALS chain",
    "technique.als-chain.taken": "an ALS chain",
    "technique.als-chain.look": (
        "Find sets with one digit more than cells, each linked to the next."
    ),
    "technique.als-chain.explanation": (
        _SET + "Four or more sets form a chain in which neighbours share a restricted common, a "
        "digit that only one of the two can hold, and no set uses the same digit on both sides. "
        "If the first set lacks a digit, the last set is forced to hold all others but the one it "
        "is entered by. A digit that both ends share is in one of them."
    ),
    "technique.als-chain.sentence": (
        "These sets have one digit more than cells each: {sets}. Neighbours cannot both hold their "
        "common digit, in turn {common_digits}. If the first set has no {digits}, it holds all its "
        "others, so the second loses its common digit, and so on: the last set then holds "
        "{digits}. What sees every {digits} of both cannot be it: {outcome}."
    ),
    "technique.death-blossom.name": "Death blossom",
    "technique.death-blossom.taken": "a death blossom",
    "technique.death-blossom.look": (
        "Find a cell whose every digit takes one from a set with one digit too many."
    ),
    "technique.death-blossom.explanation": (
        _SET + "A stem cell has an almost locked set, a petal, for each of its candidates: all "
        "places of the candidate in the petal see the stem. Whatever the stem holds, one petal "
        "loses that digit and holds all its others. A digit that all petals share is in one of "
        "them, and what sees all its places goes."
    ),
    "technique.death-blossom.sentence": (
        "{stem_cell} is {stem_digits:or}. Each of these takes its digit out of one of the sets: "
        "{sets}. That set then holds all its other digits. So a digit that all sets share is in "
        "one of them: {outcome}."
    ),
    "technique.sue-de-coq.name": "Sue de Coq",
    "technique.sue-de-coq.taken": "Sue de Coq",
    "technique.sue-de-coq.look": (
        "Where a line meets a box, find cells with two digits more than cells, and helpers."
    ),
    "technique.sue-de-coq.explanation": (
        "Two or three cells where a line meets a box have at least two candidates more than cells. "
        "Cells in the rest of the line and cells in the rest of the box, which share none of these "
        "candidates with each other, take up the surplus exactly. Then every digit is used once: "
        "those of the line cells are locked in the line, those of the box cells in the box, and "
        "the remaining ones in the meeting itself. The further cells may bring digits of their own."
    ),
    "technique.sue-de-coq.sentence": (
        "{meeting_cells} have the digits {digits}. With {line_cells} in {first_house} and "
        "{box_cells} in {last_house}, there are just as many digits as cells. So each digit is "
        "used once among them: {outcome}."
    ),
    "technique.aligned-pair-exclusion.name": "Aligned pair exclusion",
    "technique.aligned-pair-exclusion.taken": "aligned pair exclusion",
    "technique.aligned-pair-exclusion.look": (
        "Find two cells that are seen by several cells of two candidates, and go through their "
        "pairs of digits."
    ),
    "technique.aligned-pair-exclusion.explanation": _ALIGNED.replace("{number}", "two", 1),
    "technique.aligned-pair-exclusion.sentence": _ALIGNED_SENTENCE,
    "technique.aligned-pair-exclusion.alone.sentence": _ALIGNED_ALONE,
    "technique.aligned-triplet-exclusion.name": "Aligned triple exclusion",
    "technique.aligned-triplet-exclusion.taken": "aligned triple exclusion",
    "technique.aligned-triplet-exclusion.look": (
        "Find three cells that are seen by several cells of two or three candidates, and go "
        "through their digits."
    ),
    "technique.aligned-triplet-exclusion.explanation": _ALIGNED.replace("{number}", "three", 1),
    "technique.aligned-triplet-exclusion.sentence": _ALIGNED_SENTENCE,
    "technique.aligned-triplet-exclusion.alone.sentence": _ALIGNED_ALONE,
    "technique.multi-sector-locked-set.name": "Multi-sector locked set",
    "technique.multi-sector-locked-set.taken": "a multi-sector locked set",
    "technique.multi-sector-locked-set.look": (
        "Find rows and columns whose common cells are covered by as many digits of houses."
    ),
    "technique.multi-sector-locked-set.explanation": (
        "Some rows and columns meet in a number of cells. All candidates of these cells lie in as "
        "many pairs of a house and a digit. Each pair fills one of the cells at most, so each "
        "fills exactly one. Its digit is ruled out in the rest of its house."
    ),
    "technique.multi-sector-locked-set.sentence": _COVERED,
    "technique.sk-loop.name": "SK loop",
    "technique.sk-loop.taken": "an SK loop",
    "technique.sk-loop.look": (
        "Find four boxes in a rectangle whose pairs of cells share digits all around."
    ),
    "technique.sk-loop.explanation": (
        "Two rows cross two columns in four boxes. In each box the cells of the lines beside the "
        "crossing make up a ring of sixteen. Digits of the lines and digits of the boxes, sixteen "
        "in all, cover their candidates; so each is used once in its line or box, and goes from "
        "the rest of it."
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
        "{pattern_digit} can be placed on the whole board in {count} ways. All of them use "
        "{pattern_cells}. So {outcome}."
    ),
    "technique.template-delete.name": "Template delete",
    "technique.template-delete.taken": "a template delete",
    "technique.template-delete.look": (
        "Write down every way to place a digit: is a cell in none of them?"
    ),
    "technique.template-delete.explanation": (
        "A template is one way to place a digit in all nine rows, columns and boxes. A candidate "
        "that is part of no template that the board still allows can go. Nobody finds this by eye: "
        "it is for study."
    ),
    "technique.template-delete.sentence": (
        "{pattern_digit} can be placed on the whole board in {count} ways. None of them uses "
        "{pattern_cells:or}. So {outcome}."
    ),
}
