"""The output of commands: results to stdout, everything else to stderr."""

import codecs
import os
import sys
from io import TextIOWrapper
from typing import Final, TextIO

from ..messages.catalogue import Catalogue

_SPELLED: Final = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "‘": "'",
        "’": "'",
        "–": "-",
        "—": "-",
        "−": "-",
        "…": "...",
        "·": "-",
        "×": "x",
        "é": "e",
        "♥": "*",
    }
)
"""What is shown for characters of our messages where an encoding lacks them."""


class OutputError(OSError):
    """Output failed, because the disk is full or the reader is gone."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.errno, error.strerror or str(error))


class Output(TextIOWrapper):
    """A stream that replaces another one, and raises errors of its own type."""

    def __init__(self, stream: TextIOWrapper) -> None:
        encoding, errors, lines = stream.encoding, stream.errors, stream.line_buffering
        super().__init__(stream.detach(), encoding, errors, line_buffering=lines)

    def write(self, text: str) -> int:
        """Write a text, or raise `OutputError`."""
        try:
            return super().write(text)
        except OSError as error:
            raise OutputError(error) from error

    def flush(self) -> None:
        """Flush the stream, or raise `OutputError`."""
        try:
            super().flush()
        except OSError as error:
            raise OutputError(error) from error


def prepare_streams() -> None:
    """Let the standard streams accept any text, and replace closed ones by a sink.

    A sink takes the place of the closed stream for the whole process: no file opened later gets its
    number, and with it what libraries write there.
    """
    codecs.register_error("nonet.spell", _spell)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if name == "stdin" else "nonet.spell")
    if type(sys.stdout) is TextIOWrapper:
        sys.stdout = Output(sys.stdout)


def _spell(error: UnicodeError) -> tuple[str, int]:
    """Return the substitute for characters that an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    spelled = error.object[error.start : error.end].translate(_SPELLED)
    return spelled.encode("ascii", "replace").decode(), error.end


class Console:
    """Standard input, output and errors, with the message catalogue."""

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
        """Whether stdout is a terminal that may show colours."""
        return self.stdout.isatty() and not os.environ.get("NO_COLOR")

    def result(self, line: str) -> None:
        """Write a line of the result."""
        self.stdout.write(line + "\n")

    def report(self, line: str) -> None:
        """Write a line for the user, separate from the result."""
        try:
            self.stderr.write(line + "\n")
        except OSError:
            # Nobody can be told.
            _sink(self.stderr)

    def error(self, message: str) -> None:
        """Write an error message."""
        self.report(self.catalogue.text("cli.error", message=message))

    def finish(self) -> None:
        """Flush the results; raises `OutputError` if that fails."""
        self.stdout.flush()

    def give_up(self) -> None:
        """Discard output that cannot be written, without further errors."""
        _sink(self.stdout)


def _sink(stream: TextIO) -> None:
    """Redirect the rest of a stream to nowhere, so that the process ends without an error."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except OSError:
        return
