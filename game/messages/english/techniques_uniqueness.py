"""The words of all that rests on the puzzle having one solution, but for symmetry."""

_RECTANGLE_LOOK = (
    "Find four cells in two rows, two columns and two boxes that could hold the same two digits"
)
_DEADLY = (
    "Four open cells in two rows, two columns and two boxes must not end up with two digits "
    "crosswise: they could be swapped, and the puzzle would have a second solution. "
)
_SWAPPED = "otherwise the four cells {corner_cells} could be swapped: two solutions"
_GONE = (
    "What sees them all goes, and a cell that holds every guardian is none of the pattern's digits."
)
_GUARDED = (
    "Cells that could not all keep to some digits, or would leave several solutions, hold other "
    "candidates too: the guardians of the pattern. One of them is true. "
)
_KEPT = "So one of the further candidates of these cells is true, and {outcome}."
_COULD_BE_SWAPPED = (
    "{pattern_cells} could be swapped if they held only {set_digits}: two solutions. "
)

MESSAGES = {
    "technique.uniqueness-test-1.name": "Uniqueness test 1",
    "technique.uniqueness-test-1.taken": "a uniqueness test",
    "technique.uniqueness-test-1.look": _RECTANGLE_LOOK + ", three of them nothing else.",
    "technique.uniqueness-test-1.explanation": (
        _DEADLY + "When three of the cells have just these two candidates, the fourth cannot hold "
        "either of them."
    ),
    "technique.uniqueness-test-1.sentence": (
        "Three of {corner_cells} have only {pair_digits}. {roof_cells} must be something else, "
        + _SWAPPED
        + ". So {outcome}."
    ),
    "technique.uniqueness-test-2.name": "Uniqueness test 2",
    "technique.uniqueness-test-2.taken": "a uniqueness test",
    "technique.uniqueness-test-2.look": (
        _RECTANGLE_LOOK + ", two of them with the same digit more."
    ),
    "technique.uniqueness-test-2.explanation": (
        _DEADLY + "When two cells on one side have just the two digits and the two on the other "
        "side have the same one digit more, one of these must hold it. No cell that sees both can."
    ),
    "technique.uniqueness-test-2.sentence": (
        "One of {roof_cells} must be {digits}, "
        + _SWAPPED
        + ". What sees both cannot be {digits}: {outcome}."
    ),
    "technique.uniqueness-test-3.name": "Uniqueness test 3",
    "technique.uniqueness-test-3.taken": "a uniqueness test",
    "technique.uniqueness-test-3.look": (
        _RECTANGLE_LOOK + ", two of them with more, and see what the extra digits do."
    ),
    "technique.uniqueness-test-3.explanation": (
        _DEADLY + "When two cells on one side have more candidates, one of them must hold one of "
        "the extra digits. The two count as a single cell with these digits, which may complete "
        "a naked pair, triple or larger set with other cells of a house they share."
    ),
    "technique.uniqueness-test-3.sentence": (
        "One of {roof_cells} must be more than {pair_digits}, "
        + _SWAPPED
        + ". So in {houses} the two count as one cell with the extra digits. With {set_cells} "
        "they use up {digits}: {outcome}."
    ),
    "technique.uniqueness-test-4.name": "Uniqueness test 4",
    "technique.uniqueness-test-4.taken": "a uniqueness test",
    "technique.uniqueness-test-4.look": (
        _RECTANGLE_LOOK + ", and a house where one of these fits nowhere else."
    ),
    "technique.uniqueness-test-4.explanation": (
        _DEADLY + "When two cells on one side have more candidates, but in a house they share one "
        "of the two digits has no other place, that digit is in one of them. The other digit of "
        "the pair in either of them would complete the pattern."
    ),
    "technique.uniqueness-test-4.sentence": (
        "In {houses}, {digits} fits only in {roof_cells}. The other digit of {pair_digits} cannot "
        "stand there too, " + _SWAPPED + ". So {outcome}."
    ),
    "technique.uniqueness-test-5.name": "Uniqueness test 5",
    "technique.uniqueness-test-5.taken": "a uniqueness test",
    "technique.uniqueness-test-5.look": (
        _RECTANGLE_LOOK + ", some of them with the same digit more."
    ),
    "technique.uniqueness-test-5.explanation": (
        _DEADLY + "When two cells across or three cells have the same one digit more, one of them "
        "must hold it. No cell that sees all of them can."
    ),
    "technique.uniqueness-test-5.sentence": (
        "One of {roof_cells} must be {digits}, "
        + _SWAPPED
        + ". What sees all of them cannot be {digits}: {outcome}."
    ),
    "technique.uniqueness-test-6.name": "Uniqueness test 6",
    "technique.uniqueness-test-6.taken": "a uniqueness test",
    "technique.uniqueness-test-6.look": (
        _RECTANGLE_LOOK + ", and see that one digit has no other place in two lines."
    ),
    "technique.uniqueness-test-6.explanation": (
        _DEADLY + "When two cells across have just the two digits, and one of these has no other "
        "places in both rows or both columns of the rectangle, that digit in one of the other two "
        "cells would force the whole pattern."
    ),
    "technique.uniqueness-test-6.sentence": (
        "In {houses}, {digits} fits only in the corners. In {roof_cells} it would put "
        "{pair_digits} crosswise into all four. That cannot be, " + _SWAPPED + ". So {outcome}."
    ),
    "technique.hidden-rectangle.name": "Hidden rectangle",
    "technique.hidden-rectangle.taken": "a hidden rectangle",
    "technique.hidden-rectangle.look": (
        _RECTANGLE_LOOK + ", one of them nothing else, and look at the one across."
    ),
    "technique.hidden-rectangle.explanation": (
        _DEADLY + "One corner has just these two candidates. When one of the digits has no places "
        "in the row and in the column of the corner across but the corners beside it, the other "
        "digit in that corner would force the whole pattern."
    ),
    "technique.hidden-rectangle.sentence": (
        "Suppose that {across_cell} is {excluded_digit}. Then {linked_digit} must go into "
        "{beside_cells}, the only other places of its row and column. That cannot be, "
        + _SWAPPED
        + ". So {outcome}."
    ),
    "technique.avoidable-rectangle-1.name": "Avoidable rectangle 1",
    "technique.avoidable-rectangle-1.taken": "an avoidable rectangle",
    "technique.avoidable-rectangle-1.look": (
        "Find three corners that were not given, with two digits crosswise."
    ),
    "technique.avoidable-rectangle-1.explanation": (
        "Digits that were placed and not given can also form a rectangle in which two digits could "
        "be swapped. When three corners are placed with two digits crosswise, the fourth must not "
        "complete the pattern."
    ),
    "technique.avoidable-rectangle-1.sentence": (
        "None of {corner_cells} is a given. If {open_cells} were {digit}, {pair_digits} could be "
        "swapped in the four cells: two solutions. So {outcome}."
    ),
    "technique.avoidable-rectangle-2.name": "Avoidable rectangle 2",
    "technique.avoidable-rectangle-2.taken": "an avoidable rectangle",
    "technique.avoidable-rectangle-2.look": (
        "Find two corners that were not given, and two open ones beside them."
    ),
    "technique.avoidable-rectangle-2.explanation": (
        "Digits that were placed and not given can also form a rectangle in which two digits could "
        "be swapped. When two corners of one side are placed and the other two have only the digit "
        "that would complete the pattern and one further digit, the same in both, one of them must "
        "hold it. No cell that sees both can."
    ),
    "technique.avoidable-rectangle-2.sentence": (
        "None of {corner_cells} is a given. One of {open_cells} must be {digit}, otherwise "
        "{pair_digits} could be swapped in the four cells: two solutions. What sees both cannot be "
        "{digit}: {outcome}."
    ),
    "technique.bug-plus-1.name": "BUG+1",
    "technique.bug-plus-1.taken": "a BUG+1",
    "technique.bug-plus-1.look": "See whether every open cell but one has two digits.",
    "technique.bug-plus-1.explanation": (
        "When every open cell has two candidates and every digit comes twice or not at all in each "
        "house, a puzzle never has exactly one solution: a bivalue universal grave. If one cell "
        "with a third candidate is all that keeps the board from that, this candidate is the "
        "solution of the cell."
    ),
    "technique.bug-plus-1.sentence": (
        "Every open cell has two digits, only {odd_cell} has three. Without {odd_digit} "
        "there, each "
        "digit would have two places in all its houses, and such a board never has exactly one "
        "solution. So {odd_cell} is {odd_digit}: {outcome}."
    ),
    "technique.unique-loop.name": "Unique loop",
    "technique.unique-loop.taken": "a unique loop",
    "technique.unique-loop.look": (
        "Find a ring of cells that could hold the same two digits in turn."
    ),
    "technique.unique-loop.explanation": (
        "A loop of six cells and more that could hold two digits in turn, two cells in each house "
        "that it passes: the digits could be swapped along the loop. " + _GUARDED + _GONE
    ),
    "technique.unique-loop.sentence": _COULD_BE_SWAPPED + _KEPT,
    "technique.unique-loop.locked.sentence": (
        _COULD_BE_SWAPPED
        + "In {house}, {locked_digit} has places only in cells of the loop that hold more. The "
        "other digit there would complete it. So {outcome}."
    ),
    "technique.extended-rectangle.name": "Extended rectangle",
    "technique.extended-rectangle.taken": "an extended rectangle",
    "technique.extended-rectangle.look": (
        "Find two lines that hold the same three digits in three other lines."
    ),
    "technique.extended-rectangle.explanation": (
        "Two lines cross three or four others in cells that could hold just as many digits. The "
        "two lines could be swapped there without any house noticing. " + _GUARDED + _GONE
    ),
    "technique.extended-rectangle.sentence": _COULD_BE_SWAPPED + _KEPT,
    "technique.bug-lite.name": "BUG-Lite",
    "technique.bug-lite.taken": "a BUG-Lite",
    "technique.bug-lite.look": (
        "Find cells of two digits in which every digit of every house comes twice."
    ),
    "technique.bug-lite.explanation": (
        "A few cells of two digits each, in which every digit of every house comes twice: each "
        "cell could take its other digit, and no house would notice. " + _GUARDED + _GONE
    ),
    "technique.bug-lite.sentence": _COULD_BE_SWAPPED + _KEPT,
    "technique.reverse-bug.name": "Reverse BUG",
    "technique.reverse-bug.taken": "a reverse BUG",
    "technique.reverse-bug.look": (
        "Find filled cells of two digits, none of them a given, that one more cell would complete "
        "to a pattern that can be swapped."
    ),
    "technique.reverse-bug.explanation": (
        "Of a pattern of two digits that could be swapped, all cells but one are filled, and none "
        "of them is a given. The last cell must not complete the pattern, or the puzzle would have "
        "two solutions."
    ),
    "technique.reverse-bug.sentence": (
        "With one cell more, {pattern_cells} would hold only {set_digits} and could be swapped, "
        "since none of them is a given: two solutions. So {outcome}."
    ),
    "technique.mug.name": "Multivalue grave (MUG)",
    "technique.mug.taken": "a multivalue grave",
    "technique.mug.look": "Find cells in two lines whose digits could be exchanged in a circle.",
    "technique.mug.explanation": (
        "A pattern of cells with two or three digits each that, however it is filled, can be "
        "filled in another way that no house can tell apart: a multivalue universal grave. "
        + _GUARDED
        + _GONE
    ),
    "technique.mug.sentence": _COULD_BE_SWAPPED + _KEPT,
}
