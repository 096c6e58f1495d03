"""The words of XY-Wing, XYZ-Wing, W-Wing, remote pair, and of the larger wings."""

_WING_SENTENCE = (
    "{set_cells} have only {set_digits}. Each of these digits but {free_digit} can be in them once "
    "at most, so {free_digit} must be among them. What sees all its places there cannot be "
    "{free_digit}: {outcome}."
)
_BENT = (
    "{number} cells of a line and a box that meet have as many digits in all. Every digit but one "
    "has its places in the line alone or in the box alone, so that it can be in the cells once at "
    "most. Without the other digit they would be one short; so what sees all its places cannot be "
    "that digit."
)
_LARGER = (
    ("WXYZ", "a", "Four"),
    ("VWXYZ", "a", "Five"),
    ("UVWXYZ", "a", "Six"),
    ("TUVWXYZ", "a", "Seven"),
    ("STUVWXYZ", "an", "Eight"),
    ("RSTUVWXYZ", "an", "Nine"),
)
_LARGER_LOOK = (
    "Find {number} cells of a line and a box with {number} digits, all but one of which keep to "
    "the line or to the box."
)

MESSAGES = {
    "technique.xy-wing.name": "XY-Wing",
    "technique.xy-wing.taken": "an XY-Wing",
    "technique.xy-wing.look": (
        "Find a cell with two digits, and two more that share one of them each and a third."
    ),
    "technique.xy-wing.explanation": (
        "A pivot cell with two candidates sees two wings that also have two candidates each. Each "
        "wing shares one digit with the pivot, and both wings share a third digit. Whichever "
        "digit the pivot takes, one wing is left with the third one, so that no cell that sees "
        "both wings can hold it."
    ),
    "technique.xy-wing.sentence": (
        "{pivot_cell} is {pivot_digits:or}. Whichever it is, one of {wing_cells} cannot be that, "
        "and is {digit}. What sees both wings cannot be {digit}: {outcome}."
    ),
    "technique.xyz-wing.name": "XYZ-Wing",
    "technique.xyz-wing.taken": "an XYZ-Wing",
    "technique.xyz-wing.look": (
        "Find a cell with three digits that sees two cells with two of these digits each."
    ),
    "technique.xyz-wing.explanation": (
        "A pivot cell with three candidates sees two wings, each with two of the three. One digit "
        "is in all three cells. Whatever the pivot holds, that digit ends up in the pivot or in a "
        "wing, so that no cell that sees all three can hold it."
    ),
    "technique.xyz-wing.sentence": (
        "{pivot_cell} is {pivot_digits:or}. If it is not {digit} itself, one of {wing_cells} is. "
        "What sees all three cannot be {digit}: {outcome}."
    ),
    "technique.w-wing.name": "W-Wing",
    "technique.w-wing.taken": "a W-Wing",
    "technique.w-wing.look": (
        "Find two cells with the same two digits, and a house that links one of the digits."
    ),
    "technique.w-wing.explanation": (
        "Two cells that do not see each other have the same two candidates. In some house one of "
        "these digits has just two places, and each of the two cells sees another one of them. "
        "Then the two cells cannot both hold that digit: one of them holds the other digit, and "
        "no cell that sees both can."
    ),
    "technique.w-wing.sentence": (
        "In {house}, {linking_digit} fits only in {linking_cells}. One of them is {linking_digit}, "
        "so one of {wing_cells} is not, and is {digit}. What sees both cannot be {digit}: "
        "{outcome}."
    ),
    "technique.remote-pair.name": "Remote pair",
    "technique.remote-pair.taken": "a remote pair",
    "technique.remote-pair.look": (
        "Find at least four cells with the same two digits, each in sight of the next."
    ),
    "technique.remote-pair.explanation": (
        "Four or more cells have the same two candidates, and each sees the next. Along the chain "
        "the two digits alternate. Two cells an odd number of steps apart hold one each, so that "
        "a cell that sees both can hold neither."
    ),
    "technique.remote-pair.sentence": (
        "All these cells have only {digits}, and each sees the next, so the two digits alternate. "
        "{first_cells} are the one and {second_cells} are the other. What sees one of each sees "
        "both digits: {outcome}."
    ),
    "technique.bent-quad.name": "Bent quad",
    "technique.bent-quad.taken": "a bent quad",
    "technique.bent-quad.look": (
        "Find four cells of a line and a box with four digits, and no hinge."
    ),
    "technique.bent-quad.explanation": (
        _BENT.format(number="Four")
        + " Where no cell lies in both the line and the box, there is no hinge as in a WXYZ-Wing."
    ),
    "technique.bent-quad.sentence": _WING_SENTENCE,
    **{
        f"technique.{letters.lower()}-wing.{part}": text
        for letters, article, number in _LARGER
        for part, text in (
            ("name", f"{letters}-Wing"),
            ("taken", f"{article} {letters}-Wing"),
            ("look", _LARGER_LOOK.format(number=number.lower())),
            ("explanation", _BENT.format(number=number)),
            ("sentence", _WING_SENTENCE),
        )
    },
}
