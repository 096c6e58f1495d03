"""Windows and macOS as far as they can be played elsewhere: what they lack is taken away.

The code runs in a process of its own that has the system's name, its modules and its missing
functions; `os.name` is changed for the game alone, since pathlib goes by it.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRELUDE = '''
import importlib, os, re, sys, types
# The standard library's own, as this system has them.
import asyncio, concurrent.futures, ctypes.util, logging, multiprocessing.spawn, pathlib
import multiprocessing.connection, multiprocessing.popen_spawn_posix
import multiprocessing.resource_tracker
import secrets, shutil, signal, sqlite3, subprocess, tempfile, zipfile
import fpdf, fsrs, PIL.Image, platformdirs, platformdirs.windows, pygame, tomli_w

SYSTEM, folder = sys.argv[1], pathlib.Path(sys.argv[2])
LACKS = {
    "win32": ("O_NONBLOCK", "geteuid", "getuid", "mkfifo", "fork", "sync", "fchmod", "nice",
              "setpriority", "sched_getaffinity", "getpgid", "killpg", "uname", "getloadavg"),
    "darwin": ("sched_getaffinity", "sched_setaffinity", "memfd_create", "pidfd_open"),
}[SYSTEM]
MODULES = {
    "win32": ("fcntl", "termios", "tty", "pwd", "grp", "resource", "readline"),
    "darwin": ("msvcrt", "winreg"),
}[SYSTEM]
for name in LACKS:
    if hasattr(os, name):
        delattr(os, name)
for name in MODULES:
    sys.modules[name] = None
held = {}

def locking(descriptor, mode, count):
    """Lock a byte as Windows does: for a descriptor, until that is closed."""
    found = os.fstat(descriptor).st_ino
    other = held.get(found)
    if other is not None and other != descriptor:
        try:
            if os.fstat(other).st_ino == found:
                raise PermissionError(13, "Permission denied")
        except OSError as error:
            if error.errno == 13:
                raise
    held[found] = descriptor

if SYSTEM == "win32":
    sys.modules["msvcrt"] = types.SimpleNamespace(
        locking=locking, LK_NBLCK=2, getwch=None, kbhit=None
    )
sys.platform = SYSTEM

class System:
    """The module `os` as the game sees it."""

    name = "nt" if SYSTEM == "win32" else "posix"

    def __getattr__(self, name):
        return getattr(os, name)
'''
LOAD = """
# Modules that name nothing of what differs load as they do here.
lacks, modules = "|".join(LACKS), "|".join([*MODULES, "msvcrt"])
differs = re.compile(
    rf"\\bos[.](name|{lacks})\\b|[\\x22\\x27]({lacks}|{modules})[\\x22\\x27]"
    rf"|(import|from) ({modules})\\b|from os import|import os as|sys[.]platform|import platform"
)
root = pathlib.Path(os.environ["PYTHONPATH"])
loaded = 0
for path in sorted((root / "game").rglob("*.py")):
    if differs.search(path.read_text("utf-8")):
        name = ".".join(path.relative_to(root).with_suffix("").parts)
        module = importlib.import_module(name.removesuffix(".__init__"))
        loaded += 1
        if getattr(module, "os", None) is os:
            module.os = System()
assert loaded > 10, loaded
"""
PLAY = """
from game.cli.batch import in_order
from game.cli.main import main
from game.store.folder import DataFolder
from game.store.folders import Folders
from game.store.lock import FolderInUseError, FolderLock

folders = Folders.below(folder)
data = DataFolder(folders)
try:
    FolderLock(folder)
except FolderInUseError:
    pass
else:
    raise AssertionError("two windows have one folder")
data.dailies.open("9x9-md-1", __import__("datetime").date(2026, 11, 22),
                  __import__("datetime").date(2026, 11, 22))
data.back_up()
data.writer.flush()
assert data.take_messages() == ()
assert data.close() is None
backup = folder / "all.zip"
where = ["--data-dir", str(folder)]
assert main(["backup", str(backup), *where]) == 0
(folder / "dailies.json").unlink()
assert main(["restore", str(backup), *where]) == 0
assert b"9x9-md-1" in (folder / "dailies.json").read_bytes()
assert main(["doctor", *where]) == 0
assert list(in_order(len, ["one", "three"], jobs=2)) == [3, 5]
assert main(["print", "--count", "1", "--to", str(folder / "page.pdf")]) == 0
"""
FOLDERS = """
def known(name):
    return {
        "CSIDL_LOCAL_APPDATA": r"C:\\Users\\Zoë\\AppData\\Local",
        "CSIDL_APPDATA": r"C:\\Users\\Zoë\\AppData\\Roaming",
        "CSIDL_MYPICTURES": r"D:\\Bilder",
    }[name]

platformdirs.windows.get_win_folder = known
platformdirs.PlatformDirs = platformdirs.windows.Windows
from game.store.folders import Folders
found = Folders.find(None, {})
for kept in (found.data, found.config, found.logs):
    assert str(kept).startswith(known("CSIDL_LOCAL_APPDATA")), kept
    assert "nonet" in str(kept), kept
assert str(found.pictures).startswith(known("CSIDL_MYPICTURES"))
"""


def played(system: str, code: str, folder: Path) -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", PRELUDE + code, system, str(folder)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="takes away what Linux has")
@pytest.mark.parametrize(("system", "code"), [("win32", PLAY + FOLDERS), ("darwin", PLAY)])
def test_modules_load_and_a_folder_is_kept(system: str, code: str, tmp_path: Path) -> None:
    played(system, LOAD + code, tmp_path)
