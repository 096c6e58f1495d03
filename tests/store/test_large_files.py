"""Files larger than anything that belongs in them: a start goes on without them."""

import os
from pathlib import Path
from random import Random

import pytest

from game.store.backups import PLAIN, SETTINGS, SHARED
from game.store.folders import Folders
from tests.campaigns.dates import start, whole

LARGE = 600 * 1024 * 1024
"""Bytes, none of which takes room on the disk."""


@pytest.mark.parametrize("name", [*PLAIN, *SHARED, SETTINGS, "games/one.json"])
def test_a_start_works_beside_a_file_that_is_too_large(tmp_path: Path, name: str) -> None:
    whole(tmp_path / "data")
    path = tmp_path / "data" / name
    path.touch()
    os.truncate(path, LARGE)
    start(Folders.below(tmp_path / "data"), "2026-01-02T03:04:05Z", Random(1))
