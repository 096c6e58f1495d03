"""What is read without the parser is what the parser reads, and nothing else is."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game import toml

ROOT = Path(__file__).parents[1]
PLAIN = """# A comment: "quoted" = [1]
name = "Großer, = # [Tisch]"
empty = ""
volume = 0.25
below = -3
zero = 0
white_on = [1, 5, -7]
none = []

[game]
asked = true
level-2 = false

[1st]
name = "again"
"""
ODD = (
    'a = "b\\n"',
    "a = 'b'",
    'a = "b" # c',
    'a = "x" "y"',
    "a = 1e5",
    "a = .5",
    "a = 5.",
    "a = 007",
    "a = +1",
    "a = 1_000",
    "a = 1979-05-27",
    "a = inf",
    "a = [[1], [2]]",
    "a = [ ]",
    "a = [",
    "a = [1, 2,]",
    "a = [1,2]",
    "a = { b = 1 }",
    "a = " + "1" * 5000,
    "a = ٣",
    "a=1",
    " a = 1",
    "a.b = 1",
    '"a" = 1',
    "ä = 1",
    "a = 1\na = 2",
    "[a]\n[a]",
    "a = 1\n[a]",
    "[a.b]\nc = 1",
    "[[a]]\nb = 1",
    "[a",
    "[]",
    "a",
    "a = ",
    " = 1",
    "a = 1\r\nb = 2",
    'a = "\t"',
    'a = "b\x00"',
    "# \x00",
    'a = """\nb"""',
    '[a]\nb = "c"\n[d]\nb = "',
    "[a]b]",
    "-",
)


def test_plain_lines_are_read_as_the_parser_reads_them() -> None:
    assert toml._plain(PLAIN) == tomllib.loads(PLAIN)
    assert [type(v) for v in toml.loads(PLAIN).values()] == [
        type(v) for v in tomllib.loads(PLAIN).values()
    ]


def test_every_theme_is_plain() -> None:
    for path in (ROOT / "assets" / "themes").glob("*.toml"):
        text = path.read_text("utf-8")
        assert toml._plain(text) == tomllib.loads(text), path.name


@pytest.mark.parametrize("text", ODD)
def test_whatever_is_not_plain_is_what_the_parser_says(text: str) -> None:
    try:
        expected: object = tomllib.loads(text)
    except ValueError as error:
        expected = str(error)
    try:
        found: object = toml.loads(text)
    except ValueError as error:
        found = str(error)
    assert found == expected


def test_reading_plain_lines_imports_no_parser() -> None:
    code = "import sys; from game import toml; toml.loads('a = 1'); print('tomllib' in sys.modules)"
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "False"
