"""A top ten: the best runs of all players of this machine; new ones are signed here."""

from functools import partial
from typing import TYPE_CHECKING, Final

from ...shell.handlers import handles, unavailable
from ...shell.kit import Space
from ...shell.parts.around import Largest, Loose
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Button
from ...shell.widgets.label import Label
from ..look.layout import PANEL
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.icon_button import IconButton
from ..widgets.icons import Icon
from ..widgets.medal_badge import MedalBadge
from ..widgets.picker import Picker
from ..widgets.primary_card import PrimaryCard
from .name_field import NameField
from .place_row import PlaceRow
from .recall import watch
from .words import table_name

if TYPE_CHECKING:
    from ...store.top_tens import Entry, Key
    from .services import RecordsServices

ACROSS: Final = 7
TALL: Final = 64
"""The height of a row, in points."""


class TopTenScene(GameScene):
    """A top ten. The run in question is highlighted, and signed beside the table."""

    services: "RecordsServices"
    scopes = ("top_ten",)
    tick = 0.25

    def __init__(self, stage: Stage, services: "RecordsServices", argument: str | None) -> None:
        """`argument` is the game whose run is in question, if any."""
        super().__init__(stage, services)
        self._asked = argument
        self._entries: tuple[Entry, ...] = ()
        self._is_signing = False
        self.title: Final = Label(
            self.text("top_ten.title"), points=26, weight=Weight.TITLE, elides=True, id="title"
        )
        self.facts: Final = Label(points=14, colour="muted", elides=True, id="facts")
        self.leave_button: Final = self.back_button()
        self.rows: list[PlaceRow] = []
        self.empty: Final = Label(self.text("top_ten.empty"), colour="muted", wrap=True, id="text")
        self.place: Final = Label(points=34, weight=Weight.TITLE, id="place")
        self.words: Final = Label(
            self.text("top_ten.name.text"), points=16, colour="muted", wrap=True, id="words"
        )
        top_tens = services.top_tens
        theme = lambda: services.preferences.theme  # noqa: E731 - what all is drawn in
        self.field: Final = NameField(
            stage.clipboard,
            lambda _: self.perform("top_ten.sign"),
            text="" if top_tens is None else top_tens.last_name(),
            placeholder=self.text("top_ten.name"),
            theme=theme,
            on_change=lambda _: self._named(),
        )
        self.alphabet: Final = [
            Button(letter, partial(self._type, letter), id=f"letter.{letter}", points=18, inset=4)
            for letter in self.text("top_ten.alphabet")
        ]
        self.erase_button: Final = IconButton(Icon.ERASE, id="erase_letter")
        self.erase_button.on_click = self._erase
        self.erase_button.tip = partial(self.text, "top_ten.erase")
        self.score: Final = Label(points=44, weight=Weight.TITLE, id="score")
        self.gaps: Final = Label(points=16, colour="muted", wrap=True, id="gaps")
        self.medal: MedalBadge | None = None
        self.sign_button: Final = self.bind(
            PrimaryCard(
                self.text("action.top_ten.sign"),
                self.sign,
                theme=theme,
                detail=self.text("top_ten.sign.detail"),
                key=services.bindings.enter_text,
                id="sign",
            ),
            "top_ten.sign",
        )
        found = None if top_tens is None or argument is None else top_tens.find(argument)
        keys = () if top_tens is None else top_tens.keys()
        self._key: Key | None = found[0] if found is not None else keys[0] if keys else None
        self.tables: Final = Picker(
            [(key, table_name(self.catalogue, *key)) for key in keys] or [(None, "")],
            self._key,
            self._turn_to,
            id="table",
        )
        if found is not None and top_tens is not None:
            self._is_signing = found[1].is_own
        self.take(() if top_tens is None or self._key is None else top_tens.of(self._key))

    def take(self, entries: "tuple[Entry, ...]", asked: str | None = None) -> None:
        """Show a table; `asked` is the game in question, which is signed."""
        if asked is not None:
            self._asked, self._is_signing = asked, True
        self._entries = entries
        self._show()
        first = next((row for row in self.rows if row.selected), None)
        seen = first or next(iter(self.rows), self.leave_button)
        self.form.set_focus(self.field if self._is_signing else seen, by_keys=False)

    def take_over(self, before: "TopTenScene") -> None:
        """Show the same table."""
        self.take(before._entries, before._asked if before._is_signing else None)

    # -- what is shown

    @property
    def _entry_in_question(self) -> "Entry | None":
        return next((one for one in self._entries if one.game_id == self._asked), None)

    def _show(self) -> None:
        """Make the rows, and say how the run in question ranks."""
        text, thousands = self.text, self.catalogue.figures.thousands
        self.rows = [self._row(entry) for entry in self._entries]
        self.facts.text = "" if self._key is None else table_name(self.catalogue, *self._key)
        own = self._entry_in_question
        if own is None:
            self._is_signing = False
        else:
            self.place.text = text("top_ten.place", n=own.place)
            self.score.text = thousands(own.score)
            gaps = []
            for other in self._entries:
                points = thousands(abs(other.score - own.score))
                if other.place == own.place - 1:
                    gaps.append(text("top_ten.behind", points=points, n=other.place))
                if other.place == own.place + 1:
                    gaps.append(text("top_ten.ahead", points=points, n=other.place))
            self.gaps.text = text("ui.separator").join(gaps) or text("top_ten.first")
            if own.medal is not None and self.medal is None:
                self.medal = MedalBadge(own.medal, theme=lambda: self.preferences.theme)
        self.show_actions()
        self.resized()

    def _row(self, entry: "Entry") -> PlaceRow:
        is_asked = entry.game_id == self._asked
        name = self.field.text if is_asked and self._is_signing else entry.name
        return PlaceRow(
            entry.place,
            name or self._unsigned(entry),
            self.catalogue.figures.thousands(entry.score),
            self._day(entry),
            entry.medal,
            theme=lambda: self.preferences.theme,
            on_click=partial(self._open, entry),
            is_asked=is_asked,
            days=tuple(map(self._day, self._entries)),
        )

    def _unsigned(self, entry: "Entry") -> str:
        """Return the name for a run that nobody signed."""
        return self.text("player.number", n=entry.player)

    def _day(self, entry: "Entry") -> str:
        _, month, day = map(int, entry.day.split("-"))
        return self.catalogue.count("date.day", day, month=self.text(f"month.{month}"))

    def parts(self) -> Part:
        """Return the table, and beside it the field for signing."""
        title = Row(self.title, Item(self.facts).growing(), gap=Space.GAP)
        if not self._entries:
            return framed(header(self.leave_button, title), self.empty)
        # Where ten rows have no room under each other, five stand beside five.
        table = Grid(*(Item(row, tall=TALL) for row in self.rows), across=(1, 2))
        rows = Column(table, Gap())
        if self._is_signing:
            head = header(self.leave_button, title)
            signing = self._signing()
            beside = Row(rows.growing(), Loose(signing, wide=PANEL).filling(), gap=Space.APART)
            return framed(head, Largest(beside, Loose(signing, wide=PANEL).filling()))
        if len(self.tables.options) > 1:
            title = Row(self.title, Gap().growing(), Item(self.tables, wide=340), gap=Space.GAP)
        return framed(header(self.leave_button, title), rows)

    def _signing(self) -> Part:
        keys = [*self.alphabet, self.erase_button]
        letters = Grid(
            *(Item(key, tall=46) for key in keys), across=(ACROSS, 10, 14), gap=Space.LINE
        )
        result: list[Part] = [Column(self.score, self.gaps, gap=Space.NONE).growing()]
        if self.medal is not None:
            result.append(Loose(self.medal))
        return Column(
            Column(self.place, Item(self.words).folding(2), gap=Space.LINE),
            Item(self.field, tall=50),
            letters.folding(3),
            Gap().growing(),
            Row(*result).folding(1),
            Item(self.sign_button, tall=76),
        )

    # -- what can be done

    def _turn_to(self, key: "Key | None") -> None:
        top_tens = self.services.top_tens
        if top_tens is not None and key is not None:
            self._key, self._entries = key, top_tens.of(key)
            self._show()

    def _type(self, letter: str) -> None:
        self.field.type(letter)

    def _erase(self) -> None:
        self.field.erase()

    def _named(self) -> None:
        """Update the row as the name is typed."""
        for entry, row in zip(self._entries, self.rows, strict=True):
            if row.selected:
                row.text = self.field.text or self._unsigned(entry)
        self.show_actions()

    @unavailable("top_ten.sign")
    def _no_name(self, _: object) -> str:
        return "" if self.field.text.strip() else "top_ten.why.no_name"

    @handles("top_ten.sign")
    def sign(self) -> None:
        """Store the name, and show the table alone."""
        own = self._entry_in_question
        if own is not None:
            own.records.sign(own.game_id, self.field.text.strip())
        self._is_signing = False
        top_tens = self.services.top_tens
        if top_tens is not None and self._key is not None:
            self.take(top_tens.of(self._key) or self._entries)

    def _open(self, entry: "Entry") -> None:
        """Open the replay of a run."""
        watch(self, entry.records, entry.game_id)


SCENE = TopTenScene
