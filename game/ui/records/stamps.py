"""The wall of stamps: a sheet per month, a tile per day; old days can be practised."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ...core.errors import SudokuError
from ...core.message import message
from ...core.naming import day_words
from ...generate.ids import parse_id
from ...generate.levels import DAILY_LEVELS, Shape
from ...play.game_rules import DAILY
from ...play.mistakes import only_solution
from ...play.modes.daily import FIRST_DAY, Stamp
from ...shell.access.spoken import Spoken, Words
from ...shell.kit import Kit
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.rect import Rect
from ...shell.stage import Stage
from ...shell.style import Colour
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..board.poster import Tile, paint_tile, poster_places
from ..modes.daily import Daily
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..scene.question import Question, Reply
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from ..widgets.medal import paint_medal

if TYPE_CHECKING:
    from ..look.theme import Theme
    from .services import RecordsServices

WEEK: Final = 7
EDGE: Final = 24
"""How many times wider a stamp is than its edge."""
INNER: Final = 14
"""How many times wider it is than the room from its edge to its picture."""
MEDAL: Final = 13
"""The radius of the medal at the corner of a stamp, in points: its shape says which one it is."""


class DayTile(Button):
    """A day of the wall: its poster with the edge and medal of its stamp, or its number."""

    def __init__(self, day: date, theme: "Theme", words: str) -> None:
        """`words` is the date as text."""
        super().__init__("", id=f"day.{day.isoformat()}", radius=10)
        self.day = day
        self._theme = theme
        self._words = words
        self.medal: str | None = None
        self.tiles: tuple[Tile, ...] = ()
        self.is_today = False

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the least square that can be clicked."""
        return kit.target, kit.target

    def spoken(self, words: Words) -> Spoken:
        """Return the date, and whether there is a stamp."""
        said = [self._words]
        if self.tiles:
            said.append(words("stamps.stamp"))
        if self.medal is not None:
            said.append(words(f"medal.{self.medal}"))
        return super().spoken(words)._replace(name=", ".join(said))

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the stamp, or the number of the day."""
        theme, side = self._theme, min(self.rect.size)
        if not self.tiles:
            colour = theme.text if self.is_today else theme.muted
            weight = Weight.SEMIBOLD if self.is_today else Weight.MEDIUM
            number = kit.fonts.render(str(self.day.day), kit.text(15), colour, weight)
            surface.blit(number, number.get_rect(center=self.rect.center))
            if self.is_today:
                kit.shapes.rounded(surface, self.rect, kit.px(10), theme.accent, width=kit.px(2, 2))
            return
        stamp = pygame.Rect(0, 0, side, side)
        stamp.center = self.rect.center
        paint_stamp(surface, kit, theme, stamp, self.tiles, self.medal)
        if self.medal is not None:
            radius = min(kit.px(MEDAL, 8), side // 4)
            across = min(stamp.right, self.rect.right - radius)
            middle = across, stamp.bottom - radius
            paint_medal(surface, kit, theme, middle, radius, self.medal)


def paint_stamp(
    surface: pygame.Surface,
    kit: Kit,
    theme: "Theme",
    stamp: pygame.Rect,
    tiles: Sequence[Tile],
    medal: str | None,
) -> None:
    """Draw a won board as a small poster, with an edge of its metal if it has one."""
    edge, inner = max(2, stamp.width // EDGE), max(2, stamp.width // INNER)
    if medal is not None:
        kit.shapes.rounded(surface, stamp, kit.px(10), theme.colour(f"{medal}_edge"))
        inset = stamp.inflate(-2 * edge, -2 * edge)
        kit.shapes.rounded(surface, inset, kit.px(8), theme.surface)
    picture = stamp.inflate(-2 * (edge + inner), -2 * (edge + inner))
    for tile, place in zip(tiles, poster_places(Rect(*picture)), strict=True):
        paint_tile(surface, kit, place, found=tile.found, face=theme.hue(tile.digit))


class StampsScene(GameScene):
    """A month of the wall, the streak, and buttons for other months."""

    services: "RecordsServices"

    def __init__(self, stage: Stage, services: "RecordsServices", argument: date | None) -> None:
        """`argument` is a day of the month to show; by default today's."""
        super().__init__(stage, services)
        calendar = services.daily
        self._today: Final = calendar.today
        self._stamps: Mapping[date, Stamp] = calendar.stamps()
        self._first = (argument or self._today).replace(day=1)
        self.title: Final = Label(points=26, weight=Weight.TITLE, elides=True, id="title")
        self.words: Final = Label(colour="muted", elides=True, id="text")
        self.leave_button: Final = self.back_button()
        self.earlier: Final = IconButton(Icon.BACK, id="earlier", is_round=True)
        self.later: Final = IconButton(Icon.LATER, id="later", is_round=True)
        self.earlier.tip = partial(self.text, "stamps.earlier")
        self.later.tip = partial(self.text, "stamps.later")
        self.earlier.on_click = partial(self._turn, -1)
        self.later.on_click = partial(self._turn, 1)
        self.streak: Final = Button("", self._hide_or_show, id="streak", look=Look.QUIET)
        self.days: list[DayTile] = []
        self._show()

    def parts(self) -> Part:
        """Return the month below its name and the buttons."""
        head = header(self.leave_button, self.title, self.earlier, self.later)
        days = [Gap() for _ in range(self._first.weekday())]
        sheet = Grid(*days, *(Item(day, tall=96).growing() for day in self.days), across=(WEEK,))
        streak = (self.streak,) if self.streak.text else ()
        foot = Row(Item(self.words).growing(), *streak)
        return framed(head, Column(sheet.growing(), foot))

    def take(self, stamps: Mapping[date, Stamp]) -> None:
        """Show other stamps."""
        self._stamps = stamps
        self._show()

    def _show(self) -> None:
        first = self._first
        month = self.text(f"month.{first.month}")
        self.title.text = self.text("stamps.title", month=month, year=str(first.year))
        found: list[DayTile] = []
        day = first
        while day.month == first.month:
            found.append(self._tile(day))
            day += timedelta(1)
        for tile in found:
            tile.enabled = FIRST_DAY <= tile.day <= self._today
        self.days = found
        self.earlier.enabled = first > FIRST_DAY
        self.later.enabled = (first.year, first.month) < (self._today.year, self._today.month)
        won = sum(bool(tile.tiles) for tile in found)
        self.words.text = self.catalogue.count("stamps.month", won)
        self._show_streak()
        self.resized()

    def _show_streak(self) -> None:
        settings = self.preferences.settings.game
        streak = self.services.daily.streak()
        self.streak.text = self.text("stamps.show")
        if settings.show_streak:
            # Nothing is said of one that has ended.
            self.streak.text = self.catalogue.count("stamps.streak", streak) if streak else ""

    def _tile(self, day: date) -> DayTile:
        words = self.catalogue.render(day_words(day.isoformat()))
        tile = DayTile(day, self.services.preferences.theme, words)
        tile.is_today = day == self._today
        tile.on_click = partial(self._ask, day)
        stamp = self._stamps.get(day)
        if stamp is not None:
            tile.medal, tile.tiles = stamp.medal, self._tiles_of(stamp)
        return tile

    def _tiles_of(self, stamp: Stamp) -> tuple[Tile, ...]:
        """Return the tiles of a day: those of the board that earned its stamp."""
        try:
            puzzle = self.services.puzzle_bank.deal(parse_id(stamp.puzzle_id))
        except SudokuError:
            return ()
        solution = only_solution(puzzle.givens)
        if solution is None:
            return ()
        pairs = zip(solution.values, puzzle.givens.values, strict=True)
        return tuple(Tile(digit, not given) for digit, given in pairs)

    def _turn(self, months: int) -> None:
        """Turn to another month."""
        number = 12 * self._first.year + self._first.month - 1 + months
        self._first = date(number // 12, number % 12 + 1, 1)
        self._show()

    def _hide_or_show(self) -> None:
        settings = self.preferences.settings
        game = settings.game._replace(show_streak=not settings.game.show_streak)
        self.preferences.change(settings._replace(game=game))
        self._show_streak()
        self.resized()

    def _ask(self, day: date) -> None:
        """Ask which board of a day to play."""
        mode = self.services.modes[DAILY.mode]
        assert isinstance(mode, Daily)
        answers = [
            Reply(
                level.value, f"level.{level.value}", partial(mode.open, day, level, Shape.CLASSIC)
            )
            for level in DAILY_LEVELS
        ]
        said = "stamps.today" if day == self._today else "stamps.practice"
        question = Question(
            day_words(day.isoformat()), (message(said),), (*answers, Reply("back", "ui.back"))
        )
        self.stage.push("confirm", question)


SCENE = StampsScene
