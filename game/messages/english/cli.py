"""The command line."""

MESSAGES = {
    "cli.description": "Nonet: Sudoku to play, to learn from and to study.",
    "cli.version": "Nonet {version}",
    "cli.interrupted": "Interrupted.",
    "cli.error": "nonet: {message}",
}
