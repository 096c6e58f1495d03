"""Scored games: what is said of points, combo, lives, modes, results."""

MESSAGES = {
    # While it is played.
    "arcade.takes": "needs {technique}: {points}",
    "arcade.tips": (
        "A right entry scores by how hard it is to find; a wrong one costs a life. {hint} gives a "
        "hint but rules out gold and silver. {help} shows all keys."
    ),
    "arcade.help.title": "Take help?",
    "arcade.help.text": (
        "A scored game with help cannot set a record and earns bronze at best. A hint that names "
        "its step also drops the combo a tier. You are only asked once per game."
    ),
    "arcade.help.take": "Take help",
    "arcade.help.leave": "Play on without",
    "ghost.ahead.one": "1 cell ahead of the ghost",
    "ghost.ahead.other": "{n} cells ahead of the ghost",
    "ghost.behind.one": "1 cell behind the ghost",
    "ghost.behind.other": "{n} cells behind the ghost",
    "ghost.level": "level with the ghost",
    "ghost.won": "{time} before the ghost",
    "ghost.beaten": "{time} after the ghost",
    "arcade.life_lost": "−1 life",
    "arcade.life_back": "+1 life",
    "arcade.record": "Record",
    "arcade.par": "par {points}",
    "arcade.helped": "with help",
    # When it has ended.
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
    "arcade.no_record.helped": "with help, so no record",
    "arcade.no_record.again": "seen before, so no record",
    "arcade.first_here": "your first here",
    "arcade.behind_best": "{points} behind your best",
    "arcade.lost": "No lives left",
    "arcade.lost.entry": "{cell} is not {digit}.",
    "arcade.lost.far": "None of Nonet's steps rules it out, so you would have to try it.",
    "arcade.go_on_calmly": "Continue in Calm",
    # The rules of the score.
    "arcade.rules.title": "How scoring works",
    "arcade.rules.worth": "An entry",
    "arcade.rules.worth.text": (
        "10 points for any single. Harder techniques are worth more: 80 for a hidden pair, 120 for "
        "an X-Wing, 200 and more for a long chain. You see what each entry needed when you make it."
    ),
    "arcade.rules.combo": "Combo",
    "arcade.rules.combo.text": (
        "5, 12, 20 and 30 right entries in a row multiply your points by 1.25, 1.5, 1.75 and 2. "
        "The line on the frame is the combo's clock: whenever it runs out, the combo drops a tier."
    ),
    "arcade.rules.wrong": "A wrong digit",
    "arcade.rules.wrong.text": (
        "Costs a life, the combo, and twice the value of the cell, deducted when you fill it. Ten "
        "right entries in a row give a life back."
    ),
    "arcade.rules.help": "Help",
    "arcade.rules.help.text": (
        "Once a hint has named its step, the entry scores 10 and the combo drops a tier. A game "
        "with help cannot set a record and earns bronze at best. Notes are free."
    ),
    "arcade.rules.end": "The end",
    "arcade.rules.end.text": (
        "Each life left adds a tenth of what your entries were worth, and speed adds up to {most} "
        "%: 25 % at par."
    ),
    "arcade.rules.medals": "Medals",
    "arcade.rules.medals.text": (
        "Par is what a perfect player earns at par pace: {par}. Platinum is all of par, gold 85 %, "
        "silver 65 %, bronze 45 %."
    ),
    "arcade.rules.par_unknown": "not worked out yet",
    # Rush.
    "rush.time": "Time",
    "rush.points": "Points",
    "rush.misses": "Misses",
    # What the mouse is told of a figure that it rests on.
    "rush.time.tip": "The time left: right answers give some back, misses take some",
    "rush.points.tip": "Points so far; harder techniques are worth more",
    "rush.misses.tip": "Wrong answers; the third ends the Rush",
    "rush.of": "{n} of {of}",
    "rush.rung": "Rung {n}, {worth} points",
    "rush.ask": "Find a digit that follows with this technique, in whichever cell.",
    "rush.seconds": "{n} s",
    "rush.right": "Right: {points}, {seconds} back",
    "rush.missed": "{technique}: missed, {seconds} s gone",
    "rush.leave.title": "Leave this Rush?",
    "rush.leave.text": "It counts as played, without points. The clock runs on meanwhile.",
    "rush.leave.stay": "Play on",
    "rush.leave.leave": "Leave",
    "rush.over": "The clock has run out",
    "rush.lost": "Three misses",
    "rush.result": "The result",
    "rush.left": "A Rush that was left",
    "rush.answer": "{n}. {technique}",
    "rush.see_misses": "See the misses",
    "rush.best": "From this rung: best {best}, median of ten {median}",
    "rush.record": "A record from this rung: {best}, median of ten {median}",
    "rush.right_count.one": "1 position was right.",
    "rush.right_count.other": "{n} positions were right.",
    "rush.missed_count.one": "1 was missed.",
    "rush.missed_count.other": "{n} were missed.",
    "rush.missed_of.one": "1 was missed: {techniques}.",
    "rush.missed_of.other": "{n} were missed: {techniques}.",
    "rush.reached": "The last one asked for: {technique}.",
    "rush.again": "Once more",
    "rush.entered": "You entered {digit} in {cell}.",
    "rush.was_there": "This was there: {entry}.",
    "rush.share.right.one": "{n} right",
    "rush.share.right.other": "{n} right",
    "rush.begins": "It begins with this: {technique}.",
    "rush.too_hard": "That is right, but it takes more than the technique that was asked for.",
}
