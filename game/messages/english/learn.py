"""The road, its lessons and its reviews."""

MESSAGES = {
    "error.items": "The exercises in {file} cannot be read (line {line}).",
}
