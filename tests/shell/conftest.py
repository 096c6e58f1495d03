from collections.abc import Iterator

import pytest

from tests.pilot import Pilot
from tests.shell.example import example_pilot


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """The example application, headless."""
    yield from example_pilot()
