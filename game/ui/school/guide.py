"""The first lessons: a board, a short card, and a task that is judged at once."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from ...generate.levels import Level
from ...learn.chapter import Goal
from ...learn.guide import Guide, Told, grid_of
from ...learn.questions import DrawFullest
from ...learn.road import FIRST_GAME, STATIONS, chapter_of
from ...learn.verdict import Kind
from ...messages.hint_words import hint_text, hint_title
from ...messages.lists import sentences_in_turn
from ...play.game_events import HintWanted
from ...play.game_rules import CALM
from ...play.intents import Command, EnterDigit, HintFound, Intent, MoveCursor, Reveal, SetTool
from ...play.selection import Tool
from ...play.view import GameView, HintAction
from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Item, Part
from ...shell.parts.grid import Grid as Tiles
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Label
from ..board.board import Board
from ..board.choreography import flash, shake
from ..board.explain import crossed_out, overlay_of
from ..board.overlay import Ground, Outline, Overlay
from ..games.launcher import Request
from ..look.layout import CARD, LEAST_SHARE, WIDE_PANEL
from ..play.digit_button import DigitButton
from ..play.reactions import react
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.message_card import CardAction, MessageCard
from .trail import Trail

if TYPE_CHECKING:
    from ...play.questions import FindHint
    from ..scene.action import Action
    from .services import SchoolServices

FIRST: Final = next(iter(STATIONS))
TABS: Final = ("tool.digit", "tool.corner")
BUTTONS: Final = ("undo", "erase", "hint", "fill_notes")
NEEDED: Final = {
    Goal.ERASE: "erase",
    Goal.HINT: "hint",
    Goal.NOTE: "tool.corner",
    Goal.FILL_NOTES: "fill_notes",
}
"""The tool without which what is asked for cannot be done."""
HINT_ACTIONS: Final[dict[HintAction, Intent]] = {
    HintAction.MORE: Command.HINT,
    HintAction.APPLY: Command.APPLY_HINT,
    HintAction.REWIND: Command.REWIND_MISTAKE,
    HintAction.REVEAL: Reveal(),
    HintAction.CLOSE: Command.CLOSE_HINT,
}

_CLOSE: Final = f"play.hint.action.{HintAction.CLOSE.value}"
ANSWERS: Final = tuple((f"play.hint.action.{action.value}", _CLOSE) for action in HINT_ACTIONS)


class GuideScene(GameScene):
    """The first lessons: leads through the stops of a station on a board."""

    services: "SchoolServices"
    scopes: ClassVar[tuple[str, ...]] = ("guide",)
    inner = ("guide.board", "spelled")
    digits = "lesson.digit"

    def __init__(self, stage: Stage, services: "SchoolServices", argument: str | None) -> None:
        super().__init__(stage, services)
        self.station: Final = STATIONS[argument or FIRST]
        progress = services.learning.progress
        is_left = progress.is_left(self.station.id)
        self.number = progress.begun[self.station.id].done if is_left else 0
        """How many stops are done."""
        self.guide = self._begin()
        self.feedback = Told(self.guide.session.begin())
        self.board: Final = Board(
            self.animator,
            self.do,
            theme=lambda: services.preferences.theme,
            # Numbered where it is told which row or column to look at.
            numbers=lambda: any(stop.nudges for stop in self.station.stops),
            geometry=grid_of(self.guide.stop).geometry,
        )
        self.title: Final = Label(
            self.text(f"learn.station.{self.station.id}"),
            points=22,
            weight=Weight.TITLE,
            wrap=True,
            id="title",
        )
        chapter = chapter_of(self.station.id).id
        self.facts: Final = Label(
            self.text(f"learn.chapter.{chapter}"),
            points=13,
            colour="muted",
            elides=True,
            id="facts",
        )
        self.trail: Final = Trail()
        hints = any("hint" in stop.tools for stop in self.station.stops)
        self.card: Final = MessageCard(
            room_for=[tuple(map(self.text, answers)) for answers in ANSWERS if hints]
        )
        geometry = self.board.geometry
        self.pad: Final = [
            self.bind(
                DigitButton(digit, geometry, partial(self.note, digit), pips=False),
                f"lesson.digit.{digit}",
            )
            for digit in range(1, geometry.size + 1)
        ]
        self.letters = self.spelled(geometry)
        for key in self.pad:
            # What they do is what they show.
            key.tip = None
        self.tabs: Final = {
            tool: self.bind_tab(f"guide.{tool}", icon=None, id=tool) for tool in TABS
        }
        self.buttons: Final = {
            tool: self.action_button(f"guide.{tool}", id=tool) for tool in BUTTONS
        }
        self.go_button: Final = self.action_button("lesson.go_on", id="go", look=Look.PRIMARY)
        self.leave_button: Final = self.back_button()
        self.follow_keys()
        self.form.set_focus(self.board)
        self._show()

    def _begin(self) -> Guide:
        return Guide(self.station.stops[self.number], self.services.clock)

    # -- doing what is asked for

    @property
    def finished(self) -> bool:
        """Whether the last stop of the station is done."""
        return self.guide.done and self.number == len(self.station.stops) - 1

    @property
    def following(self) -> str:
        """The next station, if that is guided, too; empty while something remains to be done."""
        names = list(STATIONS)
        after = names[names.index(self.station.id) + 1]
        return after if STATIONS[after].stops else ""

    @property
    def plays(self) -> bool:
        """Whether a first game comes at the end."""
        return self.station.id == FIRST_GAME

    def game_view(self) -> GameView:
        """Return the view of the board."""
        return self.guide.view

    def inner_scopes(self) -> Iterator[str]:
        """Yield the scope of the cells while the board has the focus."""
        yield from self.letters
        if self.form.focus in (None, self.board):
            yield "guide.board"

    def do(self, intent: Intent) -> None:
        """Carry out an intent, and show the response."""
        was_done = self.guide.done
        feedback = self.guide.do(intent)
        for event in feedback.outcome.events:
            if isinstance(event, HintWanted):
                self._search(event.question)
        pitched = self.preferences.settings.sound.pitches
        react(feedback.outcome.events, self.board, self.stage.audio, pitched=pitched)
        if intent is Command.HINT and feedback.outcome.message is not None:
            self.tell(self.catalogue.render(feedback.outcome.message))
        if feedback.words is not None:
            self.feedback = feedback
            wrong = feedback.kind in (Kind.WRONG, Kind.CAREFUL)
            self.board.play((*(shake(feedback.cells) if wrong else ()), *flash(feedback.cells)))
        elif feedback.outcome.changed and not self.guide.done:
            # What is asked for stands there again with the next thing that is done.
            self.feedback = feedback
        if isinstance(intent, SetTool):
            # Arrow keys move on the board again, as after a click.
            self.form.set_focus(self.board, by_keys=False)
        if self.guide.done and not was_done:
            self.services.learning.leave(self.station.id, "", self.number + 1)
            self.form.set_focus(self.go_button)
        self._show()

    def _search(self, question: "FindHint") -> None:
        self.ask(question, lambda step: self.do(HintFound(question, step)))

    @handles("lesson.move")
    def move(self, rows: int, columns: int) -> None:
        """Move the cursor."""
        self.do(MoveCursor(rows, columns))

    @handles("lesson.digit")
    def digit(self, digit: int) -> None:
        """Enter a digit, or note it."""
        self.do(EnterDigit(digit))

    @handles("lesson.note")
    def note(self, digit: int) -> None:
        """Note a digit, whatever the tool."""
        if "tool.corner" in self.guide.stop.tools and not self.guide.done:
            self.do(EnterDigit(digit, Tool.CORNER))

    @property
    @unavailable("lesson.digit")
    def why_no_digit(self) -> str:
        """The message key of why no digit is asked for; else empty."""
        return "learn.no_digit" if self.guide.done else ""

    @property
    @unavailable("lesson.note")
    def why_no_note(self) -> str:
        """The key of the sentence that says why no note is asked for."""
        return self.why_no_digit if "tool.corner" in self.guide.stop.tools else "learn.guide.later"

    @unavailable(*(f"guide.{tool}" for tool in (*TABS, *BUTTONS)))
    def why_no(self, action: "Action") -> str:
        """Return the message key of why a tool is not available; empty if it is."""
        tool = action.id.removeprefix("guide.")
        if tool not in self.guide.stop.tools:
            return "learn.guide.later"
        if tool == "undo" and not self.guide.view.can_undo:
            return "play.refused.nothing_to_undo"
        return "learn.no_digit" if self.guide.done else ""

    @handles("lesson.mark")
    def mark(self) -> None:
        """Apply the hint's first action, or continue."""
        hint = self.guide.view.hint
        if hint is not None and hint.actions and not self.guide.done:
            self.do(HINT_ACTIONS[hint.actions[0]])
        else:
            self.go_on()

    @property
    @unavailable("lesson.go_on")
    def why_not_go_on(self) -> str:
        """The message key of what must be done first; else empty."""
        return "" if self.guide.done else "learn.guide.do_first"

    @handles("lesson.go_on")
    def go_on(self) -> None:
        """Go on to the next stop, the next station, or a first game."""
        if not self.guide.done:
            self.tell(self.text(self.why_not_go_on))
        elif not self.finished:
            self.number += 1
            self.animator.finish()
            self.guide = self._begin()
            self.feedback = Told(self.guide.session.begin())
            self.form.set_focus(self.board)
            self._show()
        elif self.following:
            self.stage.switch("guide", self.following)
        elif not self.plays:
            self.back()
        else:
            self._play()

    def _play(self) -> None:
        """Start a first game with few empty cells."""
        launcher, level = self.services.launcher, Level.GENTLE
        seed = self.services.learning.now

        def start(puzzle_id: str) -> None:
            self.stage.pop()
            launcher.start(Request(level, puzzle_id=puzzle_id, mode=CALM.mode))

        self.ask(DrawFullest(level, seed), start)

    @handles("card.earlier", -1)
    @handles("card.later", 1)
    def turn_card(self, pages: int) -> None:
        """Scroll the card by pages."""
        self.card.turn(pages)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; a click leaves the keys for entering digits."""
        used = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self.stage.shows(self) and not self.guide.done:
            self.form.set_focus(self.board, by_keys=False)
        return used

    # -- what is shown

    def parts(self) -> Part:
        """Return the board with the text beside or below it, whichever gives the larger board."""
        least = round(LEAST_SHARE * min(self.room))
        board = self.board.part(least=least)
        title = Column(self.title, Item(self.facts).folding(1), gap=Space.NONE)
        head = header(self.leave_button, title)
        trail = Item(self.trail).folding(2)
        # What is asked for is read before a key is pressed.
        card = Item(self.card, tall=CARD).growing(4)
        size = len(self.pad)
        three = (2,) if size == 4 else (3,)
        beside = Column(trail, card, *self._controls(three), self.go_button)
        under = Column(trail, board, card, *self._controls((size,)), self.go_button)
        panel = Row(board, Loose(beside, wide=WIDE_PANEL, y=0.0).filling(), gap=Space.APART)
        return framed(head, Largest(panel, under))

    def _controls(self, across: tuple[int, ...]) -> list[Part]:
        there = self.guide.stop.tools
        tabs = [tab for tool, tab in self.tabs.items() if tool in there]
        buttons = [button for tool, button in self.buttons.items() if tool in there]
        return [
            *([Tiles(*tabs, across=(len(tabs),), gap=Space.LINE)] if tabs else []),
            Tiles(*self.pad, across=across).growing(),
            *([Tiles(*buttons, across=(len(buttons),))] if buttons else []),
        ]

    def _show(self) -> None:
        """Update everything on the screen."""
        view = self.guide.view
        self.board.show(view.cells, self._overlay(view))
        for tool, tab in self.tabs.items():
            tab.selected = tool == f"tool.{view.tool.value}"
        for key in self.pad:
            key.tool, key.theme = view.tool, self.preferences.theme
        self.trail.show(len(self.station.stops), self.number)
        title, words, actions = self._words(view)
        wrong = self.feedback.kind in (Kind.WRONG, Kind.CAREFUL) and not self.guide.done
        # Only a hint has buttons.
        hint = view.hint if actions else None
        heard = "" if hint is None else hint_text(self.catalogue, hint, is_heard=True)
        role = "danger" if wrong else "text"
        self.card.say(title, words, actions, role=role, heard=heard)
        going = "learn.go.next"
        if self.finished and not self.following:
            going = "learn.guide.play" if self.plays else "learn.go.back"
        self.go_button.text = self.text(going)
        self.resized()
        self.show_actions()

    def _overlay(self, view: GameView) -> Overlay:
        if view.hint is not None:
            return overlay_of(view.hint, view.cells)
        if self.guide.done:
            return Overlay()
        house = self.guide.house
        stop = self.guide.stop
        outlines = () if house is None else (Outline(house, "strong"),)
        marked = () if stop.goal is Goal.HINT or self.guide.seeks else stop.cells
        grounds = tuple(Ground(cell, "pattern_a") for cell in marked)
        drawn = Overlay()
        if stop.digit:
            drawn = crossed_out(self.guide.session.state.grid, self.guide.crossed)
        return drawn._replace(outlines=outlines, grounds=grounds)

    def _key_words(self) -> Iterator[str]:
        """Yield the key of the button that the card asks for, for those who use keys."""
        if not self.form.shows_focus:
            return
        tool = NEEDED.get(self.guide.stop.goal, "")
        key = self.key_text(f"guide.{tool}") if tool else ""
        if key:
            button = self.text(f"action.guide.{tool}")
            yield self.text("learn.guide.key", button=button, key=key)

    def _words(self, view: GameView) -> tuple[str, str, list[CardAction]]:
        """Return title, text and buttons of the card."""
        guide, catalogue, feedback = self.guide, self.catalogue, self.feedback
        reason = "" if feedback.words is None else catalogue.render(feedback.words)
        if guide.done:
            done = self.text(f"learn.guide.done.{guide.stop.id}", digit=guide.stop.digit)
            proved = feedback.kind in (Kind.RIGHT, Kind.BEYOND)
            words = sentences_in_turn(catalogue, (reason, done)) if proved else done
            return self.text("learn.guide.done"), words, []
        # Why a digit went away is told before a hint goes on.
        if view.hint is not None and not (reason and feedback.kind is Kind.WRONG):
            progress = self.services.learning.progress
            actions = [
                CardAction(
                    action.value,
                    self.text(f"play.hint.action.{action.value}"),
                    partial(self.do, HINT_ACTIONS[action]),
                )
                for action in view.hint.actions
                if action in HINT_ACTIONS
            ]
            words = hint_text(catalogue, view.hint, self.notation, plainly=True)
            named = not view.hint.technique or progress.has_met(view.hint.technique)
            return hint_title(catalogue, view.hint, is_named=named), words, actions
        ask = sentences_in_turn(catalogue, (catalogue.render(guide.asked), *self._key_words()))
        if guide.nudge is not None:
            where = catalogue.render(guide.nudge)
            ask = (
                where
                if guide.left < len(guide.cells)
                else sentences_in_turn(catalogue, (ask, where))
            )
        if not reason or feedback.kind is None:
            return "", ask, []
        # What is true and not asked for yet is part of the way.
        is_part = feedback.kind is Kind.PART
        title = "" if is_part else self.text(f"learn.verdict.{feedback.kind.value}")
        if feedback.kind in (Kind.RIGHT, Kind.BEYOND) and guide.nudge is not None:
            return title, sentences_in_turn(catalogue, (reason, ask)), []
        if feedback.kind in (Kind.RIGHT, Kind.BEYOND) and guide.left:
            return title, catalogue.count("learn.guide.left", guide.left, words=reason), []
        return title, reason, []


SCENE = GuideScene
