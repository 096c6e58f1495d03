"""The game on the screen: scenes, buttons, settings, help."""

MESSAGES = {
    "error.theme": "The theme {path} has no colour for “{role}”: write it as #RRGGBB.",
    "ui.separator": "  ·  ",
    "ui.back": "Back",
    "ui.cancel": "Cancel",
    "ui.understood": "All right",
    "ui.or": " or ",
    "ui.percent": "{n} %",
    "ui.moves": "{n} moves",
    # The menu.
    "ui.tagline": "Sudoku to play, to learn from, to study",
    "ui.continue": "Continue",
    "ui.range": "{fewest}–{most} cells erased",
    "ui.range.short": "{fewest}–{most} · {techniques}",
    "ui.preview": "{level}: {fewest}–{most} of 81 cells to fill",
    "ui.left_of": "{left} of {erased} left",
    "ui.notice": "Something to know",
    # Play.
    "ui.own_board": "A board of your own",
    "ui.time": "Time",
    "ui.score": "Score",
    "ui.left": "Left",
    "ui.mistakes": "Mistakes",
    "ui.hints": "Hints",
    "ui.best": "Best here",
    "ui.short_left": "{n} left",
    "ui.cells_left.one": "1 cell left",
    "ui.cells_left.other": "{n} cells left",
    "ui.mistakes_made.one": "1 mistake",
    "ui.mistakes_made.other": "{n} mistakes",
    "ui.erased.one": "1 cell erased",
    "ui.erased.other": "{n} cells erased",
    "ui.several_solutions": "several solutions",
    "ui.stage": "{stage} of {stages}",
    "ui.hint_cost": "−{points}",
    "ui.learn": "Learn",
    "ui.thinking": "Looking for a step…",
    "ui.tips": "{hint} gives a hint, {check} checks the board, {help} shows all keys.",
    "ui.won_card": "Well done. Undo still works.",
    "ui.saved": "Saved. Every move is saved by itself, too.",
    "ui.board_copied": "The board is in the clipboard.",
    "ui.id_copied": "{id} is in the clipboard.",
    "ui.no_id": "This board was not generated, so it has no id. Copy the board instead.",
    "ui.freedom_on": "Every open cell counts the digits it can take.",
    "ui.freedom_off": "The counts are gone.",
    "ui.digit_first_on": "Digit first: choose a digit, then the cells it goes to.",
    "ui.digit_first_off": "Cell first: choose a cell, then its digit.",
    "ui.picture_saved": "Screenshot saved as {path}.",
    "ui.picture_failed": "The screenshot could not be saved: {reason}.",
    "ui.sound_on": "Sound on.",
    "ui.sound_off": "Sound off.",
    # The pause.
    "ui.paused": "Paused",
    "ui.pause.quit": "Save and quit",
    # The win.
    "ui.won": "Solved",
    "ui.won_at": "{level}  ·  {id}",
    "ui.won_best": "{level}  ·  {id}  ·  your best so far",
    # Starting a game.
    "ui.replace.title": "Start a new game?",
    "ui.replace.text": (
        "It takes the place of the one in progress: {game}, {left}. To keep that one, go on with "
        "it first."
    ),
    "ui.replace.new": "Start anew",
    "ui.replace.keep": "Keep playing",
    "ui.dealing.title": "One moment",
    "ui.dealing.text": "The board is being made.",
    "ui.no_board": "No board",
    "ui.deal_failed": "The board could not be made: {reason}.",
    "ui.board_none": "This board has no solution, so it cannot be played.",
    "ui.board_conflict": "This board breaks a rule as it stands: {conflicts}.",
    "ui.board_gave_up": "It took too long to find out whether this board has a solution.",
    "ui.many.title": "More than one solution",
    "ui.many.text": (
        "This board can be solved in more than one way. You can play it; entries are then checked "
        "by the rules alone."
    ),
    "ui.many.play": "Play it",
    # Opening a puzzle.
    "ui.open.title": "Open a puzzle",
    "ui.open.text": (
        "Type the id of a puzzle, or paste a board: 81 characters, nine rows of numbers, or lines "
        "of row, column, value. Or name a technique that a puzzle is to need, such as X-Wing."
    ),
    "ui.open.placeholder": "hd-g2-7q2k4m-27g",
    "ui.open.nothing": "There is no text in the clipboard.",
    # Settings.
    "ui.settings.title": "Settings",
    "ui.settings.look": "Look",
    "ui.settings.play": "Play",
    "ui.settings.game": "Game",
    "ui.settings.keys": "Keys…",
    "ui.setting.look.theme": "Theme",
    "ui.setting.look.scale": "Size of text and buttons",
    "ui.setting.look.reduced_motion": "Reduced motion",
    "ui.setting.look.full_screen": "Full screen",
    "ui.setting.scale.given": "This window has room for {n} %.",
    "ui.setting.play.conflicts": "Mark wrong entries",
    "ui.setting.play.clean_notes": "Entries clean up notes",
    "ui.setting.play.digit_first": "Digit first, then cells",
    "ui.setting.play.show_peers": "Light up row, column and box",
    "ui.setting.play.show_same": "Light up the same digits",
    "ui.setting.play.show_freedom": "Count the digits a cell can take",
    "ui.setting.play.dim_pad": "Dim digits a cell cannot take",
    "ui.setting.game.show_timer": "Show the time",
    "ui.setting.game.symmetric": "New boards are symmetric",
    "ui.setting.game.undo_limit": "Undo, in new games",
    "ui.setting.sound.muted": "Sound off",
    "ui.setting.sound.volume": "Volume",
    "ui.setting.conflicts.off": "Never",
    "ui.setting.conflicts.rules": "By the rules",
    "ui.setting.conflicts.solution": "By the solution",
    "ui.setting.undo_limit.none": "No limit",
    # Help.
    "help.title": "Keys",
    "help.title_page": "Keys, {page} of {pages}",
    # The command.
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
        "“{text}” is no size such as 1280x800, from {width}x{height} to {largest}x{largest}."
    ),
    "window.no_theme": "There is no theme “{name}”; there are {names}.",
    "window.both": "A puzzle file goes without --level and --seed.",
    "window.many": (
        "{file}: this board has more than one solution; it is checked by the rules alone."
    ),
    "window.unplayable": "{file}: {reason}",
}
