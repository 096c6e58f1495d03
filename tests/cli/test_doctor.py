import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def doctor(data_dir: Path, *words: str, **environment: str) -> tuple[int, dict[str, str]]:
    done = subprocess.run(
        [sys.executable, "main.py", "doctor", "--data-dir", str(data_dir), *words],
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, dict(line.split("\t", 1) for line in done.stdout.splitlines())


def test_versions_drivers_and_folders_are_shown_and_nothing_is_made(tmp_path: Path) -> None:
    code, findings = doctor(tmp_path / "new")
    assert code == 0
    assert findings["Python"].startswith(".".join(map(str, sys.version_info[:3])))
    assert findings["video"].startswith("dummy, ")
    assert findings["saves"] == str(tmp_path / "new")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("fake", "found"),
    [
        ("raise ImportError('no pygame here')", "missing"),
        ("IS_CE = False", "the old pygame is installed in its place"),
    ],
)
def test_it_helps_where_pygame_is_not_right(tmp_path: Path, fake: str, found: str) -> None:
    package = tmp_path / "pygame"
    package.mkdir()
    (package / "__init__.py").write_text(fake)
    code, findings = doctor(tmp_path, PYTHONPATH=str(tmp_path))
    assert code == 2
    assert findings["pygame-ce"] == found


def test_a_folder_in_place_of_the_lock_is_told_and_set_aside(tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    assert doctor(tmp_path)[1]["lock"].startswith("damaged: it is not a plain file")
    code, findings = doctor(tmp_path, "--mend")
    assert code == 0
    assert str(tmp_path / "lock.bad") in findings["lock"]
    assert doctor(tmp_path)[0] == 0


@pytest.mark.skipif(
    not hasattr(os, "getuid") or os.getuid() == 0, reason="who may do anything may write anywhere"
)
def test_what_cannot_be_repaired_is_told(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("[")
    (tmp_path / "lock").write_text("")
    tmp_path.chmod(0o500)
    try:
        code, findings = doctor(tmp_path, "--mend")
    finally:
        tmp_path.chmod(0o700)
    assert code == 2
    assert findings["settings.toml"].startswith("damaged: ")


def test_a_save_that_cannot_be_read_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "odd.json").write_text('{"nonet": "game", "version": 4}')
    code, findings = doctor(tmp_path)
    assert code == 2
    assert "Message(" not in findings["games/odd.json"]


def test_what_the_game_goes_on_without_is_named_and_stays(tmp_path: Path) -> None:
    files = {
        "settings.toml": '[game]\nmode = "chess"\n',
        "players/2/dailies.json": '{"opened": {"a": {"day": "never", "counts": true}}}',
        "matches.json": '{"matches": [{}, {}], "going": null}',
        "draft.json": '{"drafts": [{"board": "9x9", "digits": "12"}], "position": 0}',
    }
    (tmp_path / "players" / "2").mkdir(parents=True)
    for name, content in files.items():
        (tmp_path / name).write_text(content)
        (tmp_path / name).chmod(0o600)
    code, findings = doctor(tmp_path)
    assert code == 0
    assert findings["settings.toml"].startswith("The setting game.mode cannot be “chess”")
    assert (
        findings["players/2/dailies.json"] == "1 entry cannot be read; the game goes on without it"
    )
    assert findings["matches.json"].startswith("2 entries cannot be read")
    assert findings["draft.json"].startswith("1 entry cannot be read")
    assert {name: (tmp_path / name).read_text() for name in files} == files
