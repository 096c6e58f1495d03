"""All keys, as they are set."""

from typing import Final

import pygame

from game.shell.kit import Kit
from game.shell.stage import Stage
from game.shell.text import Weight
from game.shell.widgets.base import Widget
from game.shell.widgets.button import Button
from game.shell.widgets.label import Label
from game.ui.context import Context
from game.ui.keys import chord_text
from game.ui.layout.dialog import HelpLayout, help_layout
from game.ui.scene import GameScene
from game.ui.widgets.dialog_card import DialogCard
from game.ui.widgets.icon_button import Icon, IconButton

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "board": (
        "move",
        "extend",
        "digit",
        "corner",
        "centre",
        "erase",
        "select.same",
        "select.all",
        "select.none",
        "select.invert",
    ),
    "tools": (
        "tool.digit",
        "tool.corner",
        "tool.centre",
        "tool.next",
        "tool.hold",
        "digit_first",
        "apply",
        "fill_notes",
        "freedom",
    ),
    "game": (
        "undo",
        "redo",
        "restart",
        "hint",
        "study",
        "learn",
        "check",
        "pause",
        "new",
        "open",
        "copy",
        "paste",
        "copy_id",
        "save",
    ),
    "window": ("help", "settings", "fullscreen", "screenshot", "mute", "back", "quit"),
}
"""The groups of actions; a family of actions, such as the nine digits, is one line."""
FAMILIES: Final = {
    "move": ("move.left", "move.right", "move.up", "move.down"),
    "extend": ("extend.left", "extend.right", "extend.up", "extend.down"),
    "digit": ("digit.1", "digit.9"),
    "corner": ("corner.1", "corner.9"),
    "centre": ("centre.1", "centre.9"),
}


def keys_of(context: Context, action: str) -> str:
    """Return the keys of an action, or of a family: the arrows by their name, digits as a range."""
    text, keymap = context.text, context.keymap
    if action in ("move", "extend"):
        chords = [keymap.first(member) for member in FAMILIES[action]]
        modifiers = {chord.rpartition("+")[0] for chord in chords}
        names = {chord.rpartition("+")[2] for chord in chords}
        if names == {"Left", "Right", "Up", "Down"} and len(modifiers) == 1:
            modifier = modifiers.pop()
            arrows = text("ui.arrows")
            return f"{chord_text(context.catalogue, modifier)}+{arrows}" if modifier else arrows
    if action in FAMILIES:
        first, last = (keymap.first(FAMILIES[action][end]) for end in (0, -1))
        return f"{chord_text(context.catalogue, first)}–{last.rpartition('+')[2]}"
    chords = list(keymap.chords(action))[:3]
    return text("ui.or").join(chord_text(context.catalogue, chord) for chord in chords)


class KeyLines(Widget):
    """The lines of one page."""

    def __init__(self, context: Context) -> None:
        super().__init__(id="lines")
        self._context = context
        self.layout: HelpLayout | None = None
        self.page = 0

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw headings, keys and what they do."""
        if self.layout is None:
            return
        style, fonts, text = kit.style, kit.fonts, self._context.text
        groups = list(GROUPS)
        page = self.layout.pages[self.page]
        for group, rect in page.headings:
            words = text(f"help.group.{groups[group]}")
            drawn = fonts.render(words, kit.text(17), style.accent, Weight.SEMIBOLD)
            surface.blit(drawn, (rect.x, rect.y))
        size = kit.text(15)
        for group, line, rect in page.lines:
            action = GROUPS[groups[group]][line]
            middle = rect.y + rect.h // 2
            column = round(rect.w * 0.47)
            room = column - kit.px(8)
            keys = fonts.elide(keys_of(self._context, action), size, room, Weight.MEDIUM)
            drawn = fonts.render(keys, size, style.text, Weight.MEDIUM)
            surface.blit(drawn, drawn.get_rect(midleft=(rect.x, middle)))
            words = fonts.elide(text(f"help.{action}"), size, rect.w - column)
            drawn = fonts.render(words, size, style.muted)
            surface.blit(drawn, drawn.get_rect(midleft=(rect.x + column, middle)))


class HelpScene(GameScene):
    """Pages of keys."""

    overlay = True
    tick = 0.5

    def __init__(self, stage: Stage, context: Context, argument: object) -> None:
        super().__init__(stage, context)
        self.card: Final = self.form.add(DialogCard())
        self.title: Final = self.form.add(
            Label(self.text("help.title"), points=30, weight=Weight.SEMIBOLD)
        )
        self.lines: Final = self.form.add(KeyLines(context))
        self.earlier: Final = self.form.add(
            IconButton(Icon.EARLIER, lambda: self._turn(-1), id="earlier")
        )
        self.later: Final = self.form.add(IconButton(Icon.LATER, lambda: self._turn(1), id="later"))
        self.learn: Final = self.form.add(
            Button(self.text("help.techniques"), lambda: self.perform("learn"), id="learn")
        )
        self.leave_button: Final = self.form.add(Button(self.text("ui.back"), self.back, id="back"))
        self.form.set_focus(self.leave_button)

    def arrange(self, width: int, height: int, interface: float) -> None:
        """Place the lines; a page that is gone gives way to the last one."""
        layout = help_layout(width, height, interface, groups=[len(g) for g in GROUPS.values()])
        self.sizes = layout.metrics
        self.card.place(pygame.Rect(layout.panel))
        self.title.place(pygame.Rect(layout.title))
        self.leave_button.place(pygame.Rect(layout.back))
        self.learn.place(pygame.Rect(layout.learn))
        self.earlier.place(pygame.Rect(layout.earlier))
        self.later.place(pygame.Rect(layout.later))
        self.lines.layout = layout
        self.lines.place(pygame.Rect(layout.panel))
        self._turn(0)

    def handle(self, event: pygame.event.Event) -> bool:
        """Turn pages by keys too."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._turn(-1 if event.key == pygame.K_PAGEUP else 1)
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-1 if event.y > 0 else 1)
            return True
        return super().handle(event)

    def _turn(self, by: int) -> None:
        layout = self.lines.layout
        assert layout is not None
        last = len(layout.pages) - 1
        self.lines.page = max(0, min(last, self.lines.page + by))
        several = last > 0
        self.earlier.visible = self.later.visible = several
        self.earlier.enabled = self.lines.page > 0
        self.later.enabled = self.lines.page < last
        self.title.text = (
            self.text("help.title_page", page=self.lines.page + 1, pages=last + 1)
            if several
            else self.text("help.title")
        )
        self.lines.invalidate()


SCENE = HelpScene
