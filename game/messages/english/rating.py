"""The commands rate, hint, steps and verify-cases."""

MESSAGES = {
    ## The commands rate and trials: help of options, and lines.
    "rate.summary": (
        "Rate puzzles: HoDoKu's level and score, the Explainer rating that forums publish (ER, EP, "
        "ED), and the techniques that each puzzle needs.\nThe exit code is 1 when a board has no "
        "solution or several."
    ),
    "rate.path": "also write the steps of the path",
    "rate.scale": (
        "the path that --path writes: HoDoKu's (the usual one), or that of ER, each step with its "
        "rating"
    ),
    "rate.path_wanted": "--scale and --notation work only with --path",
    "rate.no_er": "leave out ER, EP and ED, which take longest for the hardest puzzles",
    "rate.files": "files of puzzles in any format, or puzzles themselves; - reads standard input",
    # The signs are those of the template, and are not translated.
    "rate.format": (
        "write each puzzle with a template: %%p puzzle, %%r ER, %%e EP, %%d ED, %%l level, %%s "
        "score, %%h hardest technique, %%n number. %%i the line it came in, %%k what else the "
        "line holds, %%v verdict, %%t tab, %%%% a percent sign"
    ),
    "rate.keep": "also write whatever else is on the line of a puzzle, such as a name",
    "rate.min_er": "write only puzzles with at least this ER",
    "rate.max_er": "write only puzzles with at most this ER",
    "rate.not_er": "“{text}” is not an ER such as 7.6",
    "rate.technique": "write only puzzles whose path has this technique",
    "rate.minimal": "write only puzzles that need each of their givens",
    "rate.no_sign": "“{sign}” is not a placeholder; a template can have {signs}",
    "rate.er_wanted": "--min-er and --max-er cannot be used with --no-er",
    "rate.no_uniqueness": "use no technique that assumes a single solution",
    # Options such as --min-er 8 say what fits.
    "rate.none_fits.one": "{n} puzzle read, and it does not fit the options.",
    "rate.none_fits.other": "{n} puzzles read, and none of them fits the options.",
    "rate.report": "puzzle {n}: {verdict}",
    "trials.summary": (
        "Find out how deep trial and error must go, on top of singles, to solve puzzles. Also "
        "find backdoors: sets of cells whose digits let singles solve the rest.\nThe exit "
        "code is 1 when a board has no solution or several."
    ),
    "trials.line": "depth {depth}, backdoors of size {size}: {number}",
    "rate.unreadable": "puzzle {n} is skipped: {what}",
    # {what}: the place and the mistake, a whole sentence.
    "rate.bad_line": "{what} With --skip-bad, such lines are reported and the rest is rated.",
    "rate.csv": "write comma-separated values under a heading, for spreadsheets",
    "rate.time_limit": "give up on a puzzle after this many seconds, such as 0.2 or 60",
    "rate.skip_bad": "report lines without a puzzle and continue; their results say so",
    "rate.output": "write the results to a new file",
    "rate.resume": "continue the file of --output where an earlier run ended, however it ended",
    "rate.part": (
        "rate one of several equal parts of the file, such as 3/10. Joined in their order, the "
        "results of all parts are those of the whole file"
    ),
    "rate.resume_what": "--resume needs --output, --json or --csv, and no filter",
    "rate.path_in_csv": "--path needs --json or plain text; a single row has no room for it",
    "rate.part_of_input": (
        "--part needs a file, because the length of the input is only known at its end"
    ),
    ## The commands hint and steps; parts of a hint.
    "hint.summary": (
        "Show the next step of a board in four stages: where to look, which technique, its "
        "pattern, and why it holds."
    ),
    "hint.file": (
        "a file of one board in any format, with candidates if you like; - reads standard input"
    ),
    "hint.notes": (
        "treat the board as if all its notes were filled in, so that naked singles are seen first"
    ),
    "hint.full": "Every cell is filled.",
    "hint.nothing": "The techniques Nonet knows find nothing here.",
    # A hint's reasoning, step by step. The digit at the source is seen by the cells.
    "reasoning.blocks.one": "The {digit} at {source} keeps {digit} out of {cells}.",
    "reasoning.blocks.other": "The {digit} at {source} keeps {digit} out of {cells}.",
    # What the next link of a chain says, such as "r8c2 is 3".
    "reasoning.link": "Then {clause}.",
    "reasoning.sees": "In {house}, {cell} sees {digits}.",
    "hint.role.pattern": "The pattern: {candidates}.",
    "hint.role.second": "The other part: {candidates}.",
    "hint.role.fin": "The fin: {candidates}.",
    # Candidates beyond those of a pattern, such as the digit that two corners of a rectangle share.
    "hint.role.extra": "Extra candidates: {candidates}.",
    "hint.role.endo-fin": "In two base houses at once: {candidates}.",
    "hint.role.cover": "The cover houses also have {candidates}.",
    "steps.summary": "Show every step that the techniques find on a board, easiest first.",
    "steps.nets": "also search for forcing nets, which may take a while",
    # A step: the name of its technique, and its sentence.
    "steps.line": "{name}: {sentence}",
    "steps.count.one": "{n} step",
    "steps.count.other": "{n} steps",
    "paths.summary": (
        "Show two paths of one board side by side, and the first step in which they differ.\nThe "
        "exit code is 1 when they differ."
    ),
    "paths.puzzle": "a board in any format, or a file with one; - reads standard input",
    "paths.ways": (
        "a path: {known}, a file of solver settings, or a file with one step per line, as HoDoKu "
        "or forums write it (default: ours)"
    ),
    "paths.other": "the path it is compared with (default: er)",
    "paths.singles": "compare singles, too; otherwise they are left out",
    "paths.no_step": "Line {line} of {file}: {problem}",
    "paths.no_step_in": (
        "{file} has no step that can be read. Write one per line, as HoDoKu or forums write it."
    ),
    "paths.no_path": "“{name}” is not a file, and not one of {known}.",
    "paths.no_steps": ("There is nothing to compare: neither path has a step beyond singles."),
    "paths.same.one": "Both paths have the same step.",
    "paths.same.other": "Both paths have the same {n} steps.",
    # The first step in which two paths differ; {one} and {other} are their names.
    "paths.part": "They first differ at step {number}. {one}: {left}; {other}: {right}",
    "paths.ended": "{ended} ends after step {number}. {other} goes on: {step}.",
    ## The command verify-cases.
    "cases.summary": (
        "Check the techniques against cases in HoDoKu's library format.\nThe exit code is 1 when "
        "a case fails."
    ),
    "cases.file": "a file of cases; - reads standard input",
    "cases.total": "{passed} passed, {failed} failed",
    "cases.failed": "line {line}: {technique} expects {expected}",
    "cases.nothing": "nothing",
    "cases.unknown": "no technique has this code",
    "cases.none_found": "found nothing",
    "cases.found": "found {technique}: {found}",
    "cases.more": "and {n} more",
}
