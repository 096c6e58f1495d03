"""Texts of the singles."""

MESSAGES = {
    "technique.full-house.name": "Full house",
    "technique.full-house.taken": "a full house",
    "technique.full-house.look": "Look for a row, column or box with one empty cell.",
    "technique.full-house.explanation": (
        "When a row, column or box has a single empty cell, that cell gets the one digit "
        "that the house still needs."
    ),
    "technique.full-house.sentence": (
        "{cell} is the last empty cell of {house}. Only {digit} is missing there."
    ),
    "technique.naked-single.name": "Naked single",
    "technique.naked-single.taken": "a naked single",
    "technique.naked-single.look": (
        "Look for a cell whose row, column and box already contain every digit but one."
    ),
    "technique.naked-single.explanation": (
        "A cell sees the digits of its row, its column and its box. When these leave it just one "
        "digit, that digit is its value."
    ),
    "technique.naked-single.sentence": "Every digit but {digit} is ruled out in {cell}.",
    "technique.naked-single.seen.sentence": (
        "{cell} sees {seen_digits}. Only {digit} is left for it."
    ),
    "technique.naked-single.mixed.sentence": (
        "{cell} sees {seen_digits}. Earlier steps ruled out {crossed_digits}. Only {digit} is left "
        "for it."
    ),
    "technique.hidden-single.name": "Hidden single",
    "technique.hidden-single.taken": "a hidden single",
    "technique.hidden-single.look": (
        "Pick a digit, and a box, row or column that still needs it. Cross out every empty cell "
        "that sees this digit. Is only one left?"
    ),
    "technique.hidden-single.explanation": (
        "Every house needs every digit. When only one cell of a house can still hold a "
        "digit, the digit goes there, whatever else that cell could hold."
    ),
    "technique.hidden-single.sentence": "In {house}, only {cell} can still be {digit}.",
    "technique.hidden-single.seen.sentence.one": (
        "The {digit} at {blocker_cells} sees all other empty cells of {house}. Only {cell} is "
        "left for {digit}."
    ),
    "technique.hidden-single.seen.sentence.other": (
        "The {digit}s at {blocker_cells} block the cells that they see. In {house}, only {cell} "
        "is left for {digit}."
    ),
    "technique.hidden-single.mixed.sentence.one": (
        "The {digit} at {blocker_cells} blocks the cells that it sees, and earlier steps ruled "
        "{digit} out of {earlier_cells}. In {house}, only {cell} is left for {digit}."
    ),
    "technique.hidden-single.mixed.sentence.other": (
        "The {digit}s at {blocker_cells} block the cells that they see, and earlier steps ruled "
        "{digit} out of {earlier_cells}. In {house}, only {cell} is left for {digit}."
    ),
}
