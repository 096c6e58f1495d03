"""The list of matches, the newest first, with who won how many."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from ...core.message import message
from ...play.versus.game import Side
from ...play.versus.match import Match
from ...shell.handlers import handles, unavailable
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.lines import Column
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Label
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..scene.question import Question, Reply
from ..widgets.list_box import Line, ListBox

if TYPE_CHECKING:
    from .services import VersusServices


class MatchesScene(GameScene):
    """The list of matches."""

    services: "VersusServices"
    scopes = ("versus_matches",)
    tick = 0.25

    def __init__(self, stage: Stage, services: "VersusServices", argument: None) -> None:
        super().__init__(stage, services)
        self.title: Final = Label(
            self.text("versus.matches.title"), points=26, weight=Weight.TITLE, id="title"
        )
        self.balance: Final = Label(points=17, colour="muted", wrap=True, id="balance")
        self.leave_button: Final = self.back_button()
        self.forget_button: Final = self.action_button("versus.forget", look=Look.QUIET)
        self.list: Final = ListBox(lambda _: None, lambda _: None)
        self.matches: tuple[Match, ...] = ()
        stored = services.matches
        self.take(() if stored is None else stored.all())

    def take(self, matches: tuple[Match, ...]) -> None:
        """Show matches."""
        self.matches = matches
        self.list.show([self._line(match) for match in matches], 0 if matches else None)
        self.balance.text = self._balance() if matches else self.text("versus.matches.empty")
        self.form.set_focus(self.list if matches else self.leave_button, by_keys=False)
        self.show_actions()
        self.resized()

    def take_over(self, before: "MatchesScene") -> None:
        """Show the same matches."""
        self.take(before.matches)

    def _line(self, match: Match) -> Line:
        text = self.text
        names = [player.name for player in match.players]
        year, month, day = match.day.split("-")
        facts = [text("date.short", year=year, month=month, day=day)]
        facts.append(text(f"versus.{match.kind.value}"))
        if match.winner is None:
            facts.append(text("versus.broken_off"))
        return Line(
            text("versus.match", a=names[0], b=names[1]),
            text("ui.separator").join(facts),
            text("versus.score", a=match.wins(Side.A), b=match.wins(Side.B)),
            keeps_figure=True,
        )

    def _balance(self) -> str:
        """Return who won most, of the two who play most."""
        played = Counter(player.name for match in self.matches for player in match.players)
        won = Counter(
            match.players[match.winner].name for match in self.matches if match.winner is not None
        )
        name = max(played, key=lambda one: (won[one], played[one]))
        return self.catalogue.count("versus.balance", played[name], name=name, wins=won[name])

    @unavailable("versus.forget")
    def _nothing_to_forget(self, _: object) -> str:
        return "" if self.matches else "versus.matches.empty"

    @handles("versus.forget")
    def ask_to_forget(self) -> None:
        """Ask before the list is cleared."""
        answers = (
            Reply("forget", "versus.forget.forget", self._forget, loses=True),
            Reply("keep", "versus.forget.keep"),
        )
        said = (message("versus.forget.text"),)
        self.stage.push("confirm", Question(message("versus.forget.title"), said, answers))

    def _forget(self) -> None:
        matches = self.services.matches
        if matches is not None:
            matches.clear()
        self.take(())

    def parts(self) -> Part:
        """Return the list, below who has won most."""
        head = header(self.leave_button, self.title, self.forget_button)
        listed = Item(self.list).growing() if self.matches else Gap()
        return framed(head, Column(self.balance, listed))


SCENE = MatchesScene
