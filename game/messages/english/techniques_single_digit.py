"""The words of skyscraper, two-string kite, turbot fish and empty rectangle."""

_TWO_LINKS = (
    "In {first_house}, {digit} has two places. In {second_house} it has two as well. "
    "{joined_cells} "
    "see each other, so only one of them can be {digit}. Then {digit} is at the other end of one "
    "link: in {end_cells:or}. What sees both ends cannot be {digit}: {outcome}."
)
_EMPTY = (
    "In {box_house}, {digit} lies only in {line_house} or in {cross_house}. If it is in "
    "{line_house}, {near_cell} is not {digit}, so {far_cell} is. If not, it is in {cross_house}. "
    "Either way, {outcome}."
)

MESSAGES = {
    "technique.skyscraper.name": "Skyscraper",
    "technique.skyscraper.taken": "a skyscraper",
    "technique.skyscraper.look": (
        "Find two rows where a digit has only two places, with one end of each in the same column. "
        "Or the same with columns and rows."
    ),
    "technique.skyscraper.explanation": (
        "Two parallel lines have two places each for a digit, and one place of each stands in the "
        "same crossing line: the ground floor. Not both ground floors are true, so at least one "
        "of the roofs is. What sees both roofs loses the digit."
    ),
    "technique.skyscraper.sentence": _TWO_LINKS,
    "technique.two-string-kite.name": "Two-string kite",
    "technique.two-string-kite.taken": "a two-string kite",
    "technique.two-string-kite.look": (
        "Find a row and a column with two places each for a digit, one of each in the same box."
    ),
    "technique.two-string-kite.explanation": (
        "A row and a column have two places each for a digit, and one place of each stands in the "
        "same box. Not both of these are true, so at least one of the far ends is. The cell that "
        "sees both ends loses the digit."
    ),
    "technique.two-string-kite.sentence": _TWO_LINKS,
    "technique.dual-two-string-kite.name": "Dual two-string kite",
    "technique.dual-two-string-kite.taken": "a dual two-string kite",
    "technique.dual-two-string-kite.look": (
        "Find two kites of one digit that hang on the same box."
    ),
    "technique.dual-two-string-kite.explanation": (
        "Two kites through the same two cells of a box: the row of one cell with the column of "
        "the other, and the other way round. Each rules out a cell of its own."
    ),
    "technique.dual-two-string-kite.sentence": (
        "Two kites hang on {joined_cells}, which see each other. In each of {base_houses}, {digit} "
        "has two places, one of them there. Only one of these two can be {digit}, so each kite has "
        "its {digit} at one of its far ends: {outcome}."
    ),
    "technique.dual-two-string-kite.digits.sentence": (
        "A kite of {digit} and one of {second_digit} hang on the same box, at {joined_cells}. Each "
        "of the two digits is in one of these cells at most, so each kite has its digit at one of "
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
        "Two houses, at least one of them a box, have two places each for a digit, and one place "
        "of the first sees one of the second. These two are not both true, so at least one of the "
        "other two is. What sees both loses the digit."
    ),
    "technique.turbot-fish.sentence": _TWO_LINKS,
    "technique.empty-rectangle.name": "Empty rectangle",
    "technique.empty-rectangle.taken": "an empty rectangle",
    "technique.empty-rectangle.look": (
        "Find a box where a digit lies in one row and one column only, and a line with two places "
        "for it that meets them."
    ),
    "technique.empty-rectangle.explanation": (
        "The places of a digit in a box lie in one row and one column of it; four cells of the "
        "box are empty of it and form a rectangle. With a line that has two places for the digit, "
        "one of them on the row or column, the digit is forced onto one of two cells that a third "
        "one sees."
    ),
    "technique.empty-rectangle.sentence": _EMPTY,
    "technique.small-empty-rectangle.name": "Empty rectangle with two places",
    "technique.small-empty-rectangle.taken": "an empty rectangle with two places",
    "technique.small-empty-rectangle.look": (
        "Find a box with two places for a digit, and a line with two places that meets it."
    ),
    "technique.small-empty-rectangle.explanation": (
        "An empty rectangle whose box has just two places for the digit, one in its row and one "
        "in its column. It is a turbot fish as well; some count it here."
    ),
    "technique.small-empty-rectangle.sentence": _EMPTY,
    "technique.dual-empty-rectangle.name": "Dual empty rectangle",
    "technique.dual-empty-rectangle.taken": "a dual empty rectangle",
    "technique.dual-empty-rectangle.look": (
        "Find a box where an empty rectangle works along its row and its column."
    ),
    "technique.dual-empty-rectangle.explanation": (
        "Two empty rectangles in the same box: one along its row, one along its column. Each "
        "rules out a cell of its own."
    ),
    "technique.dual-empty-rectangle.sentence": (
        "In {box_house}, {digit} lies only in {line_house} or in {cross_house}. Each of "
        "{link_houses} has two places for {digit}. So {box_house} rules out the far cell of one "
        "link along its row, and of the other along its column: {outcome}."
    ),
}
