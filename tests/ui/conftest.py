from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.driver import Driver, driven


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A game in an empty data folder."""
    yield from driven(tmp_path / "data")


@pytest.fixture(scope="module")
def picture_driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """A game for looking at all scenes."""
    yield from driven(tmp_path_factory.mktemp("pictures"))
