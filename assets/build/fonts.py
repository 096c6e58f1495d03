"""Make the bundled fonts from the npm package inter-ui (OFL): subset, equally wide digits.

    npm pack inter-ui@4.1.1
    python -m assets.build.fonts inter-ui-4.1.1.tgz

Needs fonttools and brotli. Latin, Greek and Cyrillic stay, with kerning; hints and the features
that a game does not use go. The digits of each font become its tabular ones, because SDL_ttf
cannot ask for the feature "tnum". The accent before a Greek capital gets more room: in small type
the two ran into each other.
"""

import io
import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS

from assets.build.subsets import FOLDER, codes_in, files_in, reduce, save

WEIGHTS = ("Regular", "Medium", "SemiBold")
RANGES = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x017F),  # Latin-1 and Latin Extended-A
    (0x0192, 0x0192),
    (0x0218, 0x021B),  # Romanian
    (0x02C6, 0x02DD),  # accents standing alone
    (0x0300, 0x0304),  # combining accents
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x045F),  # Cyrillic
    (0x0490, 0x0491),
    (0x1E80, 0x1E85),
    (0x1E9E, 0x1E9E),
    (0x2010, 0x2026),  # dashes, quotation marks, bullet, ellipsis
    (0x2030, 0x203A),
    (0x20AC, 0x20AC),
    (0x2116, 0x2122),
    (0x2190, 0x2199),  # arrows
    (0x21A9, 0x21AA),
    (0x2212, 0x221E),
    (0x2248, 0x2265),
    (0x25A0, 0x25CF),  # squares, triangles, discs
    (0x2713, 0x2717),  # ticks and crosses
)
ACCENTED_CAPITALS = "ΆΈΉΊΌΎΏ"
TONOS_ROOM = 0.07
"""How much further from its capital the accent stands, of the em; a pixel at 14."""
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl"]


def with_tabular_digits(font: TTFont) -> None:
    """Let the ten digits be the glyphs that the feature "tnum" would give."""
    gsub = font["GSUB"].table
    tabular: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for part in gsub.LookupList.Lookup[index].SubTable:
                    tabular |= getattr(part, "ExtSubTable", part).mapping
    widths = set()
    for table in font["cmap"].tables:
        for code in range(ord("0"), ord("9") + 1):
            if code in table.cmap:
                table.cmap[code] = tabular.get(table.cmap[code], table.cmap[code])
                widths.add(font["hmtx"][table.cmap[code]][0])
    if len(widths) != 1:
        raise SystemExit(f"the digits have the widths {sorted(widths)}")


def with_room_for_tonos(font: TTFont) -> None:
    """Move Greek capitals away from the accent before them."""
    room = round(TONOS_ROOM * font["head"].unitsPerEm)
    for capital in ACCENTED_CAPITALS:
        name = font.getBestCmap()[ord(capital)]
        glyph = font["glyf"][name]
        letter, _ = glyph.components
        letter.x += room
        for component in glyph.components:
            component.flags &= ~USE_MY_METRICS
        width, _ = font["hmtx"][name]
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (width + room, glyph.xMin)


def main(archive: Path) -> None:
    """Write the three weights and the licence."""
    licence, *sources = files_in(
        archive, "LICENSE.txt", *(f"web/Inter-{weight}.woff2" for weight in WEIGHTS)
    )
    for weight, source in zip(WEIGHTS, sources, strict=True):
        font = TTFont(io.BytesIO(source), recalcTimestamp=False)
        font.flavor = None
        with_tabular_digits(font)
        with_room_for_tonos(font)
        reduce(font, codes_in(RANGES), FEATURES)
        save(font, f"Inter-{weight}.ttf")
    (FOLDER / "LICENSE.txt").write_bytes(licence)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
