"""Uniqueness tests, hidden and avoidable rectangles, BUG+1."""

_DEADLY = (
    "Four open cells in two rows, two columns and two boxes must not end up with two digits "
    "crosswise: they could be swapped, and the puzzle would have a second solution. "
)

MESSAGES = {
    "technique.uniqueness-test-1.name": "Uniqueness test 1",
    "technique.uniqueness-test-1.explanation": (
        _DEADLY + "When three of the cells have just these two candidates, the fourth cannot hold "
        "either of them."
    ),
    "technique.uniqueness-test-2.name": "Uniqueness test 2",
    "technique.uniqueness-test-2.explanation": (
        _DEADLY + "When two cells on one side have just the two digits and the two on the other "
        "side have the same one digit more, one of these must hold it. No cell that sees both can."
    ),
    "technique.uniqueness-test-3.name": "Uniqueness test 3",
    "technique.uniqueness-test-3.explanation": (
        _DEADLY + "When two cells on one side have more candidates, one of them must hold one of "
        "the extra digits. The two count as a single cell with these digits, which may complete "
        "a naked pair, triple or larger set with other cells of a house they share."
    ),
    "technique.uniqueness-test-4.name": "Uniqueness test 4",
    "technique.uniqueness-test-4.explanation": (
        _DEADLY + "When two cells on one side have more candidates, but in a house they share one "
        "of the two digits has no other place, that digit is in one of them. The other digit of "
        "the pair in either of them would complete the pattern."
    ),
    "technique.uniqueness-test-5.name": "Uniqueness test 5",
    "technique.uniqueness-test-5.explanation": (
        _DEADLY + "When two cells across or three cells have the same one digit more, one of them "
        "must hold it. No cell that sees all of them can."
    ),
    "technique.uniqueness-test-6.name": "Uniqueness test 6",
    "technique.uniqueness-test-6.explanation": (
        _DEADLY + "When two cells across have just the two digits, and one of these has no other "
        "places in both rows or both columns of the rectangle, that digit in one of the other two "
        "cells would force the whole pattern."
    ),
    "technique.hidden-rectangle.name": "Hidden rectangle",
    "technique.hidden-rectangle.explanation": (
        _DEADLY + "One corner has just these two candidates. When one of the digits has no places "
        "in the row and in the column of the corner across but the corners beside it, the other "
        "digit in that corner would force the whole pattern."
    ),
    "technique.avoidable-rectangle-1.name": "Avoidable rectangle 1",
    "technique.avoidable-rectangle-1.explanation": (
        "Digits that were placed and not given can also form a rectangle in which two digits could "
        "be swapped. When three corners are placed with two digits crosswise, the fourth must not "
        "complete the pattern."
    ),
    "technique.avoidable-rectangle-2.name": "Avoidable rectangle 2",
    "technique.avoidable-rectangle-2.explanation": (
        "Digits that were placed and not given can also form a rectangle in which two digits could "
        "be swapped. When two corners of one side are placed and the other two have only the digit "
        "that would complete the pattern and one further digit, the same in both, one of them must "
        "hold it. No cell that sees both can."
    ),
    "technique.bug-plus-1.name": "BUG+1",
    "technique.bug-plus-1.explanation": (
        "When every open cell has two candidates and every digit comes twice or not at all in each "
        "house, a puzzle never has exactly one solution: a bivalue universal grave. If one cell "
        "with a third candidate is all that keeps the board from that, this candidate is the "
        "solution of the cell."
    ),
}
