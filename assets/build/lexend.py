"""Make the font for easier reading from the npm package of Lexend (OFL): digits equally wide.

    npm pack @expo-google-fonts/lexend@0.4.1
    python assets/build/lexend.py expo-google-fonts-lexend-0.4.1.tgz

Needs fonttools. Latin stays, with accents and marks; for all else the game goes on to Inter. Hints
and kerning go. Each digit stands in the middle of as much room as the widest of its font has.
"""

import io
import sys
import tarfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEIGHTS = {"Regular": "400Regular", "Medium": "500Medium", "SemiBold": "600SemiBold"}
FOLDER = Path(__file__).parent.parent / "fonts"
RANGES = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x017F),  # Latin-1 and Latin Extended-A
    (0x0218, 0x021B),  # Romanian
    (0x1E80, 0x1E85),
    (0x1E9E, 0x1E9E),
    (0x2010, 0x2026),  # dashes, quotation marks, bullet, ellipsis
    (0x2030, 0x203A),
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
    (0x2212, 0x221E),
    (0x2248, 0x2265),
)


def with_equal_digits(font: TTFont) -> None:
    """Give all ten digits the width of the widest, each in the middle of it."""
    names = [font.getBestCmap()[code] for code in range(ord("0"), ord("9") + 1)]
    widest = max(font["hmtx"][name][0] for name in names)
    for name in names:
        glyph, (width, bearing) = font["glyf"][name], font["hmtx"][name]
        room = (widest - width) // 2
        if glyph.isComposite():
            raise SystemExit(f"the digit {name} is made of other glyphs")
        glyph.coordinates.translate((room, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (widest, bearing + room)


def make(source: bytes, target: Path) -> None:
    """Write one subset font."""
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = ["mark", "mkmk", "ccmp", "locl"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
    subsetter.subset(font)
    with_equal_digits(font)
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


def main(archive: Path) -> None:
    """Write the three weights and the licence."""
    with tarfile.open(archive) as package:

        def read(name: str) -> bytes:
            member = package.extractfile(f"package/{name}")
            if member is None:
                raise SystemExit(f"{archive} has no {name}")
            return member.read()

        for weight, name in WEIGHTS.items():
            make(read(f"{name}/Lexend_{name}.ttf"), FOLDER / f"Lexend-{weight}.ttf")
        (FOLDER / "LICENSE-Lexend.txt").write_bytes(read("LICENSE_FONT"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
