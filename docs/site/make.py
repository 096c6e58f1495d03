"""Build the site: the pages of docs, and a page for every technique in every language.

python docs/site/make.py [--to FOLDER] [--language CODE ...] [--technique ID ...]

Needs no network. Ends with an error where Sphinx warns or a link leads nowhere.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
sys.path[:0] = [str(ROOT), str(HERE)]

from links import Found, broken  # noqa: E402 - a neighbour of this file
from techniques import Language, draw, techniques, write  # noqa: E402

from game.messages.languages import languages  # noqa: E402 - the project is found through its root

PAGES: Final = (
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "packaging/README.md"),
    *("LICENSE", "assets/fonts/LICENSE.txt", "assets/themes/ink.toml"),
)
"""What pages of docs lead to, beside each other."""
LIMIT: Final = 300_000
"""Bytes of a technique's page with all that it fetches."""


def gather(source: Path) -> None:
    """Put the pages of the tree where Sphinx reads them, side by side as in the tree."""
    shutil.copytree(ROOT / "docs", source / "docs", ignore=shutil.ignore_patterns("site"))
    for name in PAGES:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    for name in ("index.md", "reference.md"):
        shutil.copy(HERE / name, source / name)
    shutil.copy(HERE / "README.md", source / "docs/site.md")
    # The front page stands for it.
    (source / "README.md").write_text(
        "---\norphan: true\n---\n" + (ROOT / "README.md").read_text("utf-8"), "utf-8"
    )


def settings(source: Path) -> None:
    """Put Sphinx's settings and what each page is dressed with beside the pages."""
    static = source / "_static"
    static.mkdir()
    shutil.copy(HERE / "nonet.css", static)
    shutil.copy(ROOT / "assets/icon/nonet-64.png", source / "nonet.png")


def sphinx(source: Path, to: Path, language: str) -> None:
    """Have Sphinx write the pages of a language."""
    command = [sys.executable, "-m", "sphinx", "-b", "html", "-q", "-W", "--keep-going"]
    command += ["-c", str(HERE), "-d", str(source.parent / f"read-{language}")]
    command += ["-D", f"html_static_path={source / '_static'}"]
    command += [
        "-D",
        f"html_logo={source / 'nonet.png'}",
        "-D",
        f"html_favicon={source / 'nonet.png'}",
    ]
    environment = {**os.environ, "NONET_SITE_LANGUAGE": language.replace("-", "_")}
    subprocess.run([*command, str(source), str(to)], check=True, env=environment)


def build(to: Path, codes: tuple[str, ...], only: tuple[str, ...]) -> None:
    """Build the site into a folder, which is emptied before."""
    found = [*techniques(only)]
    shutil.rmtree(to, ignore_errors=True)
    for code in codes:
        with TemporaryDirectory() as work:
            source = Path(work) / "source"
            source.mkdir()
            if code == "en":
                gather(source)
                folder = to
            else:
                (source / "index.md").write_text(_front(code), "utf-8")
                folder = to / code
            settings(source)
            write(found, source / "techniques", Language.of(code), codes)
            sphinx(source, folder, code)
    boards = to / "boards"
    boards.mkdir()
    for technique in found:
        draw(technique, boards)
    for doctrees in to.rglob(".buildinfo"):
        doctrees.unlink()


def _front(code: str) -> str:
    """Return the front page of a language: the list of its pages, and the way home."""
    catalogue = Language.of(code).catalogue
    title = catalogue.text("study.page.title")
    return (
        f"# Nonet\n\n[{title}](techniques/index.md)\n\n"
        '<p><a href="../index.html">English</a></p>\n\n'
        "```{toctree}\n:hidden:\n\ntechniques/index\n```\n"
    )


def heavy(site: Path) -> list[str]:
    """Return the pages of techniques that weigh more than they may, with all they fetch."""
    told = []
    for path in sorted(site.rglob("techniques/*.html")):
        page = Found(path.read_text("utf-8"))
        files = {path}
        for target in page.targets:
            file = (path.parent / target.partition("?")[0].partition("#")[0]).resolve()
            if file.suffix in (".css", ".js", ".svg", ".png") and file.exists():
                files.add(file)
        weight = sum(file.stat().st_size for file in files)
        if weight > LIMIT:
            told.append(f"{path.relative_to(site)} weighs {weight} bytes")
    return told


def main() -> int:
    """Build what is asked for, check it, and say where it is."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--to", type=Path, default=ROOT / "dist/site", metavar="FOLDER")
    parser.add_argument("--language", nargs="*", default=[*languages()], metavar="CODE")
    parser.add_argument("--technique", nargs="*", default=[], metavar="ID")
    wanted = parser.parse_args()
    to = wanted.to.resolve()
    build(to, tuple(wanted.language), tuple(wanted.technique))
    faults = [*broken(to), *heavy(to)]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{to}: {sum(1 for _ in to.rglob('*.html'))} pages, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
