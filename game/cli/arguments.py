"""Types of command line arguments, with error messages for argparse."""

import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable
from typing import Final

from ..messages.catalogue import Catalogue
from ..plain import shortened

MOST: Final = 1_000_000_000
"""More puzzles, steps or processes are wanted by nobody."""
_UNITS: Final = {"s": 1, "m": 60, "h": 3600}
LONGEST: Final = 24
"""Characters of a value that is quoted."""


def whole_number(catalogue: Catalogue, least: int) -> Callable[[str], int]:
    """Return the type of an argument that is a whole number from `least` to `MOST`."""

    def parse(text: str) -> int:
        plain = text.isascii() and text.isdigit() and len(text) <= len(str(MOST))
        if not plain or not least <= int(text) <= MOST:
            quoted = shortened(text, LONGEST)
            raise ArgumentTypeError(
                catalogue.text("cli.not_a_number", text=quoted, least=least, most=MOST)
            )
        return int(text)

    return parse


def seconds(catalogue: Catalogue) -> Callable[[str], float]:
    """Return the type of an argument that is a positive time: 0.2, 60, 90s, 5m, 1h."""

    def parse(text: str) -> float:
        number, unit = (text[:-1], text[-1]) if text[-1:] in tuple(_UNITS) else (text, "s")
        try:
            found = float(number) * _UNITS[unit]
        except ValueError:
            found = 0.0
        if not 0 < found <= MOST:
            quoted = shortened(text, LONGEST)
            raise ArgumentTypeError(catalogue.text("cli.no_time", text=quoted))
        return found

    return parse


def er_value(catalogue: Catalogue) -> Callable[[str], float]:
    """Return the type of an argument that is an ER: 7.6, or 7,6 as some write it."""

    def parse(text: str) -> float:
        if re.fullmatch(r"\d{1,2}(?:[.,]\d+)?", text, re.ASCII) is None:
            quoted = shortened(text, LONGEST)
            raise ArgumentTypeError(catalogue.text("rate.not_er", text=quoted))
        return float(text.replace(",", "."))

    return parse


def technique_id(catalogue: Catalogue, known: Iterable[str] | None = None) -> Callable[[str], str]:
    """Return the type of an argument that names a technique, such as X-Wing or naked-pair.

    Its error tells the nearest name.
    """

    def parse(text: str) -> str:
        from difflib import get_close_matches

        from ..logic.techniques import BY_ID

        names = tuple(BY_ID if known is None else known)
        found = "-".join(text.lower().split())
        if found in names:
            return found
        near = get_close_matches(found, names, 3, 0.5)
        words = {"technique": shortened(text, LONGEST), "near": ", ".join(near)}
        raise ArgumentTypeError(
            catalogue.text("cli.no_technique_near" if near else "cli.no_technique", **words)
        )

    return parse
