"""The base of Nonet's scenes: scale, actions, and what all of them can do."""

from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

import pygame

from ...play.options import Symbols
from ...shell.handlers import explanations_of, handlers_of, handles
from ...shell.kit import Kit
from ...shell.scene import Scene
from ...shell.stage import Stage
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.form import ARROWS
from .keypad import moving
from .scope import EVERYWHERE, SPELLED

if TYPE_CHECKING:
    from ...core.geometry import Geometry
    from ...messages.catalogue import Catalogue
    from ...messages.notation import Notation
    from ...play.intents import Intent
    from ...play.view import GameView
    from ...work.question import Question
    from ...work.worker import OpenQuestion
    from ..look.bubble import Bubble
    from ..widgets.counter import Counter
    from ..widgets.icon_button import IconButton
    from ..widgets.icons import Icon
    from ..widgets.message_card import CardAction
    from ..widgets.tab import Tab
    from .ability import Ability
    from .action import Action
    from .services import SceneServices
    from .settings import Preferences

B = TypeVar("B", bound=Button)
T = TypeVar("T")

TIP_AFTER: Final = 0.5
"""Seconds for which the mouse rests on a button until it is explained."""
NOTE_SECONDS: Final = 4.0
"""How long an answer stays at the foot of the window."""


class GameScene(Scene):
    """A scene of the game, at the scale that the player set.

    What its keys and buttons mean stands in the table of actions; a scene says in which `scopes`
    it is, and marks the methods that do their actions with `@handles`.
    """

    scopes: ClassVar[tuple[str, ...]] = ()
    """Where this scene is, beside everywhere; the innermost first."""
    inner: ClassVar[tuple[str, ...]] = ()
    """Where it may be besides, as `inner_scopes` tells of the moment."""
    delegates: ClassVar[tuple[tuple[str, type], ...]] = ()
    """Parts that have handlers of their own, by the names of their attributes."""
    letters: tuple[str, ...] = ()
    """The scopes in which letters are digits, where there are such digits."""
    digits: ClassVar[str] = "digit"
    """The family of actions that digits are here."""
    answers_for_the_game: ClassVar[bool] = False
    """Whether keys of play, which do nothing here, are told why."""

    def __init__(self, stage: Stage, services: "SceneServices") -> None:
        super().__init__(stage)
        self.services = services
        self._buttons: list[tuple[Button, str]] = []
        self._tip: Bubble | None = None
        self._note: Bubble | None = None
        self._pointed: Widget | None = None
        self._rested = 0.0
        self._noted = 0.0
        self.key_down: tuple[int, str] = (0, "")
        """The last key that was pressed, or the last button of a gamepad."""

    def layout(self, kit: Kit) -> None:
        """Lay out the scene for the present window; a tip stays beside its widget."""
        told = self._pointed if self._tip is not None else None
        self._hide_tip()
        if self._note is not None and self._note.rect.centerx != self.rect.centerx:
            # The window has another size: it would stand astray.
            self._hide_note()
        super().layout(kit)
        if told is not None and told is self.form.hover and told.tip is not None:
            self._show_tip(told, told.tip)

    @property
    def interface(self) -> float:
        """The scale of the interface that the player chose."""
        return self.preferences.settings.look.scale

    @property
    def preferences(self) -> "Preferences":
        """The settings in force, and the theme."""
        return self.services.preferences

    @property
    def catalogue(self) -> "Catalogue":
        """The messages in the language in use."""
        return self.services.words.catalogue

    @property
    def notation(self) -> "Notation":
        """The notation in which steps are written."""
        return self.services.words.notation

    def text(self, key: str, /, **arguments: object) -> str:
        """Return the message of a key."""
        return self.catalogue.text(key, **arguments)

    def game_view(self) -> "GameView | None":
        """Return the game that this scene's keys act on, or None."""
        return None

    # -- buttons made from actions

    def bind(self, button: B, action: str) -> B:
        """Make a button perform an action, with its tip; it is disabled while unavailable."""
        button.on_click = partial(self.perform, action)
        button.tip = partial(self.tip_of, action)
        self._buttons.append((button, action))
        return button

    def action_button(
        self,
        action: str,
        *,
        id: str = "",
        text: str = "",
        look: Look = Look.PLAIN,
        radius: float = 12,
        inset: float = 14,
    ) -> Button:
        """Return a button with an action's text; its id is that of the action unless given."""
        words = text or self.text(f"action.{action}")
        button = Button(words, id=id or action, look=look, radius=radius, inset=inset)
        return self.bind(button, action)

    def back_button(self) -> "IconButton":
        """Return the round back button, which is at the top left of every scene."""
        from ..widgets.icon_button import IconButton
        from ..widgets.icons import Icon

        return self.bind(IconButton(Icon.BACK, id="back", is_round=True), "back")

    def needing(self, ability: "Ability", button: B) -> B:
        """Disable a button, and have it say why, where the system lacks an ability."""
        reason = self.services.lacking(ability)
        if reason:
            button.enabled = False
            button.tip = partial(self.text, reason)
        return button

    def bind_tab(self, action: str, *, icon: "Icon | None" = None, id: str = "") -> "Tab":
        """Return a tab for an action, with its text or with an icon."""
        from ..widgets.tab import Tab

        return self.bind(Tab(self.text(f"action.{action}"), id=id or action, icon=icon), action)

    def card_action(self, action: str, id: str = "", text: str = "") -> "CardAction":
        """Return a button for a message card."""
        from ..widgets.message_card import CardAction

        words = text or self.text(f"action.{action}")
        tip = partial(self.tip_of, action)
        return CardAction(id or action, words, partial(self.perform, action), tip)

    def counter(self, key: str, *, id: str, colour: str = "surface") -> "Counter":
        """Return a figure with its caption and a tip."""
        from ..widgets.counter import Counter

        tip = partial(self.text, f"{key}.tip")
        return Counter(self.text(key), id=id, colour=colour, tip=tip)

    def key_text(self, action: str) -> str:
        """Return the key that an action has in this scene."""
        return self.services.bindings.key_text(action, self.letters)

    def show_actions(self) -> None:
        """Enable the buttons whose actions are available, and disable the rest."""
        reasons: dict[object, str] = {}
        explained = explanations_of(type(self))
        for button, id in self._buttons:
            action = self.services.bindings.actions[id]
            if action.unless or action.needs or action.handled_as in explained:
                # Many actions have one reason in the game: it is looked for once.
                asked = id if action.needs else action.unless or id
                if asked not in reasons:
                    reasons[asked] = self.unavailable_reason(action)
                button.enabled = not reasons[asked]

    def tip_of(self, action: str) -> str:
        """Return what an action does, its key, and why it cannot be done now."""
        words, key = self.services.bindings.action_text(action), self.key_text(action)
        if key:
            words = self.text("ui.tip", words=words, key=key)
        reason = self.unavailable_reason(self.services.bindings.actions[action])
        return f"{words}\n{self.text(reason)}" if reason else words

    # -- actions

    def follow_keys(self) -> None:
        """Show the focus from the start where keys were used in the scene that opens this one."""
        by_keys = any(scene.form.shows_focus for scene in self.stage.scenes[-1:])
        self.form.set_focus(self.form.focus, by_keys=by_keys)

    def spelled(self, board: "Geometry") -> tuple[str, ...]:
        """Return the scope in which letters enter the digits of a board, if it has letters."""
        spells = self.preferences.settings.look.symbols is Symbols.LETTERS and board.has_signs
        return (SPELLED,) if spells else ()

    def inner_scopes(self) -> Iterator[str]:
        """Yield the scopes of the part that has the focus, such as a list."""
        focus = self.form.focus
        if focus is not None and focus.scope:
            yield focus.scope

    def unavailable_reason(self, action: "Action") -> str:
        """Return the message key of the reason why an action is unavailable; empty if it is not."""
        if action.needs is not None and (lacking := self.services.lacking(action.needs)):
            return lacking
        if action.unless is not None:
            return action.unless(self.game_view())
        name = explanations_of(type(self)).get(action.handled_as)
        found: str | Callable[[Action], str] = "" if name is None else attrgetter(name)(self)
        return found if isinstance(found, str) else found(action)

    def perform(self, action: str) -> None:
        """Perform an action, or say why it is unavailable."""
        self._perform(self.services.bindings.actions[action])

    def _perform(self, action: "Action") -> None:
        if not self._refuse(action):
            self._carry_out(action)

    def _carry_out(self, action: "Action") -> None:
        """Call the handler of an action, hand its intent to the game, or open its scene."""
        name = action.handled_as
        for owner in (self, self.form.focus):
            handler = handlers_of(type(owner)).get(name)
            if handler is not None:
                call = attrgetter(handler.method)(owner)
                call(*handler.arguments, *action.arguments, **dict(handler.keywords))
                return
        if action.intent is not None:
            self.do(action.intent)
        elif action.opens:
            self.open_once(action.opens)
        else:
            raise LookupError(f"{type(self).__name__} does not handle {name}")

    def do(self, intent: "Intent") -> object:
        """Carry out an intent for the game; only in scenes that have one."""
        raise NotImplementedError

    @handles("digit.letter")
    def spell(self, digit: int) -> None:
        """Enter a digit by its letter."""
        self.perform(f"{self.digits}.{digit}")

    def _refuse(self, action: "Action") -> bool:
        reason = self.unavailable_reason(action)
        if reason:
            self.tell(self.text(reason))
        return bool(reason)

    def handle(self, event: pygame.event.Event) -> bool:
        """Perform the action of a key; other events go to the widgets.

        While text is typed, keys that type are text, and so are keys without an action here.
        """
        if event.type == pygame.KEYDOWN:
            self._quieten()
            if self.services.bindings.keypad_moves and not (
                self.form.focus and self.form.focus.takes_text
            ):
                event = moving(event)
            self._follow_device(by_pad=getattr(event, "gamepad", False))
            everywhere = (*self.inner_scopes(), *self.scopes, EVERYWHERE)
            focus = self.form.focus
            if focus is not None and focus.takes_text:
                types = event.unicode.isprintable() and event.unicode != ""
                if not types and self._act(event, self.scopes):
                    return True
            elif focus is None or not (focus.takes_arrows and event.key in ARROWS):
                return self._act(event, everywhere) or super().handle(event)
            return super().handle(event) or self._act(event, everywhere)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._quieten()
        if super().handle(event):
            return True
        if event.type == pygame.DROPFILE:
            self.services.open_file(Path(event.file))
            return True
        return False

    def _follow_device(self, *, by_pad: bool) -> None:
        """Show gamepad buttons in texts while a gamepad is used, otherwise keys."""
        if by_pad is not self.services.bindings.by_pad:
            self.services.bindings.by_pad = by_pad
            self.resized()

    def _act(self, event: pygame.event.Event, scopes: tuple[str, ...]) -> bool:
        """Perform the action of a key press; a held key repeats only actions that may repeat."""
        from .key_names import press_of

        press, keymap = press_of(event), self.services.bindings.keymap
        action = keymap.action(press, scopes)
        if action is None:
            if not self.answers_for_the_game:
                return False
            action = keymap.action(press, ("play",))
            return action is not None and self._refuse(action)
        if action.repeats or not getattr(event, "repeated", False):
            self.key_down = (press.scancode, press.pad)
            # A scene that it opens asks for that, and what it gives the focus to shows it.
            self.form.set_focus(self.form.focus, by_keys=True)
            self._perform(action)
            self.form.set_focus(self.form.focus, by_keys=True)
        return True

    # -- the worker

    def ask(
        self,
        question: "Question[T]",
        then: Callable[[T], object],
        *,
        failed: Callable[[Exception], object] | None = None,
        progress: Callable[[Any], object] | None = None,
    ) -> "OpenQuestion[T]":
        """Ask the worker; the answer is delivered while this scene is on top, until it is closed.

        Without `failed`, an error is shown to the player.
        """
        failed = failed or self.tell_failure
        return self.services.worker.ask(
            question, then, asker=self, failed=failed, progress=progress
        )

    def tell_failure(self, error: Exception) -> None:
        """Say why a question has no answer."""
        self.tell(self.services.words.failure(error))

    # -- what can be done everywhere

    @handles("back")
    def step_back(self) -> None:
        """Close what is open over the scene, or else leave it."""
        popup = self.form.popup
        if popup is None:
            self.back()
        else:
            popup.close()

    def back(self) -> None:
        """Close the scene."""
        self.stage.pop()

    @handles("quit")
    def quit(self) -> None:
        """Quit the game."""
        self.stage.quit()

    @handles("learn")
    def learn(self) -> None:
        """Open the pages of the techniques."""
        if "technique" not in self.stage.ids:
            self.stage.push("technique")

    def open_once(self, scene: str) -> None:
        """Open a scene, or close it if it is on top."""
        if self.stage.ids[-1] == scene:
            self.back()
        elif scene not in self.stage.ids:
            self.stage.push(scene)

    @handles("keypad")
    def flip_keypad(self) -> None:
        """Switch the number pad between moving and entering digits."""
        moves = self.services.bindings.keypad_moves = not self.services.bindings.keypad_moves
        self.tell(self.text("ui.keypad.moves" if moves else "ui.keypad.writes"))

    @handles("fullscreen")
    def flip_full_screen(self) -> None:
        """Toggle full screen."""
        look = self.preferences.settings.look
        self.change(look=look._replace(full_screen=not look.full_screen))

    @handles("mute")
    def mute(self) -> None:
        """Toggle the sound."""
        sound = self.preferences.settings.sound
        self.change(sound=sound._replace(muted=not sound.muted))
        self.tell(self.text("ui.sound_on" if sound.muted else "ui.sound_off"))

    @handles("screenshot")
    def take_picture(self) -> None:
        """Save a screenshot."""
        from datetime import datetime

        from ...shell.screenshot import free_name, save_png

        surface = pygame.display.get_surface()
        if surface is None:
            return
        path = free_name(self.services.pictures, "nonet", datetime.now())
        try:
            save_png(surface, path)
        except OSError as error:
            self.tell(self.text("ui.picture_failed", reason=error))
            return
        self.tell(self.text("ui.picture_saved", path=path))

    def change(self, **sections: Any) -> None:
        """Change sections of the settings."""
        self.preferences.change(self.preferences.settings._replace(**sections))

    # -- tips and answers

    @property
    def message_area(self) -> pygame.Rect:
        """Where messages appear at the foot: across the window, unless there are many buttons."""
        return self.rect

    def tell(self, text: str) -> None:
        """Show a message at the foot of the window; scenes with a better place override this."""
        from ..look.bubble import bubble

        self._quieten()
        self._note, self._noted = bubble(self.kit, text, self.message_area), 0.0
        self.invalidate(self._note.rect)

    def update(self, dt: float) -> None:
        """Show the tip of what the mouse rests on, and expire messages."""
        pointed = self.form.hover
        if pointed is not self._pointed:
            self._pointed, self._rested = pointed, 0.0
            self._hide_tip()
        elif pointed is not None and pointed.tip is not None and self._tip is None:
            before, self._rested = self._rested, self._rested + dt
            if before < TIP_AFTER <= self._rested:
                self._show_tip(pointed, pointed.tip)
        if self._note is not None:
            self._noted += dt
            if self._noted >= NOTE_SECONDS:
                self._hide_note()

    def _show_tip(self, widget: Widget, tip: Callable[[], str]) -> None:
        from ..look.bubble import bubble

        self._tip = bubble(self.kit, tip(), self.rect, widget.rect)
        self.invalidate(self._tip.rect)

    def _quieten(self) -> None:
        """Hide tip and message; the tip does not come back until the mouse moves elsewhere."""
        self._pointed, self._rested = self.form.hover, TIP_AFTER
        self._hide_tip()
        self._hide_note()

    def _hide_tip(self) -> None:
        if self._tip is not None:
            self.invalidate(self._tip.rect)
            self._tip = None

    def _hide_note(self) -> None:
        if self._note is not None:
            self.invalidate(self._note.rect)
            self._note = None

    def notices(self) -> Iterator[tuple[str, str]]:
        """Yield the messages at the foot of the window."""
        if self._note is not None:
            yield f"note.{id(self._note)}", " ".join(self._note.lines)

    @property
    def bubbles(self) -> "tuple[Bubble, ...]":
        """The visible tip and message."""
        return tuple(found for found in (self._tip, self._note) if found is not None)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the scene, with tip and message over it."""
        super().paint(surface, area)
        for bubble in self.bubbles:
            if bubble.rect.colliderect(area):
                bubble.paint(surface, self.kit)
