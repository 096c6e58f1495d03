"""What the project's own files say agrees with each other, and the handbook's commands work."""

import operator
import re
import shlex
import sys
import tomllib
from pathlib import Path

import pytest

from game.cli.main import main
from game.learn.road import LESSONS
from game.logic.techniques import TECHNIQUES
from game.version import VERSION

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
HANDBOOK = (ROOT / "docs" / "handbook.md").read_text("utf-8")
PAGES = (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "packaging").glob("*.md"))
COMMAND = re.compile(r"^    main\.py (.+?)(?: {2,}.*)?$", re.MULTILINE)


def shown_commands() -> list[str]:
    """Return the commands of the handbook that need no window, no terminal and no file of yours."""
    lines = []
    for shown in COMMAND.findall(HANDBOOK):
        for line in re.sub(r"\[.*?\]", "", shown).replace("main.py ", "").split(", "):
            plain = re.sub(r"FILE\|FOLDER|FILE", "puzzles/sudoku01.txt", line).strip()
            if plain.partition(" ")[0] in {"solve", "generate", "rate", "hint", "steps", "doctor"}:
                lines.append(plain)
    return lines


def parts(requirement: str) -> tuple[str, list[tuple[str, tuple[int, ...]]], str]:
    """Return the name of a requirement, its bounds and its marker."""
    wanted, _, marker = requirement.partition(";")
    name = re.match(r"[\w.-]+", wanted)
    assert name is not None
    bounds = re.findall(r"([<>=]+)([\d.]+)", wanted)
    return name[0], [(sign, tuple(map(int, at.split(".")))) for sign, at in bounds], marker.strip()


def test_requirements_pin_one_allowed_version_of_all_that_pyproject_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = project["project"]["dependencies"] + project["dependency-groups"]["test"]
    lines = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    pins = [parts(line) for line in lines if line and line[0] != "#"]
    ranges = [parts(line) for line in asked]
    assert [(name, marker) for name, _, marker in pins] == [(n, marker) for n, _, marker in ranges]
    holds = {">=": operator.ge, "<": operator.lt, "==": operator.eq}
    for (name, ((sign, pin),), _), (_, bounds, _) in zip(pins, ranges, strict=True):
        assert sign == "==", name
        assert all(holds[word](pin, bound) for word, bound in bounds), name


def test_every_file_names_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == VERSION
    released = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert next(name for name in released if name != "Unreleased") == VERSION


@pytest.mark.parametrize("end", ["main.py", "-m pytest"])
def test_the_checks_run_the_commands_of_the_readme(end: str) -> None:
    pattern = rf"^    (python3 -m venv .* {re.escape(end)})$"
    (command,) = re.findall(pattern, README, re.MULTILINE)
    assert command in (ROOT / ".ci" / "run").read_text("utf-8").splitlines()


def test_the_hooks_before_a_commit_are_the_tools_of_the_checks() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    entries = re.findall(r"^ +entry: (.*)$", hooks, re.MULTILINE)
    tools = re.compile(r"^(?:ruff|mypy|lint-imports)\b.*$", re.MULTILINE)
    assert entries == tools.findall((ROOT / ".ci" / "run").read_text("utf-8"))


def test_no_benchmark_stands_in_the_way_of_the_library() -> None:
    # One of them is run as a script, with its folder first on the path.
    names = {path.stem for path in (ROOT / "benchmarks").glob("*.py")}
    assert not names & sys.stdlib_module_names - {"__init__"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_picture_and_page_that_a_page_links_to_is_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", ["README.md", "docs/handbook.md"])
def test_techniques_and_lessons_are_counted_rightly(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert f"ome {round(len(TECHNIQUES), -1)} techniques" in text
    assert f"{len(LESSONS)} lessons" in text
    assert f"{len(LESSONS)} lessons" in (ROOT / "docs" / "accessibility.md").read_text("utf-8")


@pytest.mark.parametrize("command", shown_commands())
def test_the_commands_of_the_handbook_work(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out
