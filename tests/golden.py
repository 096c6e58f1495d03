"""Writes all golden files anew and says what changed: `python -m tests.golden`.

A golden file is what somebody saw and accepted: the trees of scenes, what can be clicked, the play
scene in words, the draw lists of the board. Look at the differences before you commit them. The
record of steps and ratings is another matter: see `tests.truth`.
"""

import os
from collections.abc import Iterator, Mapping
from difflib import ndiff
from pathlib import Path

from tests.pilot import headless
from tests.ui.access import golden as trees
from tests.ui.board import golden as draw_lists
from tests.ui.play import test_golden as play
from tests.ui.window import test_clickable as clickable

ROOT = Path(__file__).parents[1]


def files() -> Iterator[tuple[Path, str]]:
    """Yield every golden file with what it should hold now."""
    headless()
    for source in (trees, clickable, play, draw_lists):
        yield from source.golden()


def renew(wanted: Iterator[tuple[Path, str]], folders: Mapping[Path, str]) -> Iterator[str]:
    """Write what differs, and take away what nobody wants of `folders` and their patterns.

    Yield a line about each file that changes.
    """
    kept = set()
    for path, text in wanted:
        kept.add(path)
        before = path.read_text("utf-8") if path.exists() else None
        if before == text:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        if before is None:
            yield f"new      {path.name}"
            continue
        marks = [line[0] for line in ndiff(before.splitlines(), text.splitlines())]
        yield f"changed  {path.name}: -{marks.count('-')} +{marks.count('+')}"
    for folder, pattern in folders.items():
        for path in sorted(folder.glob(pattern)):
            if path not in kept:
                path.unlink()
                yield f"gone     {path.name}"


def main() -> None:
    """Renew everything."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # the workers say it each time
    changes = 0
    for change in renew(files(), {trees.TREES: "*.txt"}):
        changes += 1
        print(change, flush=True)
    print(f"{changes} golden files changed." if changes else "Nothing changed.")


if __name__ == "__main__":
    main()
