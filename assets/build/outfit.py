"""Make the display face from the npm packages of Outfit and Manrope (both OFL).

    npm pack @expo-google-fonts/outfit@0.4.3 @expo-google-fonts/manrope@0.4.2
    python -m assets.build.outfit expo-google-fonts-outfit-0.4.3.tgz \\
        expo-google-fonts-manrope-0.4.2.tgz

Needs fonttools. Of Outfit Latin stays, with equally wide digits; Manrope lends it Greek, which
Outfit lacks, in its heaviest weight. Spaces are made wider. Hints go.
"""

import io
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from assets.build.fonts import with_tabular_digits
from assets.build.lexend import RANGES
from assets.build.subsets import FOLDER, codes_in, files_in, reduce, save

WEIGHTS = {
    "Medium": "500Medium",
    "SemiBold": "600SemiBold",
    "Bold": "700Bold",
    "ExtraBold": "800ExtraBold",
}
GREEK = ((0x0384, 0x038A), (0x038C, 0x038C), (0x038E, 0x03A1), (0x03A3, 0x03CE))
FEATURES = ["kern", "mark", "mkmk", "ccmp"]
SPACE = 0.24
"""The width of a space, of the em: the font's own is lost after a digit that is as wide as all."""


def with_word_space(font: TTFont) -> None:
    """Make the spaces wider."""
    names = font.getBestCmap()
    for code in (0x20, 0xA0):
        _, bearing = font["hmtx"][names[code]]
        font["hmtx"][names[code]] = (round(SPACE * font["head"].unitsPerEm), bearing)


def main(outfit: Path, manrope: Path) -> None:
    """Write four weights of Outfit, one of Manrope, and their licences."""
    licence, *sources = files_in(
        outfit, "LICENSE_FONT", *(f"{name}/Outfit_{name}.ttf" for name in WEIGHTS.values())
    )
    for weight, source in zip(WEIGHTS, sources, strict=True):
        font = TTFont(io.BytesIO(source), recalcTimestamp=False)
        with_tabular_digits(font)
        reduce(font, codes_in(RANGES), FEATURES)
        with_word_space(font)
        save(font, f"Outfit-{weight}.ttf")
    (FOLDER / "LICENSE-Outfit.txt").write_bytes(licence)
    name = WEIGHTS["ExtraBold"]
    licence, source = files_in(manrope, "LICENSE_FONT", f"{name}/Manrope_{name}.ttf")
    font = TTFont(io.BytesIO(source), recalcTimestamp=False)
    reduce(font, codes_in(GREEK), FEATURES)
    save(font, "Manrope-ExtraBold.ttf")
    (FOLDER / "LICENSE-Manrope.txt").write_bytes(licence)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
