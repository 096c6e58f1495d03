"""Full house, naked single, hidden single."""

MESSAGES = {
    "technique.full-house.name": "Full house",
    "technique.full-house.explanation": (
        "When a row, column or box has a single open cell, that cell takes the one digit that "
        "the house still lacks."
    ),
    "technique.naked-single.name": "Naked single",
    "technique.naked-single.explanation": (
        "A cell sees the digits of its row, its column and its box. When these leave it just one "
        "digit, that digit is its value."
    ),
    "technique.hidden-single.name": "Hidden single",
    "technique.hidden-single.explanation": (
        "Every house needs every digit. When a digit has a single cell of a house left that can "
        "take it, it goes there, whatever else that cell could take."
    ),
    "error.cancelled": "The search was called off.",
}
