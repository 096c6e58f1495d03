"""What is installed: the wheel far from its tree, the man page, completions, desktop files."""

import configparser
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.cli.commands import COMMANDS
from game.version import VERSION

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLUTION = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but what the wheel holds."""
    pytest.importorskip("hatchling", reason="hatchling builds the wheel")
    folder = tmp_path_factory.mktemp("wheel")
    code = f"import hatchling.build; print(hatchling.build.build_wheel({str(folder)!r}))"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    assert VERSION in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def nonet(site: Path, *words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the installed program far from its tree."""
    environment = {**os.environ, "PYTHONPATH": str(site), "SDL_VIDEODRIVER": "dummy"}
    # What the wheel holds is looked at after this, too.
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    return subprocess.run(
        [sys.executable, "-m", "nonet", *words],
        cwd=site.parent,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_installed_program_solves_deals_and_draws(site: Path, tmp_path: Path) -> None:
    assert nonet(site, "--version").stdout == f"Nonet {VERSION}\n"
    assert nonet(site, "solve", "-", given=PUZZLE).stdout.strip() == SOLUTION
    dealt = nonet(site, "generate", "--level", "easy", "--count", "2", "--jobs", "2")
    assert (dealt.returncode, len(dealt.stdout.splitlines())) == (0, 2)
    picture = tmp_path / "play.png"
    drawn = nonet(site, "--screenshot", picture, "--scene", "play")
    assert drawn.returncode == 0, drawn.stderr
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_help_calls_the_program_by_its_name(site: Path) -> None:
    for words in ((), ("solve",)):
        told = nonet(site, *words, "--help").stdout
        assert "nonet" in told
        assert "main.py" not in told


def test_the_wheel_leaves_out_what_only_the_tree_needs(site: Path) -> None:
    app = site / "nonet" / "_app"
    assert {path.name for path in app.iterdir()} == {"main.py", "game", "assets", "puzzles"}
    assert not list(app.rglob("*.po"))
    assert not list((app / "puzzles").glob("*.py"))
    assert not list(app.rglob("__pycache__"))


def test_the_page_and_the_completions_know_every_command() -> None:
    pytest.importorskip("shtab", reason="shtab writes the completions")
    pytest.importorskip("argparse_manpage", reason="argparse-manpage writes the page")
    code = (
        "import from_parser as made; print(made.man_page()); "
        "[print(made.completion(shell)) for shell in made.SHELLS]"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=PACKAGING, capture_output=True, text=True, check=True
    )
    page, _, completions = run.stdout.partition("# AUTOMATICALLY GENERATED")
    for name in COMMANDS:
        assert f"nonet {name}".replace("-", "\\-") in page, name
        assert completions.count(name) >= 3, name


def test_the_desktops_files_speak_of_one_program() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGING / "linux" / "org.nonet.Nonet.desktop", "utf-8")
    told = ElementTree.parse(PACKAGING / "linux" / "org.nonet.Nonet.metainfo.xml").getroot()
    kinds = ElementTree.parse(PACKAGING / "linux" / "org.nonet.Nonet.mime.xml").getroot()
    types = {kind.attrib["type"] for kind in kinds}
    assert set(entry["Desktop Entry"]["MimeType"].strip(";").split(";")) == types
    assert {kind.text for kind in told.iter("mediatype")} == types
    assert told.findtext("launchable") == "org.nonet.Nonet.desktop"
    assert next(release.attrib["version"] for release in told.iter("release")) == VERSION
