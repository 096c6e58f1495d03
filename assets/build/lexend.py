"""Make the font for easier reading from the npm package of Lexend (OFL): digits equally wide.

    npm pack @expo-google-fonts/lexend@0.4.1
    python -m assets.build.lexend expo-google-fonts-lexend-0.4.1.tgz

Needs fonttools. Latin stays, with accents and marks; for all else the game goes on to Inter. Hints
and kerning go. Each digit stands in the middle of as much room as the widest of its font has.
"""

import io
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from assets.build.subsets import FOLDER, codes_in, files_in, reduce, save

WEIGHTS = {"Regular": "400Regular", "Medium": "500Medium", "SemiBold": "600SemiBold"}
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
FEATURES = ["mark", "mkmk", "ccmp", "locl"]


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


def main(archive: Path) -> None:
    """Write the three weights and the licence."""
    licence, *sources = files_in(
        archive, "LICENSE_FONT", *(f"{name}/Lexend_{name}.ttf" for name in WEIGHTS.values())
    )
    for weight, source in zip(WEIGHTS, sources, strict=True):
        font = TTFont(io.BytesIO(source), recalcTimestamp=False)
        reduce(font, codes_in(RANGES), FEATURES)
        with_equal_digits(font)
        save(font, f"Lexend-{weight}.ttf")
    (FOLDER / "LICENSE-Lexend.txt").write_bytes(licence)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
