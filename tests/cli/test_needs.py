import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ASK = """
from game.cli.console import Console
from game.cli.needs import has_pygame
from game.messages.catalogue import Catalogue
raise SystemExit(0 if has_pygame(Console(Catalogue())) else 2)
"""


def ask(path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_pygame_ce_is_enough_and_greets_nobody(tmp_path: Path) -> None:
    done = ask(tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("fake", ["raise ImportError('none')", "", "IS_CE = 0"])
def test_another_pygame_or_none_is_told_in_one_sentence_with_the_remedy(
    tmp_path: Path, fake: str
) -> None:
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame" / "__init__.py").write_text(fake)
    done = ask(tmp_path)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "pip install -r requirements.txt" in line
