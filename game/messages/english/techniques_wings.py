"""Texts of XY-Wing, XYZ-Wing, W-Wing, remote pair, and larger wings."""

_WING_SENTENCE = (
    "{set_cells} have only {set_digits} between them. Each of these digits except {free_digit} "
    "fits at most once in these cells, so one of them must be {free_digit}. A cell that sees "
    "all places of {free_digit} there cannot be {free_digit}: {outcome}."
)
_BENT = (
    "{number} cells in a box and a row or column that crosses it have just as many digits between "
    "them. All but one of these digits can be there only once, because all places of each lie in "
    "one house. So the remaining digit must be in one of them, and is eliminated from any other "
    "cell that sees all its places there."
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
    "Find {number} cells in a box and a row or column that crosses it, with {number} digits "
    "between them. All but one of these digits keep to one of the two houses."
)

MESSAGES = {
    "technique.xy-wing.name": "XY-Wing",
    "technique.xy-wing.taken": "an XY-Wing",
    "technique.xy-wing.look": (
        "Find a cell with two candidates that sees two more such cells. Each shares one "
        "candidate with it, and the two share a third."
    ),
    "technique.xy-wing.explanation": (
        "A pivot cell with two candidates sees two wings that also have two candidates each. "
        "Each wing shares one digit with the pivot, and both wings share a third digit. "
        "Whatever the pivot holds, one wing must hold the third digit. So no cell that sees "
        "both wings can hold it."
    ),
    "technique.xy-wing.sentence": (
        "{pivot_cell} is {pivot_digits:or}. Either way, one of {wing_cells} cannot hold that "
        "digit and must be {digit}. A cell that sees both wings cannot be {digit}: {outcome}."
    ),
    "technique.xyz-wing.name": "XYZ-Wing",
    "technique.xyz-wing.taken": "an XYZ-Wing",
    "technique.xyz-wing.look": (
        "Find a cell with three candidates that sees two cells with two of these candidates each."
    ),
    "technique.xyz-wing.explanation": (
        "A pivot cell with three candidates sees two wings, each with two of the three. One "
        "digit is in all three cells. Whatever the pivot holds, that digit ends up in the "
        "pivot or in a wing. So no cell that sees all three can hold it."
    ),
    "technique.xyz-wing.sentence": (
        "{pivot_cell} is {pivot_digits:or}. If it is not {digit} itself, one of {wing_cells} "
        "is. A cell that sees all three cannot be {digit}: {outcome}."
    ),
    "technique.w-wing.name": "W-Wing",
    "technique.w-wing.taken": "a W-Wing",
    "technique.w-wing.look": (
        "Find two cells with the same two candidates, and a house where one of these digits has "
        "only two places. Each cell must see one of them."
    ),
    "technique.w-wing.explanation": (
        "Two cells that do not see each other have the same two candidates. In some house, "
        "one of these digits has just two places, and each of the two cells sees a different "
        "one. Then the two cells cannot both hold that digit. One of them holds the other "
        "digit, and no cell that sees both can."
    ),
    "technique.w-wing.sentence": (
        "In {house}, {linking_digit} fits only in {linking_cells}. One of them is "
        "{linking_digit}, so {wing_cells} cannot both be {linking_digit}. So one of these two "
        "is {digit}. A cell that sees both cannot be {digit}: {outcome}."
    ),
    "technique.remote-pair.name": "Remote pair",
    "technique.remote-pair.taken": "a remote pair",
    "technique.remote-pair.look": (
        "Find four or more cells with the same two candidates, where each cell sees the next."
    ),
    "technique.remote-pair.explanation": (
        "Four or more cells have the same two candidates, and each sees the next. So the two "
        "digits alternate along the chain. Two cells an odd number of steps apart hold "
        "different digits, and a cell that sees both can hold neither."
    ),
    "technique.remote-pair.sentence": (
        "All these cells have only {digits}, and each sees the next, so the two digits "
        "alternate. {first_cells} hold one of them, and {second_cells} the other. A cell that "
        "sees one of each can hold neither: {outcome}."
    ),
    "technique.bent-quad.name": "Bent quad",
    "technique.bent-quad.taken": "a bent quad",
    "technique.bent-quad.look": (
        "Find four cells in a box and a row or column that crosses it, with four digits "
        "between them. None of the cells is in both."
    ),
    "technique.bent-quad.explanation": (
        "Four cells in a box and a row or column that crosses it have four digits between them. "
        "All but one of these digits can be there only once, because all places of each lie in one "
        "house. So the remaining digit must be in one of them, and is eliminated from any other "
        "cell that sees all its places there. No cell is in both houses, so there is no hinge as "
        "in a WXYZ-Wing."
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
