"""Run the tests on each version of Python that Nonet is for, as far as this machine has them.

    python -m tests.pythons                              # every version, the whole suite
    python -m tests.pythons 3.12 3.13 -- tests/core      # some versions, and what pytest is to run
    python -m tests.pythons 3.11 --lowest                # the oldest libraries that are allowed
    python -m tests.pythons 3.14 --newest                # the newest ones, rather than those pinned

Each gets a fresh clone of what is committed and an environment with the requirements alone. A
version comes from the path, from pyenv, or is that of Debian's unstable, which debootstrap puts
into a folder (as root). One that is nowhere is named and left out.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
UNSTABLE: Final = ("--variant=minbase", "--include=python3-venv,python3-pip", "unstable")
BOUNDS: Final = {"--lowest": ("--lowest",), "--newest": ()}
"""What packaging/pins.py is asked for."""
PINNED: Final = "tests/web/test_parts.py::test_wheels_are_those_that_the_desktop_is_tested_with"
"""Holds for the requirements as they are pinned alone."""
INSTALL: Final = ("-m", "pip", "install", "--quiet", "-r", "requirements.txt")


class MissingError(LookupError):
    """This machine has no such Python; the text says why."""


def installed(version: str) -> str | None:
    """Return a Python that runs: of the path, or the newest of pyenv's."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    patches = [path for path in kept.glob(f"{version}.*") if path.name.split(".")[2].isdecimal()]
    patches.sort(key=lambda path: int(path.name.split(".")[2]), reverse=True)
    found = [shutil.which(f"python{version}"), *(str(path / "bin/python3") for path in patches)]
    # One of the path may be a shim of pyenv's with nothing behind it.
    return next((python for python in found if python and _answers(python)), None)


def _answers(python: str) -> bool:
    command = [python, "-c", "import venv"]
    return not subprocess.run(command, check=False, capture_output=True).returncode


def run_here(python: str, tree: Path, tests: Sequence[str]) -> int:
    """Run tests in a tree by a Python of this machine, and return pytest's code."""
    subprocess.run([python, "-m", "venv", ".venv"], cwd=tree, check=True)
    own = tree / ".venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([own, *INSTALL], cwd=tree, check=True)
    return subprocess.run([own, "-m", "pytest", *tests], cwd=tree, check=False).returncode


def run_in_unstable(version: str, tree: Path, tests: Sequence[str]) -> int:
    """Run tests in a tree by the Python of Debian's unstable, and return pytest's code.

    Wheels are fetched from outside, so that nothing within needs the network.
    """
    if shutil.which("debootstrap") is None or os.name == "nt" or os.geteuid() != 0:
        raise MissingError("not installed; root with debootstrap could try Debian's unstable")
    system = tree.parent / "unstable"
    subprocess.run(["debootstrap", *UNSTABLE, system], check=True, stdout=subprocess.DEVNULL)
    if not (system / "usr/bin" / f"python{version}").exists():
        raise MissingError("not installed, and Debian's unstable has another one")
    fetch = (sys.executable, "-m", "pip", "download", "--quiet", "-r", "requirements.txt")
    wheels = ("--only-binary=:all:", "--python-version", version, "--dest", "wheels")
    subprocess.run([*fetch, *wheels], cwd=tree, check=True)
    tree.rename(system / "tree")
    within = "cd /tree && python3 -m venv .venv && .venv/bin/python " + " ".join(INSTALL)
    within += ' --no-index --find-links wheels && .venv/bin/python -m pytest "$@"'
    subprocess.run(["mount", "--bind", "/proc", system / "proc"], check=True)
    subprocess.run(["mount", "--bind", "/dev", system / "dev"], check=True)
    try:
        command = ["chroot", str(system), "bash", "-c", within, "bash", *tests]
        return subprocess.run(command, check=False).returncode
    finally:
        for name in ("dev", "proc"):
            subprocess.run(["umount", system / name], check=True)


def pin(tree: Path, bound: str) -> None:
    """Have a tree's requirements name other versions of what pyproject.toml allows."""
    pins = [sys.executable, str(tree / "packaging" / "pins.py"), *BOUNDS[bound]]
    subprocess.run([*pins, "--to", tree / "requirements.txt"], check=True)


def attempt(version: str, tests: Sequence[str], bound: str = "") -> bool:
    """Run tests by one version, say how it went, and return whether nothing failed."""
    began = time.monotonic()
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "clone", "--quiet", ROOT, tree], check=True)
        try:
            if bound:
                pin(tree, bound)
                tests = (*tests, "--deselect", PINNED)
            if python := installed(version):
                code = run_here(python, tree, tests)
            else:
                code = run_in_unstable(version, tree, tests)
        except MissingError as error:
            print(f"Python {version}: left out, {error}", flush=True)
            return True
        except subprocess.CalledProcessError as error:
            print(error, file=sys.stderr)
            code = 1
    word = "failed" if code else "passed"
    print(f"Python {version}: {word} in {time.monotonic() - began:.0f} s", flush=True)
    return code == 0


def main(words: Sequence[str]) -> int:
    """Try the versions that are named, or all, and return 1 where one failed."""
    at = words.index("--") if "--" in words else len(words)
    bounds = [word for word in words[:at] if word in BOUNDS]
    versions = [word for word in words[:at] if word not in BOUNDS] or VERSIONS
    if unknown := set(versions) - set(VERSIONS):
        print(f"{', '.join(sorted(unknown))}: choose of {', '.join(VERSIONS)}", file=sys.stderr)
        return 2
    tests = words[at + 1 :]
    passed = [attempt(version, tests, bound) for bound in bounds or [""] for version in versions]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
