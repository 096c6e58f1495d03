"""Locked candidates, locked, naked and hidden subsets."""

MESSAGES = {
    "technique.locked-candidates-1.name": "Locked candidates 1 (pointing)",
    "technique.locked-candidates-1.explanation": (
        "When all places of a digit in a box lie in one row or column, the digit of that line is "
        "inside the box. The rest of the line cannot hold it."
    ),
    "technique.locked-candidates-2.name": "Locked candidates 2 (claiming)",
    "technique.locked-candidates-2.explanation": (
        "When all places of a digit in a row or column lie in one box, the digit of that box is "
        "on the line. The rest of the box cannot hold it."
    ),
    "technique.locked-pair.name": "Locked pair",
    "technique.locked-pair.explanation": (
        "Two cells that share a line and a box, and hold the same two candidates, use up both "
        "digits in the line and in the box. All other cells of the two houses lose them."
    ),
    "technique.locked-triple.name": "Locked triple",
    "technique.locked-triple.explanation": (
        "Three cells that share a line and a box, and hold no more than three digits between "
        "them, use up these digits in the line and in the box. All other cells of the two houses "
        "lose them."
    ),
    "technique.naked-pair.name": "Naked pair",
    "technique.naked-pair.explanation": (
        "Two cells of a house with the same two candidates take these two digits, in one order "
        "or the other. The other cells of the house cannot hold them."
    ),
    "technique.naked-triple.name": "Naked triple",
    "technique.naked-triple.explanation": (
        "Three cells of a house that hold no more than three digits between them take these "
        "three. Not every cell needs all of them. The rest of the house loses the digits."
    ),
    "technique.naked-quad.name": "Naked quad",
    "technique.naked-quad.explanation": (
        "Four cells of a house that hold no more than four digits between them take these four, "
        "and the rest of the house loses the digits."
    ),
    "technique.hidden-pair.name": "Hidden pair",
    "technique.hidden-pair.explanation": (
        "When two digits of a house have the same two cells left, they fill these two cells. "
        "Whatever else the cells could take goes out."
    ),
    "technique.hidden-triple.name": "Hidden triple",
    "technique.hidden-triple.explanation": (
        "When three digits of a house have just three cells between them, they fill these cells. "
        "All other candidates of the three cells go out."
    ),
    "technique.hidden-quad.name": "Hidden quad",
    "technique.hidden-quad.explanation": (
        "When four digits of a house have just four cells between them, they fill these cells. "
        "All other candidates of the four cells go out."
    ),
}
