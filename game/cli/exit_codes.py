"""The exit codes of the process."""

from typing import Final

SUCCESS: Final = 0
NO_UNIQUE_SOLUTION: Final = 1
"""The input is valid, but has no solution, or none that is unique, or a check failed."""
USAGE: Final = 2
"""A usage error, bad input, or something needed is missing."""
INTERNAL: Final = 70
"""An uncaught error: one sentence was printed and the log holds the rest."""
INTERRUPTED: Final = 130
