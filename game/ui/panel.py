"""Everything beside the board: header, counters, tools, pad, actions and the card."""

from functools import partial
from typing import Final

from game.generate.sources import source_of
from game.play.intents import Tool
from game.play.options import Options
from game.play.view import GameView, HintAction
from game.shell.animation import LONG
from game.shell.kit import Kit, Space
from game.shell.parts.around import Pages
from game.shell.parts.base import Item, Part
from game.shell.parts.grid import Grid
from game.shell.parts.lines import Column, Row
from game.shell.text import Weight
from game.shell.widgets.button import Button
from game.shell.widgets.label import Label
from game.ui.figures import clock, thousands
from game.ui.scene import GameScene
from game.ui.widgets.counter import Counter
from game.ui.widgets.digit_button import DigitButton
from game.ui.widgets.icon_button import Icon, IconButton
from game.ui.widgets.message_card import MessageCard

ROW: Final = ("undo", "redo", "erase", "fill_notes", "check", "hint")
"""The actions under the pad."""
CARD_FOLD: Final = 1
COUNTERS_FOLD: Final = 2
HEAD_FOLD: Final = 3
"""What goes first where room is scarce."""
ANSWERS: Final = (
    "action.again",
    "action.menu",
    "ui.learn",
    *(f"play.hint.action.{action.value}" for action in HintAction),
)
"""The words of the buttons that the card may have."""


class Panel:
    """Makes the widgets, gives them places, and lets them show a view."""

    def __init__(self, scene: GameScene) -> None:
        context = scene.context
        self._context = context
        self._animator = scene.animator
        self.title: Final = Label(points=30, weight=Weight.SEMIBOLD, id="title")
        self.brief: Final = Label(points=17, weight=Weight.SEMIBOLD, id="title")
        """The title where it shares a line with the facts."""
        self.facts: Final = Label(colour="muted", elides=True, id="facts")
        self.time: Final = Counter(context.text("ui.time"), id="time")
        self.score: Final = Counter(context.text("ui.score"), id="score")
        self.third: Final = Counter("", id="third")
        self.tools: Final = {
            tool: scene.action_button(f"tool.{tool.value}", radius=10) for tool in Tool
        }
        self.pad: Final = [
            scene.bind(
                DigitButton(digit, partial(scene.perform, f"corner.{digit}")), f"digit.{digit}"
            )
            for digit in range(1, 10)
        ]
        self.actions: Final = {action: scene.action_button(action) for action in ROW}
        self.pause: Final = scene.bind(IconButton(Icon.PAUSE, id="pause"), "pause")
        self.freedom: Final = scene.bind(IconButton(Icon.FREEDOM, id="freedom"), "freedom")
        self.card: Final = MessageCard(room_for=[context.text(key) for key in ANSWERS])
        self.ratings: tuple[str, ...] = ()
        """The ratings of a board from elsewhere, in short."""
        self._shown_score = 0
        self.folded = False
        """Whether the counters have no place of their own."""
        self._kit: Kit | None = None

    # -- parts

    def beside(self, *, speaks: bool) -> Part:
        """Return the panel beside a board; a card without room takes the place of the pad."""
        title = Row(Item(self.title).growing(), self.freedom, self.pause)
        entry = Column(self._tools(), self._pad(3))
        instead = Pages(entry, Item(self.card), shown=int(speaks))
        return Column(
            Column(title, self.facts, gap=Space.NONE),
            self._counters(),
            entry.folding(CARD_FOLD).growing(),
            instead.unfolding(CARD_FOLD).growing(),
            self._row(),
            self._docked(),
        )

    def around(self, board: Part, *, speaks: bool) -> Part:
        """Return a board with the panel over it and under it."""
        title = Column(self.title, self.facts, gap=Space.NONE)
        entry = Column(
            self._tools().folding(HEAD_FOLD),
            self._tools(self.freedom, self.pause).unfolding(HEAD_FOLD),
            self._pad(9, 5, 3),
            self._row(),
        )
        instead = Pages(entry, Item(self.card), shown=int(speaks))
        head = Row(title.growing(), self._counters(), self.freedom, self.pause)
        return Column(
            head.folding(HEAD_FOLD),
            Row(self.brief, Item(self.facts).growing()).unfolding(HEAD_FOLD),
            board,
            entry.folding(CARD_FOLD).growing(),
            instead.unfolding(CARD_FOLD).growing(),
            self._docked(),
        )

    def _counters(self) -> Part:
        shown = [self.time] if self._context.settings.game.show_timer else []
        counters = (Item(counter, tall=66) for counter in (*shown, self.score, self.third))
        return Grid(*counters, across=(3,)).folding(COUNTERS_FOLD)

    def _tools(self, *others: Button) -> Part:
        across = (3 + len(others), 3, 1)
        return Grid(*self.tools.values(), *others, across=across)

    def _pad(self, *across: int) -> Part:
        return Grid(*(Item(digit, tall=78) for digit in self.pad), across=across).growing()

    def _row(self) -> Part:
        return Grid(*(Item(b, tall=54) for b in self.actions.values()), across=(6, 3, 2))

    def _docked(self) -> Part:
        return Item(self.card, tall=148).folding(CARD_FOLD).growing()

    def settled(self, fold: int, kit: Kit) -> None:
        """Take how much has folded, and show the digits in the present colours."""
        self.folded, self._kit = fold >= COUNTERS_FOLD, kit
        for digit in self.pad:
            digit.theme = self._context.theme
        for action, button in self.actions.items():
            button.detail = self._context.key_text(action)

    # -- content

    def show(self, view: GameView) -> None:
        """Show everything of a view but the board."""
        text = self._context.text
        for title in (self.title, self.brief):
            title.elides = view.level is None
            title.text = self._title(view)
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
        if self.folded:
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
