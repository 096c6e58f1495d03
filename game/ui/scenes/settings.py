"""The settings; every change applies at once."""

from functools import partial
from typing import Any, Final

from game.generate.sources import Source
from game.messages.languages import languages, name_of
from game.play.options import ConflictDisplay, ConflictRule
from game.shell.kit import Kit, Space
from game.shell.parts.around import Largest, Pages
from game.shell.parts.base import Item, Part
from game.shell.parts.grid import Grid
from game.shell.parts.lines import Column, Row
from game.shell.stage import Stage
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button
from game.shell.widgets.label import Label
from game.shell.widgets.slider import Slider
from game.shell.widgets.toggle import Toggle
from game.ui.context import Context
from game.ui.dialog import CardScene
from game.ui.feel.voices import PLAIN_ENTRY
from game.ui.widgets.picker import Picker
from game.ui.widgets.theme_button import ThemeButton

SCALES: Final = (0.8, 1.0, 1.25, 1.5, 2.0)
UNDO_LIMITS: Final = (0, 10, 50, 200)
TABS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "look": (
        ("look", "language"),
        ("look", "scale"),
        ("look", "reduced_motion"),
        ("look", "full_screen"),
        ("look", "numbers"),
        ("look", "short_notation"),
    ),
    "play": (
        ("play", "conflicts"),
        ("play", "conflict_rule"),
        ("play", "clean_notes"),
        ("play", "show_peers"),
        ("play", "show_same"),
        ("play", "show_freedom"),
    ),
    "game": (
        ("game", "show_timer"),
        ("game", "source"),
        ("game", "symmetric"),
        ("game", "undo_limit"),
    ),
    "control": (
        ("play", "digit_first"),
        ("play", "dim_pad"),
        ("mouse", "picker"),
        ("mouse", "wheel"),
        ("mouse", "middle"),
    ),
    "sound": (
        ("sound", "muted"),
        ("sound", "volume"),
        ("sound", "music"),
        ("sound", "calm_music"),
    ),
}
"""The tabs, and what each of them sets: section and field of the settings."""
NEARLY_ALL: Final = 0.96
"""So much of a scale counts as the whole of it."""


class SettingsScene(CardScene):
    """Tabs of switches, choices and sliders; the card keeps its size while it is open."""

    wide = 680

    def __init__(self, stage: Stage, context: Context, argument: None) -> None:
        super().__init__(stage, context, context.text("ui.settings.title"))
        self._interface = super().interface
        self.tabs: Final = {
            tab: Button(self.text(f"ui.settings.{tab}"), partial(self._open, tab), id=f"tab.{tab}")
            for tab in TABS
        }
        self.keys_button: Final = self.action_button("keys", text=self.text("ui.settings.keys"))
        self.leave_button: Final = self.action_button("back")
        self.given: Final = Label(colour="muted", points=13, wrap=True, id="given")
        self.themes: Final = {
            theme.id: ThemeButton(theme, partial(self._set_theme, theme.id), id=f"theme.{theme.id}")
            for theme in context.themes.all()
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
        """The scale at which the card was opened: it stays where the mouse is."""
        return self._interface

    def take_over(self, before: "SettingsScene") -> None:
        """Go on at the same tab and control, in the same size."""
        self._interface = before._interface
        self._open(before._tab)
        focus = before.form.focus
        widgets = (*self.tabs.values(), *(c for rows in self._rows.values() for _, c in rows))
        if focus is not None:
            self.form.set_focus(next((w for w in widgets if w.id == focus.id), None))

    # -- what is on the card

    def head(self) -> Part:
        """Return the title and the way back."""
        return Row(Item(self.title).growing(), self.leave_button)

    def content(self) -> Part:
        """Return the tabs over the rows of the open one; each has the room of the longest."""
        tabs = (*self.tabs.values(), self.keys_button)
        pages = {
            tab: Column(*(self._row(*row) for row in rows), gap=Space.TIGHT)
            for tab, rows in self._rows.items()
        }
        look = Column(self._theme_row(), pages["look"], gap=Space.TIGHT)
        if self.given.text:
            look = Column(look, self.given, gap=Space.TIGHT)
        pages["look"] = look
        shown = list(pages).index(self._tab)
        return Column(Grid(*tabs, across=(5, 3, 2)), Pages(*pages.values(), shown=shown))

    def _theme_row(self) -> Part:
        return Grid(*self.themes.values(), across=(len(self.themes), 2))

    def _row(self, label: Label | None, control: Widget) -> Part:
        if label is None:
            return Item(control, tall=52)
        beside = Row(Item(label).growing(), Item(control, wide=272, tall=52))
        return Largest(beside, Column(label, control, gap=Space.LINE))

    def _show(self) -> None:
        """Show which tab is open, which theme is chosen and which scale there is room for."""
        for tab, button in self.tabs.items():
            button.selected = tab == self._tab
        for id, theme in self.themes.items():
            theme.selected = id == self.context.theme.id
        wanted = self.context.settings.look.scale
        given = min((scene.given_scale for scene in self.stage.scenes), default=1.0)
        percent = round(100 * wanted * given)
        fits = given > NEARLY_ALL
        self.given.text = "" if fits else self.text("ui.setting.scale.given", n=percent)
        self.resized()

    def layout(self, kit: Kit) -> None:
        """Tell how large the type is below, where it is laid out by now."""
        self._show()
        super().layout(kit)

    def _open(self, tab: str) -> None:
        self._tab = tab
        self._show()

    def _set_theme(self, id: str) -> None:
        self._set("look", "theme", id)

    # -- the controls

    def _label(self, section: str, field: str) -> Label | None:
        """Return the name beside a control; a switch has its name on it."""
        value = getattr(getattr(self.context.settings, section), field)
        return None if isinstance(value, bool) else Label(self._name(section, field))

    def _name(self, section: str, field: str) -> str:
        return self.text(f"ui.setting.{section}.{field}")

    def _control(self, section: str, field: str) -> Widget:
        value = getattr(getattr(self.context.settings, section), field)
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
        words = {"source": Source, "conflicts": ConflictDisplay, "conflict_rule": ConflictRule}
        return [(word, text(f"ui.setting.{field}.{word.value}")) for word in words[field]]

    def _set(self, section: str, field: str, value: object) -> None:
        part = getattr(self.context.settings, section)._replace(**{field: value})
        self.change(**{section: part})
        if field == "undo_limit":
            self.context.current_game.capacity = part.undo_limit or None
        if field == "volume":
            self.stage.audio.play(PLAIN_ENTRY)


SCENE = SettingsScene
