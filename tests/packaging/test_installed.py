"""What is installed: the wheel far from its tree, the man page, completions, desktop files."""

import configparser
import json
import os
import subprocess
import sys
import tempfile
import textwrap
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.cli.commands import COMMANDS
from game.version import VERSION

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
COMPILED = tempfile.TemporaryDirectory(prefix="nonet-compiled-")
"""What Python compiles of the wheel, once for all starts, and not among what the wheel holds."""
PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
SOLUTION = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"


def built(what: str, folder: Path) -> Path:
    """Have the back end make a wheel, `wheel` or `editable`, and return what it unpacks to."""
    pytest.importorskip("hatchling", reason="hatchling builds the wheel")
    pytest.importorskip("shtab", reason="shtab writes the completions")
    pytest.importorskip("argparse_manpage", reason="argparse-manpage writes the page")
    code = f"import hatchling.build; hatchling.build.build_{what}({str(folder)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    assert VERSION in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but what the wheel holds."""
    return built("wheel", tmp_path_factory.mktemp("wheel"))


def python(path: Path, *words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python far from the tree, with a folder on its path."""
    environment = {**os.environ, "PYTHONPATH": str(path), "SDL_VIDEODRIVER": "dummy"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = COMPILED.name
    return subprocess.run(
        [sys.executable, *words],
        cwd="/",
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def nonet(path: Path, *words: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the installed program."""
    return python(path, "-m", "nonet", *words, given=given)


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
    assert "nonet document 1 sudoku01" in nonet(site, "document").stdout


def test_the_wheel_leaves_out_what_only_the_tree_needs(site: Path) -> None:
    package = site / "nonet"
    held = {"__init__.py", "__main__.py", "py.typed", "game", "assets", "puzzles", "docs"}
    assert {path.name for path in package.iterdir()} == held
    assert [path.name for path in (package / "docs").iterdir()] == ["documents.md"]
    assert not list(package.rglob("*.po"))
    assert not list((package / "puzzles").glob("*.py"))
    assert not list(package.rglob("__pycache__"))
    shared = next(site.glob("*.data")) / "data" / "share"
    assert {path.name for path in shared.rglob("*") if path.is_file()} == {
        *("nonet", "_nonet", "nonet.fish", "nonet.6")
    }


def test_a_wheel_built_again_has_the_same_bytes(site: Path, tmp_path: Path) -> None:
    built("wheel", tmp_path)
    (first,), (second,) = (folder.glob("*.whl") for folder in (site.parent, tmp_path))
    assert first.read_bytes() == second.read_bytes()


def test_the_wheel_gets_on_with_other_packages_called_game_and_main(site: Path) -> None:
    assert {path.name.partition("-")[0] for path in site.iterdir()} == {"nonet"}
    others = {"game/__init__.py": "WHOSE = 'theirs'", "main.py": "WHOSE = 'theirs'"}
    for name, text in others.items():
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text(text)
    code = """
import game, main, nonet, sys
assert not hasattr(game, "cli")
sys.argv[1:] = ["generate", "--level", "easy", "--count", "2", "--jobs", "2"]
assert nonet.main() == 0
import game, main
print(game.WHOSE, main.WHOSE, nonet.game is not game)
"""
    program = site.parent / "program.py"
    program.write_text(f"if __name__ == '__main__':\n{textwrap.indent(code, '    ')}")
    try:
        run = python(site, program)
    finally:
        for name in others:
            (site / name).unlink()
        (site / "game").rmdir()
    assert run.returncode == 0, run.stderr
    *dealt, whose = run.stdout.splitlines()
    assert (len(dealt), whose) == (2, "theirs theirs True")


def test_an_editable_install_reaches_the_tree_and_offers_nonet_alone(tmp_path: Path) -> None:
    site = built("editable", tmp_path)
    (names,) = site.glob("*.pth")
    (folder,) = names.read_text("utf-8").splitlines()
    offered = {path.name for path in Path(folder).iterdir()} - {"__pycache__"}
    assert offered == {"nonet"}
    where = python(Path(folder), "-c", "import nonet.game; print(nonet.game.__file__)").stdout
    assert Path(where.strip()) == ROOT / "game" / "__init__.py"
    dealt = nonet(Path(folder), "generate", "--level", "easy", "--count", "2", "--jobs", "2")
    assert (dealt.returncode, len(dealt.stdout.splitlines())) == (0, 2)


def test_a_cluster_is_sent_the_package_under_its_name(site: Path, tmp_path: Path) -> None:
    sent = tmp_path / "sent.zip"
    code = f"""
import shutil
from nonet.game.cli import cluster
class Client:
    def upload_file(self, path):
        shutil.copy(path, {str(sent)!r})
cluster._send(Client())
"""
    run = python(site, "-c", code)
    assert run.returncode == 0, run.stderr
    code = "import nonet.game.solve.exact as there; print(there.__file__)"
    where = python(sent, "-c", code).stdout.strip()
    assert where.startswith(str(sent)), where


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


def shared_texts(home: str) -> dict[str, str]:
    """Return the desktop's files by their places, for a home."""
    pytest.importorskip("hatchling", reason="the addresses are those of the wheel")
    code = f"import json, desktop; print(json.dumps(desktop.texts(desktop.{home})))"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=PACKAGING, capture_output=True, text=True, check=True
    )
    made: dict[str, str] = json.loads(run.stdout)
    return made


def test_the_desktops_files_speak_of_one_program() -> None:
    made = shared_texts("Home.read()")
    name = next(iter(made)).removeprefix("applications/").removesuffix(".desktop")
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read_string(made[f"applications/{name}.desktop"])
    told = ElementTree.fromstring(made[f"metainfo/{name}.metainfo.xml"].encode())
    kinds = ElementTree.fromstring(made[f"mime/packages/{name}.xml"].encode())
    types = {kind.attrib["type"] for kind in kinds}
    assert set(entry["Desktop Entry"]["MimeType"].strip(";").split(";")) == types
    assert {kind.text for kind in told.iter("mediatype")} == types
    assert told.findtext("launchable") == f"{name}.desktop"
    assert told.findtext("id") == entry["Desktop Entry"]["Icon"] == name
    assert next(release.attrib["version"] for release in told.iter("release")) == VERSION
    # No address is told that is not there.
    assert told.find("url") is None
    assert told.find("screenshots") is None


def test_software_centres_are_shown_pictures_where_they_can_be_had() -> None:
    made = shared_texts("Home('https://host.example/us/nonet', '', '', 'example.host.Nonet')")
    told = ElementTree.fromstring(made["metainfo/example.host.Nonet.metainfo.xml"].encode())
    base = "https://host.example/us/nonet/raw/HEAD/"
    pictures = [str(image.text) for image in told.iter("image")]
    assert len(pictures) == 5
    assert all((ROOT / picture.removeprefix(base)).is_file() for picture in pictures)
    assert {url.attrib["type"] for url in told.iter("url")} >= {"homepage", "bugtracker"}


@pytest.mark.parametrize("what", ["wheel", "editable"])
def test_the_library_is_installed_and_nothing_else(site: Path, tmp_path: Path, what: str) -> None:
    code = f"""
        import sys, importlib.util, nonet
        assert nonet.Board({PUZZLE!r}).solve().text == {SOLUTION!r}
        assert not any(map(importlib.util.find_spec, ("game", "main")))
        """
    folder = site if what == "wheel" else built(what, tmp_path)
    # What `pip install --editable` puts on the path is told in a file.
    told = next(folder.glob("*.pth"), None)
    path = Path(told.read_text().strip()) if told else folder
    done = python(path, "-c", textwrap.dedent(code))
    assert (done.returncode, done.stderr) == (0, "")
