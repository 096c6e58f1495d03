"""Colours as people see them who lack a kind of cone, and how far colours are apart."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

from game.ui.look.theme import Colour

Matrix = tuple[tuple[float, float, float], ...]
VISIONS: Final[dict[str, Matrix]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The whole loss of each cone: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, A
Physiologically-based Model for Simulation of Color Vision Deficiency (2009), severity 1.0."""


def _linear(channel: float) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _coded(share: float) -> int:
    share = min(1.0, max(0.0, share))
    return round(
        255 * (12.92 * share if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055)
    )


def seen(colour: Colour, vision: str) -> Colour:
    """Return a colour as it is seen; the model works on linear light."""
    light = [_linear(channel) for channel in colour]
    red, green, blue = (
        _coded(sum(m * c for m, c in zip(row, light, strict=True))) for row in VISIONS[vision]
    )
    return red, green, blue


def lab(colour: Colour) -> tuple[float, float, float]:
    """Return a colour in CIELAB, under D65."""
    red, green, blue = (_linear(channel) for channel in colour)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (
        t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: Colour, other: Colour) -> float:
    """Return CIEDE2000, of which 1 can just be seen side by side.

    After G. Sharma, W. Wu, E. N. Dalal, The CIEDE2000 Color-Difference Formula (2005).
    """
    (l1, a1, b1), (l2, a2, b2) = lab(one), lab(other)
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = hypot(a1 * (1 + g), b1), hypot(a2 * (1 + g), b2)
    h1, h2 = (
        degrees(atan2(b, a * (1 + g))) % 360 if a or b else 0.0 for a, b in ((a1, b1), (a2, b2))
    )
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if not c1 * c2 else (h1 + turn / 2) % 360
    t = 1 - 0.17 * cos(radians(hm - 30)) + 0.24 * cos(radians(2 * hm))
    t += 0.32 * cos(radians(3 * hm + 6)) - 0.20 * cos(radians(4 * hm - 63))
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rt = -2 * sqrt(cm**7 / (cm**7 + 25**7)) * sin(radians(60 * exp(-(((hm - 275) / 25) ** 2))))
    return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)
