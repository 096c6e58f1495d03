"""What all players of a machine share: the list of players, and the backups."""

MESSAGES = {
    ## The players of one machine: a list, its buttons and a question.
    "ui.players.title": "Players",
    "ui.players.text": (
        "Each player has their own games, records, lessons and settings. Collections, themes, "
        "matches and the top tens belong to everybody."
    ),
    # Beside the name of who plays at the moment.
    "ui.players.now": "playing now",
    "ui.players.play": "Play as {name}",
    "ui.players.add": "Add a player…",
    "ui.players.rename": "Rename…",
    "ui.players.remove": "Remove…",
    "ui.players.new": "What is the new player called?",
    "ui.players.name": "What is this player called?",
    "ui.players.save": "Save name",
    "ui.players.why.taken": "Another player has this name. Choose a different one.",
    "ui.players.why.most": "There is room for nine players. Remove one first.",
    "ui.players.why.first": "The first player always stays. You can change the name.",
    "ui.players.why.playing": "You are playing as this player. Switch to another one first.",
    "ui.players.sure.title": "Remove {name}?",
    "ui.players.sure.text": (
        "This player's games, records, lessons and settings are deleted. A backup of everything is "
        "made first."
    ),
    "ui.players.sure.remove": "Remove",
    "ui.players.sure.keep": "Keep",
    ## Backups: a list, its buttons and a question.
    "ui.backups.title": "Backups",
    "ui.backups.text": (
        "A backup holds your games, records, progress and settings. Nonet makes one every hour "
        "and keeps the last one of each of the past seven days. Drop a backup here to restore "
        "it."
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
}
