"""Types of command line arguments, with errors that argparse quotes."""

from argparse import ArgumentTypeError
from collections.abc import Callable

from game.messages.catalogue import Catalogue


def whole_number(catalogue: Catalogue, least: int) -> Callable[[str], int]:
    """Return the type of an argument that is a whole number, at least `least`."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdigit() and int(text) >= least):
            raise ArgumentTypeError(catalogue.text("cli.not_a_number", text=text, least=least))
        return int(text)

    return parse
