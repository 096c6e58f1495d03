import gc
import os
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Thread
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.internal.conjecture import providers

from tests.truth import WHOLE

# How long an example takes says how busy the machine is. The ordinary run asks the same of the
# same code every time; the long run asks more, and what has not been asked before.
settings.register_profile(
    "nonet",
    deadline=None,
    derandomize=not WHOLE,
    max_examples=100 if WHOLE else 50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("nonet")
COLLECTED: Final = (5_000, 10, 5)
"""How often garbage is looked for in tests: less often among the newest, where there is little."""
FREEZE: Final = gc.freeze
# Nothing that is made while the tests are collected is garbage: to look for it takes eight seconds
# in each process.
gc.disable()

# Nor does it look for constants to draw in the modules that are imported: to parse them all takes
# six seconds in each process, and which there are hangs on the tests before.
if not WHOLE:
    vars(providers)["is_local_module_file"] = lambda _: False


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let every other worker import the tests from the last to the first.

    In a fresh clone all must be compiled, and their asserts rewritten: twenty seconds for each
    worker, or for two of them together, since what one has done the other finds.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    if session.config.args_source is pytest.Config.ArgsSource.TESTPATHS and int(worker) % 2:
        root = Path(__file__).parent
        for path in sorted(root.rglob("test_*.py"), reverse=True):
            # What cannot be imported says so when it is collected.
            with suppress(Exception, pytest.skip.Exception):
                import_module(".".join(path.relative_to(root.parent).with_suffix("").parts))


@given(st.none())
def begin(_: None) -> None:
    """Have Hypothesis make its random numbers: of what is frozen it cannot see who holds it."""


def pytest_collection_finish() -> None:
    """Look for garbage from here on, among what tests make: all else stays, and is much."""
    begin()
    FREEZE()
    # What a test makes is garbage after it: the program must not keep it.
    vars(gc)["freeze"] = lambda: None
    gc.set_threshold(*COLLECTED)
    gc.enable()


# So it is with what comes by chance, such as a new board: each test, and each fixture, draws the
# same in every ordinary run, in whatever order they come.


@pytest.hookimpl(tryfirst=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> None:
    _draw_by(f"{request.node.nodeid} {fixturedef.argname}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    _draw_by(item.nodeid)


def pytest_runtest_teardown() -> None:
    """Have garbage collected as ever: the program waits for rest."""
    gc.set_threshold(*COLLECTED)
    gc.enable()


def _draw_by(name: str) -> None:
    if not WHOLE:
        os.urandom = Random(name).randbytes


@pytest.fixture
def no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no thread be started, as in a browser."""

    def start(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", start)
