"""Translations of argparse's own messages.

They are looked up by its module's name `_`, as gettext programs do; messages that are unknown,
perhaps from another version of Python, stay English.
"""

import argparse
from typing import Final

from ..messages.catalogue import Catalogue
from ..messages.english import domain

_FIRST: Final = "argparse."


def translate_argparse(catalogue: Catalogue) -> None:
    """Make argparse use a catalogue's language."""
    keys = {text: key for key, text in domain("cli").items() if key.startswith(_FIRST)}

    def said(text: str) -> str:
        return catalogue.text(keys[text]) if text in keys else text

    def counted(one: str, other: str, number: int) -> str:
        if one not in keys:
            return one if number == 1 else other
        return catalogue.count(keys[one].removesuffix(".one"), number)

    vars(argparse).update(_=said, ngettext=counted)
