"""The words of the first lessons, for somebody who has never seen a Sudoku."""

MESSAGES = {
    "learn.chapter.first-steps": "First steps",
    "learn.chapter.notes": "Notes",
    "learn.station.notes": "Keeping notes",
    "learn.station.notes.text": "A few notes first, clean ones, and all at once when it gets hard.",
    "learn.station.rules": "The rules",
    "learn.station.rules.text": "What a Sudoku is, on a small board of four rows.",
    "learn.station.nine": "The whole board",
    "learn.station.nine.text": "Nine rows, nine columns, nine boxes: the same rules.",
    "learn.station.controls": "Erase, undo, hint",
    "learn.station.controls.text": "What helps when a digit is wrong, or when you are stuck.",
    "learn.station.first-notes": "Small notes",
    "learn.station.first-notes.text": "Small digits that remember what a cell can still be.",
    "learn.guide.row": (
        "Every row is to hold 1, 2, 3 and 4, each once. In the framed row one is missing. Click "
        "its empty cell, or go there with the arrow keys, and press the missing digit."
    ),
    "learn.guide.column": (
        "Columns have the same rule: each digit once. Which one is missing in the frame?"
    ),
    "learn.guide.box": (
        "The board has four boxes of four cells, with thick lines around them. A box, too, holds "
        "each digit once. Fill the empty cell."
    ),
    "learn.guide.two": (
        "In this row 2 and 3 are missing. Which goes where? Look down from each empty cell: what "
        "stands in its column already cannot stand there again."
    ),
    "learn.guide.led": (
        "The row, column or box in the frame lacks one digit. Fill it in; the frame then moves on."
    ),
    "learn.guide.whole": (
        "Now a whole Sudoku, without a frame. Begin where the most digits stand. "
        "A wrong digit is taken off, and you are told why; Hint helps you on."
    ),
    "learn.guide.six": (
        "The usual board is larger: digits 1 to 9, and boxes of nine cells. The rules are the "
        "same. Six cells are empty: fill them."
    ),
    "learn.guide.more": (
        "Now twelve cells are empty. Look for a row, a column or a box that lacks "
        "one digit only. Each digit that you enter makes another one easy."
    ),
    "learn.guide.wrong": (
        "The digit in red is wrong: its row and its column have a 5 already. Black digits were "
        "there from the start. Choose the cell of the red digit, and press Erase."
    ),
    "learn.guide.undo": (
        "Enter any digit in an empty cell, even a wrong one. Then press Undo: it is as it was."
    ),
    "learn.guide.now_undo": "Now press Undo, and the digit goes again.",
    "learn.guide.hint": (
        "When you are stuck, press Hint. Each press tells a little more; at last Apply puts the "
        "digit in. In its words r2c1 is the cell in row 2 and column 1."
    ),
    "learn.guide.note": (
        "The marked cell can be 3 or 4, and it is too early to tell. Press Corner, then 3 and 4: "
        "that makes small notes, not answers."
    ),
    "learn.guide.corners": (
        "Few notes say most. In the box of the frame 5 can stand in the two marked cells only: "
        "press Corner, and note 5 in both."
    ),
    "learn.guide.clean": (
        "One of these four notes is out of date: its digit stands in the row of the frame. Press "
        "Corner, then that digit: its note goes."
    ),
    "learn.guide.full": (
        "When the easy digits are gone, all notes help. Press Notes: every digit that a cell can "
        "still be is written in."
    ),
    "learn.guide.notes_first": "That was a digit; here a note is asked for. Press Corner first.",
    "learn.guide.vanish": (
        "With Digit chosen, enter the digit that the frame lacks. A note of the other marked cell "
        "goes by itself: enter there the one that is left."
    ),
    "learn.guide.left.one": "{words} {n} cell is left.",
    "learn.guide.left.other": "{words} {n} cells are left.",
    "learn.guide.given": "This digit was there from the start, and stays. Choose an empty cell.",
    "learn.guide.right_already": "This digit is right, and stays. Choose an empty cell.",
    "learn.guide.there_already": "This {house} has {digit} already, and each digit only once.",
    "learn.guide.house.r": "row",
    "learn.guide.house.c": "column",
    "learn.guide.house.b": "box",
    "learn.guide.right.full-house": "{digit} was the only digit that this {house} lacked.",
    "learn.guide.right.naked-single": (
        "Every digit but {digit} stands in its row, its column or its box already."
    ),
    "learn.guide.right.hidden-single": "In this {house}, {digit} can stand nowhere else.",
    "learn.guide.unproved": "It is right, but could you know? Look for what leaves one digit only.",
    "learn.guide.not_yet": (
        "That digit does not belong there, and the cell cannot be known yet. Look for a row, a "
        "column or a box that lacks few digits."
    ),
    "learn.guide.another": (
        "It breaks no rule yet, but another digit of this {house} can stand only here."
    ),
    "learn.guide.later": "That comes a little later.",
    "learn.guide.do_first": "First do what the card says.",
    "learn.guide.done": "Well done",
    "learn.guide.done.row": "The same rule holds for every row.",
    "learn.guide.done.column": "The same rule holds for every column.",
    "learn.guide.done.box": "Rows, columns, boxes: you know all the rules of Sudoku now.",
    "learn.guide.done.two": "So every Sudoku is solved: what stands tells what is missing.",
    "learn.guide.done.led": "Each digit makes the next one easier.",
    "learn.guide.done.whole": "You have solved your first Sudoku.",
    "learn.guide.done.six": "That was a board of full size.",
    "learn.guide.done.more": "A whole Sudoku is solved. Harder ones only begin with fewer digits.",
    "learn.guide.done.wrong": "Erase takes off what you entered; the digits from the start stay.",
    "learn.guide.done.undo": "Undo goes back as far as you like, so try things without fear.",
    "learn.guide.done.hint": "A hint also says why, so that you find the next one yourself.",
    "learn.guide.done.note": "Notes are for you alone; they are never wrong or right answers.",
    "learn.guide.done.vanish": "That is all you need for a first game. Play a Gentle one now.",
    "learn.guide.done.corners": "Two cells for one digit: when one of them falls, the other is it.",
    "learn.guide.done.clean": "When you enter a digit, Nonet takes its notes away beside it.",
    "learn.guide.done.full": "With all notes there, pairs and chains can be seen. They come next.",
    "learn.guide.play": "Play Gentle",
}
