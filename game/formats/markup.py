"""XML from outside, read by a parser that neither expands nor fetches anything."""

from collections.abc import Callable
from typing import Final

from .syntax import FormatError

_BEFORE: Final = "\ufeff \t\r\n"


def is_markup(text: str) -> bool:
    """Whether a text begins as XML does."""
    return text.lstrip(_BEFORE).startswith("<")


class Markup:
    """A parser of one text; subclasses take what they need from its elements.

    Document types are refused, so nothing can be declared that expands.
    """

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self.opened: Final[list[str]] = []
        """The elements that are open, the outermost first."""
        self._place: Callable[[], tuple[int, int]] = lambda: (1, 1)

    @property
    def place(self) -> tuple[int, int]:
        """Line and column of the present position."""
        return self._place()

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        """Called when an element begins; it is in `opened` already."""

    def end(self, tag: str) -> None:
        """Called when an element ends; it is still in `opened`."""

    def said(self, text: str) -> None:
        """Called with the text, or part of it, of the innermost element."""

    def parse(self, text: str) -> None:
        """Parse a text; raises `FormatError` with its place if it is not XML."""
        from xml.parsers import expat

        body = text.lstrip(_BEFORE)
        above = text[: len(text) - len(body)].count("\n")
        parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._finish
        parser.CharacterDataHandler = self.said
        parser.StartDoctypeDeclHandler = self._refuse
        self._place = lambda: (above + parser.CurrentLineNumber, parser.CurrentColumnNumber + 1)
        try:
            parser.Parse(body.encode("utf-8", "replace"), True)
        except expat.ExpatError as error:
            reason = expat.errors.messages[error.code]
            line, column = above + error.lineno, error.offset + 1
            raise FormatError("xml", reason, line=line, column=column, reason=reason) from None

    def _refuse(self, *_: object) -> None:
        line, column = self.place
        raise FormatError("xml_type", "a document type", line=line, column=column)

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        if len(self.opened) >= self._most:
            line, column = self.place
            raise FormatError("deep", "too deep", line=line, column=column, most=self._most)
        self.opened.append(tag)
        self.start(tag, attributes)

    def _finish(self, tag: str) -> None:
        self.end(tag)
        self.opened.pop()
