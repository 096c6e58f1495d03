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
ELSEWHERE: Final = {"english", "notation", "store", "work", "rules_words.py", "drawn_rules.py"}
"""Folders of the messages themselves, of another program's notation, of SQL, and of the log; and
the files that know words of other people's rules."""
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


def is_unseen(node: ast.AST) -> bool:
    """Whether no player sees it: docstrings, what is raised or logged."""
    if isinstance(node, ast.Call):
        name = called(node)
        return name in LOGGED or name == "__init__" or name.endswith("Error")
    return isinstance(node, ast.Raise | ast.Assert) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def seen(tree: ast.AST) -> Iterator[tuple[ast.AST, bool]]:
    """Yield all nodes, annotations left out, and whether what they hold is seen."""
    waiting = [(tree, True)]
    while waiting:
        node, shown = waiting.pop()
        shown = shown and not is_unseen(node)
        yield node, shown
        for field, value in ast.iter_fields(node):
            if field not in ("annotation", "returns"):
                parts = value if isinstance(value, list) else [value]
                waiting += ((part, shown) for part in parts if isinstance(part, ast.AST))


def bare_words(text: ast.expr) -> str:
    """Return what a text of the code says, without what is put into it."""
    return re.sub(r"{[^}]*}|^f?['\"]|['\"]$", "", ast.unparse(text))


def words(tree: ast.AST) -> Iterator[str]:
    """Yield what is said in the code."""
    for node, shown in seen(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if shown and SENTENCE.search(node.value) and node.value not in NAMES:
                yield node.value
        elif isinstance(node, ast.Call) and called(node) in SHOWN:
            told = next(
                (a for a in node.args[:1] if isinstance(a, ast.JoinedStr | ast.Constant)), None
            )
            if told is not None and WORD.search(bare := bare_words(told)):
                yield bare


FILES: Final = [
    path for path in sorted(GAME.rglob("*.py")) if not ELSEWHERE & {*path.relative_to(GAME).parts}
]


def test_what_is_shown_is_no_text_of_the_code() -> None:
    texts = {path: list(words(ast.parse(path.read_text("utf-8")))) for path in FILES}
    assert {str(path): found for path, found in texts.items() if found} == {}


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
