"""Write requirements.txt: one version of everything that running and testing Nonet needs.

python packaging/pins.py [--lowest] [--to FILE]

pyproject.toml says what is allowed; pip is asked for the newest versions that fit together. With
--lowest they are the lower bounds, which the tests are tried with too.
"""

import argparse
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
HEAD: Final = "# What running and testing needs, pinned by packaging/pins.py from pyproject.toml.\n"
NAME: Final = re.compile(r"[\w.-]+")


def wanted() -> list[str]:
    """Return what pyproject.toml asks for, each with its range and its marker."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [*told["project"]["dependencies"], *told["dependency-groups"]["test"]]


def name_of(requirement: str) -> str:
    """Return the name of what is required."""
    found = NAME.match(requirement)
    assert found is not None, requirement
    return found[0]


def lowest(requirements: list[str]) -> dict[str, str]:
    """Return the lower bound of each range, by name."""
    return {
        name_of(each): re.split("[>=]=", each.partition(";")[0])[1].partition(",")[0]
        for each in requirements
    }


def newest(requirements: list[str]) -> dict[str, str]:
    """Return the versions that pip would install, by name."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed"]
    command += ["--quiet", "--report", "-", *requirements]
    report = json.loads(subprocess.check_output(command, text=True))
    found = (entry["metadata"] for entry in report["install"])
    return {plain(entry["name"]): entry["version"] for entry in found}


def plain(name: str) -> str:
    """Return a name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(requirements: list[str], versions: Mapping[str, str]) -> str:
    """Return the file: the requirements in their order, each with one version and its marker."""
    lines = []
    for each in requirements:
        _, semicolon, marker = each.partition(";")
        lines.append(f"{name_of(each)}=={versions[name_of(each)]}{semicolon}{marker}\n")
    return HEAD + "".join(lines)


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--lowest", action="store_true", help="the lower bounds")
    parser.add_argument("--to", type=Path, default=ROOT / "requirements.txt", metavar="FILE")
    arguments = parser.parse_args()
    requirements = wanted()
    versions = lowest(requirements) if arguments.lowest else newest(requirements)
    arguments.to.write_text(pinned(requirements, versions), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
