"""The game on the screen: scenes, buttons, settings, help."""

MESSAGES = {
    "error.theme_unreadable": "The theme {path} cannot be read: {reason}",
    # Of a theme that a player made, in a file; “white_on” stays as it is.
    "error.theme_digits": (
        "The theme {path} needs a list of digits in “white_on”: write, for instance, [1, 5, 7]."
    ),
    # Of a theme that a player made, in a file; “like” stays as it is. {names}: names of themes.
    "error.theme_like": "The theme {path} can be “like” one of these: {names}.",
    # Of a theme that a player made; {role} and {ground} are names of its colours.
    "error.theme_contrast": (
        "In the theme {path} “{role}” cannot be read on “{ground}”: its contrast is {reached}, and"
        " must be 4.5 or more."
    ),
    "error.theme": "The theme {path} has no colour for “{role}”: write it as #RRGGBB.",
    "ui.separator": "  ·  ",
    "ui.back": "Back",
    "ui.cancel": "Cancel",
    "ui.understood": "OK",
    "ui.percent": "{n} %",
    # What stands before the decimal places: 7.2.
    "number.point": ".",
    # What stands between thousands: 12,345. A blank must be one that does not break.
    "number.group": ",",
    "ui.moves": "{n} moves",
    # The menu.
    "ui.continue": "Continue",
    "ui.board": "Board: {name}",
    "ui.board.classic": "Here boards are 9x9: what an entry is worth was measured on these alone.",
    "ui.board.banked": "Here boards are 9x9 or killer: these have a puzzle for each day.",
    "ui.boards.title": "Choose a board",
    "shape.4x4": "4x4",
    "shape.6x6": "6x6",
    "shape.8x8": "8x8",
    "shape.9x9": "9x9",
    "shape.10x10": "10x10",
    "shape.12x12": "12x12",
    "shape.16x16": "16x16",
    "shape.diagonal": "Diagonal",
    "shape.jigsaw": "Jigsaw",
    "shape.windoku": "Windoku",
    "shape.anti-knight": "Anti-knight",
    "shape.anti-king": "Anti-king",
    "shape.killer": "Killer",
    "shape.bare-killer": "Killer without givens",
    "shape.thermometers": "Thermometers",
    "shape.arrows": "Arrows",
    "shape.kropki": "Kropki",
    "shape.digits": "1 to {last}",
    "shape.digits.letter": "1 to 9 and A",
    "shape.digits.letters": "1 to 9 and A to {last}",
    "shape.rules.boxes": "Each row, column and box holds {digits} once.",
    "shape.rules.regions": ("Each row, column and region within thick lines holds {digits} once."),
    "shape.rules.diagonal": "So does each of the two long diagonals.",
    "shape.rules.window": "So does each of the four shaded boxes.",
    "shape.rules.knight": "No digit stands a chess knight's move from its like.",
    "shape.rules.king": "No digit touches its like, not even at a corner.",
    "ui.of_mode": "{mode}: {name}",
    "mode.calm": "Calm",
    "mode.calm.text": "No lives and no clock pressure, with all the help you want.",
    "mode.arcade": "Arcade",
    "mode.arcade.text": (
        "Three lives. You score for every entry that logic proves: the harder the proof, the more "
        "points."
    ),
    "ui.preview": "{level}: {fewest}–{most} of 81 cells to fill",
    # One's own best run, which plays itself: its points, or its time in Calm.
    "ui.preview.own": "{level}: your best, {figure}",
    "ui.preview.of": "{level}: {fewest}–{most} of {cells} cells to fill",
    "ui.left_of": "{left} of {erased} left",
    "ui.games.count.one": "1 game",
    "ui.games.count.other": "{n} games",
    "ui.games.title": "Games in progress",
    "ui.why.no_games": "No game is in progress.",
    "ui.notice": "Please note",
    "mode.daily": "Daily",
    "mode.daily.text": (
        "One puzzle per level every day, the same for everyone. Only your first attempt that day "
        "counts, and the clock keeps running if you switch windows."
    ),
    "daily.title": "Today",
    "daily.today.level": "{level}",
    "daily.yesterday.level": "Yesterday: {level}",
    "daily.late": "you can play it, but it no longer counts",
    "daily.counts_not": "This daily no longer counts, but it is still scored.",
    "date.day.one": "{n} {month}",
    "date.day.other": "{n} {month}",
    "date.full.one": "{n} {month} {year}",
    "date.full.other": "{n} {month} {year}",
    # Of two, two and four figures, for tables.
    "date.short": "{year}-{month}-{day}",
    "daily.streak.one": "1 day in a row",
    "daily.streak.other": "{n} days in a row",
    "daily.streak.none": "Today's boards are waiting",
    "month.1": "January",
    "month.2": "February",
    "month.3": "March",
    "month.4": "April",
    "month.5": "May",
    "month.6": "June",
    "month.7": "July",
    "month.8": "August",
    "month.9": "September",
    "month.10": "October",
    # The wall of stamps: a sheet of a month, with a stamp for each day on which a daily was won.
    "stamps.title": "{month} {year}",
    "stamps.month.one": "1 stamp this month",
    "stamps.month.other": "{n} stamps this month",
    "stamps.stamp": "stamp",
    "stamps.streak.one": "1 day in a row",
    "stamps.streak.other": "{n} days in a row",
    "stamps.show": "Show the days in a row",
    "stamps.earlier": "The month before",
    "stamps.later": "The next month",
    "stamps.today": "Win one of these without help, and the day has its stamp.",
    "stamps.practice": "A day that is over is for practice: there is no stamp for it.",
    "month.11": "November",
    "month.12": "December",
    "mode.marathon": "Marathon",
    "mode.marathon.text": (
        "Twelve stages up to the summit, each harder than the last, with five lives for all of "
        "them. A mistake costs a life, and so does running out of time."
    ),
    # The stages, as places on a way up: a short name each.
    "marathon.stage.shore": "Shore",
    "marathon.stage.meadow": "Meadow",
    "marathon.stage.orchard": "Orchard",
    "marathon.stage.village": "Village",
    "marathon.stage.mill": "Mill",
    "marathon.stage.forest": "Forest",
    "marathon.stage.gorge": "Gorge",
    "marathon.stage.scree": "Scree",
    "marathon.stage.ridge": "Ridge",
    "marathon.stage.glacier": "Glacier",
    "marathon.stage.face": "Face",
    "marathon.stage.summit": "Summit",
    # The title when a stage is solved.
    "marathon.done": "{stage}: done",
    # Beside the points that a stage has brought so far: "214 in Mill".
    "marathon.here": "in {stage}",
    # Entries without a mistake, one after the other.
    "marathon.row.one": "1 in a row",
    "marathon.row.other": "{n} in a row",
    # Under the time that is left of a stage: the whole time that there is.
    "marathon.of": "of {time}",
    # On the card beside the board, while nothing else is told.
    "marathon.tips": (
        "A mistake costs a life, and so does running out of time. A stage without a mistake and in "
        "time gives one back, and so do {n} right entries in a row."
    ),
    # Under the stage that one came to at most.
    "marathon.yours": "your best",
    # After the summit, as often as one gets through it.
    "marathon.stage.night": "Night {n}",
    "marathon.new": "New marathon",
    "marathon.new.text": "starts on the shore and lasts as long as your lives do",
    "marathon.go_on": "Go on: {stage}",
    "marathon.on": "On to {stage}",
    "marathon.total.one": "{points} points, 1 stage done",
    "marathon.total.other": "{points} points, {n} stages done",
    "mode.rush": "Rush",
    "mode.rush.text": (
        "Three minutes of questions: singles that are lit, and between them techniques you know."
    ),
    "rush.kind.standard.name": "Three minutes",
    "rush.kind.standard.text": "everything you know, one table",
    "rush.kind.relaxed.name": "Relaxed",
    "rush.kind.relaxed.text": "twice the time",
    "rush.kind.chosen.name": "Chosen",
    "rush.kind.chosen.text": "singles only, or any techniques",
    "mode.versus": "Versus",
    "mode.versus.text": (
        "Two at one screen, or you against the computer: race on two boards, or share one."
    ),
    "mode.ghost": "Ghost",
    "mode.ghost.text": (
        "Replay a board against an earlier run. The thin line on the frame shows how far it had "
        "got."
    ),
    "ghost.own": "against your best, {points} points",
    # How far one is before the ghost at a quarter, or behind it: "+12 s" or "−8 s".
    "ghost.lead": "{seconds} s",
    "ghost.paste": "A run from a friend",
    "ghost.paste.text": "copy its text, then come here",
    "ghost.no_race": "Only a scored game that was won can be raced.",
    # The first start.
    "welcome.title": "Welcome to Nonet",
    "welcome": (
        "How well do you know Sudoku? Your answer only sets where you start. You can change "
        "everything later."
    ),
    "welcome.new": "I am new to it",
    "welcome.new.text": "Learn the rules by doing, then play Gentle boards in peace",
    "welcome.know": "I know the basics",
    "welcome.know.text": "Easy boards, with points and three lives",
    "welcome.well": "I know it well",
    "welcome.well.text": "Hard boards, with points and three lives; you keep your own notes",
    # Play.
    "ui.own_board": "Your own board",
    "ui.time": "Time",
    "ui.score": "Score",
    "ui.left": "Left",
    "ui.mistakes": "Mistakes",
    "ui.hints": "Hints",
    "ui.best": "Best here",
    # What the mouse is told of a figure that it rests on.
    "ui.time.tip": "Time played; it stops while the game is paused",
    "ui.left.tip": "Cells that are still empty",
    "ui.mistakes.tip": "Wrong entries, including those you took back",
    "ui.hints.tip": "Hints asked for, and cells revealed",
    "ui.best.tip": "Your best time on this level",
    "ui.short_left": "{n} left",
    "ui.cells_left.one": "1 cell left",
    "ui.cells_left.other": "{n} cells left",
    "ui.mistakes_made.one": "1 mistake",
    "ui.mistakes_made.other": "{n} mistakes",
    "ui.erased.one": "1 cell erased",
    "ui.erased.other": "{n} cells erased",
    "ui.several_solutions": "several solutions",
    "ui.stage": "{stage} of {stages}",
    "ui.hint_seen": "you saw it yourself",
    "ui.learn": "Learn",
    "ui.thinking": "Looking for a step…",
    "ui.tips": "{hint} gives a hint, {check} checks the board, {help} shows all keys.",
    "ui.won_card": "Well done. Undo still works.",
    "ui.saved": "Saved. Nonet also saves after every move.",
    "ui.board_copied": "The board is on the clipboard.",
    "ui.step_copied": "The step is on the clipboard.",
    "ui.id_copied": "{id} is on the clipboard.",
    "ui.no_id": "This board was not generated, so it has no id. Copy the board instead.",
    "ui.freedom_on": "Every empty cell shows how many digits it can take.",
    "ui.freedom_off": "The counts are hidden.",
    "ui.digit_first_on": "Digit first: choose a digit, then the cells to put it in.",
    "ui.digit_first_off": "Cell first: choose a cell, then its digit.",
    "ui.picture_saved": "Screenshot saved as {path}.",
    "ui.picture_failed": "The screenshot could not be saved: {reason}.",
    "ui.shared": "Copied: your result, without giving away the puzzle.",
    "ui.sound_on": "Sound on.",
    "ui.sound_off": "Sound off.",
    "ui.why.constraints": (
        "The theatre handles rows, columns and boxes, but not cages, lines or clues."
    ),
    "ui.why.no_step": (
        "No step is being explained. Keep asking for the hint until it has told you everything."
    ),
    "ui.why.no_inner": "The step shown has no proofs within its proof.",
    "ui.why.no_rules": "This board has no rules beyond its rows, columns and boxes.",
    "ui.why.no_cage": "The cursor is not in a cage with a sum.",
    "ui.why.scored": "Not available in scored games: it would give the answer away.",
    # The pause.
    "ui.paused": "Paused",
    "ui.pause.quit": "Save and quit",
    # The win.
    "ui.won": "Solved",
    "ui.best_so_far": "your best so far",
    "ui.next": "Next {level}",
    # Starting a game.
    "ui.same.title": "You have already started this puzzle",
    "ui.same.text": (
        "This puzzle is in progress: {game}, {left}. If you start again, that game is lost."
    ),
    "ui.same.go_on": "Continue",
    "ui.same.anew": "Start again",
    "ui.full.title": "Too many games",
    "ui.full.text": (
        "There are {most} games in progress, which is the limit. The one you left longest ago is "
        "{game}, {left}."
    ),
    "ui.full.look": "Show all",
    "ui.full.oldest": "Delete that one",
    "ui.throw_away.title": "Delete this game?",
    "ui.throw_away.text": "{game}, {left}. It cannot be brought back.",
    "ui.throw_away.yes": "Delete",
    "ui.throw_away.no": "Keep it",
    "ui.dealing.title": "One moment",
    "ui.dealing.text": "Making the board.",
    "ui.no_board": "No board found",
    "ui.no_answer": "This could not be worked out.",
    "ui.board_none": "This board has no solution, so it cannot be played.",
    "ui.board_conflict": "This board already breaks a rule: {conflicts}.",
    "ui.board_gave_up": "It took too long to find out whether this board has a solution.",
    "ui.many.title": "More than one solution",
    "ui.many.text": (
        "This board has more than one solution. You can play it, but entries are checked only "
        "against the rules."
    ),
    "ui.many.play": "Play it",
    # Opening a puzzle.
    "ui.open.title": "Open a puzzle",
    "ui.open.text": (
        "Type a puzzle's id, or paste a board: 81 characters, nine rows of numbers, or lines of "
        "row, column, value. You can also name a technique that the puzzle should need, such as "
        "X-Wing."
    ),
    "ui.open.placeholder": "hd-g2-7q2k4m-27g",
    "ui.open.file": "From a file",
    "ui.open.nothing": "There is no text on the clipboard.",
    # Settings.
    "ui.settings.title": "Settings",
    "ui.settings.look": "Look",
    "ui.settings.play": "Play",
    "ui.settings.game": "Game, sound",
    "ui.settings.control": "Input",
    "ui.cramped": "A board of this size needs a window of {width}x{height}.",
    "ui.settings.sample": "Text will be this large.",
    "ui.settings.keys": "Keys…",
    "ui.settings.backups": "Backups…",
    "ui.settings.solver": "Solver…",
    # Backups.
    "ui.backups.title": "Backups",
    "ui.backups.text": (
        "A backup holds your games, records, progress and settings. Nonet makes one every hour and "
        "keeps the last one of each of seven days. Drop a backup here to restore it."
    ),
    "ui.backups.none": "There are no backups yet.",
    "ui.backups.line": "{day}, {time}",
    "ui.backups.size": "{size} MB",
    "ui.backups.save": "Save a backup to a file",
    "ui.backups.saved": "Your backup is saved as {path}.",
    "ui.backups.restore": "Restore…",
    "ui.backups.sure.title": "Restore this backup?",
    "ui.backups.sure.text": (
        "{file} replaces all games, records, lessons and settings. What you have now is backed up "
        "first. The window then opens again."
    ),
    "ui.backups.sure.restore": "Restore",
    "ui.backups.sure.keep": "Keep what I have",
    "ui.setting.look.theme": "Theme",
    "theme.clear": "Blue and orange",
    "theme.contrast": "High contrast",
    "theme.ink": "Ink",
    "theme.paper": "Paper",
    # Follows the dark or light look of the system.
    "theme.system": "As the system",
    "ui.setting.look.language": "Language",
    "ui.setting.language.system": "Same as the system",
    # What texts and digits are written in. The second is Lexend: wide letters, far apart.
    "ui.setting.look.font": "Font",
    "ui.setting.font.inter": "Standard",
    "ui.setting.font.lexend": "Dyslexia-friendly",
    "ui.setting.look.scale": "Size of text and buttons",
    "ui.setting.look.reduced_motion": "Reduced motion",
    "ui.setting.look.full_screen": "Full screen",
    # What stands for digits on the board, on the pad, among the notes and in sentences.
    "ui.setting.look.symbols": "Symbols",
    "ui.setting.symbols.digits": "Digits",
    "ui.setting.symbols.letters": "Letters",
    "ui.setting.symbols.shapes": "Shapes",
    "ui.setting.symbols.colours": "Coloured shapes",
    "ui.setting.symbols.kept": (
        "The keys 1 to 9 enter them. Boards above 9x9 and those with sums, lines or dots keep "
        "their digits."
    ),
    # Shapes that stand for digits: names, as in "Star can only go in r4c7" and "Moon and Heart".
    "ui.symbol.1": "Circle",
    "ui.symbol.2": "Moon",
    "ui.symbol.3": "Triangle",
    "ui.symbol.4": "Square",
    "ui.symbol.5": "Star",
    "ui.symbol.6": "Hourglass",
    "ui.symbol.7": "Heart",
    "ui.symbol.8": "Cross",
    "ui.symbol.9": "Diamond",
    "ui.setting.look.numbers": "Number rows and columns",
    "ui.setting.look.notation": "Step notation",
    "ui.setting.notation.prose": "In words",
    "ui.setting.notation.short": "Short: r4c9<>8",
    "ui.setting.notation.eureka": "Eureka",
    "ui.setting.notation.hodoku": "HoDoKu",
    "ui.setting.scale.given": "This window has room for {n} %.",
    "ui.setting.play.conflicts": "Mark wrong entries",
    "ui.setting.play.clean_notes": "Entries clean up notes",
    "ui.setting.mouse.picker": "Right button: digits at the cell",
    "ui.setting.mouse.wheel": "Wheel: step through the digits",
    "ui.setting.mouse.middle": "Middle button: note the digit",
    "ui.setting.play.digit_first": "Digit first, then cells",
    "ui.setting.play.show_peers": "Light up row, column and box",
    "ui.setting.play.show_same": "Light up the same digits",
    "ui.setting.play.show_freedom": "Count the digits a cell can take",
    "ui.setting.play.dim_pad": "Dim digits a cell cannot take",
    "ui.setting.play.nudges": "Say where to look next",
    "ui.setting.game.show_timer": "Show the time",
    "ui.setting.game.show_streak": "Show the days in a row",
    # How long a combo waits for the next entry. Dailies always have the standard one.
    "ui.setting.game.clock": "Combo clock, in new games",
    "ui.setting.clock.relaxed": "Relaxed",
    "ui.setting.clock.standard": "Standard",
    "ui.setting.clock.fast": "Fast",
    "ui.setting.game.symmetric": "New boards are symmetric",
    "ui.setting.game.source": "New boards",
    "ui.setting.source.bank": "From the bank",
    "ui.setting.source.phases": "By the five phases",
    "ui.setting.source.dug": "Dug at random",
    "ui.source.bank": "bank",
    "ui.source.phases": "five phases",
    "ui.source.dug": "dug",
    "ui.setting.play.conflict_rule": "Entries that break a rule",
    "ui.setting.conflict_rule.show": "Stay",
    "ui.setting.conflict_rule.refuse": "Are refused",
    "ui.choose_another": "That game has ended here. Choose another board.",
    "ui.choose_another.open": "Open another",
    "ui.setting.game.undo_limit": "Undo, in new games",
    "ui.setting.sound.muted": "Sound off",
    "ui.setting.sound.volume": "Sounds",
    "ui.setting.sound.music": "Music",
    "ui.setting.sound.calm_music": "Music in Calm as well",
    "ui.setting.sound.pitches": "Each digit has its own pitch",
    "ui.setting.sound.danger": "A soft pulse when it gets close",
    "ui.setting.sound.captions": "Captions for sounds",
    "ui.setting.conflicts.off": "Never",
    "ui.setting.conflicts.rules": "By the rules",
    "ui.setting.conflicts.solution": "By the solution",
    "ui.setting.undo_limit.none": "No limit",
    # Said when the mode of the number pad changes.
    "ui.keypad.moves": (
        "Number pad: 8 4 6 2 are arrows, 5 is Enter, 7 and 9 go through the buttons."
    ),
    "ui.keypad.writes": "Number pad: digits.",
    # Help.
    "help.title": "Keys",
    "help.title_page": "Keys, {page} of {pages}",
    # The command.
    # Written to standard error where the display does not answer; the program goes on waiting.
    "ui.window.waiting": "Nonet is still waiting for the display to show it. Ctrl-C ends it.",
    "window.summary": "Play Sudoku in a window.",
    "window.puzzle": (
        "a puzzle file: 81 characters, nine rows of nine numbers, or lines of row, column, value"
    ),
    "window.level": "start a new game at this level",
    "window.seed": (
        "start the puzzle of this id, such as hd-g2-7q2k4m-27g; with --level, of any text"
    ),
    "window.screenshot": "save a picture of a scene as PNG and exit",
    "window.scene": "the scene of the picture: {names}",
    "window.size": "the size of the window or of the picture, such as 1280x800",
    "window.theme": "the theme, such as {names}",
    "window.version": "show the version and exit",
    "window.no_picture": "{file}: the picture cannot be written: {reason}.",
    "window.bad_size": (
        "“{text}” is not a size such as 1280x800, from {width}x{height} to {largest}x{largest}."
    ),
    "window.no_theme": "There is no theme called “{name}”. Choose one of {names}.",
    "window.both": "A puzzle file cannot be combined with --level or --seed.",
    "window.many": (
        "{file}: this board has more than one solution; it is checked by the rules alone."
    ),
    "window.unplayable": "{file}: {reason}",
    # Colours, trials and checkpoints.
    "ui.aim.cells": "Colours and lines mean cells again.",
    "ui.aim.candidate": "Colours and lines mean the candidate {digit} now. Aim again for cells.",
    "ui.trial": "Trial",
    "ui.trial.text": "You are trying something. Keep it, or go back to where it began.",
    "ui.branches.title": "Branches",
    "ui.branches.trial.text": (
        "Try something: your entries appear in another colour until you keep or discard them all."
    ),
    "ui.branches.trial.begin": "Begin a trial",
    "ui.branches.trial.keep": "Keep the trial",
    "ui.branches.trial.discard": "Discard the trial",
    "ui.branches.checkpoints.text": "Save the board under a name, and return to it at any time.",
    "ui.branches.keep": "Keep",
    "ui.branches.name": "Checkpoint {n}",
    "ui.branches.return": "Go back to “{name}”",
    "ui.branches.drop": "Drop “{name}”",
    # The game in another form.
    "ui.export.title": "Copy as…",
    "ui.export.text": "Choose a format. The board is copied with your entries and notes.",
    "ui.export.save": "Save to a file instead",
    "ui.export.copied": "Copied: {form}.",
    "ui.export.saved": "Saved as {path}.",
    "ui.export.failed": "The file could not be saved: {reason}.",
    "ui.export.lost": "This format leaves out {what}.",
    "ui.export.line": "81 characters",
    "ui.export.pencilmarks": "Candidates",
    "ui.export.frame": "Printed board",
    "ui.export.matrix": "Rows of numbers",
    "ui.export.f-puzzles": "f-puzzles link",
    "ui.export.sudokupad": "SudokuPad link",
    "ui.export.scl": "SudokuPad (own)",
    "ui.export.sudokuwiki": "SudokuWiki link",
    "ui.export.named": "{name}",
    "ui.export.729": "729 characters",
    "ui.export.triples": "Row, column, digit",
    # Several puzzles in a text or file.
    "ui.several.title": "Here are {n} puzzles",
    "ui.several.puzzle": "Puzzle {n}",
    "ui.several.clues.one": "{n} clue",
    "ui.several.clues.other": "{n} clues",
    "ui.several.play": "Play",
}
