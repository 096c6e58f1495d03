"""Types of command line arguments, with errors that argparse quotes."""

from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final

from ..messages.catalogue import Catalogue
from ..plain import shortened

MOST: Final = 1_000_000_000
"""More puzzles, steps or processes are wanted by nobody."""
LONGEST: Final = 24
"""Characters of a value that is quoted."""


def whole_number(catalogue: Catalogue, least: int) -> Callable[[str], int]:
    """Return the type of an argument that is a whole number, from `least` to `MOST`."""

    def parse(text: str) -> int:
        plain = text.isascii() and text.isdigit() and len(text) <= len(str(MOST))
        if not plain or not least <= int(text) <= MOST:
            quoted = shortened(text, LONGEST)
            raise ArgumentTypeError(
                catalogue.text("cli.not_a_number", text=quoted, least=least, most=MOST)
            )
        return int(text)

    return parse
