"""The texts of a kind of constraint."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Words(NamedTuple):
    """The texts of a kind of constraint."""

    name: str
    one: str
    """One of the kind, as a sentence names it."""
    rule: str
    """What it asks, in a line."""
    text: str
    """What its page says besides."""
    broken: str = ""
    """What is wrong when digits break it; `others` may say it instead."""
    sentence: str = ""
    """Why its narrowing holds; none for a kind without an example of it."""
    look: str = ""
    """Where to look for it."""
    explanation: str = ""
    """How its narrowing works, on the technique's page."""
    others: Mapping[str, str] = MappingProxyType({})
    """Messages of this kind alone, by key."""
