"""The question of the first start: each answer starts a game, or the guide."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ...generate.levels import Level
from ...messages.languages import languages, name_of
from ...play.game_rules import ARCADE, CALM
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.around import Inset, Loose
from ...shell.parts.base import Gap, Item, Part, Square
from ...shell.parts.lines import Column, Flow, Row
from ...shell.rect import Rect
from ...shell.stage import Stage
from ...shell.style import Colour, mix
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..board.poster import paint_tile
from ..look.theme import Theme
from ..scene.base import GameScene
from ..scene.settings import Settings
from ..widgets.icon_button import SignedButton
from ..widgets.icons import Icon
from ..widgets.logo import Logo

if TYPE_CHECKING:
    from .services import MenuServices

TALL: Final = 104
"""The height of an answer in points."""
WIDE: Final = 656
"""The width of the question, in points."""
MOST_TILES: Final = 480
OURS: Final = ("paper", "ink", "clear", "contrast")
"""The themes whose names are translated."""
PALER: Final = 0.22
"""How much of its face is in what an answer leads to."""


class Defaults(NamedTuple):
    """The settings that an answer to the first question chooses."""

    level: Level
    mode: str
    dim_pad: bool
    clean_notes: bool
    nudges: bool = False


ANSWERS: Final = {
    "new": Defaults(Level.GENTLE, CALM.mode, dim_pad=True, clean_notes=True, nudges=True),
    "know": Defaults(Level.EASY, ARCADE.mode, dim_pad=False, clean_notes=True),
    "well": Defaults(Level.HARD, ARCADE.mode, dim_pad=False, clean_notes=False),
}
LIKELY: Final = "know"
"""The answer that Enter gives."""


def answered(settings: Settings, answer: str | None) -> Settings:
    """Return the settings after an answer; without one, only that the question was asked."""
    game = settings.game._replace(asked=True)
    if answer is None:
        return settings._replace(game=game)
    level, mode, dim_pad, clean_notes, nudges = ANSWERS[answer]
    return settings._replace(
        game=game._replace(level=level, mode=mode),
        play=settings.play._replace(dim_pad=dim_pad, clean_notes=clean_notes, nudges=nudges),
    )


class WelcomeScene(GameScene):
    """The question of the first start; Esc leaves all settings unchanged."""

    services: "MenuServices"
    scopes = ("welcome",)

    def __init__(self, stage: Stage, services: "MenuServices", argument: None) -> None:
        super().__init__(stage, services)
        theme = lambda: services.preferences.theme  # noqa: E731 - what everything is painted in
        self.logo: Final = Logo(theme=theme)
        self.tiles: Final = NineTiles(theme)
        self.title: Final = Label(
            self.text("welcome.title"), points=42, weight=Weight.TITLE, wrap=True, id="title"
        )
        self.words: Final = Label(
            self.text("welcome"), points=17, colour="muted", wrap=True, id="text"
        )
        self.answers: Final = [
            AnswerCard(
                number,
                self.text(f"welcome.{answer}"),
                self.text(f"welcome.{answer}.text"),
                self._leads_to(answer),
                partial(self.answer, answer),
                theme=theme,
                id=answer,
            )
            for number, answer in enumerate(ANSWERS, 1)
        ]
        likely = self.answers[list(ANSWERS).index(LIKELY)]
        likely.look = Look.PRIMARY
        press = "" if self.kit.fingers else self.text("welcome.press")
        self.press: Final = Label(press, colour="muted", id="press")
        self.language: Final = self._setting(Icon.LANGUAGE, self._next_language)
        self.theme: Final = self._setting(Icon.THEME, self._next_theme)
        self.sound: Final = self._setting(Icon.SOUND, self._flip_sound)
        self._show_settings()
        self.form.set_focus(likely, by_keys=False)

    def _setting(self, icon: Icon, change: Callable[[], None]) -> SignedButton:
        button = SignedButton(icon, "", id=f"welcome.{icon.value}")
        button.on_click = change
        return button

    def _leads_to(self, answer: str) -> str:
        if answer == "new":
            return self.text("welcome.lesson")
        level, mode = ANSWERS[answer][:2]
        said = (self.text(f"mode.{mode}"), self.text(f"level.{level.value}"))
        return self.text("ui.separator").join(said)

    def parts(self) -> Part:
        """Return the nine tiles beside the question, or the question alone."""
        question = Column(
            Column(self.title, self.words, gap=Space.TIGHT),
            *(Item(answer, tall=TALL) for answer in self.answers),
            Row(
                Item(self.press).growing().folding(1),
                Flow(self.language, self.theme, self.sound, gap=Space.NONE),
            ),
            gap=Space.GAP,
        )
        side = Square(self.tiles, least=80, most=MOST_TILES, matters=False)
        wide, high = self.room
        beside: list[Part] = [Loose(question, wide=WIDE)]
        if wide > high:
            beside.insert(0, side.folding(1))
        body = Row(*beside, gap=Space.APART)
        return Inset(Column(Item(self.logo, tall=46), Gap().growing(), body, Gap().growing()))

    def answer(self, answer: str | None) -> None:
        """Start what an answer leads to; without one, open the menu."""
        services, stage = self.services, self.stage
        services.preferences.change(answered(services.preferences.settings, answer))
        if answer is None:
            stage.replace("menu")
        elif answer == "new":
            stage.replace("menu")
            stage.push("guide")
        else:
            mode = services.modes[ANSWERS[answer].mode]
            level = ANSWERS[answer].level.value
            mode.start(next(row for row in mode.rows() if row.id == level))

    @handles("welcome.new", answer="new")
    @handles("welcome.know", answer="know")
    @handles("welcome.well", answer="well")
    def choose(self, *, answer: str) -> None:
        """Give an answer by its number."""
        self.answer(answer)

    def back(self) -> None:
        """Skip the question."""
        self.answer(None)

    # -- what can be set here

    def _show_settings(self) -> None:
        """Show the language, the theme and the state of the sound."""
        settings = self.preferences.settings
        self.language.text = name_of(self.catalogue.language)
        theme = self.preferences.theme
        ours = theme.id in OURS
        self.theme.text = self.text(f"theme.{theme.id}") if ours else theme.name
        self.sound.text = self.text(f"welcome.sound.{'off' if settings.sound.muted else 'on'}")

    def _next_language(self) -> None:
        known = list(languages())
        at = known.index(self.catalogue.language)
        look = self.preferences.settings.look
        self.change(look=look._replace(language=known[(at + 1) % len(known)]))
        self._show_settings()

    def _next_theme(self) -> None:
        themes = [theme.id for theme in self.preferences.themes.all()[0]]
        at = themes.index(self.preferences.theme.id)
        look = self.preferences.settings.look
        self.change(look=look._replace(theme=themes[(at + 1) % len(themes)]))
        self._show_settings()

    def _flip_sound(self) -> None:
        sound = self.preferences.settings.sound
        self.change(sound=sound._replace(muted=not sound.muted))
        self._show_settings()


class AnswerCard(Button):
    """An answer: its number in a disc, its text, and what it starts."""

    def __init__(
        self,
        number: int,
        text: str,
        detail: str,
        leads_to: str,
        on_click: Callable[[], object],
        *,
        theme: Callable[[], Theme],
        id: str,
    ) -> None:
        super().__init__(text, on_click, id=id, detail=detail, radius=20)
        self._number: Final = number
        self._leads_to: Final = leads_to
        self._theme: Final = theme

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of the answer; what it starts is beside it if there is space."""
        fonts = kit.fonts
        wide = fonts.size(self.text, kit.text(20), Weight.TITLE)[0]
        return wide + self._disc(kit) + 4 * self._pad(kit), self.height_for(kit, 0)

    def height_for(self, kit: Kit, width: int) -> int:
        """Return the height of the answer above a line about it."""
        fonts = kit.fonts
        lines = fonts.line_height(kit.text(20), Weight.TITLE) + fonts.line_height(kit.text(15))
        return max(kit.least_target, kit.target, lines + kit.px(14))

    def _pad(self, kit: Kit) -> int:
        return kit.px(18, 8)

    def _disc(self, kit: Kit) -> int:
        return kit.px(60, 26)

    def paint_content(self, surface: pygame.Surface, kit: Kit, ink: Colour) -> None:
        """Draw the disc, the text, and at the right what it starts."""
        fonts, rect, pad, theme = kit.fonts, self.rect, self._pad(kit), self._theme()
        side = min(self._disc(kit), rect.height - kit.px(12))
        place = Rect(rect.left + pad, rect.centery - side // 2, side, side)
        paint_tile(
            surface,
            kit,
            place,
            found=True,
            face=theme.hue(self._number),
            ink=theme.on_hue(self._number),
            text=str(self._number),
        )
        left, right = place.right + pad, rect.right - pad
        face = self.colours(kit.style)[0] or kit.style.surface
        muted = mix(ink, face, PALER) if self.look is Look.PRIMARY else kit.style.muted
        title, small = kit.text(20), kit.text(15)
        width = fonts.size(self.text, title, Weight.TITLE)[0]
        aside = fonts.render(self._leads_to, small, ink, Weight.SEMIBOLD)
        arrow = kit.px(16, 10)
        width = max(width, fonts.size(self.detail, small)[0])
        if left + width + aside.get_width() + arrow + 2 * pad <= right:
            self._paint_arrow(surface, kit, (right - arrow, rect.centery), arrow, ink)
            right -= arrow + kit.px(12) + aside.get_width()
            surface.blit(aside, aside.get_rect(midleft=(right, rect.centery)))
            right -= pad
        line = fonts.line_height(title, Weight.TITLE)
        detail = fonts.elide(self.detail, small, right - left)
        top = rect.centery - (line + fonts.line_height(small)) // 2
        surface.blit(fonts.render(self.text, title, ink, Weight.TITLE), (left, top))
        surface.blit(fonts.render(detail, small, muted), (left, top + line))

    def _paint_arrow(
        self, surface: pygame.Surface, kit: Kit, start: tuple[int, int], long: int, ink: Colour
    ) -> None:
        x, y = start
        wide, tip = max(1.6, kit.px(2)), (x + long, y)
        kit.shapes.curve(surface, ((x, y), tip), wide, ink)
        for side in (-1, 1):
            kit.shapes.curve(surface, ((x + long * 0.6, y + side * long * 0.38), tip), wide, ink)


class NineTiles(Widget):
    """The logo of the game, large: the nine hues as tiles, the ninth a circle."""

    def __init__(self, theme: Callable[[], Theme]) -> None:
        super().__init__(id="tiles")
        self._theme: Final = theme

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw the tiles."""
        theme, gap = self._theme(), max(2, self.rect.width // 30)
        for digit, place in enumerate(Rect(*self.rect).grid(3, 3, gap), 1):
            paint_tile(surface, kit, place, found=digit == 9, face=theme.hue(digit))


SCENE = WelcomeScene
