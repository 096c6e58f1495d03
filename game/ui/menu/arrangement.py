"""The layout of the menu: in two columns, folded, or in one column."""

from typing import TYPE_CHECKING, Final

from ...shell.kit import Kit, Space
from ...shell.parts.around import Inset, Largest, Loose, Stack
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.lines import Column, Flow, Row
from ...shell.parts.over import Over
from ...shell.widgets.base import Widget
from ...shell.widgets.popup import Popup
from ..widgets.icon_button import SignedButton
from ..widgets.icons import Icon
from ..widgets.medal_badge import MedalBadge
from .today_card import CardFace

if TYPE_CHECKING:
    from .menu import MenuScene

WIDE: Final = (900, 560)
"""The smallest window with two columns, in points of the player's scale."""
FOLDED: Final = (560, 420)
"""The smallest window in which everything but the quiet row is seen."""
COLUMN: Final = 616
"""The width of the right column, in points."""
MOST: Final = 1320
"""The greatest width of both, in points: what is wider has margins."""
ENLARGED: Final = 1.4
"""How much larger type is where the menu is folded."""
LEAST_POSTER: Final = 240


class SmallMedal(MedalBadge):
    """The medal of the win that is shown."""

    def min_size(self, kit: Kit) -> tuple[int, int]:
        """Return a square as high as two lines."""
        side = kit.px(46, 24)
        return side, side


class Arrangement:
    """The parts of the menu for the present window, and what does not fit."""

    def __init__(self, menu: "MenuScene") -> None:
        self._menu: Final = menu
        self._day_face: Final = CardFace(id="day.face")
        self._medal: MedalBadge | None = None
        self._popup: Final = Popup(self.close_more, id="more.popup")
        self._is_open = False
        self._hidden: Final = {icon: menu.sign(icon, icon.value) for icon in (Icon.HELP, Icon.QUIT)}

    @property
    def _room(self) -> tuple[float, float]:
        scale = self._menu.preferences.settings.look.scale
        wide, high = self._menu.room
        return wide / scale, high / scale

    def _has(self, least: tuple[int, int]) -> bool:
        return all(have >= need for have, need in zip(self._room, least, strict=True))

    @property
    def _is_tall(self) -> bool:
        wide, high = self._room
        return high > 1.1 * wide

    @property
    def enlarged(self) -> float:
        """The factor by which type is larger than the window alone would suggest."""
        return 1.0 if self._has(WIDE) and not self._is_tall else ENLARGED

    def show_medal(self, medal: str | None) -> None:
        """Show a medal, or none."""
        if medal == (None if self._medal is None else self._medal.medal):
            return
        theme = lambda: self._menu.preferences.theme  # noqa: E731 - what it is painted in
        self._medal = None if medal is None else SmallMedal(medal, theme=theme)
        self._menu.resized()

    def parts(self) -> Part:
        """Return the tree of parts of the menu."""
        if self._is_tall:
            tree = self._tall()
        elif self._has(WIDE):
            tree = self._wide()
        else:
            tree = self._folded() if self._has(FOLDED) else self._small()
        if not self._is_open:
            return tree
        content = Column(*self._in_more(), gap=Space.NONE)
        middle = self._in_more()[0]
        return Over(tree, self._popup, content, of=self._menu.more, at=lambda at: at, middle=middle)

    # -- more

    def open_more(self) -> None:
        """Show what does not fit."""
        self._is_open = True
        self._menu.focus_after_layout(self._in_more()[0])

    def close_more(self) -> None:
        """Close it again."""
        self._is_open = False
        self._menu.focus_after_layout(self._menu.more)

    def _in_more(self) -> list[SignedButton]:
        hidden = [] if self._menu.lacks_quit else [self._hidden[Icon.QUIT]]
        if not (self._has(FOLDED) or self._is_tall):
            hidden.insert(0, self._hidden[Icon.HELP])
        return [*self._menu.quiet, *hidden]

    # -- arrangements

    def _head(self, *signs: Widget) -> Part:
        player = [Loose(self._menu.player)] if self._menu.player.visible else []
        return Row(Item(self._menu.logo, tall=46), Gap().growing(), *player, *map(Loose, signs))

    def _begin(self, tall: float) -> Part:
        menu = self._menu
        if not menu.resume.visible:
            return Item(menu.play, tall=tall)
        return Row(Item(menu.resume, tall=tall).growing(), Item(menu.new, wide=164, tall=tall))

    def _offers(self, tall: float, *, names_all: bool = False) -> Part:
        self._menu.offers.names_all = names_all
        return Item(self._menu.offers, tall=tall)

    def _day(self, *, named: bool = True) -> Part:
        menu = self._menu
        shown = [*menu.days, menu.streak] if menu.streak.visible else menu.days
        boards = Row(*(Item(day, tall=108).growing() for day in shown), gap=Space.TIGHT)
        if not named:
            return Stack(self._day_face, Inset(boards, Space.TIGHT))
        head = Row(menu.today, Gap().growing(), menu.date)
        return Stack(self._day_face, Inset(Column(head, boards.growing()), Space.PADDING))

    def _school(self, wide: float) -> Part:
        return Item(self._menu.learning, wide=wide)

    def _about(self, lines: int = 2) -> Part:
        self._menu.about.max_lines = lines
        told = Column(self._menu.about, self._menu.expects, gap=Space.NONE)
        return Loose(told, x=0.0).growing()

    def _board(self) -> list[Part]:
        return [Item(self._menu.board)] if self._menu.has_boards else []

    def _shown(self) -> Part:
        """Return the board at the left with its description."""
        menu = self._menu
        beside: list[Part | Widget] = [menu.games] if menu.games.visible else []
        if self._medal is not None:
            beside.append(self._medal)
        caption = Column(menu.caption, menu.facts, gap=Space.NONE)
        return Row(Loose(caption, x=0.0).growing(), *beside)

    def _wide(self) -> Part:
        menu = self._menu
        left = Column(
            menu.poster.part(least=LEAST_POSTER),
            self._shown(),
            Gap().growing(),
            Flow(*menu.quiet, gap=Space.NONE),
            gap=Space.TIGHT,
        )
        right = Column(
            self._begin(128),
            Item(menu.modes, tall=84),
            Row(self._about(), *map(Loose, self._board()), gap=Space.GAP),
            self._offers(170, names_all=True).growing(),
            Row(self._day().growing(), self._school(190), gap=Space.GAP),
            gap=Space.GAP,
        )
        aside = Loose(right, wide=COLUMN, x=1.0).filling().growing()
        body = Row(left, aside, gap=Space.APART)
        page = Column(self._head(*menu.round), body.growing(), gap=Space.GAP)
        return Inset(Loose(page, wide=MOST).filling())

    def _folded(self) -> Part:
        menu = self._menu
        beside = Column(*self._board(), self._about(3), gap=Space.TIGHT)
        thumbnail = Column(menu.poster.part(least=60, most=150))
        return Inset(
            Column(
                self._head(*menu.round[:2], menu.more),
                self._begin(116),
                Item(menu.modes, tall=84),
                Row(self._offers(150).growing(), Loose(beside, wide=230), gap=Space.GAP),
                Row(self._day().growing(), self._school(200), thumbnail, gap=Space.GAP),
                gap=Space.GAP,
            )
        )

    def _small(self) -> Part:
        menu = self._menu
        below = [self._day(named=False).growing(), self._school(110).growing()]
        board = self._board()
        more = Largest(Row(*below, *board), Column(Row(*below), *board, gap=Space.TIGHT))
        return Inset(
            Column(
                self._head(menu.round[0], menu.more),
                self._begin(120),
                Item(menu.modes, tall=76),
                self._offers(120).growing(),
                more,
                gap=Space.TIGHT,
            )
        )

    def _tall(self) -> Part:
        menu = self._menu
        return Inset(
            Column(
                self._head(*menu.round[:2], menu.more),
                menu.poster.part(least=60),
                self._shown(),
                self._begin(116),
                Item(menu.modes, tall=84),
                Row(self._about(), *map(Loose, self._board()), gap=Space.GAP),
                self._offers(150),
                Row(self._day().growing(), self._school(190), gap=Space.GAP),
                gap=Space.GAP,
            )
        )
