"""The theatre's captions of steps, the pseudo-code of its methods, and its lectures."""

MESSAGES = {
    ## The theatre: a caption below a board, what the last step did.
    "theatre.caption.start.one": "At the start, with {n} empty cell.",
    "theatre.caption.start.other": "At the start, with {n} empty cells.",
    "theatre.caption.solution": "Every cell is filled: a solution.",
    "theatre.caption.solved": "Solved: every cell is filled.",
    "theatre.caption.unique": "Solved, and there is no other solution.",
    "theatre.caption.many": "A second solution was found, so there are several.",
    "theatre.caption.none": "Everything has been tried, and there is no solution.",
    "theatre.caption.conflict": (
        "{cell}: {digit} does not fit, because {house} already has it, in {at}."
    ),
    "theatre.caption.conflict.seen": "{cell}: {digit} does not fit, because it is already in {at}.",
    "theatre.caption.breaks_rule": "The board already breaks a rule.",
    "theatre.caption.stuck.one": "No rule helps any more. {n} cell stays empty.",
    "theatre.caption.stuck.other": "No rule helps any more. {n} cells stay empty.",
    "theatre.caption.gave_up": "Given up: the limit was reached.",
    "theatre.caption.try": "{cell}: try {digit}.",
    "theatre.caption.fits.none": "{cell}: {digit} fits. On to the next cell.",
    "theatre.caption.fits.one": "{cell}: {refused} did not fit, {digit} does. On to the next cell.",
    "theatre.caption.fits.several": (
        "{cell}: {refused} did not fit, {digit} does. On to the next cell."
    ),
    "theatre.caption.counted_up": "{cell}: nothing comes after {highest}. Empty it, and go back.",
    "theatre.caption.list.none": "{cell}: no digit fits.",
    "theatre.caption.list.one": "{cell}: only {digits} fits.",
    "theatre.caption.list.several": "{cell}: {digits} fit.",
    "theatre.caption.put": "{cell}: of {digits}, take {digit}.",
    "theatre.caption.put.forced": "{cell}: put {digit}, because nothing else fits.",
    "theatre.caption.led_nowhere": "{cell}: {digit} led nowhere. Empty it again.",
    "theatre.caption.boards.one": "{n} board on the stack",
    "theatre.caption.boards.other": "{n} boards on the stack",
    "theatre.caption.first_push": "The board is put on the stack.",
    "theatre.caption.first_pop": "The board is taken off the stack.",
    "theatre.caption.push": "Put on the stack: the board with {digit} in {cell}. {boards}.",
    "theatre.caption.pop": "Taken off the stack: the board with {digit} in {cell}. {boards}.",
    "theatre.caption.dropped": "{cell}: no digit fits. The board below is next.",
    "theatre.caption.last_of_list": "Étape {stage}, {cell}: its list holds only {digit}.",
    "theatre.caption.only_place": "Étape {stage}, {house}: {digit} fits only in {cell}.",
    # Nonet's own rule: it is none of the document's étapes.
    "theatre.caption.only_place.own": "Nonet's own rule, {house}: {digit} fits only in {cell}.",
    "theatre.caption.equal_lists": (
        "Étape {stage}, {cells}: the lists are all {digits}, which are removed from the "
        "box's other lines: {others}."
    ),
    "theatre.caption.cells.one": "{n} cell",
    "theatre.caption.cells.other": "{n} cells",
    "theatre.caption.single": "{cell}: {digit}, because nothing else is possible.",
    "theatre.caption.guess": "Guess {depth}: {digit} in {cell}.",
    "theatre.caption.fewest": "{cell} has the fewest digits: {digits}.",
    "theatre.caption.fewest_places": "{digits} has the fewest places: {cells}.",
    "theatre.caption.locked.one": "Locked candidates eliminate {n} candidate.",
    "theatre.caption.locked.other": "Locked candidates eliminate {n} candidates.",
    "theatre.caption.back_to_guess": "Back to the guess in {cell}, to take the other way.",
    "theatre.caption.no_place": "{house}: no place is left for {digit}.",
    ## The theatre: guessing what comes next.
    # What one guesses that comes next; a step is a caption.
    "theatre.guess.ask": (
        "Which cell is filled next, and with which digit? Choose the cell, then the digit, "
        "or press {key} if a cell is emptied again."
    ),
    "theatre.guess.right": "Right! {right} of {all} so far. {step}",
    "theatre.guess.cell": "The right cell, but not the digit. {right} of {all} so far. {step}",
    "theatre.guess.other": "It was something else. {right} of {all} so far. {step}",
    "theatre.guess.shown": "{step}",
    ## The theatre: options, stops, what is beside a board.
    # Which empty cell comes first.
    "theatre.name.fewest": "{name}, fewest first",
    "theatre.options.order": "Stack, backtracking, brute force",
    "theatre.order.rows": "Empty cells by rows",
    "theatre.order.columns": "Empty cells by columns",
    "theatre.order.fewest": "Fewest digits first",
    "theatre.cast.orders": "Orders",
    # What jumps go to.
    "theatre.chapter.any": "All stops",
    "theatre.chapter.guess": "Guesses",
    "theatre.chapter.retreat": "Retreats",
    "theatre.chapter.deduction": "Deductions",
    "theatre.chapter.solution": "Solutions",
    # What is beside a board.
    "theatre.beside.figures": "Figures",
    "theatre.beside.code": "Code",
    "theatre.beside.tree": "Tree",
    "theatre.tree.one": "Search tree: {n} decision",
    "theatre.tree.other": "Search tree: {n} decisions",
    "theatre.tree.first": "{decisions}, the first {n} of them drawn",
    ## Lectures: what is wrong with a file, after its name and line.
    # Lectures. Names of keys and values stand in the file as they are, in every language.
    "lecture.error": "{file}, line {line}: {problem}",
    "lecture.no_toml": "This is not TOML: {reason}.",
    "lecture.no_key": "{key} is not known here. These are: {keys}.",
    "lecture.no_text": "{key} is not text. Put it in quotation marks.",
    "lecture.long_text": "{key} is too long. Use at most {most} characters.",
    "lecture.no_flag": "{key} must be true or false, without quotation marks.",
    "lecture.none_of": "{key} cannot be {value}. Use one of these: {known}.",
    "lecture.no_pages": "There are no pages. Begin each page with a line [[page]].",
    "lecture.many_pages": "There are too many pages. Use at most {most}.",
    "lecture.many_methods": "There are too many methods. Use at most {most}.",
    "lecture.one_method": "Orders can be compared for only one method. Name just one in “methods”.",
    "lecture.no_board": (
        "The page has no board. Name one: an example such as sud, a file beside this one, or 81"
        " characters."
    ),
    "lecture.bad_board": (
        "{board} is not a board: {problem} Name an example such as sud, a file beside this "
        "one, or 81 characters."
    ),
    "lecture.no_step": '“at” must be a whole number of steps, from 0 on, or "end".',
    "lecture.page": "{number} of {count}",
    "lecture.answer": "Answer: {answer}",
    "lecture.last_page": "This is the last page.",
    "lecture.first_page": "This is the first page.",
    "lecture.no_answer": "This page has no answer to show.",
    ## The theatre: buttons.
    "theatre.cast.lecture": "Lecture",
    "theatre.cast.phases": "Phases",
    ## The five phases of making a board: headings, and what each does.
    "phases.title.0": "Before the first phase",
    "phases.title.1": "Phase 1: columns of boxes",
    "phases.title.2": "Phase 2: rows of boxes",
    "phases.title.3": "Phase 3: columns within columns of boxes",
    "phases.title.4": "Phase 4: rows within rows of boxes",
    "phases.title.5": "Phase 5: erasing",
    "phases.base": "The base grid: every row is the one above it, shifted.",
    "phases.upright": "Its digits are renamed.",
    "phases.turned": "Its digits are renamed, and its rows become columns.",
    "phases.1": "The columns of boxes are put in another order: {vectors}.",
    "phases.2": "The rows of boxes are put in another order: {vectors}.",
    "phases.3": "In each column of boxes, the three columns are put in another order: {vectors}.",
    "phases.4": "In each row of boxes, the three rows are put in another order: {vectors}.",
    "phases.kept": (
        "One cell of each row and column is always kept. From the first row on, the columns "
        "are {columns}."
    ),
    "phases.erased.one": "{cells} is erased: {n} cell is empty.",
    "phases.erased.other": "{cells} is erased: {n} cells are empty.",
    "phases.stays.one": "{cells} stays, because without it there is a second solution.",
    "phases.stays.other": "{cells} stay, because without them there is a second solution.",
    "phases.done.one": "The puzzle, with {n} empty cell and one solution.",
    "phases.done.other": "The puzzle, with {n} empty cells and one solution.",
    "phases.legend": "Step by step. The changed cells and the kept cells are highlighted.",
    "phases.another": "Another",
    ## The lecture that comes with Nonet: a page's title, text, question and answer.
    "lecture.own": "Six ways to a solution",
    "lecture.own.backtracking": "Counting up",
    "lecture.own.backtracking.text": (
        "Backtracking takes the empty cells one after another and counts each up from 1 "
        "until the digit fits. Where nothing is left, it empties the cell and counts on in "
        "the one before."
    ),
    "lecture.own.backtracking.question": (
        "How often is a digit tried before r1c1 is filled for good?"
    ),
    "lecture.own.backtracking.answer": (
        "five times, from 1 to 5; the first four are already in row 1"
    ),
    "lecture.own.brute_force": "Looking before trying",
    "lecture.own.brute_force.text": (
        "Brute force first lists what fits in a cell, and tries only that. A digit with a "
        "line under it was one of several."
    ),
    "lecture.own.brute_force.question": "Does it find the solution in fewer steps?",
    "lecture.own.brute_force.answer": "no, in just as many, but it tries no digit in vain",
    "lecture.own.stack": "A stack of boards",
    "lecture.own.stack.text": (
        "This method keeps whole boards. It takes the top one, and puts it back once for "
        "each digit that fits in its first empty cell."
    ),
    "lecture.own.stack.question": "Which board is taken off the stack next?",
    "lecture.own.stack.answer": "the one with 8 in r1c2, which was put there last",
    "lecture.own.staged": "Never guessing",
    "lecture.own.staged.text": (
        "Deduction in stages places only what follows: a list of one digit, or the only place in a"
        " row or in a column."
    ),
    "lecture.own.staged.question": "Is étape 1 alone enough for this board?",
    "lecture.own.staged.answer": "no, étape 2b is needed too, after 1 and 2a",
    "lecture.own.orders": "The order matters",
    "lecture.own.orders.text": (
        "The same algorithm fills the cells by rows, by columns, or the one with the fewest "
        "digits first."
    ),
    "lecture.own.orders.question": "Which one finishes first?",
    "lecture.own.orders.answer": "fewest digits first, by far",
    "lecture.own.engines": "As a person would, and as a machine does",
    "lecture.own.engines.text": (
        "The logic engine always uses the easiest technique. The exact engine fills in all singles "
        "first, and guesses where there are the fewest choices."
    ),
    "lecture.own.engines.question": "How many guesses does the exact engine need?",
    "lecture.own.engines.answer": "seven, three of which are still there at the end",
    ## The theatre: variables of the pseudo-code, a word each.
    # The variables of the pseudo-code, which stand in it where it has their names in braces.
    "theatre.variable.index": "index",
    "theatre.variable.cell": "cell",
    "theatre.variable.digit": "digit",
    "theatre.variable.list": "list",
    "theatre.variable.stack": "stack",
    "theatre.variable.depth": "depth",
    ## The theatre: a line of pseudo-code; very little room.
    # Pseudo-code, a line each; how far a line is indented is not its own.
    "theatre.code.backtracking.1": "{index} = 0",
    "theatre.code.backtracking.2": "while {index} is inside the list of cells:",
    "theatre.code.backtracking.3": "{cell} = list[{index}]",
    "theatre.code.backtracking.4": "if {digit} in {cell} is the highest:",
    "theatre.code.backtracking.5": "empty {cell}, {index} − 1",
    "theatre.code.backtracking.6": "else:",
    "theatre.code.backtracking.7": "{digit} in {cell} + 1",
    "theatre.code.backtracking.8": "if it is in conflict: once more",
    "theatre.code.backtracking.9": "else: {index} + 1",
    "theatre.code.backtracking.10": "after the last cell: solution",
    "theatre.code.brute-force.1": "solve(board):",
    "theatre.code.brute-force.2": "if no cell is empty: solution",
    "theatre.code.brute-force.3": "{cell} = the first empty one",
    "theatre.code.brute-force.4": "{list} = the digits that fit {cell}",
    "theatre.code.brute-force.5": "for each {digit} of {list}:",
    "theatre.code.brute-force.6": "write {digit} in {cell}",
    "theatre.code.brute-force.7": "solve(board), one level deeper",
    "theatre.code.brute-force.8": "empty {cell} again",
    "theatre.code.brute-force.9": "none is left: go back",
    "theatre.code.stack.1": "put the board on the {stack}",
    "theatre.code.stack.2": "while the {stack} holds a board:",
    "theatre.code.stack.3": "board = take it off the {stack}",
    "theatre.code.stack.4": "if no cell is empty: solution",
    "theatre.code.stack.5": "{cell} = the first empty one",
    "theatre.code.stack.6": "{list} = the digits that fit {cell}",
    "theatre.code.stack.7": "put the board with each on the {stack}",
    "theatre.code.staged.1": "list for each cell what fits",
    "theatre.code.staged.2": "repeat, with the first that does something:",
    "theatre.code.staged.3": "1: a list of one digit: place it",
    "theatre.code.staged.4": "2a: one place in a row: place it",
    "theatre.code.staged.5": "2b: one place in a column: place it",
    "theatre.code.staged.6": "3a: two equal lists of a box: strike",
    "theatre.code.staged.7": "3b: three equal lists of a box: strike",
    "theatre.code.staged.8": "Nonet's own: one place in a box",
    "theatre.code.staged.9": "until nothing happens",
    "theatre.code.staged.10": "no cell is empty: solution",
    "theatre.code.logic.1": "while a cell is empty:",
    "theatre.code.logic.2": "for each technique, the easiest first:",
    "theatre.code.logic.3": "look for a step",
    "theatre.code.logic.4": "if there is one:",
    "theatre.code.logic.5": "place its digits",
    "theatre.code.logic.6": "strike its candidates",
    "theatre.code.logic.7": "no step: stuck",
    "theatre.code.logic.8": "no cell is empty: solution",
    "theatre.code.exact.1": "repeat:",
    "theatre.code.exact.2": "if something has no place left:",
    "theatre.code.exact.3": "back to the latest guess",
    "theatre.code.exact.4": "place all singles",
    "theatre.code.exact.5": "else: strike what is locked",
    "theatre.code.exact.6": "else, if no cell is empty: solution",
    "theatre.code.exact.7": "else: look for the fewest choices",
    "theatre.code.exact.8": "guess one, keep the others",
}
