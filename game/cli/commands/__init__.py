"""The commands, one module each, imported when used.

A command module has `SUMMARY` (a message key), `add_arguments(parser, catalogue)` and
`run(arguments, console) -> int`.
"""

from typing import Final

COMMANDS: Final[tuple[str, ...]] = (
    "play",
    "solve",
    "generate",
    "convert",
    "print",
    "worksheet",
    "class",
    "rate",
    "document",
    "trials",
    "canonical",
    "minimal",
    "vicinity",
    "hint",
    "steps",
    "paths",
    "solver",
    "check-step",
    "runs",
    "replay",
    "verify",
    "duel",
    "verify-cases",
    "backup",
    "restore",
    "doctor",
)
"""The names of the commands in the order of the help; the module has `_` where a name has `-`."""
