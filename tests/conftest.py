import os
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests.truth import WHOLE

# How long an example takes says how busy the machine is. The ordinary run asks the same of the
# same code every time; the long run asks what has not been asked before.
settings.register_profile(
    "nonet",
    deadline=None,
    derandomize=not WHOLE,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("nonet")


@pytest.fixture(autouse=True)
def drawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw what comes by chance, such as a new board, alike in every ordinary run of a test."""
    if not WHOLE:
        monkeypatch.setattr(os, "urandom", Random(request.node.nodeid).randbytes)
