"""The editor: what is said of a puzzle in the making."""

MESSAGES = {
    "edit.title": "Editor",
    "edit.begin": (
        "Type the puzzle as you read it: digits, and 0, a full stop or the space bar for an empty "
        "cell. The cursor runs on."
    ),
    "edit.judging": "Looking for solutions…",
    "edit.conflict": "It breaks a rule: {conflicts}.",
    # Clues of which each could stand with the rest, but not all of them.
    "edit.none.one": "No solution: the marked clue leaves none.",
    "edit.none.other": "No solution: the {n} marked clues cannot stand together.",
    "edit.many.one": "Several solutions: they differ in {n} cell.",
    "edit.many.other": "Several solutions: they differ in the {n} marked cells.",
    "edit.full": "A whole solution. “Minimal” makes a puzzle of it.",
    "edit.gave_up": "It takes too long to tell whether there is one solution.",
    # One region and how many cells it has.
    "edit.region.one": "region {region} has {n} cell",
    "edit.region.other": "region {region} has {n} cells",
    "edit.regions.wrong": "Each region takes {size} cells: {regions}.",
    "edit.regions.scattered.one": "Region {regions} is in pieces.",
    "edit.regions.scattered.other": "Regions {regions} are in pieces.",
    "edit.saved": "It is in your collection.",
    "edit.saved.before": "It was in your collection already.",
    "edit.minimal.one": "1 clue was not needed.",
    "edit.minimal.other": "{n} clues were not needed.",
    "edit.suggest.left.one": "{digit} in {cell} leaves one solution. Enter, or a click, takes it.",
    "edit.suggest.left.other": (
        "{digit} in {cell} leaves {n} solutions. Enter, or a click, takes it."
    ),
    "edit.suggest.many": (
        "Very many solutions: they differ most in the marked cells. {digit} in {cell}, for one: "
        "Enter, or a click, takes it."
    ),
    "edit.suggest.none": "No extra clue helps.",
    # How clues mirror one another, on a button.
    "edit.symmetry.none": "No symmetry",
    "edit.symmetry.half-turn": "Half turn",
    "edit.symmetry.quarter-turn": "Quarter turn",
    "edit.symmetry.mirror": "Left and right",
    "edit.symmetry.diagonal": "Diagonal",
    "edit.symmetry.antidiagonal": "Other diagonal",
    "edit.symmetry.diagonals": "Both diagonals",
    "edit.symmetry.full": "All ways",
    "edit.rules.title": "The board",
    "edit.rules.text": "Another size begins with an empty board; undo brings the old one back.",
    "edit.rules.size": "Size",
    "edit.rules.square": "{n}×{n}",
    "edit.rules.jigsaw": "Jigsaw: regions that you paint",
    "edit.rules.diagonals": "Diagonals hold each digit once",
    "edit.rules.windows": "Four windows hold each digit once",
    "edit.rules.knight": "A knight’s move apart digits differ",
    "edit.rules.king": "A king’s move apart digits differ",
    "edit.why.empty": "There is no digit.",
    "edit.why.full": "Every cell is filled.",
    "edit.why.regions": "Some regions have too many cells, others too few.",
    "edit.why.no_solution": "No solution is known yet.",
    "edit.why.not_unique": "Only a puzzle with one solution can be made minimal.",
    "edit.why.not_many": "Clues are looked for while there are several solutions.",
}
