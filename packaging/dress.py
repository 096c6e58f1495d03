"""What a bundle wears on Windows and macOS: an icon, a version, an identifier."""

from pathlib import Path
from typing import Final

from from_parser import PROGRAM, ROOT
from metadata import Home
from PIL import Image

from game.version import VERSION

ICON: Final = ROOT / "assets/icon/nonet-256.png"


def words(system: str, work: Path) -> list[str]:
    """Return what PyInstaller is told on a system, by its name as `platform.system` has it.

    Icons and the version are made in a folder.
    """
    if system == "Windows":
        version = work / "version.txt"
        version.write_text(resource(), "utf-8")
        told = ["--icon", str(_icon(work / "nonet.ico")), "--version-file", str(version)]
        # Commands print; a window that is opened by a double click has no console beside it.
        return [*told, "--console", "--hide-console", "hide-early"]
    if system == "Darwin":
        told = ["--windowed", "--icon", str(_icon(work / "nonet.icns"))]
        return [*told, "--osx-bundle-identifier", Home.read().application_id]
    return ["--strip"] if system == "Linux" else []


def _icon(path: Path) -> Path:
    with Image.open(ICON) as icon:
        icon.save(path)
    return path


def resource() -> str:
    """Return the version as Windows shows it, in PyInstaller's form."""
    numbers = (*map(int, VERSION.split(".")), 0, 0, 0)[:4]
    told = {
        "FileDescription": "Nonet",
        "FileVersion": VERSION,
        "InternalName": PROGRAM,
        "LegalCopyright": "The Nonet authors, MIT licence",
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": "Nonet",
        "ProductVersion": VERSION,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in told.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F,"
        " flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]),"
        " VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"
    )
