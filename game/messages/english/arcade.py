"""Scored games: points, combo, lives, modes, results."""

MESSAGES = {
    ## While a scored game is played: short texts beside the board.
    "arcade.takes": "needs {technique}: {points}",
    "arcade.tips": (
        "A right entry scores by how hard it is to find. A wrong one costs a life. {hint} gives "
        "a hint but rules out gold and silver. {help} shows all keys."
    ),
    # Beside the combo: how many more right entries raise it, and to what, such as ×2.
    "arcade.ahead": "{n} to {factor}",
    ## A question before the first help in a scored game, and its answers.
    "arcade.help.title": "Take help?",
    "arcade.help.text": (
        "A scored game with help cannot set a record and earns bronze at best. A hint that names "
        "its step also drops the combo a tier. Once you take help, you are not asked again."
    ),
    "arcade.help.take": "Take help",
    "arcade.help.leave": "Play on without help",
    ## A game against a ghost: how it stands, and how it ended.
    "ghost.ahead.one": "1 cell ahead of the ghost",
    "ghost.ahead.other": "{n} cells ahead of the ghost",
    "ghost.behind.one": "1 cell behind the ghost",
    "ghost.behind.other": "{n} cells behind the ghost",
    "ghost.level": "level with the ghost",
    "ghost.won": "{time} before the ghost",
    "ghost.beaten": "{time} after the ghost",
    ## Small signs in a scored game.
    "arcade.life_lost": "−1 life",
    "arcade.life_back": "+1 life",
    "arcade.record": "Record",
    "arcade.par": "par {points}",
    ## The two lines in the plot of one's points over time; then what it shows, as said aloud.
    "arcade.course.you": "you",
    "arcade.course.par": "par",
    "arcade.course": "You: {points} points in {time}. Par: {par} points in {best}.",
    "arcade.helped": "with help",
    ## The end of a scored game: medals, and a list of what earned points; little room.
    "arcade.medal.platinum": "Platinum",
    "arcade.medal.gold": "Gold",
    "arcade.medal.silver": "Silver",
    "arcade.medal.bronze": "Bronze",
    "arcade.points": "{points} points",
    "arcade.item.base.one": "1 entry",
    "arcade.item.base.other": "{n} entries",
    "arcade.item.combo": "combo, up to ×{factor}",
    "arcade.item.spent.one": "1 mistake",
    "arcade.item.spent.other": "{n} mistakes",
    "arcade.item.lives.one": "1 life left",
    "arcade.item.lives.other": "{n} lives left",
    "arcade.item.time": "time, {time}",
    "arcade.item.stage": "no mistake, in time",
    "arcade.no_record.helped": "with help, so no record",
    "arcade.no_record.again": "seen before, so no record",
    "arcade.first_here": "your first here",
    "arcade.behind_best": "{points} behind your best",
    "arcade.lost": "No lives left",
    "arcade.lost.entry": "{cell} is not {digit}.",
    # A short reason for a wrong entry, beside its cell in a list: the digit stands there already.
    "arcade.lost.clash": "breaks a rule",
    # The same: by which technique the digit could have been ruled out there.
    "arcade.lost.by": "ruled out by: {technique}",
    # The heading of a list of the wrong entries that cost a life each.
    "arcade.lives_went": "What cost you lives",
    # Before the reason for a wrong entry, where other cells must be filled to see it.
    "arcade.lost.after": "Fill in the other marked cells first. {reason}",
    "arcade.lost.far": (
        "None of the techniques that Nonet knows rules it out. Only trying it would have shown it."
    ),
    "arcade.try_again": "Try again",
    # How many points a score lacks for the next medal.
    "arcade.to_medal": "{points} to {medal}",
    "arcade.medals": "Medals",
    "arcade.found": "{found} of {of} found",
    ## The rules of the score: a page of headings with a paragraph each.
    "arcade.rules.title": "How scoring works",
    "arcade.rules.worth": "An entry",
    "arcade.rules.worth.text": (
        "Any single is worth 10 points. Harder techniques are worth more: 80 for a hidden pair, "
        "120 for an X-Wing, 200 and more for a long chain. You see what each entry needed when "
        "you make it."
    ),
    "arcade.rules.combo": "Combo",
    "arcade.rules.combo.text": (
        "After {tiers} right entries in a row, your points count {factors}. The line on the "
        "frame is the combo's clock: whenever it runs out, the combo drops a tier."
    ),
    # The same in a marathon.
    "arcade.rules.combo.staged": (
        "After {tiers} right entries in a row, your points count {factors}. The combo goes on "
        "from stage to stage and has no clock."
    ),
    "arcade.rules.wrong": "A wrong digit",
    "arcade.rules.wrong.text": (
        "It costs you one of your {lives} lives, the combo, and {cost} times the value of the "
        "cell, deducted when you fill it. {clean} right entries in a row give a life back."
    ),
    "arcade.rules.help": "Help",
    "arcade.rules.help.text": (
        "Once a hint has named its step, the entry scores 10 and the combo drops a tier. A game "
        "with help cannot set a record and earns bronze at best. Notes are free."
    ),
    "arcade.rules.end": "The end",
    "arcade.rules.end.text": (
        "Each life left adds a tenth of what your entries were worth. Speed adds up to {most}%: "
        "25% at par."
    ),
    # The same in a marathon.
    "arcade.rules.end.staged": (
        "A stage without a mistake and within its time adds a quarter of what its entries were "
        "worth. When the time runs out, you lose a life, and the time is extended by half."
    ),
    "arcade.rules.medals": "Medals",
    "arcade.rules.medals.text": (
        "Par is what a perfect player earns at par pace: {par}. Platinum is {platinum}% of par, "
        "gold {gold}%, silver {silver}%, bronze {bronze}%."
    ),
    # The same where par is not known, as outside of a game.
    "arcade.rules.medals.unknown": (
        "Par is what a perfect player earns at par pace. Platinum is {platinum}% of par, "
        "gold {gold}%, silver {silver}%, bronze {bronze}%."
    ),
    ## Rush: the question in large type, figures beside the board, short labels.
    # Rush: what kind of question it is, as a small heading.
    "rush.form.last": "Last one",
    "rush.form.box": "Crossing out",
    "rush.form.line": "Crossing out",
    "rush.form.only": "Only digit left",
    "rush.form.any": "Any single",
    # Rush: the question itself, in large type.
    "rush.ask.last": "Which digit is missing here?",
    "rush.ask.box": "Where does {digit} go in this box?",
    "rush.ask.row": "Where does {digit} go in this row?",
    "rush.ask.column": "Where does {digit} go in this column?",
    "rush.ask.only": "Which digit is left here?",
    "rush.ask.any": "Fill any cell that is certain",
    # A technique stands over it: strike one of the candidates that the technique rules out.
    "rush.ask.strike": "Strike one candidate it rules out",
    "rush.shown.single": "{digit} goes here",
    "rush.shown.strike": "This is what it rules out",
    "rush.new": "New technique",
    "rush.paused": "The board is hidden. Press any key to go on.",
    # A button: the question is passed, which costs so many seconds.
    "rush.pass": "Pass −{seconds} s",
    # A button: show the answer.
    "rush.show": "Show it",
    "rush.gift": "+{seconds} s",
    # Seconds that a miss or a pass cost, over the clock for a moment; a minus sign.
    "rush.cost": "−{seconds} s",
    # A button: on from the right answer, which is shown, to the next question.
    "rush.go_on": "Go on",
    "rush.factor": "×{n}",
    "rush.in_a_row": "{n} in a row",
    # So many right answers are needed until the factor rises to this.
    "rush.to_next": "{n} to ×{factor}",
    "rush.your_best": "Your best {points}",
    "rush.last": "Last 20 answers",
    "rush.counts": "{right} right, {missed} missed",
    "rush.missed": "missed",
    "rush.passed": "passed",
    # Ranks of Rush, from the lowest to the highest: names for players.
    "rush.rank.pencil": "Pencil",
    "rush.rank.finder": "Finder",
    "rush.rank.reader": "Reader",
    "rush.rank.solver": "Solver",
    "rush.rank.tracer": "Tracer",
    "rush.rank.weaver": "Weaver",
    "rush.rank.navigator": "Navigator",
    "rush.rank.master": "Master",
    "rush.rank.nonet": "Nonet",
    # While there is no rank yet, in place of the next one: how many more Rushes it needs.
    "rush.rank.in.one": "Rank after {n} more game",
    "rush.rank.in.other": "Rank after {n} more games",
    # The next rank, and the points that it needs.
    "rush.rank.at": "{rank} at {points}",
    "rush.median": "median now {points}",
    "rush.points": "Points",
    "rush.seconds": "{n} s",
    ## The end of a Rush: headings, figures and short labels.
    "rush.leave.title": "Leave this Rush?",
    "rush.leave.text": (
        "It counts as played, with no points. The clock is stopped while you decide."
    ),
    "rush.leave.stay": "Play on",
    "rush.leave.leave": "Leave",
    "rush.over": "Time is up",
    "rush.lost": "Three misses",
    "rush.left": "You left this Rush",
    "rush.answer": "{n}. {technique}",
    "rush.missed_count.one": "{n} missed",
    "rush.missed_count.other": "{n} missed",
    "rush.right_strikes": "{right} right, {strikes} by striking",
    "rush.on_clock": "{time} on the clock",
    # The longest row of right answers, and its factor.
    "rush.longest": "longest streak {n}, ×{factor}",
    # What a round sign stands for, and a square one.
    "rush.sign.digit": "a digit",
    "rush.sign.technique": "a technique",
    # A heading: the questions that were missed.
    "rush.missed_title": "Missed",
    "rush.missed_words": "once more, without clock or points",
    "rush.try": "Try it",
    # How well a technique is mastered, from met once to mastered.
    "rush.mastery.none": "new",
    "rush.mastery.met": "met",
    "rush.mastery.learning": "learning",
    "rush.mastery.known": "known",
    "rush.mastery.fluent": "fluent",
    "rush.mastery.mastered": "mastered",
    "rush.first": "Your first one",
    "rush.new_best": "New best, +{points}",
    "rush.review": "The answers",
    "rush.again.text": "No clock and no points, but the school takes note of the techniques.",
    "rush.again.n": "Again {n}/{of}",
    "rush.why.nothing_missed": "Nothing was missed.",
    "rush.why.no_answers": "Nothing was answered.",
    "rush.entered": "You entered {digit} in {cell}.",
    "rush.struck": "You struck {digit} in {cell}.",
    "rush.was_there": "This was there: {entry}.",
    "rush.share.right.one": "{n} right",
    "rush.share.right.other": "{n} right",
    ## Kinds of Rush, and the page where one is chosen.
    # Kinds of Rush, after its name: “Rush, relaxed”.
    "rush.kind.standard": "standard",
    "rush.kind.relaxed": "relaxed",
    "rush.kind.first": "original rules",
    "rush.kind.chosen": "chosen: {techniques}, {minutes} min",
    "rush.kind.singles": "singles only",
    "rush.kind.techniques.one": "{n} technique",
    "rush.kind.techniques.other": "{n} techniques",
    "rush.chosen.text": (
        "Singles always come up. Choose the techniques to mix in, and how long it lasts."
    ),
    "rush.minutes": "{n} min",
    "rush.known": "What I know",
    "rush.whole_road": "The whole road",
    "rush.rung": "In a standard Rush, this technique and all before it count as known:",
    "rush.rung.none": "only what I have shown",
}
