"""The scene in which a puzzle is played."""

from collections.abc import Callable
from typing import Final

import pygame

from game.logic.step import Step
from game.messages.sentences import spoken
from game.play.intents import (
    ApplyHint,
    CloseHint,
    FocusGained,
    FocusLost,
    Hint,
    HintFound,
    HoldTool,
    Intent,
    Pause,
    Resume,
    Reveal,
    RewindMistake,
    SelectSame,
    SetTool,
    Tool,
)
from game.play.outcome import HintWanted, Outcome, Won
from game.play.question import HintQuestion
from game.play.scoring import hint_cost
from game.play.view import GameView, HintAction, HintKind, Status
from game.shell.log import log
from game.shell.rect import Rect
from game.shell.stage import Stage
from game.ui.actions import acts_on_board, intent_of
from game.ui.board.board import Board
from game.ui.board.freedom import freedom_heat
from game.ui.board.painter import CellPainter
from game.ui.context import Context
from game.ui.explain import overlay_of
from game.ui.figures import board_text, thousands
from game.ui.layout.play import play_layout
from game.ui.panel import Panel
from game.ui.reactions import react
from game.ui.scene import GameScene
from game.ui.starter import Request
from game.ui.verdict import BoardVerdict
from game.ui.widgets.message_card import CardAction
from game.work.job import Job, JobError

MESSAGE_SECONDS: Final = 5.0
"""How long a message covers the pad where the card has no place of its own."""
WIN_SECONDS: Final = 0.9
"""From the last digit to the card that celebrates it."""
_HINT_INTENTS: Final[dict[HintAction, Callable[[], Intent]]] = {
    HintAction.MORE: Hint,
    HintAction.APPLY: ApplyHint,
    HintAction.REWIND: RewindMistake,
    HintAction.REVEAL: Reveal,
    HintAction.CLOSE: CloseHint,
}


class PlayScene(GameScene):
    """Board, pad and card of the game in progress."""

    tick = 0.25

    def __init__(self, stage: Stage, context: Context, argument: object) -> None:
        super().__init__(stage, context)
        self.current_game: Final = context.current_game
        self.board: Final = self.form.add(Board(self.animator, self.do))
        self.panel: Final = Panel(self.form, context, self.animator, self.perform)
        self._message = argument if isinstance(argument, str) else ""
        self._message_age = 0.0
        self._held_key: int | None = None
        self._held_used = False
        self._floats = False
        self._search: tuple[HintQuestion, Job[Step | None]] | None = None
        self.verdict: Final = BoardVerdict(context)
        self.form.set_focus(self.board, by_keys=False)

    # -- life

    def enter(self) -> None:
        """Go on: the clock runs and the board is seen."""
        if self.current_game.view().status is Status.PAUSED:
            self.current_game.do(Resume())
        self.verdict.ask(self.current_game.session)
        self.show()

    def leave(self) -> None:
        """Stop the clock and hide the board, whatever comes on top."""
        self.do(Pause())

    def arrange(self, width: int, height: int, interface: float) -> None:
        """Place board and panel."""
        counters = 3 if self.context.settings.game.show_timer else 2
        layout = play_layout(width, height, interface, counters)
        self.sizes = layout.metrics
        self._floats = layout.card_floats
        self.panel.lay_out(layout, self.kit)
        kit = self.kit
        painter = CellPainter(self.context.theme, kit.fonts, kit.shapes, layout.board.cell)
        self.board.lay_out(layout.board, painter)
        self._card_rect = layout.card
        rows = {rect.y for rect in (*layout.tools, *layout.pad, *layout.actions)}
        card_top = layout.card.y
        self._card_tops = (card_top, *sorted((y for y in rows if y < card_top), reverse=True))
        self.show()

    # -- playing

    def do(self, intent: Intent) -> Outcome:
        """Do what the player wants, and show what came of it."""
        outcome = self.current_game.do(intent)
        message = self.current_game.problem or outcome.message
        won = any(isinstance(event, Won) for event in outcome.events)
        if message is not None and not won:
            self._message, self._message_age = self.context.catalogue.render(message), 0.0
        elif outcome.changed:
            self._message = ""
        self.show()
        react(outcome.events, self.board, self.stage.audio)
        for event in outcome.events:
            if isinstance(event, Won):
                self.animator.start(_wait, WIN_SECONDS, key="win", done=self._celebrate)
            elif isinstance(event, HintWanted):
                self._search = event.question, self.context.dealer.answer(event.question)
        return outcome

    def tell(self, text: str) -> None:
        """Say something on the card."""
        self._message, self._message_age = text, 0.0
        self._show_card(self.current_game.view())

    def show(self) -> None:
        """Show the view; only what differs is painted."""
        view = self.current_game.view()
        overlay = overlay_of(view.hint, view.cells)
        if view.hint is None:
            overlay = overlay._replace(heat=freedom_heat(view.cells))
        self.board.show(view.cells, overlay, hidden=view.status is Status.PAUSED)
        self.panel.show(view)
        self._show_card(view)

    def _learn(self) -> None:
        """Open the page of the hint's technique."""
        hint = self.current_game.view().hint
        if hint is not None and hint.technique:
            self.stage.push("technique", hint.technique)

    def _celebrate(self) -> None:
        if self.stage.top is self and self.current_game.view().status is Status.WON:
            self.stage.push("win")

    def _show_card(self, view: GameView) -> None:
        card, text = self.panel.card, self.context.text
        hint = view.hint
        if self._message:
            card.say("", self._message)
        elif hint is not None:
            catalogue = self.context.catalogue
            actions = [
                CardAction(
                    action.value,
                    text(f"play.hint.action.{action.value}"),
                    lambda action=action: self.do(_HINT_INTENTS[action]()),  # type: ignore[misc]
                )
                for action in hint.actions
            ]
            if hint.technique:
                actions.append(CardAction("learn", text("ui.learn"), self._learn))
            points = hint_cost(view.level, hint.stage, view.rules.costs)
            cost = text("ui.hint_cost", points=thousands(points))
            stage = text("ui.stage", stage=hint.stage, stages=hint.stages)
            card.say(
                catalogue.render(hint.title),
                spoken(catalogue, hint.text),
                actions,
                note=text("ui.separator").join([stage, cost]) if hint.stages > 1 else cost,
                stripe="danger" if hint.kind is HintKind.MISTAKE else "accent",
            )
        elif view.thinking:
            card.say("", text("ui.thinking"))
        elif view.status is Status.WON:
            card.say(
                text("play.status.won"),
                text("ui.won_card"),
                [
                    CardAction("again", text("ui.again"), self._again),
                    CardAction("menu", text("ui.menu"), self.back_to_menu),
                ],
            )
        elif self._floats:
            card.say("", "")
        else:
            keys = {name: self.context.key_text(name) for name in ("hint", "check", "help")}
            card.say("", self.verdict.words or text("ui.tips", **keys), stripe="")
        card.visible = not (self._floats and card.empty)
        card.lay_out(self._card_place(), self.sizes, self.kit)

    def _card_place(self) -> Rect:
        """Return where the card stands: long words make it cover whole rows above it."""
        rect, kit = self._card_rect, self.kit
        needed = self.panel.card.height_for(kit, rect.w)
        fitting = (top for top in self._card_tops if rect.bottom - top >= needed)
        return rect.bottom_part(rect.bottom - next(fitting, self._card_tops[-1]))

    # -- events

    def handle(self, event: pygame.event.Event) -> bool:
        """Play by keys; what the board does not use goes to the focused widget."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            if self.panel.card.turn(-1 if event.key == pygame.K_PAGEUP else 1):
                return True
        elif event.type == pygame.KEYDOWN:
            action = self.action_of(event)
            at_board = self.form.focus in (None, self.board)
            if action is not None and (at_board or not acts_on_board(action)):
                if action == "tool.hold":
                    self._held_key = event.scancode
                if self.perform(action):
                    self.form.set_focus(self.form.focus or self.board, by_keys=True)
                    return True
                if at_board and acts_on_board(action):
                    return True
        elif event.type == pygame.KEYUP:
            if event.scancode == self._held_key:
                self._let_go()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held_key = None
            self.do(FocusLost())
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.do(FocusGained())
        used = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self.stage.top is self:
            # After a click the keys go on playing.
            self.form.set_focus(self.board, by_keys=False)
        return used

    def perform(self, action: str) -> bool:
        """Do what a key or a button means."""
        view = self.current_game.view()
        match action:
            case "pause":
                self._pause()
            case "new":
                self.back_to_menu()
            case "tool.hold":
                self._hold()
            case "select.same":
                self.do(SelectSame(view.cursor))
            case "apply" if view.hint is not None and view.hint.actions:
                self.do(_HINT_INTENTS[view.hint.actions[0]]())
            case "apply" if view.armed is None:
                return False
            case "learn" if view.hint is not None and view.hint.technique:
                self._learn()
            case "study":
                self.stage.push("study")
            case "freedom":
                self._flip_freedom(view)
            case "digit_first":
                self._flip_digit_first(view)
            case "copy":
                self.stage.clipboard.put(board_text(view))
                self.tell(self.text("ui.board_copied"))
            case "copy_id":
                self._copy_id(view)
            case "save":
                self.current_game.keep()
                self.tell(self.text("ui.saved"))
            case "open" | "paste":
                self.stage.push("open", action)
            case _:
                intent = intent_of(action)
                if intent is None:
                    return super().perform(action)
                self._held_used = True
                self.do(intent)
        return True

    def back(self) -> None:
        """Close the hint or the message first, then go back to the board, then pause."""
        if self._message or self.current_game.view().hint is not None:
            self._message = ""
            self.do(CloseHint())
        elif self.form.focus is not self.board:
            self.form.set_focus(self.board, by_keys=True)
        else:
            self._pause()

    def back_to_menu(self) -> None:
        """Leave the game, which stays as it is."""
        self.stage.pop()

    def update(self, dt: float) -> None:
        """Let the clock go on, and messages that cover the pad go away."""
        self.board.update(dt)
        outcome = self.current_game.tick()
        if outcome.changed:
            self.panel.show_clock(self.current_game.view())
        self._take_answer()
        if self.verdict.poll():
            self.panel.ratings = self.verdict.figures
            idle = not self._message and self.current_game.view().hint is None
            if self._floats and idle and self.verdict.rated:
                self.tell(self.verdict.words)
            self.show()
        self._message_age += dt
        if self._message and self._floats and self._message_age > MESSAGE_SECONDS:
            self._message = ""
            self._show_card(self.current_game.view())

    def _take_answer(self) -> None:
        """Hand the game the step that the worker found."""
        if self._search is None or not self._search[1].finished:
            return
        (question, job), self._search = self._search, None
        try:
            step = job.result
        except JobError as error:
            log().warning("no hint: %s", error)
            step = None
        self.do(HintFound(question, step))

    def _pause(self) -> None:
        if self.current_game.view().status is Status.WON:
            self.back_to_menu()
        else:
            self.stage.push("pause")

    def _again(self) -> None:
        level = self.current_game.view().level
        if level is None:
            self.back_to_menu()
        else:
            self.context.starter.start(Request(level=level))

    def _hold(self) -> None:
        """Write notes while the key is held; a tap alone changes the tool."""
        self.do(HoldTool(Tool.CORNER))
        self._held_used = False

    def _let_go(self) -> None:
        self._held_key = None
        self.do(HoldTool(None))
        if not self._held_used:
            tool = self.current_game.view().tool
            self.do(SetTool(Tool.DIGIT if tool is Tool.CORNER else Tool.CORNER))

    def _flip_freedom(self, view: GameView) -> None:
        wanted = not view.options.show_freedom
        self.change(play=self.context.settings.play._replace(show_freedom=wanted))
        self.show()
        self.tell(self.text("ui.freedom_on" if wanted else "ui.freedom_off"))

    def _flip_digit_first(self, view: GameView) -> None:
        wanted = not view.options.digit_first
        self.change(play=self.context.settings.play._replace(digit_first=wanted))
        self.show()
        self.tell(self.text("ui.digit_first_on" if wanted else "ui.digit_first_off"))

    def _copy_id(self, view: GameView) -> None:
        if view.puzzle_id is None:
            self.tell(self.text("ui.no_id"))
            return
        self.stage.clipboard.put(view.puzzle_id)
        self.tell(self.text("ui.id_copied", id=view.puzzle_id))


def _wait(_: float) -> None:
    """Let time pass."""


SCENE = PlayScene
