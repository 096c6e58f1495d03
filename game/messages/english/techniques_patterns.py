"""The words of large patterns: fireworks, exocets, tridagons, symmetrical placement."""

_BASE = (
    "Two cells in a line and a box, the base, hold three or four digits in all. Three cross-lines "
    "run past them: through the third cell of that line in the box, and one through each of the "
    "two other boxes beside it. "
)
_TWO_LINES = (
    "A digit that is true in the base has a place in each cross-line. Apart from the targets, its "
    "places there lie in two lines, which is one too few. So it is in a target, and the two "
    "targets hold the two digits of the base and nothing else."
)
_EXOCET = (
    "Two of {set_digits} are in {base_cells}. If such a digit were in neither of {target_cells}, "
    "{cross_houses} would have it only where two lines hold all its places: one too few. So the "
    "two digits of {base_cells} are those of {target_cells}. "
)
_MIRROR = (
    "The digit of a target is once more in the next box, beyond the lines of target and base. "
    "What cannot be so goes: {outcome}."
)
_GONE = (
    "What sees them all goes, and a cell that holds every guardian is none of the pattern's digits."
)
_ODD = (
    "{pattern_cells} cannot be filled with {set_digits} alone. So one of their further candidates "
    "is true, and {outcome}."
)

MESSAGES = {
    "technique.fireworks.name": "Fireworks",
    "technique.fireworks.taken": "fireworks",
    "technique.fireworks.look": (
        "Find three digits that a row and a column leave to the same two cells outside a box."
    ),
    "technique.fireworks.explanation": (
        "A row and a column cross in a box. For each of three digits, the row has one place "
        "outside the box, and the column has one, the same two cells for all three. The box has "
        "room for each digit once. So each of the three is in one of the two cells or where the "
        "lines cross. Those three cells hold exactly these three digits, and nothing else."
    ),
    "technique.fireworks.sentence": (
        "Outside {box_house}, {base_houses} have one place each for {set_digits}: the same two "
        "cells for all three. A digit that is in neither of them has to be where the two lines "
        "cross, since the box has it only once. So {set_cells} hold these three digits: {outcome}."
    ),
    "technique.junior-exocet.name": "Junior exocet",
    "technique.junior-exocet.taken": "a junior exocet",
    "technique.junior-exocet.look": (
        "Find two cells in a line and a box with three or four digits, and look how these digits "
        "lie in three lines across."
    ),
    "technique.junior-exocet.explanation": (
        _BASE
        + "In each of these boxes a cell of the cross-line that the base does not see is a target, "
        "and the other one has none of the digits. " + _TWO_LINES
    ),
    "technique.junior-exocet.sentence": _EXOCET + "What cannot be so goes: {outcome}.",
    "technique.junior-exocet.mirror.sentence": _EXOCET + _MIRROR,
    "technique.senior-exocet.name": "Senior exocet",
    "technique.senior-exocet.taken": "a senior exocet",
    "technique.senior-exocet.look": (
        "Find what is nearly a junior exocet, with a target further away in a line across."
    ),
    "technique.senior-exocet.explanation": (
        _BASE + "Two cells of the cross-lines are the targets, and not both of them lie in these "
        "boxes. What else the base does not see there in the boxes has none of the digits. "
        + _TWO_LINES
    ),
    "technique.senior-exocet.sentence": _EXOCET + "What cannot be so goes: {outcome}.",
    "technique.senior-exocet.mirror.sentence": _EXOCET + _MIRROR,
    "technique.tridagon.name": "Tridagon",
    "technique.tridagon.taken": "a tridagon",
    "technique.tridagon.look": (
        "Find four boxes with three cells each that could hold the same three digits."
    ),
    "technique.tridagon.explanation": (
        "Four boxes that make a rectangle have three cells each, in three rows and three columns, "
        "that could hold the same three digits. In three boxes the cells run one way, in the "
        "fourth the other way: then the three digits alone cannot fill them. One of the other "
        "candidates, the guardians, is true. " + _GONE
    ),
    "technique.tridagon.sentence": _ODD,
    "technique.tridagon-links.name": "Tridagon with links",
    "technique.tridagon-links.taken": "a tridagon with links",
    "technique.tridagon-links.look": (
        "Find a tridagon, and follow each of its guardians to a common end."
    ),
    "technique.tridagon-links.explanation": (
        "The twelve cells of a tridagon cannot be filled with their three digits alone, so one of "
        "the guardians is true. Each of them leads by singles and locked candidates to the same "
        "end, so that end is true in any case."
    ),
    "technique.tridagon-links.sentence": (
        "{pattern_cells} cannot be filled with {set_digits} alone. So one of their further "
        "candidates is true; each leads to the same end. {branches} So {outcome}."
    ),
    "technique.symmetrical-placement.name": "Symmetrical placement",
    "technique.symmetrical-placement.taken": "symmetrical placement",
    "technique.symmetrical-placement.look": (
        "Turn or reflect the board, and see whether the givens are the same, digits exchanged."
    ),
    "technique.symmetrical-placement.explanation": (
        "Turned or reflected, the givens are the same givens, apart from an exchange of digits. "
        "Then the solution is the same too, or there would be a second one. A cell that stays in "
        "its place holds a digit that is not exchanged, and of two cells that change places each "
        "holds what becomes of the other's digit."
    ),
    **{
        f"technique.symmetrical-placement.{turn}.{kind}.sentence": f"{words} the givens, apart "
        "from an exchange of digits ({exchange}), and so the solution. " + end
        for turn, words in (
            ("half-turn", "A half turn does not change"),
            ("quarter-turn", "A quarter turn does not change"),
            ("falling", "A reflection in the diagonal that falls does not change"),
            ("rising", "A reflection in the diagonal that rises does not change"),
            ("upright", "Exchanging left and right does not change"),
            ("level", "Exchanging top and bottom does not change"),
        )
        for kind, end in (
            ("fixed", "A cell that stays in its place holds {kept_digits:or}: {outcome}."),
            (
                "moved",
                "Each cell comes to lie on another, and its digit becomes that cell's digit. A "
                "candidate whose counterpart is not possible in the other cell goes: {outcome}.",
            ),
        )
    },
}
