"""The commands rate, hint, steps and verify-cases."""

MESSAGES = {
    "rate.summary": (
        "Rate puzzles: HoDoKu's level and score, the rating of Sukaku Explainer, with --json "
        "also the classic rating, and the techniques that each puzzle needs.\nThe exit code is 1 "
        "when a board has no solution or several."
    ),
    "rate.path": "write the steps of the path as well",
    "rate.no_se": "leave out the rating of Sukaku Explainer, which takes most of the time",
    "rate.no_classic": (
        "leave out of JSON the classic rating, that of Sudoku Explainer 1.2.1 (ER, EP, ED), which "
        "takes longest for the hardest puzzles"
    ),
    "rate.no_uniqueness": "use no technique that assumes a single solution",
    "rate.report": "puzzle {n}: {verdict}",
    "trials.summary": (
        "Tell how deep trial and error on top of singles has to go to solve puzzles, and which "
        "sets of cells (backdoors) let singles solve the rest once their digits are known.\nThe "
        "exit code is 1 when a board has no solution or several."
    ),
    "trials.line": "depth {depth}, backdoors of size {size}: {number}",
    "rate.unreadable": "puzzle {n} is passed over: {what}",
    "rate.csv": "write comma-separated values under a heading, for spreadsheets",
    "rate.time_limit": "give a puzzle up after so many seconds",
    "rate.skip_bad": "report lines that hold no puzzle and go on; their results say so",
    "rate.output": "write the results to a file that is not there yet",
    "rate.resume": "go on with the file of --output where a run ended, however it ended",
    "rate.part": (
        "rate one of several equal parts of the file, such as 3/10; the results of all parts one "
        "behind the other are those of the file"
    ),
    "rate.resume_what": "--resume needs --output, and --json or --csv",
    "rate.path_in_csv": "--path needs --json or plain text; a row of --csv has no room for it",
    "rate.part_of_input": "--part needs a file: how long the input is shows at its end only",
    "hint.summary": (
        "Show the next step of a board in four stages: where to look, which technique, its "
        "pattern, and why it holds."
    ),
    "hint.file": "file of one board in any form, also with candidates; - reads the input",
    "hint.notes": "take the board as one with all its notes: naked singles are then seen first",
    "hint.full": "Every cell is filled.",
    "hint.nothing": "The techniques Nonet knows find nothing here.",
    "hint.role.pattern": "The pattern is {candidates}.",
    "hint.role.second": "The other side is {candidates}.",
    "hint.role.fin": "The fin: {candidates}.",
    "hint.role.endo-fin": "In two of its houses at once: {candidates}.",
    "hint.role.cover": "The houses that cover it also hold {candidates}.",
    "steps.summary": "Show every step that the techniques find on a board, easiest first.",
    "steps.nets": "also search forcing nets, which may take a while",
    # A step: the name of its technique, and its sentence.
    "steps.line": "{name}: {sentence}",
    "steps.count.one": "{n} step",
    "steps.count.other": "{n} steps",
    "cases.summary": (
        "Check the techniques against cases in HoDoKu's library format.\nThe exit code is 1 when "
        "a case fails."
    ),
    "cases.file": "file of cases; - reads the input",
    "cases.total": "{passed} passed, {failed} failed",
    "cases.failed": "line {line}: {technique} expects {expected}",
    "cases.nothing": "nothing",
    "cases.unknown": "no technique has this code",
    "cases.none_found": "found nothing",
    "cases.found": "found {technique}: {found}",
    "cases.more": "and {n} more",
}
