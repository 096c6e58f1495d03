"""The guide to adding a technique shows the code as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-technique.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```(?:python)?\n(.*?)```", GUIDE, re.DOTALL)
SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in (
        ROOT / "game/logic/techniques/bivalue_grave.py",
        ROOT / "game/logic/techniques/__init__.py",
        ROOT / "game/messages/english/techniques_uniqueness.py",
    )
)


CODE = [snippet for snippet in SNIPPETS if not re.match(r"(NONET_\w+=\w+ )?python -m", snippet)]


def flush_left(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


@pytest.mark.parametrize("snippet", CODE, ids=lambda text: flush_left(text).split("\n")[0])
def test_every_snippet_is_part_of_the_program(snippet: str) -> None:
    assert flush_left(snippet) in flush_left(SOURCES)


def test_the_guide_shows_search_step_description_line_and_words() -> None:
    assert len(CODE) == 5
