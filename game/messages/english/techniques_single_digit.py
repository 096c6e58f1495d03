"""Texts of skyscraper, two-string kite, turbot fish and empty rectangle."""

_TWO_LINKS = (
    "{digit} has just two places in {first_house}, and just two in {second_house}. {joined_cells} "
    "see each other, so only one of them can be {digit}. So at least one of the far ends is "
    "{digit}: {end_cells:or}. A cell that sees both of these cannot be {digit}: {outcome}."
)
_EMPTY = (
    "In {box_house}, only {line_house} and {cross_house} have room for {digit}. If it is in "
    "{line_house}, {near_cell} is not {digit}, so {far_cell} is. If not, it is in "
    "{cross_house}. Either way, {outcome}."
)

MESSAGES = {
    "technique.skyscraper.name": "Skyscraper",
    "technique.skyscraper.taken": "a skyscraper",
    "technique.skyscraper.look": (
        "Find two rows where a digit has only two places, with one place of each in the same "
        "column. Rows and columns can swap roles."
    ),
    "technique.skyscraper.explanation": (
        "Two rows have two places each for a digit, and one place of each is in the same "
        "column: the ground floor. Only one of these can be true, so at least one of the two "
        "roofs is. A candidate that sees both roofs is eliminated. It works in the same way "
        "with rows and columns swapped."
    ),
    "technique.skyscraper.sentence": _TWO_LINKS,
    "technique.two-string-kite.name": "Two-string kite",
    "technique.two-string-kite.taken": "a two-string kite",
    "technique.two-string-kite.look": (
        "Find a row and a column with two places each for a digit, one of each in the same box."
    ),
    "technique.two-string-kite.explanation": (
        "A row and a column have two places each for a digit, and one place of each is in "
        "the same box. Only one of these can be true, so at least one of the far ends is. "
        "The cell that sees both far ends cannot hold the digit."
    ),
    "technique.two-string-kite.sentence": _TWO_LINKS,
    "technique.dual-two-string-kite.name": "Dual two-string kite",
    "technique.dual-two-string-kite.taken": "a dual two-string kite",
    "technique.dual-two-string-kite.look": ("Find two kites that hang on the same box."),
    "technique.dual-two-string-kite.explanation": (
        "Two kites pass through the same two cells of a box: the row of one cell with the column "
        "of the other, and the other way round. Each of them eliminates a candidate."
    ),
    "technique.dual-two-string-kite.sentence": (
        "Two kites hang on {joined_cells}, which see each other. In each of {base_houses}, {digit} "
        "has two places, one of them there. Only one of these two can be {digit}, so each kite has "
        "its {digit} at one of its far ends: {outcome}."
    ),
    "technique.dual-two-string-kite.digits.sentence": (
        "A kite of {digit} and one of {second_digit} hang on the same box, at {joined_cells}. Each "
        "of the two digits is in at most one of these cells, so each kite has its digit at one of "
        "its far ends: {outcome}."
    ),
    "technique.turbot-fish.name": "Turbot fish",
    "technique.turbot-fish.taken": "a turbot fish",
    "technique.turbot-fish.look": (
        "Find two houses with two places each for a digit, where a place of one sees a place "
        "of the "
        "other."
    ),
    "technique.turbot-fish.explanation": (
        "Two houses, at least one of them a box, have two places each for a digit, and one "
        "place of the first sees one of the second. Only one of these can be true, so at least "
        "one of the other two is. A candidate that sees both of those is eliminated."
    ),
    "technique.turbot-fish.sentence": _TWO_LINKS,
    "technique.empty-rectangle.name": "Empty rectangle",
    "technique.empty-rectangle.taken": "an empty rectangle",
    "technique.empty-rectangle.look": (
        "Find a box where a digit fits only in one row and one column of it. Find a row or column "
        "that meets them and has two places for the digit."
    ),
    "technique.empty-rectangle.explanation": (
        "The places of a digit in a box lie in one row and one column of it. The four other cells "
        "form the empty rectangle. Outside the box, a row or column has two places for the digit, "
        "and one of them is on that row or column. Then the other place holds the digit, or the "
        "box has it on its other line. No cell that sees both can hold it."
    ),
    "technique.empty-rectangle.sentence": _EMPTY,
    "technique.small-empty-rectangle.name": "Empty rectangle with two places",
    "technique.small-empty-rectangle.taken": "an empty rectangle with two places",
    "technique.small-empty-rectangle.look": (
        "Find a box with two places for a digit, and a row or column that meets it and has two "
        "places as well."
    ),
    "technique.small-empty-rectangle.explanation": (
        "This is an empty rectangle whose box has just two places for the digit, one in its row "
        "and one in its column. It is a turbot fish as well, but some players call it an empty "
        "rectangle."
    ),
    "technique.small-empty-rectangle.sentence": _EMPTY,
    "technique.dual-empty-rectangle.name": "Dual empty rectangle",
    "technique.dual-empty-rectangle.taken": "a dual empty rectangle",
    "technique.dual-empty-rectangle.look": (
        "Find a box where an empty rectangle works along its row and its column."
    ),
    "technique.dual-empty-rectangle.explanation": (
        "There are two empty rectangles in the same box: one along its row, one along its column. "
        "Each of them eliminates a candidate."
    ),
    "technique.dual-empty-rectangle.sentence": (
        "In {box_house}, {digit} fits only in {line_house} or in {cross_house}. In each of "
        "{link_houses}, it has only two places. So {box_house} rules out one cell by way of its "
        "row, and one by way of its column: {outcome}."
    ),
}
