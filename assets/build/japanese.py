"""Make the fallback font from M PLUS 1 (OFL): only the glyphs that our Japanese needs.

    apt-get download fonts-mplus && dpkg-deb -x fonts-mplus_*.deb here
    python assets/build/japanese.py here/usr/share/fonts/opentype/mplus

Needs fonttools and Babel. To be run after `assets/languages/ja.po` changed: a test tells when a
glyph is missing. All kana and the marks of Japanese are always there.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from assets.build.messages import read  # noqa: E402
from game.messages.languages import FOLDER, NAMES  # noqa: E402

FONTS = ROOT / "assets" / "fonts"
WEIGHTS = ("Regular", "Medium", "SemiBold")
ALWAYS = (
    *range(0x20, 0x7F),
    0xA0,
    0xD7,
    *range(0x3000, 0x3020),
    *range(0x3041, 0x3100),
    *range(0xFF01, 0xFF5F),
)
"""ASCII, for texts that are written in one font, the marks of Japanese, kana, full-width forms."""


def wanted() -> set[int]:
    """Return the characters beyond Latin and Greek that the game writes."""
    texts = ["".join(NAMES.values())]
    for message in read(FOLDER / "ja.po"):
        strings = message.string
        texts += strings if isinstance(strings, tuple | list) else [strings]
    return {*ALWAYS, *(ord(letter) for text in texts for letter in text if letter >= "\u2e80")}


def main(folder: Path) -> None:
    """Write a font for each weight."""
    for weight in WEIGHTS:
        font = TTFont(folder / f"Mplus1-{weight}.otf", recalcTimestamp=False)
        options = subset.Options()
        options.layout_features = []
        options.hinting = False
        options.desubroutinize = True
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
        options.notdef_outline = True
        options.recalc_timestamp = False
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=wanted())
        subsetter.subset(font)
        target = FONTS / f"Mplus1-{weight}.otf"
        font.save(target)
        print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
