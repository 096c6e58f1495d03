"""A run as an animated GIF, drawn with Pillow in the worker."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ...core.value import Value
from ...messages.catalogue import Catalogue
from ...play.arcade.playback import Moment, Playback
from ...play.arcade.run import Run
from ...play.arcade.standing import COMBO_TIERS, Standing
from ...play.emblems import symbols_of
from ...play.options import Symbols
from ...work.question import Lane, Pause, at_once
from ..board.places import BoardLayout, board_layout, board_side
from ..look.theme import Colour, Theme
from ..play.tiers import TIERS
from ..theatre.canvas import Canvas, CellInk, write_film
from .words import captions, headline, title

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFont import FreeTypeFont

CELL: Final = 44
HEAD: Final = 58
FOOT: Final = 40
GAP: Final = 16
LENGTH: Final = 24_000
"""Milliseconds that a film lasts at most, but for its last frame."""
SHORTEST, LONGEST = 90, 1200
"""Milliseconds of a frame."""
LAST: Final = 3000


class RunScript(NamedTuple):
    """Everything that the film of a run needs, as plain values for the worker."""

    playback: Playback
    title: str
    heads: tuple[tuple[str, str, str], ...]
    """Time, points and combo at the start and after each moment."""
    captions: tuple[str, ...]
    theme: Theme
    font: Path
    symbols: Symbols


def script_of(
    catalogue: Catalogue,
    run: Run,
    playback: Playback,
    theme: Theme,
    font: Path,
    symbols: Symbols = Symbols.DIGITS,
) -> RunScript:
    """Return the script of a run in the player's language, with the player's symbols."""
    moments = playback.moments
    heads = (
        headline(catalogue, None, 0),
        *(headline(catalogue, moment, moment.at) for moment in moments),
    )
    return RunScript(
        playback,
        title(catalogue, run),
        heads,
        captions(catalogue, run, playback),
        theme,
        font,
        symbols,
    )


class FilmRun(Value):
    """Asks the worker for a run's film; the answer is the number of frames."""

    script: RunScript
    path: Path

    lane = Lane.LONG

    def answer(self, pause: Pause) -> int:
        """Draw and write the film."""
        return film_run(self.script, self.path, pause)


def film_run(script: RunScript, path: Path, pause: Pause = at_once) -> int:
    """Write the film and return its number of frames; `pause` gets the share that is done."""
    stage = _Stage(script)
    shown = (-1, *_worth_a_frame(script.playback))
    write_film(path, stage.frames(shown, pause), durations(script.playback, shown))
    return len(shown)


def _worth_a_frame(playback: Playback) -> Iterator[int]:
    """Yield the indices of the moments with a visible change."""
    before = playback.start
    for place, moment in enumerate(playback.moments):
        if moment.missed or moment.hint or moment.state.values != before.values:
            yield place
        before = moment.state


def durations(playback: Playback, shown: tuple[int, ...]) -> list[int]:
    """Return how long each frame is shown: proportional to the run, within limits."""
    times = [0 if place < 0 else playback.moments[place].at for place in shown]
    gaps = [after - before for before, after in pairwise(times)]
    share = min(1.0, LENGTH / max(1, sum(gaps)))
    return [*(max(SHORTEST, min(LONGEST, round(gap * share))) for gap in gaps), LAST]


class _Stage:
    """Draws one moment after the other."""

    def __init__(self, script: RunScript) -> None:
        from PIL import ImageFont

        self._script: Final = script
        geometry = script.playback.start.puzzle.givens.geometry
        self._givens: Final = script.playback.start.values
        side = board_side(CELL, geometry)
        self.size: Final = (side + 2 * GAP, side + HEAD + FOOT + GAP)
        self._board: Final[BoardLayout] = board_layout(GAP, HEAD, CELL, geometry)
        self._canvas: Final = Canvas(
            script.theme, script.font, CELL, symbols_of(script.symbols, geometry)
        )
        self._large: Final[FreeTypeFont] = ImageFont.truetype(script.font, 20)
        self._small: Final[FreeTypeFont] = ImageFont.truetype(script.font, 15)

    def frames(self, shown: tuple[int, ...], pause: Pause) -> Iterator["Image"]:
        """Yield an image for each moment, with a common palette."""
        return self._canvas.in_colours(self._pictures(shown, pause))

    def _pictures(self, shown: tuple[int, ...], pause: Pause) -> Iterator["Image"]:
        from PIL import Image

        theme = self._script.theme
        image = Image.new("RGB", self.size, theme.ground)
        self._canvas.lines(image, self._board)
        before: list[CellInk | None] = [None] * len(self._givens)
        for number, place in enumerate(shown, 1):
            moment = None if place < 0 else self._script.playback.moments[place]
            now = self._faces(moment)
            self._canvas.cells(image, self._board, before, now)
            before = [*now]
            self._draw_words(image, place, moment)
            yield image
            pause(number / len(shown))

    def _faces(self, moment: Moment | None) -> list[CellInk]:
        theme, givens = self._script.theme, self._givens
        values = list(givens if moment is None else moment.state.values)
        grounds: list[Colour] = [theme.surface] * len(values)
        if moment is not None:
            for cell in moment.cells:
                grounds[cell] = theme.conflict_ground if moment.missed else theme.selected
                if moment.missed:
                    values[cell] = moment.digit
        return [
            CellInk(value, theme.given if given else theme.entry, ground)
            for value, given, ground in zip(values, givens, grounds, strict=True)
        ]

    def _draw_words(self, image: "Image", place: int, moment: Moment | None) -> None:
        from PIL import ImageDraw

        script, theme = self._script, self._script.theme
        width, height = self.size
        outer = self._board.outer
        image.paste(theme.ground, (0, 0, width, outer.y))
        image.paste(theme.ground, (0, outer.bottom, width, height))
        pen = ImageDraw.Draw(image)
        at, points, combo = script.heads[place + 1]
        pen.text((GAP, 20), script.title, theme.text, self._large, anchor="lm")
        pen.text((width - GAP, 20), points or at, theme.text, self._large, anchor="rm")
        pen.text((GAP, 43), combo and at, theme.muted, self._small, anchor="lm")
        pen.text((width - GAP, 43), combo, theme.accent, self._small, anchor="rm")
        standing = None if moment is None else moment.standing
        if standing is not None:
            self._draw_course(pen, standing)
        if place >= 0:
            middle = (width / 2, outer.bottom + FOOT / 2 + 4)
            pen.text(middle, script.captions[place], theme.text, self._small, anchor="mm")

    def _draw_course(self, pen: object, standing: Standing) -> None:
        """Draw the combo as a line above the board, which fills from tier to tier."""
        from PIL.ImageDraw import ImageDraw

        assert isinstance(pen, ImageDraw)
        outer, theme = self._board.outer, self._script.theme
        share = min(1.0, standing.combo / COMBO_TIERS[-1])
        colour = theme.colour(TIERS[standing.tier].role)
        pen.rectangle((outer.x, outer.y - 5, outer.right - 1, outer.y - 3), theme.pip)
        if share:
            right = outer.x + round((outer.w - 1) * share)
            pen.rectangle((outer.x, outer.y - 5, right, outer.y - 3), colour)
