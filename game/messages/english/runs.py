"""Runs: errors, descriptions, lists and replay."""

MESSAGES = {
    ## Why a run that was opened is refused: the subject, “it”, is the run.
    "error.run": "This run is refused. {reason}",
    "error.run_format": "This is not a run that Nonet can read: {reason}.",
    "error.run_sum": (
        "This run was altered or damaged after it was written: its checksum does not match "
        "its content."
    ),
    "error.run_version": (
        "This run was written by a later version of Nonet (its format is {version})."
    ),
    "error.run.rules": "The mode {mode} is never played by the rules that this run names.",
    "error.run.board": "Its board is not the one that {id} deals.",
    # The day is the player's own, in the form 2026-11-22; the other a moment in UTC.
    "error.run.dates": (
        "It says that it ended at {ended}, and that the player's date was {day}. They cannot "
        "both be true."
    ),
    "error.run.no_id": "It names a level, but no puzzle id that could confirm the level.",
    "error.run.daily": "{id} is not a daily puzzle of {day} or of any day before.",
    "error.run.level": "Its level is not the one that {id} names.",
    "error.run.untimed": "Move {n} has no time.",
    "error.run.backwards": (
        "Move {n} has the time {at} ms, but the one before it has {before} ms. Times never go back."
    ),
    "error.run.late": "Move {n} has the time {at} ms, but the game ended at {end} ms.",
    "error.run.unsolved": "It says that it was won, but its moves do not solve the board.",
    "error.run.many": "Its board has several solutions, and such a game is never scored.",
    "error.run.account": "It was given up, but it has a score.",
    "error.run.no_account": "It has ended, but does not say how its score was earned.",
    "error.run.branch": (
        "Move {n} belongs to a trial or a checkpoint, which scored games do not have."
    ),
    "error.run.over": "Move {n} comes after the end of the game.",
    "error.run.several": "Move {n} fills several cells at once, but a scored game allows only one.",
    "error.run.no_miss": "Move {n} counts {digit} in {cell} as a mistake, but it is right there.",
    "error.run.unnamed": "Move {n} applies something that no hint has named before.",
    "error.run.wrong": (
        "Move {n} leaves {digit} in {cell}, where it is wrong. A scored game removes it."
    ),
    "error.run.helped": "Move {n} uses help, but the run says that there was none.",
    "error.run.mistakes": "It claims {told} mistakes, but its moves make {found}.",
    "error.run.lives": "It does not end where its lives end.",
    "error.run.overruns": "It claims {claimed} lives lost to time, but its moves lose {found}.",
    "error.run.stage": "It is not the stage of a marathon that it claims to be.",
    # {reason} is a sentence that says what is wrong with that stage.
    "error.run.in_stage": "Stage {n}: {reason}",
    "error.run.over_before": "The marathon had already ended before this stage.",
    "error.run.handed_on": ("Its lives, points and combo are not those left by the stage before."),
    "error.run.allowance": "Its allowance is {found} ms, not {claimed} ms.",
    "error.run.early": "Move {n} loses a life to time while there is still time.",
    "error.run.overtime": "Move {n} comes after its allowance, but no life was lost for it.",
    "error.run.entry": (
        "Entry {n} of its score is not the entry of {cell}, which its moves fill at that point."
    ),
    "error.run.worth": ("Entry {n}, {cell}, is listed as “{told}”, but it is “{earned}”."),
    "error.run.entries": "It claims {told} entries, but its moves make {found}.",
    "error.run.item": "It claims {told} points for {item}, but its moves earn {earned}.",
    "error.run.par": "It claims a par of {told}, but par is {earned}.",
    "error.run.medal": "Its medal is not the one that it earns.",
    "error.run.score": "It claims a score of {told}, but its moves earn {earned}.",
    "error.run.hasty": (
        "Answer {n} came after {ms} ms, but answers count only from {least} ms on."
    ),
    "error.run.not_asked": "Answer {n} does not answer what was asked.",
    "error.run.unspent": "It ends after answer {n}, but there was still time on its clock.",
    "error.run.rest": "It goes on after its end, which came after answer {n}.",
    "error.run.standing": "Its combo, clock or counts are not what its answers earn.",
    "error.run.list": "It asks for something that no Rush of its kind asks for.",
    "error.run.seconds": "It claims {told} seconds, but its clock shows {found}.",
    ## Parts of a score, within a sentence: “It claims 100 points for the combo”.
    "run.item.base": "its entries",
    "run.item.combo": "the combo",
    "run.item.spent": "mistakes",
    "run.item.lives": "the lives that were left",
    "run.item.time": "time",
    "run.item.stage": "a stage without a mistake and in time",
    ## The commands runs, verify and replay: help, and the lines that they write.
    "runs.stages.one": "1 stage done",
    "runs.stages.other": "{n} stages done",
    "runs.summary": "List the games that have ended, export them as CSV, or one as text to paste.",
    "runs.player": "the runs of this player, by name or number (default: the first one)",
    "runs.csv": "write everything recorded about each game as CSV",
    "runs.text": "write the run of this game as text to paste; its id is at the end of its line",
    "runs.run": "a file with a run, the text of a run itself, or - for standard input",
    # In place of the list: no game has ended yet.
    "runs.none": "No game has ended yet, so there is nothing to list.",
    "runs.no_run": "there is no run of the game {game}",
    "runs.won": "won",
    "runs.lost": "lost",
    "runs.given-up": "given up",
    "runs.points.one": "{n} point",
    "runs.points.other": "{n} points",
    "runs.par": "par {par}",
    "runs.with_help": "with help",
    "medal.platinum": "platinum",
    "medal.gold": "gold",
    "medal.silver": "silver",
    "medal.bronze": "bronze",
    "verify.summary": (
        "Check whether a run earned its score.\nThe exit code is 0 when "
        "it is, and 1 when the run is refused or was judged by another version. A correct "
        "run is consistent, but nobody can tell who played it."
    ),
    "verify.earned": "Its moves earn exactly this score.",
    "verify.other_judge": (
        "Its score comes from version {judge} of the judge and is not worked out again."
    ),
    "verify.other_positions": (
        "Its positions come from another version, and its score is not worked out again."
    ),
    "verify.given_up": "It was given up and has no score. Its moves are possible.",
    "verify.unscored": "It has no score from entries. Its moves are possible and end as it says.",
    "replay.summary": (
        "Write a run move by move: time, cell, digit, technique needed, points, lives."
    ),
    "replay.hint": "a hint",
    "replay.marathon_no_gif": (
        "a marathon cannot be filmed, because each stage has a board of its own"
    ),
    "replay.missed": "wrong",
    "replay.rush_missed": "{technique}: {missed}",
    "replay.standing": "{combo} in a row ×{factor}",
    "replay.title": "{mode}, {level}",
    "replay.judging": "Judging…",
    "replay.combo": "In a row",
    "replay.lives": "Lives",
    "replay.pace": "×{factor}",
    "replay.gif": "write it as an animated GIF to this file",
    "replay.rush_no_gif": "a Rush cannot be filmed, because each answer has a board of its own",
    "replay.gif_done": "{n} pictures in {path}",
    "replay.total": "the score",
    # While nobody plays: over the answers of the best Rush, and under a technique's name.
    "attract.rush": "The best Rush here",
    "attract.technique": "A technique in ten seconds",
    ## Achievements: a name, and below it what to do, in the imperative.
    "achievement.title": "Achievements",
    "achievement.count": "{n} of {of}",
    # How much of it one has: so many of the three wings.
    "achievement.part": "{have} of {of}",
    "achievement.done": "achieved",
    "achievement.open": "not yet",
    "achievement.new.one": "Achievement: {names}",
    "achievement.new.other": "Achievements: {names}",
    "achievement.first-light": "First light",
    "achievement.first-light.text": "Win a scored game.",
    "achievement.spotless": "Spotless",
    "achievement.spotless.text": "Win at Medium or harder without a mistake.",
    "achievement.by-eye": "By eye",
    "achievement.by-eye.text": "Win at Easy or harder without a note.",
    "achievement.one-voice": "One voice",
    "achievement.one-voice.text": (
        "Enter all the missing copies of one digit, five or more, one after another."
    ),
    "achievement.avalanche": "Avalanche",
    "achievement.avalanche.text": "After using a technique, make ten entries within 30 seconds.",
    "achievement.hard-way": "The hard way",
    "achievement.hard-way.text": (
        "Make an entry with a technique while there is a single on the board."
    ),
    "achievement.deep-water": "Deep water",
    "achievement.deep-water.text": "Make an entry with a Swordfish or a Jellyfish.",
    "achievement.three-wings": "Three wings",
    "achievement.three-wings.text": "Make entries with a W-Wing, an XY-Wing and an XYZ-Wing.",
    "achievement.two-colours": "Two colours",
    "achievement.two-colours.text": "Make entries with both kinds of simple colours.",
    "achievement.chain-of-reason": "Chain of reason",
    "achievement.chain-of-reason.text": "Make an entry with a chain or a loop.",
    "achievement.last-breath": "Last breath",
    "achievement.last-breath.text": "Win after 20 right entries on the last life.",
    "achievement.half-the-time": "Half the time",
    "achievement.half-the-time.text": "Win in half the par time or less.",
    "achievement.seven-metals": "Seven metals",
    "achievement.seven-metals.text": "Earn platinum at all seven levels.",
    "achievement.fifty": "Fifty",
    "achievement.fifty.text": "Reach a combo of 50 in a Rush.",
    "achievement.flawless": "Flawless",
    "achievement.flawless.text": "Play a Rush with 30 or more right, no miss and no pass.",
    "achievement.whole-road": "The whole road",
    "achievement.whole-road.text": "In Rush, use each of the 24 techniques without seeing it lit.",
    "achievement.overtaken": "Overtaken",
    "achievement.overtaken.text": "Beat a ghost that was ahead three quarters of the way through.",
    "achievement.top-of-the-hill": "Top of the hill",
    "achievement.top-of-the-hill.text": "Clear the Summit in a Marathon.",
    "achievement.turned-round": "Turned round",
    "achievement.turned-round.text": "Win a best of three after losing the first game.",
    "achievement.twelve-months": "Twelve months",
    "achievement.twelve-months.text": "Earn a stamp in every month, in any year.",
    ## The top ten: a list, and the page where a run is signed.
    # The best ten runs of all who play on this machine.
    "top_ten.title": "Top ten",
    "top_ten.empty": "Nobody is in a top ten yet. Play a Rush to the end to be the first.",
    # The place of a run among the ten, large over the field for a name.
    "top_ten.place": "Place {n}",
    # On a button: the top ten, and the place there that was reached.
    "top_ten.reached": "Top ten: {n}",
    "top_ten.name": "Your name",
    "top_ten.name.text": "Type one to eight letters, or pick them here.",
    # The letters that can be picked, in their order: those of the language's own script.
    "top_ten.alphabet": "ABCDEFGHIJKLMNOPQRSTUVWXYZ-",
    "top_ten.erase": "Delete the last letter",
    "top_ten.sign.detail": "Next time it will be filled in for you.",
    "top_ten.behind": "{points} behind place {n}",
    "top_ten.ahead": "{points} ahead of place {n}",
    "top_ten.first": "The first one here",
    "top_ten.why.no_name": "Enter a name first.",
    ## The records: headings, figures and buttons.
    "records.title": "Records",
    "records.empty": (
        "No game has ended yet. The games you win and lose from now on will be shown here."
    ),
    "records.all": "All games",
    "records.clock.relaxed": "relaxed clock",
    "records.clock.fast": "fast clock",
    "records.by.score": "By points",
    "records.by.time": "By time",
    "records.played": "Played",
    "records.won": "Won",
    "records.best": "Best",
    "records.median": "Median of ten",
    "records.streak": "Days in a row",
    "records.longest": "longest {n} in a row",
    "records.course": "Game by game",
    "records.histogram": "How often",
    "records.calendar": "Days",
    "records.techniques": "Techniques you used",
    "records.techniques.key": "seen, by hint, missed",
    "records.takes": "Techniques in this puzzle",
    "records.takes.key": "hardest first",
    "records.stamps": "Wall of stamps",
    "records.top_ten": "Top ten",
    "records.achievements": "Achievements",
    "records.replay": "Play back",
    "records.csv": "Save as CSV",
    "records.clear": "Clear",
    "records.no_replay": "No moves of this game were kept, so it cannot be played back.",
    "records.csv_done": "Saved as {path}.",
    "records.csv_failed": "The file could not be written: {reason}.",
    "records.clear.title": "Forget all records?",
    "records.clear.text.one": "{n} game will be forgotten. This cannot be undone.",
    "records.clear.text.other": "{n} games will be forgotten. This cannot be undone.",
    "records.forget": "Forget them",
    "records.keep": "Keep them",
    ## A result as it is copied, to be pasted anywhere.
    "share.run": "Nonet · {mode}, {day}, {level}\n{result} · {points} · {time} · {mistakes}",
    "share.plain": "Nonet · {mode}, {day}, {level}\n{result} · {time} · {mistakes}",
    "share.lines": "{told}\n{combo}",
    "share.picture_saved": "Copied: your result. Its picture is saved as {path}.",
    "share.picture_failed": "Copied: your result. Its picture could not be saved: {reason}.",
    "share.same_board": "Same board: {id}",
    "share.mistakes.one": "{n} mistake",
    "share.mistakes.other": "{n} mistakes",
}
