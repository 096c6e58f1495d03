"""The settings; every change applies at once."""

from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ...generate.sources import Source
from ...messages.languages import languages, name_of
from ...messages.notation import Notation
from ...play.game_rules import COMBO_CLOCKS
from ...play.intents import SetOptions
from ...play.options import ConflictDisplay, ConflictRule, Symbols
from ...shell.kit import Kit, Space
from ...shell.parts.around import Largest, Loose, Pages, Scroll
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button
from ...shell.widgets.label import Align, Label
from ...shell.widgets.scroll import ScrollArea
from ...shell.widgets.slider import Slider
from ...shell.widgets.toggle import Toggle
from ..board.board import Board
from ..board.freedom import freedom_heat
from ..board.overlay import Overlay
from ..games.sample import sample_session
from ..look.theme import Theme
from ..play.voices import PLAIN_ENTRY
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..scene.settings import SYSTEM, Font, Settings
from ..widgets.picker import Picker
from ..widgets.tab import Tab
from .theme_button import ThemeButton

if TYPE_CHECKING:
    from .services import SettingsServices

SCALES: Final = (0.8, 1.0, 1.25, 1.5, 2.0)
UNDO_LIMITS: Final = (0, 10, 50, 200)
_PLACED: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "look": (
        ("look", "language"),
        ("look", "font"),
        ("look", "scale"),
        ("look", "reduced_motion"),
        ("look", "full_screen"),
        ("look", "symbols"),
        ("look", "numbers"),
        ("look", "notation"),
    ),
    "play": (
        ("play", "conflicts"),
        ("play", "conflict_rule"),
        ("play", "clean_notes"),
        ("play", "show_peers"),
        ("play", "show_same"),
        ("play", "show_freedom"),
        ("play", "dim_pad"),
        ("play", "nudges"),
        ("play", "ask_why"),
    ),
    "control": (
        ("play", "digit_first"),
        ("mouse", "picker"),
        ("mouse", "wheel"),
        ("mouse", "middle"),
    ),
    "game": (
        ("game", "show_timer"),
        ("game", "source"),
        ("game", "symmetric"),
        ("game", "undo_limit"),
        ("game", "clock"),
        ("sound", "muted"),
        ("sound", "volume"),
        ("sound", "music"),
        ("sound", "calm_music"),
        ("sound", "pitches"),
        ("sound", "danger"),
        ("sound", "captions"),
    ),
}
_HOMES: Final = {
    "look": "look",
    "play": "play",
    "mouse": "control",
    "game": "game",
    "sound": "game",
}
"""The tab on which fields of a section come last that are not placed."""
_ELSEWHERE: Final = {
    ("look", "theme"),
    ("look", "system_dark"),
    ("game", "level"),
    ("game", "shape"),
    ("game", "mode"),
    ("game", "asked"),
    ("game", "rung"),
}
"""What the menu sets, or what has no row."""


def _tabs() -> dict[str, tuple[tuple[str, str], ...]]:
    known = {*_ELSEWHERE, *(setting for tab in _PLACED.values() for setting in tab)}
    tabs = dict(_PLACED)
    for section, tab in _HOMES.items():
        fields = ((section, field) for field in getattr(Settings(), section)._fields)
        tabs[tab] += tuple(setting for setting in fields if setting not in known)
    return tabs


TABS: Final = _tabs()
"""The tabs, and what each of them sets: section and field of the settings."""
WIDE: Final = 520
"""The width of the tabs, in points."""
LEAST_PAGE: Final = 300
"""The height from which on the rows scroll, in points."""
LEAST_SAMPLE: Final = 120
MOST_SAMPLE: Final = 560
"""The sides of the board, in pixels and in points."""
NEARLY_ALL: Final = 0.96
"""So much of a scale counts as the whole of it."""


class SettingsScene(GameScene):
    """The settings: tabs of controls, beside a board that shows their effect.

    The type keeps its size while the scene is open, so that it stays under the mouse; the chosen
    size is shown below the board.
    """

    services: "SettingsServices"
    tick = 0.25

    def __init__(self, stage: Stage, services: "SettingsServices", argument: None) -> None:
        super().__init__(stage, services)
        self._interface = super().interface
        self.title: Final = Label(
            self.text("ui.settings.title"), points=26, weight=Weight.TITLE, id="title"
        )
        self.board: Final = Board(
            self.animator,
            theme=lambda: services.preferences.theme,
            numbers=services.preferences.numbers,
        )
        self._session: Final = sample_session()
        self.sample: Final = Label(
            self.text("ui.settings.sample"), align=Align.CENTRE, elides=True, id="sample"
        )
        self.page: Final = ScrollArea(id="page")
        self.tabs: Final = {
            tab: Tab(self.text(f"ui.settings.{tab}"), id=f"tab.{tab}") for tab in TABS
        }
        for tab, button in self.tabs.items():
            button.on_click = partial(self._open, tab)
        self.keys_button: Final = self.action_button("keys", text=self.text("ui.settings.keys"))
        self.backups_button: Final = Button(
            self.text("ui.settings.backups"), lambda: stage.push("backups"), id="backups"
        )
        self.players_button: Final = Button(
            self.text("ui.settings.players"), lambda: stage.push("players"), id="players"
        )
        self.solver_button: Final = Button(
            self.text("ui.settings.solver"), lambda: stage.push("solver"), id="solver"
        )
        self.leave_button: Final = self.back_button()
        self.given: Final = Label(colour="muted", points=13, wrap=True, id="given")
        self.kept: Final = Label(
            self.text("ui.setting.symbols.kept"), colour="muted", points=13, wrap=True, id="kept"
        )
        """What boards keep their digits."""
        themes, wrong = services.preferences.themes.all()
        self.wrong: Final = Label(
            "\n".join(map(services.words.catalogue.error, wrong)),
            colour="danger",
            points=13,
            wrap=True,
            id="wrong",
        )
        """What is wrong with themes of the player's."""
        self.as_system: Final = self._system_button()
        self.themes: Final = {
            theme.id: ThemeButton(
                theme,
                self._theme_name(theme),
                partial(self._set_theme, theme.id),
                id=f"theme.{theme.id}",
            )
            for theme in themes
        }
        self._rows: Final = {
            tab: [(self._label(*setting), self._control(*setting)) for setting in settings]
            for tab, settings in TABS.items()
        }
        self._tab = "look"
        self.form.set_focus(self.tabs["look"])
        self._show()

    @property
    def interface(self) -> float:
        """The scale when the scene was opened."""
        return self._interface

    def take_over(self, before: "SettingsScene") -> None:
        """Keep tab, control and size."""
        self._interface = before._interface
        self._open(before._tab)
        focus = before.form.focus
        widgets = (*self.tabs.values(), *(c for rows in self._rows.values() for _, c in rows))
        if focus is not None:
            self.form.set_focus(next((w for w in widgets if w.id == focus.id), None))

    # -- what there is to see

    def parts(self) -> Part:
        """Return the tabs, with the board beside or above them if there is space."""
        board = self.board.part(least=LEAST_SAMPLE, most=MOST_SAMPLE, matters=False)
        sample = Column(board, self.sample, gap=Space.TIGHT, at=0.5).folding(1)
        title = Row(self.title, Gap().growing(), Item(self.players_button, tall=36), gap=Space.GAP)
        head = header(self.leave_button, title)
        tabs = Grid(*self.tabs.values(), across=(4, 2), gap=Space.LINE)
        panel = Column(tabs, Scroll(self.page, self._pages(), least=LEAST_PAGE).growing())
        beside = Row(sample, panel.growing(), gap=Space.APART)
        return framed(head, Largest(beside, Column(sample, Loose(panel, wide=WIDE))))

    def _pages(self) -> Part:
        """Return the rows of the open tab; each tab has the space of the longest."""
        pages = {
            tab: Column(*(self._row(*row) for row in rows), gap=Space.TIGHT)
            for tab, rows in self._rows.items()
        }
        look = Column(self._theme_row(), pages["look"], gap=Space.TIGHT)
        if self.preferences.settings.look.symbols is not Symbols.DIGITS:
            look = Column(look, self.kept, gap=Space.TIGHT)
        if self.given.text:
            look = Column(look, self.given, gap=Space.TIGHT)
        pages["look"] = look
        pages["control"] = Column(pages["control"], self.keys_button, gap=Space.TIGHT)
        further = Grid(self.backups_button, self.solver_button, across=(2, 1))
        pages["game"] = Column(pages["game"], further, gap=Space.TIGHT)
        return Pages(*pages.values(), shown=list(pages).index(self._tab))

    def _theme_row(self) -> Part:
        themes = Grid(self.as_system, *self.themes.values(), across=(3, 2))
        return Column(themes, self.wrong, gap=Space.TIGHT) if self.wrong.text else themes

    def _system_button(self) -> ThemeButton:
        """Return the button for following the system, in the resulting theme."""
        look = self.preferences.settings.look._replace(theme=SYSTEM)
        theme = self.preferences.themes.load(look.shown_theme)
        return ThemeButton(
            theme, self.text("theme.system"), partial(self._set_theme, SYSTEM), id="theme.system"
        )

    def _row(self, label: Label | None, control: Widget) -> Part:
        if label is None:
            return Item(control, tall=52)
        beside = Row(Item(label).growing(), Item(control, wide=272, tall=52))
        return Largest(beside, Column(label, control, gap=Space.LINE))

    def _show(self) -> None:
        """Show the open tab, the chosen theme and size, and their effect."""
        for tab, button in self.tabs.items():
            button.selected = tab == self._tab
        chosen = self.preferences.settings.look.theme
        self.as_system.selected = chosen == SYSTEM
        for id, theme in self.themes.items():
            theme.selected = id == chosen
        wanted = self.preferences.settings.look.scale
        given = min((scene.given_scale for scene in self.stage.scenes), default=1.0)
        percent = round(100 * wanted * given)
        fits = given > NEARLY_ALL
        self.given.text = "" if fits else self.text("ui.setting.scale.given", n=percent)
        self.sample.points = 15 * wanted / self._interface
        self._session.do(SetOptions(self.preferences.settings.play))
        view = self._session.view()
        self.board.show(view.cells, Overlay(heat=freedom_heat(view.cells, view.geometry.size)))
        self.resized()

    def layout(self, kit: Kit) -> None:
        """Lay out the scene, and show the chosen type size below the board."""
        stale = self.form.stale
        self._show()
        # Laid out here: after a new window, theme or font nothing keeps the size that it had.
        self.form.stale = stale
        super().layout(kit)

    def _open(self, tab: str) -> None:
        self._tab = tab
        self._show()

    def _theme_name(self, theme: Theme) -> str:
        """Return the name of a theme; custom ones bring their own."""
        try:
            return self.text(f"theme.{theme.id}")
        except KeyError:
            return theme.name

    def _set_theme(self, id: str) -> None:
        self._set("look", "theme", id)

    # -- the controls

    def _label(self, section: str, field: str) -> Label | None:
        """Return the label beside a control; a switch contains its own."""
        value = getattr(getattr(self.preferences.settings, section), field)
        return None if isinstance(value, bool) else Label(self._name(section, field))

    def _name(self, section: str, field: str) -> str:
        return self.text(f"ui.setting.{section}.{field}")

    def _control(self, section: str, field: str) -> Widget:
        value = getattr(getattr(self.preferences.settings, section), field)
        change = partial(self._set, section, field)
        name = f"{section}.{field}"
        if isinstance(value, bool):
            return Toggle(self._name(section, field), value, change, id=name)
        if field in ("volume", "music"):
            return Slider(value, change, step=0.1, id=name)
        return Picker(self._options(field), value, change, id=name)

    def _options(self, field: str) -> list[tuple[Any, str]]:
        text = self.text
        if field == "language":
            named = [(code, name_of(code)) for code in languages()]
            return [("", text("ui.setting.language.system")), *named]
        if field == "scale":
            return [(scale, text("ui.percent", n=round(scale * 100))) for scale in SCALES]
        if field == "undo_limit":
            return [
                (n, text("ui.setting.undo_limit.none") if n == 0 else text("ui.moves", n=n))
                for n in UNDO_LIMITS
            ]
        if field == "clock":
            return [(clock, text(f"ui.setting.clock.{clock}")) for clock in COMBO_CLOCKS]
        words: dict[str, type[Enum]] = {
            "font": Font,
            "symbols": Symbols,
            "source": Source,
            "conflicts": ConflictDisplay,
            "conflict_rule": ConflictRule,
            "notation": Notation,
        }
        return [(word, text(f"ui.setting.{field}.{word.value}")) for word in words[field]]

    def _set(self, section: str, field: str, value: object) -> None:
        part = getattr(self.preferences.settings, section)._replace(**{field: value})
        self.change(**{section: part})
        self._show()
        if field == "undo_limit":
            self.services.current_game.capacity = part.undo_limit or None
        if field == "volume":
            self.stage.audio.play(PLAIN_ENTRY)


SCENE = SettingsScene
