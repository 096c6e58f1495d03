"""Which files of the tree the page has, packed in the parts of its download.

`packaging/web/parts.toml` says which. A part is a zip; its name carries the hash of what is in it,
so that browsers keep a part for as long as it is the same.
"""

import hashlib
import io
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, NamedTuple

PARTS: Final = Path(__file__).parent / "web" / "parts.toml"
LEFT_OUT: Final = "left-out"
FIRST: Final = "first"
BRANCHES: Final = ("game", "assets", "puzzles")
"""Where in the tree is what the game reads."""
MOMENT: Final = (2026, 1, 1, 0, 0, 0)
"""When every file was written, as a zip tells it: the same files make the same zip."""


class Rule(NamedTuple):
    """A part, and what goes into it."""

    name: str
    files: tuple[str, ...]
    """Patterns of paths; `{}` stands for one folder, by which the part is called."""
    soon: bool = False

    def part_of(self, path: str) -> str | None:
        """Return the part that a file goes to by this rule, if any."""
        for pattern in self.files:
            if "{}" not in pattern:
                if fnmatchcase(path, pattern):
                    return self.name
                continue
            before, _, after = pattern.partition("{}")
            folder, _, rest = path.removeprefix(before).partition("/")
            if path.startswith(before) and rest and fnmatchcase(f"/{rest}", after):
                return self.name.format(folder)
        return None


class Part(NamedTuple):
    """A part of the download: what is in it, by path."""

    name: str
    files: Mapping[str, bytes]
    soon: bool

    @property
    def packed(self) -> bytes:
        """The zip."""
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for path, content in sorted(self.files.items()):
                packed.writestr(zipfile.ZipInfo(path, MOMENT), content, zipfile.ZIP_DEFLATED, 9)
        return out.getvalue()


def rules(path: Path = PARTS) -> tuple[Rule, ...]:
    """Return the rules, in the order in which they are asked."""
    told: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["part"]
    return tuple(Rule(row["name"], tuple(row["files"]), row.get("soon", False)) for row in told)


def parts(root: Path, asked: Iterable[Rule]) -> list[Part]:
    """Return the parts of a tree, the first one first; `ValueError` for a file without a part."""
    asked = tuple(asked)
    found: dict[str, Part] = {}
    for branch in BRANCHES:
        for file in sorted((root / branch).rglob("*")):
            if not file.is_file():
                continue
            path = file.relative_to(root).as_posix()
            name, soon = _place(path, asked)
            if name != LEFT_OUT:
                part = found.setdefault(name, Part(name, {}, soon))
                found[name] = part._replace(files={**part.files, path: file.read_bytes()})
    return sorted(found.values(), key=lambda part: part.name != FIRST)


def read(packed: bytes) -> dict[str, bytes]:
    """Return the files in a zip, by path."""
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        return {name: files.read(name) for name in files.namelist() if not name.endswith("/")}


def needed(modules: Mapping[str, bytes], path: Path = PARTS) -> dict[str, bytes]:
    """Return Python's modules without those that `parts.toml` leaves out."""
    left_out: list[str] = tomllib.loads(path.read_text("utf-8"))["library"]["left-out"]
    names = {name.partition("/")[0].removesuffix(".py") for name in modules}
    unknown = sorted(set(left_out) - names)
    if unknown:
        raise ValueError(f"Python has no modules {unknown}, which packaging/web/parts.toml names")
    return {
        name: content
        for name, content in modules.items()
        if name.partition("/")[0].removesuffix(".py") not in left_out
    }


def with_wheels(part: Part, wheels: Iterable[bytes]) -> Part:
    """Return a part with what is in wheels added, below `site`."""
    files = dict(part.files)
    for wheel in wheels:
        files |= {f"site/{name}": content for name, content in read(wheel).items()}
    return part._replace(files=files)


def hashed(name: str, content: bytes) -> str:
    """Return the name of a part's file."""
    return f"{name}-{hashlib.sha256(content).hexdigest()[:12]}.zip"


def _place(path: str, asked: tuple[Rule, ...]) -> tuple[str, bool]:
    for rule in asked:
        name = rule.part_of(path)
        if name is not None:
            return name, rule.soon
    raise ValueError(f"{path} has no part: packaging/web/parts.toml says nothing of it")
