"""The settings; every change applies at once."""

from functools import partial
from typing import Any, Final

import pygame

from game.play.options import ConflictDisplay
from game.shell.rect import Rect
from game.shell.stage import Stage
from game.shell.text import Weight
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button
from game.shell.widgets.label import Label
from game.shell.widgets.slider import Slider
from game.shell.widgets.toggle import Toggle
from game.ui import theme as themes
from game.ui.context import Context
from game.ui.layout.dialog import settings_layout
from game.ui.scene import GameScene
from game.ui.widgets.dialog_card import DialogCard
from game.ui.widgets.picker import Picker

SCALES: Final = (0.8, 1.0, 1.25, 1.5, 2.0)
UNDO_LIMITS: Final = (0, 10, 50, 200)
TABS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "look": (
        ("look", "theme"),
        ("look", "scale"),
        ("look", "reduced_motion"),
        ("look", "full_screen"),
    ),
    "play": (
        ("play", "conflicts"),
        ("play", "clean_notes"),
        ("play", "digit_first"),
        ("play", "show_peers"),
        ("play", "show_same"),
        ("play", "show_freedom"),
    ),
    "game": (
        ("game", "show_timer"),
        ("game", "symmetric"),
        ("game", "undo_limit"),
        ("play", "dim_pad"),
        ("sound", "muted"),
        ("sound", "volume"),
    ),
}
"""The tabs, and what each of them sets: section and field of the settings."""
ROWS: Final = max(map(len, TABS.values()))


class SettingsScene(GameScene):
    """Tabs of switches, choices and sliders."""

    overlay = True
    tick = 0.25

    def __init__(self, stage: Stage, context: Context, argument: object) -> None:
        super().__init__(stage, context)
        self.card: Final = self.form.add(DialogCard())
        self.title: Final = self.form.add(
            Label(self.text("ui.settings.title"), points=30, weight=Weight.SEMIBOLD)
        )
        self.tabs: Final = {
            tab: self.form.add(
                Button(self.text(f"ui.settings.{tab}"), partial(self._open, tab), id=f"tab.{tab}")
            )
            for tab in TABS
        }
        self.keys_button: Final = self.form.add(
            self.action_button("keys", text=self.text("ui.settings.keys"))
        )
        self._tab = "look"
        self._rows: list[tuple[Label | None, Widget]] = []
        self.leave_button: Final = self.form.add(self.action_button("back"))
        self._fill()
        self.form.set_focus(self.tabs["look"])

    def arrange(self, width: int, height: int, interface: float) -> None:
        """Place the rows of the open tab."""
        layout = settings_layout(width, height, interface, tabs=len(TABS) + 1, rows=ROWS)
        self.sizes = layout.metrics
        self.card.place(pygame.Rect(layout.panel))
        self.title.place(pygame.Rect(layout.title))
        self.leave_button.place(pygame.Rect(layout.back))
        tabs = (*self.tabs.values(), self.keys_button)
        for tab, rect in zip(tabs, layout.tabs, strict=True):
            tab.place(pygame.Rect(rect))
        for (label, control), row in zip(self._rows, layout.rows, strict=False):
            if label is None:
                whole = Rect(row.label.x, row.label.y, row.control.right - row.label.x, row.label.h)
                control.place(pygame.Rect(whole))
            else:
                # In line with the names of the switches.
                label.place(pygame.Rect(row.label).move(self.sizes.px(4), 0))
                control.place(pygame.Rect(row.control))

    def _open(self, tab: str) -> None:
        if tab != self._tab:
            self._tab = tab
            self._fill()
            self.layout(self.kit)
            self.invalidate()

    def _fill(self) -> None:
        """Make the controls of the open tab."""
        for label, control in self._rows:
            self.form.remove(control)
            if label is not None:
                self.form.remove(label)
        self._rows = []
        for name, tab in self.tabs.items():
            tab.selected = name == self._tab
        for section, field in TABS[self._tab]:
            control = self._control(section, field)
            label = None
            if not isinstance(control, Toggle):
                label = self.form.add(Label(self._name(section, field), points=15))
            self._rows.append((label, self.form.add(control)))

    def _name(self, section: str, field: str) -> str:
        return self.text(f"ui.setting.{section}.{field}")

    def _control(self, section: str, field: str) -> Widget:
        value = getattr(getattr(self.context.settings, section), field)
        change = partial(self._set, section, field)
        name = f"{section}.{field}"
        if isinstance(value, bool):
            return Toggle(self._name(section, field), value, change, id=name)
        if field == "volume":
            return Slider(value, change, step=0.1, id=name)
        return Picker(self._options(field), value, change, id=name)

    def _options(self, field: str) -> list[tuple[Any, str]]:
        text = self.text
        if field == "theme":
            folder = self.context.assets / "themes"
            return [(id, self.context.load_theme(id).name) for id in themes.available(folder)]
        if field == "scale":
            return [(scale, text("ui.percent", n=round(scale * 100))) for scale in SCALES]
        if field == "undo_limit":
            return [
                (n, text("ui.setting.undo_limit.none") if n == 0 else text("ui.moves", n=n))
                for n in UNDO_LIMITS
            ]
        return [(d, text(f"ui.setting.conflicts.{d.value}")) for d in ConflictDisplay]

    def _set(self, section: str, field: str, value: object) -> None:
        part = getattr(self.context.settings, section)._replace(**{field: value})
        self.change(**{section: part})
        if field == "undo_limit":
            self.context.current_game.capacity = part.undo_limit or None
        if field == "volume":
            self.stage.audio.play("place")


SCENE = SettingsScene
