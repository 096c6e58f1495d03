"""The result of a game of two: its winner, the match so far, and the next game."""

from typing import TYPE_CHECKING, Final

from ...play.versus.game import Side
from ...play.versus.match import Match
from ...shell.gamepad import GONE, PadEvent
from ...shell.handlers import handles
from ...shell.kit import Space
from ...shell.parts.around import Loose
from ...shell.parts.base import Gap, Item, Part
from ...shell.parts.grid import Grid
from ...shell.parts.lines import Column, Row
from ...shell.stage import Stage
from ...shell.text import Weight
from ...shell.widgets.button import Look
from ...shell.widgets.label import Align, Label
from ..look.figures import clock
from ..scene.base import GameScene
from ..scene.header import framed, header
from ..widgets.primary_card import PrimaryCard
from .head import PlayerHead
from .sitting import Result, Seated, begin, new_seed

if TYPE_CHECKING:
    from .services import VersusServices

HOLDS: Final = 1.2
"""Seconds in which no button can be pressed: a queued digit presses none."""
WIDE: Final = 560
"""The width of what is said, in points."""


class VersusEndScene(GameScene):
    """The end of a game, or of the whole match."""

    services: "VersusServices"
    scopes = ("versus_end",)
    takes_pads = True
    tick = 0.25

    def __init__(self, stage: Stage, services: "VersusServices", argument: Result) -> None:
        super().__init__(stage, services)
        self.seated = argument.seated
        match, last = self.seated.match, argument.last
        self._since = services.clock()
        theme = lambda: services.preferences.theme  # noqa: E731 - what all is drawn in
        text, count = self.text, self.catalogue.count
        names = [player.name for player in match.players]
        won = last.winner if match.winner is None else match.winner
        key = (
            "versus.drawn"
            if won is None
            else "versus.won"
            if match.winner is None
            else "versus.won_match"
        )
        title = text(key) if won is None else text(key, name=names[won])
        self.title: Final = Label(
            title, points=40, weight=Weight.TITLE, wrap=True, align=Align.CENTRE, id="title"
        )
        self.heads: Final = [
            PlayerHead(
                side,
                names[side],
                match.wins(side),
                theme,
                count("versus.head", match.wins(side), name=names[side]),
                id=f"head.{side.name.lower()}",
            )
            for side in Side
        ]
        self.score: Final = Label(
            text("versus.score", a=match.wins(Side.A), b=match.wins(Side.B)),
            points=108,
            weight=Weight.RESULT,
            align=Align.CENTRE,
            id="score",
        )
        self.games: Final = [
            Label(
                _game_line(self, match, number),
                points=15,
                colour="muted",
                align=Align.CENTRE,
                wrap=True,
                id=f"game.{number}",
            )
            for number in range(len(match.games))
        ]
        words = text("versus.next" if match.winner is None else "versus.rematch", n=match.number)
        self.next_button: Final = self.bind(
            PrimaryCard(words, self.next_game, theme=theme, id="next"), "versus.next"
        )
        self.others: Final = [
            self.action_button(action, look=Look.QUIET)
            for action in ("versus.other", "versus.matches")
        ]
        self.leave_button: Final = self.back_button()
        self.form.set_focus(self.next_button)
        stage.say(title)

    def hear_pad(self, told: PadEvent) -> bool:
        """Handle an unplugged gamepad: the next game waits for another."""
        if told.control == GONE:
            a, b = (None if pad == told.pad else pad for pad in self.seated.pads)
            self.seated = self.seated._replace(pads=(a, b))
        return False

    @property
    def holds(self) -> bool:
        """Whether buttons still ignore presses, which were meant for the board."""
        return self.services.clock() - self._since < HOLDS

    def parts(self) -> Part:
        """Return the winner above the score, the games and the buttons."""
        card = Column(
            Item(self.title),
            Row(*(Item(head).growing() for head in self.heads), gap=Space.APART),
            Item(self.score),
            # In a small window the score stands alone; Matches tells of the games, too.
            *(Item(game).folding(1) for game in self.games[-6:]),
            Gap(8),
            Item(self.next_button, tall=72),
            Grid(*(Item(other, tall=48) for other in self.others), across=(2, 1)),
        )
        return framed(header(self.leave_button, Gap()), Loose(card, wide=WIDE))

    @handles("versus.next")
    def next_game(self) -> None:
        """Play the next game, or another match of the same two."""
        if self.holds:
            return
        match = self.seated.match
        if match.winner is not None:
            match = match._replace(seed=new_seed(), games=(), ended_at="", day="")
        begin(self.stage, self.services, Seated(match, self.seated.pads))

    @handles("versus.other")
    def other_match(self) -> None:
        """Open the choice of players and kind; a match that is left counts as abandoned."""
        matches, match = self.services.matches, self.seated.match
        if matches is not None and match.winner is None:
            matches.end(match)
        self.stage.switch("versus_start")

    def back(self) -> None:
        """Leave, like the button."""
        if not self.holds:
            self.other_match()


def _game_line(scene: VersusEndScene, match: Match, number: int) -> str:
    """Return a line about a game: its winner, the number of cells, and the time."""
    game, text = match.games[number], scene.text
    winner = text("versus.draw") if game.winner is None else match.players[game.winner].name
    facts = (
        text("versus.game", n=number + 1, name=winner),
        text("versus.score", a=game.filled[0], b=game.filled[1]),
        clock(game.milliseconds // 1000),
    )
    return text("ui.separator").join(facts)


SCENE = VersusEndScene
