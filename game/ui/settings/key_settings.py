"""The key settings: every action with its keys, changed by pressing others."""

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ...core.message import message
from ...messages.lists import enumerated
from ...shell.handlers import handles, unavailable
from ...shell.parts.around import Largest, Pages
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Column, Flow
from ...shell.stage import Stage
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..scene.dialog import CardScene
from ..scene.header import header
from ..scene.key_names import action_words, chord_text, chord_words, press_of
from ..scene.keymap import Keymap, chord_of
from ..scene.question import Question, Reply
from ..scene.scope import Group
from ..widgets.list_box import Line, ListBox

if TYPE_CHECKING:
    from ..scene.services import SceneServices

MOST_CHORDS: Final = 6
"""As many keys an action can have: more have no room under the list."""
PLENTY: Final = 2000
"""Points: the list is as tall as the window lets it be."""


class KeysScene(CardScene):
    """The key settings: a list of actions, and the keys of the chosen one."""

    scopes = ("keys",)
    wide = 760
    leaves = True

    def __init__(self, stage: Stage, services: "SceneServices", argument: None) -> None:
        super().__init__(stage, services, services.words.text("keys.title"))
        self.list: Final[ListBox] = ListBox(self._choose, lambda _: self.listen(), id="actions")
        self.words: Final = Label(colour="muted", wrap=True, max_lines=2, elides=True, id="text")
        self.add: Final = self.action_button("keys.add", look=Look.PRIMARY)
        self.chips: list[Button] = []
        self.reset: Final = self.action_button("keys.reset")
        self.reset_all: Final = self.action_button("keys.reset_all")
        self._ids: list[str] = []
        self._at = 0
        self.listening = False
        """Whether the next key is taken for the action."""
        self._fill()
        self._at = next(index for index, id in enumerate(self._ids) if id)
        self._show()
        self.form.set_focus(self.list)

    @property
    def chosen(self) -> str:
        """The id of the action whose keys are shown."""
        return self._ids[self._at]

    @property
    def chords(self) -> tuple[str, ...]:
        """The keys of the chosen action, without those shared with another action."""
        return self.services.bindings.keymap.own_chords(self.chosen)

    # -- places and content

    def head(self) -> Part:
        """Return the title, and the buttons for all keys."""
        beside = header(self.way_back, self.title, self.reset_all)
        return Largest(beside, Column(header(self.way_back, self.title), self.reset_all))

    def content(self) -> Part:
        """Return the list, and the keys of the chosen action below it."""
        keymap = self.services.bindings.keymap
        others = (map(self._chip, its) for its in {keymap.own_chords(id) for id in keymap.actions})
        # The list keeps its height, whatever keys the chosen action has.
        rows = [Flow(self.add, *chips, self.reset) for chips in (self.chips, *others)]
        return Column(Item(self.list, tall=PLENTY).growing(), self.words, Pages(*rows, shown=0))

    def _fill(self) -> None:
        """List all actions, by group."""
        keymap, catalogue = self.services.bindings.keymap, self.catalogue
        lines: list[Line] = []
        self._ids = []
        for group in Group:
            lines.append(Line(self.text(f"action.group.{group.value}"), heading=True))
            self._ids.append("")
            for action in self.services.bindings.actions.values():
                if action.group is group:
                    keys = [chord_text(catalogue, chord) for chord in keymap.chords(action.id)]
                    words = self.services.bindings.action_text(action.id)
                    lines.append(Line(words, figure=enumerated(catalogue, keys)))
                    self._ids.append(action.id)
        self._lines = tuple(lines)

    def _show(self) -> None:
        self._fill()
        self._follow()

    def _follow(self) -> None:
        self.list.show(self._lines, self._at)
        if self.form.focus in self.chips:
            self.form.set_focus(self.add)
        self.chips = [self._chip(chord) for chord in self.chords]
        self.resized()
        self.show_actions()
        self._say()

    def _chip(self, chord: str) -> Button:
        words = self.text("keys.chip", key=chord_text(self.catalogue, chord))
        chip = Button(words, partial(self._take_away, chord), id=f"key.{chord}")
        chip.tip = partial(self.text, "keys.chip.tip")
        return chip

    def _say(self, words: str = "") -> None:
        name = self.services.bindings.action_text(self.chosen)
        if self.listening:
            words = self.text("keys.press", action=name, back=self.text("key.esc"))
        elif not words:
            like = self.services.bindings.actions[self.chosen].like
            words = self.text("keys.about", action=name)
            if like:
                words = self.text(
                    "keys.like", other=self.services.bindings.action_text(like), action=name
                )
        self.words.text = words
        self.words.colour = "accent" if self.listening else "muted"
        self.words.invalidate()

    # -- choosing

    def _choose(self, index: int) -> None:
        self.listening = False
        self._at = index
        self._follow()

    # -- changing

    @property
    @unavailable("keys.add")
    def why_not_more(self) -> str:
        """The message key of the reason, if the action has as many keys as possible; else empty."""
        return "keys.enough" if len(self.chords) >= MOST_CHORDS else ""

    @property
    @unavailable("keys.reset")
    def why_not_reset(self) -> str:
        """The message key of the reason, if the action has its default keys; else empty."""
        return "" if self.chosen in self.services.bindings.keymap.own else "keys.is_default"

    @property
    @unavailable("keys.reset_all")
    def why_not_reset_all(self) -> str:
        """The message key of the reason, if all actions have their default keys; else empty."""
        return "" if self.services.bindings.keymap.own else "keys.are_default"

    @handles("keys.add")
    def listen(self) -> None:
        """Wait for the next key to be pressed."""
        if self.why_not_more:
            self.tell(self.text(self.why_not_more))
            return
        self.listening = True
        self._say()

    @handles("keys.reset")
    def reset_one(self) -> None:
        """Reset the chosen action to its default keys."""
        self._change(self.services.bindings.keymap.reset(self.chosen))

    @handles("keys.reset_all")
    def reset_everything(self) -> None:
        """Reset all actions to their default keys, after a confirmation."""
        unchanged = Keymap(self.services.bindings.actions)
        question = Question(
            message("keys.sure.title"),
            (message("keys.sure.text"),),
            (
                Reply("reset", "keys.sure.reset", lambda: self._change(unchanged), loses=True),
                Reply("keep", "keys.sure.keep"),
            ),
        )
        self.stage.push("confirm", question)

    def _take_away(self, chord: str) -> None:
        left = tuple(its for its in self.chords if its != chord)
        if self.chosen == "back" and not left:
            self._say(self.text("keys.needed"))
            return
        self._change(self.services.bindings.keymap.with_chords(self.chosen, left))
        self.form.set_focus(self.chips[0] if self.chips else self.add)

    def _give(self, chord: str) -> None:
        """Give a chord to the chosen action; if another action has it, ask first."""
        if chord in self.chords:
            name = chord_text(self.catalogue, chord)
            self._say(self.text("keys.has_it", key=name))
            return
        holder = self.services.bindings.keymap.holder(chord, self.chosen)
        chords = (*self.chords, chord)
        give = partial(self._change, self.services.bindings.keymap.with_chords(self.chosen, chords))
        if holder is None:
            give()
            return
        if holder == "back" and len(self.services.bindings.keymap.own_chords(holder)) == 1:
            self._say(self.text("keys.needed"))
            return
        key, actions = chord_words(chord), self.services.bindings.actions
        other, action = action_words(actions[holder]), action_words(actions[self.chosen])
        question = Question(
            message("keys.taken.title", key=key),
            (message("keys.taken.text", key=key, other=other, action=action),),
            (
                Reply("take", "keys.taken.take", give),
                Reply("keep", "keys.taken.keep"),
            ),
        )
        self.stage.push("confirm", question)

    def _change(self, keymap: Keymap) -> None:
        self.services.bindings.keymap = keymap
        self._show()

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Assign a key that is pressed; Esc or a click cancels."""
        if not self.listening:
            return super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._stop()
            return super().handle(event)
        if event.type == pygame.KEYDOWN:
            chord = chord_of(press_of(event))
            if chord in ("Esc", "PadB"):
                self._stop()
            elif chord is not None:
                self._stop()
                self._give(chord)
            elif event.key not in _MODIFIERS:
                self._stop()
                self._say(self.text("keys.no_name"))
            return True
        return event.type in (pygame.KEYUP, pygame.TEXTINPUT) or super().handle(event)

    def _stop(self) -> None:
        self.listening = False
        self._say()


_MODIFIERS: Final = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCKCLEAR,
    }
)


SCENE = KeysScene
