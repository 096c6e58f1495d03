"""Texts of locked candidates, and of locked, naked and hidden subsets."""

_LOCKED = (
    "In {house}, only {other_house} has room for {digit}. So {other_house} has its {digit} in "
    "{house}, and no other cell of {other_house} can be {digit}: {outcome}."
)
_LOCKED_SET = (
    "Only {digits} fit in {cells}, so they must go there. The cells share {houses}, and no "
    "other cell there can hold these digits: {outcome}."
)
_SUBSET = "Look in one house for {number} cells that have only {number} digits between them."
_NAKED = (
    "Only {digits} fit in {cells}, so they must go there. No other cell of {house} can hold "
    "them: {outcome}."
)
_HIDDEN = "Look in one house for {number} digits that fit only in the same {number} cells."
_HIDDEN_SENTENCE = (
    "In {house}, only {cells} have room for {digits}. So they have no room for anything else: "
    "{outcome}."
)

MESSAGES = {
    "technique.locked-candidates-1.name": "Pointing",
    "technique.locked-candidates-1.taken": "pointing",
    "technique.locked-candidates-1.look": (
        "In a box, look for a digit that fits only in one row or column."
    ),
    "technique.locked-candidates-1.explanation": (
        "When all places of a digit in a box lie in one row or column, that row or column "
        "gets its digit inside the box. The digit is eliminated from the rest of the row or "
        "column."
    ),
    "technique.locked-candidates-1.sentence": _LOCKED,
    "technique.locked-candidates-2.name": "Box/line reduction (claiming)",
    "technique.locked-candidates-2.taken": "box/line reduction",
    "technique.locked-candidates-2.look": (
        "In a row or column, look for a digit that fits only in one box."
    ),
    "technique.locked-candidates-2.explanation": (
        "When all places of a digit in a row or column lie in one box, the box gets its "
        "digit there. The digit is eliminated from the rest of the box."
    ),
    "technique.locked-candidates-2.sentence": _LOCKED,
    "technique.locked-pair.name": "Locked pair",
    "technique.locked-pair.taken": "a locked pair",
    "technique.locked-pair.look": (
        "Where a row or column meets a box, look for two cells with the same two candidates."
    ),
    "technique.locked-pair.explanation": (
        "Two cells that share a box and a row or column, and have the same two candidates, "
        "hold both digits. So both digits are eliminated from the other cells of both houses."
    ),
    "technique.locked-pair.sentence": _LOCKED_SET,
    "technique.locked-triple.name": "Locked triple",
    "technique.locked-triple.taken": "a locked triple",
    "technique.locked-triple.look": (
        "Where a row or column meets a box, look for three cells with three digits in all."
    ),
    "technique.locked-triple.explanation": (
        "Three cells that share a box and a row or column, and have only three candidates "
        "between them, hold all three digits. So these are eliminated from the other cells "
        "of both houses."
    ),
    "technique.locked-triple.sentence": _LOCKED_SET,
    "technique.naked-pair.name": "Naked pair",
    "technique.naked-pair.taken": "a naked pair",
    "technique.naked-pair.look": _SUBSET.format(number="two"),
    "technique.naked-pair.explanation": (
        "Two cells of a house with the same two candidates hold these two digits, in one "
        "order or the other. So the other cells of the house cannot hold them."
    ),
    "technique.naked-pair.sentence": _NAKED,
    "technique.naked-triple.name": "Naked triple",
    "technique.naked-triple.taken": "a naked triple",
    "technique.naked-triple.look": _SUBSET.format(number="three"),
    "technique.naked-triple.explanation": (
        "Three cells of a house with only three candidates between them hold these three "
        "digits. Not every cell needs to have all of them. The digits are eliminated from "
        "the rest of the house."
    ),
    "technique.naked-triple.sentence": _NAKED,
    "technique.naked-quad.name": "Naked quad",
    "technique.naked-quad.taken": "a naked quad",
    "technique.naked-quad.look": _SUBSET.format(number="four"),
    "technique.naked-quad.explanation": (
        "Four cells of a house with only four candidates between them hold these four "
        "digits. The digits are eliminated from the rest of the house."
    ),
    "technique.naked-quad.sentence": _NAKED,
    "technique.hidden-pair.name": "Hidden pair",
    "technique.hidden-pair.taken": "a hidden pair",
    "technique.hidden-pair.look": _HIDDEN.format(number="two"),
    "technique.hidden-pair.explanation": (
        "When two digits of a house fit only in the same two cells, they fill these two "
        "cells. All other candidates of the two cells are eliminated."
    ),
    "technique.hidden-pair.sentence": _HIDDEN_SENTENCE,
    "technique.hidden-triple.name": "Hidden triple",
    "technique.hidden-triple.taken": "a hidden triple",
    "technique.hidden-triple.look": _HIDDEN.format(number="three"),
    "technique.hidden-triple.explanation": (
        "When three digits of a house fit only in the same three cells, they fill these "
        "cells. All other candidates of the three cells are eliminated."
    ),
    "technique.hidden-triple.sentence": _HIDDEN_SENTENCE,
    "technique.hidden-quad.name": "Hidden quad",
    "technique.hidden-quad.taken": "a hidden quad",
    "technique.hidden-quad.look": _HIDDEN.format(number="four"),
    "technique.hidden-quad.explanation": (
        "When four digits of a house fit only in the same four cells, they fill these cells. "
        "All other candidates of the four cells are eliminated."
    ),
    "technique.hidden-quad.sentence": _HIDDEN_SENTENCE,
}
