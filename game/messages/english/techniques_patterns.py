"""Texts of large patterns: fireworks, exocets, tridagons, symmetrical placement."""

_BASE = (
    "Two cells of a row or column in one box, the base, have three or four candidates between "
    "them. Three other lines, the cross-lines, cross that row or column: one at its third cell "
    "in the box, and one in each of the two boxes beside it. "
)
_TWO_LINES = (
    "A digit that is true in the base has a place in each cross-line. Apart from the "
    "targets, its places there lie in two rows or columns, which is one too few. So it is in "
    "a target, and the two targets hold the two digits of the base and nothing else."
)
_EXOCET = (
    "Two of {set_digits} are in {base_cells}. If such a digit were in neither of "
    "{target_cells}, its places in {cross_houses} would lie in only two lines, which is one "
    "too few. So {target_cells} hold the same two digits as {base_cells}. "
)
_MIRROR = (
    "The digit of a target must also be in the next box, outside the lines of target and base. "
    "Anything that contradicts this is eliminated: {outcome}."
)
_GONE = (
    "A candidate that sees them all is eliminated, and a cell that holds every guardian cannot "
    "hold a digit of the pattern."
)
_ODD = (
    "{pattern_cells} cannot be filled with {set_digits} alone. So one of their other "
    "candidates is true, and {outcome}."
)

MESSAGES = {
    "technique.fireworks.name": "Fireworks",
    "technique.fireworks.taken": "fireworks",
    "technique.fireworks.look": (
        "Find three digits that fit, outside a box, only in the same two cells of a row and "
        "a column that cross there."
    ),
    "technique.fireworks.explanation": (
        "A row and a column cross in a box. Outside the box, each of three digits has one "
        "place in the row and one in the column, the same two cells for all three. The box "
        "has room for each digit only once, so each is in one of the two cells or where the "
        "lines cross. Those three cells hold exactly these three digits."
    ),
    "technique.fireworks.sentence": (
        "Outside {box_house}, {base_houses} have one place each for {set_digits}, the same "
        "two cells for all three. A digit that is in neither of them must be where the two "
        "lines cross, since {box_house} has it only once. So {set_cells} hold these three "
        "digits: {outcome}."
    ),
    "technique.junior-exocet.name": "Junior exocet",
    "technique.junior-exocet.taken": "a junior exocet",
    "technique.junior-exocet.look": (
        "In a box, find two cells of a row or column with three or four candidates between "
        "them. See where these digits fit in three lines that cross that row or column."
    ),
    "technique.junior-exocet.explanation": (
        _BASE
        + "In each of these two boxes, the base does not see two cells of the cross-line. One of "
        "them is a target, and the other has none of the digits. " + _TWO_LINES
    ),
    "technique.junior-exocet.sentence": _EXOCET
    + ("Anything that contradicts this is eliminated: {outcome}."),
    "technique.junior-exocet.mirror.sentence": _EXOCET + _MIRROR,
    "technique.senior-exocet.name": "Senior exocet",
    "technique.senior-exocet.taken": "a senior exocet",
    "technique.senior-exocet.look": (
        "Find what is nearly a junior exocet, but with a target further away in one of the "
        "cross-lines."
    ),
    "technique.senior-exocet.explanation": (
        _BASE + "Two cells of the cross-lines are the targets, at least one of them outside these "
        "two boxes. In these boxes, the other cells of the cross-lines that the base does not "
        "see have none of the digits. " + _TWO_LINES
    ),
    "technique.senior-exocet.sentence": _EXOCET
    + ("Anything that contradicts this is eliminated: {outcome}."),
    "technique.senior-exocet.mirror.sentence": _EXOCET + _MIRROR,
    "technique.tridagon.name": "Tridagon",
    "technique.tridagon.taken": "a tridagon",
    "technique.tridagon.look": (
        "Find four boxes with three cells each that could hold the same three digits."
    ),
    "technique.tridagon.explanation": (
        "Four boxes that form a rectangle have three cells each, in three rows and "
        "three columns, that could hold the same three digits. In three boxes the "
        "cells run one way, in the fourth the other way: then the three digits alone "
        "cannot fill them. One of the other candidates, the guardians, is true. " + _GONE
    ),
    "technique.tridagon.sentence": _ODD,
    "technique.tridagon-links.name": "Tridagon with links",
    "technique.tridagon-links.taken": "a tridagon with links",
    "technique.tridagon-links.look": (
        "Find a tridagon, and follow each of its guardians to a common conclusion."
    ),
    "technique.tridagon-links.explanation": (
        "The twelve cells of a tridagon cannot be filled with their three digits alone, so "
        "one of the guardians is true. Each of them leads to the same conclusion by singles "
        "and locked candidates, so the conclusion is true."
    ),
    "technique.tridagon-links.sentence": (
        "{pattern_cells} cannot be filled with {set_digits} alone. So one of their other "
        "candidates is true, and each leads to the same conclusion. {branches} So {outcome}."
    ),
    "technique.symmetrical-placement.name": "Symmetrical placement",
    "technique.symmetrical-placement.taken": "symmetrical placement",
    "technique.symmetrical-placement.look": (
        "Turn or reflect the board. See whether the givens stay the same, apart from an "
        "exchange of digits."
    ),
    "technique.symmetrical-placement.explanation": (
        "When the board is turned or reflected, the givens stay the same, apart from an "
        "exchange of digits. Then the solution stays the same, too, or there would be a "
        "second one. A cell that stays where it is holds a digit that is not exchanged. When "
        "two cells change places, the digit of one gives you the digit of the other."
    ),
    **{
        f"technique.symmetrical-placement.{turn}.{kind}.sentence": "Apart from an exchange of "
        f"digits ({{exchange}}), {words} the givens, so it cannot change the solution either. {end}"
        for turn, words in (
            ("half-turn", "a half turn does not change"),
            ("quarter-turn", "a quarter turn does not change"),
            ("falling", "a reflection in the falling diagonal does not change"),
            ("rising", "a reflection in the rising diagonal does not change"),
            ("upright", "exchanging left and right does not change"),
            ("level", "exchanging top and bottom does not change"),
        )
        for kind, end in (
            ("fixed", "A cell that stays where it is holds {kept_digits:or}: {outcome}."),
            (
                "moved",
                "Each cell moves to the place of another, and its digit, exchanged, is the "
                "digit of that cell. A candidate whose counterpart is impossible there is "
                "eliminated: {outcome}.",
            ),
        )
    },
}
