"""Write what Flathub builds from: a manifest that names each source by its checksum, and files.

python packaging/flathub.py WHEEL [--to FOLDER]

The libraries are those of requirements.txt, as pip finds them for the runtime's Python. The
wheel comes from the release of its version; while `tool.nonet` has no address, it lies beside the
manifest.
"""

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from desktop import icons, texts
from metadata import ROOT, Home

RUNTIME: Final = "25.08"
PYTHON: Final = "3.13"
"""The Python of the runtime's SDK."""
MACHINES: Final = ("x86_64", "aarch64")
SYSTEMS: Final = ("manylinux_2_28", "manylinux_2_17", "manylinux2014")
MAY: Final = (
    *("--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--socket=pulseaudio"),
    # Gamepads have no door of their own in Flatpaks that older systems know.
    "--device=all",
    # Pictures, films and pages go where the player looks for them.
    "--filesystem=xdg-pictures",
)
"""What the game may reach; a network is not among it."""
NEEDLESS: Final = {"pytest", "pytest-xdist", "hypothesis"}

Source = dict[str, Any]


def libraries(machine: str) -> dict[str, Source]:
    """Return the wheels that pip would install on a machine, by their names."""
    pins = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    wanted = [pin for pin in pins if pin[:1] != "#" and pin.partition("==")[0] not in NEEDLESS]
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed"]
    command += ["--quiet", "--report", "-", "--target", "nowhere", "--only-binary=:all:"]
    command += ["--python-version", PYTHON]
    for system in SYSTEMS:
        command += ["--platform", f"{system}_{machine}"]
    report = json.loads(subprocess.check_output([*command, *wanted], text=True))
    found = (entry["download_info"] for entry in report["install"])
    return {one["url"].rpartition("/")[2]: _source(one) for one in found}


def _source(found: dict[str, Any]) -> Source:
    if not found["url"].startswith("https://"):
        # An index or folder of pip's settings on this machine.
        sys.exit(
            f"{found['url']}: others cannot fetch it; try without pip's settings,"
            " PIP_CONFIG_FILE=/dev/null PIP_FIND_LINKS= PIP_INDEX_URL= PIP_EXTRA_INDEX_URL="
        )
    checksum = found["archive_info"]["hashes"]["sha256"]
    return {"type": "file", "url": found["url"], "sha256": checksum}


def manifest(home: Home, wheel: Path, wheels: dict[str, dict[str, Source]]) -> Source:
    """Return the manifest; `wheels` are the libraries by machine and name."""
    install = "pip3 install --no-index --no-deps --no-build-isolation --prefix=${FLATPAK_DEST}"
    common = set.intersection(*(set(each) for each in wheels.values()))
    sources = []
    for machine, found in wheels.items():
        for name in sorted(found):
            if name not in common:
                sources.append(found[name] | {"only-arches": [machine]})
            elif machine == MACHINES[0]:
                sources.append(found[name])
    own: Source = {"type": "file", "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest()}
    if home.source:
        version = wheel.name.split("-")[1]
        own["url"] = f"{home.source}/releases/download/v{version}/{wheel.name}"
    else:
        own["path"] = wheel.name
    share = [*texts(home), *icons(home)]
    put = [f"install -Dm644 {_flat(place)} ${{FLATPAK_DEST}}/share/{place}" for place in share]
    files = [{"type": "file", "path": _flat(place)} for place in share]
    return {
        "id": home.application_id,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": "nonet",
        "finish-args": list(MAY),
        "modules": [
            _module("libraries", [f"{install} *.whl"], sources),
            _module("nonet", [f"{install} nonet-*.whl", *put], [own, *files]),
        ],
    }


def _module(name: str, commands: list[str], sources: list[Source]) -> Source:
    return {"name": name, "buildsystem": "simple", "build-commands": commands, "sources": sources}


def _flat(place: str) -> str:
    """Return the name of a file that lies beside the manifest."""
    return place.replace("/", "-")


def write(home: Home, wheel: Path, to: Path) -> Path:
    """Write the manifest and what lies beside it; return where it is."""
    to.mkdir(parents=True, exist_ok=True)
    for place, text in texts(home).items():
        (to / _flat(place)).write_text(text, "utf-8", newline="\n")
    for place, file in icons(home).items():
        shutil.copy(file, to / _flat(place))
    if not home.source:
        shutil.copy(wheel, to)
    made = manifest(home, wheel, {machine: libraries(machine) for machine in MACHINES})
    path = to / f"{home.application_id}.json"
    path.write_text(json.dumps(made, indent=4) + "\n", "utf-8", newline="\n")
    return path


def main() -> None:
    """Write it for a wheel that was built."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("wheel", type=Path, metavar="WHEEL")
    parser.add_argument("--to", type=Path, default=ROOT / "dist/flathub", metavar="FOLDER")
    wanted = parser.parse_args()
    print(write(Home.read(), wanted.wheel, wanted.to))


if __name__ == "__main__":
    main()
