"""Puzzle files: what is wrong in them, and where."""

MESSAGES = {
    "error.file": "{file}: {reason}",
}
