"""Almost locked sets, death blossom, Sue de Coq and templates."""

_SET = (
    "An almost locked set is some cells of a house with one candidate more than cells: when one "
    "digit is not in it, all its others are. "
)

MESSAGES = {
    "technique.als-xz.name": "ALS-XZ",
    "technique.als-xz.explanation": (
        _SET + "Two sets share a digit whose places all see each other, a restricted common: only "
        "one of the sets can hold it. The other set then holds all its other digits. So a further "
        "digit that both share is in one of them, and what sees all its places goes. With two "
        "restricted commons each set loses one of them, and every other digit is locked in its set."
    ),
    "technique.als-xy-wing.name": "ALS-XY-Wing",
    "technique.als-xy-wing.explanation": (
        _SET
        + "A pivot set shares a restricted common, a digit that only one of two sets can hold, "
        "with each of two outer sets. The pivot can lack just one of the two digits, so that one "
        "outer set lacks its own and holds all its other digits. A digit that both outer sets "
        "share is in one of them."
    ),
    "technique.als-chain.name": "ALS chain",
    "technique.als-chain.explanation": (
        _SET + "Four or more sets form a chain in which neighbours share a restricted common, a "
        "digit that only one of the two can hold, and no set uses the same digit on both sides. "
        "If the first set lacks a digit, the last set is forced to hold all others but the one it "
        "is entered by. A digit that both ends share is in one of them."
    ),
    "technique.death-blossom.name": "Death blossom",
    "technique.death-blossom.explanation": (
        _SET + "A stem cell has an almost locked set, a petal, for each of its candidates: all "
        "places of the candidate in the petal see the stem. Whatever the stem holds, one petal "
        "loses that digit and holds all its others. A digit that all petals share is in one of "
        "them, and what sees all its places goes."
    ),
    "technique.sue-de-coq.name": "Sue de Coq",
    "technique.sue-de-coq.explanation": (
        "Two or three cells where a line meets a box have at least two candidates more than cells. "
        "Cells in the rest of the line and cells in the rest of the box, which share none of these "
        "candidates with each other, take up the surplus exactly. Then every digit is used once: "
        "those of the line cells are locked in the line, those of the box cells in the box, and "
        "the remaining ones in the meeting itself. The further cells may bring digits of their own."
    ),
    "technique.template-set.name": "Template set",
    "technique.template-set.explanation": (
        "A template is one way to place a digit in all nine rows, columns and boxes. A cell that "
        "is part of every template that the board still allows holds the digit. Nobody finds this "
        "by eye: it is for study."
    ),
    "technique.template-delete.name": "Template delete",
    "technique.template-delete.explanation": (
        "A template is one way to place a digit in all nine rows, columns and boxes. A candidate "
        "that is part of no template that the board still allows can go. Nobody finds this by eye: "
        "it is for study."
    ),
}
