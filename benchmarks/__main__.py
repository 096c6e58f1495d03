"""Measure what needs nothing but this tree, and keep the figures in docs/performance.md.

    python -m benchmarks [SCRIPT...]            # print the rows
    python -m benchmarks --write [SCRIPT...]    # put them into the table; rows of others stay

A script is one of those below, with its words: `"latency 30 busy"`. Everything takes half an hour.
Run it where nothing else runs: most figures are of the clock.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.table import merged, printed, rows_of, with_rows

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "performance.md"
SCRIPTS: Final = (
    *("startup", "idle", "latency", "latency 30 busy", "redraw", "frames"),
    *("memory", "memory 10 music", "play", "answers", "judge", "killers"),
)
"""Each with its words, in the order of the table."""


def main() -> int:
    """Run scripts, each in a process of its own, and print or keep what they measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("script", nargs="*", metavar="SCRIPT", help=", ".join(SCRIPTS))
    parser.add_argument("--write", action="store_true", help="keep the figures in the document")
    wanted = parser.parse_args()
    if unknown := set(wanted.script) - set(SCRIPTS):
        parser.error(f"{', '.join(sorted(unknown))}: choose of {', '.join(SCRIPTS)}")
    for script in wanted.script or SCRIPTS:
        name, *words = script.split()
        command = [sys.executable, "-m", f"benchmarks.{name}", *words]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        print(f"{script}\n{done.stdout}", flush=True)
        if wanted.write:
            document = DOCUMENT.read_text("utf-8")
            rows = merged(rows_of(document), printed(script, done.stdout), SCRIPTS)
            DOCUMENT.write_text(with_rows(document, rows), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
