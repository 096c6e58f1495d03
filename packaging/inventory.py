"""What is inside a bundle and under which licence, from the files that are there.

python packaging/inventory.py BUNDLE [--copyright FILE] [--bom FILE] [--licences FILE]

Every file and every module of the bundle is somebody's: Nonet's, a package's, Python's, or one of
the shared libraries that `libraries.toml` names. One that is nobody's ends the command.
"""

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path
from typing import Final

from PyInstaller.archive.readers import CArchiveReader

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
sys.path.insert(0, str(ROOT))

from game.version import VERSION  # noqa: E402 - the project is found through its root

PROGRAM: Final = "nonet"
OWN: Final = {
    "assets/sounds": ("Nonet's sounds", "MIT"),
    "assets/music": ("Nonet's music", "MIT"),
    "assets/icons": ("Nonet's icons", "MIT"),
    "assets/languages": ("Nonet's translations", "MIT"),
    "assets/fonts": ("Nonet's fonts", "OFL-1.1"),
    "puzzles": ("Nonet's puzzles", "MIT"),
}
"""Parts of Nonet that are named apart. Sounds, music, icons and puzzles are made by programs of
the tree; the fonts are others', cut down to the letters that are used."""
SAID: Final = {
    "pygame-ce": "LGPL-2.1-or-later",
    "accesskit": "(MIT OR Apache-2.0) AND BSD-3-Clause",
    "fsrs": "MIT",
    "defusedxml": "PSF-2.0",
    "fonttools": "MIT",
    "segno": "BSD-3-Clause",
    "tomli-w": "MIT",
    "typing-extensions": "PSF-2.0",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""The licences of packages that do not say it as an SPDX expression."""
MADE: Final = ("LICENCES.txt", "nonet.cdx.json")
"""What is made of the inventory itself and put beside the program."""
LIBRARY: Final = re.compile(r"\.(so|dylib|dll)(\.|$)", re.IGNORECASE)


class UnknownError(LookupError):
    """Something is in the bundle that nobody is known to have made."""


@dataclass(slots=True)
class Component:
    """Something that the bundle holds, and its licence."""

    name: str
    version: str
    licence: str
    """As an SPDX expression."""
    authors: str
    kind: str = "library"
    files: list[str] = field(default_factory=list)
    """Below the folder of the bundle."""
    texts: dict[str, str] = field(default_factory=dict)
    """The licence in its words, by the names of files."""


@cache
def libraries() -> dict[str, tuple[str, str]]:
    """Return name and licence of each library by the beginning of its files' names."""
    told = tomllib.loads((HERE / "libraries.toml").read_text("utf-8"))
    return {
        begin: (name, entry["licence"]) for name, entry in told.items() for begin in entry["files"]
    }


@cache
def makers() -> dict[str, list[str]]:
    """Return the packages that bring each name that can be imported."""
    return dict(packages_distributions())


def plain(name: str) -> str:
    """Return a name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def of_package(package: Distribution) -> Component:
    """Return a package of the environment, with its licences."""
    told, name = package.metadata, plain(package.metadata["Name"])
    licence = told["License-Expression"] or SAID.get(name)
    if licence is None:
        raise UnknownError(f"{name}: its licence is not known; say it in SAID of {__file__}")
    authors = told["Author"] or told["Author-email"] or told["Maintainer"] or f"The {name} authors"
    found = Component(name, package.version, licence, re.sub(r" ?<.*?>", "", authors))
    for file in package.files or ():
        if re.match(r"(?i)licen[sc]e|copying|authors|notice", file.name):
            path = Path(str(package.locate_file(file)))
            found.texts[str(file.name)] = path.read_text("utf-8", errors="replace")
    return found


def of_library(file: str) -> Component | None:
    """Return the library that a file is, or None for what `libraries.toml` does not name."""
    name = file.rpartition("/")[2]
    for begin, (library, licence) in libraries().items():
        if name.startswith(begin):
            return Component(library, "", licence, f"The {library} authors")
    return None


def of_python() -> Component:
    """Return Python itself."""
    version = ".".join(map(str, sys.version_info[:3]))
    found = Component("Python", version, "PSF-2.0", "Python Software Foundation")
    for folder in (Path(sys.base_prefix), *map(Path, sys.path)):
        if (text := folder / "LICENSE.txt").is_file() or (text := folder / "LICENSE").is_file():
            found.texts = {"LICENSE": text.read_text("utf-8")}
            break
    return found


def of_nonet(file: str) -> Component:
    """Return the part of Nonet that a file belongs to."""
    for folder, (name, licence) in OWN.items():
        if file.startswith(f"{folder}/"):
            part = Component(name, VERSION, licence, "The Nonet authors", "data")
            if licence == "OFL-1.1":
                part.authors = ", ".join(font_authors())
                texts = sorted((ROOT / "assets/fonts").glob("LICENSE*"))
                part.texts = {text.name: text.read_text("utf-8") for text in texts}
            return part
    own = Component("Nonet", VERSION, "MIT", "The Nonet authors", "application")
    own.texts = {"LICENSE": (ROOT / "LICENSE").read_text("utf-8")}
    return own


def font_authors() -> list[str]:
    """Return who made the fonts, as the first lines of their licences say."""
    texts = sorted((ROOT / "assets/fonts").glob("LICENSE*"))
    firsts = (text.read_text("utf-8").partition("\n")[0] for text in texts)
    return [re.sub(r"^Copyright (\(c\) )?[\d-]+ | \(.*|, with .*", "", first) for first in firsts]


def of_module(name: str) -> Component:
    """Return what a module of the archive within the program belongs to."""
    top = name.partition(".")[0]
    if top == PROGRAM:
        return of_nonet("")
    if top in sys.stdlib_module_names or top.startswith("_sysconfigdata"):
        return of_python()
    if top.startswith("pyi"):
        return of_package(distribution("pyinstaller"))
    if top in makers():
        return of_package(distribution(makers()[top][0]))
    raise UnknownError(f"module {name}: no package that is installed brings it")


def of_file(file: str) -> Component:
    """Return what a file belongs to, by its path below the folder of the bundle."""
    path = file.removeprefix("_internal/")
    top = path.partition("/")[0]
    if path in MADE:
        return of_nonet("")
    if top == PROGRAM and "/" in path:
        return of_nonet(path.partition("/")[2])
    if top in (PROGRAM, f"{PROGRAM}.exe"):
        return of_package(distribution("pyinstaller"))
    if top.startswith("python") or top == "base_library.zip":
        return of_python()
    if ".dist-info" in top:
        return of_package(distribution(top.partition("-")[0]))
    is_library = "/" not in path or ".libs/" in path or ".dylibs/" in path
    if is_library and (library := of_library(path)) is not None:
        return library
    if top in makers():
        return of_package(distribution(makers()[top][0]))
    if "/" not in path and (module := path.partition(".")[0]) in makers():
        return of_package(distribution(makers()[module][0]))
    where = "say whose it is in libraries.toml" if LIBRARY.search(path) else "it is nobody's"
    raise UnknownError(f"{file}: {where}")


def modules_of(program: Path) -> Iterator[str]:
    """Yield the names of the modules that are packed into the program."""
    archive = CArchiveReader(str(program))
    for name in archive.toc:
        if name.endswith(".pyz"):
            yield from archive.open_embedded_archive(name).toc


def inventory(bundle: Path) -> list[Component]:
    """Return what a bundle holds, by name; `UnknownError` for what is nobody's."""
    found: dict[str, Component] = {}
    files = (path for path in sorted(bundle.rglob("*")) if path.is_file() or path.is_symlink())
    for path in files:
        file = path.relative_to(bundle).as_posix()
        component = of_file(file)
        found.setdefault(component.name, component).files.append(file)
    program = next(
        bundle / name for name in (PROGRAM, f"{PROGRAM}.exe") if (bundle / name).exists()
    )
    for component in map(of_module, sorted({m.partition(".")[0] for m in modules_of(program)})):
        found.setdefault(component.name, component)
    return sorted(found.values(), key=lambda component: component.name.lower())


def licences(components: list[Component]) -> str:
    """Return what is inside, for people: a list, and every licence that comes with a package."""
    lines = ["What is inside Nonet's bundle, and under which licence", ""]
    lines += [f"{c.name} {c.version}".strip() + f": {c.licence} ({c.authors})" for c in components]
    shared = sorted((HERE / "licences").glob("*.txt"))
    whole = [(f"{c.name}: {name}", text) for c in components for name, text in c.texts.items()]
    whole += [(file.stem, file.read_text("utf-8")) for file in shared]
    for title, text in whole:
        lines += ["", "=" * 78, title, "=" * 78, "", text.strip()]
    return "\n".join(lines) + "\n"


def debian_copyright(components: list[Component], place: str) -> str:
    """Return the file `copyright` of a Debian package that has the bundle in a folder."""
    parts = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: Nonet\n",
        "Files: *\nCopyright: 2026 The Nonet authors\nLicense: MIT\n",
    ]
    for component in components:
        if component.files and component.name != "Nonet":
            files = "\n ".join(patterns(component.files, place))
            parts.append(
                f"Files: {files}\nCopyright: {component.authors}\nLicense: {component.licence}\n"
            )
    packed = ", ".join(f"{c.name} ({c.licence})" for c in components if not c.files)
    body = "".join(
        f" {line or '.'}\n" for line in (ROOT / "LICENSE").read_text("utf-8").split("\n")
    )
    parts.append(f"License: MIT\n{body.rstrip()}\n")
    others = sorted({c.licence for c in components} - {"MIT"})
    where = f"The words of each licence are in /{place}/LICENCES.txt."
    parts += [f"License: {expression}\n {where}\n" for expression in others]
    parts[0] += f"Comment: Within the program are modules of {packed}.\n" if packed else ""
    return "\n".join(parts)


def patterns(files: list[str], place: str) -> list[str]:
    """Return paths, one a folder that is a component's own and one a loose file."""
    found: dict[str, None] = {}
    for file in files:
        deep = file.removeprefix("_internal/").count("/")
        folder = file.rpartition("/")[0]
        is_shared = not deep or ".libs/" in file
        found[f"{place}/{file}" if is_shared else f"{place}/{folder}/*"] = None
    return list(found)


def bill(components: list[Component]) -> str:
    """Return a bill of materials as CycloneDX 1.6 has it, in JSON."""
    own = next(c for c in components if c.name == "Nonet")

    def told(component: Component) -> dict[str, object]:
        one: dict[str, object] = {
            "type": component.kind,
            "bom-ref": component.name,
            "name": component.name,
            "licenses": [{"expression": component.licence}],
        }
        if component.version:
            one["version"] = component.version
        if component.name in {plain(name) for names in makers().values() for name in names}:
            one["purl"] = f"pkg:pypi/{component.name}@{component.version}"
        return one

    return (
        json.dumps(
            {
                "bomFormat": "CycloneDX",
                "specVersion": "1.6",
                "version": 1,
                "metadata": {"component": told(own)},
                "components": [told(c) for c in components if c is not own],
            },
            indent=2,
        )
        + "\n"
    )


def main() -> None:
    """Write what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--copyright", type=Path, metavar="FILE", help="as Debian has it")
    parser.add_argument("--bom", type=Path, metavar="FILE", help="CycloneDX")
    parser.add_argument("--licences", type=Path, metavar="FILE", help="for people")
    arguments = parser.parse_args()
    components = inventory(arguments.bundle)
    if arguments.copyright:
        text = debian_copyright(components, f"usr/lib/{PROGRAM}")
        arguments.copyright.write_text(text, "utf-8")
    if arguments.bom:
        arguments.bom.write_text(bill(components), "utf-8")
    if arguments.licences:
        arguments.licences.write_text(licences(components), "utf-8")
    for component in components:
        print(f"{component.name} {component.version}: {component.licence}")


if __name__ == "__main__":
    main()
