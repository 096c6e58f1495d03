"""No text that a player reads stands in the code: what is shown comes from the catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

GAME: Final = Path(__file__).parents[2] / "game"
SENTENCE: Final = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
"""Two words: what is said."""
WORD: Final = re.compile(r"[A-Za-z]{2,}")
SHOWN: Final = {"Label", "Button", "Tab", "Card", "Toggle", "Line", "tell", "say", "report"}
"""What shows its first argument."""
LOGGED: Final = {"debug", "info", "warning", "error", "exception", "cast", "TypeVar"}
"""What is for developers; an error's text is, too, for players have its message."""
ELSEWHERE: Final = {"english", "notation", "store", "work", "rules_words.py"}
"""Folders of the messages themselves, of another program's notation, of SQL, and of the log; and
the file that knows words of other people's rules."""
NAMES: Final = {
    "Simple Sudoku",  # programs are called so in every language
    "SadMan Sudoku",
    "gave up",  # a verdict's value, and the end of its message's key
    "not judged",
    "the run",
    "more than ",  # of an error's own text
    "does not follow",  # of the library's own repr
    "\x00AUTH EXTERNAL ",  # of the protocol of D-Bus
    "rush chosen ",  # what a draw begins with
    "no such file",
    "continuous nice loop",
    "discontinuous nice loop",
    "alternating inference chain",
    "not pygame-ce",
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<opensudoku version="2">\n<folder name="Nonet" created="0">\n',
    '<game data="',
}


def called(node: ast.Call) -> str:
    """Return the last name of what is called."""
    function = node.func
    return getattr(function, "attr", "") or getattr(function, "id", "")


def unseen(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield what no player sees: docstrings, annotations, what is raised or logged."""
    for node in ast.walk(tree):
        if (
            (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
            or isinstance(node, ast.Raise | ast.Assert)
            or (isinstance(node, ast.Call) and called(node) in LOGGED | {"__init__"})
            or (isinstance(node, ast.Call) and called(node).endswith("Error"))
        ):
            yield from ast.walk(node)
        for hint in ("annotation", "returns"):
            found = getattr(node, hint, None)
            if found is not None:
                yield from ast.walk(found)


def words(tree: ast.AST) -> Iterator[str]:
    """Yield what is said in the code."""
    apart = {*map(id, unseen(tree))}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in apart:
            if SENTENCE.search(node.value) and node.value not in NAMES:
                yield node.value
        elif isinstance(node, ast.Call) and called(node) in SHOWN and node.args:
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.JoinedStr | ast.Constant) and part is node.args[0]:
                    told = ast.unparse(part)
                    bare = re.sub(r"{[^}]*}|^f?['\"]|['\"]$", "", told)
                    if WORD.search(bare):
                        yield bare


FILES: Final = [
    path for path in sorted(GAME.rglob("*.py")) if not ELSEWHERE & {*path.relative_to(GAME).parts}
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(GAME)))
def test_what_is_shown_is_no_text_of_the_code(path: Path) -> None:
    assert list(words(ast.parse(path.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("scene.tell('Saved')", ["Saved"]),
        ("x = Label(f'{n} left')", [" left"]),
        ("said.text = 'The board is full'", ["The board is full"]),
        ("def f(): 'Return no text at all'", []),
        ("raise ValueError('no such thing')", []),
        ("log().warning('no font there')", []),
        ("scene.tell(self.text('ui.saved'))", []),
    ],
)
def test_the_search_sees_what_is_shown(code: str, found: list[str]) -> None:
    assert list(words(ast.parse(code))) == found
