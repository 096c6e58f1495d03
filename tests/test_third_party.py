"""What tests import beyond the requirements is skipped where it is missing, and ends no run."""

import ast
import re
import sys
from collections.abc import Iterable
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def plain(distribution: str) -> str:
    """Return the name of a distribution as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", distribution).lower()


@cache
def required() -> frozenset[str]:
    """Return what can be imported when the requirements are installed."""
    lines = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    wanted = {plain(line.partition("==")[0]) for line in lines if line[:1] not in ("", "#")}
    installed = packages_distributions().items()
    return frozenset(name for name, by in installed if not wanted.isdisjoint(map(plain, by)))


@cache
def own(name: str) -> Path | None:
    """Return the file of a module of this tree."""
    path = ROOT.joinpath(*name.split("."))
    files = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in files if file.exists()), path if path.is_dir() else None)


def parsed(path: Path) -> ast.Module:
    """Return the tree of a file."""
    return ast.parse(path.read_text("utf-8"))


@cache
def imported(path: Path) -> tuple[tuple[int, str, bool], ...]:
    """Return line and name of each import of a file, and whether it is in a function."""
    found: list[tuple[int, str, bool]] = []
    waiting: list[tuple[ast.AST, bool]] = [(parsed(path), False)]
    while waiting:
        node, inside = waiting.pop()
        below: Iterable[ast.AST] = ()
        if isinstance(node, ast.Import):
            found += ((node.lineno, alias.name, inside) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found += ((node.lineno, name, inside) for name in (node.module, *names))
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            below = node.orelse
        elif not isinstance(node, ast.expr):
            below = ast.iter_child_nodes(node)
        inside = inside or isinstance(node, ast.FunctionDef)
        waiting += ((one, inside) for one in below)
    return tuple(found)


@cache
def lacking(path: Path, *, inside: bool, above: frozenset[Path] = frozenset()) -> frozenset[str]:
    """Return what a module imports that is neither required nor asked for by `importorskip`."""
    if path.is_dir() or path in above:
        return frozenset()
    found: frozenset[str] = frozenset()
    for line, name, in_function in imported(path):
        root = name.partition(".")[0]
        if root == "game" or root in sys.stdlib_module_names or (in_function and not inside):
            continue
        if (file := own(root)) is not None:
            file = own(name)
            needs = lacking(file, inside=False, above=above | {path}) if file else frozenset()
        else:
            needs = frozenset({root}) - required()
        if needs:
            found |= needs - asked_for(parsed(path), line)
    return found


def asked_for(tree: ast.Module, line: int) -> set[str]:
    """Return what `importorskip` has asked for before a line, there or around it."""
    scopes = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Module)
        or (isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0))
    ]
    return {
        call.args[0].value.partition(".")[0]
        for scope in scopes
        for statement in scope.body
        if statement.lineno < line
        for call in ast.walk(statement)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) == "pytest.importorskip"
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
        and not isinstance(statement, ast.FunctionDef)
    }


def test_what_is_not_required_is_asked_for_first() -> None:
    found = {str(path.relative_to(ROOT)): lacking(path, inside=True) for path in TESTS}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        ("import json, pytest, PIL.Image", set()),
        ("import babel", {"babel"}),
        ("def test():\n    from babel import Locale", {"babel"}),
        ("from assets.build import messages", {"babel"}),
        ("import pytest\npytest.importorskip('babel')\nimport babel", set()),
        ("import pytest\nimport babel\npytest.importorskip('babel')", {"babel"}),
        ("import pytest\ndef test():\n    pytest.importorskip('babel')\nimport babel", {"babel"}),
        ("def test():\n    pytest.importorskip('a.b')\n    from a import c", set()),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import babel", set()),
    ],
)
def test_what_is_asked_for_too_late_or_elsewhere_is_found(
    text: str, lacks: set[str], tmp_path: Path
) -> None:
    path = tmp_path / "test_it.py"
    path.write_text(text)
    assert lacking(path, inside=True) == lacks
