"""What the game's page takes: to load, to show, to play, and to think, beside this Python.

python -m benchmarks.web

It needs npm, Node and Chromium. Sizes are as brotli makes them, memory is proportional (PSS). The
engine is timed in Node and here by turns, so that what else the machine does hits both.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median

from game.core.grid import Grid
from game.logic.rating.hodoku import rate
from game.solve.exact import solve
from tests.web.site import MODULES, ROOT, Handler, built, modules

BEFORE_FIRST = ("*.html", "*.css", "*.js", "*.mjs", "parts.json", "pygame.whl", "parts/first-*")
BROTLI = """
const {brotliCompressSync, constants} = require('node:zlib');
const {readFileSync} = require('node:fs');
const [quality, ...paths] = process.argv.slice(1);
const params = {[constants.BROTLI_PARAM_QUALITY]: +quality, [constants.BROTLI_PARAM_LGWIN]: 24};
console.log(JSON.stringify(paths.map(
  path => brotliCompressSync(readFileSync(path), {params}).length)));
"""
COUNT = 60
"""Puzzles of each level for the engine."""


def first_bytes(site: Path, quality: int = 11) -> int:
    """Return what comes over the wire before the first picture, by brotli; 11 is its best."""
    files = [path for pattern in BEFORE_FIRST for path in site.glob(pattern)]
    files += [path for path in (site / "pyodide").iterdir() if path.name != "pyodide-lock.json"]
    files = [path for path in files if path.name not in ("sw.js", "worker.mjs")]
    done = _node("-e", BROTLI, str(quality), *map(str, files))
    return int(sum(json.loads(done)))


def engine(site: Path) -> dict[str, float]:
    """Return how many times as long the page's Python takes as this one, by level and work."""
    ratios = {}
    for level in ("beginner", "expert"):
        lines = (ROOT / f"puzzles/bank/{level}.txt").read_text().splitlines()[:COUNT]
        puzzles = [line.split()[0] for line in lines]
        script = str(ROOT / "tests/web/engine.mjs")
        page = json.loads(_node(script, str(site), *puzzles).splitlines()[-1])
        for work in (solve, rate):
            work(Grid.parse(puzzles[0]))
        for name, work in (("solution", solve), ("rating", rate)):
            here = [_seconds(partial(work, Grid.parse(puzzle))) for puzzle in puzzles]
            there = [row[f"{name}_seconds"] for row in page]
            ratios[f"{level}, {name}"] = median(there) / median(here)
    return ratios


def _seconds(do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def _node(*words: str) -> str:
    environment = {**os.environ, "NONET_NODE_MODULES": str(modules() / MODULES)}
    return subprocess.run(
        ["node", *words], check=True, capture_output=True, text=True, env=environment
    ).stdout


def main() -> int:
    """Print all figures."""
    chromium = shutil.which("chromium")
    if chromium is None or shutil.which("npm") is None:
        print("This needs npm and Chromium.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as work:
        site = built(Path(work) / "web")
        print(f"before the first picture: {first_bytes(site) / 1e6:.2f} MB by brotli")
        for name, ratio in engine(site).items():
            print(f"engine, {name}: {ratio:.2f} times this Python")
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=site)) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            script = str(Path(__file__).with_suffix(".mjs"))
            url = f"http://127.0.0.1:{server.server_port}/"
            told = json.loads(_node(script, url, chromium, str(Path(work) / "profile")))
            server.shutdown()
    for name, figure in told.items():
        print(f"{name}: {figure}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
