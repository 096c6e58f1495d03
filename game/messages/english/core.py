"""Rules, verdicts and errors of boards."""

MESSAGES = {
    ## Errors of boards and cells.
    "error.sudoku": "This is not a Sudoku that Nonet can read.",
    "error.cell_name": "“{name}” is not a cell; cells run from r1c1 to r{size}c{size}.",
    "error.digit": "“{value}” is not a digit from 1 to {size}.",
    "error.grid_size": "A board has {expected} cells, but this one has {found}.",
    "error.grid_text": (
        "Character {position} is “{character}”: use digits, and . 0 - _ or * for an empty cell."
    ),
    "error.given_locked": "{cell} is a given ({digit}) and cannot be changed.",
    "error.not_unique": "This board does not have exactly one solution: {board}",
    "error.gave_up": "The search was stopped after {nodes} branches, before it was finished.",
    "error.classic_only": "{what} is for 9x9 boards with the usual boxes, not for {shape}.",
    "error.no_canonical_form": (
        "A board has a canonical form only if it breaks no rule and has no rules beyond "
        "rows, columns and boxes."
    ),
    "error.shape": "“{code}” is not a board shape that Nonet knows.",
    "error.no_full_grid": "There is no way to fill a board of the shape {code}.",
    ## Houses, as they stand in sentences: “Look at row 4.”
    "house.r": "row {number}",
    "house.c": "column {number}",
    "house.b": "box {number}",
    "house.n": "region {number}",
    "house.d": "diagonal {number}",
    "house.w": "window {number}",
    "house.k": "a knight's move",
    "house.a": "two cells that touch at a corner",
    "house.x": "a cage, a line or a clue",
    "houses.r": "rows {numbers}",
    "houses.c": "columns {numbers}",
    "houses.b": "boxes {numbers}",
    "houses.n": "regions {numbers}",
    "houses.d": "diagonals {numbers}",
    "houses.w": "windows {numbers}",
    ## How lists are joined.
    # Lists grow from the front: r1c1, r1c2 and r1c3.
    "list": "{first} and {last}",
    "list.more": "{first}, {next}",
    "list.or": "{first} or {last}",
    "list.longer": "{first}, {last}",
    ## What breaks the rules, within a sentence.
    "conflict.place": "{house} ({cells})",
    "conflict.digit": "{digit} appears more than once in {places}",
    "conflict.digits": "{first}; {last}",
    "conflict.more.one": "{first}; {n} more house repeats a digit",
    "conflict.more.other": "{first}; {n} more houses repeat a digit",
    ## What was found out about a board, in a line of a command.
    "verdict.unique": "exactly one solution",
    "verdict.many": "more than one solution",
    "verdict.solved": "solved, but there may be other solutions",
    "verdict.none": "no solution",
    "verdict.conflict": "already breaks a rule",
    "verdict.stuck": "no further step was found",
    "verdict.not judged": "not judged: Nonet does not know all of its rules",
    "verdict.gave up": "given up: the limit was reached first",
}
