"""Help: all keys in use, on one or more pages, made from the table of actions."""

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ...messages.lists import either, enumerated
from ...shell.access.spoken import Spoken, SpokenPart, Words
from ...shell.handlers import handles, unavailable
from ...shell.kit import Kit
from ...shell.parts.around import Largest
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Row
from ...shell.pieces import unbroken
from ...shell.rect import Rect
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ..scene.action import Action
from ..scene.base import GameScene
from ..scene.dialog import CardScene
from ..scene.header import header
from ..scene.key_names import chord_text, key_words
from ..scene.keymap import PAD
from ..scene.scope import Group
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon

if TYPE_CHECKING:
    from ..scene.services import SceneServices

ARROWS: Final = frozenset({"Left", "Right", "Up", "Down"})
MOST_CHORDS: Final = 3
"""An action that has more shows its first ones; the key settings show all."""
MOST_COLUMNS: Final = 3
LEAST_LINES: Final = 5
PLENTY: Final = 2000
SIZE: Final = 15
HEADING: Final = 17
WAYS: Final = ("learn", "keys", "documents")
"""Where one goes on from here; the last one goes first where there is no room."""


class Entry(NamedTuple):
    """A line of help: an action, or a family of them, with its keys."""

    keys: str
    words: str


class Line(NamedTuple):
    """An entry in its place, or a heading."""

    keys: tuple[str, ...]
    words: tuple[str, ...]
    rect: Rect


class Columns(NamedTuple):
    """The columns of a page of help: their number, and the widths of keys and texts."""

    across: int
    keys: int
    words: int


def entries(services: "SceneServices", below: tuple[str, ...] = ()) -> dict[str, list[Entry]]:
    """Return the entries by group; groups of the scene below come first.

    A family of actions has one entry. Mouse and gamepad have groups of their own.
    """
    special = {"study", "theatre"}.intersection(below)
    here = {a.group for a in services.bindings.actions.values() if a.scopes[0] in special}
    found: dict[str, list[Entry]] = {
        group.value: [] for group in sorted(Group, key=lambda group: group not in here)
    }
    found["mouse"] = [
        Entry(services.words.text(f"mouse.{button}"), services.words.text(f"mouse.{button}.text"))
        for button, is_on in services.preferences.settings.mouse._asdict().items()
        if is_on
    ]
    pads = found["gamepad"] = []
    families: dict[str, list[Action]] = {}
    for action in services.bindings.actions.values():
        if action.needs is not None and services.lacking(action.needs):
            continue
        families.setdefault(action.family or action.id, []).append(action)
    for name, members in families.items():
        words = services.words.text(f"action.{name}.text")
        keys = keys_of(services, members)
        if keys:
            found[members[0].group.value].append(Entry(keys, words))
        pads += [
            Entry(chord.removeprefix(PAD), words)
            for chord in services.bindings.keymap.chords(members[0].id)
            if chord.startswith(PAD)
        ]
    return {
        services.words.text(f"action.group.{group}"): said for group, said in found.items() if said
    }


def keys_of(services: "SceneServices", members: list[Action]) -> str:
    """Return the keys of an action; of a family, the arrows by name and digits as a range."""
    catalogue, keymap = services.words.catalogue, services.bindings.keymap
    if not members[0].family:
        chords = [c for c in keymap.chords(members[0].id) if not c.startswith(PAD)]
        return either(catalogue, [chord_text(catalogue, c) for c in chords[:MOST_CHORDS]])
    chords = [keymap.first(member.id) for member in members]
    held = {
        chord.removesuffix(member.member) for chord, member in zip(chords, members, strict=True)
    }
    if len(held) == 1:
        together = held.pop()
        first, last = (catalogue.said(key_words(members[end].member)) for end in (0, -1))
        arrows = {member.member for member in members} == ARROWS
        name = services.words.text("key.arrows") if arrows else f"{first}–{last}"
        return "+".join([*(chord_text(catalogue, m) for m in together.split("+") if m), name])
    return enumerated(catalogue, [chord_text(catalogue, chord) for chord in chords if chord])


class KeyLines(Widget):
    """A page of help, in columns."""

    def __init__(self) -> None:
        super().__init__(id="lines")
        self.groups: dict[str, list[Entry]] = {}
        """What is to be said, by the name of its group."""
        self.pages: list[list[Line]] = []
        self.page = 0
        self.columns = Columns(1, 0, 0)

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return the size of a few lines in one column, with the longest words unbroken."""
        size = kit.text(SIZE)

        def longest(texts: list[str], weight: Weight) -> int:
            words = {word for text in texts for word in unbroken(text)}
            return max((kit.fonts.size(word, size, weight)[0] for word in words), default=0)

        keys = longest([e.keys for e in self._entries], Weight.MEDIUM)
        words = longest([e.words for e in self._entries], Weight.REGULAR)
        return keys + kit.px(16) + words, LEAST_LINES * kit.fonts.line_height(size)

    def spoken(self, words: Words) -> Spoken:
        """Return all lines of all pages."""
        groups = []
        for name, entries in self.groups.items():
            lines = tuple(
                SpokenPart(f"{name}.{at}", None, Spoken("line", f"{entry.keys}: {entry.words}"))
                for at, entry in enumerate(entries)
            )
            groups.append(SpokenPart(name, None, Spoken("list", name, parts=lines)))
        return Spoken("group", parts=tuple(groups))

    @property
    def _entries(self) -> list[Entry]:
        return [entry for group in self.groups.values() for entry in group]

    def arrange(self, rect: pygame.Rect, kit: Kit) -> None:
        """Arrange everything in columns wide enough for the longest entry, on few pages."""
        area, groups, all_entries = Rect(*rect), self.groups, self._entries
        fonts, size = kit.fonts, kit.text(SIZE)
        keys = max(fonts.size(e.keys, size, Weight.MEDIUM)[0] for e in all_entries)
        words = max(fonts.size(e.words, size)[0] for e in all_entries)
        gap = kit.px(16)
        # Long keys take a second line rather than the room of all others.
        keys = min(keys, size * 10, (area.w - gap) * 11 // 20)
        words = min(words, size * 25 // 2)
        between = kit.px(24)
        count = (area.w + between) // (keys + gap + words + between)
        count = max(1, min(MOST_COLUMNS, count))
        for columns in range(1, count + 1):
            width = (area.w - (columns - 1) * between) // columns
            self.columns = Columns(columns, keys + gap, min(width - keys - gap, 2 * words))
            self.pages = list(self._filled(kit, area, groups, width + between))
            if len(self.pages) == 1:
                break
        self.page = min(self.page, len(self.pages) - 1)
        self.place(rect)
        self.invalidate()

    def _filled(
        self, kit: Kit, area: Rect, groups: dict[str, list[Entry]], each: int
    ) -> list[list[Line]]:
        fonts, size = kit.fonts, kit.text(SIZE)
        line, gap = fonts.line_height(size), kit.px(4)
        heading = fonts.line_height(kit.text(HEADING), Weight.TITLE) + gap
        pages: list[list[Line]] = [[]]
        column, y = 0, area.y

        def place(height: int, keep: int) -> Rect:
            """Return the place of something that must stay with what follows."""
            nonlocal column, y
            if y + max(height, keep) > area.bottom and y > area.y:
                column, y = column + 1, area.y
                if column == self.columns.across:
                    column = 0
                    pages.append([])
            rect = Rect(area.x + column * each, y, self.columns.keys + self.columns.words, height)
            y += height
            return rect

        for title, group in groups.items():
            lines = []
            for entry in group:
                keys = fonts.wrap(
                    entry.keys, size, self.columns.keys - kit.px(16) + 1, Weight.MEDIUM
                )
                words = fonts.wrap(entry.words, size, self.columns.words)
                height = max(len(keys), len(words)) * line + gap
                lines.append((tuple(keys), tuple(words), height))
            # A heading stands over three lines at least.
            keep = heading + sum(height for *_, height in lines[:3])
            rect = place(heading, keep)
            pages[-1].append(Line((), (title,), rect))
            for these, words_of, height in lines:
                rect = place(height, height)
                pages[-1].append(Line(these, words_of, rect))
            y += 2 * gap
        return pages

    def paint(self, surface: pygame.Surface, kit: Kit, area: pygame.Rect) -> None:
        """Draw headings, keys and what they do."""
        style, fonts, size = kit.style, kit.fonts, kit.text(SIZE)
        for line in self.pages[self.page]:
            x, y = line.rect.x, line.rect.y
            if not line.keys:
                drawn = fonts.render(line.words[0], kit.text(HEADING), style.text, Weight.TITLE)
                surface.blit(drawn, (x, y))
                continue
            for row, keys in enumerate(line.keys):
                drawn = fonts.render(keys, size, style.text, Weight.MEDIUM)
                surface.blit(drawn, (x, y + row * fonts.line_height(size)))
            for row, words in enumerate(line.words):
                drawn = fonts.render(words, size, style.muted)
                place = (x + self.columns.keys, y + row * fonts.line_height(size))
                surface.blit(drawn, place)


class HelpScene(CardScene):
    """The help: pages with all keys in use."""

    scopes = ("pages",)
    wide = None

    def __init__(self, stage: Stage, services: "SceneServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("help.title"))
        below = stage.top.scopes if stage.ids and isinstance(stage.top, GameScene) else ()
        self._below: Final = below
        self.lines: Final = KeyLines()
        self.earlier: Final = self.bind(IconButton(Icon.BACK, id="earlier"), "pages.earlier")
        self.later: Final = self.bind(IconButton(Icon.LATER, id="later"), "pages.later")
        self.buttons: Final = tuple(self.action_button(action) for action in WAYS)
        self.form.set_focus(self.way_back)

    def head(self) -> Part:
        """Return the title, and buttons for other pages and scenes."""
        turning = Row(self.earlier, self.later)
        fewer = (self.buttons, self.buttons[:-1], ())
        return Largest(*(header(self.way_back, self.title, *some, turning) for some in fewer))

    def content(self) -> Part:
        """Return the lines."""
        return Item(self.lines, tall=PLENTY)

    def layout(self, kit: Kit) -> None:
        """Lay out the lines; if the page no longer exists, show the last one."""
        self.lines.groups = entries(self.services, self._below)
        super().layout(kit)
        self.turn(0)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; the wheel turns pages."""
        if event.type == pygame.MOUSEWHEEL:
            self.turn(-1 if event.y > 0 else 1)
            return True
        return super().handle(event)

    @property
    @unavailable("pages.earlier")
    def why_not_earlier(self) -> str:
        """The message key of the reason, if this is the first page; else empty."""
        return "" if self.lines.page > 0 else "ui.why.first_page"

    @property
    @unavailable("pages.later")
    def why_not_later(self) -> str:
        """The message key of the reason, if this is the last page; else empty."""
        return "" if self.lines.page < len(self.lines.pages) - 1 else "ui.why.last_page"

    @handles("pages.earlier", -1)
    @handles("pages.later", 1)
    def turn(self, by: int) -> None:
        """Turn pages, within limits."""
        last = len(self.lines.pages) - 1
        self.lines.page = max(0, min(last, self.lines.page + by))
        self.show_actions()
        self.title.text = (
            self.text("help.title_page", page=self.lines.page + 1, pages=last + 1)
            if last > 0
            else self.text("help.title")
        )
        self.lines.invalidate()


SCENE = HelpScene
