"""Skyscraper, two-string kite, turbot fish and empty rectangle."""

MESSAGES = {
    "technique.skyscraper.name": "Skyscraper",
    "technique.skyscraper.explanation": (
        "Two parallel lines have two places each for a digit, and one place of each stands in the "
        "same crossing line: the ground floor. Not both ground floors are true, so at least one "
        "of the roofs is. What sees both roofs loses the digit."
    ),
    "technique.two-string-kite.name": "Two-string kite",
    "technique.two-string-kite.explanation": (
        "A row and a column have two places each for a digit, and one place of each stands in the "
        "same box. Not both of these are true, so at least one of the far ends is. The cell that "
        "sees both ends loses the digit."
    ),
    "technique.dual-two-string-kite.name": "Dual two-string kite",
    "technique.dual-two-string-kite.explanation": (
        "Two kites through the same two cells of a box: the row of one cell with the column of "
        "the other, and the other way round. Each rules out a cell of its own."
    ),
    "technique.turbot-fish.name": "Turbot fish",
    "technique.turbot-fish.explanation": (
        "Two houses, at least one of them a box, have two places each for a digit, and one place "
        "of the first sees one of the second. These two are not both true, so at least one of the "
        "other two is. What sees both loses the digit."
    ),
    "technique.empty-rectangle.name": "Empty rectangle",
    "technique.empty-rectangle.explanation": (
        "The places of a digit in a box lie in one row and one column of it; four cells of the "
        "box are empty of it and form a rectangle. With a line that has two places for the digit, "
        "one of them on the row or column, the digit is forced onto one of two cells that a third "
        "one sees."
    ),
    "technique.small-empty-rectangle.name": "Empty rectangle with two places",
    "technique.small-empty-rectangle.explanation": (
        "An empty rectangle whose box has just two places for the digit, one in its row and one "
        "in its column. It is a turbot fish as well; some count it here."
    ),
    "technique.dual-empty-rectangle.name": "Dual empty rectangle",
    "technique.dual-empty-rectangle.explanation": (
        "Two empty rectangles in the same box: one along its row, one along its column. Each "
        "rules out a cell of its own."
    ),
}
