"""Build what is installed: a wheel, a folder with its own Python, and a Debian package of that.

python packaging/build.py [wheel] [bundle] [deb] [--to FOLDER]
"""

import argparse
import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import Final

import dress
from desktop import icons, texts
from from_parser import PROGRAM, ROOT, SHELLS, completion, man_page
from metadata import Home
from packaging.requirements import Requirement
from pins import plain

from game.paper.output import SUFFIXES
from game.play.arcade.run_text import write_run
from game.ui.games.sample import sample_run
from game.ui.window.scenes import SCENES
from game.version import VERSION

LINUX: Final = Path(__file__).parent / "linux"
NEEDLESS: Final = (
    *("tkinter", "PIL._avif", "PIL._webp", "PIL._imagingcms", "PIL._imagingtk"),
    # Under the GPL, which a bundle would be under then.
    "readline",
)
"""What libraries would take along and no one here uses."""
UNUSED: Final = ("_internal/pygame/freesansbold.ttf",)
"""Files of packages that no one here uses: a font under the GPL."""
TRIED: Final = (
    *(("print", "--count", "1", "--to", f"{{folder}}/page{kind}") for kind in SUFFIXES),
    ("generate", "--level", "easy", "--seed", "tried", "--jobs", "2", "--count", "2"),
    ("replay", "{folder}/run.json", "--gif", "{folder}/run.gif"),
    ("runs",),
    ("doctor",),
    *(("--screenshot", "{folder}/picture.png", "--scene", scene) for scene in SCENES),
)
"""What a bundle is asked to do before it is handed out: every scene, paper, workers, SQLite."""
LOADED: Final = (
    *("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxss1", "libgl1"),
    *("libwayland-client0", "libxkbcommon0", "libasound2 | libasound2t64", "libpulse0"),
)
"""What SDL loads where it is there: a window needs one of X11 and Wayland."""


def wheel(to: Path) -> Path:
    """Build the wheel, which holds the game, assets, puzzles and the map of the documents."""
    command = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", to, ROOT)
    _run(*command, environment=_steady())
    return next(to.glob(f"{PROGRAM}-{VERSION}-*.whl"))


@cache
def bundle(to: Path) -> Path:
    """Build a folder with Python and everything in it, to be started as it is."""
    with tempfile.TemporaryDirectory() as work:
        tree = Path(work) / "tree"
        _run(sys.executable, "-m", "zipfile", "-e", wheel(Path(work)), tree)
        command: list[str | Path] = [
            *(sys.executable, "-m", "PyInstaller", "--onedir", "--noconfirm"),
            *("--name", PROGRAM, "--log-level", "WARN"),
            *("--distpath", to, "--workpath", Path(work) / "work", "--specpath", work),
            *("--paths", tree),
            # Commands, scenes and techniques are imported by name.
            *("--collect-submodules", f"{PROGRAM}.game"),
        ]
        for module in (*NEEDLESS, *sorted(_others())):
            command += ["--exclude-module", module]
        command += dress.words(platform.system(), Path(work))
        for data in ("assets", "puzzles", "docs"):
            place = Path(PROGRAM) / data
            command += ["--add-data", f"{tree / place}{os.pathsep}{place}"]
        environment = _steady() | {"PYTHONPATH": str(tree)}
        _run(*command, tree / PROGRAM / "__main__.py", environment=environment)
        for file in UNUSED:
            (to / PROGRAM / file).unlink(missing_ok=True)
        inventory = (sys.executable, Path(__file__).with_name("inventory.py"), to / PROGRAM)
        _run(*inventory, "--licences", Path(work) / "licences", "--bom", Path(work) / "bom")
        shutil.move(Path(work) / "licences", to / PROGRAM / "LICENCES.txt")
        shutil.move(Path(work) / "bom", to / PROGRAM / "nonet.cdx.json")
        _try(to / PROGRAM / PROGRAM, Path(work) / "tried")
    return to / PROGRAM


def _steady() -> dict[str, str]:
    """Return the environment in which what is built twice has the same bytes."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(_epoch()), "PYTHONHASHSEED": "0"}


def _others() -> set[str]:
    """Return the modules that are installed here and that Nonet does not ask for: tools."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    waiting = [*project["dependencies"]]
    needed: set[str] = set()
    while waiting:
        asked = Requirement(waiting.pop())
        name = plain(asked.name)
        # What another Python or an extra needs is not needed here.
        is_here = asked.marker is None or asked.marker.evaluate({"extra": ""})
        if is_here and name not in needed:
            needed.add(name)
            waiting += distribution(name).requires or ()
    return {
        module
        for module, makers in packages_distributions().items()
        if needed.isdisjoint(map(plain, makers)) and module.isidentifier()
    } - {PROGRAM}


def _try(program: Path, folder: Path) -> None:
    """Have a bundle do what needs each library that is imported only when it is used."""
    _put(folder / "run.json", write_run(sample_run()))
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
        "SDL_VIDEODRIVER": "dummy",
        "NONET_DATA_DIR": str(folder / "data"),
    }
    for words in TRIED:
        _run(program, *(word.format(folder=folder) for word in words), environment=environment)


def deb(to: Path) -> Path:
    """Build a Debian package of the bundle, with all that a desktop looks for."""
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    with tempfile.TemporaryDirectory() as work:
        root = Path(work) / "root"
        program = root / "usr/lib" / PROGRAM
        shutil.copytree(bundle(to), program, symlinks=True)
        (root / "usr/games").mkdir()
        (root / "usr/games" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
        _share(root / "usr/share", program)
        size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
        _put(
            root / "DEBIAN/control",
            f"Package: {PROGRAM}\nVersion: {VERSION}-1\nArchitecture: {architecture}\n"
            f"Maintainer: {_maintainer()}\nInstalled-Size: {size}\n"
            f"Depends: {_needs(program)}\nRecommends: {', '.join(LOADED)}\n"
            "Section: games\nPriority: optional\n"
            "Description: Sudoku to play, to learn from and to study\n"
            " A calm Sudoku with an arcade beside it, hints that are drawn and said, a school\n"
            " from the rules to chains, boards of many shapes, and a theatre of algorithms.\n",
        )
        for path in (root, *root.rglob("*")):
            if not path.is_symlink():
                runs = path.is_dir() or path == program / PROGRAM
                path.chmod(0o755 if runs else 0o644)
        package = to / f"{PROGRAM}_{VERSION}-1_{architecture}.deb"
        # A file has the time of the commit, whenever it was built.
        for path in (root, *root.rglob("*")):
            os.utime(path, (_epoch(), _epoch()), follow_symlinks=False)
        command = ("dpkg-deb", "--build", "--root-owner-group", root, package)
        _run(*command, environment=_steady())
    return package


def _needs(program: Path) -> str:
    """Return the packages whose libraries the bundle's files ask for and the bundle has not."""
    files = [program / PROGRAM, *(path for path in program.rglob("*.so*") if path.is_file())]
    told = subprocess.check_output(["objdump", "-p", *files], text=True)
    there = {path.name for path in program.rglob("*.so*")}
    wanted = set(re.findall(r"^ +NEEDED +(\S+)", told, re.MULTILINE)) - there
    packages = set()
    for library in sorted(wanted):
        owner = subprocess.check_output(["dpkg", "-S", f"*/{library}"], text=True)
        packages.add(owner.partition(":")[0])
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", told)
    newest = max((int(major), int(minor)) for major, minor in versions)
    packages.discard("libc6")
    return ", ".join([f"libc6 (>= {newest[0]}.{newest[1]})", *sorted(packages)])


def _share(share: Path, program: Path) -> None:
    """Put the desktop's files, the manual and the completions in the folder of shared data."""
    home = Home.read()
    for place, text in texts(home).items():
        _put(share / place, text)
    for place, icon in icons(home).items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(icon, share / place)
    for shell, place in SHELLS.items():
        _put(share / place, completion(shell))
    _zip(share / f"man/man6/{PROGRAM}.6.gz", man_page())
    documents = share / "doc" / PROGRAM
    moment = datetime.fromtimestamp(_epoch(), UTC)
    _zip(
        documents / "changelog.Debian.gz",
        f"{PROGRAM} ({VERSION}-1) unstable; urgency=medium\n\n  * See the changelog of Nonet.\n\n"
        f" -- {_maintainer()}  {moment:%a, %d %b %Y %H:%M:%S +0000}\n",
    )
    _zip(documents / "changelog.gz", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    inventory = (sys.executable, Path(__file__).with_name("inventory.py"), program)
    _run(*inventory, "--copyright", documents / "copyright")
    _put(share / f"lintian/overrides/{PROGRAM}", (LINUX / "lintian-overrides").read_text("utf-8"))


def _epoch() -> int:
    """Return the moment of what is built: that of its commit, so that builds can be compared."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or _last_commit("%ct"))


def _maintainer() -> str:
    """Return who builds the package, as Debian's tools are told it, or who committed last."""
    name, address = os.environ.get("DEBFULLNAME"), os.environ.get("DEBEMAIL")
    return f"{name or _last_commit('%an')} <{address or _last_commit('%ae')}>"


def _last_commit(form: str) -> str:
    command = ["git", "-C", str(ROOT), "log", "-1", f"--format={form}"]
    return str(subprocess.check_output(command, text=True)).strip()


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _zip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def _run(*command: str | Path, environment: dict[str, str] | None = None) -> None:
    subprocess.run(command, check=True, env=environment)


MAKERS: Final[Mapping[str, Callable[[Path], Path]]] = {"wheel": wheel, "bundle": bundle, "deb": deb}


def main() -> None:
    """Build what is named, or everything that this system can build."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", nargs="*", metavar="WHAT", help=", ".join(MAKERS))
    parser.add_argument("--to", type=Path, default=ROOT / "dist", metavar="FOLDER")
    wanted = parser.parse_args()
    every = [name for name in MAKERS if name != "deb" or platform.system() == "Linux"]
    unknown = set(wanted.what) - set(MAKERS)
    if unknown:
        parser.error(f"{', '.join(sorted(unknown))}: choose of {', '.join(MAKERS)}")
    wanted.to.mkdir(parents=True, exist_ok=True)
    for name in wanted.what or every:
        made = MAKERS[name](wanted.to.resolve())
        files = [made] if made.is_file() else list(made.rglob("*"))
        print(f"{made}: {sum(path.lstat().st_size for path in files) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
