"""A game in progress: moves, checks and hints."""

MESSAGES = {
    ## Why a game cannot be opened.
    "error.history_capacity": (
        "A history must remember at least {fewest} moves; {capacity} is too few."
    ),
    "error.played": "Move {n} cannot be made: {reason}.",
    "error.save": "The saved game cannot be read: {reason}.",
    "error.save_mode": (
        "The saved game is in the mode “{mode}”, which this version of Nonet does not have."
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
    ## Play: why a move is refused, and what came of a move; a sentence on the card.
    # The name of the ordinary board with nine rows, as a heading.
    "play.classic": "Classic",
    "play.refused.given": "That is a given. It cannot be changed.",
    "play.refused.conflict": "That digit would break a rule.",
    "play.refused.filled": "There is already a digit here. Erase it first.",
    "play.refused.settled": "This digit is right, so it stays.",
    "play.refused.nothing_selected": "Select a cell first.",
    "play.refused.nothing_armed": "Choose a digit first.",
    "play.refused.nothing_to_erase": "There is nothing to erase here.",
    "play.refused.nothing_to_undo": "There is nothing to undo.",
    "play.refused.nothing_to_redo": "There is nothing to redo.",
    "play.refused.nothing_to_rewind": "No entry is wrong, so there is nothing to rewind.",
    "play.refused.no_notes": "Select a cell with notes, and the cells to copy them to.",
    "play.refused.no_singles": "There is no single on the board right now.",
    "play.refused.no_hint": "There is no hint to apply. Ask for one first.",
    "play.refused.no_solution": (
        "This board has more than one solution, so no digit is the only right one."
    ),
    "play.refused.unjudged": (
        "Hints are off on this board, because Nonet does not know all of its author's rules."
    ),
    "play.refused.unsolvable": "Hints are off on this board, because it has no solution.",
    "play.told.title": "The author's rules",
    "play.told.by": "By {author}",
    "play.told.none": "The author gives no rules.",
    "play.told.unjudged": (
        "Not judged: Nonet does not know all of its rules. You can play it, but hints are off."
    ),
    "play.told.check": "Check compares your entries with the author's solution.",
    "play.told.no_check": (
        "The puzzle comes without a solution, so Check knows only the rules that were read."
    ),
    "play.told.lacks": "Not known to Nonet: {lacks}",
    "play.told.doubtful": "The author's own solution breaks a rule as Nonet reads it: {names}",
    "play.told.drawn": "Rules read from the drawing and the author's words: {names}",
    "play.told.houses": "rows, columns or boxes",
    "play.told.open": (
        "Not judged yet: Nonet is finding out whether this puzzle has exactly one solution. You "
        "can play it meanwhile."
    ),
    "play.settled.unique": "Nonet has found out that this puzzle has exactly one solution.",
    "play.settled.many": "Nonet has found out that this puzzle has more than one solution.",
    "play.settled.none": "Nonet has found out that this puzzle has no solution.",
    "play.refused.trial": "You are already trying something. Keep it or discard it first.",
    "play.refused.no_trial": "There is no trial to keep or discard.",
    "play.refused.no_checkpoint": "There is no checkpoint with that name.",
    "play.refused.checkpoints": "You have reached the limit for checkpoints. Drop one first.",
    "play.refused.scored": "Trials are not available in scored games.",
    "play.trial.begun": (
        "Trial: your entries now appear in another colour. Keep or discard them all at once."
    ),
    "play.trial.kept": "Trial kept. Your entries are part of the game now.",
    "play.trial.discarded": "Trial discarded. The board is as it was before.",
    "play.checkpoint.kept": "Checkpoint “{name}” saved.",
    "play.checkpoint.returned": (
        "Back at checkpoint “{name}”. Undo takes you back to where you were."
    ),
    "play.checkpoint.dropped": "Checkpoint “{name}” dropped.",
    "play.refused.one_cell": "In a scored game every entry counts, so choose one cell.",
    # Of a wrong digit, which is taken off again; n lives are left.
    "play.missed.one": "{cell} is not {digit}. One life left.",
    "play.missed.other": "{cell} is not {digit}. {n} lives left.",
    "play.refused.paused": "The game is paused.",
    "play.refused.finished": "The puzzle is solved. Undo still works.",
    "play.refused.solved": "The puzzle is solved.",
    "play.refused.lost": "The game is over: you have no lives left.",
    "play.conflict": "There is another {digit} in {places}.",
    "play.conflicts": "{conflicts}.",
    "play.out_of_time.one": "Your time ran out. One life left.",
    "play.out_of_time.other": "Your time ran out. {n} lives left.",
    "play.lost": "That was your last life.",
    "play.won": "Solved.",
    "play.full_but_wrong.one": "The board is full, but one entry is wrong.",
    "play.full_but_wrong.other": "The board is full, but {n} entries are wrong.",
    ## Play: answers of Check.
    "play.check.fine": "Fine so far.",
    "play.check.dead_end": "No rule is broken, but the board can no longer be solved.",
    "play.check.wrong.one": "One entry is wrong. Check again to see it.",
    "play.check.wrong.other": "{n} entries are wrong. Check again to see the first.",
    "play.check.first_wrong": "{cell} is wrong: it is not {digit}.",
    # The same where rows and columns are not numbered; the cell is selected.
    "play.check.first_wrong.plain": "The selected {digit} is wrong.",
    "play.rewound": "Back to before the wrong {digit}.",
    ## Play: the state of a game.
    "play.status.playing": "Playing",
    "play.status.paused": "Paused",
    "play.status.won": "Solved",
    "play.status.lost": "Lost",
    "play.status.full_wrong": "Full, but not right",
    ## Play: buttons of the hint card; very little room.
    "play.hint.action.more": "More",
    "play.hint.action.see": "I see it",
    "play.hint.action.apply": "Apply",
    "play.hint.action.rewind": "Rewind",
    "play.hint.action.reveal": "Reveal a cell",
    "play.hint.action.close": "Close",
    ## Hints: a heading, and a sentence below it.
    "hint.mistake.title": "A wrong entry",
    "hint.mistake.text": (
        "{cell} is not {digit}. You can rewind to the moment before you entered it."
    ),
    "hint.note.title": "A note to correct",
    "hint.note.wrong": "You noted {digit} in {cell}, but one of its houses already has it.",
    "hint.note.missing": "Your notes in {cell} are missing a digit that still fits.",
    "hint.look.title": "Where to look",
    "hint.look.house": "Look at {house}.",
    "hint.look.boxes": "Look at boxes {boxes}.",
    "hint.look.start": "The pattern reaches across the whole board. Start in {house}.",
    "hint.look.constraint": "Look at {constraint} at {cell}.",
    "hint.look.digit_house": "Look at the {digit}s in {house}.",
    "hint.look.digit_boxes": "Look at the {digit}s in boxes {boxes}.",
    "hint.look.digit_start": "Look at all the {digit}s, and start in {house}.",
    "hint.pattern.text": "The cells that matter are highlighted. Can you see what follows?",
    "hint.pattern.full-house": "The frame has one empty cell. Which digit is missing there?",
    "hint.pattern.naked-single": (
        "Go through the digits that the marked cell sees. Which one is missing?"
    ),
    "hint.pattern.hidden-single.one": (
        "The ringed {digit} crosses out cells of the frame. Which empty cell is left for {digit}?"
    ),
    "hint.pattern.hidden-single.other": (
        "The ringed {digit}s cross out cells of the frame. Which empty cell is left for {digit}?"
    ),
    "hint.pattern.hidden-single.noted": (
        "The crossed-out cells in the frame cannot be {digit}. Which empty cell is left for it?"
    ),
    # The same in a terminal, where nothing is marked: a row, column or box; a cell; some cells.
    "hint.told.full-house": "One cell of {house} is empty. Which digit is missing there?",
    "hint.told.naked-single": "Go through the digits that {cell} sees. Which one is missing?",
    "hint.told.hidden-single.one": (
        "The {digit} at {cells} crosses out cells of {house}. Which empty cell is left for {digit}?"
    ),
    "hint.told.hidden-single.other": (
        "The {digit}s at {cells} cross out cells of {house}. Which empty cell is left for {digit}?"
    ),
    "hint.told.hidden-single.noted": (
        "Only one empty cell of {house} can still be {digit}. Which one?"
    ),
    "hint.set.one": "{cells} has the candidates {digits}.",
    "hint.set.other": "{cells} have only {digits} between them.",
    # Hints on a board whose rows and columns are not numbered: what they speak of is marked.
    "hint.plain.title.2": "What to look for",
    "hint.plain.title.3": "Do you see it?",
    "hint.plain.title.4": "Why it goes there",
    "hint.plain.mistake": (
        "The marked {digit} is wrong. You can rewind to the moment before you entered it."
    ),
    "hint.plain.full-house.r": "One cell of the framed row is empty. Only {digit} is missing.",
    "hint.plain.full-house.c": "One cell of the framed column is empty. Only {digit} is missing.",
    "hint.plain.full-house.b": "One cell of the framed box is empty. Only {digit} is missing.",
    "hint.plain.naked-single": (
        "The row, the column and the box of the marked cell contain every digit but {digit}."
    ),
    "hint.plain.hidden-single.r.one": (
        "The ringed {digit} rules out all other empty cells of the framed row. So {digit} goes in "
        "the marked cell."
    ),
    "hint.plain.hidden-single.r.other": (
        "The ringed {digit}s rule out all other empty cells of the framed row. So {digit} goes in "
        "the marked cell."
    ),
    "hint.plain.hidden-single.c.one": (
        "The ringed {digit} rules out all other empty cells of the framed column. So {digit} goes "
        "in the marked cell."
    ),
    "hint.plain.hidden-single.c.other": (
        "The ringed {digit}s rule out all other empty cells of the framed column. So {digit} goes "
        "in the marked cell."
    ),
    "hint.plain.hidden-single.b.one": (
        "The ringed {digit} rules out all other empty cells of the framed box. So {digit} goes in "
        "the marked cell."
    ),
    "hint.plain.hidden-single.b.other": (
        "The ringed {digit}s rule out all other empty cells of the framed box. So {digit} goes in "
        "the marked cell."
    ),
    ## Play in Calm: where to look next, a sentence on the card.
    # Where a practised player would look next.
    "nudge.box.1": "the top-left box",
    "nudge.box.2": "the top middle box",
    "nudge.box.3": "the top-right box",
    "nudge.box.4": "the middle left box",
    "nudge.box.5": "the box in the middle",
    "nudge.box.6": "the middle right box",
    "nudge.box.7": "the bottom-left box",
    "nudge.box.8": "the bottom middle box",
    "nudge.box.9": "the bottom-right box",
    "nudge.house.one": "Look at {house}: it has only {n} empty cell.",
    "nudge.house.other": "Look at {house}: it has only {n} empty cells.",
    "nudge.digit.one": "Look at the {digit}s: one of them is on the board.",
    "nudge.digit.other": "Look at the {digit}s: {n} of them are on the board already.",
    ## Hints: a heading, and a sentence below it.
    # Hint was pressed again, and everything is said.
    "hint.all_said": "This is the whole hint. Use one of its buttons, or play on.",
    "hint.kept_in_mind": (
        "Ruled out. Your board has no notes, so you see no change, but later hints will take it "
        "into account."
    ),
    "hint.none.title": "No step found",
    "hint.none.text": (
        "None of Nonet's techniques finds a step here. You can reveal a cell and play on."
    ),
    "hint.none.text_no_solution": (
        "None of Nonet's techniques finds a step here. The board does not have exactly one "
        "solution, so no cell can be revealed either."
    ),
    ## Names of levels on buttons, and what to expect of each.
    "level.gentle": "Gentle",
    "level.beginner": "Beginner",
    "level.easy": "Easy",
    "level.medium": "Medium",
    "level.hard": "Hard",
    "level.expert": "Expert",
    "level.extreme": "Extreme",
    # What to expect of a level.
    "level.gentle.promise": "five minutes; the only place in a box",
    "level.beginner.promise": "ten minutes; last cells and only places",
    "level.easy.promise": "ten minutes; singles everywhere",
    "level.medium.promise": "a quarter of an hour; pairs and pointing",
    "level.hard.promise": "half an hour; fish, wings, colours",
    "level.expert.promise": "an hour; chains",
    "level.extreme.promise": "a long evening; chains and nets",
    # The same of other boards, on which nobody has measured how long they take.
    "level.beginner.needs": "singles, with many cells filled",
    "level.easy.needs": "singles everywhere",
    "level.medium.needs": "pairs and pointing",
    "level.hard.needs": "fish, wings, colours",
    "level.expert.needs": "chains",
    "level.extreme.needs": "long chains and nets",
}
