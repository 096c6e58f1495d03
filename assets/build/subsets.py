"""Smaller fonts for the game: a few characters and features of a font, and no hints."""

import tarfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont

FOLDER: Final = Path(__file__).parent.parent / "fonts"
NAMES: Final = [0, 1, 2, 3, 4, 5, 6, 13, 14]
"""What a font says of itself: its names, version, copyright and licence."""


def reduce(font: TTFont, codes: Iterable[int], features: Sequence[str]) -> None:
    """Leave of a font some characters and features."""
    options = subset.Options()
    options.layout_features = list(features)
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = NAMES
    options.notdef_outline = True
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)


def save(font: TTFont, name: str) -> None:
    """Write a font to the game's, and tell how large it is."""
    target = FOLDER / name
    font.save(target)
    print(f"{name}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


def codes_in(ranges: Iterable[tuple[int, int]]) -> list[int]:
    """Return the characters from a first to a last, of each range."""
    return [code for first, last in ranges for code in range(first, last + 1)]


def files_in(archive: Path, *names: str) -> list[bytes]:
    """Return files of an npm package."""
    found = []
    with tarfile.open(archive) as package:
        for name in names:
            member = package.extractfile(f"package/{name}")
            if member is None:
                raise SystemExit(f"{archive} has no {name}")
            found.append(member.read())
    return found
