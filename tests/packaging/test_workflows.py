"""The workflows of the code host: well formed, and with no command that stands nowhere else."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SAID = "".join(
    (ROOT / name).read_text("utf-8") for name in ("README.md", ".ci/run", "docs/releasing.md")
)
HOST = re.compile(r"sudo apt-get|\.ci/run|gh release|pipx run pip-audit")
"""What only a host does."""


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_command_of_a_workflow_is_told_or_run_elsewhere(path: Path) -> None:
    commands = re.findall(r"run: (.*)$", path.read_text("utf-8"), re.MULTILINE)
    assert commands
    for command in commands:
        # What a matrix fills in stands in the pages for one of its cases.
        beginning = command.partition("${{")[0].strip()
        assert HOST.match(command) or beginning in SAID, command


def test_the_workflows_are_as_the_host_wants_them() -> None:
    pytest.importorskip("check_jsonschema", reason="check-jsonschema knows the host's schema")
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.github-workflows",
    ]
    run = subprocess.run([*command, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_actionlint_finds_nothing() -> None:
    if (actionlint := shutil.which("actionlint")) is None:
        pytest.skip("no actionlint")
    run = subprocess.run([actionlint, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
