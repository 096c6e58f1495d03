"""Texts of techniques that rely on a unique solution, except symmetry."""

_RECTANGLE_LOOK = (
    "Find four cells in two rows, two columns and two boxes that could hold the same two digits"
)
_DEADLY = (
    "Four empty cells in two rows, two columns and two boxes must not end up with two digits "
    "crosswise. The digits could be swapped, and the puzzle would have a second solution. "
)
_SWAPPED = (
    "Otherwise the digits of {corner_cells} could be swapped, which would give two solutions."
)
_GONE = (
    "A candidate that sees them all is eliminated, and a cell that holds every guardian cannot "
    "hold a digit of the pattern."
)
_GUARDED = (
    "Since the puzzle has one solution, some of the cells have other candidates, too: the "
    "guardians of the pattern. One of them is true. "
)
_KEPT = "So one of the other candidates of these cells is true, and {outcome}."
_COULD_BE_SWAPPED = (
    "If {pattern_cells} held only {set_digits}, the digits could be swapped, which would "
    "give two solutions. "
)

MESSAGES = {
    "technique.uniqueness-test-1.name": "Unique rectangle, type 1",
    "technique.uniqueness-test-1.taken": "a unique rectangle",
    "technique.uniqueness-test-1.look": (
        _RECTANGLE_LOOK + ". Three of them must have nothing else."
    ),
    "technique.uniqueness-test-1.explanation": (
        _DEADLY + "When three of the cells have just these two candidates, the fourth cannot hold "
        "either of them."
    ),
    "technique.uniqueness-test-1.sentence": (
        "Three of {corner_cells} have only {pair_digits}. {roof_cells} must be "
        "something else. " + _SWAPPED + " So {outcome}."
    ),
    "technique.uniqueness-test-2.name": "Unique rectangle, type 2",
    "technique.uniqueness-test-2.taken": "a unique rectangle",
    "technique.uniqueness-test-2.look": (
        _RECTANGLE_LOOK + ". Two of them must share one extra digit."
    ),
    "technique.uniqueness-test-2.explanation": (
        _DEADLY + "When two cells on one side have just the two digits, and the two on the "
        "other side share one extra digit, one of these must hold it. No cell that "
        "sees both can."
    ),
    "technique.uniqueness-test-2.sentence": (
        "One of {roof_cells} must be {digits}. "
        + _SWAPPED
        + " A cell that sees both cannot be {digits}: {outcome}."
    ),
    "technique.uniqueness-test-3.name": "Unique rectangle, type 3",
    "technique.uniqueness-test-3.taken": "a unique rectangle",
    "technique.uniqueness-test-3.look": (
        _RECTANGLE_LOOK + ". Two of them have extra digits: see what these do."
    ),
    "technique.uniqueness-test-3.explanation": (
        _DEADLY + "When two cells on one side have more candidates, one of them must hold one of "
        "the extra digits. The two count as a single cell with these digits, which may complete "
        "a naked pair, triple or larger set with other cells of a house they share."
    ),
    "technique.uniqueness-test-3.sentence": (
        "One of {roof_cells} must be something other than {pair_digits:or}. "
        + _SWAPPED
        + " So in {houses} the two count as one cell with the extra digits. Together "
        "with {set_cells} they hold {digits}: {outcome}."
    ),
    "technique.uniqueness-test-4.name": "Unique rectangle, type 4",
    "technique.uniqueness-test-4.taken": "a unique rectangle",
    "technique.uniqueness-test-4.look": (
        _RECTANGLE_LOOK + ". Find a house where one of the digits fits only in two of them."
    ),
    "technique.uniqueness-test-4.explanation": (
        _DEADLY + "Two cells on one side have more candidates. In a house that they share, one "
        "of the two digits has no other place, so it is in one of them. The other "
        "digit of the pair, in either of them, would complete the pattern."
    ),
    "technique.uniqueness-test-4.sentence": (
        "In {houses}, {digits} fits only in {roof_cells}, so one of these cells is {digits}. The "
        "pair is {pair_digits}. If the other cell held the other digit of the pair, the digits of "
        "{corner_cells} could be swapped, which would give two solutions. So {outcome}."
    ),
    "technique.uniqueness-test-5.name": "Unique rectangle, type 5",
    "technique.uniqueness-test-5.taken": "a unique rectangle",
    "technique.uniqueness-test-5.look": (
        _RECTANGLE_LOOK + ". Some of them must share one extra digit."
    ),
    "technique.uniqueness-test-5.explanation": (
        _DEADLY + "When two opposite corners, or three corners, share one extra digit, one of "
        "them must hold it. No cell that sees all of them can."
    ),
    "technique.uniqueness-test-5.sentence": (
        "One of {roof_cells} must be {digits}. "
        + _SWAPPED
        + " A cell that sees all of them cannot be {digits}: {outcome}."
    ),
    "technique.uniqueness-test-6.name": "Unique rectangle, type 6",
    "technique.uniqueness-test-6.taken": "a unique rectangle",
    "technique.uniqueness-test-6.look": (
        _RECTANGLE_LOOK
        + ". One of the digits must have no other place in the two rows, or in the two columns."
    ),
    "technique.uniqueness-test-6.explanation": (
        _DEADLY + "Two opposite corners have just the two digits. Both rows of the rectangle, or "
        "both columns, have no other place for one of these digits. In one of the other two "
        "corners, that digit would force the whole pattern."
    ),
    "technique.uniqueness-test-6.sentence": (
        "In {houses}, {digits} fits only in the corners. If it were in {roof_cells}, all four "
        "would hold {pair_digits} crosswise. Then the digits of {corner_cells} could be "
        "swapped, which would give two solutions. So {outcome}."
    ),
    "technique.hidden-rectangle.name": "Hidden rectangle",
    "technique.hidden-rectangle.taken": "a hidden rectangle",
    "technique.hidden-rectangle.look": (
        _RECTANGLE_LOOK + ". One of them has nothing else: look at the opposite corner."
    ),
    "technique.hidden-rectangle.explanation": (
        _DEADLY + "One corner has just these two candidates. In the row and in the column of "
        "the opposite corner, one of the digits has no places outside the rectangle. "
        "Then the other digit, in that corner, would force the whole pattern."
    ),
    "technique.hidden-rectangle.sentence": (
        "Suppose that {across_cell} is {excluded_digit}. Then {linked_digit} must go in "
        "{beside_cells}, the only places left in that row and that column. The digits of "
        "{corner_cells} could then be swapped, which would give two solutions. So {outcome}."
    ),
    "technique.avoidable-rectangle-1.name": "Avoidable rectangle 1",
    "technique.avoidable-rectangle-1.taken": "an avoidable rectangle",
    "technique.avoidable-rectangle-1.look": (
        "Find three filled corners of a rectangle that were not given and hold two digits "
        "crosswise."
    ),
    "technique.avoidable-rectangle-1.explanation": (
        "Digits that were entered, not given, can also form a rectangle in which two digits "
        "could be swapped. When three corners hold two digits crosswise, the fourth must not "
        "complete the pattern."
    ),
    "technique.avoidable-rectangle-1.sentence": (
        "None of {corner_cells} is a given. If {open_cells} were {digit}, the digits "
        "{pair_digits} could be swapped in the four cells, which would give two solutions. So "
        "{outcome}."
    ),
    "technique.avoidable-rectangle-2.name": "Avoidable rectangle 2",
    "technique.avoidable-rectangle-2.taken": "an avoidable rectangle",
    "technique.avoidable-rectangle-2.look": (
        "Find two filled corners of a rectangle that were not given, and two empty ones "
        "beside them."
    ),
    "technique.avoidable-rectangle-2.explanation": (
        "Digits that were entered, not given, can also form a rectangle in which two digits "
        "could be swapped. Two corners on one side are filled. Each of the other two has "
        "only the digit that would complete the pattern and one extra digit, the same in "
        "both. One of them must hold it, and no cell that sees both can."
    ),
    "technique.avoidable-rectangle-2.sentence": (
        "None of {corner_cells} is a given. One of {open_cells} must be {digit}. Otherwise the "
        "digits {pair_digits} could be swapped in the four cells, which would give two "
        "solutions. A cell that sees both cannot be {digit}: {outcome}."
    ),
    "technique.bug-plus-1.name": "BUG+1",
    "technique.bug-plus-1.taken": "a BUG+1",
    "technique.bug-plus-1.look": "See whether every empty cell but one has two candidates.",
    "technique.bug-plus-1.explanation": (
        "If every empty cell has two candidates, and every candidate is in each house twice "
        "or not at all, a puzzle never has exactly one solution. This is a bivalue universal "
        "grave (BUG). When a single cell with a third candidate is all that prevents it, "
        "that candidate must be true."
    ),
    "technique.bug-plus-1.sentence": (
        "Every empty cell has two candidates, except {odd_cell}, which has three. Without "
        "{odd_digit} there, each digit would have two places in all its houses, and such a "
        "board never has exactly one solution. So {odd_digit} must be true in {odd_cell}: "
        "{outcome}."
    ),
    "technique.unique-loop.name": "Unique loop",
    "technique.unique-loop.taken": "a unique loop",
    "technique.unique-loop.look": (
        "Find a loop of cells that could hold the same two digits in turn."
    ),
    "technique.unique-loop.explanation": (
        "Six or more cells form a loop that could hold two digits in turn, with two "
        "cells in each house that it passes. The digits could be swapped all along "
        "the loop. " + _GUARDED + _GONE
    ),
    "technique.unique-loop.sentence": _COULD_BE_SWAPPED + _KEPT,
    "technique.unique-loop.locked.sentence": (
        _COULD_BE_SWAPPED
        + "In {house}, {locked_digit} fits only in cells of the loop that have other "
        "candidates. The other digit there would complete the loop. So {outcome}."
    ),
    "technique.extended-rectangle.name": "Extended rectangle",
    "technique.extended-rectangle.taken": "an extended rectangle",
    "technique.extended-rectangle.look": (
        "Find two rows whose cells in three columns could hold only the same three digits, "
        "or two such columns."
    ),
    "technique.extended-rectangle.explanation": (
        "Two rows, or two columns, cross three or four others in cells that could "
        "hold just as many digits. The two could be exchanged there without breaking "
        "a rule. " + _GUARDED + _GONE
    ),
    "technique.extended-rectangle.sentence": _COULD_BE_SWAPPED + _KEPT,
    "technique.bug-lite.name": "BUG-Lite",
    "technique.bug-lite.taken": "a BUG-Lite",
    "technique.bug-lite.look": (
        "Find cells with two candidates in which every digit appears twice in each of its houses."
    ),
    "technique.bug-lite.explanation": (
        "In a few cells with two candidates each, every digit appears twice in each of its "
        "houses. Each cell could hold its other digit without breaking a rule. " + _GUARDED + _GONE
    ),
    "technique.bug-lite.sentence": _COULD_BE_SWAPPED + _KEPT,
    "technique.reverse-bug.name": "Reverse BUG",
    "technique.reverse-bug.taken": "a reverse BUG",
    "technique.reverse-bug.look": (
        "Find filled cells with two digits, none of them given. With one more cell, they would "
        "form a pattern whose digits can be swapped."
    ),
    "technique.reverse-bug.explanation": (
        "In a pattern of two digits that could be swapped, all cells but one are filled, and "
        "none of them is a given. The last cell must not complete the pattern, or the puzzle "
        "would have two solutions."
    ),
    "technique.reverse-bug.sentence": (
        "If the empty cell among {pattern_cells} completed the pattern, they would hold only "
        "{set_digits}. None of them is a given, so the digits could be swapped, which would give "
        "two solutions. So {outcome}."
    ),
    "technique.mug.name": "Multivalue universal grave (MUG)",
    "technique.mug.taken": "a multivalue universal grave",
    "technique.mug.look": (
        "Find cells in two rows or two columns whose digits could be exchanged in a circle."
    ),
    "technique.mug.explanation": (
        "However a pattern of cells with two or three candidates each is filled, it can "
        "be filled in another way that breaks no rule. This is a multivalue "
        "universal grave. " + _GUARDED + _GONE
    ),
    "technique.mug.sentence": _COULD_BE_SWAPPED + _KEPT,
}
