"""The editor: what is said of a puzzle in the making."""

MESSAGES = {
    ## The editor: what is said of the puzzle on the card.
    "edit.title": "Editor",
    "edit.begin": (
        "Type the puzzle as you read it: digits, and 0, a full stop or the space bar for an "
        "empty cell. The cursor moves on by itself."
    ),
    "edit.judging": "Looking for solutions…",
    "edit.conflict": "A rule is broken: {conflicts}.",
    # Clues of which each could stand with the rest, but not all of them.
    "edit.none.one": "No solution: the marked clue alone rules it out.",
    "edit.none.other": "No solution: the {n} marked clues contradict each other.",
    "edit.many.one": "Several solutions: they differ in {n} cell.",
    "edit.many.other": "Several solutions: they differ in the {n} marked cells.",
    "edit.full": "This is a complete solution. “Minimal” turns it into a puzzle.",
    "edit.gave_up": "Nonet could not find out in time whether there is exactly one solution.",
    # One region and how many cells it has.
    "edit.region.one": "region {region} has {n} cell",
    "edit.region.other": "region {region} has {n} cells",
    "edit.regions.wrong": "Each region needs {size} cells: {regions}.",
    "edit.regions.scattered.one": "Region {regions} is in pieces.",
    "edit.regions.scattered.other": "Regions {regions} are in pieces.",
    "edit.saved": "It is in your collection now.",
    "edit.saved.before": "It was already in your collection.",
    "edit.minimal.one": "1 clue was not needed.",
    "edit.minimal.other": "{n} clues were not needed.",
    "edit.suggest.left.one": (
        "{digit} in {cell} leaves one solution. Press Enter or click to accept."
    ),
    "edit.suggest.left.other": (
        "{digit} in {cell} leaves {n} solutions. Press Enter or click to accept."
    ),
    "edit.suggest.many": (
        "There are a great many solutions. They differ most in the marked cells. Try {digit} in "
        "{cell}: press Enter or click to accept."
    ),
    "edit.suggest.none": "No extra clue helps.",
    ## The editor: values of a button.
    # How clues mirror one another, on a button.
    "edit.symmetry.none": "No symmetry",
    "edit.symmetry.half-turn": "Half turn",
    "edit.symmetry.quarter-turn": "Quarter turn",
    "edit.symmetry.mirror": "Left and right",
    "edit.symmetry.diagonal": "Diagonal",
    "edit.symmetry.antidiagonal": "Other diagonal",
    "edit.symmetry.diagonals": "Both diagonals",
    "edit.symmetry.full": "All symmetries",
    ## The editor: choosing the board and its rules.
    "edit.rules.title": "The board",
    "edit.rules.text": "A different size starts with an empty board. Undo brings the old one back.",
    "edit.rules.size": "Size",
    "edit.rules.square": "{n}×{n}",
    "edit.rules.jigsaw": "Jigsaw: you paint the regions",
    "edit.rules.diagonals": "Diagonals contain each digit once",
    "edit.rules.windows": "Windows contain each digit once",
    "edit.rules.knight": "Cells a knight's move apart differ",
    "edit.rules.king": "Cells a king's move apart differ",
    ## The editor: why a button is disabled.
    "edit.why.empty": "There are no digits yet.",
    "edit.why.full": "Every cell is filled.",
    "edit.why.regions": "Some regions have too many cells, others too few.",
    "edit.why.no_solution": "No solution is known yet.",
    "edit.why.not_unique": "Only a puzzle with one solution can be made minimal.",
    "edit.why.not_many": "Clues can be suggested only while there are several solutions.",
}
