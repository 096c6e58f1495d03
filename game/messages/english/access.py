"""What a screen reader says of the window beside the words that stand in it."""

MESSAGES = {
    "access.board": "Board",
    # A cell by its name and what is in it: r4c7, 5, given.
    "access.cell": "{cell}, {content}",
    "access.empty": "empty",
    "access.given": "given",
    "access.notes": "notes {digits}",
    "access.centre": "centre notes {digits}",
    "access.hinted": "to be {digit}",
    "access.focus": "the hint is about this cell",
    # Candidates that a step takes away, and others that it speaks of.
    "access.struck": "{digits} ruled out",
    "access.marked": "{digits} marked",
    "access.framed": "in the frame",
    "access.shown": "marked cell",
    "access.letter": "cell {letter}",
    "access.wrong": "wrong",
    "access.conflict": "in conflict",
    "access.guess": "not sure",
    "access.coloured": "colours {colours}",
    # Where the cursor is: r4c7, empty: row 4, column 7, box 6.
    "access.where": "{cell}, {content}: {houses}.",
    # A house, what stands in its cells one after the other, and the digits that it lacks.
    "access.house": "{house}: {cells}. Missing: {digits}.",
    "access.house.full": "{house}: {cells}. Complete.",
    "access.no_box": "This board has no boxes.",
    "access.left": "Open cells: {n}. Still to be placed: {digits}.",
    "access.left.none": "No cell is open.",
    # A digit, and how often it is still to be placed.
    "access.left.digit": "{digit} ({n} times)",
    "access.digit.left": "{digit}, {n} left",
    "access.score": "Score {points}, combo times {combo}, lives {lives} of {most}",
    "access.progress": "Progress",
    "access.way": "{at} of {total}",
    # What controls are called that no words stand before.
    "access.called.modes": "Mode",
    "access.called.list": "List",
    "access.called.actions": "Actions and their keys",
    "access.called.speed": "Speed",
    "access.called.chapter": "Where jumps go",
    "access.called.beside": "Beside the board",
    "access.called.sync": "In step",
    "access.called.board": "Board",
    "access.called.measure": "Measure",
    "access.called.table": "Table",
    "access.moment": "Moment of the run, in seconds",
    "access.chart": "{title}: {fact}",
    "access.column": "{name} {value}",
}
