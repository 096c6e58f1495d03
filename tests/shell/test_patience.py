"""A display that never answers: the program says so, and a signal ends it at once."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from game.shell.patience import display_call
from tests.shell.screen import PATIENCE, ROOT

PROGRAM = """
from game.shell import patience
patience.PATIENCE = 0.2
from game.shell.window import Window
Window("Example", (400, 300), waiting=lambda: "waiting for the display")
"""


@pytest.fixture
def silent() -> Iterator[str]:
    """The name of a display whose server takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1] - 6000}"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only POSIX has a second process look on")
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_a_display_that_never_answers_is_told_and_can_be_left(
    silent: str, ending: signal.Signals
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=os.environ | {"DISPLAY": silent, "SDL_VIDEODRIVER": "x11"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        # A shell has what it runs in the background ignore Ctrl-C.
        preexec_fn=partial(signal.signal, ending, signal.SIG_DFL),
    ) as program:
        try:
            assert program.stderr is not None
            said = program.stderr.readline()
            if "not available" in said or "Error" in said or "Traceback" in said:
                pytest.skip("this SDL has no X11")
            assert said == "waiting for the display\n"
            program.send_signal(ending)
            assert program.wait(PATIENCE) == -ending
        finally:
            program.kill()


@pytest.mark.skipif(
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN, reason="Ctrl-C is ignored in the background"
)
def test_handlers_are_as_before_once_the_window_is_there() -> None:
    before = [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)]
    with display_call(None):
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    assert [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)] == before
