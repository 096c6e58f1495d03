"""The methods of solving: names, explanations, stages and bounds."""

MESSAGES = {
    ## Names of methods, and a paragraph about each.
    "method.stack": "Stack of boards",
    "method.backtracking": "Backtracking",
    "method.brute-force": "Brute force",
    "method.staged": "Staged deduction",
    "method.exact": "Exact engine",
    "method.logic": "Logic engine",
    "method.stack.text": (
        "Keeps a stack of whole boards. It takes the top board off and fills its first empty "
        "cell with every digit that fits. All the boards this makes go onto the stack, the "
        "highest digit on top. A board where nothing fits just disappears, and the one below "
        "is next. When a full board comes off the stack, that is a solution."
    ),
    "method.backtracking.text": (
        "Walks along the empty cells and counts each one up: 1, 2, 3… It skips a digit that "
        "is already in the row, column or box. When a digit fits, the walk moves on. When "
        "even 9 does not fit, it empties the cell and goes one cell back to count that one "
        "up."
    ),
    "method.brute-force.text": (
        "Looks at the first empty cell, lists the digits that row, column and box allow, and "
        "tries each in turn. After each digit it does the same with the rest of the board. "
        "When the list is empty, it goes back and takes the next digit of the cell before."
    ),
    "method.staged.text": (
        "Never guesses. It keeps a list of possible digits for every cell. Étape 1 fills a cell "
        "whose list has one digit. Étape 2 places a digit that has one place in a row (2a) or a "
        "column (2b). Étape 3 looks at the empty cells in one line of a box. There must be just "
        "two with the same two digits (3a), or three with the same three digits (3b). Then these "
        "digits are removed from the rest of the box. When no étape helps, it is stuck. The étapes "
        "are those of the fifth document. The rule for the only place in a box is Nonet's own, and "
        "an option."
    ),
    "method.exact.text": (
        "Places every digit that has no alternative, and branches only when nothing is forced:"
        " on the cell, or the place for a digit, with the fewest choices. Most puzzles need no"
        " branch at all."
    ),
    "method.logic.text": (
        "Solves the way a person does. At each step it looks for the easiest technique that "
        "places a digit or removes a candidate, and says why. It never guesses, and it tells "
        "you when it finds nothing more."
    ),
    ## The étapes of the fifth document, in a list.
    "stage.1": "étape 1, a list with a single digit",
    "stage.2a": "étape 2a, the only place in a row",
    "stage.2b": "étape 2b, the only place in a column",
    "stage.3a": "étape 3a, two equal lists in a line of a box",
    "stage.3b": "étape 3b, three equal lists in a line of a box",
    "stage.box": "Nonet's own, the only place in a box",
    ## Errors of methods, with the option that helps.
    "error.bound": "A limit was reached before the answer was known.",
    "error.step_bound": (
        "No answer within {bound} steps. Allow more with --max-steps, or choose another method."
    ),
    "error.stack_full": (
        "The stack is full: it holds {bound} boards. Allow more with --max-boards, or choose"
        " another method."
    ),
    ## Counters of a method, after a number.
    "counter.steps": "steps",
    "counter.tries": "cells and digits tried",
    "counter.placements": "digits placed",
    "counter.conflicts": "conflicts",
    "counter.retreats": "retreats",
    "counter.pushes": "boards put on the stack",
    "counter.pops": "boards taken off the stack",
    "counter.deductions": "deductions",
    "counter.solutions": "solutions found",
    "counter.depth": "depth at the end",
    "counter.deepest": "greatest depth, or largest stack",
    ## The command solve: help of options, and the lines that it writes.
    "solve.method.group": "one method, step by step",
    "solve.method": "solve with this method; FILE may then be a folder",
    "solve.first": (
        "stop at the first solution, which is enough for exit code 0; this is what a method "
        "does without --prove"
    ),
    "solve.prove": "go on after the first solution until it is known whether there is another",
    "solve.trace": "show every step of the method",
    "solve.stats": "show the counters of the method, and what each rule did",
    "solve.by_columns": "stack: count empty cells by columns instead of by rows",
    "solve.compare": (
        "compare a trace with the steps of the method, and show the first one that differs"
    ),
    "solve.one_file": "{option} cannot be used with --compare, which needs one file.",
    "compare.no_step": "{file}, line {line}: this is not a step: {text}. Write a step as r4c1=3.",
    "compare.same.one": "{n} step, and it is the same.",
    "compare.same.other": "{n} steps, and all are the same.",
    "compare.none": "The trace has no steps.",
    "compare.differs": "Step {n} is the first that differs.",
    "compare.theirs": "  line {line} of the trace: {text}",
    "compare.theirs_over": "  the trace: nothing more",
    "compare.ours": "  the method: {text}",
    "compare.ours_over": "  the method: nothing more",
    "compare.says": "  that is: {caption}",
    "solve.order": (
        "stack, backtracking, brute-force: which empty cell comes first: by rows, by "
        "columns, or the one with the fewest digits (backtracking counts them once, before "
        "it begins)"
    ),
    "solve.max_boards": (
        "stack: give up when the stack would hold more than N boards (default {bound})"
    ),
    "solve.max_steps": "give up after N steps of the method (default {bound})",
    "solve.stages": "staged: use the étapes only up to this one (2: 2a and 2b; 3: 3a and 3b)",
    "solve.also": (
        "staged: also use a rule of Nonet's own that the document does not have: box, the "
        "only place in a box"
    ),
    "solve.table": "staged: show how many cells of each board are filled after each étape",
    "solve.needs_method": "{option} needs a method: choose one with --method ({methods}).",
    "solve.not_with_method": "{option} cannot be used with --method.",
    "solve.needs_staged": "{option} works only with --method staged.",
    "solve.board_of_file": "{file}, board {number}",
    "solve.before": "# {name}: before",
    "solve.after": "# {name}: {verdict}",
    "solve.verdict": "{method}: {verdict}",
    "solve.conflict": "{digit} appears more than once in {house}: {cells}",
    "solve.until_first": "Until the first solution:",
    "solve.proof": "After the solution, to find out whether there is another:",
    "solve.counter": "  {n}  {name}",
    "solve.rule": "  {rule}: {what}",
    "solve.stuck.one": "Stuck with 1 empty cell.",
    "solve.stuck.other": "Stuck with {n} empty cells.",
    "solve.table.board": "filled cells",
    # A narrow column: the cells that are given.
    "solve.table.given": "given",
    "solve.invalid_board": "{name} already breaks the rules.",
    "solve.sum.one": "1 file: {parts}; {seconds} s",
    "solve.sum.other": "{n} files: {parts}; {seconds} s",
    "solve.sum.part": "{n} {what}",
    "solve.sum.unique": "with one solution",
    "solve.sum.solved": "solved",
    "solve.sum.many": "with several solutions",
    "solve.sum.none": "without a solution",
    "solve.sum.conflict": "against the rules",
    "solve.sum.stuck": "stuck",
    "solve.sum.gave up": "given up",
    "solve.sum.unreadable": "unreadable",
}
