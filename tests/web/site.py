"""The page as `packaging/web.py` builds it, and what drives a browser through it."""

import shutil
import subprocess
import sys
from http.server import SimpleHTTPRequestHandler
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
MODULES: Final = "node_modules"

sys.path.insert(0, str(ROOT / "packaging"))
try:
    # Scripts beside each other, and no package.
    _web, pins, parts = map(import_module, ("web", "web_pins", "web_parts"))
finally:
    sys.path.remove(str(ROOT / "packaging"))

Handler: Final[type[SimpleHTTPRequestHandler]] = _web.Handler


def built(to: Path) -> Path:
    """Build the page, or skip the test where something that it is made of cannot be had."""
    try:
        _web.build(to)
    except pins.PinError as error:
        pytest.skip(str(error))
    return to


def modules() -> Path:
    """Return a folder with puppeteer in it, which is installed once, as its lock says."""
    folder: Path = pins.cache() / "puppeteer"
    lock = Path(__file__).parent / "package-lock.json"
    kept = folder / lock.name
    if not (folder / MODULES).exists() or kept.read_bytes() != lock.read_bytes():
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", lock.name):
            shutil.copy(lock.with_name(name), folder)
        done = subprocess.run(["npm", "ci", "--silent"], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            kept.unlink()
            pytest.skip(f"npm cannot get puppeteer: {done.stderr.strip()[-300:]}")
    return folder
