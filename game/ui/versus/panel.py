"""The panels of both sides beside their boards, and their arrangement."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ...messages.catalogue import Catalogue
from ...play.versus.game import Side, VersusGame
from ...play.versus.hand import BOXES, Asks, Hand, reach
from ...play.versus.match import Device, Match
from ...shell.kit import Space
from ...shell.parts.around import Loose
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.lines import Column, Row
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ...shell.widgets.label import Align, Label
from ..look.theme import Theme
from ..scene.header import framed
from .bars import Bars
from .head import Filled, PlayerHead
from .keys import HALVES, key_names
from .nine import Nine

if TYPE_CHECKING:
    from .versus_board import VersusBoard

LEAST: Final = (1024, 640)
"""The smallest window in which two can play."""
SHARED_PANEL: Final = 244
"""The width of a side's panel beside a shared board, in points."""
NO_NAMES: Final = ("",) * 9
NO_DIGITS: Final = (0,) * 9


class Making(NamedTuple):
    """What panels are made from."""

    match: Match
    game: VersusGame
    catalogue: Catalogue
    theme: Callable[[], Theme]
    press: Callable[[Side, int, bool], object]
    """Told whose key is clicked, which, and whether as a note."""


class Panel:
    """The sign, name, figures and keys of a side."""

    def __init__(self, side: Side, made: Making) -> None:
        self.side: Final = side
        self._catalogue: Final = made.catalogue
        match, text, name = made.match, made.catalogue.text, side.name.lower()
        player = match.players[side]
        self._name: Final = player.name
        is_race = not made.game.is_shared
        cells = max(board.empty for board in made.game.boards)
        is_half = player.device in HALVES
        self.names: Final = key_names(player.device) if is_half else NO_NAMES
        wins = match.wins(side)
        said = made.catalogue.count("versus.head", wins, name=player.name)
        align = Align.LEFT if side is Side.A else Align.RIGHT
        self.head: Final = PlayerHead(side, player.name, wins, made.theme, said, id=f"head.{name}")
        self.filled: Final = Filled(
            side,
            text("versus.of", n=cells) if is_race else text("versus.cells"),
            points=48 if is_race else 108,
            beside=is_race,
            id=f"filled.{name}",
        )
        self.nine: Final = Nine(
            side,
            self.names,
            made.theme,
            lambda key, is_note: made.press(side, key, is_note),
            text("versus.keys", name=player.name),
            across=9 if is_race else 3,
            id=f"keys.{name}",
        )
        self.asks: Final = Label(
            points=16,
            weight=Weight.SEMIBOLD,
            align=align,
            elides=True,
            id=f"asks.{name}",
        )
        self.hint: Final = Label(
            hint_words(made.catalogue, player.device, with_notes=is_race),
            points=14,
            colour="muted",
            wrap=True,
            align=align,
            id=f"hint.{name}",
        )
        self.count: Final = Label(
            points=14, weight=Weight.SEMIBOLD, align=align, elides=True, id=f"count.{name}"
        )

    def show(self, game: VersusGame, hand: Hand, down: frozenset[int], *, can_do: bool) -> None:
        """Show the state of the game for the side, and what its keys do now."""
        side = self.side
        self.filled.figure = str(game.filled(side))
        lit = reach(hand, game, side) if can_do else frozenset()
        digits: tuple[int, ...] = NO_DIGITS
        if hand.asks is Asks.CELL and hand.box is not None:
            digits = tuple(game.values[side][cell] for cell in BOXES[hand.box])
        # Where nothing can be chosen, the keys are the digits that they will be.
        self.nine.show(hand.asks if can_do else Asks.DIGIT, lit, down, digits)
        self.asks.text = self._catalogue.text(f"versus.ask.{hand.asks.value}") if can_do else ""
        if game.is_shared:
            closed = len(game.closed[side])
            count = self._catalogue.count
            words = count("versus.empty", game.empty(side))
            if closed:
                words = count("versus.closed", closed, name=self._name)
            self.count.text = words


def hint_words(catalogue: Catalogue, device: Device, *, with_notes: bool) -> str:
    """Return the help for the keys besides the nine: going back, and notes."""
    if device is Device.COMPUTER:
        return ""
    words = [catalogue.text(f"versus.back.{device.value}")] if device is not Device.MOUSE else []
    if with_notes:
        words.append(catalogue.text(f"versus.note.{device.value}"))
    return "\n".join(words)


def race_parts(
    head: Part,
    panels: "list[Panel]",
    boards: "list[VersusBoard]",
    bars: Bars,
    leads: tuple[Label, Label],
) -> Part:
    """Return two boards with the bars between them, each above its keys."""
    columns = []
    for panel, board in zip(panels, boards, strict=True):
        above: list[Part] = [Item(panel.head).growing(), Item(panel.filled)]
        if panel.side is Side.B:
            above.reverse()
        columns.append(
            Column(
                Row(*above, gap=Space.TIGHT),
                board.part(least=330),
                Item(panel.nine, tall=60),
                gap=Space.TIGHT,
            )
        )
    lead = Column(*leads, gap=Space.NONE)
    middle = Column(lead, Item(bars).growing(), Gap(60), gap=Space.TIGHT)
    row = Row(columns[0], Loose(middle, wide=112).filling(), columns[1], gap=Space.TIGHT)
    return framed(head, row)


def shared_parts(head: Part, panels: "list[Panel]", board: "VersusBoard") -> Part:
    """Return the shared board between the panels."""
    columns = []
    for panel in panels:
        column = Column(
            Item(panel.head, tall=48),
            Item(panel.filled),
            Item(panel.asks),
            Item(panel.nine, tall=244),
            Item(panel.hint).folding(1),
            Gap().growing(),
            Item(panel.count),
            gap=Space.TIGHT,
        )
        columns.append(Loose(column, wide=SHARED_PANEL).filling())
    row = Row(columns[0], board.part(least=460), columns[1], gap=Space.GAP)
    return framed(head, row)


class TooSmall(NamedTuple):
    """What a window that is too small for two shows: what to do."""

    title: Label
    words: Label
    fullscreen: Button
    back: Button

    def part(self) -> Part:
        """Return the text in the middle of the window."""
        buttons = Row(Item(self.fullscreen).growing(), Item(self.back).growing(), gap=Space.TIGHT)
        words = Column(self.title, self.words, gap=Space.TIGHT)
        return Loose(Column(words, buttons, gap=Space.GAP), wide=520, x=0.5, y=0.4)
