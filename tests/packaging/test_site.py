"""The site: its links, what it weighs, and the techniques in their languages."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.messages.languages import catalogue_in, languages
from game.messages.sentences import name
from game.play.study import pages

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "site"


def run(code: str) -> str:
    """Run a program that has the parts of the site's maker at hand."""
    head = f"import sys; sys.path[:0] = [{str(SITE)!r}, {str(ROOT)!r}]\n"
    command = [sys.executable, "-c", head + code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_every_page_leads_somewhere_and_is_light(tmp_path: Path) -> None:
    for module in ("sphinx", "furo", "myst_parser"):
        pytest.importorskip(module, reason="Sphinx with Furo and MyST builds the site")
    words = ("--to", tmp_path / "site", "--language", "en", "ja", "--technique", "x-wing", "aic")
    done = subprocess.run(
        [sys.executable, SITE / "make.py", *words], capture_output=True, text=True, check=False
    )
    # It fails where a link leads nowhere, something is fetched from elsewhere, a page is too heavy.
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "site" / "ja" / "techniques" / "x-wing.html").read_text("utf-8")
    assert name(catalogue_in("ja"), "x-wing") in page
    assert 'lang="ja"' in page[:200]
    assert 'id="nonet.Board.solve"' in (tmp_path / "site" / "reference.html").read_text("utf-8")


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "there.html").write_text('<p id="here"></p>')
    (tmp_path / "index.html").write_text(
        '<a href="there.html#here"></a><a href="there.html#gone"></a><a href="away.html"></a>'
        '<script src="https://host.example/it.js"></script><a href="https://host.example/"></a>'
    )
    told = run(
        f"import pathlib, links; print(*links.broken(pathlib.Path({str(tmp_path)!r})), sep='\\n')"
    )
    assert told.splitlines() == [
        "index.html: https://host.example/it.js is fetched from elsewhere",
        "index.html: there.html#gone has no such place",
        "index.html: away.html is not there",
    ]


def test_each_technique_has_a_page_in_each_language(tmp_path: Path) -> None:
    told = run(
        "import pathlib, techniques as t; from game.play.study import pages\n"
        # The words of a page need an example; that of one technique will do for its place.
        "found = [t.Technique(page, t.worked_example('full-house')) for page in pages()]\n"
        f"for code in {languages()!r}:\n"
        f"    folder = pathlib.Path({str(tmp_path)!r}) / code\n"
        f"    t.write(found, folder, t.Language.of(code), {languages()!r})\n"
        "    print(code, len([*folder.glob('*.md')]))\n"
    )
    assert told.split()[1::2] == [str(len(pages()) + 1)] * len(languages())
    greek = (tmp_path / "el" / "x-wing.md").read_text("utf-8")
    assert '<a href="../../de/techniques/x-wing.html" lang="de"' in greek
    assert '<a href="../../techniques/x-wing.html" lang="en"' in greek
