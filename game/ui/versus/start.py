"""The scene before a match: players and devices, with keys lit as they are pressed."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...play.versus.boards import DEVICE_GAP, EMPTY, EMPTY_SHORT
from ...play.versus.game import Kind, Side
from ...play.versus.hand import Asks
from ...play.versus.match import LONGEST_NAME, Device
from ...play.versus.opponent import Pace
from ...shell.gamepad import GONE, RIGHT_CLICK, RIGHT_STICK, PadEvent
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose, Scroll
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.choice import Choice
from ...shell.widgets.label import Align, Label
from ...shell.widgets.scroll import ScrollArea
from ...shell.widgets.text_field import TextField
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.picker import Picker
from ..widgets.primary_card import PrimaryCard
from .choices import GIVEN, Choices
from .keys import HALVES, key_names
from .nine import Nine
from .pads import MIDDLE, key_towards
from .panel import LEAST, NO_NAMES, hint_words
from .signs import Badge
from .sitting import Seated, begin, new_seed

if TYPE_CHECKING:
    from ...shell.kit import Kit
    from .services import VersusServices

ALL: Final = frozenset(range(9))


class StartScene(GameScene):
    """The choices before a match."""

    services: "VersusServices"
    scopes: ClassVar[tuple[str, ...]] = ("versus_start",)
    takes_pads = True

    def __init__(self, stage: Stage, services: "VersusServices", argument: Choices | None) -> None:
        super().__init__(stage, services)
        matches = services.matches
        played = () if matches is None else matches.all()
        before = Choices.of(played[0]) if played else Choices()
        self.choices: Choices = argument or before.seating(services.player_names)
        self._down: dict[Side, set[int]] = {side: set() for side in Side}
        text = self.text
        theme = lambda: services.preferences.theme  # noqa: E731 - what all is drawn in
        self.title: Final = Label(
            text("mode.versus"), points=26, weight=Weight.TITLE, elides=True, id="title"
        )
        self.leave_button: Final = self.back_button()
        self.matches_button: Final = self.action_button("versus.matches", look=Look.QUIET)
        self.kind: Final = Choice(
            [(kind, text(f"versus.{kind.value}")) for kind in Kind],
            self.choices.kind,
            self._set_kind,
            id="kind",
            colour="sunken",
        )
        self.length: Final = Choice(
            [
                (False, text("versus.cells_of", n=EMPTY)),
                (True, text("versus.cells_of", n=EMPTY_SHORT)),
            ],
            self.choices.is_short,
            self._set_length,
            id="length",
            colour="sunken",
        )
        self.rule: Final = Label(
            colour="muted",
            wrap=True,
            id="rule",
            points=15,
            room_for=tuple(text(f"versus.{kind.value}.text") for kind in Kind),
        )
        self.badges: Final = [Badge(side, theme, id=f"badge.{side.name.lower()}") for side in Side]
        self.fields: Final = [
            TextField(
                stage.clipboard,
                lambda _: None,
                text=self.choices.names[side] or text(f"versus.name.{side.name.lower()}"),
                placeholder=text("versus.name", side=side.name),
                max_length=LONGEST_NAME,
                points=20,
                on_change=partial(self._set_name, side),
                id=f"name.{side.name.lower()}",
            )
            for side in Side
        ]
        self.computers: Final = [
            Label(
                points=20, weight=Weight.SEMIBOLD, elides=True, id=f"computer.{side.name.lower()}"
            )
            for side in Side
        ]
        self.devices: Final = [
            Picker(
                [(device, text(f"versus.device.{device.value}")) for device in Device],
                self.choices.devices[side],
                partial(self._set_device, side),
                id=f"device.{side.name.lower()}",
            )
            for side in Side
        ]
        self.pace: Final = Picker(
            [(pace, text(f"versus.pace.{pace.value}")) for pace in Pace],
            self.choices.pace,
            self._set_pace,
            id="pace",
        )
        self.hints: Final = [
            Label(points=15, colour="muted", wrap=True, id=f"hint.{side.name.lower()}")
            for side in Side
        ]
        self.nines: list[Nine] = [self._nine(side) for side in Side]
        self.given: Picker[int] = self._given()
        self.even_button: Final = self.action_button("versus.even", id="even")
        self.play_button: Final = self.bind(
            PrimaryCard(text("action.versus.play"), self.play, theme=theme, id="play"),
            "versus.play",
        )
        self.small: Final = Label(
            text("versus.too_small"), points=15, wrap=True, align=Align.CENTRE, id="small"
        )
        self.fullscreen_button: Final = self.action_button("fullscreen", look=Look.PRIMARY)
        self.page: Final = ScrollArea(id="page")
        self.form.set_focus(self.play_button, by_keys=False)
        self._show()

    def take_over(self, before: "StartScene") -> None:
        """Keep the choices."""
        self.choices = before.choices
        self._show()

    # -- what is chosen

    def names(self) -> tuple[str, str]:
        """Return the names of both sides."""
        found = []
        for side in Side:
            if self.choices.devices[side] is Device.COMPUTER:
                found.append(self.text(f"versus.opponent.{self.choices.pace.value}"))
            else:
                own = self.choices.names[side].strip()
                found.append(own or self.text(f"versus.name.{side.name.lower()}"))
        return found[0], found[1]

    def _change(self, choices: Choices) -> None:
        self.choices = choices
        self._show()

    def _set_kind(self, kind: Kind) -> None:
        self._change(self.choices._replace(kind=kind))

    def _set_length(self, is_short: bool) -> None:
        self._change(self.choices._replace(is_short=is_short))

    def _set_name(self, side: Side, name: str) -> None:
        self.choices = self.choices.with_name(side, name)

    def _set_device(self, side: Side, device: Device) -> None:
        self._change(self.choices.with_device(side, device))

    def _set_pace(self, pace: Pace) -> None:
        self._change(self.choices._replace(pace=pace))

    def _set_given(self, given: int) -> None:
        self._change(self.choices._replace(given=given))

    # -- what is pressed

    def handle(self, event: pygame.event.Event) -> bool:
        """Light up the keys of both sides as they are pressed, unless a name is typed."""
        is_press = event.type in (pygame.KEYDOWN, pygame.KEYUP)
        typing = self.form.focus is not None and self.form.focus.takes_text
        if is_press and not getattr(event, "gamepad", False) and not typing:
            for side in Side:
                half = HALVES.get(self.choices.devices[side])
                key = None if half is None else half.key(event.scancode)
                if key is not None and key < len(ALL):
                    self._light(side, key, event.type == pygame.KEYDOWN)
                    return True
        return super().handle(event)

    def hear_pad(self, told: PadEvent) -> bool:
        """Claim a gamepad by its Start, and light up the direction of its right stick."""
        if told.control == "Start":
            if told.down:
                self._change(self.choices.claimed(told.pad, leads=self._by_pad))
            return True
        if told.pad not in self.choices.pads:
            return False
        if told.control == GONE:
            self._change(self.choices.left_by(told.pad))
            return True
        side = Side(self.choices.pads.index(told.pad))
        if told.control == RIGHT_CLICK:
            self._light(side, MIDDLE, told.down)
            return True
        if told.control == RIGHT_STICK:
            key = key_towards(told.x, told.y)
            self._down[side] = set() if key is None else {key}
            self._show_keys()
            return True
        return False

    def _light(self, side: Side, key: int, is_down: bool) -> None:
        if is_down:
            self._down[side].add(key)
        else:
            self._down[side].discard(key)
        self._show_keys()

    def _click_key(self, side: Side, key: int, _: bool) -> None:
        self._down[side] = {key}
        self._show_keys()

    # -- what is done

    @property
    def _is_small(self) -> bool:
        return self.rect.width < LEAST[0] or self.rect.height < LEAST[1]

    @unavailable("versus.play")
    def _why_not(self, _: object) -> str:
        if self._is_small:
            return "versus.too_small"
        return "" if self.choices.waits_for_pad is None else "versus.no_pad"

    @handles("versus.play")
    def play(self) -> None:
        """Start the match."""
        match = self.choices.match(new_seed(), self.names())
        begin(self.stage, self.services, Seated(match, self.choices.pads))

    @handles("versus.even")
    def give_cells(self) -> None:
        """Give cells to the player with the slower device."""
        side = self.choices.slower
        if side is not None:
            self._set_given(DEVICE_GAP if side is Side.A else -DEVICE_GAP)

    # -- what is shown

    def _nine(self, side: Side) -> Nine:
        device = self.choices.devices[side]
        return Nine(
            side,
            key_names(device) if device in HALVES else NO_NAMES,
            lambda: self.preferences.theme,
            partial(self._click_key, side),
            self.text("versus.keys", name=self.names()[side]),
            across=3,
            id=f"keys.{side.name.lower()}",
        )

    def _given(self) -> Picker[int]:
        names, count = self.names(), self.catalogue.count
        options = [(0, self.text("versus.given.none"))]
        options += [(n, count("versus.given", n, name=names[Side.A])) for n in GIVEN]
        options += [(-n, count("versus.given", n, name=names[Side.B])) for n in reversed(GIVEN)]
        known = {value for value, _ in options}
        value = self.choices.given if self.choices.given in known else 0
        return Picker(options, value, self._set_given, id="given")

    def _show(self) -> None:
        """Show the choices."""
        choices, names = self.choices, self.names()
        for side in Side:
            self._down[side].clear()
            self.devices[side].value = choices.devices[side]
            self.computers[side].text = names[side]
        self.rule.text = self.text(f"versus.{choices.kind.value}.text")
        self.nines = [self._nine(side) for side in Side]
        focused = self.form.focus is self.given
        self.given = self._given()
        if focused:
            self.form.set_focus(self.given)
        slower = choices.slower
        if slower is not None:
            self.even_button.text = self.text("versus.even", name=names[slower], n=DEVICE_GAP)
        self._show_keys()
        self.show_actions()
        self.resized()

    def _show_keys(self) -> None:
        for side in Side:
            self.nines[side].show(Asks.DIGIT, ALL, frozenset(self._down[side]))

    @property
    def _by_pad(self) -> bool:
        """Whether a gamepad was used last."""
        return self.services.bindings.by_pad

    def _hint(self, side: Side) -> str:
        device, pad = self.choices.devices[side], self.choices.pads[side]
        takes_pad = self._by_pad and self.choices.next_pad(leads=True) is side
        join = [self.text("versus.or_start")] if takes_pad and device is not Device.PAD else []
        if device is Device.COMPUTER:
            return "\n".join((self.text(f"versus.pace.{self.choices.pace.value}.text"), *join))
        if device is Device.PAD and pad is None:
            return self.text("versus.press_start")
        with_notes = self.choices.kind is Kind.RACE
        words = [self.text(f"versus.device.{device.value}.text")]
        if device in HALVES and self.choices.devices[side.other] is Device.COMPUTER:
            words.append(self.text("versus.mouse_too"))
        words += join
        words.append(hint_words(self.catalogue, device, with_notes=with_notes))
        return "\n".join(filter(None, words))

    def layout(self, kit: "Kit") -> None:
        """Lay out the scene; a window that is too small offers no match."""
        self.show_actions()
        for side in Side:
            # It tells of gamepads once one is used.
            self.hints[side].text = self._hint(side)
        super().layout(kit)
        if self.form.focus is None:
            # The button that had it has no place now: the other one leads on.
            way_on = self.fullscreen_button if self._is_small else self.play_button
            self.form.set_focus(way_on, by_keys=False)

    def parts(self) -> Part:
        """Return the kind of match above both sides, with the start button below."""
        head = header(self.leave_button, self.title, self.matches_button)
        kinds = Row(Item(self.kind).growing(2), Item(self.length).growing(1), gap=Space.GAP)
        sides = Tiles(*(self._side(side) for side in Side), across=(2, 1), gap=Space.APART)
        given: list[Part] = []
        if self.choices.kind is Kind.RACE:
            given = [Item(self.given).growing()]
            if self.choices.slower is not None and not self.choices.given:
                given.append(Item(self.even_button).growing())
        content = Column(
            Largest(kinds, Column(self.kind, self.length)),
            self.rule,
            sides,
            *([Row(*given, gap=Space.GAP)] if given else []),
        )
        shown = Scroll(self.page, content).growing()
        if self._is_small:
            return framed(head, Column(shown, self.small, Loose(self.fullscreen_button, wide=420)))
        return framed(head, Column(shown, Loose(Item(self.play_button, tall=72), wide=420)))

    def _side(self, side: Side) -> Part:
        is_computer = self.choices.devices[side] is Device.COMPUTER
        name = self.computers[side] if is_computer else self.fields[side]
        head = Row(Item(self.badges[side]), Item(name, tall=48).growing())
        below: list[Part] = [Item(self.pace)] if is_computer else []
        below.append(Item(self.hints[side]))
        if not is_computer:
            below.append(Loose(Item(self.nines[side], tall=216), wide=260))
        return Column(head, Item(self.devices[side]), *below)


SCENE = StartScene
