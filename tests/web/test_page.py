"""The game on its page: in Chromium, driven by puppeteer, and its engine in Node.

They need npm, Node and Chromium, a network when they run for the first time, and two minutes; so
they run where NONET_BROWSER=1 asks for them, as `.ci/run` does.
"""

import json
import os
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

import pytest

from benchmarks.web import first_bytes
from game.core.grid import Grid
from game.logic.rating.hodoku import rate
from game.solve.exact import solve
from tests.web.site import MODULES, ROOT, Handler, built, modules

HERE: Final = Path(__file__).parent
ASKED: Final = os.environ.get("NONET_BROWSER", "") not in ("", "0")
CHROMIUM: Final = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), "")
FIRST_BYTES: Final = 10_000_000
"""What may come over the wire before the first picture, as brotli makes it."""
FIRST_FRAME: Final = 40.0
"""Seconds to the first picture: ten times what it takes, since others may use the machine."""

pytestmark = [
    pytest.mark.skipif(not ASKED, reason="NONET_BROWSER=1 runs the game in a browser"),
    pytest.mark.skipif(not shutil.which("npm"), reason="npm, which gets Pyodide, is not here"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("site") / "web")


class Server:
    """Serves the page, and can be stopped in between."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: ThreadingHTTPServer | None = None
        self.port = 0

    def start(self) -> None:
        handler = partial(Handler, directory=self._folder)
        server = self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = server.server_port
        threading.Thread(target=server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        assert self._server is not None
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    made = Server(site)
    made.start()
    yield made
    made.stop()


@pytest.mark.skipif(not CHROMIUM, reason="Chromium is not here")
def test_the_game_is_played_on_its_page(server: Server, tmp_path: Path) -> None:
    seen = _driven(server, tmp_path)
    wrong = []
    for name, holds in EXPECTED.items():
        told = seen.get(name)
        if told is None or told["error"] or not holds(told["seen"]):
            wrong.append(f"{name}: {told}")
    assert not wrong, "\n".join(wrong)


def test_what_comes_before_the_first_picture_is_small(site: Path) -> None:
    assert first_bytes(site, 5) < FIRST_BYTES


def test_the_engine_answers_in_node_as_it_does_here(site: Path) -> None:
    bank = ROOT / "puzzles" / "bank"
    lines = [(bank / f"{name}.txt").read_text().splitlines()[0] for name in ("beginner", "expert")]
    puzzles = [line.split()[0] for line in lines]
    done = subprocess.run(
        ["node", HERE / "engine.mjs", site, *puzzles], capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout.splitlines()[-1])
    here = [(str(solve(Grid.parse(one))), str(rate(Grid.parse(one)))) for one in puzzles]
    assert [(row["solution"], row["rating"]) for row in told] == here


def _driven(server: Server, folder: Path) -> dict[str, Any]:
    """Return what was seen of each thing that was tried, by its name."""
    command = ["node", HERE / "browser.mjs", f"http://127.0.0.1:{server.port}/", CHROMIUM]
    seen = {}
    with subprocess.Popen(
        [*map(str, command), str(folder / "profile"), str(folder / "pictures")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NONET_NODE_MODULES": str(modules() / MODULES)},
    ) as node:
        assert node.stdout is not None
        for line in node.stdout:
            told = json.loads(line)
            if told["name"] == "stop the server":
                server.stop()
            elif told["name"] == "start the server":
                server.start()
            else:
                seen[told["name"]] = told
    assert node.returncode == 0
    return seen


def _names(seen: Any) -> set[tuple[str, str]]:
    return {(role, name) for role, name in seen["found"]}


EXPECTED: Final[dict[str, Callable[[Any], bool]]] = {
    "first frame": lambda seen: seen["marks"]["shown"] < FIRST_FRAME * 1000 and not seen["fetched"],
    "welcome": lambda seen: (
        seen["scene"] == "welcome" and "How well do you know Sudoku?" in seen["told"]
    ),
    "accessibility tree": lambda seen: (
        ("heading", "How well do you know Sudoku?") in _names(seen)
        and any(role == "button" and "I know it" in name for role, name in _names(seen))
        and seen["cell"] is not None
        and seen["cell"][0] in ("gridcell", "cell")
    ),
    "by mouse": lambda seen: seen["filled"] > 20,
    "by keys, with a hint": lambda seen: seen["filled"] > 20,
    "reload": lambda seen: seen["before"] == seen["after"] > 0 and seen["scene"] == "menu",
    "killed in mid-game": lambda seen: seen["before"] == 3 and 3 in seen["kept"],
    "an id in the address": lambda seen: "100%" in seen["wrong"],
    "two tabs": lambda seen: "another tab" in seen["told"],
    "portrait, by touch": lambda seen: seen["size"] == [780, 1688] and seen["filled"] > 20,
    "turned": lambda seen: seen["size"] == [1688, 780],
    "offline": lambda seen: seen["filled"] == 2,
    "storage forbidden": lambda seen: "page" in seen["told"] and seen["filled"] == 2,
    "storage full in mid-game": lambda seen: "no more room" in seen["told"],
    "no WebAssembly": lambda seen: "WebAssembly" in seen["told"],
}
"""What must have been seen of each thing that is tried."""
