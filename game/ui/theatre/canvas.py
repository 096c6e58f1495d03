"""Boards drawn with Pillow, and films of them as animated GIFs."""

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ...play.emblems import TINTS, emblem_of, written
from ...play.options import Symbols
from ...store.atomic import replace_file
from ..board.places import BoardLayout
from ..look.theme import Colour, Theme, blend

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

COLOURS: Final = 64
FINER: Final = 4
ROLES: Final = ("entry", "second", "given", "conflict", "conflict_ground", "selected", "accent")
"""Colours that a film may need, whatever its first picture shows."""


class CellInk(NamedTuple):
    """The look of a cell in a film; equal cells share one image."""

    digit: int
    ink: Colour
    ground: Colour


class Canvas:
    """Draws the boards of a film with Pillow; cells that look the same are drawn once."""

    def __init__(
        self, theme: Theme, font: Path, cell: int, symbols: Symbols = Symbols.DIGITS
    ) -> None:
        """`symbols` are those shown for the digits of its boards."""
        from PIL import ImageFont

        self.theme: Final = theme
        self._symbols: Final = symbols
        self._digits: FreeTypeFont = ImageFont.truetype(font, round(cell * 0.62))
        self._kept: dict[CellInk, Image] = {}

    def lines(self, image: "Image", board: BoardLayout) -> None:
        """Draw the frame and the lines of a board."""
        outer, inner = board.outer, board.outer.inset(board.frame)
        image.paste(self.theme.thick, (outer.x, outer.y, outer.right, outer.bottom))
        image.paste(self.theme.thin, (inner.x, inner.y, inner.right, inner.bottom))
        for line in board.thick_lines:
            image.paste(self.theme.thick, (line.x, line.y, line.right, line.bottom))

    def cells(
        self,
        image: "Image",
        board: BoardLayout,
        before: Sequence[CellInk | None],
        now: Sequence[CellInk],
    ) -> None:
        """Draw the cells that changed."""
        for cell, (old, new) in enumerate(zip(before, now, strict=True)):
            if old != new:
                rect = board.cells[cell]
                image.paste(self._cell(new, rect.w), (rect.x, rect.y))

    def palette(self, image: "Image") -> "Image":
        """Return the palette of an image with everything in it."""
        from PIL import Image

        theme = self.theme
        sample = Image.new("RGB", (image.width, image.height + 40))
        sample.paste(image, (0, 0))
        colours = [theme.colour(role) for role in ROLES]
        colours += [blend(theme.surface, theme.same, share / 4) for share in range(5)]
        colours += [theme.pattern_a, theme.peer]
        if self._symbols is Symbols.COLOURS:
            colours += TINTS
        colours += [blend(theme.surface, theme.entry, share / 4) for share in range(1, 4)]
        width = sample.width // len(colours)
        for index, colour in enumerate(colours):
            sample.paste(colour, (index * width, image.height, (index + 1) * width, sample.height))
        return sample.quantize(COLOURS, method=Image.Quantize.MEDIANCUT)

    def in_colours(self, images: "Iterable[Image]") -> "Iterator[Image]":
        """Yield images with a common palette."""
        from PIL import Image

        palette: Image.Image | None = None
        for image in images:
            if palette is None:
                palette = self.palette(image)
            yield image.quantize(palette=palette, dither=Image.Dither.NONE)

    def _cell(self, face: CellInk, side: int) -> "Image":
        from PIL import Image, ImageDraw

        if face not in self._kept:
            image = self._kept[face] = Image.new("RGB", (side, side), face.ground)
            if face.digit:
                text = written(self._symbols, face.digit)
                if text:
                    pen = ImageDraw.Draw(image)
                    pen.text((side / 2, side / 2), text, face.ink, self._digits, anchor="mm")
                else:
                    image.paste(self._emblem(face, side))
        return self._kept[face]

    def _emblem(self, face: CellInk, side: int) -> "Image":
        """Return a cell with a shape, drawn larger and scaled down: Pillow's edges are rough."""
        from PIL import Image, ImageDraw

        large = Image.new("RGB", (side * FINER, side * FINER), face.ground)
        pen, middle = ImageDraw.Draw(large), side * FINER / 2
        emblem = emblem_of(
            self._symbols,
            face.digit,
            self._digits.size * FINER,
            face.ink,
            face.ground,
            is_full=face.ink == self.theme.given,
        )
        pen.polygon([(middle + x, middle + y) for x, y in emblem.within], emblem.fill)
        outline = [(middle + x, middle + y) for x, y in emblem.outline]
        pen.line(outline, face.ink, round(emblem.edge), joint="curve")
        return large.resize((side, side), Image.Resampling.LANCZOS)


def write_film(path: Path, frames: "Iterator[Image]", durations: list[int]) -> None:
    """Write an animated GIF with a duration in milliseconds for each frame.

    An existing file is replaced only once the new one is complete.
    """
    film = BytesIO()
    first = next(frames)
    first.save(
        film,
        format="GIF",
        save_all=True,
        append_images=frames,
        duration=durations,
        loop=0,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, film.getvalue(), durable=True, exported=True)
