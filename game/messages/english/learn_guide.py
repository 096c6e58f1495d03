"""Texts of the first lessons, for somebody who has never seen a Sudoku."""

MESSAGES = {
    ## The road: chapters, and the first lessons with a line about each.
    "learn.chapter.first-steps": "First steps",
    "learn.chapter.notes": "Notes",
    "learn.station.notes": "Keeping notes",
    "learn.station.notes.text": (
        "Start with a few, keep them tidy, and fill them all in when it gets hard."
    ),
    # Techniques that are easily confused.
    "learn.station.alike-pairs": "Naked or hidden?",
    "learn.station.alike-pairs.text": "Two kinds of pair side by side, then ten to tell apart.",
    "learn.station.alike-links": "Which two links?",
    "learn.station.alike-links.text": (
        "Three patterns with two strong links side by side, then ten to tell apart."
    ),
    "learn.station.alike-wings": "Two candidates or three?",
    "learn.station.alike-wings.text": "Two wings side by side, then ten to tell apart.",
    "learn.station.alike-rectangles": "One corner or two?",
    "learn.station.alike-rectangles.text": "Two rectangles side by side, then ten to tell apart.",
    "learn.station.alike-fins": "With or without a fin?",
    "learn.station.alike-fins.text": "Two fish side by side, then ten to tell apart.",
    "learn.station.rules": "The rules",
    "learn.station.rules.text": "What a Sudoku is, on a small board with four rows.",
    "learn.station.nine": "The full board",
    "learn.station.nine.text": "Nine rows, nine columns, nine boxes: the same rules.",
    "learn.station.controls": "Erase and hint",
    "learn.station.controls.text": "What helps when a digit is wrong, or when you are stuck.",
    "learn.chapter.crossing-out": "Crossing out",
    "learn.station.crossing-out": "The only place",
    "learn.station.crossing-out.text": (
        "Find the one cell of a box where a digit fits. A Gentle game needs no more than that."
    ),
    "learn.station.scanning": "Where to look",
    "learn.station.scanning.text": "Habits of a practised eye: where to look first, and next.",
    "learn.station.first-notes": "Small notes",
    "learn.station.first-notes.text": "Small digits that remind you what could go in a cell.",
    ## The first lessons: the task on the card.
    "learn.guide.row": (
        "Every row must contain 1, 2, 3 and 4 once each. One digit is missing in the framed row. "
        "Choose its empty cell by click, tap or arrow keys, then enter the missing digit."
    ),
    "learn.guide.column": (
        "Columns follow the same rule: each digit once. Which one is missing in the frame?"
    ),
    "learn.guide.box": (
        "The board has four boxes of four cells, with thick lines around them. A box also contains "
        "each digit once. Fill the empty cell."
    ),
    "learn.guide.two": (
        "This row still needs 2 and 3. Which goes where? Look down from each empty cell: a digit "
        "that is already in its column cannot go there."
    ),
    "learn.guide.led": (
        "The row, column or box in the frame needs one more digit. Fill it in, and the frame moves "
        "on."
    ),
    "learn.guide.whole": (
        "Now a whole Sudoku, without a frame. Start where the most digits are filled in. "
        "If a digit is wrong, it is removed and you are told why. Hint helps when you are stuck."
    ),
    "learn.guide.full-size": (
        "The usual board is larger: digits 1 to 9, and boxes of nine cells. The rules are the "
        "same. Three cells are empty. Fill them."
    ),
    # The only place in a box, before the first game. The lines are drawn on the board.
    "learn.guide.lines": (
        "Where does {digit} go in the framed box? Each ringed {digit} crosses out its row and its "
        "column. One cell is left. Enter {digit} there."
    ),
    "learn.guide.cross": (
        "Now you cross out. Choose each {digit} whose row or column runs through the framed box. "
        "Then enter {digit} in the cell that is left."
    ),
    "learn.guide.crossed.one": "Crossed out. One more {digit} reaches into the box.",
    "learn.guide.crossed.other": "Crossed out. {n} more {digit}s reach into the box.",
    "learn.guide.not_crossing": (
        "The row and the column of this {digit} do not run through the framed box."
    ),
    "learn.guide.crossed_out": "Every cell but one is crossed out. Enter {digit} there.",
    "learn.guide.alone": (
        "This time, let your eyes draw the lines. Where does {digit} go in the framed box?"
    ),
    "learn.guide.last": (
        "Six cells are empty. Take a box and a digit that it still needs, and cross out."
    ),
    # Where to look first, and where next.
    "learn.guide.most": (
        "Where do you look first? The digit {digit} is on the board seven times, so it crosses out "
        "the most. Enter the two that are missing."
    ),
    "learn.guide.nearly": (
        "Now look for a house with few gaps: one row has only two empty cells. Find it and fill it."
    ),
    "learn.guide.eye": (
        "Go on like this to the end. After each digit, this card says where a practised player "
        "would look next, but not what they would find."
    ),
    "learn.guide.wrong": (
        "In a game, a wrong digit stays until you erase it. The red 5 is wrong: its row and "
        "column already have a 5. Select it and press Erase."
    ),
    "learn.guide.hint": (
        "When you are stuck, press Hint. Each press tells you a little more, and at the end Apply "
        "enters the digit."
    ),
    "learn.guide.note": (
        "The marked cell can be 3 or 4, and you cannot tell which yet. Press Notes, then 3 and 4. "
        "That writes small notes, not answers."
    ),
    "learn.guide.corners": (
        "A few notes go a long way. In the framed box, 5 fits only in the two marked cells. "
        "Press Notes and note 5 in both."
    ),
    "learn.guide.clean": (
        "One of these four notes is out of date: the framed row already has that digit. Press "
        "Notes, then the digit, to remove the note."
    ),
    "learn.guide.full": (
        "When the easy digits are gone, it helps to see all the notes. Press All notes to write "
        "every possible digit into every empty cell. These digits are called candidates."
    ),
    # Of a note that breaks no rule, and of one that was removed though the step asks for it.
    "learn.guide.note_extra": "{digit} is possible here too, but this step does not ask for it.",
    "learn.guide.note_stays": "{digit} is still possible here, so its note stays.",
    "learn.guide.notes_first": "That was a digit, but this step needs a note. Press Notes first.",
    "learn.guide.vanish": (
        "Digit is chosen again. Enter the digit that the frame still needs. Its note disappears "
        "from the other marked cell by itself. Then enter the digit that is left there."
    ),
    ## The first lessons: what is said of an entry.
    "learn.guide.left.one": "{words} {n} cell is left.",
    "learn.guide.left.other": "{words} {n} cells are left.",
    "learn.guide.given": "This digit was there from the start and stays. Choose an empty cell.",
    "learn.guide.right_already": "This digit is right and stays. Choose an empty cell.",
    "learn.guide.there_already": (
        "This {house} already has {digit}, and each digit goes in only once."
    ),
    "learn.guide.house.r": "row",
    "learn.guide.house.c": "column",
    "learn.guide.house.b": "box",
    "learn.guide.right.full-house": "{digit} was the only digit missing in this {house}.",
    "learn.guide.right.naked-single": (
        "This cell's row, column and box already contain every digit but {digit}."
    ),
    "learn.guide.right.hidden-single": "In this {house}, {digit} fits nowhere else.",
    "learn.guide.unproved": (
        "That is right, but could you be sure? Look for a place where only one digit fits."
    ),
    "learn.guide.not_yet": (
        "That is not the right digit, and this cell cannot be worked out yet. Try a row, a column "
        "or a box with few gaps."
    ),
    "learn.guide.another": (
        "No rule is broken yet, but a different digit belongs in this cell: one that fits nowhere "
        "else in this {house}."
    ),
    # After what a card asks for; {button} is a word on a button, such as Notes, {key} a key.
    "learn.guide.key": "The key for {button} is {key}.",
    "learn.guide.later": "You will learn that a little later.",
    "learn.guide.do_first": "First do what the card says.",
    ## The first lessons: what is said when a task is done.
    "learn.guide.done": "Well done",
    "learn.guide.done.row": "Every row follows the same rule.",
    "learn.guide.done.column": "Every column follows the same rule.",
    "learn.guide.done.box": "Rows, columns and boxes: now you know all the rules of Sudoku.",
    "learn.guide.done.two": (
        "That is the heart of Sudoku: the digits you can see tell you where the others go."
    ),
    "learn.guide.done.led": "Each digit makes the next one easier.",
    "learn.guide.done.whole": "You have solved your first Sudoku.",
    "learn.guide.done.full-size": "The board is bigger, but nothing else has changed.",
    "learn.guide.done.lines": (
        "That is crossing out: a row or a column has no room for a second {digit}."
    ),
    "learn.guide.done.cross": (
        "A digit with a single place left in a box goes there, whatever else that cell could be."
    ),
    "learn.guide.done.alone": "Your eyes draw the lines now.",
    "learn.guide.done.last": (
        "A Gentle game needs nothing more. There, dots below a digit count those missing. Grey "
        "digits cannot go in the selected cell."
    ),
    "learn.guide.done.most": "Start with the digits that appear most often.",
    "learn.guide.done.nearly": "Houses with two or three gaps are the next best place to look.",
    "learn.guide.done.eye": (
        "Look first for digits that appear often, then for nearly full houses. After each "
        "entry, look at what it touches. In a Calm game, the setting “Say where to look next” "
        "goes on telling you."
    ),
    "learn.guide.done.wrong": (
        "The black digits stay. In a game, Hint also tells you when a digit is wrong."
    ),
    "learn.guide.done.hint": "A hint also says why, so that you can find the next digit yourself.",
    "learn.guide.done.note": (
        "Notes are your own reminders. They never count as answers. Each digit has its own place "
        "in a cell, from 1 at the top left to 9 at the bottom right."
    ),
    "learn.guide.done.vanish": (
        "A note disappears by itself when its digit is entered in the same row, column or box."
    ),
    "learn.guide.done.corners": (
        "Two cells for one digit: rule one out, and the digit goes in the other."
    ),
    "learn.guide.done.clean": (
        "When you enter a digit, Nonet removes its notes from the same row, column and box."
    ),
    "learn.guide.done.full": (
        "With every note in place you can see pairs and chains. They come next."
    ),
    "learn.guide.play": "Play Gentle",
}
