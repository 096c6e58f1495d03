"""Sets of positions for a class, the answers to them, and worksheets."""

MESSAGES = {
    # The card with the sets that are on this computer, and how a set is done.
    "class.title": "Class",
    "class.begin": "Begin",
    "class.open": "Open a file…",
    "class.open.title": "Open a set for a class",
    "class.print": "Print as a worksheet…",
    "class.none_here": (
        "Here you will find the sets of your class. Open one that you were given, or make one: "
        "pause a game and choose Add to a class. Sets are kept in {folder}."
    ),
    "class.cards.one": "{n} card",
    "class.cards.other": "{n} cards",
    "class.minutes.one": "{n} minute",
    "class.minutes.other": "{n} minutes",
    "class.no_helps": "without help",
    "class.in_order": "in order",
    "class.name": "Your name, for the answers",
    "class.save": "Save the answers…",
    "class.form": "Answers of a class",
    "class.saved": "The answers are in {path}. Hand this file in.",
    "class.done": "You got {n} of {of} right the first time.",
    "class.kept": (
        "Your answers are kept in the file {file}. Nothing was sent: save a copy to hand it in."
    ),
    "class.not_kept": "The file could not be written: {reason}.",
    "class.goes_on": "You are continuing where you left off. Your answers so far are kept.",
    "class.no_other": "This is the last card.",
    # The card that makes a card of the game's position.
    "class.add.title": "Add to a class",
    "class.add": "Add to a set…",
    "class.add.text": "Choose what to ask in this position. You can leave your texts empty.",
    "class.add.nothing": "No technique that Nonet teaches can be found in this position.",
    "class.add.next": "Whatever comes next",
    "class.add.before": "Text before the question",
    "class.add.after": "Text after a right answer",
    "class.add.set": "Which set?",
    "class.ask.find": "Find the pattern",
    "class.ask.finish": "The pattern is drawn: what follows?",
    "class.ask.strike": "What can you rule out?",
    "class.added.one": "“{title}” has {n} card now.",
    "class.added.other": "“{title}” has {n} cards now.",
    # What is wrong with the file of a set: said behind its name and the line.
    "class.no_minutes": "“minutes” must be a whole number from 0 to {most}.",
    "class.no_cards": "The set is empty. Begin each card with a line [[card]].",
    "class.many_cards": "There are too many cards. Use at most {most}.",
    "class.no_board": "This card has no board. Add “board =” with a puzzle as text.",
    "class.other_size": "The board does not have 9 rows. Use a board of 9 rows.",
    "class.not_one_solution": "This position does not have exactly one solution.",
    "class.nothing_next": "No technique leads on from this position.",
    "class.not_there": "{technique} cannot be found in this position. Name another technique.",
    # The command `class`.
    "class.summary": (
        "Sum up the answers of a class.\nThe tables show each player, each card, the kinds of "
        "wrong answers, and how each player did from set to set. Of several answers to a set, the "
        "last one counts."
    ),
    "class.files": "answer files, or folders of them",
    "class.csv": "write one line per answer, as CSV",
    "class.none": "None of these files holds answers.",
    "class.error.answers": "This is not a file of answers: {reason}.",
    "class.error.file": "{file}: {problem}",
    "class.table.players.one": "{n} player",
    "class.table.players.other": "{n} players",
    "class.table.name": "Name",
    "class.table.right": "Right",
    "class.table.time": "Time",
    "class.table.cards": "Cards",
    "class.table.card": "Card",
    "class.table.technique": "Technique",
    "class.table.slip": "What went wrong most",
    "class.table.slips": "What went wrong",
    "class.table.term": "From set to set",
    # Worksheets: what is asked on paper, and the command.
    "class.paper.enter": "{technique}: find one, and write its digit in the cell.",
    "class.paper.find": "{technique}: find one. Ring its cells, and cross out what it rules out.",
    "class.paper.finish": "{technique}: the pattern is drawn. Cross out what it rules out.",
    "class.paper.mixed": "{technique}: cross out every candidate that it rules out.",
    "worksheet.summary": (
        "Write exercises as pages to print, with their answers at the end.\nThey are about a "
        "technique, or come from a set for a class."
    ),
    "worksheet.source": "a technique, such as x-wing, or the .toml file of a set",
    "worksheet.count": "how many exercises of a technique, at most {most} (default: 8)",
    "worksheet.not_taught": "{problem}. The file of a set has a name that ends in .toml.",
}
