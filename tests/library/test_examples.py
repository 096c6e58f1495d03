"""The examples of docs/library.md and its notebook, run in a Python that knows `nonet` alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUN = """
import doctest, sys
failed, tried = doctest.testfile(sys.argv[1], module_relative=False)
assert tried > 30, tried
assert not {"main", "game", "pygame"} & sys.modules.keys()
sys.exit(failed)
"""
NOTEBOOK = """
import sys, nbformat
import matplotlib
matplotlib.use("Agg")
book = nbformat.read(sys.argv[1], 4)
nbformat.validate(book)
own = {}
for cell in book.cells:
    if cell.cell_type == "code":
        exec(cell.source.replace("COUNT = 1000", "COUNT = 10"), own)
assert len(own["puzzles"]) == 10
assert own["table"].loc["easy", ("er", "max")] < own["table"].loc["extreme", ("er", "min")]
assert len(own["figure"].axes) == 2
"""


def run(code: str, file: str) -> None:
    folders = [str(ROOT / "packaging" / "source"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(ROOT / "docs" / file)],
        cwd="/",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_examples_of_the_page_are_true() -> None:
    run(RUN, "library.md")


def test_the_notebook_rates_puzzles_and_draws_them() -> None:
    for name in ("pandas", "matplotlib", "nbformat"):
        pytest.importorskip(name, reason=f"{name} is what notebooks use, and nothing of the game")
    run(NOTEBOOK, "library.ipynb")
