"""729 characters per board: nine per cell, each the digit of its position or a blank sign."""

from collections.abc import Callable
from typing import Final

from ...core.digits import Mask
from ..candidates import CandidatesForm, masks_of, resolved
from ..document import CELLS, Entry, require_classic
from ..shape import split_shape_prefix
from ..syntax import FormatError, Line, Token, lines_of

LENGTH: Final = 9 * CELLS
_BLANK: Final = ".0"
_SIGNS: Final = "123456789" + _BLANK


class SukakuForm(CandidatesForm):
    """Nine characters per cell: the candidates, or a digit alone."""

    name = "729"
    suffix = ".txt"
    rank = 150

    def claims(self, text: str) -> bool:
        """Whether each line, or all of them together, has about nine characters per cell."""
        lines = lines_of(text)
        if split_shape_prefix(lines[:1])[0] is not None:
            # The code of a board with many constraints is as long as such a line.
            return False
        joined = "".join(token.text for line in lines for token in line.tokens)
        if len(joined) < LENGTH - 9 or (len(lines) > 1 and _board(joined[:LENGTH]) is None):
            return False
        return len(joined) < LENGTH + 9 or _plain(lines[0])

    def read(self, text: str) -> tuple[Entry, ...]:
        """Read one board per line, or one from all lines."""
        lines = lines_of(text)
        if _plain(lines[0]):
            return tuple(_entry((line,)) for line in lines)
        return (_entry(lines),)

    def by_line(self, first: str) -> Callable[[str, int], Entry | None] | None:
        """Return a reader of lines if the first line is a board."""
        found = lines_of(first)
        if not found or not _plain(found[0]):
            return None

        def entry(text: str, number: int) -> Entry | None:
            for line in lines_of(text):
                tokens = tuple(token._replace(line=number) for token in line.tokens)
                return _entry((line._replace(number=number, tokens=tokens),))
            return None

        return entry

    def write(self, entry: Entry) -> str:
        """Write a line."""
        require_classic(entry.grid, self.name)
        return (
            "".join(
                str(digit + 1) if mask >> digit & 1 else "."
                for mask in masks_of(entry.grid)
                for digit in range(9)
            )
            + "\n"
        )


def _plain(line: Line) -> bool:
    """Whether a line is as long as a board and mostly digits and blanks; a link may be as long."""
    text = "".join(token.text for token in line.tokens)
    return len(text) == LENGTH and 2 * sum(text.count(sign) for sign in _SIGNS) > LENGTH


def _board(text: str) -> str | None:
    """Return a text in which each character is the digit of its position or a blank sign."""
    fits = all(c in _BLANK or c == str(at % 9 + 1) for at, c in enumerate(text))
    return text if fits else None


def _entry(lines: tuple[Line, ...]) -> Entry:
    places: list[Token] = []
    for line in lines:
        for token in line.tokens:
            places += token.characters
    masks = [0] * CELLS
    for at, place in enumerate(places[:LENGTH]):
        cell, digit = divmod(at, 9)
        if place.text == str(digit + 1):
            masks[cell] |= 1 << digit
        elif place.text not in _BLANK:
            raise FormatError(
                "place_of_digit",
                f"{place.text!r} is neither {digit + 1} nor a blank sign",
                line=place.line,
                column=place.column,
                found=place.text,
                digit=digit + 1,
            )
    if len(places) != LENGTH:
        raise FormatError(
            "characters",
            f"{len(places)} characters instead of {LENGTH}",
            line=lines[0].number,
            number=len(places),
            expected=LENGTH,
        )
    return Entry(resolved(map(Mask, masks)))
