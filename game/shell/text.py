"""Text as cached surfaces, from the bundled fonts."""

import warnings
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Final

import pygame

from ..plain import ELLIPSIS, SIGNS, clean
from .coverage import Coverage, covered
from .log import log
from .pieces import DOT, ends_lonely, facts, pieces, single_blanks
from .style import Colour

CACHED_BYTES: Final = 4_000_000
"""Rendered text kept at most; a play scene at 1280x800 needs half a megabyte."""
CACHED_MEASURES: Final = 4_000
OPEN_FONTS: Final = 48
"""Fonts that stay open: each takes some 170 kB; a play scene needs 28."""
PLAIN_SIGNS: Final[Mapping[str, str]] = {chr(code): symbol for code, symbol in SIGNS.items()}
FAMILIES: Final = ("Inter", "Mplus1")
"""The bundled fonts that between them have every sign of the game, the first in use first."""
GREEK_TITLES: Final = "Manrope-ExtraBold"
"""What the display face lacks of Greek."""
APART: Final = "·"
"""What is between facts in a row."""
PROBE: Final = 64
"""Characters that are measured first; only a text that is wider than these is broken in them."""


def _opened(file: Path, size: int) -> pygame.font.Font:
    """Return an opened font file; SDL gets its bytes if the path is not text, as in a C locale."""
    try:
        str(file).encode()
    except UnicodeEncodeError:
        return pygame.font.Font(BytesIO(file.read_bytes()), size)
    return pygame.font.Font(file, size)


class Weight(Enum):
    """The weights of the bundled fonts: three for text, and four of the display face."""

    REGULAR = "Regular"
    MEDIUM = "Medium"
    SEMIBOLD = "SemiBold"
    ENTRY = "Outfit-Medium"
    """A digit that was entered, on the board and on the pad."""
    GIVEN = "Outfit-SemiBold"
    TITLE = "Outfit-Bold"
    """Titles, headings of cards, a running score, the word on the one thing to press."""
    RESULT = "Outfit-ExtraBold"

    @property
    def is_display(self) -> bool:
        """Whether it is a weight of the display face."""
        return self not in (Weight.REGULAR, Weight.MEDIUM, Weight.SEMIBOLD)

    @property
    def of_text(self) -> "Weight":
        """The weight of the text face that replaces one of the display face."""
        if self is Weight.ENTRY:
            return Weight.MEDIUM
        return Weight.SEMIBOLD if self.is_display else self


SYSTEM_FONTS: Final = (
    "notosanscjkjp,notosanscjksc,sourcehansans,yugothicui,yugothic,meiryo,msgothic,hiraginosans,"
    "microsoftyahei,pingfangsc,malgungothic,applesdgothicneo,wenquanyizenhei",
    "segoeui,arialunicodems,dejavusans,notosans,freesans,unifont",
    "segoeuisymbol,segoeuiemoji,applesymbols,symbola,notosanssymbols2,notoemoji",
)
"""Fonts of the system in which glyphs are looked for that no bundled font has."""

Drawing = Callable[[int, Colour, Weight], pygame.Surface]
"""What draws a sign in a size of type, as high as a line of it."""

_Run = tuple[pygame.font.Font, str]
"""A part of a text, and the font that has its glyphs."""


_Files = tuple[tuple[Weight, Path], ...]
"""A font's files by their weights."""
_Key = tuple[str, int, Weight, Colour]


class _Kept:
    """A cache of surfaces of up to `CACHED_BYTES`; the least recently used goes first."""

    def __init__(self) -> None:
        self._surfaces: OrderedDict[_Key, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def get(self, key: _Key) -> pygame.Surface | None:
        """Return a cached surface."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
        return surface

    def keep(self, key: _Key, surface: pygame.Surface) -> pygame.Surface:
        """Cache a surface, and return it."""
        self._surfaces[key] = surface
        self._bytes += surface.get_height() * surface.get_pitch()
        while self._bytes > CACHED_BYTES and len(self._surfaces) > 1:
            _, old = self._surfaces.popitem(last=False)
            self._bytes -= old.get_height() * old.get_pitch()
        return surface


class _Faces:
    """Font files, opened once per process and size; each text is drawn and measured once."""

    def __init__(
        self, files: Mapping[Weight, Path], fallbacks: Sequence[Mapping[Weight, Path]]
    ) -> None:
        pygame.font.init()
        self._files = files
        self._fallbacks = fallbacks
        self._fonts: OrderedDict[tuple[int, Weight], pygame.font.Font] = OrderedDict()
        self._others: dict[tuple[int, Path], pygame.font.Font] = {}
        self._homes: dict[tuple[str, Weight], Path | None] = {}
        self._covered: dict[Path, Coverage] = {}
        self._own: dict[Weight, set[str]] = {weight: set() for weight in Weight}
        self._system: tuple[Path, ...] | None = None
        self._missing: set[Weight] = set()
        self._kept = _Kept()
        self._sizes: dict[tuple[str, int, Weight], tuple[int, int]] = {}

    def font(self, size: int, weight: Weight) -> pygame.font.Font:
        """Return the font of a pixel size; pygame's own if the file is missing."""
        key = (size, weight)
        font = self._fonts.get(key)
        if font is None:
            font = self._open(size, weight)
            self._fonts[key] = font
            if len(self._fonts) > OPEN_FONTS:
                self._fonts.popitem(last=False)
        else:
            self._fonts.move_to_end(key)
        return font

    def _open(self, size: int, weight: Weight) -> pygame.font.Font:
        if weight in self._missing:
            return pygame.font.Font(None, size)
        file = self._files[weight]
        try:
            return _opened(file, size)
        except (OSError, pygame.error) as error:
            # Every open font holds a file: where there may be few, the others give theirs back.
            self._fonts.clear()
            self._others.clear()
            if file.is_file():
                return _opened(file, size)
            log().warning("no font: %s", error)
        self._missing.add(weight)
        return pygame.font.Font(None, size)

    def render(self, text: str, size: int, colour: Colour, weight: Weight) -> pygame.Surface:
        """Return an image of a text on one line."""
        key = (text, size, weight, colour)
        surface = self._kept.get(key)
        if surface is None:
            shown = clean(text)
            runs = self._runs(shown, size, weight)
            surface = self._kept.keep(key, self._drawn(shown, runs, size, weight, colour))
            self._remember(text, size, weight, surface.get_size())
        return surface

    def size(self, text: str, size: int, weight: Weight) -> tuple[int, int]:
        """Return the width and height of a text on one line."""
        found = self._sizes.get((text, size, weight))
        if found is None:
            found = self._remember(text, size, weight, self._measured(clean(text), size, weight))
        return found

    def _measured(self, text: str, size: int, weight: Weight) -> tuple[int, int]:
        """Return the size of a text that is clean."""
        runs = self._runs(text, size, weight)
        font = self.font(size, weight)
        if not runs:
            return font.size(text)
        return sum(other.size(part)[0] for other, part in runs), font.get_height()

    def _drawn(
        self, text: str, runs: list[_Run], size: int, weight: Weight, colour: Colour
    ) -> pygame.Surface:
        """Return an image of a text, its runs side by side on one line."""
        font = self.font(size, weight)
        if not runs:
            return _rendered(font, text, colour)
        surface = pygame.Surface(self._measured(text, size, weight), pygame.SRCALPHA)
        left = 0
        for other, part in runs:
            drawn = _rendered(other, part, colour)
            surface.blit(drawn, (left, font.get_ascent() - other.get_ascent()))
            left += other.size(part)[0]
        return surface

    def _runs(self, text: str, size: int, weight: Weight) -> list[_Run]:
        """Return a text in runs of one font each; empty if the first font has all of it."""
        own = self._own[weight]
        if text.isascii() or own.issuperset(text):
            return []
        homes = [self._home(character, weight) for character in text]
        own.update(c for c, home in zip(text, homes, strict=True) if home is None)
        if not any(homes):
            return []
        runs: list[_Run] = []
        for home, group in groupby(zip(homes, text, strict=True), key=lambda pair: pair[0]):
            font = self.font(size, weight) if home is None else self._other(home, size)
            runs.append((font, "".join(character for _, character in group)))
        return runs

    def _home(self, character: str, weight: Weight) -> Path | None:
        """Return the file of the font for a character; None for the first font."""
        if character.isascii():
            return None
        key = (character, weight)
        if key not in self._homes:
            self._homes[key] = self._found_home(character, weight)
        return self._homes[key]

    def file_for(self, text: str, weight: Weight) -> Path:
        """Return the first of our font files with all characters of a text, or the last."""
        files = [self._files[weight], *self._others_of(weight)]
        able = (file for file in files if all(self._has(file, character) for character in text))
        return next(able, files[-1])

    def _others_of(self, weight: Weight) -> list[Path]:
        """Return our other font files."""
        return [files[weight] for files in self._fallbacks]

    def _found_home(self, character: str, weight: Weight) -> Path | None:
        if self._has(self._files[weight], character):
            return None
        for path in self._others_of(weight):
            if self._has(path, character):
                return path
        if self._system is None:
            with warnings.catch_warnings():
                # A system without a list of its fonts lends none, and that is no fault.
                warnings.simplefilter("ignore", UserWarning)
                found = [pygame.font.match_font(names) for names in SYSTEM_FONTS]
            self._system = tuple(Path(path) for path in found if path)
        return next((path for path in self._system if self._has(path, character)), None)

    def _has(self, path: Path, character: str) -> bool:
        """Whether a font has a glyph for a character."""
        if path not in self._covered:
            self._covered[path] = covered(path)
        return character in self._covered[path]

    def _other(self, path: Path, size: int) -> pygame.font.Font:
        """Return a font other than the first."""
        font = self._others.get((size, path))
        if font is None:
            font = self._others[size, path] = _opened(path, size)
        return font

    def _remember(
        self, text: str, size: int, weight: Weight, measure: tuple[int, int]
    ) -> tuple[int, int]:
        if len(self._sizes) >= CACHED_MEASURES:
            self._sizes.clear()
        self._sizes[(text, size, weight)] = measure
        return measure


@cache
def _faces(files: _Files, fallbacks: tuple[_Files, ...]) -> _Faces:
    return _Faces(dict(files), tuple(map(dict, fallbacks)))


class Fonts:
    """Renders and measures text; each (text, size, weight, colour) is rendered once.

    Surfaces are shared with the cache: blit them, never draw on them. Sizes are in pixels.
    All digits of a bundled font are equally wide. What the first has no glyphs for is written in
    the next that has them, and what all lack in a font of the system; each is opened when it is
    first needed.
    """

    def __init__(self, files: Mapping[Weight, Path], *fallbacks: Mapping[Weight, Path]) -> None:
        self._faces: Final = _faces(
            tuple(files.items()), tuple(tuple(other.items()) for other in fallbacks)
        )
        self.signs = PLAIN_SIGNS

    @classmethod
    def in_folder(cls, folder: Path, family: str = FAMILIES[0]) -> "Fonts":
        """Return fonts from the files `Family-Weight.ttf` of a folder, followed by the others.

        The display face goes with the first family: with another, everything is in that.
        """
        chains = {weight: _chain(weight, family) for weight in Weight}
        return cls(
            *(
                {
                    weight: folder / f"{chain[min(at, len(chain) - 1)]}.ttf"
                    for weight, chain in chains.items()
                }
                for at in range(max(map(len, chains.values())))
            )
        )

    @property
    def signs(self) -> "Mapping[str, str | Drawing]":
        """How each symbol, a text by itself, is written or drawn."""
        return self._signs

    @signs.setter
    def signs(self, signs: "Mapping[str, str | Drawing]") -> None:
        self._signs = signs
        self._drawn = _Kept()

    def font(self, size: int, weight: Weight = Weight.REGULAR) -> pygame.font.Font:
        """Return the pygame font of a pixel size, opened once; else pygame's own."""
        return self._faces.font(size, weight)

    def file_for(self, text: str, weight: Weight) -> Path:
        """Return the first of our font files with all characters of a text, or the last."""
        return self._faces.file_for(text, weight)

    def render(
        self, text: str, size: int, colour: Colour, weight: Weight = Weight.REGULAR
    ) -> pygame.Surface:
        """Return an image of the text on one line, anti-aliased on a transparent background."""
        sign = self._signs.get(text)
        if not callable(sign):
            return self._faces.render(sign or text, size, colour, weight)
        key = (text, size, weight, colour)
        return self._drawn.get(key) or self._drawn.keep(key, sign(size, colour, weight))

    def size(self, text: str, size: int, weight: Weight = Weight.REGULAR) -> tuple[int, int]:
        """Return the width and height that `render` would give."""
        sign = self._signs.get(text)
        if callable(sign):
            return self.render(text, size, (0, 0, 0), weight).get_size()
        return self._faces.size(sign or text, size, weight)

    def line_height(self, size: int, weight: Weight = Weight.REGULAR) -> int:
        """Return the distance between the tops of two lines."""
        return self.font(size, weight).get_linesize()

    def ascent(self, size: int, weight: Weight = Weight.REGULAR) -> int:
        """Return the distance from the top of a line to its baseline."""
        return self.font(size, weight).get_ascent()

    def digit_middle(self, size: int, weight: Weight = Weight.REGULAR) -> float:
        """Return how far below the top of a line the middle of its digits is."""
        metrics = self.font(size, weight).metrics("8")[0]
        ascent = self.ascent(size, weight)
        return ascent - (metrics[3] if metrics else ascent) / 2

    def wrap(
        self, text: str, size: int, width: int, weight: Weight = Weight.REGULAR
    ) -> tuple[str, ...]:
        """Return text in lines no wider than `width`; a longer word is broken inside."""
        width = max(width, 0)  # of a window that has no room at all
        lines: list[str] = []
        for paragraph in text.split("\n"):
            if self._is_short(paragraph, size, width, weight):
                # One line, as most are: it is measured as it is drawn.
                lines.append(paragraph)
                continue
            words = pieces(paragraph) or [""]
            if DOT in paragraph:
                # Facts stay whole where each of them has room on a line.
                whole = facts(words)
                if all(self._fits(fact.rstrip(), size, width, weight) for fact in whole):
                    words = whole
            while words:
                count = self._words_that_fit(words, size, width, weight)
                if count > 2 and len(words) == count + 1 and ends_lonely(words):
                    # The end of a sentence is not left alone on the last line.
                    count -= self._fits("".join(words[count - 1 :]), size, width, weight)
                if count:
                    line = "".join(words[:count]).rstrip()
                    del words[:count]
                    lines.append(line.rstrip(f" {DOT}") if words else line)
                    continue
                fits = self._fitting(words[0].rstrip(), size, width, weight)
                lines.append(words[0][:fits])
                words[0] = words[0][fits:]
        return tuple(lines)

    def _is_short(self, text: str, size: int, width: int, weight: Weight) -> bool:
        """Return whether a text fits on one line; long ones are not measured for it."""
        one = len(text) * size < 2 * width and text == single_blanks(text)
        return one and self.size(text, size, weight)[0] <= width

    def _words_that_fit(self, words: list[str], size: int, width: int, weight: Weight) -> int:
        """Return how many words fit on a line: estimated from each, then measured together."""
        space = self.size(" ", size, weight)[0]
        guess, used = 0, 0
        for piece in words:
            word = piece.rstrip()
            if len(word) > width:
                break
            used += self.size(word, size, weight)[0]
            if used > width:
                break
            used += space if word != piece else 0
            guess += 1

        def fits(count: int) -> bool:
            return self._fits("".join(words[:count]).rstrip(), size, width, weight)

        while guess and not fits(guess):
            guess -= 1
        while guess < len(words) and fits(guess + 1):
            guess += 1
        return guess

    def elide(self, text: str, size: int, width: int, weight: Weight = Weight.REGULAR) -> str:
        """Return the text, shortened if it is wider than `width`.

        In a row of facts the last ones are left out; a single one ends with an ellipsis.
        """
        if self._fits(text, size, width, weight):
            return text
        fewer = text.rpartition(APART)[0].rstrip()
        if fewer:
            return self.elide(fewer, size, width, weight)
        room = width - self.size(ELLIPSIS, size, weight)[0]
        return text[: self._fitting(text, size, room, weight)].rstrip() + ELLIPSIS

    def elide_within(
        self, text: str, size: int, width: int, start: float, weight: Weight = Weight.REGULAR
    ) -> str:
        """Return the text, shortened in its middle: `start` is the share kept of its beginning.

        This is for texts with the same beginning, which are short enough to be measured whole.
        """
        if self._fits(text, size, width, weight):
            return text

        def kept(count: int) -> str:
            first = round(count * start)
            return text[:first].rstrip() + ELLIPSIS + text[first - count :].lstrip()

        low, high = 2, len(text)
        while high - low > 1:
            middle = (low + high) // 2
            if self.size(kept(middle), size, weight)[0] <= width:
                low = middle
            else:
                high = middle
        return kept(low)

    def _fits(self, text: str, size: int, width: int, weight: Weight) -> bool:
        """Return whether a text fits a width; little more of it is measured than fits."""
        most = PROBE
        while most < len(text):
            if self.size(text[:most], size, weight)[0] > width:
                return False
            most *= 2
        return self.size(text, size, weight)[0] <= width

    def _fitting(self, text: str, size: int, width: int, weight: Weight, begin: int = 0) -> int:
        """Return how many characters from `begin` on fit, at least 1 if there is one.

        However long the text is, little more of it is measured than fits.
        """
        rest = len(text) - begin
        low, high = min(1, rest), min(PROBE, rest)
        while self.size(text[begin : begin + high], size, weight)[0] <= width:
            if high == rest:
                return rest
            low, high = high, min(2 * high, rest)
        high -= 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.size(text[begin : begin + middle], size, weight)[0] <= width:
                low = middle
            else:
                high = middle - 1
        return low


def _chain(weight: Weight, family: str) -> list[str]:
    """Return the names of the files that are searched for a weight, in order."""
    names = [f"{name}-{weight.of_text.value}" for name in dict.fromkeys((family, *FAMILIES))]
    if weight.is_display and family == FAMILIES[0]:
        return [weight.value, GREEK_TITLES, *names]
    return names


def _rendered(font: pygame.font.Font, text: str, colour: Colour) -> pygame.Surface:
    try:
        return font.render(text, True, colour)
    except pygame.error:
        # Nothing of it is seen, as of a mark that belongs to no letter.
        return font.render("", True, colour)
