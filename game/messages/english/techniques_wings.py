"""XY-Wing, XYZ-Wing, W-Wing and remote pair."""

MESSAGES = {
    "technique.xy-wing.name": "XY-Wing",
    "technique.xy-wing.explanation": (
        "A pivot cell with two candidates sees two wings that also have two candidates each. Each "
        "wing shares one digit with the pivot, and both wings share a third digit. Whichever "
        "digit the pivot takes, one wing is left with the third one, so that no cell that sees "
        "both wings can hold it."
    ),
    "technique.xyz-wing.name": "XYZ-Wing",
    "technique.xyz-wing.explanation": (
        "A pivot cell with three candidates sees two wings, each with two of the three. One digit "
        "is in all three cells. Whatever the pivot holds, that digit ends up in the pivot or in a "
        "wing, so that no cell that sees all three can hold it."
    ),
    "technique.w-wing.name": "W-Wing",
    "technique.w-wing.explanation": (
        "Two cells that do not see each other have the same two candidates. In some house one of "
        "these digits has just two places, and each of the two cells sees another one of them. "
        "Then the two cells cannot both hold that digit: one of them holds the other digit, and "
        "no cell that sees both can."
    ),
    "technique.remote-pair.name": "Remote pair",
    "technique.remote-pair.explanation": (
        "Four or more cells have the same two candidates, and each sees the next. Along the chain "
        "the two digits alternate. Two cells an odd number of steps apart hold one each, so that "
        "a cell that sees both can hold neither."
    ),
}
