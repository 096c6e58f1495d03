"""Where a command writes: results to stdout, everything else to stderr."""

import os
import sys
from typing import Final, TextIO

from game.messages.catalogue import Catalogue


class Console:
    """Standard input, output and errors, with the messages a command needs."""

    def __init__(
        self,
        catalogue: Catalogue,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        stderr: TextIO | None = None,
    ) -> None:
        self.catalogue: Final = catalogue
        self.stdin: Final = stdin or sys.stdin
        self.stdout: Final = stdout or sys.stdout
        self.stderr: Final = stderr or sys.stderr

    @property
    def shows_progress(self) -> bool:
        """Whether a person watches stderr."""
        return self.stderr.isatty()

    @property
    def shows_colour(self) -> bool:
        """Whether stdout is a terminal whose user did not ask for no colour."""
        return self.stdout.isatty() and not os.environ.get("NO_COLOR")

    def result(self, line: str) -> None:
        """Write a line of the result."""
        self.stdout.write(line + "\n")

    def report(self, line: str) -> None:
        """Write a line for the person, beside the result."""
        self.stderr.write(line + "\n")

    def error(self, message: str) -> None:
        """Write what went wrong, and where."""
        self.report(self.catalogue.text("cli.error", message=message))
