"""The index of the teaching documents, docs/documents.md: their terms, and where these are."""

from pathlib import Path
from typing import Final, NamedTuple

from .library import BUNDLED, read_text

MAP: Final = BUNDLED.parent / "docs" / "documents.md"
"""The file, which comes with an installed copy too."""
COLUMNS: Final = 3


class MapRow(NamedTuple):
    """A term or requirement of a document, and where it is found here."""

    what: str
    where: str


class Section(NamedTuple):
    """A document: its terms, and what is done differently here."""

    title: str
    rows: tuple[MapRow, ...]
    remarks: tuple[str, ...]
    """Paragraphs."""


def read_map(path: Path = MAP) -> tuple[Section, ...]:
    """Return the sections of the index in order; raises `PuzzleFileError`."""
    _, *parts = read_text(path).split("\n## ")
    return tuple(map(_section, parts))


def _section(part: str) -> Section:
    title, _, rest = part.partition("\n")
    rows: list[MapRow] = []
    remarks: list[str] = []
    for block in rest.split("\n\n"):
        lines = block.strip().splitlines()
        if not lines or not lines[0].startswith("|"):
            remarks.append(_plain(" ".join(lines)))
            continue
        # Its head and the line under it are no rows.
        for line in lines[2:]:
            cells = [_plain(cell) for cell in line.strip("|").split(" | ")]
            if len(cells) == COLUMNS:
                rows.append(MapRow(*cells[:2]))
    return Section(title.strip(), tuple(rows), tuple(filter(None, remarks)))


def _plain(cell: str) -> str:
    """Return a text without code marks."""
    return cell.replace("`", "").strip()
