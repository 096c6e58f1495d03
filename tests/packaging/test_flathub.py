"""What Flathub builds from: each source by its checksum, each file in its place."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("hatchling", reason="reads the addresses as hatchling's hook does")

ROOT = Path(__file__).parents[2]
CODE = """
import json, sys
from pathlib import Path
import flathub
from metadata import Home

shared = {"both.whl": {"type": "file", "url": "file:///both.whl", "sha256": "0" * 64}}
wheels = {
    machine: shared | {f"{machine}.whl": {"type": "file", "url": "file:///x", "sha256": "1" * 64}}
    for machine in flathub.MACHINES
}
flathub.libraries = wheels.__getitem__
home = Home(sys.argv[1], "", "", "example.host.Nonet")
print(flathub.write(home, Path(sys.argv[2]), Path(sys.argv[3])))
"""


def written(tmp_path: Path, source: str) -> Path:
    wheel = tmp_path / "nonet-1.2.3-py3-none-any.whl"
    wheel.write_bytes(b"wheel")
    command = [sys.executable, "-c", CODE, source, str(wheel), str(tmp_path / "to")]
    run = subprocess.run(
        command, cwd=ROOT / "packaging", capture_output=True, text=True, check=True
    )
    return Path(run.stdout.strip())


@pytest.mark.parametrize("source", ["", "https://host.example/us/nonet"])
def test_every_source_is_pinned_or_lies_beside_the_manifest(tmp_path: Path, source: str) -> None:
    path = written(tmp_path, source)
    made = json.loads(path.read_text("utf-8"))
    libraries, own = made["modules"]
    assert [one["sha256"][0] for one in libraries["sources"]] == ["0", "1", "1"]
    assert [one.get("only-arches") for one in libraries["sources"]] == [
        *(None, ["x86_64"], ["aarch64"])
    ]
    wheel, *files = own["sources"]
    assert wheel.get("url") == (
        f"{source}/releases/download/v1.2.3/nonet-1.2.3-py3-none-any.whl" if source else None
    )
    assert len(wheel["sha256"]) == 64
    beside = {each.name for each in path.parent.iterdir()}
    assert ({one["path"] for one in files} | {wheel.get("path", path.name)}) <= beside
    installed = " ".join(own["build-commands"])
    assert all(one["path"] in installed for one in files)
    assert f"share/metainfo/{made['id']}.metainfo.xml" in installed


def test_a_source_of_this_machine_alone_is_refused() -> None:
    found = {"url": "file:///opt/x.whl", "archive_info": {"hashes": {"sha256": "0" * 64}}}
    code = f"import flathub; flathub._source({found!r})"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "packaging", capture_output=True, text=True
    )
    assert run.returncode == 1
    assert "file:///opt/x.whl" in run.stderr


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="flatpak-builder is not here")
def test_flatpaks_builder_reads_all_of_the_manifest(tmp_path: Path) -> None:
    path = written(tmp_path, "")
    run = subprocess.run(
        ["flatpak-builder", "--show-manifest", path], capture_output=True, text=True, check=True
    )
    assert run.stderr == ""
    assert json.loads(run.stdout)["finish-args"] == json.loads(path.read_text())["finish-args"]
