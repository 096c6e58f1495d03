"""What a Linux desktop looks for, with the program's id and its addresses put in."""

import re
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from metadata import ROOT, Home

LINUX: Final = Path(__file__).parent / "linux"
ICONS: Final = (32, 64, 256)
PICTURES: Final = {
    "menu-ink.png": "The menu",
    "play-paper.png": "A hint: the last empty cell of a column",
    "technique-paper.png": "A technique, explained link by link",
    "lesson-paper.png": "A lesson",
    "theatre-ink.png": "Four algorithms on one board",
}
"""Pictures of docs/pictures for software centres, and what is on them."""
RELEASE: Final = re.compile(r"^## (\d[\w.]*) \((\d{4}-\d\d-\d\d)\)$", re.MULTILINE)


def texts(home: Home) -> dict[str, str]:
    """Return the text of each file by its place below the folder of shared data."""
    name = home.application_id
    put = {
        "@ID@": name,
        # The owner of the id's domain: all of it but the name of the program.
        "@DEVELOPER@": name.rpartition(".")[0],
        "@ADDRESSES@": addresses(home),
        "@RELEASES@": releases(),
    }
    places = {
        f"applications/{name}.desktop": "nonet.desktop",
        f"metainfo/{name}.metainfo.xml": "nonet.metainfo.xml",
        f"mime/packages/{name}.xml": "nonet.mime.xml",
    }
    made = {place: (LINUX / file).read_text("utf-8") for place, file in places.items()}
    for mark, text in put.items():
        made = {place: written.replace(mark, text) for place, written in made.items()}
    return made


def icons(home: Home) -> dict[str, Path]:
    """Return the file of each icon by its place: the program's, and that of its files."""
    name, found = home.application_id, {}
    for size in ICONS:
        file = ROOT / f"assets/icon/nonet-{size}.png"
        found[f"icons/hicolor/{size}x{size}/apps/{name}.png"] = file
        found[f"icons/hicolor/{size}x{size}/mimetypes/{name}-puzzle.png"] = file
    return found


def addresses(home: Home) -> str:
    """Return the addresses and the pictures for AppStream, as far as there is a place for them."""
    kinds = {"Homepage": "homepage", "Issues": "bugtracker", "Source": "vcs-browser"}
    known = home.urls()
    lines = [
        f'  <url type="{kind}">{escape(known[name])}</url>\n'
        for name, kind in kinds.items()
        if name in known
    ]
    if home.source:
        lines.append("  <screenshots>\n")
        for number, (file, caption) in enumerate(PICTURES.items()):
            first = ' type="default"' if not number else ""
            address = escape(home.file(f"docs/pictures/{file}", is_picture=True))
            lines.append(
                f"    <screenshot{first}>\n      <caption>{escape(caption)}</caption>\n"
                f"      <image>{address}</image>\n    </screenshot>\n"
            )
        lines.append("  </screenshots>\n")
    return "".join(lines)


def releases() -> str:
    """Return what CHANGELOG.md says was released, for AppStream."""
    found = RELEASE.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
    lines = [f'    <release version="{version}" date="{day}"/>\n' for version, day in found]
    return f"  <releases>\n{''.join(lines)}  </releases>"
