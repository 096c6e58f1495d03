"""A game in progress: what is said of moves, checks and hints."""

MESSAGES = {
    "error.history_capacity": (
        "A history remembers at least {fewest} moves; {capacity} are too few."
    ),
    "error.played": "Move {n} cannot be made: {reason}.",
    "error.save": "The saved game cannot be read: {reason}.",
    "error.save_mode": (
        "The saved game is of the mode “{mode}”, which this version of Nonet does not have."
    ),
    "error.save_shape": (
        "The saved game is on a board of the shape “{shape}”, which this version of Nonet does not "
        "have."
    ),
    "error.unplayable_board": (
        "The board of this game has no solution, or none was found in time, so it cannot be played."
    ),
    "error.save_version": (
        "The game was saved by a later version of Nonet (its format is {version})."
    ),
    "play.refused.given": "That is a given, and stays as it is.",
    "play.refused.conflict": "That digit would break a rule.",
    "play.refused.filled": "There is a digit already; erase it first.",
    "play.refused.nothing_selected": "Select a cell first.",
    "play.refused.nothing_armed": "Choose a digit first.",
    "play.refused.nothing_to_erase": "There is nothing to erase here.",
    "play.refused.nothing_to_undo": "There is nothing to undo.",
    "play.refused.nothing_to_redo": "There is nothing to redo.",
    "play.refused.nothing_to_rewind": "No entry is wrong, so there is nothing to rewind.",
    "play.refused.no_hint": "There is no hint to apply; ask for one first.",
    "play.refused.no_solution": (
        "This board has more than one solution, so no digit is the right one."
    ),
    "play.refused.trial": "You are trying something already: keep it or discard it first.",
    "play.refused.no_trial": "Nothing is being tried.",
    "play.refused.no_checkpoint": "There is no checkpoint of that name.",
    "play.refused.checkpoints": "There are as many checkpoints as there can be; drop one first.",
    "play.refused.scored": "A scored game has one course alone: nothing is tried in it.",
    "play.trial.begun": (
        "Trial: what you enter now is in ink of its own, to be kept or discarded as a whole."
    ),
    "play.trial.kept": "The trial is kept: what you tried is part of the game.",
    "play.trial.discarded": "The trial is discarded: the board is as it was before.",
    "play.checkpoint.kept": "Checkpoint “{name}” is kept.",
    "play.checkpoint.returned": "This is the board of checkpoint “{name}”. Undo leads back.",
    "play.checkpoint.dropped": "Checkpoint “{name}” is dropped.",
    "play.refused.one_cell": "In a scored game each entry counts: choose one cell.",
    # Of a wrong digit, which is taken off again; n lives are left.
    "play.missed.one": "{cell} is not {digit}. One life left.",
    "play.missed.other": "{cell} is not {digit}. {n} lives left.",
    "play.refused.paused": "The game is paused.",
    "play.refused.finished": "The puzzle is solved. Undo still works.",
    "play.conflict": "There is another {digit} in {places}.",
    "play.conflicts": "{conflicts}.",
    "play.lost": "That was the last life.",
    "play.won": "Solved.",
    "play.full_but_wrong.one": "The board is full, but 1 entry is wrong.",
    "play.full_but_wrong.other": "The board is full, but {n} entries are wrong.",
    "play.check.fine": "Fine so far.",
    "play.check.dead_end": "No rule is broken, but the board can no longer be completed.",
    "play.check.wrong.one": "1 entry is wrong. Check again to see it.",
    "play.check.wrong.other": "{n} entries are wrong. Check again to see the first.",
    "play.check.first_wrong": "{cell} is wrong: it is not {digit}.",
    "play.rewound": "Back to before {cell} became {digit}.",
    "play.status.playing": "Playing",
    "play.status.paused": "Paused",
    "play.status.won": "Solved",
    "play.status.lost": "Lost",
    "play.status.full_wrong": "Full, but not right",
    "play.hint.action.more": "More",
    "play.hint.action.see": "I see it",
    "play.hint.action.apply": "Apply",
    "play.hint.action.rewind": "Rewind",
    "play.hint.action.reveal": "Reveal a cell",
    "play.hint.action.close": "Close",
    "hint.mistake.title": "A wrong entry",
    "hint.mistake.text": "{cell} is not {digit}. You can rewind to before it went in.",
    "hint.note.title": "A note to mend",
    "hint.note.wrong": "{cell} notes {digit}, which is already in one of its houses.",
    "hint.note.missing": "The notes of {cell} lack a digit that it can take.",
    "hint.look.title": "Where to look",
    "hint.look.house": "Look at {house}.",
    "hint.look.boxes": "Look at boxes {boxes}.",
    "hint.look.board": "Look at the whole board.",
    "hint.look.constraint": "Look at {constraint} at {cell}.",
    "hint.look.digit_house": "Look at the {digit}s in {house}.",
    "hint.look.digit_boxes": "Look at the {digit}s in boxes {boxes}.",
    "hint.look.digit_board": "Look at all the {digit}s.",
    "hint.pattern.text": "Its pattern is lit on the board.",
    "hint.kept_in_mind": "Ruled out. With notes on the board you would see it; hints build on it.",
    "hint.none.title": "No step found",
    "hint.none.text": (
        "The techniques Nonet knows find nothing here. The puzzle plays on by its solution, of "
        "which a cell can be revealed."
    ),
    "hint.none.text_no_solution": (
        "The techniques Nonet knows find nothing here, and there is no one solution to play by."
    ),
    "level.gentle": "Gentle",
    "level.beginner": "Beginner",
    "level.easy": "Easy",
    "level.medium": "Medium",
    "level.hard": "Hard",
    "level.expert": "Expert",
    "level.extreme": "Extreme",
    # What to expect of a level.
    "level.gentle.promise": "five minutes, the only place in a box",
    "level.beginner.promise": "ten minutes, the last cell, the only place",
    "level.easy.promise": "ten minutes, singles everywhere",
    "level.medium.promise": "a quarter of an hour, pairs and pointing",
    "level.hard.promise": "half an hour, fish, wings, colours",
    "level.expert.promise": "an hour, chains",
    "level.extreme.promise": "a long evening, chains and nets",
    # The same of other boards, on which nobody has measured how long they take.
    "level.beginner.needs": "singles, much is filled in",
    "level.easy.needs": "singles everywhere",
    "level.medium.needs": "pairs and pointing",
    "level.hard.needs": "fish, wings, colours",
    "level.expert.needs": "chains",
    "level.extreme.needs": "long chains and nets",
}
