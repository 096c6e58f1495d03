"""A game of two on the screen: two boards for a race, or a shared one."""

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...play.versus.boards import LEVEL
from ...play.versus.game import Came, Side
from ...play.versus.hand import reach
from ...play.versus.match import COUNTDOWN
from ...play.versus.table import Happened, table_for
from ...shell.gamepad import GONE, PadEvent
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.base import Item, Part
from ...shell.parts.lines import Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Align, Label
from ..board.choreography import appear
from ..board.painter import OWNERS
from ..board.rim import Rim
from ..play.voices import entry, rival
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from .bars import Bars
from .hearing import Hearing
from .panel import LEAST, Making, Panel, TooSmall, race_parts, shared_parts
from .sitting import Dealt, Paused, Result, Seated
from .versus_board import Locked, Reaching, VersusBoard

if TYPE_CHECKING:
    from .services import VersusServices

SHOWN_AFTER: Final = 1.4
"""Seconds for which the last position stands."""
LARGEST: Final = 1.4
"""The size of a figure that counts down as it comes, by the one that it shrinks to."""
ENTRIES: Final = (entry, rival)
"""What the entries of both sides are heard as: wood at the left, glass at the right."""


class VersusScene(GameScene):
    """A game of a match, from its countdown to its last digit."""

    services: "VersusServices"
    scopes: ClassVar[tuple[str, ...]] = ("versus",)
    takes_pads = True
    tick = 1 / 30

    def __init__(
        self, stage: Stage, services: "VersusServices", argument: tuple[Seated, Dealt]
    ) -> None:
        super().__init__(stage, services)
        self.seated, self.dealt = argument
        match = self.seated.match
        self.table = table_for(match, self.dealt.boards)
        self.hearing = Hearing(match, self.seated.pads)
        self._last: float | None = None
        self._ended: float | None = None
        self._shown: object = None
        self._was_hidden = False
        self._counted = 0
        """The figure of the countdown that was heard last; 0 while none is shown."""
        theme = lambda: services.preferences.theme  # noqa: E731 - what all is drawn in
        game = self.table.game
        self.boards: Final = [
            VersusBoard(
                self.animator,
                partial(self._click_cell, None if game.is_shared else side),
                theme=theme,
                numbers=services.preferences.numbers,
                id=f"board.{side.name.lower()}",
            )
            for side in ((Side.A,) if game.is_shared else Side)
        ]
        if not game.is_shared:
            for side, board in zip(Side, self.boards, strict=True):
                board.show_rims((Rim(1.0, f"hue_{OWNERS[side]}"),))
        made = Making(match, game, self.catalogue, theme, self._click_key)
        self.panels: Final = [Panel(side, made) for side in Side]
        self.bars: Final = Bars(max(board.empty for board in game.boards), theme, id="bars")
        self.leads: Final = (
            Label(points=14, colour="muted", align=Align.CENTRE, elides=True, id="leads"),
            Label(points=20, weight=Weight.TITLE, align=Align.CENTRE, elides=True, id="lead"),
        )
        self.small: Final = TooSmall(
            Label(
                self.text("versus.small.title"),
                points=24,
                weight=Weight.TITLE,
                wrap=True,
                id="small.title",
            ),
            Label(
                self.text("versus.small", wide=LEAST[0], high=LEAST[1]),
                points=17,
                colour="muted",
                wrap=True,
                id="small",
            ),
            self.action_button("fullscreen", look=Look.PRIMARY),
            self.action_button("back", id="small.back"),
        )
        self.title: Final = Label(
            self.text("versus.title", level=self.text(f"level.{LEVEL.value}")),
            points=26,
            weight=Weight.TITLE,
            elides=True,
            id="title",
        )
        self.mode: Final = Label(
            self.text(f"versus.{match.kind.value}"), points=16, colour="muted", id="mode"
        )
        self.leave_button: Final = self.back_button()
        self.pause_button: Final = self.bind(
            IconButton(Icon.PAUSE, id="pause", is_round=True), "versus.pause"
        )
        self._show()

    def take_over(self, before: "VersusScene") -> None:
        """Continue the game."""
        self.table, self.hearing = before.table, before.hearing
        self._last, self._ended = before._last, before._ended
        self._counted = before._counted
        self._show()

    def enter(self) -> None:
        """Turn off text input: an input method would intercept keys."""
        pygame.key.stop_text_input()
        self._last = self.services.clock()
        self._show()

    def leave(self) -> None:
        """Turn on text input."""
        pygame.key.start_text_input()

    # -- what is done

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle the keys of both sides first; a window without focus pauses."""
        if self.hearing.is_key(event):
            self._show_entry(self.hearing.hear_key(event, self.table))
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            self.hearing.let_go()
            self.pause()
        return super().handle(event)

    def hear_pad(self, told: PadEvent) -> bool:
        """Handle gamepads separately; Start pauses. An unassigned one acts as a keyboard."""
        if told.control == GONE and self.hearing.lose(told.pad):
            self._show()
        elif told.control == "Start" and told.down:
            self.pause()
        elif told.pad in self.hearing.pads:
            self._show_entry(self.hearing.hear_pad(told, self.table))
        else:
            return False
        return True

    def _click_cell(self, side: Side | None, cell: int) -> None:
        self.hearing.click_cell(side, cell, self.table)
        self._show()

    def _click_key(self, side: Side, key: int, is_note: bool) -> None:
        self._show_entry(self.hearing.click_key(side, key, self.table, is_note=is_note))

    def back(self) -> None:
        """Pause, which offers to leave."""
        self.pause()

    @handles("versus.pause")
    def pause(self) -> None:
        """Stop the clock and hide both boards."""
        if self._ended is None and self.stage.shows(self):
            self.table.count_down()
            self._counted = 0
            self._show()
            self.stage.push("versus_pause", Paused(self.seated.match, self.hearing))

    def _show_entry(self, happened: Happened | None) -> None:
        """Show and sound the result of an entry."""
        if happened is not None:
            self._sound_entry(happened)
        self._show()

    def _sound_entry(self, happened: Happened) -> None:
        made, came = happened
        audio = self.stage.audio
        side = made.side
        board = self.boards[0 if self.table.game.is_shared else side]
        if came is Came.RIGHT:
            pitched = self.preferences.settings.sound.pitches
            audio.play(ENTRIES[side](made.digit, pitched=pitched))
            board.play(appear((made.cell,)))
        elif came is Came.NOTED:
            audio.play("note")
        elif came in (Came.WRONG, Came.FOR_NOBODY):
            audio.play("locked")
            name = self.seated.match.players[side].name
            seconds = self.table.game.locks[side].length // 1000
            self.stage.say(self.text("versus.locked", name=name, n=seconds))

    # -- time

    def update(self, dt: float) -> None:
        """Advance the clock, and let the computer play."""
        super().update(dt)
        now = self.services.clock()
        passed = 0.0 if self._last is None else now - self._last
        self._last = now
        if self.hearing.waiting is not None:
            # Nobody goes on while the other one has nothing to play by.
            self.pause()
        if self._is_small or not self.stage.shows(self):
            return
        entered = self.hearing.update(passed, self.table)
        for happened in (*entered, *self.table.advance(round(1000 * passed))):
            self._sound_entry(happened)
        self._sound_countdown()
        if self.table.game.is_over and self._ended is None:
            self._ended = now
            self.stage.audio.play("win")
        self._show()
        if self._ended is not None and now - self._ended >= SHOWN_AFTER:
            self._ended = float("inf")
            # Not while events are handled: the scene that they are for would be gone.
            self.stage.later(self._end)

    def _end(self) -> None:
        """Record the game, and show its result."""
        if not self.stage.shows(self):
            return
        game = self.table.game
        match = self.seated.match.with_game(self.dealt.puzzle_id, game)
        matches = self.services.matches
        if matches is not None:
            if match.winner is None:
                matches.keep(match)
            else:
                match = matches.end(match)
        result = Result(Seated(match, self.hearing.seats), game)
        self.stage.switch("versus_end", result)

    # -- what is shown

    @property
    def _is_small(self) -> bool:
        return self.rect.width < LEAST[0] or self.rect.height < LEAST[1]

    def parts(self) -> Part:
        """Return the header above the boards; in a window that is too small, what to do."""
        words = Row(Item(self.title), Item(self.mode).growing(), gap=Space.TIGHT)
        head = header(self.leave_button, words, self.pause_button)
        if self._is_small:
            return framed(head, self.small.part())
        if self.table.game.is_shared:
            return shared_parts(head, self.panels, self.boards[0])
        return race_parts(head, self.panels, self.boards, self.bars, self.leads)

    def _show(self) -> None:
        """Show the state of the game, if it has changed."""
        table, hearing = self.table, self.hearing
        for side in Side:
            hand = hearing.pad_of(side)
            if hand is not None and table.hands[side].cell != hand.cell and table.plays:
                hand.reach(table)
        locks = [table.locked(side) for side in Side]
        hidden = table.is_counting
        down = [self._down(side) for side in Side]
        state = (table.game, tuple(table.hands), hidden, tuple(map(bool, locks)), tuple(down))
        if state != self._shown:
            self._shown = state
            self._show_state(hidden, down)
        self._show_locks(locks)
        if hidden or self._was_hidden:
            # The figure, and once more what it stood on when it is gone.
            self.invalidate(self._middle)
        self._was_hidden = hidden

    def _down(self, side: Side) -> frozenset[int]:
        hand = self.hearing.pad_of(side)
        return frozenset(self.hearing.down[side]) if hand is None else hand.shown

    def _show_state(self, hidden: bool, down: list[frozenset[int]]) -> None:
        table, game = self.table, self.table.game
        reaching = [
            Reaching(
                side,
                table.hands[side],
                self.panels[side].names,
                reach(table.hands[side], game, side),
            )
            for side in Side
        ]
        for number, board in enumerate(self.boards):
            seen = tuple(reaching) if game.is_shared else (reaching[number],)
            board.show_game(game, Side(number), seen, hidden=hidden)
        for panel in self.panels:
            side = panel.side
            can_do = table.can_do(side) and not game.is_over
            panel.show(game, table.hands[side], down[side], can_do=can_do)
        cells = max(board.empty for board in game.boards)
        a, b = (cells - game.empty(side) for side in Side)
        self.bars.show((a, b))
        leader = game.leader
        who, ahead = self.leads
        if leader is None:
            who.text, ahead.text = "", self.text("versus.level")
        else:
            who.text = self.seated.match.players[leader].name
            gap = abs(game.empty(Side.A) - game.empty(Side.B))
            ahead.text = self.text("versus.by", n=gap)

    def _show_locks(self, locks: list[int]) -> None:
        game, seconds = self.table.game, self.text("versus.seconds")
        for side in Side:
            locked = None
            if locks[side] and not self.table.is_counting and not game.is_over:
                locked = Locked(side, locks[side], game.locks[side].length)
            if game.is_shared:
                self.panels[side].nine.show_lock(locked, seconds)
            else:
                self.boards[side].show_lock(locked, seconds)

    # -- the countdown

    def _sound_countdown(self) -> None:
        """Sound each figure of the countdown as it appears, and the start of play."""
        figure = self._figure
        if figure != self._counted:
            self.stage.audio.play("countdown" if figure else "go")
        self._counted = figure

    @property
    def _figure(self) -> int:
        """The figure of the countdown, in seconds; 0 if there is none."""
        return -(-min(self.table.countdown, COUNTDOWN) // 1000)

    @property
    def _middle(self) -> pygame.Rect:
        side = min(self.rect.size) // 3
        middle = pygame.Rect(0, 0, side, side)
        middle.center = self.rect.center
        return middle

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the scene, and the countdown over it."""
        super().paint(surface, area)
        if self.table.is_counting and not self._is_small:
            self._paint_countdown(surface, self.kit)

    def _paint_countdown(self, surface: pygame.Surface, kit: Kit) -> None:
        left = min(self.table.countdown, COUNTDOWN)
        middle = self._middle
        kit.shapes.circle(surface, middle.center, middle.width // 2, kit.style.primary)
        share = 0.0 if self.stage.reduced_motion else (left - 1) % 1000 / 1000
        size = round(middle.width * 0.5 * LARGEST)
        figure = kit.fonts.render(str(self._figure), size, kit.style.on_primary, Weight.RESULT)
        # A font for every size on the way would stay open.
        scale = (1 + (LARGEST - 1) * share**3) / LARGEST
        figure = pygame.transform.smoothscale_by(figure, scale)
        surface.blit(figure, figure.get_rect(center=middle.center))


SCENE = VersusScene
