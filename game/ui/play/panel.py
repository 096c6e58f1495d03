"""The panel beside the board: header, counters, tools, pad, actions and the card."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from ...core.geometry import Geometry
from ...generate.sources import source_of
from ...play.options import Options
from ...play.selection import Tool
from ...play.view import GameView, HintAction
from ...shell.kit import Kit, Space
from ...shell.parts.around import Largest, Pages
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.text import Weight
from ...shell.widgets.base import Widget
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..look.figures import clock
from ..look.layout import keys_across
from ..scene.base import GameScene
from ..scene.keymap import PAD
from ..widgets.counter import Counter
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from ..widgets.message_card import MessageCard
from .digit_button import DigitButton
from .scoreboard import Scoreboard

ROW: Final = ("undo", "redo", "erase", "fill_notes", "check", "hint")
"""The actions under the pad."""
PAINT_ROW: Final = ("undo", "redo", "aim", "line", "line.weak", "branches")
"""Those beside the colours."""
ORDER: Final = ("order.cell", "order.digit")
"""What is chosen first: the two tabs beside the tools."""
CARD_FOLD: Final = 1
COUNTERS_FOLD: Final = 2
WORDS_FOLD: Final = 3
"""What goes first where room is scarce; signs take the place of words."""
LIFE: Final = "■"
LOST: Final = "□"
"""The tiles of the scoreboard, in a line of text."""
_CLOSE: Final = f"play.hint.action.{HintAction.CLOSE.value}"
ANSWERS: Final = (
    *((f"play.hint.action.{action.value}", _CLOSE) for action in HintAction),
    (f"play.hint.action.{HintAction.APPLY.value}", _CLOSE, "ui.learn"),
    (
        *(f"play.hint.action.{action.value}" for action in (HintAction.MORE, HintAction.SEE)),
        _CLOSE,
        "ui.learn",
    ),
)
"""The words of the buttons that the card may have, as they stand together."""


def _over(keys: int) -> tuple[int, ...]:
    """Return how many keys of so many may stand side by side in a pad under a board."""
    return tuple(dict.fromkeys((keys, (keys + 1) // 2, max(2, (keys + 2) // 3))))


def _sign_of(tool: Tool) -> Icon | None:
    """Return the sign of the tool that has one beside the words of the others."""
    return Icon.COLOUR if tool is Tool.COLOUR else None


FOLD: Final = 0.3
"""Seconds in which a key folds."""


class Panel:
    """The panel beside the board: makes its widgets, arranges them, and shows a view in them.

    The pad is what the eye meets first: all else is lighter, words and signs without a surface.
    """

    def __init__(self, scene: GameScene, geometry: Geometry, scoreboard: Scoreboard) -> None:
        """`geometry` is that of the board whose digits there are.

        `scoreboard` takes the place of the counters in a scored game.
        """
        services = scene.services
        self._services = services
        self._key_text = scene.key_text
        self._animator = scene.animator
        self._scene = scene
        self.title: Final = Label(points=30, weight=Weight.SEMIBOLD, id="title")
        self.brief: Final = Label(points=17, weight=Weight.SEMIBOLD, id="title")
        """The title where it shares a line with the facts."""
        self.facts: Final = Label(colour="muted", elides=True, id="facts")
        self.state: Final = Label(colour="muted", elides=True, id="state")
        """What the counters say, where they have no place of their own."""
        self.time: Final = scene.counter("ui.time", id="time", colour="")
        self.third: Final = Counter("", id="third", colour="")

        def sign(action: str) -> IconButton:
            icon = IconButton(Icon(action), id=action, look=Look.QUIET)
            return scene.bind(icon, action)

        self.menu: Final = sign("menu")
        self.freedom: Final = sign("freedom")
        self.digit_first: Final = sign("digit_first")
        self.rooms: Final = [sign(action) for action in ("study", "settings", "help", "pause")]
        """The ways out of the game, and back."""
        self._scoreboard: Final = scoreboard
        self._is_scored = False
        self.tools: Final = {
            # So that what is chosen first has room beside the tools.
            tool: scene.bind_tab(f"tool.{tool.value}", icon=_sign_of(tool))
            for tool in Tool
        }
        self.tool_signs: Final = {
            tool: scene.bind_tab(f"tool.{tool.value}", icon=Icon(tool.value)) for tool in Tool
        }
        self.order: Final = [scene.bind_tab(action, icon=None) for action in ORDER]
        self.pad: Final = [
            scene.bind(
                DigitButton(digit, geometry, partial(scene.perform, f"corner.{digit}")),
                f"digit.{digit}",
            )
            for digit in range(1, geometry.size + 1)
        ]
        self._rows: Final = tuple(
            [scene.action_button(action, look=Look.QUIET, inset=6) for action in row]
            for row in (ROW, PAINT_ROW)
        )
        self._sign_rows: Final = tuple(list(map(sign, row)) for row in (ROW, PAINT_ROW))
        self._paints = False
        """Whether colours are what the keys write."""
        self.card: Final = MessageCard(
            room_for=[tuple(map(services.words.text, answers)) for answers in ANSWERS]
        )
        self.ratings: tuple[str, ...] = ()
        """The ratings of a board from elsewhere, in short."""
        self._kit: Kit | None = None

    # -- parts

    def beside(self, *, speaks: bool) -> Part:
        """Return the panel beside a board; a card without room takes the place of the pad."""
        entry = Column(
            self._tools(),
            Grid(*self.tool_signs.values(), across=(4,)).unfolding(WORDS_FOLD),
            self._pad(keys_across(len(self.pad))),
        )
        signs = Grid(*self.signs, across=(6, 3)).unfolding(WORDS_FOLD)
        instead = Pages(Column(entry.growing(), signs), Item(self.card), shown=int(speaks))
        brief = Row(*self._in_brief())
        return Column(
            self._titled().folding(WORDS_FOLD),
            Column(Grid(*self._all_rooms(), across=(6, 3)), brief, gap=Space.LINE).unfolding(
                WORDS_FOLD
            ),
            self._counters(),
            entry.folding(CARD_FOLD).growing(),
            instead.unfolding(CARD_FOLD).growing(),
            self._row().folding(WORDS_FOLD),
            self._docked(),
        )

    def around(self, board: Part, *, speaks: bool) -> Part:
        """Return a board with the panel over it and under it."""
        signs = Grid(*self.tool_signs.values(), *self.signs, across=(10, 5, 4))
        entry = Column(
            self._tools(),
            self._pad(*_over(len(self.pad))),
            self._row().folding(WORDS_FOLD),
            signs.unfolding(WORDS_FOLD),
        )
        instead = Pages(entry, Item(self.card), shown=int(speaks))
        title = self._titled()
        rooms = Row(*self._all_rooms(), gap=Space.LINE)
        return Column(
            Largest(
                Row(title.growing(), self._counters()), Column(title, self._counters())
            ).folding(WORDS_FOLD),
            Row(*self._in_brief(), rooms).unfolding(WORDS_FOLD),
            board,
            entry.folding(CARD_FOLD).growing(),
            instead.unfolding(CARD_FOLD).growing(),
            self._docked(),
        )

    def _titled(self) -> Part:
        facts = Item(self.facts).folding(COUNTERS_FOLD)
        state = Item(self.state).unfolding(COUNTERS_FOLD)
        return Column(self._head(), facts, state, gap=Space.NONE)

    def _in_brief(self) -> Sequence[Part | Widget]:
        """Return what stands in one line: title and facts, or how a scored game stands."""
        state = Item(self.state).growing()
        return (state,) if self._is_scored else (self.brief, state)

    def _head(self) -> Part:
        """Return the way to the menu, the title, and the ways to other rooms."""
        rooms = Row(self.freedom, *self.rooms, gap=Space.LINE)
        return Largest(
            Row(self.menu, Item(self.title).growing(), rooms, gap=Space.LINE),
            Column(
                Row(self.menu, Gap().growing(), rooms, gap=Space.LINE), self.title, gap=Space.NONE
            ),
        )

    def _all_rooms(self) -> Sequence[IconButton]:
        study, settings, _, pause = self.rooms
        return self.menu, study, settings, self.freedom, self.digit_first, pause

    def _counters(self) -> Part:
        if self._is_scored:
            return Item(self._scoreboard, tall=self._scoreboard.tall).folding(COUNTERS_FOLD)
        shown = [self.time] if self._services.preferences.settings.game.show_timer else []
        counters = (*shown, self.third)
        return Grid(*counters, across=(len(counters),)).folding(COUNTERS_FOLD)

    def _tools(self) -> Part:
        """Return what a digit does, and what is chosen first: words in one line where they fit."""
        tools = Row(*self.tools.values(), gap=Space.LINE, at=0)
        order = Row(*self.order, gap=Space.LINE, at=0)
        return Largest(
            Row(tools, Gap().growing(), order, gap=Space.NONE), Column(tools, order, gap=Space.LINE)
        ).folding(WORDS_FOLD)

    @property
    def actions(self) -> Sequence[Button]:
        """The buttons under the pad: those of the tool."""
        return self._rows[self._paints]

    @property
    def signs(self) -> Sequence[IconButton]:
        """The same buttons as icons."""
        return self._sign_rows[self._paints]

    def _pad(self, *across: int) -> Part:
        return Grid(*(Item(digit, tall=84) for digit in self.pad), across=across).growing()

    def _row(self) -> Part:
        return Grid(
            *(Item(button, tall=54) for button in self.actions), across=(6, 3, 2), gap=Space.LINE
        )

    def _docked(self) -> Part:
        return Item(self.card, tall=148).folding(CARD_FOLD).growing()

    def settled(self, kit: Kit) -> None:
        """Take over the scale after layout, and show the digits in the present colours."""
        self._kit = kit
        for digit in self.pad:
            digit.theme = self._services.preferences.theme
        for row, buttons in zip((ROW, PAINT_ROW), self._rows, strict=True):
            for action, button in zip(row, buttons, strict=True):
                pad = self._services.bindings.pad_chord(action)
                button.detail = f"({pad[len(PAD) :]})" if pad else self._key_text(action)

    # -- content

    def show(self, view: GameView) -> None:
        """Show everything of a view but the board."""
        self._is_scored = view.scored is not None
        if self._paints is not (view.tool is Tool.COLOUR):
            self._paints = not self._paints
            self._scene.resized()
        self.state.colour = "text" if self._is_scored else "muted"
        text = self._services.words.text
        for title in (self.title, self.brief):
            title.elides = view.level is None
            title.text = self._title(view)
        self.show_clock(view)
        third = "ui.mistakes" if view.mistakes_shown else "ui.left"
        self.third.caption, self.third.tip = text(third), partial(text, f"{third}.tip")
        self.third.value = str(view.mistakes if view.mistakes_shown else view.open_cells)
        self._show_pad(view)

    def show_clock(self, view: GameView) -> None:
        """Show the time, and what stands beside it."""
        self.time.value = clock(view.elapsed)
        self.facts.text = self._that_fit(self.facts, self._facts(view))
        self.state.text = self._that_fit(self.state, self._state(view))

    def _title(self, view: GameView) -> str:
        if view.rules.is_staged:
            return view.title
        if view.level is not None:
            return self._services.words.text(f"level.{view.level.value}")
        return view.title or self._services.words.text("ui.own_board")

    def _state(self, view: GameView) -> list[str]:
        """Return the figures of the counters in short."""
        text = self._services.words.text
        if view.scored is not None:
            scored, figures = view.scored, self._services.words.figures
            points = figures.thousands(scored.before + scored.points)
            combo = f"×{figures.short(scored.quarters / 4)}"
            lives = LIFE * scored.lives + LOST * (scored.most_lives - scored.lives)
            time = clock(max(0, scored.allowance // 1000 - view.elapsed))
            return [f"{points}  {combo}", lives, *([time] if view.rules.is_staged else [])]
        state = [clock(view.elapsed)] if self._services.preferences.settings.game.show_timer else []
        if view.open_cells:
            state.append(text("ui.short_left", n=view.open_cells))
        if view.mistakes_shown:
            state.append(self._services.words.catalogue.count("ui.mistakes_made", view.mistakes))
        return state

    def _facts(self, view: GameView) -> list[str]:
        """Return the facts known of the puzzle, each in a few words."""
        text = self._services.words.text
        facts = [*self.ratings] if view.puzzle_id is None else [view.puzzle_id]
        if view.scored is not None:
            facts[:0] = [text(f"mode.{view.rules.mode}"), *([view.title] if view.title else [])]
        facts.append(self._services.words.catalogue.count("ui.erased", view.erased))
        source = None if view.puzzle_id is None else source_of(view.puzzle_id)
        if source is not None:
            facts.append(text(f"ui.source.{source.value}"))
        if not view.unique:
            facts.append(text("ui.several_solutions"))
        return facts

    def _that_fit(self, label: Label, facts: Sequence[str]) -> str:
        """Return as many facts on one line as there is room for, at least the first."""
        separator, kit = self._services.words.text("ui.separator"), self._kit
        line = "".join(facts[:1])
        for fact in facts[1:]:
            longer = line + separator + fact
            if kit is not None and kit.fonts.size(longer, kit.text(label.points))[0] > label.rect.w:
                break
            line = longer
        return line

    def _fold(self, key: DigitButton, remaining: int) -> None:
        """Let the key of a digit fold away when that is finished, and open again."""
        before, goal = key.folded, float(remaining <= 0)
        key.remaining = remaining

        def step(t: float) -> None:
            key.folded = before + (goal - before) * t

        if self._kit is None:
            key.folded = goal
        elif before != goal:
            self._animator.start(step, FOLD, key=key.id)

    def _show_pad(self, view: GameView) -> None:
        options: Options = view.options
        for digit, remaining in zip(self.pad, view.remaining, strict=True):
            paints = view.tool is Tool.COLOUR
            self._fold(digit, len(self.pad) if paints else remaining)
            digit.tool = view.tool
            digit.dimmed = bool(view.dimmed >> (digit.digit - 1) & 1)
            digit.selected = view.armed == digit.digit and not paints
        for tools in (self.tools, self.tool_signs):
            for tool, tab in tools.items():
                tab.selected = tool is view.tool
        for tab, chosen in zip(self.order, (False, True), strict=True):
            tab.selected = options.digit_first is chosen
        self.digit_first.selected = options.digit_first
        self.freedom.selected = options.show_freedom
