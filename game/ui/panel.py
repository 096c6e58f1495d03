"""Everything beside the board: header, counters, tools, pad, actions and the card."""

from functools import partial
from typing import Final

import pygame

from game.generate.levels import Level
from game.generate.sources import source_of
from game.play.intents import Tool
from game.play.options import Options
from game.play.view import GameView
from game.shell.animation import LONG
from game.shell.kit import Kit
from game.shell.text import Weight
from game.shell.widgets.label import Align, Label
from game.ui.figures import clock, thousands
from game.ui.layout.play import PlayLayout
from game.ui.scene import GameScene
from game.ui.widgets.counter import Counter
from game.ui.widgets.digit_button import DigitButton
from game.ui.widgets.icon_button import Icon, IconButton
from game.ui.widgets.message_card import MessageCard

ROW: Final = ("undo", "redo", "erase", "fill_notes", "check", "hint")
"""The actions under the pad."""


TITLE_POINTS: Final = (30.0, 26.0, 22.0, 19.0, 17.0, 15.0, 13.0)
"""The type of the level's name, which grows smaller where it is narrow."""


class Panel:
    """Makes the widgets, gives them places, and lets them show a view."""

    def __init__(self, scene: GameScene) -> None:
        form, context = scene.form, scene.context
        self._context = context
        self._animator = scene.animator
        self.title: Final = form.add(Label(points=30, weight=Weight.SEMIBOLD, id="title"))
        self.facts: Final = form.add(Label(points=15, colour="muted", id="facts"))
        self.time: Final = form.add(Counter(context.text("ui.time"), id="time"))
        self.score: Final = form.add(Counter(context.text("ui.score"), id="score"))
        self.third: Final = form.add(Counter("", id="third"))
        self.tools: Final = {
            tool: form.add(scene.action_button(f"tool.{tool.value}", radius=10)) for tool in Tool
        }
        self.pad: Final = [
            form.add(
                scene.bind(
                    DigitButton(digit, partial(scene.perform, f"corner.{digit}")), f"digit.{digit}"
                )
            )
            for digit in range(1, 10)
        ]
        self.actions: Final = {action: form.add(scene.action_button(action)) for action in ROW}
        self.pause: Final = form.add(scene.bind(IconButton(Icon.PAUSE, id="pause"), "pause"))
        self.freedom: Final = form.add(
            scene.bind(IconButton(Icon.FREEDOM, id="freedom"), "freedom")
        )
        self.card: Final = form.add(MessageCard())
        self.ratings: tuple[str, ...] = ()
        """The ratings of a board from elsewhere, in short."""
        self._shown_score = 0
        self._folded = False
        self._kit: Kit | None = None

    # -- places

    def lay_out(self, layout: PlayLayout, kit: Kit) -> None:
        """Give every widget its place."""
        sizes = layout.metrics
        self._folded = not layout.counters
        self._kit = kit
        self.title.place(pygame.Rect(layout.title))
        self.facts.place(pygame.Rect(layout.facts))
        one_line = layout.title.y == layout.facts.y
        self.title.points = 17 if one_line else self._title_points(kit)
        self.facts.align = Align.RIGHT if one_line else Align.LEFT
        shows_time = self._context.settings.game.show_timer
        counters = [self.time, self.score, self.third] if shows_time else [self.score, self.third]
        for counter in (self.time, self.score, self.third):
            counter.visible = not self._folded and counter in counters
        if not self._folded:
            for counter, rect in zip(counters, layout.counters, strict=True):
                counter.place(pygame.Rect(rect))
        for button, rect in zip(self.tools.values(), layout.tools, strict=True):
            button.place(pygame.Rect(rect))
        for digit, rect in zip(self.pad, layout.pad, strict=True):
            digit.theme = self._context.theme
            digit.place(pygame.Rect(rect))
        for (action, button), rect in zip(self.actions.items(), layout.actions, strict=True):
            button.detail = self._context.key_text(action)
            button.place(pygame.Rect(rect))
        self.pause.place(pygame.Rect(layout.pause))
        self.freedom.place(pygame.Rect(layout.freedom))
        self.card.lay_out(layout.card, sizes, kit)

    def _title_points(self, kit: Kit) -> float:
        """Return the largest type in which the name of every level fits."""
        names = [self._context.text(f"level.{level.value}") for level in Level]
        for points in TITLE_POINTS:
            size = kit.text(points)
            widest = max(kit.fonts.size(name, size, self.title.weight)[0] for name in names)
            if widest <= self.title.rect.width:
                return points
        return TITLE_POINTS[-1]

    # -- content

    def show(self, view: GameView) -> None:
        """Show everything of a view but the board."""
        text = self._context.text
        self.title.text = self._title(view)
        self.show_clock(view)
        self.third.caption = text("ui.mistakes" if view.mistakes_shown else "ui.left")
        self.third.value = str(view.mistakes if view.mistakes_shown else view.open_cells)
        self._count_up(view.score.total)
        self._show_pad(view)

    def show_clock(self, view: GameView) -> None:
        """Show the time, and the facts that stand beside it."""
        self.time.value = clock(view.elapsed)
        self.facts.text = self._facts(view)

    def _title(self, view: GameView) -> str:
        if view.level is not None:
            return self._context.text(f"level.{view.level.value}")
        return view.title or self._context.text("ui.own_board")

    def _facts(self, view: GameView) -> str:
        text = self._context.text
        if self._folded:
            facts = [clock(view.elapsed)] if self._context.settings.game.show_timer else []
            if view.open_cells:
                facts.append(text("ui.short_left", n=view.open_cells))
            if view.mistakes_shown:
                facts.append(self._context.catalogue.count("ui.mistakes_made", view.mistakes))
            return self._that_fit(facts or [""])
        facts = [*self.ratings] if view.puzzle_id is None else [view.puzzle_id]
        facts.append(self._context.catalogue.count("ui.erased", view.erased))
        source = None if view.puzzle_id is None else source_of(view.puzzle_id)
        if source is not None:
            facts.append(text(f"ui.source.{source.value}"))
        if not view.unique:
            facts.append(text("ui.several_solutions"))
        return self._that_fit(facts)

    def _that_fit(self, facts: list[str]) -> str:
        """Return as many facts on one line as there is room for, at least the first."""
        separator = self._context.text("ui.separator")
        line = facts[0]
        for fact in facts[1:]:
            longer = line + separator + fact
            if self._kit is not None:
                size = self._kit.text(self.facts.points)
                if self._kit.fonts.size(longer, size)[0] > self.facts.rect.width:
                    break
            line = longer
        return line

    def _count_up(self, total: int) -> None:
        start = self._shown_score

        def step(t: float) -> None:
            self._shown_score = round(start + (total - start) * t)
            self.score.value = thousands(self._shown_score)

        if total == start:
            self.score.value = thousands(total)
        else:
            self._animator.start(step, LONG * 2, key="score")

    def _show_pad(self, view: GameView) -> None:
        options: Options = view.options
        for digit, remaining in zip(self.pad, view.remaining, strict=True):
            digit.remaining = remaining
            digit.tool = view.tool
            digit.dimmed = bool(view.dimmed >> (digit.digit - 1) & 1)
            digit.selected = view.armed == digit.digit
        for tool, button in self.tools.items():
            button.selected = tool is view.tool
        self.freedom.selected = options.show_freedom
