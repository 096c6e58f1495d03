"""The command line, apart from commands with a module of their own."""

MESSAGES = {
    ## The command line: errors, and help of options that several commands have.
    "cli.description": "Nonet: Sudoku to play, to learn from and to study.",
    "cli.version": "Nonet {version}",
    "cli.commands": "commands ({program} COMMAND --help says more):",
    "cli.interrupted": "Interrupted.",
    # Nonet comes with a file of that name, too.
    "cli.own": "{name}: your own file, {file}",
    # There is no file of that name where the command was given.
    "cli.bundled": "{name}: the file that comes with Nonet, {file}",
    "cli.error": "nonet: {message}",
    "cli.pygame_missing": (
        "pygame-ce is not installed; in your virtual environment run: "
        "python -m pip install -r requirements.txt"
    ),
    "cli.pygame_not_ce": (
        "the old pygame is installed where Nonet needs pygame-ce; in your virtual environment "
        "run: python -m pip uninstall -y pygame && python -m pip install -r requirements.txt"
    ),
    "cli.no_window": "no window can be opened: {reason}",
    "cli.crash": "something went wrong inside Nonet ({name}); the details are in {path}",
    "cli.crash_saved": (
        "something went wrong inside Nonet ({name}); your game is saved, the details are in {path}"
    ),
    "cli.crash_unlogged": (
        "something went wrong inside Nonet ({name}); no log could be written, so the details are "
        "above"
    ),
    "cli.player": "play as this player, by name or number",
    "cli.data_dir": "keep saves, settings and logs in this folder",
    "cli.not_a_number": "“{text}” is not a whole number from {least} to {most}",
    "cli.few_files": (
        "too few files may be open at once here; allow more (ulimit -n 256) and start again"
    ),
    "cli.no_output": "the results cannot be written: {reason}",
    "cli.progress.one": "{n} done",
    "cli.progress.other": "{n} done",
    "cli.puzzle_file": (
        "a file of puzzles, one per line, or of one puzzle in any format, or a puzzle itself; - "
        "reads standard input"
    ),
    "cli.format": "write boards in this format; otherwise in the format they came in",
    "generate.format": "write puzzles in this format; otherwise one per line, with its id after it",
    "cli.empty": "what is written for an empty cell: -1, 0, ., -, _ or *",
    "cli.board": "the shape of the board (default: 9x9)",
    "cli.board_read": (
        "the shape of the boards, where the text does not say: 6x6, diagonal, or a code such "
        "as 9x9+windows"
    ),
    "cli.regions": (
        "Write the regions of a jigsaw before its board: 9x9: and a letter for each cell."
    ),
    "cli.json": "write one JSON object per line",
    ## The command canonical: its help and its lines.
    "canonical.summary": (
        "Write the canonical form of puzzles. All disguises of a puzzle share one form: those with "
        "renamed digits, another order of rows, columns, bands and stacks, or a turned board."
    ),
    "canonical.automorphisms": (
        "list the automorphisms of each puzzle: the ways to reorder its lines and rename its "
        "digits that leave it unchanged; first how many there are, then one per line"
    ),
    "canonical.count.one": "{n} automorphism",
    "canonical.count.other": "{n} automorphisms",
    "canonical.itself": "as it is",
    "canonical.half-turn": "a half turn",
    "canonical.quarter-turn": "a quarter turn",
    "canonical.falling": "reflected in the falling diagonal",
    "canonical.rising": "reflected in the rising diagonal",
    "canonical.upright": "reflected left to right",
    "canonical.level": "reflected top to bottom",
    "canonical.lines": "rows {rows}, columns {columns}",
    "canonical.turned": "reflected in the falling diagonal, then rows {rows}, columns {columns}",
    # What a line of the list says: the way, and what becomes of the digits from 1 on.
    "canonical.way": "{way}; digits {digits}",
    "error.automorphisms_count": (
        "The board has too few clues: it has more than {most} automorphisms."
    ),
    "error.automorphisms_size": "Automorphisms are counted on boards up to {most}x{most}.",
    "canonical.solution": "write the canonical form of the solution of each puzzle",
    "canonical.dedupe": (
        "write the puzzles themselves, and of those with the same form only the first"
    ),
    ## Errors of commands, after “nonet:”, without a full stop.
    "cli.not_a_part": "“{text}” is not a part such as 3/10",
    "cli.cluster": "have the work done by the workers of a Dask scheduler at this address",
    "results.exists": "{path} already exists; choose another name, or continue it with --resume",
    "results.unwritable": "{path} cannot be written: {reason}",
    "results.solver": "{path} was begun with the settings {before}, not with {solver}",
    "results.options": "{path} was begun with different options: {options}",
    "results.json": "{path} was begun with --json, so it cannot be continued with --csv",
    "results.table": "{path} was begun with --csv, so it cannot be continued with --json",
    "results.form": "{path} does not hold results in the format of this version",
    "error.library_filled": "{cell} already has a digit.",
    "cli.no_time": "“{text}” is not a time such as 0.2, 60 or 5m",
    "cli.no_technique": "“{technique}” is not a technique",
    "cli.no_technique_near": "“{technique}” is not a technique; the nearest names are {near}",
    "solve.no_marks": (
        "{method} works from digits; for pencil marks leave out --method, or use --method logic"
    ),
    "results.other": (
        "line {line} of {path} is the result of a different puzzle; continue with the same "
        "file and options, or choose another name"
    ),
    "cluster.missing": "this needs Dask: install it with pip install distributed",
    "cluster.unreachable": "no scheduler answers at {address}: {reason}",
    "cluster.lost": (
        "the connection to the scheduler at {address} was lost: {reason}; --resume continues where "
        "it ended"
    ),
    "cluster.worker": "a puzzle made {times} workers fail; rate the rest with --part",
    ## Help of options.
    "cli.jobs": "use this many processes, at most one per core; results keep their order",
    ## The frame of every help page, and errors of options.
    # What Python's argparse says; what is after a % is filled in as it is.
    "argparse.usage": "usage: ",
    "argparse.positional": "positional arguments",
    "argparse.options": "options",
    "argparse.help": "show this help message and exit",
    "argparse.error": "%(prog)s: error: %(message)s\n",
    "argparse.argument": "argument %(argument_name)s: %(message)s",
    "argparse.one": "expected one argument",
    "argparse.at_most_one": "expected at most one argument",
    "argparse.at_least_one": "expected at least one argument",
    "argparse.arguments.one": "expected %s argument",
    "argparse.arguments.other": "expected %s arguments",
    "argparse.choice": "invalid choice: %(value)r (choose from %(choices)s)",
    "argparse.value": "invalid %(type)s value: %(value)r",
    "argparse.required": "the following arguments are required: %s",
    "argparse.unknown": "unrecognized arguments: %s",
    "argparse.not_with": "not allowed with argument %s",
    "argparse.ambiguous": "ambiguous option: %(option)s could match %(matches)s",
    "argparse.explicit": "ignored explicit argument %r",
    ## The command doctor: short names before values, and its lines.
    "doctor.summary": "Show versions, drivers and folders, for a bug report.",
    "doctor.nonet": "Nonet",
    "doctor.python": "Python",
    "doctor.system": "system",
    "doctor.pygame": "pygame-ce",
    "doctor.sdl": "SDL",
    "doctor.video": "video",
    "doctor.fonts": "fonts",
    "doctor.sound": "sound",
    "doctor.gamepads": "gamepads",
    "doctor.no_pygame": "missing",
    "doctor.old_pygame": "the old pygame is installed in its place",
    "doctor.not_writable": "{path} (cannot be written)",
    "doctor.folder.data": "saves",
    "doctor.folder.config": "settings",
    "doctor.folder.logs": "logs",
    "doctor.folder.pictures": "screenshots",
    "doctor.mend": "repair what is damaged, from the newest backup that has it intact",
    "doctor.damaged": "damaged: {reason} (doctor --mend repairs it)",
    # Entries of a file, such as dailies or matches of two players.
    "doctor.left_out.one": "{n} entry cannot be read; the game goes on without it",
    "doctor.left_out.other": "{n} entries cannot be read; the game goes on without them",
    "doctor.open": "others can read it (doctor --mend repairs this)",
    "doctor.closed": "only you can read it now",
    "doctor.not_mended": "could not be repaired: {reason}",
    "doctor.from_backup": "restored from {backup}; the damaged file was kept as {file}",
    "doctor.taken_out": "what cannot be read was taken out; the original file is kept as {file}",
    "doctor.set_aside": (
        "no backup has a good copy; the file was kept as {file}, and a new one was started"
    ),
    "doctor.backups": "backups",
    "doctor.backup_newest": "{n}, the newest is {name}",
    "doctor.no_backup": "none yet",
    ## The commands backup and restore.
    "backup.summary": (
        "Write everything you have into one file: games, records, progress, settings.\nNonet "
        "also makes such backups by itself: `restore` lists them."
    ),
    "backup.file": "the file to write (default: named by the date)",
    "backup.done.one": "{n} file is in {file}.",
    "backup.done.other": "{n} files are in {file}.",
    "restore.summary": (
        "Replace what you have with a backup. What you had is kept as a backup of its own.\n"
        "Without a file, list the backups."
    ),
    "restore.file": "a backup, or the name of one that was kept",
    "restore.none": "There are no backups in {folder} yet.",
    "restore.done.one": "{n} file was restored. What you had before is in {file}.",
    "restore.done.other": "{n} files were restored. What you had before is in {file}.",
    ## The commands convert and solve.
    "convert.summary": (
        "Write puzzles in another format, in their order.\nAnything that the format leaves "
        "out is listed."
    ),
    "convert.to": "the format to write: {forms}",
    "convert.lost.one": "The format {form} leaves out {what} ({n} puzzle).",
    "convert.lost.other": "The format {form} leaves out {what} ({n} puzzles).",
    "convert.unread": "Not read from the file: {names}",
    "solve.summary": (
        "Solve puzzles, and report those with no solution or several.\nThe exit code is 0 "
        "when each has exactly one, otherwise 1."
    ),
    "solve.count": "look for up to N solutions of each puzzle",
    "solve.all": "find all solutions of each puzzle, however many",
    "solve.node_limit": (
        "give up on a puzzle after N guesses; 0 for never (default {limit}, with --all never)"
    ),
    "solve.report": "puzzle {number}: {verdict}",
    "solve.report_conflict": "puzzle {number}: {verdict}: {conflicts}",
}
