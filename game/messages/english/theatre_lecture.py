"""What the theatre says of each step, the pseudo-code of its methods, and its lectures."""

MESSAGES = {
    # Captions: what the last step did.
    "theatre.caption.start.one": "At the start, with {n} open cell.",
    "theatre.caption.start.other": "At the start, with {n} open cells.",
    "theatre.caption.solution": "Every cell is filled: a solution.",
    "theatre.caption.solved": "Solved: every cell is filled.",
    "theatre.caption.unique": "Solved, and there is no other solution.",
    "theatre.caption.many": "A second solution is found: there are several.",
    "theatre.caption.none": "All has been tried: there is no solution.",
    "theatre.caption.conflict": (
        "{cell}: {digit} does not fit, it stands in {house} already, in {at}."
    ),
    "theatre.caption.conflict.seen": "{cell}: {digit} does not fit, it stands in {at} already.",
    "theatre.caption.breaks_rule": "The board breaks a rule as it stands.",
    "theatre.caption.stuck.one": "No rule has anything more to say: {n} cell stays open.",
    "theatre.caption.stuck.other": "No rule has anything more to say: {n} cells stay open.",
    "theatre.caption.gave_up": "Given up: the bound is reached.",
    "theatre.caption.try": "{cell}: try {digit}.",
    "theatre.caption.fits.none": "{cell}: {digit} fits. On to the next cell.",
    "theatre.caption.fits.one": "{cell}: {refused} did not fit, {digit} does. On to the next cell.",
    "theatre.caption.fits.several": (
        "{cell}: {refused} did not fit, {digit} does. On to the next cell."
    ),
    "theatre.caption.counted_up": "{cell}: nothing comes after {highest}. Open it, and go back.",
    "theatre.caption.list.none": "{cell}: no digit fits.",
    "theatre.caption.list.one": "{cell}: only {digits} fits.",
    "theatre.caption.list.several": "{cell}: {digits} fit.",
    "theatre.caption.put": "{cell}: of {digits}, take {digit}.",
    "theatre.caption.put.forced": "{cell}: put {digit}, nothing else fits.",
    "theatre.caption.led_nowhere": "{cell}: {digit} led nowhere. Open it again.",
    "theatre.caption.boards.one": "{n} board on the stack",
    "theatre.caption.boards.other": "{n} boards on the stack",
    "theatre.caption.first_push": "The board is put on the stack.",
    "theatre.caption.first_pop": "The board is taken off the stack.",
    "theatre.caption.push": "Put on the stack: the board with {digit} in {cell}. {boards}.",
    "theatre.caption.pop": "Taken off the stack: the board with {digit} in {cell}. {boards}.",
    "theatre.caption.dropped": "{cell}: no digit fits. The board below is next.",
    "theatre.caption.last_of_list": "Étape {stage}, {cell}: {digit} is all that its list holds.",
    "theatre.caption.only_place": "Étape {stage}, {house}: only {cell} can take {digit}.",
    # Nonet's own rule: it is none of the document's étapes.
    "theatre.caption.only_place.own": "Nonet's own rule, {house}: only {cell} can take {digit}.",
    "theatre.caption.equal_lists": (
        "Étape {stage}, {cells}: the lists are all {digits}, which leave the box's other lines:"
        " {others}."
    ),
    "theatre.caption.cells.one": "{n} cell",
    "theatre.caption.cells.other": "{n} cells",
    "theatre.caption.single": "{cell}: {digit} follows, nothing else is possible.",
    "theatre.caption.guess": "Guess {depth}: {digit} in {cell}.",
    "theatre.caption.fewest": "{cell} has the fewest digits: {digits}.",
    "theatre.caption.fewest_places": "{digits} has the fewest places: {cells}.",
    "theatre.caption.locked.one": "Locked candidates take away {n} candidate.",
    "theatre.caption.locked.other": "Locked candidates take away {n} candidates.",
    "theatre.caption.back_to_guess": "Back to the guess in {cell}, to take the other way.",
    "theatre.caption.no_place": "{house}: no place is left for {digit}.",
    # Which open cell comes first.
    "theatre.name.fewest": "{name}, fewest first",
    "theatre.options.order": "Stack, backtracking, brute force",
    "theatre.order.rows": "Open cells by rows",
    "theatre.order.columns": "Open cells by columns",
    "theatre.order.fewest": "Fewest digits first",
    "theatre.cast.orders": "Orders",
    # What jumps go to.
    "theatre.chapter.any": "All stops",
    "theatre.chapter.guess": "Guesses",
    "theatre.chapter.retreat": "Retreats",
    "theatre.chapter.deduction": "Deductions",
    "theatre.chapter.solution": "Solutions",
    # What stands beside a board.
    "theatre.beside.figures": "Figures",
    "theatre.beside.code": "Code",
    "theatre.beside.tree": "Tree",
    "theatre.tree.one": "Search tree: {n} decision",
    "theatre.tree.other": "Search tree: {n} decisions",
    "theatre.tree.first": "{decisions}, the first {n} of them drawn",
    # The variables of the pseudo-code, which stand in it where it has their names in braces.
    "theatre.variable.index": "index",
    "theatre.variable.cell": "cell",
    "theatre.variable.digit": "digit",
    "theatre.variable.list": "list",
    "theatre.variable.stack": "stack",
    "theatre.variable.depth": "depth",
    # Pseudo-code: one line of it a line, indented by two blanks; the lines must stay as many.
    "theatre.code.backtracking": (
        "{index} = 0\n"
        "while {index} is inside the list of cells:\n"
        "  {cell} = list[{index}]\n"
        "  if {digit} in {cell} is the highest:\n"
        "    open {cell}, {index} − 1\n"
        "  else:\n"
        "    {digit} in {cell} + 1\n"
        "    if it is in conflict: once more\n"
        "    else: {index} + 1\n"
        "after the last cell: solution"
    ),
    "theatre.code.brute-force": (
        "solve(board):\n"
        "  if no cell is open: solution\n"
        "  {cell} = the first open one\n"
        "  {list} = the digits that fit {cell}\n"
        "  for each {digit} of {list}:\n"
        "    write {digit} in {cell}\n"
        "    solve(board), one level deeper\n"
        "    open {cell} again\n"
        "  none is left: go back"
    ),
    "theatre.code.stack": (
        "put the board on the {stack}\n"
        "while the {stack} holds a board:\n"
        "  board = take it off the {stack}\n"
        "  if no cell is open: solution\n"
        "  {cell} = the first open one\n"
        "  {list} = the digits that fit {cell}\n"
        "  put the board with each on the {stack}"
    ),
    "theatre.code.staged": (
        "list for each cell what fits\n"
        "repeat, with the first that does something:\n"
        "  1: a list of one digit: place it\n"
        "  2a: one place in a row: place it\n"
        "  2b: one place in a column: place it\n"
        "  3a: two equal lists of a box: strike\n"
        "  3b: three equal lists of a box: strike\n"
        "  Nonet's own: one place in a box\n"
        "until nothing happens\n"
        "no cell is open: solution"
    ),
    "theatre.code.logic": (
        "while a cell is open:\n"
        "  for each technique, the easiest first:\n"
        "    look for a step\n"
        "    if there is one:\n"
        "      place its digits\n"
        "      strike its candidates\n"
        "  no step: stuck\n"
        "\n"
        "no cell is open: solution"
    ),
    "theatre.code.exact": (
        "repeat:\n"
        "  if something has no place left:\n"
        "    back to the latest guess\n"
        "  place what is single\n"
        "  else: strike what is locked\n"
        "  else, if no cell is open: solution\n"
        "  else: look for the fewest ways\n"
        "    guess one, keep the others"
    ),
}
