"""The editor and its verdicts."""

MESSAGES = {
    ## The editor: what is said of the puzzle on the card.
    "edit.title": "Editor",
    "edit.begin": (
        "Type a puzzle as you read it, with 0 or the space bar for an empty cell. Or draw its "
        "rules: cages, lines, dots, clues."
    ),
    "edit.judging": "Looking for solutions…",
    "edit.conflict": "A rule is broken: {conflicts}.",
    # What leaves no solution together: cages, lines, rules of the board, and perhaps clues.
    "edit.none.rules": "No solution. These cannot all hold: {what}.",
    # Where they are too many to be named.
    "edit.none.marked.one": "the marked rule",
    "edit.none.marked.other": "the {n} marked rules",
    "edit.none.clues.one": "the marked clue",
    "edit.none.clues.other": "the {n} marked clues",
    "edit.none.looking": "No solution. Looking for what rules it out…",
    # Clues of which each could stand with the rest, but not all of them.
    "edit.none.one": "No solution: the marked clue alone rules it out.",
    "edit.none.other": "No solution: the {n} marked clues contradict each other.",
    "edit.many.one": "Several solutions: they differ in {n} cell.",
    "edit.many.other": "Several solutions: they differ in the {n} marked cells.",
    # They are too many to be marked.
    "edit.many.most.one": "Several solutions: they differ in {n} cell.",
    "edit.many.most.other": "Several solutions: they differ in {n} cells.",
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
    ## The editor: what to do with a tool. It stands under the name of the tool.
    "edit.how.digit": "Click a cell and type its digit. 0 leaves it empty.",
    "edit.how.region": ("Press a cell of a region and drag over the cells to add to it."),
    "edit.how.group": "Drag over cells. To add more, start inside the group.",
    "edit.how.copy": "Drag over cells. Then click where the copy of the first cell goes.",
    "edit.how.path": "Drag along the line from its first cell to its last. Going back shortens it.",
    "edit.how.pair": "Click the border between two cells. Click again to change or remove it.",
    "edit.how.corner": "Click where four cells meet. Then type the digits.",
    "edit.how.edge": "Click beside the board, at the end of a row or column. Then type the number.",
    "edit.how.slant": "Click beside the board, and again to turn the arrow. Then type the sum.",
    "edit.how.cell": "Click cells, or drag over them. Click again to remove the mark.",
    "edit.how.colour": "Choose a colour. Then click cells, or drag over them.",
    "edit.how.circle": (
        "Click cells, or drag over them. A circle is only a drawing and has no rule."
    ),
    # A constraint with its cells: the cage of 14 (r1c1 and r1c2).
    "edit.named": "{constraint} ({cells})",
    "edit.chosen.nothing": "Chosen: {constraint}. Erase removes it.",
    "edit.chosen.number": "Chosen: {constraint}. Type its number. Erase removes it.",
    "edit.chosen.digits": "Chosen: {constraint}. Type its digits. Erase removes it.",
    "edit.chosen.circle": (
        "Chosen: {constraint}. Type 2 for a circle of two cells. Erase removes it."
    ),
    "edit.refused.cells": "This is not possible with these cells or this number.",
    "edit.refused.copy": "The copy needs to be on the board, in another place.",
    "edit.refused.many": "The board has as many rules as Nonet can handle.",
    "edit.refused.number": "No clue with a number is chosen. Click one on the board first.",
    # Names of tools.
    "edit.tool.digit": "Digits",
    "edit.tool.digit.rule": "The digits that are given.",
    "edit.tool.region": "Jigsaw regions",
    "edit.tool.region.rule": "Regions of any form take the place of the boxes.",
    "edit.tool.colour": "Colours",
    "edit.tool.colour.rule": "A colour has no rule of its own.",
    "edit.tool.circle": "Circles",
    "edit.tool.circle.rule": "A circle has no rule of its own.",
    "edit.tools.text": "Rest the mouse on a tool to read its rule.",
    ## The editor: what the solver finds. Small digits in cells are those that some solution has.
    "edit.candidates.some": "Each small digit is part of a solution. Still looking for more…",
    "edit.candidates.all": "Each small digit is part of a solution. No other digit is.",
    "edit.path.working": "Looking for the steps…",
    "edit.path.step": "Step {n} of {total}, {name}. {sentence}",
    # The hardest technique is named.
    "edit.path.solved.one": "Logic alone solves it, in {n} step: {name}.",
    "edit.path.solved.other": "Logic alone solves it, in {n} steps. The hardest is: {name}.",
    "edit.path.stuck.one": "Logic stops here: {n} empty cell is left.",
    "edit.path.stuck.other": "Logic stops here: {n} empty cells are left.",
    ## The editor: title, author, rules.
    "edit.about.title": "Title and rules",
    "edit.about.named": "Title",
    "edit.about.author": "Author",
    "edit.about.rules": "Rules",
    "edit.about.write": "Write the rules of this board",
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
    "edit.rules.diagonals": "Diagonals: each digit once",
    "edit.rules.windows": "Windows: each digit once",
    "edit.rules.knight": "Cells a knight's move apart differ",
    "edit.rules.king": "Cells a king's move apart differ",
    "edit.rules.more": "More rules for the whole board",
    ## The editor: why a button is disabled.
    "edit.why.empty": "There are no digits yet.",
    "edit.why.full": "Every cell is filled.",
    "edit.why.regions": "Some regions have too many cells, others too few.",
    "edit.why.no_solution": "No solution is known yet.",
    "edit.why.not_unique": "Only a puzzle with one solution can be made minimal.",
    "edit.why.not_many": "Clues can be suggested only while there are several solutions.",
}
