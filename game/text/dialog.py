"""Questions and answers, with a person at a terminal or with a script."""

from collections.abc import Iterator
from typing import Final, Protocol, TextIO

from ..messages.catalogue import Catalogue
from ..plain import clean

LONGEST: Final = 4000
"""Characters of an answer; Python itself reads no number of more digits than some more."""


class Dialog(Protocol):
    """Whoever answers the questions."""

    @property
    def catalogue(self) -> Catalogue:
        """The messages in their language."""

    def say(self, line: str = "") -> None:
        """Write a line."""

    def ask(self, prompt: str) -> str | None:
        """Return the answer to a prompt without its line break; None at the end of input."""


class Terminal:
    """Answers typed at a terminal or piped in."""

    def __init__(self, catalogue: Catalogue, source: TextIO, out: TextIO) -> None:
        self.catalogue: Final = catalogue
        self._source = source
        self._out = out

    def say(self, line: str = "") -> None:
        """Write a line."""
        self._out.write(line + "\n")

    def ask(self, prompt: str) -> str | None:
        """Return the line typed; if typing is not visible, it is written after the prompt."""
        self._out.write(prompt)
        self._out.flush()
        line = self._source.readline(LONGEST)
        if not line:
            self._out.write("\n")
            return None
        answer = clean(line.rstrip("\r\n"))
        if not self._source.isatty():
            self._out.write(answer + "\n")
        return answer


class Script:
    """Answers from the lines of a script, written after their prompts as if typed.

    Lines that begin with `#` are comments, not answers; blank lines are answers.
    """

    def __init__(self, catalogue: Catalogue, text: str, out: TextIO) -> None:
        self.catalogue: Final = catalogue
        self._answers: Iterator[str] = iter(
            [clean(line, most=LONGEST) for line in text.splitlines() if not line.startswith("#")]
        )
        self._out = out

    def say(self, line: str = "") -> None:
        """Write a line."""
        self._out.write(line + "\n")

    def ask(self, prompt: str) -> str | None:
        """Return the next answer."""
        answer = next(self._answers, None)
        self._out.write(f"{prompt}{'' if answer is None else answer}\n")
        return answer
