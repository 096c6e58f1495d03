"""Nonet where it is installed: the game lies beside this file as it lies in its tree."""

import sys
from pathlib import Path

APP = Path(__file__).with_name("_app")


def main() -> int:
    """Run `main.py` of the tree with the command line of `nonet`."""
    sys.path.insert(0, str(APP))
    from main import main as run

    return run(sys.argv[1:], "nonet")
