"""Commands run within the tests' own process, since a Python of its own takes half a second.

What hangs on a process (streams, signals, jobs, limits, bytes) is tried in one.
"""

import sys
from contextlib import chdir
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import NamedTuple

import pytest

from game.cli.main import main
from tests.pilot import headless

ROOT = Path(__file__).parents[2]


class Ended(NamedTuple):
    """How a command ended, and what it wrote."""

    returncode: int
    stdout: str
    stderr: str


def inside(*arguments: str, text: str = "") -> Ended:
    """Run a command that is given a text."""
    headless()
    typed = TextIOWrapper(BytesIO(text.encode("utf-8", "surrogateescape")), "utf-8")
    written = BytesIO(), BytesIO()
    with pytest.MonkeyPatch.context() as patch, chdir(ROOT):
        patch.setattr(sys, "stdin", typed)
        patch.setattr(sys, "stdout", TextIOWrapper(written[0], "utf-8"))
        patch.setattr(sys, "stderr", TextIOWrapper(written[1], "utf-8"))
        try:
            code = main(arguments)
        except SystemExit as left:
            code = int(left.code or 0)
        # Others by now: a command makes streams of its own of what it is given.
        sys.stdout.flush()
        sys.stderr.flush()
        out, err = (each.getvalue().decode("utf-8") for each in written)
    return Ended(code, out, err)
