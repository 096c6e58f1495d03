"""The short form of every campaign; the long one is `python -m tests.campaigns --long`."""

from pathlib import Path

import pytest

from tests.campaigns import CAMPAIGNS, run_one


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_nothing_falls(name: str, tmp_path: Path) -> None:
    told = run_one(name, 0, CAMPAIGNS[name].short, tmp_path)
    assert told.counts
    assert told.faults == []
