"""No message is kept that nothing in the game says."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.core.constraints import every_kind
from game.logic.techniques import BY_ID
from game.messages.catalogue import english

GAME: Final = Path(__file__).parents[2] / "game"
BY_TABLE: Final = ("argparse", "constraint", "counter", "hint.look", "key", "need", "play.status")
"""Families whose names come from tables and enumerations: other tests ask for all of them."""
ALONE: Final = ("cli.description", "list", "technique.xv.sentence", "theme.contrast", "welcome")
"""What is told by a name from somewhere else."""


def told() -> tuple[set[str], dict[str, list[re.Pattern[str]]], set[str]]:
    """Return the texts of the code, those with gaps as patterns by their family, and families.

    A family is followed by a name alone, as in `f"month.{number}"`.
    """
    whole, gapped, families = set(), defaultdict(list), set()
    for path in GAME.rglob("*.py"):
        if "english" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                pattern = "".join(_pieces(node))
                if re.fullmatch(r"\w+\\\.\.\+", pattern):
                    families.add(pattern.partition("\\")[0])
                elif re.match(r"\w+\\\.", pattern):
                    gapped[pattern.partition("\\")[0]].append(re.compile(pattern))
    return whole, gapped, families


def _pieces(node: ast.JoinedStr) -> Iterator[str]:
    for piece in node.values:
        yield re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else ".+"


def test_every_message_is_said_somewhere() -> None:
    whole, gapped, families = told()

    def is_told(key: str) -> bool:
        # Ends such as `.one` and `.text` are added by what says them.
        while "." in key:
            family, _, name = key.partition(".")
            if key in whole or any(pattern.fullmatch(key) for pattern in gapped[family]):
                return True
            if family in families and (name in whole or name.isdigit()):
                return True
            key = key.rpartition(".")[0]
        return False

    apart = tuple(f"{family}." for family in BY_TABLE)
    lost = [k for k in english() if k not in ALONE and not k.startswith(apart) and not is_told(k)]
    assert not lost, lost


def test_every_technique_that_has_words_is_there() -> None:
    known = {*BY_ID, *(found.id for its in every_kind() for found in its.deductions())}
    named = {key.split(".")[1] for key in english() if key.startswith("technique.")}
    assert named <= known, named - known
