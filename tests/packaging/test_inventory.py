"""Whose each file of a bundle is, under which licence, and what a bundle wears elsewhere."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"


def told(code: str) -> str:
    """Run a program in the folder of the packaging."""
    pytest.importorskip("PyInstaller", reason="PyInstaller reads what it packed")
    pytest.importorskip("hatchling", reason="the addresses are those of the wheel")
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=PACKAGING, capture_output=True, text=True, check=True
    )
    return run.stdout


def test_each_file_is_somebodys_and_a_strange_one_is_refused() -> None:
    files = {
        "nonet": "pyinstaller GPL-2.0-or-later WITH Bootloader-exception",
        "_internal/nonet/assets/fonts/Inter-Regular.ttf": "Nonet's fonts OFL-1.1",
        "_internal/nonet/assets/sounds/place.ogg": "Nonet's sounds MIT",
        "_internal/nonet/assets/music/bass.ogg": "Nonet's music MIT",
        "_internal/nonet/puzzles/sud.txt": "Nonet's puzzles MIT",
        "_internal/pygame/rect.so": "pygame-ce LGPL-2.1-or-later",
        "_internal/pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10": "SDL Zlib",
        "_internal/libssl.so.3": "OpenSSL Apache-2.0",
        "_internal/python3.11/lib-dynload/_bz2.so": "Python PSF-2.0",
        "_internal/libstrange.so.1": "nobody",
        "_internal/strange/data.txt": "nobody",
    }
    code = f"""
import inventory as i
for file in {[*files]!r}:
    try:
        found = i.of_file(file)
        print(found.name, found.licence)
    except i.UnknownError:
        print("nobody")
"""
    assert told(code).splitlines() == [*files.values()]


def test_each_library_that_is_asked_for_has_a_licence() -> None:
    code = """
import inventory as i, pins, tomllib
told = tomllib.loads((i.ROOT / "pyproject.toml").read_text("utf-8"))
for each in told["project"]["dependencies"]:
    print(i.of_package(i.distribution(pins.name_of(each))).licence)
"""
    assert told(code).splitlines()


def test_the_bill_of_materials_is_cyclonedx(tmp_path: Path) -> None:
    code = """
import inventory as i
inside = ("nonet/game/version.py", "pygame/rect.so", "libz.so.1")
files = ["nonet", *(f"_internal/{file}" for file in inside)]
print(i.bill([i.of_file(file) for file in files]))
"""
    text = told(code)
    names = [each["name"] for each in json.loads(text)["components"]]
    assert names == ["pyinstaller", "pygame-ce", "zlib"]
    validation = pytest.importorskip("cyclonedx.validation.json", reason="the schema is with it")
    schema = pytest.importorskip("cyclonedx.schema", reason="the schema is with it")
    strict = validation.JsonStrictValidator(schema.SchemaVersion.V1_6)
    assert strict.validate_str(text) is None


def test_debian_is_told_whose_each_folder_is() -> None:
    code = """
import inventory as i
found = {}
for file in ("_internal/nonet/assets/fonts/Inter-Regular.ttf", "_internal/libz.so.1", "nonet"):
    part = i.of_file(file)
    found.setdefault(part.name, part).files.append(file)
print(i.debian_copyright([*found.values()], "usr/lib/nonet"))
"""
    text = told(code)
    fonts = text.partition("Files: usr/lib/nonet/_internal/nonet/assets/fonts/*\n")[2]
    assert "The Inter Project Authors" in fonts.partition("\n")[0]
    assert fonts.partition("\n")[2].startswith("License: OFL-1.1")
    assert "Files: usr/lib/nonet/_internal/libz.so.1\n" in text


def test_bundles_for_other_systems_have_icon_version_and_identifier(tmp_path: Path) -> None:
    code = f"""
import ast, pathlib, dress
work = pathlib.Path({str(tmp_path)!r})
print(*dress.words("Windows", work)); print(*dress.words("Darwin", work))
ast.parse((work / "version.txt").read_text())
"""
    windows, mac = told(code).splitlines()
    assert "--version-file" in windows
    assert "--osx-bundle-identifier" in mac
    assert (tmp_path / "nonet.ico").read_bytes()[:4] == b"\0\0\1\0"
    assert (tmp_path / "nonet.icns").read_bytes()[:4] == b"icns"
