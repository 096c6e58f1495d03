"""What the page is made of that is not in the tree: got by npm and pip, checked, and kept.

`packaging/web/pins.toml` names each by version and SHA-256. What was got once is kept in a folder
of the user's cache, so that a second build asks no network.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final, Literal, NamedTuple

FOLDER: Final = Path(__file__).parent / "web"
CACHE: Final = "NONET_WEB_CACHE"
"""Environment variable: the folder in which is kept what was got."""


class PinError(Exception):
    """Something that the page needs cannot be had, or is not what it should be."""


class Pin(NamedTuple):
    """A package by its version and the SHA-256 of its file."""

    kind: Literal["npm", "wheel"]
    name: str
    version: str
    sha256: str
    licence: str

    @property
    def kept_as(self) -> str:
        """The name of its file in the cache: another version is another file."""
        return f"{self.name}-{self.version}-{self.sha256[:16]}"


def pins(path: Path = FOLDER / "pins.toml") -> tuple[Pin, ...]:
    """Return what is needed."""
    told = tomllib.loads(path.read_text("utf-8"))
    kinds: tuple[Literal["npm", "wheel"], ...] = ("npm", "wheel")
    return tuple(Pin(kind, name, **row) for kind in kinds for name, row in told[kind].items())


def cache() -> Path:
    """Return the folder in which is kept what was got."""
    chosen = os.environ.get(CACHE)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(chosen) if chosen else Path(base) / "nonet-web"


def got(pin: Pin, folder: Path | None = None) -> Path:
    """Return the file of a package, from the cache or else from npm or pip; `PinError`."""
    kept = (folder or cache()) / pin.kept_as
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as work:
            found = _fetch(pin, Path(work), kept)
            check(found.read_bytes(), pin.sha256, f"{pin.name} {pin.version}")
            # Another build may do the same: whoever is last puts the same bytes there.
            shutil.copyfile(found, kept.with_suffix(f".{os.getpid()}"))
            kept.with_suffix(f".{os.getpid()}").replace(kept)
    check(kept.read_bytes(), pin.sha256, str(kept))
    return kept


def check(content: bytes, sha256: str, name: str) -> None:
    """Raise `PinError` unless something has its hash."""
    found = hashlib.sha256(content).hexdigest()
    if found != sha256:
        raise PinError(f"{name} has the SHA-256 {found}, not {sha256}. Nothing was built with it.")


def _fetch(pin: Pin, work: Path, kept: Path) -> Path:
    """Have npm or pip download a package into an empty folder."""
    command = (
        ("npm", "pack", "--silent", f"{pin.name}@{pin.version}")
        if pin.kind == "npm"
        else (
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
            *("--only-binary", ":all:", f"{pin.name}=={pin.version}"),
        )
    )
    try:
        subprocess.run(command, cwd=work, check=True, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise PinError(f"{command[0]} is not installed; it gets {pin.name}.") from error
    except subprocess.CalledProcessError as error:
        tail = (error.stderr or error.stdout).strip().splitlines()[-1:] or ["no reason given"]
        raise PinError(
            f"{pin.name} {pin.version} is not in {kept.parent}, and {command[0]} cannot get it:"
            f" {tail[0]} Build once with a network, or put its file there as {kept.name}."
        ) from error
    return next(work.iterdir())
