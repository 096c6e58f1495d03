"""XY-Wing, XYZ-Wing, W-Wing and remote pair."""

MESSAGES = {
    "technique.xy-wing.name": "XY-Wing",
    "technique.xy-wing.explanation": (
        "A pivot cell with two candidates sees two wings that also have two candidates each. Each "
        "wing shares one digit with the pivot, and both wings share a third digit. Whichever "
        "digit the pivot takes, one wing is left with the third one, so that no cell that sees "
        "both wings can hold it."
    ),
    "technique.xy-wing.sentence": (
        "Because {pivot_cell} is one of {pivot_digits}, one of its wings {wing_cells} is {digit}; "
        "therefore no cell that sees both wings can be {digit}: {eliminated}."
    ),
    "technique.xyz-wing.name": "XYZ-Wing",
    "technique.xyz-wing.explanation": (
        "A pivot cell with three candidates sees two wings, each with two of the three. One digit "
        "is in all three cells. Whatever the pivot holds, that digit ends up in the pivot or in a "
        "wing, so that no cell that sees all three can hold it."
    ),
    "technique.xyz-wing.sentence": (
        "Because {pivot_cell} is one of {pivot_digits}, {digit} is in it or in one of its wings "
        "{wing_cells}; therefore no cell that sees all three can be {digit}: {eliminated}."
    ),
    "technique.w-wing.name": "W-Wing",
    "technique.w-wing.explanation": (
        "Two cells that do not see each other have the same two candidates. In some house one of "
        "these digits has just two places, and each of the two cells sees another one of them. "
        "Then the two cells cannot both hold that digit: one of them holds the other digit, and "
        "no cell that sees both can."
    ),
    "technique.w-wing.sentence": (
        "Because {linking_digit} has only the places {linking_cells} in {house}, {wing_cells} "
        "cannot both be {linking_digit}; therefore one of them is {digit}, and no cell that sees "
        "both can be: {eliminated}."
    ),
    "technique.remote-pair.name": "Remote pair",
    "technique.remote-pair.explanation": (
        "Four or more cells have the same two candidates, and each sees the next. Along the chain "
        "the two digits alternate. Two cells an odd number of steps apart hold one each, so that "
        "a cell that sees both can hold neither."
    ),
    "technique.remote-pair.sentence": (
        "Because {first_cells} all hold one of the digits {digits} and {second_cells} all hold the "
        "other, a cell that sees one of each can hold neither; therefore {eliminated}."
    ),
}
