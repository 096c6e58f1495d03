"""The scene in which a puzzle is played."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ...core.digits import DECIMAL
from ...core.geometry import CLASSIC
from ...core.message import message
from ...messages.shapes import rules_of
from ...play.game_events import HintWanted, Lost, Refusal, Refused, WrongDigit
from ...play.game_rules import NEVER_STANDING
from ...play.intents import (
    Aim,
    ApplyArmed,
    Command,
    EnterDigit,
    HoldTool,
    Intent,
    SelectSame,
)
from ...play.moves import Branching
from ...play.outcome import Outcome
from ...play.scoring import Won
from ...play.selection import Tool
from ...play.view import GameView, Status
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.around import Inset, Largest, Loose
from ...shell.parts.base import Part
from ...shell.parts.lines import Column, Row
from ...shell.sizes import LEAST_LARGE_WINDOW
from ...shell.stage import Stage
from ..board.board import Board
from ..board.choreography import LOST, WIN
from ..board.drawn import authors, drawn
from ..board.explain import overlay_of
from ..board.faces import unmarked, without_notes
from ..board.freedom import freedom_heat
from ..games.verdict import NEARLY, BoardVerdict
from ..look.layout import LEAST_SHARE, PANEL
from ..scene.question import Question, Reply
from ..scene.scope import LETTERS, NAMED, SPELLED
from .cage_popup import PlayedBoard
from .cell_popup import CellPopup
from .hinted import HintedScene
from .panel import CARD_FOLD, Panel
from .play_card import HINT_ACTIONS, PlayCard
from .reactions import react
from .scored_play import ScoredPlay
from .switches import Switches

if TYPE_CHECKING:
    from ...play.game_events import Event
    from ...shell.widgets.base import Widget
    from ..scene.action import Action
    from .services import PlayServices

BOUNCE: Final = 0.15
"""Seconds within which the same digit for the same cells is one tap."""
HURRIED: Final = 0.3
"""Seconds after the end of a game in which keys are still meant for its board."""
HELPS: Final = ("hint", "fill_notes")
"""What marks a scored game as one with help."""
MESSAGE_SECONDS: Final = 5.0
"""How long a message covers the pad where the card has no place of its own."""


class PlayScene(HintedScene):
    """The scene in which a puzzle is played: board, panel and card."""

    scopes = ("play",)
    inner = ("play.board", LETTERS, NAMED, SPELLED)
    delegates = (("cell_popup", CellPopup), ("panel", Panel), ("switches", Switches))
    tick = 0.25

    def __init__(self, stage: Stage, services: "PlayServices", argument: str | None) -> None:
        super().__init__(stage, services)
        self.current_game: Final = services.current_game
        view = self.current_game.view()
        self.mode: Final = services.modes[view.rules.mode]
        geometry = view.geometry
        if geometry.size > DECIMAL:
            self.letters = (LETTERS,)
        elif spelled := self.spelled(geometry):
            self.letters = (*spelled, NAMED)
        over = PlayedBoard(lambda: self.board, self.current_game, self.do, self.tell, self._focus)
        self.cell_popup: Final = CellPopup(over, services, self, aim_at=self.aim_at)
        self.board: Final = Board(
            self.animator,
            self.cell_popup.pressed,
            theme=lambda: services.preferences.theme,
            numbers=self.numbered,
            geometry=geometry,
            gestures=self.cell_popup,
            drawings=authors(view),
        )
        self.switches: Final = Switches(self)
        self.scored: Final = ScoredPlay(self, services, self.board, self.do)
        self.panel: Final = Panel(self, geometry, self.scored.scoreboard)
        if "road" in stage.ids:
            # A game of the lessons goes back to them.
            self.panel.menu.on_click = stage.pop
            self.panel.menu.tip = partial(self.text, "learn.go.back")
        self.board_rules = "" if geometry == CLASSIC else rules_of(self.catalogue, geometry)
        """What holds on a board that is not a classic one."""
        self._card: Final = PlayCard(services, self.mode, self.board_rules, self.key_text)
        self._message = argument or ("" if view.told else self.board_rules)
        self._message_age = 0.0
        self._awaited, self._drawn = True, False
        """Whether the clock waits for the board, and whether that is on the screen."""
        self._entry: tuple[EnterDigit, tuple[int, ...]] | None = None
        self._entered = -BOUNCE
        """What was entered last, where, and when."""
        self._ended: float | None = None
        """When the game ended, while what comes of it is not told yet."""
        self.ended_at: float | None = None
        """When its last entry came, once the game has ended."""
        self._unfocused = False
        """Whether the clock is stopped because another window has the focus."""
        self._floats = self._speaks = self._cramped = False
        self.verdict: Final = BoardVerdict(services.words, services.ratings)
        self.panel.show(self.current_game.view())
        self.form.set_focus(self.board, by_keys=False)

    # -- life

    def take_over(self, before: "PlayScene") -> None:
        """Start without a message, since the previous scene has shown it."""
        self._message = ""

    def enter(self) -> None:
        """Resume the game: start the clock and show the board."""
        self._awaited, self._drawn = True, False
        self.current_game.do(Command.AWAIT)
        if self.current_game.view().status is Status.PAUSED:
            self.current_game.do(Command.RESUME)
        self.scored.enter()
        self.verdict.ask(self.current_game, self.ask, self._show_verdict, self.tell_failure)
        self._show_verdict()
        self._ask_ahead()
        self.show()

    def _ask_ahead(self) -> None:
        """Prepare the end of the game when it is near: its ratings, and what it shows."""
        view = self.current_game.view()
        self.verdict.ask_ahead(self.current_game.session, view.open_cells, self.ask)
        if view.open_cells <= NEARLY or view.mistakes:
            self.services.prepare_end()

    def leave(self) -> None:
        """Pause the game: stop the clock and hide the board."""
        self.scored.leave()
        self.do(Command.PAUSE)

    def parts(self) -> Part:
        """Return the board with the panel beside or below it, whichever gives the larger board."""
        self._speaks = speaks = not self.panel.card.empty
        board = self.board.part(least=round(LEAST_SHARE * min(self.room)))
        panel = Loose(self.panel.beside(speaks=speaks), wide=PANEL).filling()
        beside = Row(board, panel, gap=Space.APART)
        whole = Largest(beside, self.panel.around(board, speaks=speaks))
        column = Column(self.panel.header(), whole.growing(), gap=Space.HEADED)
        surface = Inset(column, above=Space.HEAD, below=Space.FOOT)
        return self.cell_popup.over(surface)

    def layout(self, kit: Kit) -> None:
        """Lay out the scene, and show what there is space for."""
        super().layout(kit)
        assert self.fitted is not None
        self._warn_of_small_window()
        self.panel.settled(self.kit)
        self._floats = self.fitted.fold >= CARD_FOLD
        self.show()

    def _warn_of_small_window(self) -> None:
        """Say, once for each cause, that the window is too small for such a large board."""
        have, need = self.room, LEAST_LARGE_WINDOW
        cramped = LETTERS in self.letters and (have[0] < need[0] or have[1] < need[1])
        if cramped and not self._cramped:
            super().tell(self.text("ui.cramped", width=need[0], height=need[1]))
        self._cramped = cramped

    # -- playing

    def do(self, intent: Intent) -> Outcome:
        """Pass an intent to the game, show its outcome and return it."""
        self.switches.held_used = True
        outcome = self.current_game.do(intent)
        self._follow(outcome)
        return outcome

    def _follow(self, outcome: Outcome) -> None:
        """Show the outcome of an intent or of time passing."""
        settled = any(
            isinstance(event, Refused) and event.reason is Refusal.SETTLED
            for event in outcome.events
        )
        if settled and outcome.message is not None:
            self.stage.say(self.catalogue.render(outcome.message))
            outcome = replace(outcome, message=None)
        message = self.current_game.problem or outcome.message
        ended = any(isinstance(event, Won | Lost) for event in outcome.events)
        if ended:
            self._ended = self.ended_at = self.stage.clock()
        # Where the message takes the place of the pad, signs tell of a life that is lost.
        is_told = self._floats and any(isinstance(event, WrongDigit) for event in outcome.events)
        if message is not None and not ended and not is_told:
            self._message, self._message_age = self.in_words(message), 0.0
        elif outcome.changed:
            self._message = ""
        self.show()
        self._ask_ahead()
        combo = self.scored.combo(outcome.events)
        pitched = self.preferences.settings.sound.pitches
        react(outcome.events, self.board, self.stage.audio, combo=combo, pitched=pitched)
        self.scored.hear(outcome.events)
        if self.current_game.view().options.ask_why:
            self._ask_why(outcome.events)
        for event in outcome.events:
            if isinstance(event, Won):
                self.animator.hold(_wait, WIN, key="win", done=partial(self._open_end, "win"))
            elif isinstance(event, Lost):
                self.animator.hold(_wait, LOST, key="lost", done=partial(self._open_end, "lost"))
            elif isinstance(event, HintWanted):
                self.search_hint(event.question)

    def _ask_why(self, events: "tuple[Event, ...]") -> None:
        """Ask why an entry follows, if that can be answered."""
        from .asking import proof_to_ask  # few want to be asked

        question = proof_to_ask(self.current_game.session, events)
        if question is not None and self.stage.shows(self):
            self.stage.push("why", question)

    def _bounces(self, intent: EnterDigit) -> bool:
        """Return whether to ignore a digit: meant for the previous board, or tapped twice."""
        entry = intent, self.current_game.session.selected
        now = self.stage.clock()
        again = entry == self._entry and now - self._entered < BOUNCE
        self._entry, self._entered = entry, now
        return again or self._awaited

    def tell(self, text: str) -> None:
        """Show a message on the card, or at the foot of the window while a hint is on the card."""
        if self.current_game.view().hint is not None:
            super().tell(text)
            return
        self._message, self._message_age = text, 0.0
        self._show_card(self.current_game.view())

    def show(self) -> None:
        """Show the view; only changes are painted."""
        view = self.current_game.view()
        won = view.status is Status.WON
        cells = tuple(map(unmarked, view.cells)) if won else view.cells
        if self.switches.notes_hidden and view.hint is None:
            cells = tuple(map(without_notes, cells))
        overlay = self.reasoned() or overlay_of(view.hint, cells)
        if view.hint is None:
            heat = freedom_heat(view.cells, view.geometry.size)
            overlay = drawn(view)._replace(heat=heat)
        rises = view.hint is not None
        self.board.show(cells, overlay, hidden=self._is_hidden(view), rises=rises)
        self.panel.show(view)
        self.scored.show(view)
        self.cell_popup.show(view)
        self.show_actions()
        self._show_card(view)

    show_again = show

    def _is_hidden(self, view: GameView) -> bool:
        """Whether the board is hidden: in a scored game, whenever the clock is stopped."""
        stands = view.scored is not None and view.scored.result is None and self._unfocused
        return stands or view.status is Status.PAUSED

    def _perform(self, action: "Action") -> None:
        """Perform an action; before the first help in a scored game, ask for confirmation."""
        if isinstance(action.intent, EnterDigit) and self._bounces(action.intent):
            return
        view = self.game_view()
        scored = view.scored
        asks = scored is not None and not scored.helped and view.status is Status.PLAYING
        if action.id not in HELPS or not asks or self._refuse(action):
            super()._perform(action)
            return
        answers = (
            Reply("help", "arcade.help.take", partial(self._carry_out, action), loses=True),
            Reply("back", "arcade.help.leave"),
        )
        title, said = message("arcade.help.title"), (message("arcade.help.text"),)
        self.stage.push("confirm", Question(title, said, answers))

    def _open_end(self, scene: str) -> None:
        """Open the scene of a win or a loss, unless the end was undone meanwhile."""
        self._ended = None
        is_over = self.current_game.view().status in (Status.WON, Status.LOST)
        if self.stage.shows(self) and is_over:
            self.stage.push(scene)

    def _show_card(self, view: GameView) -> None:
        verdict, why, shown = self.verdict.words, self.explained(), self.shown_step()
        at, plainly = self.reasoning.place if self.reasoning else None, self.speaks_plainly
        said = self._card.content(
            view, self._message, verdict, why, shown, at, floats=self._floats, plainly=plainly
        )
        self.number(names_cells=said.names_cells or view.options.nudges)
        buttons = [self.card_action(*button) for button in said.buttons]
        beside = {"note": said.note, "role": said.role, "heard": said.heard}
        self.panel.card.say(said.title, said.words, buttons, **beside)
        if self._floats and self._speaks == self.panel.card.empty:
            self.resized()

    # -- events

    def inner_scopes(self) -> Iterator[str]:
        """Yield the board's scope, unless a button has the focus."""
        if self.form.focus in (None, self.board):
            yield from (*self.letters, "play.board")

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; releasing a key may end a hold, and after the end any input goes on."""
        if self._ended is not None and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            is_held = getattr(event, "repeated", False)
            if self.stage.clock() - self._ended >= HURRIED and not is_held:
                self.animator.finish()
            return True
        self.scored.hurry(event)
        if event.type == pygame.KEYUP:
            self.switches.let_go(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.switches.forget_key()
            if self.game_view().rules.mode in NEVER_STANDING:
                self.do(HoldTool(None))
            else:
                self._unfocused = True
                self.do(Command.FOCUS_LOST)
                self.show()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._unfocused = False
            self.do(Command.FOCUS_GAINED)
            self.show()
        used = super().handle(event)
        if (
            event.type == pygame.MOUSEBUTTONUP
            and self.stage.shows(self)
            and not self.cell_popup.is_open
        ):
            self.form.set_focus(self.board, by_keys=False)
        return used

    # -- what can be done, beside what the table asks of the game itself

    def game_view(self) -> GameView:
        """Return the view of the game."""
        return self.current_game.view()

    @handles("pause")
    def pause(self) -> None:
        """Pause the game, unless it is won."""
        if self.game_view().status in (Status.WON, Status.LOST):
            self.back_to_menu()
        else:
            self.stage.push("pause")

    @handles("again")
    def again(self) -> None:
        """Start another puzzle of the same level and mode."""
        self.mode.next_game(self.game_view()).start()

    @handles("select.same")
    def select_same(self) -> None:
        """Select the cells that have the cursor's digit."""
        self.do(SelectSame(self.game_view().cursor))

    @handles("apply")
    def apply(self) -> None:
        """Apply the hint's first action, enter the chosen digit, or offer digits."""
        view = self.game_view()
        if view.hint is not None and view.hint.actions:
            self.perform(HINT_ACTIONS[view.hint.actions[0]])
        elif view.armed is not None and view.tool is not Tool.COLOUR:
            self.do(ApplyArmed())
        else:
            self.ask_digit()

    @handles("picker")
    def ask_digit(self) -> None:
        """Offer digits at the cursor, or close the popup."""
        self.cell_popup.open_or_close(self.game_view().cursor)

    @handles("aim")
    def aim(self) -> None:
        """Choose the candidate that colours and lines apply to, or return to cells."""
        if self.game_view().aim is not None:
            self.aim_at(None)
        else:
            self.cell_popup.open_or_close(self.game_view().cursor, aims=True)

    def _focus(self, widget: "Widget | None") -> None:
        self.resized()
        self.form.set_focus(widget or self.board)

    def aim_at(self, digit: int | None) -> None:
        """Have colours and lines apply to a candidate, or to cells."""
        self.do(Aim(digit))
        key = "ui.aim.cells" if digit is None else "ui.aim.candidate"
        self.tell(self.text(key, digit=self.board.geometry.symbol_for(digit or 1)))

    def returned(self, result: object) -> None:
        """Do what was chosen in the scene that was on top."""
        if isinstance(result, Branching):
            self.current_game.do(Command.RESUME)
            self.do(result)

    @handles("save")
    def save(self) -> None:
        """Save now, and tell the player that games are saved automatically."""
        self.current_game.keep()
        self.tell(self.text("ui.saved"))

    def back(self) -> None:
        """Close the hint or message, or move the focus to the board; otherwise pause."""
        at_board = self.form.focus is self.board
        self.form.set_focus(self.board, by_keys=True)
        if self._message or self.game_view().hint is not None:
            self._message = ""
            self.do(Command.CLOSE_HINT)
        elif self.game_view().drawing:
            self.do(Aim(None))
        elif at_board:
            self.pause()

    @handles("menu")
    @handles("new")
    def back_to_menu(self) -> None:
        """Leave for the menu, where new games are; this one is kept."""
        if self.stage.ids[:-1] == ("menu",):
            self.stage.pop()
        else:
            self.stage.replace("menu")

    def update(self, dt: float) -> None:
        """Advance the clock, and expire messages that cover the pad."""
        super().update(dt)
        self.board.update(dt)
        if self._awaited and self._drawn:
            self._awaited = False
            self.current_game.do(Command.SHOWN)
        outcome = self.current_game.tick()
        if outcome.message is not None:
            self._follow(outcome)
        elif outcome.events:
            self.show()
            self.scored.hear(outcome.events)
        if outcome.changed:
            self.panel.show_clock(self.current_game.view())
            self.scored.show(self.current_game.view())
        self.scored.update(dt, self.current_game.view())
        self._message_age += dt
        if self._message and self._floats and self._message_age > MESSAGE_SECONDS:
            self._message = ""
            self._show_card(self.current_game.view())

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed; the board is visible from the end of this frame."""
        self._drawn = True
        return super().draw(surface)

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw the scene, and the effects over it."""
        super().paint(surface, area)
        self.scored.paint(surface, area)

    def _show_verdict(self) -> None:
        """Show the ratings that have arrived."""
        if self.verdict.has_news():
            self.panel.ratings = self.verdict.figures
            view = self.current_game.view()
            idle = not self._message and view.hint is None and view.status is Status.PLAYING
            if self._floats and idle and self.verdict.rated and not self.verdict.explained:
                # Nobody asked for it: it is no reason to take the pad away, or to say it twice.
                super().tell(self.verdict.words)
            if settled := self.verdict.settled():
                super().tell(settled)
            self.show()


def _wait(_: float) -> None:
    """Do nothing; used to let time pass."""


SCENE = PlayScene
