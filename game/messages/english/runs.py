"""Runs: what is wrong with one, how it is told, listed and played back."""

MESSAGES = {
    "error.run": "This run is refused. {reason}",
    "error.run_format": "This is no run that Nonet can read: {reason}.",
    "error.run_sum": (
        "This run was altered or damaged after it was written: its sum is not that of its content."
    ),
    "error.run_version": (
        "This run was written by a later version of Nonet (its format is {version})."
    ),
    "error.run.rules": "No game of the mode {mode} is played by the rules that it tells of.",
    "error.run.board": "Its board is not the one that {id} deals.",
    "error.run.level": "Its level is not the one that {id} names.",
    "error.run.untimed": "Move {n} has no time.",
    "error.run.backwards": (
        "Move {n} has the time {at} ms, and the one before it {before} ms: times never fall."
    ),
    "error.run.late": "Move {n} has the time {at} ms, and the game ended at {end} ms.",
    "error.run.unsolved": "It says that it was won, and its moves do not solve the board.",
    "error.run.many": "Its board has several solutions: no such game is scored.",
    "error.run.account": "It was given up, and tells of a score.",
    "error.run.no_account": "It has ended, and does not tell how its score came about.",
    "error.run.over": "Move {n} comes after the end of the game.",
    "error.run.several": "Move {n} fills several cells at once: a scored game takes one.",
    "error.run.no_miss": "Move {n} counts {digit} in {cell} as a mistake, and it is right there.",
    "error.run.unnamed": "Move {n} takes over what no hint has named before.",
    "error.run.wrong": (
        "Move {n} lets {digit} stand in {cell}, where it is wrong: a scored game takes it off."
    ),
    "error.run.helped": "Move {n} is help, and the run says that there was none.",
    "error.run.mistakes": "It tells of {told} mistakes, and its moves make {found}.",
    "error.run.lives": "It does not end where its lives end.",
    "error.run.entry": "Entry {n} of its score is not that of {cell}, which its moves fill then.",
    "error.run.worth": ("Entry {n}, {cell}, is told as “{told}”, and is “{earned}”."),
    "error.run.entries": "It tells of {told} entries, and its moves make {found}.",
    "error.run.item": "It tells of {told} points for {item}; its moves earn {earned}.",
    "error.run.par": "It tells of a par of {told}, which is {earned}.",
    "error.run.medal": "Its medal is not the one that it earns.",
    "error.run.score": "It tells of a score of {told}; its moves earn {earned}.",
    "error.run.seconds": "It tells of {told} seconds, and its clock of {found}.",
    "run.item.base": "its entries",
    "run.item.combo": "the combo",
    "run.item.spent": "mistakes",
    "run.item.lives": "the lives that were left",
    "run.item.time": "time",
    "runs.summary": "List the games that have ended, export them as CSV, or one as text to paste.",
    "runs.csv": "write all that is recorded of each as CSV",
    "runs.text": "write the run of this game as a text that can be pasted; its id ends its line",
    "runs.run": "a file with a run, the text of a run itself, or - for the input",
    "runs.no_run": "there is no run of a game {game}",
    "runs.won": "won",
    "runs.lost": "lost",
    "runs.given-up": "given up",
    "runs.points.one": "{n} point",
    "runs.points.other": "{n} points",
    "runs.par": "par {par}",
    "runs.with_help": "with help",
    "medal.gold": "gold",
    "medal.silver": "silver",
    "medal.bronze": "bronze",
    "verify.summary": (
        "Tell whether the score of a run is what its moves earn.\nThe exit code is 0 when it is, 1 "
        "when the run is refused or was judged by another version. A run that is found right is "
        "consistent; who played it is for nobody to tell."
    ),
    "verify.earned": "Its score is what its moves earn.",
    "verify.other_judge": (
        "Its score was said by version {judge} of the judge and is not worked out again."
    ),
    "verify.given_up": "It was given up and has no score; its moves can be made.",
    "verify.unscored": "Its score is not one of entries; its moves can be made and end as it says.",
    "replay.summary": "Write a run move by move: time, cell, digit, what it takes, points, lives.",
    "replay.hint": "a hint",
    "replay.missed": "wrong",
    "replay.standing": "{combo} in a row ×{factor}",
    "replay.title": "{mode}, {level}",
    "replay.judging": "Being judged…",
    "replay.combo": "In a row",
    "replay.lives": "Lives",
    "replay.pace": "×{factor}",
    "replay.gif": "write it as an animated GIF into this file",
    "replay.gif_done": "{n} pictures in {path}",
    "replay.total": "the score",
    "share.run": "Nonet · {mode}, {day}, {level}\n{result} · {points} · {time} · {mistakes}",
    "share.plain": "Nonet · {mode}, {day}, {level}\n{result} · {time} · {mistakes}",
    "share.lines": "{told}\n{combo}",
    "share.mistakes.one": "{n} mistake",
    "share.mistakes.other": "{n} mistakes",
}
