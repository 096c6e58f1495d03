"""The panel beside the board: header, counters, tools, pad, actions and the card."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from ...core.geometry import Geometry
from ...core.verdict import Verdict
from ...generate.sources import source_of
from ...play.options import Options
from ...play.selection import Tool
from ...play.view import GameView, HintAction
from ...shell.handlers import handles
from ...shell.kit import Kit, Space
from ...shell.parts.around import Pages
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.text import Weight
from ...shell.widgets.button import Button, Look
from ...shell.widgets.label import Label
from ..look.figures import clock
from ..look.layout import keys_across
from ..scene.keymap import PAD
from ..scene.question import notice
from ..scene.step_scene import StepScene
from ..widgets.icon_button import IconButton, SignedButton, TileButton
from ..widgets.icons import Icon
from ..widgets.message_card import MessageCard
from .counters import Counters, Figure
from .digit_button import DigitButton
from .heading import Heading
from .scoreboard import Scoreboard

TILES: Final = (Icon.NOTES, Icon.UNDO, Icon.ERASE, Icon.HINT, Icon.MORE)
"""The tools under the pad, by their icons."""
PAINT_TILES: Final = (Icon.UNDO, Icon.AIM, Icon.LINE, Icon.WEAK_LINE, Icon.MORE)
"""Those beside the colours."""
FURTHER: Final = (
    "redo",
    "check",
    "fill_notes",
    "fill_digit",
    "copy_notes",
    "hide_notes",
    "singles",
    "branches",
    "study",
    "freedom",
    "digit_first",
)
"""What *More* shows beside what a digit is written as."""
ICONS: Final = {
    "fill_digit": Icon.CORNER,
    "copy_notes": Icon.COPY,
    "hide_notes": Icon.EYE,
    "singles": Icon.DIGIT,
}
"""The icons of actions that have none of their own name."""
TOLD: Final = 236
"""How tall a card is that tells the rules of an author, in points."""
CARD_FOLD: Final = 1
COUNTERS_FOLD: Final = 2
WORDS_FOLD: Final = 3
"""What goes first where room is scarce; signs take the place of words."""
_CLOSE: Final = f"play.hint.action.{HintAction.CLOSE.value}"
_APPLY: Final = f"play.hint.action.{HintAction.APPLY.value}"
ANSWERS: Final = (
    *((f"play.hint.action.{action.value}", _CLOSE) for action in HintAction),
    (_APPLY, "ui.reason.begin", _CLOSE, "ui.learn"),
    (_APPLY, "action.reason.on", "action.reason.back", _CLOSE),
    (
        *(f"play.hint.action.{action.value}" for action in (HintAction.MORE, HintAction.SEE)),
        _CLOSE,
        "ui.learn",
    ),
)
"""The words of the buttons that the card may have, as they stand together."""


def _keys_across(keys: int) -> tuple[int, ...]:
    """Return how many of the keys may be side by side in a pad below a board."""
    return tuple(dict.fromkeys((keys, (keys + 1) // 2, max(2, (keys + 2) // 3))))


FILL: Final = 0.24
"""Seconds in which the key of a finished digit is filled."""


class Panel:
    """The panel beside the board: makes its widgets, arranges them, and shows a view in them.

    The pad stands out: everything else is lighter, words and icons without a background.
    """

    def __init__(self, scene: StepScene, geometry: Geometry, scoreboard: Scoreboard) -> None:
        """`geometry` is that of the board whose digits are on the pad.

        `scoreboard` replaces the counters in a scored game.
        """
        services = scene.services
        self._services = services
        self._key_text = scene.key_text
        self._animator = scene.animator
        self._scene = scene
        self.heading: Final = Heading(services.words.catalogue)
        self.state: Final = Label(weight=Weight.SEMIBOLD, elides=True, id="state")
        """What the counters say, where they have no place of their own."""
        self.counters: Final = Counters()

        def sign(action: str, icon: Icon | None = None) -> IconButton:
            found = icon or Icon(action)
            return scene.bind(IconButton(found, id=action, is_round=True), action)

        self.menu: Final = sign("menu", Icon.BACK)
        self.rooms: Final = [sign(action) for action in ("help", "settings", "info", "pause")]
        """The ways out of the game, and back; the most used is outermost."""
        self._scoreboard: Final = scoreboard
        self._is_scored = self._is_told = False
        """Whether a judge scores it; whether its author tells rules, which need room."""
        self.tools: Final = {
            tool: scene.bind_tab(f"tool.{tool.value}", icon=Icon(tool.value)) for tool in Tool
        }
        self.more_open = False
        """Whether *More* is shown in place of the card, or of the pad in little room."""
        self.pad: Final = [
            scene.bind(
                DigitButton(digit, geometry, partial(scene.perform, f"corner.{digit}")),
                f"digit.{digit}",
            )
            for digit in range(1, geometry.size + 1)
        ]
        text = services.words.text

        def action_of(icon: Icon) -> str:
            return "notes" if icon is Icon.NOTES else icon.value

        def tile(icon: Icon) -> TileButton:
            action = action_of(icon)
            return scene.bind(TileButton(icon, text(f"action.{action}"), id=action), action)

        self._tiles: Final = tuple([tile(icon) for icon in row] for row in (TILES, PAINT_TILES))
        self._signs: Final = tuple(
            [sign_tile(scene, icon, action_of(icon)) for icon in row]
            for row in (TILES, PAINT_TILES)
        )
        self.further: Final = [
            scene.bind(
                SignedButton(
                    ICONS.get(action) or Icon(action),
                    text(f"action.{action}"),
                    id=action,
                    points=14,
                    look=Look.PLAIN,
                ),
                action,
            )
            for action in FURTHER
        ]
        self.further_signs: Final = [
            sign_tile(scene, ICONS.get(action) or Icon(action), action) for action in FURTHER
        ]
        self._paints = False
        """Whether colours are what the keys write."""
        self.card: Final = MessageCard(
            room_for=[tuple(map(services.words.text, answers)) for answers in ANSWERS]
        )
        self.ratings: tuple[str, ...] = ()
        """The ratings of a board from elsewhere, in short."""
        self._kit: Kit | None = None

    # -- parts

    def header(self) -> Part:
        """Return the header: back button, heading, and buttons to other scenes."""
        return Row(
            self.menu, self.heading.part(), Gap().growing(), Row(*self.rooms, gap=Space.LINE)
        )

    def beside(self, *, speaks: bool) -> Part:
        """Return the panel beside a board; where there is no space, the card replaces the pad."""
        entry = Column(self._pad(keys_across(len(self.pad))).growing(), self._tools(5, 3))
        return Column(
            self._counters(),
            entry.folding(CARD_FOLD).growing(),
            self._instead(entry, speaks=speaks),
            self._docked(),
        )

    def around(self, board: Part, *, speaks: bool) -> Part:
        """Return a board with the panel above and below it."""
        pad = self._pad(*_keys_across(len(self.pad)), squarest=True)
        entry = Column(pad.growing(), self._tools(5))
        return Column(
            self._counters(),
            board,
            entry.folding(CARD_FOLD).growing(),
            self._instead(entry, speaks=speaks),
            self._docked(),
        )

    def _counters(self) -> Part:
        if self._is_scored:
            return Item(self._scoreboard, tall=self._scoreboard.tall)
        if self._is_told:
            return Item(self.state)
        return Column(
            Item(self.counters, tall=104).folding(COUNTERS_FOLD),
            Item(self.state).unfolding(COUNTERS_FOLD),
            gap=Space.NONE,
        )

    def _tools(self, *across: int) -> Part:
        words = Grid(*(Item(one, tall=76) for one in self.tiles), across=(len(self.tiles),))
        signs = Grid(*self.signs, across=across)
        return Column(words.folding(WORDS_FOLD), signs.unfolding(WORDS_FOLD), gap=Space.NONE)

    def _instead(self, entry: Part, *, speaks: bool) -> Part:
        """Return pad and tools, or what replaces them where space is short."""
        shown = 1 if speaks else 2 if self.more_open else 0
        tabs = Grid(*self.tools.values(), across=(4,), gap=Space.LINE)
        further = Column(tabs, Grid(*self.further_signs, across=(4, 3)).growing(), gap=Space.LINE)
        more = Column(further.growing(), self._tools(5, 3))
        return Pages(entry, Item(self.card), more, shown=shown).unfolding(CARD_FOLD).growing()

    def _docked(self) -> Part:
        card = Item(self.card, tall=TOLD if self._is_told else 104)
        docked = self._more(3, 2) if self.more_open else card
        return docked.folding(CARD_FOLD)

    def _more(self, *across: int) -> Part:
        tabs = Grid(*self.tools.values(), across=(4,), gap=Space.LINE)
        return Column(tabs, Grid(*self.further, across=across, gap=Space.LINE), gap=Space.LINE)

    @property
    def tiles(self) -> Sequence[TileButton]:
        """The tool tiles below the pad, for the chosen tool."""
        return self._tiles[self._paints]

    @property
    def signs(self) -> Sequence[IconButton]:
        """The tool icons, for the chosen tool."""
        return self._signs[self._paints]

    def _pad(self, *across: int, squarest: bool = False) -> Part:
        return Grid(*(Item(digit, tall=96) for digit in self.pad), across=across, squarest=squarest)

    def settled(self, kit: Kit) -> None:
        """Adopt the scale after layout, and colour the digits."""
        self._kit = kit
        for digit in self.pad:
            digit.theme = self._services.preferences.theme
        for row in self._tiles:
            for tile in row:
                action = "tool.hold" if tile.id == "notes" else tile.id
                pad = self._services.bindings.pad_chord(action)
                tile.key = f"({pad[len(PAD) :]})" if pad else self._key_text(action)

    # -- content

    def show(self, view: GameView) -> None:
        """Show all of a view except the board."""
        self._is_scored = view.scored is not None
        self._is_told = view.told is not None and bool(view.told.rules or view.told.author)
        if self._paints is not (view.tool is Tool.COLOUR):
            self._paints = not self._paints
            self._scene.resized()
        self.heading.show(view)
        self.show_clock(view)
        self._show_pad(view)

    def show_clock(self, view: GameView) -> None:
        """Show the time, and what is next to it."""
        text, settings = self._services.words.text, self._services.preferences.settings
        counted = "ui.mistakes" if view.mistakes_shown else "ui.left"
        figures = [Figure(text("ui.time"), clock(view.elapsed))] * settings.game.show_timer
        number = view.mistakes if view.mistakes_shown else view.open_cells
        filled = 1 - view.open_cells / max(1, view.erased)
        keys = [f"{counted}.tip"]
        if settings.game.show_timer:
            keys.insert(0, "ui.time.tip")
        self.counters.tip = lambda: "\n".join(map(text, keys))
        self.counters.show((*figures, Figure(text(counted), str(number))), filled)
        self.state.text = self._that_fit(self.state, self._state(view))

    def _state(self, view: GameView) -> list[str]:
        """Return the counters as short texts."""
        text = self._services.words.text
        state = [clock(view.elapsed)] if self._services.preferences.settings.game.show_timer else []
        if view.open_cells:
            state.append(text("ui.short_left", n=view.open_cells))
        if view.mistakes_shown:
            state.append(self._services.words.catalogue.count("ui.mistakes_made", view.mistakes))
        return state

    @handles("card.earlier", -1)
    @handles("card.later", 1)
    def turn_card(self, pages: int) -> None:
        """Scroll the card by pages."""
        self.card.turn(pages)

    @handles("more")
    def flip_more(self) -> None:
        """Show or hide the additional tools."""
        self.more_open = not self.more_open
        self._scene.show_again()
        self._scene.resized()

    @handles("info")
    def tell_about(self) -> None:
        """Say where the board comes from."""
        view = self._scene.game_view()
        if view is not None:
            self._scene.stage.push("confirm", notice(*self.about(view)))

    def about(self, view: GameView) -> list[str]:
        """Return the facts about the puzzle, one per line."""
        text = self._services.words.text
        facts = [*self.ratings] if view.puzzle_id is None else [view.puzzle_id]
        facts.append(self._services.words.catalogue.count("ui.erased", view.erased))
        source = None if view.puzzle_id is None else source_of(view.puzzle_id)
        if source is not None:
            facts.append(text(f"ui.source.{source.value}"))
        if not view.unique and (view.told is None or view.told.verdict is Verdict.MANY):
            facts.append(text("ui.several_solutions"))
        return facts

    def _that_fit(self, label: Label, facts: Sequence[str]) -> str:
        """Return as many facts as fit on one line, at least the first."""
        separator, kit = self._services.words.text("ui.separator"), self._kit
        line = "".join(facts[:1])
        for fact in facts[1:]:
            longer = line + separator + fact
            if kit is not None and kit.fonts.size(longer, kit.text(label.points))[0] > label.rect.w:
                break
            line = longer
        return line

    def _fill(self, key: DigitButton, remaining: int) -> None:
        """Animate a digit's key: filled once the digit is finished, empty otherwise."""
        before, goal = key.folded, float(remaining <= 0)
        key.remaining = remaining

        def step(t: float) -> None:
            key.folded = before + (goal - before) * t

        if self._kit is None:
            key.folded = goal
        elif before != goal:
            self._animator.start(step, FILL, key=key.id)

    def _show_pad(self, view: GameView) -> None:
        options: Options = view.options
        for digit, remaining in zip(self.pad, view.remaining, strict=True):
            paints = view.tool is Tool.COLOUR
            self._fill(digit, len(self.pad) if paints else remaining)
            digit.tool = view.tool
            digit.dimmed = bool(view.dimmed >> (digit.digit - 1) & 1)
            digit.selected = view.armed == digit.digit and not paints
        for tool, tab in self.tools.items():
            tab.selected = tool is view.tool
        rows: tuple[Sequence[Button], ...] = (*self._tiles, *self._signs)
        for row in rows:
            for tile in row:
                if tile.id == "notes":
                    tile.selected = view.tool in (Tool.CORNER, Tool.CENTRE)
                elif tile.id == "more":
                    tile.selected = self.more_open
        chosen = {"digit_first": options.digit_first, "freedom": options.show_freedom}
        for button in (*self.further, *self.further_signs):
            button.selected = chosen.get(button.id, False)


def sign_tile(scene: StepScene, icon: Icon, action: str) -> IconButton:
    """Return a button for a tool that shows only its icon."""
    return scene.bind(IconButton(icon, id=action), action)
