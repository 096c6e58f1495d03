"""The words of locked candidates, and of locked, naked and hidden subsets."""

_LOCKED = (
    "In {house}, {digit} fits only where {house} meets {other_house}. One of these cells takes the "
    "{digit}, so there is none in the rest of {other_house}: {outcome}."
)
_LOCKED_SET = (
    "{cells} have no other digits left than {digits}. So these cells use them up between them. "
    "They all lie in {houses}, and no other cell there can have them: {outcome}."
)
_SUBSET = "Look in one house for {number} cells with the same {number} digits and no others."
_NAKED = (
    "{cells} have no other digits left than {digits}. So these cells use them up between them, and "
    "no other cell of {house} can have them: {outcome}."
)
_HIDDEN = "Look in one house for {number} digits that fit only in the same {number} cells."
_HIDDEN_SENTENCE = (
    "In {house}, {digits} fit only in {cells}. So these cells take them between them, and have no "
    "room for anything else: {outcome}."
)

MESSAGES = {
    "technique.locked-candidates-1.name": "Locked candidates 1 (pointing)",
    "technique.locked-candidates-1.taken": "locked candidates",
    "technique.locked-candidates-1.look": (
        "In a box, look for a digit whose places all lie in one row or column."
    ),
    "technique.locked-candidates-1.explanation": (
        "When all places of a digit in a box lie in one row or column, the digit of that line is "
        "inside the box. The rest of the line cannot hold it."
    ),
    "technique.locked-candidates-1.sentence": _LOCKED,
    "technique.locked-candidates-2.name": "Locked candidates 2 (claiming)",
    "technique.locked-candidates-2.taken": "locked candidates",
    "technique.locked-candidates-2.look": (
        "In a row or column, look for a digit whose places all lie in one box."
    ),
    "technique.locked-candidates-2.explanation": (
        "When all places of a digit in a row or column lie in one box, the digit of that box is "
        "on the line. The rest of the box cannot hold it."
    ),
    "technique.locked-candidates-2.sentence": _LOCKED,
    "technique.locked-pair.name": "Locked pair",
    "technique.locked-pair.taken": "a locked pair",
    "technique.locked-pair.look": (
        "Where a line meets a box, look for two cells with the same two digits."
    ),
    "technique.locked-pair.explanation": (
        "Two cells that share a line and a box, and hold the same two candidates, use up both "
        "digits in the line and in the box. All other cells of the two houses lose them."
    ),
    "technique.locked-pair.sentence": _LOCKED_SET,
    "technique.locked-triple.name": "Locked triple",
    "technique.locked-triple.taken": "a locked triple",
    "technique.locked-triple.look": (
        "Where a line meets a box, look for three cells with three digits in all."
    ),
    "technique.locked-triple.explanation": (
        "Three cells that share a line and a box, and hold no more than three digits between "
        "them, use up these digits in the line and in the box. All other cells of the two houses "
        "lose them."
    ),
    "technique.locked-triple.sentence": _LOCKED_SET,
    "technique.naked-pair.name": "Naked pair",
    "technique.naked-pair.taken": "a naked pair",
    "technique.naked-pair.look": _SUBSET.format(number="two"),
    "technique.naked-pair.explanation": (
        "Two cells of a house with the same two candidates take these two digits, in one order "
        "or the other. The other cells of the house cannot hold them."
    ),
    "technique.naked-pair.sentence": _NAKED,
    "technique.naked-triple.name": "Naked triple",
    "technique.naked-triple.taken": "a naked triple",
    "technique.naked-triple.look": _SUBSET.format(number="three"),
    "technique.naked-triple.explanation": (
        "Three cells of a house that hold no more than three digits between them take these "
        "three. Not every cell needs all of them. The rest of the house loses the digits."
    ),
    "technique.naked-triple.sentence": _NAKED,
    "technique.naked-quad.name": "Naked quad",
    "technique.naked-quad.taken": "a naked quad",
    "technique.naked-quad.look": _SUBSET.format(number="four"),
    "technique.naked-quad.explanation": (
        "Four cells of a house that hold no more than four digits between them take these four, "
        "and the rest of the house loses the digits."
    ),
    "technique.naked-quad.sentence": _NAKED,
    "technique.hidden-pair.name": "Hidden pair",
    "technique.hidden-pair.taken": "a hidden pair",
    "technique.hidden-pair.look": _HIDDEN.format(number="two"),
    "technique.hidden-pair.explanation": (
        "When two digits of a house have the same two cells left, they fill these two cells. "
        "Whatever else the cells could take goes out."
    ),
    "technique.hidden-pair.sentence": _HIDDEN_SENTENCE,
    "technique.hidden-triple.name": "Hidden triple",
    "technique.hidden-triple.taken": "a hidden triple",
    "technique.hidden-triple.look": _HIDDEN.format(number="three"),
    "technique.hidden-triple.explanation": (
        "When three digits of a house have just three cells between them, they fill these cells. "
        "All other candidates of the three cells go out."
    ),
    "technique.hidden-triple.sentence": _HIDDEN_SENTENCE,
    "technique.hidden-quad.name": "Hidden quad",
    "technique.hidden-quad.taken": "a hidden quad",
    "technique.hidden-quad.look": _HIDDEN.format(number="four"),
    "technique.hidden-quad.explanation": (
        "When four digits of a house have just four cells between them, they fill these cells. "
        "All other candidates of the four cells go out."
    ),
    "technique.hidden-quad.sentence": _HIDDEN_SENTENCE,
}
