"""What the page's download is made of: every file has a part, and every thing its hash."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.web.site import ROOT, parts, pins


def test_every_file_of_the_tree_has_a_part_and_the_first_is_small() -> None:
    found = {part.name: part for part in parts.parts(ROOT, parts.rules())}
    assert {"first", "sounds", "bank", "lessons", "music", "language-de"} <= set(found)
    names = [path for part in found.values() for path in part.files]
    assert len(names) == len(set(names))
    assert "assets/languages/de/start.mo" in found["language-de"].files
    assert not [path for path in names if path.startswith("game/cli/") or path.endswith(".po")]


def test_a_file_that_no_pattern_names_ends_the_build(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/new.bin").write_bytes(b"x")
    with pytest.raises(ValueError, match=r"assets/new\.bin has no part"):
        parts.parts(tmp_path, parts.rules())


def test_what_has_another_hash_is_not_built_with(tmp_path: Path) -> None:
    pin = pins.pins()[0]
    (tmp_path / pin.kept_as).write_bytes(b"something else")
    with pytest.raises(pins.PinError, match=pin.sha256):
        pins.got(pin, tmp_path)


def test_wheels_are_those_that_the_desktop_is_tested_with() -> None:
    required = dict(
        re.findall(r"^([\w-]+)==([\w.]+)", (ROOT / "requirements.txt").read_text(), re.MULTILINE)
    )
    for pin in pins.pins():
        name = pin.name.replace("_", "-")
        if pin.kind == "wheel" and name in required:
            assert pin.version == required[name], name
    (wheel,) = (ROOT / "packaging/web/pygame").glob("*.whl")
    assert wheel.name.startswith(f"pygame_ce-{required['pygame-ce']}-")


def test_what_is_left_out_of_pythons_modules_is_there_to_be_left_out() -> None:
    modules = {"pdb.py": b"", "json/decoder.py": b"", "unittest/case.py": b""}
    with pytest.raises(ValueError, match=r"no modules.*profiling"):
        parts.needed(modules)
    path = parts.PARTS
    left_out = tomllib.loads(path.read_text("utf-8"))["library"]["left-out"]
    assert parts.needed({f"{name}.py": b"" for name in left_out} | modules) == {
        "json/decoder.py": b""
    }
