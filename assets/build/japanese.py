"""Make the fallback font from M PLUS 1 (OFL): only the glyphs that our Japanese needs.

Its curves become those of TrueType, which are quicker to open and go into a PDF as they are.

    apt-get download fonts-mplus && dpkg-deb -x fonts-mplus_*.deb here
    python -m assets.build.japanese here/usr/share/fonts/opentype/mplus

Needs fonttools and Babel. To be run after `assets/languages/ja.po` changed: a test tells when a
glyph is missing. All kana and the marks of Japanese are always there.
"""

import sys
from pathlib import Path

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program

from assets.build.messages import read
from assets.build.subsets import reduce, save
from game.messages.languages import FOLDER, NAMES

WEIGHTS = ("Regular", "Medium", "SemiBold")
ALWAYS = (
    *range(0x20, 0x7F),
    *(0xA0, 0xB7, 0xD7, 0x2013, 0x2014, 0x2026),
    *range(0x3000, 0x3020),
    *range(0x3041, 0x3100),
    *range(0xFF01, 0xFF5F),
)
"""ASCII, dots and dashes (for texts in one font), the marks of Japanese, kana, full-width forms."""


def wanted() -> set[int]:
    """Return the characters beyond Latin and Greek that the game writes."""
    texts = ["".join(NAMES.values())]
    for message in read(FOLDER / "ja.po"):
        strings = message.string
        texts += strings if isinstance(strings, tuple | list) else [strings]
    return {*ALWAYS, *(ord(letter) for text in texts for letter in text if letter >= "\u2e80")}


def to_true_type(font: TTFont) -> None:
    """Replace the outlines of a font by quadratic curves, a thousandth of the em beside at most."""
    glyphs, order = font.getGlyphSet(), font.getGlyphOrder()
    table = newTable("glyf")
    table.glyphOrder, table.glyphs = order, {}
    for name in order:
        pen = TTGlyphPen(None)
        error = font["head"].unitsPerEm / 1000
        glyphs[name].draw(Cu2QuPen(pen, error, reverse_direction=True))
        table.glyphs[name] = pen.glyph()
    font["loca"], font["glyf"] = newTable("loca"), table
    del font["CFF "]
    font.sfntVersion = "\0\1\0\0"
    most = font["maxp"]
    most.tableVersion, most.maxZones, most.maxStackElements = 0x00010000, 1, 2
    for name in (
        "TwilightPoints",
        "Storage",
        "FunctionDefs",
        "InstructionDefs",
    ):
        setattr(most, f"max{name}", 0)
    most.maxComponentElements = most.maxSizeOfInstructions = 0
    # A program, which sets the usual scan conversion twice: without one FreeType makes hints.
    font["prep"] = newTable("prep")
    font["prep"].program = Program()
    font["prep"].program.fromBytecode(bytes.fromhex("b801ff85b0048db801ff85b0048d"))
    font["post"].formatType = 3.0  # no names of glyphs


def main(folder: Path) -> None:
    """Write a font for each weight."""
    for weight in WEIGHTS:
        font = TTFont(folder / f"Mplus1-{weight}.otf", recalcTimestamp=False)
        reduce(font, wanted(), ())
        to_true_type(font)
        save(font, f"Mplus1-{weight}.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
