"""English that a native seldom writes is counted: docs/wording.md says what to write instead."""

import re
from typing import Final

import pytest

from game.messages.catalogue import english

PATTERNS: Final = {
    "is none, are none": (r"\b(is|are) none\b", 0),
    "is no … for is not a": (
        r"(?<![Tt]here )\b(is|are) no (?!longer|more\b|such\b|need\b|one\b|room\b|hinge\b)",
        0,
    ),
    "takes for needs": (r"\b[Ii]t takes\b(?! the top)|\b(what|What) .{0,30}\btakes?\b", 0),
    "told for shown or said": (r"(?<!\{)\btold\b(?! you|_)(?<!you are told)", 0),
    "stands for is": (r"(?<!what )(?<!as it )\bstands?\b", 0),
    "falls, goes, is lost for is eliminated": (
        r"\b(falls(?!$)|drops out|so nothing goes|can go(?! in\b| there\b| so\b| as\b))",
        0,
    ),
    "is to …": (r"\b(is|are) to (hold|be|go|come|need)\b", 0),
    "open for empty": (r"\bopen cells?\b", 0),
    "who for whoever": (r"(?:^|[.:;] )[Ww]ho (?!do\b|solves\b)", 0),
    "guise for disguise": (r"\b(?<!dis)guises?\b", 0),
}
"""What each pattern is, as a regular expression, and how often it may still be found."""


@pytest.mark.parametrize("name", PATTERNS)
def test_patterns_that_nobody_says_only_become_fewer(name: str) -> None:
    # Some uses are right. Whoever rewords a message lowers the count with it.
    pattern, allowed = PATTERNS[name]
    found = [key for key, text in english().items() if re.search(pattern, text)]
    assert len(found) <= allowed, found


def longest(text: str) -> int:
    """Return the number of words of the longest sentence of a text."""
    return max(len(sentence.split()) for sentence in re.split(r"(?<=[.!?:])\s", text))


def test_long_sentences_only_become_fewer() -> None:
    long = [
        key
        for key, text in english().items()
        if longest(text) > (30 if key.startswith("technique.") else 24)
    ]
    assert not long
