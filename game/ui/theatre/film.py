"""The film of a show as an animated GIF, drawn with Pillow in the worker."""

from collections.abc import Iterator
from math import inf
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.grid import Grid
from ...core.value import Value
from ...logic.methods import BY_ID
from ...messages.numbers import Figures
from ...play.cell_view import CellView
from ...play.emblems import symbols_of
from ...play.options import Symbols
from ...play.theatre.reel import Reel
from ...play.theatre.theatre import Sync, Theatre
from ...solve.stream import Options
from ...work.question import Lane, Pause, at_once
from ..board.places import BoardLayout, board_layout, board_side
from ..look.theme import Colour, Theme, blend
from .board_view import Detail, cells_of, overlay_of, solved_cells
from .canvas import Canvas, CellInk, write_film

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

MOST_FRAMES: Final = 600
LENGTH: Final = 20_000
"""Milliseconds that a film of many frames lasts."""
SHORTEST, LONGEST = 30, 250
"""Milliseconds of a frame."""
LAST: Final = 2500
"""Milliseconds that the last frame stays."""


class Script(NamedTuple):
    """Everything that the film of a show needs, as plain values for the worker."""

    board: Grid
    cast: tuple[str, ...]
    names: tuple[str, ...]
    """The methods' names in the player's language."""
    options: tuple[Options, ...]
    """Those of each method."""
    sync: Sync
    end: float | None
    """How far the film goes by the theatre's clock; None for the whole run."""
    theme: Theme
    font: Path
    steps: str
    """The word for the steps, with `{n}` for their number."""
    figures: Figures
    symbols: Symbols = Symbols.DIGITS
    """What is shown for the digits."""


class MakeFilm(Value):
    """Asks the worker for a show's film; the answer is the number of frames."""

    script: Script
    path: Path

    lane = Lane.LONG

    def answer(self, pause: Pause) -> int:
        """Draw and write the film."""
        return make_film(self.script, self.path, pause)


class _Pane(NamedTuple):
    """The place of a method in the picture."""

    left: int
    top: int
    board: BoardLayout


def make_film(script: Script, path: Path, pause: Pause = at_once) -> int:
    """Write the film and return its number of frames; `pause` gets the share that is done.

    An existing file is replaced only once the new one is complete.
    """
    stage = _Stage(script)
    moments = list(_moments(script, pause))
    pace = max(SHORTEST, min(LONGEST, LENGTH // len(moments)))
    write_film(path, stage.frames(moments, pause), [pace] * (len(moments) - 1) + [LAST])
    return len(moments)


def _theatre(script: Script) -> Theatre:
    methods = [BY_ID[name] for name in script.cast]
    theatre = Theatre(script.board, methods, clock=perf_counter, options=script.options)
    theatre.sync = script.sync
    return theatre


def _moments(script: Script, pause: Pause) -> Iterator[float]:
    """Yield the moments to show: evenly spread, including the last."""
    end = script.end
    if end is None:
        # How long the whole run is only running it can tell.
        end = 0.0
        theatre = _theatre(script)
        for reel in theatre.reels:
            while reel.forward():
                pause()
            end = max(end, theatre.reached(reel))
    pause(0.05)
    last = max(1, int(end))
    count = min(MOST_FRAMES, last + 1)
    for index in range(count):
        yield last * index / max(1, count - 1)


def _ink(theme: Theme, view: CellView) -> Colour:
    if view.given:
        return theme.given
    return theme.trial if view.guess else theme.entry


class _Stage:
    """Draws all panes; cells that look the same are drawn once."""

    def __init__(self, script: Script) -> None:
        from PIL import ImageFont

        self._script = script
        self._theatre = _theatre(script)
        count = len(script.cast)
        cell = {1: 44, 2: 32}.get(count, 24)
        columns = 1 if count == 1 else 2
        rows = -(-count // columns)
        geometry = script.board.geometry
        side, gap, self._line = board_side(cell, geometry), 16, 22
        self._caption = 46
        high = self._line + side + self._caption
        self.size = (columns * (side + gap) + gap, rows * (high + gap) + gap)
        self._panes = []
        for index in range(count):
            row, column = divmod(index, columns)
            left, top = gap + column * (side + gap), gap + row * (high + gap)
            self._panes.append(
                _Pane(left, top, board_layout(left, top + self._line, cell, geometry))
            )
        self._canvas: Final = Canvas(
            script.theme, script.font, cell, symbols_of(script.symbols, geometry)
        )
        self._words: FreeTypeFont = ImageFont.truetype(script.font, 15)
        self._shown: list[list[CellInk | None]] = [[None] * len(geometry.cells)] * count

    def frames(self, moments: list[float], pause: Pause) -> Iterator["Image"]:
        """Yield an image for each moment, with a common palette."""
        return self._canvas.in_colours(self._pictures(moments, pause))

    def _pictures(self, moments: list[float], pause: Pause) -> Iterator["Image"]:
        from PIL import Image

        image = Image.new("RGB", self.size, self._script.theme.ground)
        for pane in self._panes:
            self._canvas.lines(image, pane.board)
        for number, moment in enumerate(moments, 1):
            self._go_to(moment)
            for index, reel in enumerate(self._theatre.reels):
                self._draw_pane(image, index, reel)
            yield image
            pause(0.05 + 0.95 * number / len(moments))

    def _go_to(self, moment: float) -> None:
        theatre = self._theatre
        theatre.go_to(moment if theatre.sync is Sync.TIME else int(moment))
        theatre.advance(0.0, inf)
        theatre.finish_where_nothing_counts()

    def _draw_pane(self, image: "Image", index: int, reel: Reel) -> None:
        from PIL import ImageDraw

        theme, pane, script = self._script.theme, self._panes[index], self._script
        result = reel.result
        if result is not None and result.solution is not None:
            cells = solved_cells(result.solution, reel.puzzle)
            grounds = [theme.surface] * len(cells)
        else:
            cells = cells_of(reel.picture, reel.puzzle, Detail.CONFLICTS)
            grounds = self._grounds(reel, cells)
        before = self._shown[index]
        now = [
            CellInk(view.digit, _ink(theme, view), ground)
            for view, ground in zip(cells, grounds, strict=True)
        ]
        self._canvas.cells(image, pane.board, before, now)
        self._shown[index] = [*now]
        side = pane.board.outer.w
        bottom = pane.board.outer.bottom
        image.paste(theme.ground, (pane.left, pane.top, pane.left + side, pane.top + self._line))
        image.paste(theme.ground, (pane.left, bottom, pane.left + side, bottom + self._caption))
        pen = ImageDraw.Draw(image)
        middle = pane.top + self._line // 2
        pen.text((pane.left, middle), script.names[index], theme.text, self._words, anchor="lm")
        first = reel.picture.first
        thousands = script.figures.thousands
        steps_done = thousands(reel.beats)
        if first is not None and first.steps < reel.beats:
            steps_done = f"{thousands(first.steps)} + {thousands(reel.beats - first.steps)}"
        words = script.steps.replace("{n}", steps_done)
        pen.text((pane.left + side, middle), words, theme.muted, self._words, anchor="rm")
        self._draw_curve(pen, reel, (pane.left, bottom + 6, side, self._caption - 8))

    def _grounds(self, reel: Reel, cells: tuple[CellView, ...]) -> list[Colour]:
        theme = self._script.theme
        overlay = overlay_of(reel.picture, reel.puzzle.geometry.size, Detail.CONFLICTS)
        grounds = [theme.surface] * len(cells)
        for warm in overlay.heat:
            grounds[warm.cell] = blend(theme.surface, theme.same, round(warm.share * 4) / 4)
        for ground in overlay.grounds:
            grounds[ground.cell] = theme.colour(ground.role)
        for cell, view in enumerate(cells):
            if view.conflict:
                grounds[cell] = theme.conflict_ground
        return grounds

    def _draw_curve(self, pen: "object", reel: Reel, area: tuple[int, int, int, int]) -> None:
        from PIL.ImageDraw import ImageDraw

        assert isinstance(pen, ImageDraw)
        left, top, width, height = area
        low, room = reel.puzzle.filled, max(1, len(reel.puzzle.values) - reel.puzzle.filled)
        points = [point for point in reel.curve.points if point[0] <= reel.beats]
        points.append((reel.beats, reel.picture.filled))
        beats = max(1, reel.beats)
        line = [
            (left + (width - 1) * at / beats, top + height - height * (filled - low) / room)
            for at, filled in points
        ]
        pen.line(line, fill=self._script.theme.accent, width=2)
