"""No message is kept that nothing in the game says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.core.constraints import KINDS, kind
from game.logic.techniques import BY_ID
from game.messages.catalogue import english

GAME: Final = Path(__file__).parents[2] / "game"
BY_ID_ALONE: Final = (
    "action",
    "argparse",
    "cluster",
    "constraint",
    "counter",
    "damage",
    "key",
    "month",
    "results",
    "stage",
)
"""Families whose keys are a name from a table each: any key would pass for one of them."""
ON_WINS: Final = ("ui.best", "ui.hints")
"""Counters on the card of a win, which has all its counters by name."""


def told() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return the texts that stand in the code, and those that have gaps, as patterns."""
    whole, gapped = set(), []
    for path in GAME.rglob("*.py"):
        if "english" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                pattern = "".join(_pieces(node))
                if re.match(r"\w+\\\.", pattern) and not re.fullmatch(r"\w+\\\.\.\+", pattern):
                    gapped.append(re.compile(pattern))
    return whole, gapped


def _pieces(node: ast.JoinedStr) -> Iterator[str]:
    for piece in node.values:
        yield re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else ".+"


def test_every_message_is_said_somewhere() -> None:
    whole, gapped = told()

    def is_told(key: str) -> bool:
        # Ends such as `.one` and `.text` are added by what says them.
        while key:
            if key in whole or any(pattern.fullmatch(key) for pattern in gapped):
                return True
            key = key.rpartition(".")[0]
        return False

    lost = [
        key
        for key in english()
        if not key.startswith((*ON_WINS, *(f"{family}." for family in BY_ID_ALONE)))
        and not is_told(key)
    ]
    assert not lost, lost


def test_every_technique_that_has_words_is_there() -> None:
    known = {*BY_ID, *KINDS, *(found.id for word in KINDS for found in kind(word).deductions())}
    named = {key.split(".")[1] for key in english() if key.startswith("technique.")}
    assert named <= known, named - known
