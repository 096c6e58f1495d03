"""The solver's settings: on the command line, in files and in the window."""

MESSAGES = {
    ## Solver settings on the command line.
    "solver.option": (
        "solver settings (which techniques are used, in what order, and what each scores): "
        "{presets}, or a file; see the command solver"
    ),
    "solver.summary": (
        "Write the solver settings to a file that you can edit, for --solver and for the "
        "window: the techniques that are on, in order, and their scores."
    ),
    "solver.settings": "{presets}, or a file to check; without it, the default settings",
    # Stands in a file before what is to be edited there; the word in brackets is a name.
    "solver.about": (
        "The techniques that are on, in the order they are tried. A line that begins with # "
        "is off. [scores] has the scores that differ from the standard."
    ),
    # {on} is solver.on.
    "solver.called": "Ratings call these settings {name}: {on}.",
    "solver.on.one": "{n} technique",
    "solver.on.other": "{n} techniques",
    ## What is wrong with a file of solver settings: the subject, “it”, is the file.
    "solver.error.in_file": "{file} does not contain solver settings that Nonet can use. {problem}",
    "solver.error.no_such": (
        "There are no settings and no file called {name}. The settings are {presets}."
    ),
    "solver.error.too_large": "It has more than {most} bytes.",
    "solver.error.no_toml": "It is not TOML: {reason}",
    "solver.error.key": "{name} is not a known key. The keys are format, techniques and scores.",
    "solver.error.format": "Its format is {value}, not {wanted}.",
    "solver.error.later": "A later version of Nonet wrote it.",
    "solver.error.techniques": "Its techniques must be a list with at least one technique.",
    "solver.error.unknown": "Number {place} in the list, {name}, is not a technique.",
    "solver.error.twice": "{name} is in the list twice, as number {first} and as number {place}.",
    "solver.error.scores": "Its scores must be a table.",
    "solver.error.score_of_unknown": "It gives a score to {name}, which is not a technique.",
    "solver.error.score": (
        "The score of {name} is {value}. It must be a whole number from 0 to {most}."
    ),
    ## Solver settings in the window: headings, buttons, a question.
    # In the window: a technique is tried in the order of the list, by who studies a puzzle.
    "solver.title": "Solver",
    "solver.preset.own": "Own settings",
    "solver.preset.hodoku": "HoDoKu (standard)",
    "solver.preset.se": "Sukaku Explainer",
    "solver.preset.classic": "Sudoku Explainer 1.2.1",
    "solver.preset.minimal": "Minimal",
    "solver.preset.extended": "Extended",
    # Headings: techniques that are on, and those that are off.
    "solver.list.on": "On, in the order they are tried",
    "solver.list.off": "Off",
    "solver.score": "Score",
    "solver.chosen": "{name}: {level}, standard score {score}.",
    "solver.save": "Save as…",
    "solver.open": "Open…",
    "solver.last": "One technique must stay on.",
    "solver.is_off": "It is off.",
    "solver.is_first": "It is the first one.",
    "solver.is_last": "It is the last one.",
    "solver.is_standard": "It has its standard score.",
    "solver.sure.title": "Use other settings?",
    "solver.sure.text": "Your own solver settings will be lost unless you have saved them.",
    "solver.sure.take": "Use the others",
    "solver.sure.keep": "Keep mine",
    "solver.no_file": "{file} cannot be read: {reason}.",
    "solver.cannot_keep": (
        "The solver settings cannot be saved: {reason}. They apply until you quit."
    ),
    "solver.bad": "The solver settings cannot be read. {problem} The standard ones apply.",
    "solver.unreadable": (
        "The solver settings cannot be read ({reason}). The standard ones apply, changes last "
        "until you quit, and the file stays as it is."
    ),
    # A rating on a line, and what its settings are called.
    "solver.rated": "{line} [{solver}]",
    "solver.not_with_method": "--solver works with the method logic, not with {method}",
}
