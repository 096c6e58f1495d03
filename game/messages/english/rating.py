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
    "hint.summary": (
        "Show the next step of a board in four stages: where to look, which technique, its "
        "pattern, and why it holds."
    ),
    "hint.file": "file of one board in any form, also with candidates; - reads the input",
    "hint.full": "Every cell is filled.",
    "hint.nothing": "The techniques Nonet knows find nothing here.",
    "hint.role.pattern": "The pattern is {candidates}.",
    "hint.role.second": "The other side is {candidates}.",
    "hint.role.fin": "Beside it: {candidates}.",
    "hint.role.endo-fin": "In two of its houses at once: {candidates}.",
    "hint.role.cover": "Its covers also hold {candidates}.",
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
