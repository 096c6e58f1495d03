"""Puzzle ids and generation."""

MESSAGES = {
    ## How a puzzle was made, within a sentence.
    "source.phases": "made by the five phases",
    "source.dug": "dug out of a random grid",
    "source.bank": "from the bank",
    ## Errors of puzzle ids.
    "error.puzzle_id": "“{text}” is not a puzzle id. An id looks like hd-g2-7q2k4m-27g.",
    "error.puzzle_id_version": (
        "“{text}” was made by another version of Nonet ({source}), and this one cannot deal it."
    ),
    "error.puzzle_id_shape": (
        "“{text}” is a puzzle on a board of shape {shape}, which this version of Nonet does not "
        "deal."
    ),
    "error.source_shape": (
        "“{source}” makes only 9x9 boards with the usual boxes. Boards of shape {shape} are "
        "dug out of random grids (“dug”)."
    ),
    "error.shape_level": "The board {shape} has no level {level}.",
    "error.puzzle_id_check": (
        "“{text}” is not the id of any puzzle. One of its letters or digits must be wrong."
    ),
    "id.open": (
        "{old} is an id of version 1: another version of Nonet may deal another board for it. "
        "In every version, this board is {new}."
    ),
    "id.moved": (
        "{old} is an id of version 1, and its board has changed: it was {former}, now it is {new}."
    ),
    "error.generation": "No board was found for {id}. Try another id.",
    "error.technique_not_found": (
        "None of {tried} {level} puzzles needs {technique}. Try again, or try another level."
    ),
    "error.technique_above_level": (
        "No {level} puzzle needs {technique}: it belongs to level {own}. Choose that level, "
        "or a harder one."
    ),
    "error.bank": (
        "The bank of puzzles is damaged: {file}, line {line}. Get that file from the release again."
    ),
    ## The command generate: help of options, and the lines that it writes.
    "generate.summary": (
        "Generate puzzles of a level, each with exactly one solution and an id that brings it back."
    ),
    "generate.level": "the level (default: medium)",
    "generate.symmetry": "how the filled cells mirror each other (default: none)",
    "generate.requires": (
        "a technique that the solution path uses, such as w-wing; where possible, one that the "
        "other techniques of the level cannot replace"
    ),
    "need.alone": (
        "This puzzle needs {technique}. The other techniques of level {level} cannot solve it."
    ),
    "need.forms": (
        "This puzzle needs {technique}, or a more general technique that always finds the same, "
        "such as {form}. The other techniques of level {level} cannot solve it."
    ),
    "need.used": (
        "The path through this puzzle uses {technique}, but other techniques of level "
        "{level} can solve it, too."
    ),
    "generate.told_of_some": "{number} of {count}: {told}",
    "generate.technique_of_id": (
        "{id} names one puzzle; leave out --requires, or give another seed."
    ),
    "generate.minimal": "minimal puzzles, which need each of their givens; they have no id",
    "generate.score": "puzzles with a HoDoKu score from A to B; they are minimal, without an id",
    "generate.rating": (
        "puzzles with an Explainer rating (ER) from A to B, such as 7.1-8.3; they are minimal, "
        "without an id"
    ),
    "generate.pattern": (
        "puzzles whose filled cells are those of this board, a line of 81 characters or a file; "
        "they have no id"
    ),
    "generate.sought_option": (
        "{option} is for puzzles that are dealt by a level; leave it out, or leave out "
        "--minimal, --score, --rating, --pattern, --max-steps and --single-crux"
    ),
    "generate.no_pattern": (
        "“{text}” is not a pattern. A pattern is a 9x9 board in which the cells to be given "
        "are filled."
    ),
    ## What a search has looked at; {scores} and {ratings} are ranges such as 5.6-8.4.
    "generate.seen.one": "{n} puzzle looked at",
    "generate.seen.other": "{n} puzzles looked at",
    "generate.seen_er.one": "{n} puzzle looked at, ER {ratings}",
    "generate.seen_er.other": "{n} puzzles looked at, ER {ratings}",
    "generate.seen_score.one": "{n} puzzle looked at, score {scores}",
    "generate.seen_score.other": "{n} puzzles looked at, score {scores}",
    "generate.seen_both.one": "{n} puzzle looked at, score {scores}, ER {ratings}",
    "generate.seen_both.other": "{n} puzzles looked at, score {scores}, ER {ratings}",
    # {found} of the puzzles use the technique that is asked for.
    "generate.seen_using.one": "{n} puzzle looked at, {found} with the technique",
    "generate.seen_using.other": "{n} puzzles looked at, {found} with the technique",
    # How far a search is: what it has seen, and seconds that have passed of those it may take.
    "generate.searching": "{seen} ({passed} of {limit} s)",
    ## Options of generate, minimal and vicinity, and what they report.
    "generate.limit": (
        "how long the search for a puzzle may take, such as 20 or 5m (default: {limit}s)"
    ),
    "generate.max_steps": "puzzles whose path has at most N steps beyond singles; they have no id",
    "generate.single_crux": (
        "puzzles with a single hard step: only one step of the path is at its hardest level; they "
        "have no id"
    ),
    "minimal.summary": (
        "Write puzzles that need each of their givens, made from others by leaving givens out."
    ),
    "minimal.all": "write every such puzzle contained in each puzzle",
    "minimal.redundant": "write each puzzle with the cells whose givens it does not need",
    # A puzzle, and the cells that it does not need.
    "minimal.line": "{puzzle} {cells}",
    "minimal.none": "needs each of its givens",
    "vicinity.summary": (
        "Write the puzzles near others: some givens are left out, and as many others are put in, "
        "so that there is still exactly one solution."
    ),
    "vicinity.change": "how many givens are exchanged (default: 1); exchanging 3 is very slow",
    "vicinity.minimal": "write only puzzles that need each of their givens",
    "vicinity.distinct": "leave out disguised copies of earlier puzzles",
    "vicinity.limit": "stop after this time, such as 20 or 5m",
    "vicinity.count.one": "{n} puzzle",
    "vicinity.count.other": "{n} puzzles",
    "vicinity.over.one": "{n} puzzle; --limit ended the search before all were found",
    "vicinity.over.other": "{n} puzzles; --limit ended the search before all were found",
    "generate.distinct": (
        "leave out disguised copies of earlier puzzles; the default with --requires"
    ),
    "generate.guises_left_out": (
        "{number} of {count} puzzles: {n} more were disguised copies. --no-distinct "
        "writes them, too."
    ),
    "generate.guises_among": "Of {number} puzzles, {n} are others in disguise.",
    "error.sought_not_found": (
        "No puzzle like that was found: {seen}. Widen the range, fill more cells of the pattern, "
        "or give it more time with --limit."
    ),
    "cli.no_range": "“{text}” is not a range such as 7.1-8.3",
    "generate.count": "how many puzzles (default: 1)",
    "generate.seed": (
        "a puzzle's id, or any text: the same text gives the same puzzles (default: random)"
    ),
    "generate.phases": "show how each board is made: the base grid and the five phases",
    "generate.phase.fewer": (
        "The document erases at least half of the cells ({half}). {level} is easier and keeps more."
    ),
    "generate.no_phases": "{id} was not made by the five phases.",
    "generate.phase.upright": "{id}: the base grid with its digits renamed",
    "generate.phase.turned": (
        "{id}: the base grid with its digits renamed, and its rows and columns swapped"
    ),
    "generate.phase.1": "phase 1, columns of boxes: {vectors}",
    "generate.phase.2": "phase 2, rows of boxes: {vectors}",
    "generate.phase.3": "phase 3, columns within columns of boxes: {vectors}",
    "generate.phase.4": "phase 4, rows within rows of boxes: {vectors}",
    "generate.phase.5": (
        "phase 5, {erased} cells erased; the column that is kept in each row: {vector}"
    ),
    "generate.mismatch": (
        "{id} is a puzzle of level {level} with symmetry {symmetry} on the board {shape}."
    ),
    "generate.shape_option": "{option} is for 9x9 boards with the usual boxes, not for {shape}.",
    "generate.unreachable": (
        "No puzzle of level {level} was found with symmetry {symmetry}, because few puzzles "
        "can lose so many cells in that pattern. Choose an easier level or another symmetry."
    ),
}
