"""What a package index, and pip beside other packages, are told."""

import subprocess
import sys
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def prepared(folder: Path, root: Path = ROOT) -> Message:
    """Have the back end tell what a wheel of a tree would say."""
    pytest.importorskip("hatchling", reason="hatchling builds the wheel")
    code = (
        f"import hatchling.build as b; print(b.prepare_metadata_for_build_wheel({str(folder)!r}))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True
    )
    told = folder / run.stdout.strip() / "METADATA"
    return message_from_string(told.read_text("utf-8"))


def test_nothing_pins_what_others_install(tmp_path: Path) -> None:
    told = prepared(tmp_path)
    assert not [need for need in told.get_all("Requires-Dist", []) if "==" in need.split(";")[0]]
    assert told["License-Expression"] == "MIT AND OFL-1.1"
    fonts = {path.name for path in (ROOT / "assets" / "fonts").glob("LICENSE*")}
    assert fonts <= {Path(name).name for name in told.get_all("License-File", [])}


def test_the_readme_leads_nowhere_while_there_is_no_address(tmp_path: Path) -> None:
    told = prepared(tmp_path)
    text = str(told.get_payload())
    assert told["Project-URL"] is None
    assert "](docs/" not in text
    assert "![" not in text
    assert "Handbook" in text


def test_an_address_that_is_filled_in_reaches_links_and_pictures(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    for name in ("packaging", "README.md", "LICENSE"):
        (tree / name).symlink_to(ROOT / name)
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    home = 'source = "https://host.example/us/nonet"'
    (tree / "pyproject.toml").write_text(project.replace('source = ""', home), "utf-8")
    told = prepared(tmp_path, tree)
    text = str(told.get_payload())
    assert "Source, https://host.example/us/nonet" in told.get_all("Project-URL", [])
    assert "](https://host.example/us/nonet/raw/HEAD/docs/pictures/play-paper.png)" in text
    assert "](https://host.example/us/nonet/blob/HEAD/docs/handbook.md)" in text


def test_an_index_can_show_the_readme(tmp_path: Path) -> None:
    pytest.importorskip("comrak", reason="renders Markdown as package indexes do")
    markdown = pytest.importorskip("readme_renderer.markdown")
    shown = markdown.render(str(prepared(tmp_path).get_payload()))
    assert shown is not None
    assert ">Nonet<" in shown.partition("</h1>")[0]
